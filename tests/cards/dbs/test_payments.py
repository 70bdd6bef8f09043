"""Costs in the middle of a text, and of several cards; what is done later, and to whom; played."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import CRITICAL, EXTRA
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.zones.zones import ACTIVE
from bythebook.testing import dbs as make
from bythebook.testing import side
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.fights import attack, fight
from tests.cards.dbs.test_manners import standing
from tests.cards.dbs.test_play import asked, battle, main, play, settle

WAVE = make.battle("Wave", cost=1, color="blue")


def test_energy_is_paid_in_the_middle_of_a_text() -> None:
    text = "you may pay B. If you do, draw 2 cards."
    t = play(text, WAVE, energy=["filler"] * 6)
    t.you.hand.has(0)  # no blue energy
    t = play(text, WAVE, energy=["Wave"] * 8)
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(2)
    t = play(text, WAVE, energy=["Wave"] * 8)
    t.you.chooses("no")
    settle(t)
    t.you.hand.has(0)


def test_cards_of_three_kinds_are_a_cost() -> None:
    text = (
        "[Activate: Main] Send 1 «Heron» card, 1 blue card, and 1 red card from your Drop Area to "
        "your Warp : Draw 1 card."
    )
    t = standing(battle("Hero", text), drop=["Egret", "Stork"])
    t.you.may_not_choose("activate Hero")
    t = standing(battle("Hero", text), drop=["Egret", "Stork", "Crane"])
    t.you.chooses("activate Hero")
    # Both are «Heron», and red.
    t.you.may_choose_exactly("Egret", "Crane")
    t.you.chooses("Crane")
    settle(t)
    t.you.warp.holds_exactly("Egret", "Stork", "Crane")
    t.you.hand.has(1)


def test_cards_of_three_kinds_are_chosen() -> None:
    t = play(
        "choose up to 1 «Heron» card, up to 1 blue card, and up to 1 red card in your Drop Area "
        "and add them to your hand.",
        drop=["Egret", "Stork", "Crane"],
    )
    t.you.may_choose_exactly("Egret", "Crane", "done")
    t.you.chooses("Egret", "Stork", "Crane")
    settle(t)
    t.you.hand.holds_exactly("Egret", "Stork", "Crane")


def test_skills_are_negated_along_with_power() -> None:
    wing = battle("Wing", "[Critical]")
    t = play(
        "choose up to 1 of your other Battle Cards, and it gets +5000 power and has its skills "
        "negated for the turn.",
        battle=[wing],
    )
    t.you.chooses("Wing")
    settle(t)
    assert t.you.value("Wing", "power") == 15000
    assert not keywords_of(t.game, t.you.card("Wing")) & CRITICAL


def test_where_cards_are_is_said_after_where_they_go() -> None:
    text = (
        "[Auto] Place 1 card in your Drop Area from your life : When you play this card, draw 1 "
        "card."
    )
    t = main(battle("Hero", text), life=["Egret"] * 2)
    t.you.chooses("play Hero")
    settle(t)
    t.you.chooses("yes")
    settle(t)
    t.you.drop.holds_exactly("Egret")
    t.you.life.has(1)
    t = play(
        "place up to 1 «Heron» card in your Drop Area from your deck, then shuffle your deck.",
        deck=["Stork", "Egret"],
    )
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.you.drop.holds_exactly("Egret")


def test_this_card_and_another_are_discarded_from_the_hand() -> None:
    text = (
        "[Activate: Main] Choose this card in your hand and 1 «Heron» card in your hand and "
        "discard them from your hand : Draw 1 card."
    )
    t = main(battle("Hero", text, cost=9), hand=["Egret", "Stork"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.drop.holds_exactly("Hero", "Egret")
    t.you.hand.has(2)


def test_until_the_end_of_their_next_turn() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards and it gets -5000 power until the end of "
        "their next turn.",
        rival=side(battle=["Stork"]),
    )
    t.you.chooses("Stork")
    settle(t)
    t.you.chooses("pass")
    settle(t)
    assert t.turn_player is t.rival
    assert t.rival.value("Stork", "power") == 10000
    t.ends_asking()


def test_this_card_comes_back_from_the_warp() -> None:
    text = (
        "[Activate: Main] Send this card from your hand to your Warp : Draw 1 card, then play this "
        "card from your Warp at the start of your next Main Phase."
    )
    t = main(battle("Hero", text, cost=9))
    t.you.chooses("activate Hero")
    settle(t)
    t.you.warp.holds_exactly("Hero")
    t.you.chooses("pass")
    while "Hero" in t.you.warp.names and t.turn < 6:
        t.answer(len(asked(t)) - 1)
    t.you.battle.holds_exactly("Hero")
    assert t.turn_player is t.you
    t.ends_asking()


def test_this_card_and_another_are_chosen_as_a_cost() -> None:
    text = (
        "[Activate: Main] Choose this card and 1 of your other Battle Cards : Send the chosen "
        "cards to their owners' Warps, then draw 1 card."
    )
    t = standing(battle("Hero", text), battle=["Egret", "Stork"])
    t.you.chooses("activate Hero")
    t.you.chooses("Stork")
    settle(t)
    t.you.warp.holds_exactly("Hero", "Stork")
    t.you.battle.holds_exactly("Egret")


def test_two_cards_are_chosen_as_a_cost() -> None:
    text = (
        "[Activate: Main] Choose 1 of your other Battle Cards and 1 of your opponent's Battle "
        "Cards : KO the chosen cards."
    )
    t = standing(
        battle("Hero", text), battle=["Egret", "Crane"], rival=side(battle=["Stork", "Crane"])
    )
    t.you.chooses("activate Hero")
    t.you.chooses("Stork")
    t.you.chooses("Egret")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Crane")
    t.rival.battle.holds_exactly("Crane")


def test_a_card_is_played_on_top_of_the_card_chosen_before() -> None:
    text = (
        "[Activate: Main] Choose 1 of your other Battle Cards and place this card under it : "
        "Choose up to 1 blue card in your hand, play it on top of the chosen card in Active Mode."
    )
    t = standing(battle("Hero", text), battle=["Egret", "Crane"], hand=["Stork"])
    t.you.chooses("activate Hero")
    t.you.chooses("Egret")
    settle(t)
    t.you.chooses("Stork")
    settle(t)
    t.you.battle.holds_exactly("Stork", "Crane")
    assert t.you.state_of("Stork") == ACTIVE
    assert sorted(t.you.under("Stork")) == ["Egret", "Hero"]


def test_a_choice_is_about_the_cards_looked_at() -> None:
    text = (
        "[Activate: Main] Look at up to 2 cards from the top of your deck, then choose one : ・Add "
        "up to 1 «Heron» card among them to your hand, then shuffle your deck. ・Add up to 1 blue "
        "card among them to your hand, then shuffle your deck."
    )
    hero = make.extra("Tide", cost=0, abilities=abilities_of((text,), EXTRA))
    t = main(hero, deck=["Egret", "Stork", "Crane"])
    t.you.chooses("activate Tide")
    settle(t)
    t.you.chooses("2")
    t.answer(1)
    t.you.may_choose_exactly("Stork", "done")
    t.you.chooses("Stork")
    settle(t)
    t.you.hand.holds_exactly("Stork")


def test_life_pays_for_a_counter_said_in_two_sentences() -> None:
    instead = (
        "[Permanent] When you activate this card's [Counter], you may choose 1 card in your life "
        "and add it to your hand. If you do so, you may activate this card's [Counter] without "
        "paying its energy cost."
    )
    texts = ("[Counter: Attack] Negate the attack.", instead)
    guard = make.extra("Guard", cost=3, abilities=abilities_of(texts, EXTRA))
    t = fight(battle("Hero"), guard, theirs={"hand": [guard], "energy": [], "life": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    t.goes_on_to("counter")
    t.rival.chooses("activate Guard")
    settle(t)
    t.rival.life.has(2)
    t.rival.drop.holds_exactly("Guard")
    t.ends_asking()


def test_a_keyword_and_power_for_each() -> None:
    hero = battle(
        "Hero",
        "[Auto] When this card attacks, this card gets [Critical] and +5000 power for each «Heron» "
        "card in your Drop Area for the turn.",
    )
    t = fight(hero, mine={"drop": ["Egret", "Crane", "Stork"]})
    attack(t)
    assert t.you.value("Hero", "power") == 20000
    assert keywords_of(t.game, t.you.card("Hero")) & CRITICAL
    t.ends_asking()


def test_a_card_played_with_its_skills_negated_waits_for_nothing() -> None:
    wing = battle("Wing", "[Auto] When you play this card, draw 1 card.", "[Critical]", cost=1)
    for said, drawn in (("", 1), (" with its skills negated for the game", 0)):
        t = play(f"choose up to 1 «Heron» card in your hand and play it{said}.", hand=["Egret"])
        t.you.chooses("done")
        t = play(f"choose up to 1 card in your hand and play it{said}.", wing, hand=[wing])
        t.you.chooses("Wing")
        settle(t)
        t.you.battle.holds_exactly("Hero", "Wing")
        t.you.hand.has(drawn)
        assert bool(keywords_of(t.game, t.you.card("Wing")) & CRITICAL) == bool(drawn)
        t.you.chooses("pass")
        settle(t)
        assert bool(keywords_of(t.game, t.you.card("Wing")) & CRITICAL) == bool(drawn)
        t.ends_asking()


def test_a_combo_with_skills_negated() -> None:
    wing = battle("Wing", "[Auto] When you combo with this card, draw 1 card.", cost=1)
    hero = battle(
        "Hero",
        "[Auto] When this card attacks, combo with up to 1 card from your Drop Area with its "
        "skills negated for the turn.",
    )
    t = fight(hero, wing, mine={"drop": [wing], "hand": ["Egret"]})
    attack(t)
    t.you.chooses("Wing")
    settle(t)
    t.you.combo.holds_exactly("Wing")
    t.you.hand.holds_exactly("Egret")
    t.ends_asking()


def test_if_you_do_in_the_middle_of_a_sentence() -> None:
    text = (
        "[Activate: Main] Play up to 1 «Heron» card from your hand; if you do, choose up to 1 of "
        "your opponent's Battle Cards and KO it."
    )
    for card in ("Egret", "done"):
        t = standing(battle("Hero", text), hand=["Egret"], rival=side(battle=["Stork"]))
        t.you.chooses("activate Hero")
        settle(t)
        t.you.chooses(card)
        settle(t)
        if card == "done":
            t.you.is_asked("main phase")
            t.rival.battle.holds_exactly("Stork")
        else:
            t.you.chooses("Stork")
            settle(t)
            t.rival.drop.holds_exactly("Stork")
