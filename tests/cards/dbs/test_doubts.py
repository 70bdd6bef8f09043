"""Words that could be bound to the wrong card, player, area or moment: played, or refused."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, BLOCKER
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.state.refs import CARD
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.fights import attack, extra, fight
from tests.cards.dbs.test_play import CRANE, EGRET, ENERGY, STORK, asked, battle, main, play, settle

TERN = make.battle("Tern", cost=2, power=5000, color="red", character="Terra of the Bay")


def refused(*texts: str) -> None:
    """None of these texts is taken for sure."""
    for text in texts:
        with pytest.raises(Unplayable):
            read_all(text, BATTLE)


# What is said once of two kinds of cards.


def test_an_area_said_once_is_where_both_kinds_are() -> None:
    t = play(
        "add up to 1 {Egret} and up to 1 {Stork} from your Drop Area to your hand.",
        battle=["Egret"],
        drop=["Egret", "Stork", "Crane"],
    )
    t.you.chooses("Egret")
    t.you.chooses("Stork")
    t.you.hand.holds_exactly("Egret", "Stork")
    t.you.battle.holds_exactly("Hero", "Egret")


def test_as_a_cost_both_are_there_too() -> None:
    text = (
        "[Activate: Main] Send 1 {Egret} and 1 {Stork} from your Drop Area to your Warp : "
        "Draw 1 card."
    )
    t = main(battle("Filler"), battle=[battle("Hero", text), "Egret"], drop=["Stork"])
    assert "activate Hero" not in asked(t)
    t = main(battle("Filler"), battle=[battle("Hero", text)], drop=["Stork", "Egret"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.warp.holds_exactly("Egret", "Stork")


def test_energy_costs_in_the_plural_are_of_both() -> None:
    t = play(
        "add up to 1 «Heron» card and up to 1 blue card with energy costs of 2 or less from "
        "your Drop Area to your hand.",
        drop=["Egret", "Stork", "Crane"],
    )
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.you.hand.holds_exactly("Egret")


def test_each_of_two_names_is_with_what_is_said_of_both() -> None:
    t = play(
        "choose up to 1 each of {Crane} and {Egret} with 10000 or less power from your Drop Area "
        "and add them to your hand.",
        drop=["Egret", "Crane"],
    )
    t.you.chooses("Egret")
    settle(t)
    t.you.hand.holds_exactly("Egret")


def test_what_may_be_said_of_one_kind_or_of_both_is_refused() -> None:
    refused(
        "[Auto] When you play this card, add up to 1 «Heron» card and up to 1 blue card with "
        "[Blocker] from your Drop Area to your hand.",
    )
    read_all(
        "[Auto] When you play this card, add up to 1 «Heron» card or up to 1 blue card with an "
        "energy cost of 2 from your Drop Area to your hand.",
        BATTLE,
    )


# Where this card is, and whose other cards are.


def test_what_is_discarded_is_in_the_hand_this_card_too() -> None:
    text = (
        "[Activate: Main] Choose this card and 1 «Heron» card and discard them from your hand : "
        "Draw 2 cards."
    )
    hero = battle("Hero", text)
    t = main(hero, battle=["Egret"])
    assert "activate Hero" not in asked(t)
    t = main(hero, hand=["Egret"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.drop.holds_exactly("Hero", "Egret")
    t.you.hand.has(2)


def test_a_discarded_card_is_spoken_of_where_it_lies() -> None:
    text = (
        "[Activate: Main] Discard this card : Draw 1 card, then place this card on top of your "
        "deck from your Drop Area."
    )
    t = main(battle("Hero", text), deck=["Egret", "Stork"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.holds_exactly("Egret")
    t.you.deck.is_("Hero", "Stork")


def test_this_card_and_an_other_card_of_the_hand_are_both_there() -> None:
    text = "[Activate: Main] Place this card and 1 other card from your hand in the Drop Area : "
    hero = battle("Hero", text + "Draw 2 cards.")
    t = main(battle("Filler"), battle=[hero], hand=["Egret"])
    assert "activate Hero" not in asked(t)
    t = main(hero, hand=["Egret"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.drop.holds_exactly("Hero", "Egret")


def test_where_this_card_is_has_to_be_sure() -> None:
    refused(
        "[Activate: Main] Choose this card and 1 green card in your hand and place them in your "
        "Drop Area : Draw 2 cards.",
    )


def test_whose_cards_are_chosen_has_to_be_said() -> None:
    refused(
        "[Auto] When you play this card, choose up to 1 Battle Card and KO it.",
        "[Auto] When you play this card, look at up to 3 cards from the top of your deck, then "
        "shuffle your deck, then choose up to 1 «Heron» card and add it to your hand.",
    )


def test_of_the_attacking_card_it_need_not_be_said() -> None:
    text = "[Counter: Attack] Choose 1 attacking Battle Card and it gets -5000 power for the turn."
    theirs: dict[str, list[object]] = {"hand": ["Gust"], "energy": list(ENERGY)}
    t = fight(battle("Hero"), extra("Gust", text), theirs=theirs)
    t.you.chooses("attack Hero leader")
    t.rival.chooses("activate Gust")
    settle(t)
    assert t.you.value("Hero", "power") == 5000


def test_who_has_something_is_said_once_for_two_claims() -> None:
    text = (
        "[Permanent] If your opponent has 9 or more energy, or has 2 or more Battle Cards in play, "
        "reduce the energy cost of this card in your hand by 2."
    )
    hero = battle("Hero", text, cost=3)
    t = main(hero, battle=["Egret", "Stork"])
    assert t.you.value("Hero", "cost") == 3
    t = main(hero, rival=side(battle=["Egret", "Stork"]))
    assert t.you.value("Hero", "cost") == 1


# What "it" and "the chosen card" are.


def test_options_speak_of_what_was_chosen_before_them() -> None:
    text = (
        "choose up to 1 of your other Battle Cards, then choose one- ・The chosen card gains "
        "[Blocker] for the turn. ・Draw 1 card."
    )
    t = play(text, battle=["Egret", "Stork"])
    t.you.chooses("Egret")
    t.you.chooses("1")
    settle(t)
    assert has_blocker(t, "Egret")
    assert not has_blocker(t, "Hero")


def has_blocker(t: Table, name: str) -> bool:
    """Whether a card of yours has [Blocker]."""
    return bool(keywords_of(t.game, t.you.ref(name) & CARD) & BLOCKER)


def test_the_chosen_card_is_not_one_that_was_only_moved() -> None:
    text = (
        "choose up to 1 of your other Battle Cards, then place 1 card from your Drop Area in your "
        "Warp, and the chosen card gets +5000 power for the turn."
    )
    t = play(text, battle=["Egret"], drop=["Stork", "Crane"])
    t.you.chooses("Egret")
    t.you.chooses("Stork")
    settle(t)
    assert t.you.value("Egret", "power") == 15000


def test_the_chosen_card_has_to_be_chosen() -> None:
    refused("[Auto] When you play this card, the chosen card gets +5000 power for the turn.")


def test_what_was_chosen_for_the_cost_stays_the_chosen_card() -> None:
    text = (
        "[Activate: Main] Choose 1 «Heron» card in your Battle Area : Play this card from your "
        "hand. If you played this card, place the chosen card in your energy."
    )
    t = main(battle("Hero", text), battle=["Egret"], energy=["filler"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.battle.holds_exactly("Hero")
    t.you.energy.holds_exactly("filler", "Egret")


def test_the_card_you_played_is_not_one_chosen_since() -> None:
    text = (
        "play up to 1 {Egret} from your hand. If you played a card, choose up to 1 «Heron» card in "
        "your Drop Area and place it under the card you played with this skill."
    )
    t = play(text, hand=["Egret"], drop=["Crane"])
    t.you.chooses("Egret")
    t.you.chooses("Crane")
    settle(t)
    t.you.drop.has(0)
    t.you.battle.holds_exactly("Hero", "Egret")


def test_both_cards_of_which_one_was_chosen_under_a_condition() -> None:
    refused(
        "[Auto] When you play this card, if your Leader Card is red, choose up to 1 of your other "
        "Battle Cards and switch it to Active Mode. Both that card and this card get +5000 power "
        "for the turn.",
        "[Auto] When one of your Battle Cards attacks, if your life is at 4 or less, draw 1 card "
        "and choose the attacking card. The chosen card and this card get +5000 power for the "
        "turn.",
    )


def test_of_no_card_it_is_neither_so_nor_otherwise() -> None:
    text = (
        "if you have 9 or more energy, reveal the top card of your opponent's deck. If that card "
        "is a Battle Card, place it in your opponent's energy in Rest Mode, otherwise, draw 1 card."
    )
    t = play(text)
    t.you.hand.has(0)
    t = play(text, energy=["filler"] * 10, rival=side(deck=["Egret", "filler"]))
    t.rival.energy.holds_exactly("Egret")
    t.you.hand.has(0)


# Whether it was done.


def test_nothing_is_done_by_who_has_nothing_to_do_it_with() -> None:
    text = "you may choose 2 cards in your hand and discard them. If you do, draw 3 cards."
    for hand, drawn in ((["Egret", "Stork"], 3), (["Egret"], 0), ([], 0)):
        t = play(text, hand=hand)
        t.you.chooses("yes")
        settle(t)
        t.you.hand.has(drawn)


def test_the_opponent_cannot_do_it_without_a_card() -> None:
    text = (
        "your opponent may choose 1 card in their hand and discard it. If they don't, draw 1 card."
    )
    t = play(text, rival=side(hand=[]))
    t.rival.chooses("yes")
    settle(t)
    t.you.hand.has(1)


def test_what_is_rested_already_is_not_switched() -> None:
    text = "you may switch 1 of your «Heron» cards to Rest Mode. If you do, draw 1 card."
    t = play(text, battle=[("Egret", REST)])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(0)
    t = play(text, battle=["Egret"])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(1)


def test_drawing_is_done_whatever_is_chosen_after_it() -> None:
    text = (
        "you may draw 1 card and switch up to 1 of your energy to Active Mode. If you do, "
        "this card gets +5000 power for the turn."
    )
    t = play(text)
    t.you.chooses("yes")
    t.you.chooses("done")
    settle(t)
    assert t.you.value("Hero", "power") == 15000


def test_who_cannot_make_the_choice_has_nothing_replaced() -> None:
    text = (
        "[Permanent] If this card would be removed from your Battle Area by an opponent's skill, "
        "you may choose 2 cards from your hand and place them in your Drop Area instead."
    )
    wave = extra(
        "Wave",
        "[Activate: Main] Choose 1 of your opponent's Battle Cards and return it to its owner's "
        "hand.",
    )
    for hand, stays in ((["Egret"], 0), (["Egret", "Stork"], 1)):
        t = table(
            "dbs",
            side(hand=[wave]),
            side(battle=[battle("Hero", text)], hand=hand),
            at="main",
            cards=[EGRET, STORK, CRANE],
        )
        t.you.chooses("activate Wave")
        settle(t)
        if stays:
            t.rival.chooses("replace with Hero")
            settle(t)
        t.rival.battle.has(stays)
        t.rival.drop.has(2 * stays)


# When.


def test_what_hangs_on_something_done_later_is_done_later() -> None:
    text = "at the end of the turn, you may discard 1 card. If you do, draw 2 cards."
    t = play(text, hand=["Egret"])
    t.you.hand.holds_exactly("Egret")
    t.you.chooses("pass")
    settle(t)
    t.you.chooses("yes")
    settle(t)
    t.you.drop.holds_exactly("Egret")
    t.you.hand.has(2)


def test_what_is_spoken_of_later_is_not_spoken_of_now() -> None:
    refused(
        "[Auto] When you play this card, at the end of your opponent's next turn, reveal the top "
        "card of your opponent's deck. Add that card to their hand.",
        "[Auto] When you play this card, at the end of the turn, discard 1 card. If that card is a "
        "Battle Card, draw 1 card.",
    )


def test_a_condition_holds_for_each_of_two_moments() -> None:
    text = "[Auto] During your opponent's turn, when this card is played or attacks, draw 1 card."
    t = fight(battle("Hero", text), mine={"hand": []})
    attack(t)
    t.you.hand.has(0)
    [found] = read_all(text, BATTLE)
    assert found.trigger is not None
    assert all(one.condition is not None for one in (found.trigger, *found.trigger.also))


def test_a_span_does_not_take_the_place_of_what_is_asked_already() -> None:
    text = (
        "[Auto] When your opponent switches energy to Active Mode using a non-[Awaken] skill "
        "during their turn, draw 1 card."
    )
    plain = text.replace("a non-[Awaken] skill", "a skill")
    [strict], [loose] = read_all(text, BATTLE), read_all(plain, BATTLE)
    assert strict.trigger != loose.trigger


def test_damage_by_attacking_is_not_that_of_a_skill() -> None:
    text = "[Auto] When this card deals damage by attacking, draw 1 card."
    burn = "[Activate: Main] Deal 1 damage to your opponent."
    t = fight(battle("Hero", text, burn), mine={"hand": []}, theirs={"life": ["filler"] * 4})
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.has(0)
    attack(t)
    t.goes_on_to("main phase")
    t.you.hand.has(1)


# How long, and how far.


def test_a_duration_holds_for_what_follows_it() -> None:
    t = play(
        "this card gets +5000 power for the turn; if you have 1 or more energy, this card gains "
        "[Critical]."
    )
    assert keywords_of(t.game, t.you.ref("Hero") & CARD)
    t.you.chooses("pass")
    settle(t)
    assert not keywords_of(t.game, t.you.ref("Hero") & CARD)


def test_how_long_and_how_far_has_to_be_sure() -> None:
    refused(
        "[Auto] When you play this card, draw 1 card; if your life is at 4 or less, draw 1 card; "
        "you can't play copies of this card for the turn.",
        "[Auto] When you play this card, you may discard 1 card. If you do, draw 1 card. Then, "
        "this card gets +5000 power for the turn.",
    )


def test_a_part_of_a_character_name() -> None:
    t = play(
        "choose up to 1 card with <Terra> in its character name in your Drop Area and add it to "
        "your hand.",
        TERN,
        drop=["Tern", "Egret"],
    )
    t.you.may_choose_exactly("Tern", "done")
    t.you.chooses("Tern")


def test_it_is_not_another_card_after_this_card_was_spoken_of() -> None:
    refused(
        "[Auto] When you use a black Battle Card in a combo, switch this card to Active Mode and "
        "it gets +5000 power for the turn.",
        "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards, switch "
        "this card to Active Mode, and it gets -5000 power for the turn.",
    )


def test_an_extra_card_takes_itself_only_from_where_it_says() -> None:
    text = "[Activate: Main] (1) : Add this card from your Drop Area to your hand."
    shoal = extra("Shoal", text)
    t = main(battle("Hero"), hand=[shoal])
    assert "activate Shoal" not in asked(t)
    t = main(battle("Hero"), drop=[shoal])
    t.you.chooses("activate Shoal")
    settle(t)
    t.you.hand.holds_exactly("Hero", "Shoal")
