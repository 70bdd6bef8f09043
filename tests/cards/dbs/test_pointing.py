"""What "it" is after a condition, a trigger or a token, and what choosing a named card means."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, BLOCKER
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.texts.events import STAYS_IN_CHARGE_PHASE
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.testing import side
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.fights import attack, extra, fight
from tests.cards.dbs.test_play import asked, battle, main, play, settle

SHY = battle("Shy", "[Barrier]", cost=2, power=10000)


def refused(*texts: str) -> None:
    """None of these texts is taken for sure."""
    for text in texts:
        with pytest.raises(Unplayable):
            read_all(text, BATTLE)


# A condition that speaks of one card.


def test_after_a_condition_about_the_attacking_card_it_is_that_card() -> None:
    guard = battle(
        "Guard",
        "[Auto] When 1 of your cards is attacked, if the attacking card is a red card, choose it, "
        "KO it.",
    )
    t = fight(battle("Hero"), guard, theirs={"battle": [guard]})
    attack(t)
    t.you.drop.holds_exactly("Hero")
    t.rival.battle.holds_exactly("Guard")


def test_after_cards_have_gone_away_it_is_the_leader_of_the_condition() -> None:
    t = play(
        "place the top 2 cards of your deck in your Drop Area, then if your Leader Card is red, "
        "it gets +15000 power for the turn."
    )
    assert t.you.value("leader", "power") == 25000
    t.you.drop.has(2)


def test_a_single_card_that_has_gone_away_is_not_it_either() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards and KO it, then if your Leader Card is "
        "red, it gets +5000 power for the turn.",
        rival=side(battle=["Egret"]),
    )
    t.you.chooses("Egret")
    settle(t)
    assert t.you.value("leader", "power") == 15000


def test_what_was_chosen_just_before_is_still_it() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards, and if your Leader Card is red, it gets "
        "-5000 power for the turn.",
        rival=side(battle=["Egret"]),
    )
    t.you.chooses("Egret")
    settle(t)
    assert t.rival.value("Egret", "power") == 5000
    assert t.you.value("leader", "power") == 10000


def test_a_leader_is_not_what_goes_somewhere() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards, it gets -5000 power for the turn, and if "
        "your Leader Card is red, return it to its owner's hand.",
        rival=side(battle=["Egret"], hand=[]),
    )
    t.you.chooses("Egret")
    settle(t)
    t.rival.hand.holds_exactly("Egret")


def test_after_a_card_in_play_and_a_condition_about_another_it_is_refused() -> None:
    refused(
        "[Auto] When you play this card, choose up to 1 of your other Battle Cards, it gets +5000 "
        "power for the turn, and if your Leader Card is red, it gains [Critical] for the turn.",
        "[Auto] When this card attacks, if your Leader Card is red, it gets +5000 power for the "
        "turn.",
        "[Auto] When you play this card, if your Leader Card is red and the attacking card is a "
        "blue card, it gets +5000 power for the turn.",
        "[Auto] When you play this card, play up to 1 «Heron» card from your hand, and if your "
        "Leader Card is red, it gets +5000 power for the turn.",
    )


def test_a_condition_before_the_moment_does_not_take_the_word() -> None:
    hero = battle(
        "Hero",
        "[Auto] If your Leader Card is red, when this card attacks, it gets +5000 power for the "
        "turn.",
    )
    t = fight(hero)
    attack(t)
    assert t.you.value("Hero", "power") == 15000


def test_a_condition_after_the_word_does_not_take_it_either() -> None:
    hero = battle(
        "Hero",
        "[Auto] When this card attacks, it gets +5000 power for the turn if your Leader Card is "
        "red.",
    )
    t = fight(hero)
    attack(t)
    assert t.you.value("Hero", "power") == 15000


# Tokens.


def test_a_token_just_played_is_it() -> None:
    t = play(
        "if your Leader Card is red, play 1 Chick Token and it gains [Blocker] for the turn. "
        "(Chick Tokens have 5000 power.)"
    )
    assert keywords_of(t.game, t.you.card("Chick") & CARD) & BLOCKER
    assert not keywords_of(t.game, t.you.card("leader") & CARD) & BLOCKER


# Choosing a card that is named.


def test_a_card_with_barrier_is_not_chosen_by_being_named() -> None:
    guard = battle(
        "Guard", "[Auto] When 1 of your cards is attacked, choose the attacking card and KO it."
    )
    t = fight(battle("Hero", "[Barrier]"), theirs={"battle": [guard]})
    attack(t)
    t.you.battle.holds_exactly("Hero")
    t = fight(battle("Hero"), theirs={"battle": [guard]})
    attack(t)
    t.you.drop.holds_exactly("Hero")


def test_unless_barrier_is_ignored() -> None:
    guard = battle(
        "Guard",
        "[Auto] When 1 of your cards is attacked, choose the attacking card, ignoring [Barrier], "
        "KO it.",
    )
    t = fight(battle("Hero", "[Barrier]"), theirs={"battle": [guard]})
    attack(t)
    t.you.drop.holds_exactly("Hero")


def test_a_leader_that_cannot_be_chosen_is_not_chosen() -> None:
    safe = battle("Safe", "[Permanent] Your Leader Card can't be chosen by your opponent's skills.")
    text = "choose your opponent's Leader Card and it gets -5000 power for the turn."
    t = play(text, rival=side(battle=[safe]))
    assert t.rival.value("leader", "power") == 10000
    t = play(text, rival=side(battle=["Egret"]))
    assert t.rival.value("leader", "power") == 5000


def test_it_is_not_chosen_either_if_it_cannot_be() -> None:
    text = (
        "[Auto] When your opponent plays a Battle Card, choose it and return it to its owner's "
        "hand."
    )
    t = main(SHY, rival=side(battle=[battle("Watch", text)]))
    t.you.chooses("play Shy")
    settle(t)
    t.you.battle.holds_exactly("Shy")
    t = main(battle("Bold", cost=2), rival=side(battle=[battle("Watch", text)]))
    t.you.chooses("play Bold")
    settle(t)
    t.you.hand.holds_exactly("Bold")


def test_what_was_not_chosen_was_not_done() -> None:
    guard = battle(
        "Guard",
        "[Auto] When 1 of your cards is attacked, you may choose the attacking card and KO it. If "
        "you do, draw 2 cards.",
    )
    t = fight(battle("Hero", "[Barrier]"), theirs={"battle": [guard], "hand": []})
    attack(t)
    t.rival.chooses("yes")
    settle(t)
    t.rival.hand.has(0)


# Chosen first, and then done only by who wants.


def test_with_nothing_chosen_nothing_was_done() -> None:
    text = "choose 1 of your «Heron» cards and you may KO it. If you do, draw 2 cards."
    t = play(text)
    if "yes" in asked(t):
        t.you.chooses("yes")
        settle(t)
    t.you.hand.has(0)
    t = play(text, battle=["Egret"])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(2)
    t.you.drop.holds_exactly("Egret")


def test_with_one_of_two_chosen_it_was_not_done_either() -> None:
    text = "choose 2 cards in your hand and you may discard them. If you do, draw 3 cards."
    t = play(text, hand=["Egret"])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(0)
    t = play(text, hand=["Egret", "Stork"])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(3)


def test_in_another_sentence_too() -> None:
    text = "choose 1 of your «Heron» cards. You may KO it. If you do, draw 2 cards."
    t = play(text)
    if "yes" in asked(t):
        t.you.chooses("yes")
        settle(t)
    t.you.hand.has(0)


# What stands beside a keyword skill of two colors.


def test_aegis_is_activated_as_often_as_its_words_say() -> None:
    often, once = (read_all(text, BATTLE)[0] for text in AEGIS)
    assert often.limit == 0
    assert once.limit == 1


AEGIS = ("[Aegis Blue/Yellow]", "[Aegis Blue/Yellow][Once per turn]")


def test_extra_cards_point_back_alike() -> None:
    spell = extra(
        "Spell",
        "[Activate: Battle] If your Leader Card is red, it gets +5000 power for the turn.",
    )
    t = fight(battle("Hero"), spell, mine={"hand": [spell]})
    attack(t)
    t.you.chooses("activate Spell")
    settle(t)
    assert t.you.value("leader", "power") == 15000


# Pronouns beside other words.


def test_they_are_the_cards_chosen_and_not_the_opponent() -> None:
    t = play(
        "choose up to 2 of your opponent's Battle Cards and they can't attack for the turn.",
        rival=side(battle=["Egret", "Stork", "Crane"]),
    )
    t.you.chooses("Egret", "Stork")
    settle(t)
    cannot = [bool(t.game.value(CHAR_CANNOT, t.rival.card(n) & CARD)) for n in BIRDS]
    assert cannot == [True, True, False]


BIRDS = ("Egret", "Stork", "Crane")


def test_the_chosen_cards_skills_are_negated() -> None:
    text = "choose up to 1 of your opponent's Battle Cards and negate the chosen card's skills {}."
    loud = battle("Loud", "[Blocker]")
    t = play(text.format("for the turn"), rival=side(battle=[loud, "Egret"]))
    t.you.chooses("Loud")
    settle(t)
    assert not keywords_of(t.game, t.rival.card("Loud") & CARD) & BLOCKER


def test_the_chosen_card_is_known_at_the_end_of_the_turn() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards. At the end of the turn, KO the chosen "
        "card.",
        rival=side(battle=["Egret", "Stork"]),
    )
    t.you.chooses("Stork")
    settle(t)
    t.rival.battle.holds_exactly("Egret", "Stork")
    t.you.chooses("pass")
    settle(t)
    t.rival.drop.holds_exactly("Stork")


def test_a_card_that_does_not_switch_in_the_next_charge_phase() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards and it doesn't switch to Active Mode "
        "during your opponent's next Charge Phase.",
        rival=side(battle=["Egret"]),
    )
    t.you.chooses("Egret")
    settle(t)
    assert t.game.value(CHAR_CANNOT, t.rival.card("Egret") & CARD) & STAYS_IN_CHARGE_PHASE
