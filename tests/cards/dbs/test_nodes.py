"""Wordings of the second game that few cards have: what they do, what may be chosen, and what
happens when it cannot be done."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import EXTRA
from bythebook.testing import dbs as make
from bythebook.testing import side
from bythebook.text.dbs import abilities_of
from bythebook.text.dbs.cards import make_card
from tests.cards.dbs.test_manners import standing
from tests.cards.dbs.test_play import battle, main, play, settle

PAIR = make.battle("Pair", traits=("Heron", "Ibis"), character="Egret")


def test_a_card_with_one_trait_and_no_other() -> None:
    text = "choose up to 1 of your opponent's «Heron»-only Battle Cards and KO it."
    t = play(text, PAIR, rival=side(battle=["Egret", "Pair", "Stork", "Crane"]))
    t.you.may_choose_exactly("Egret", "Crane", "done")
    t.you.chooses("Crane")
    settle(t)
    t.rival.drop.holds_exactly("Crane")
    t = play(text, PAIR, rival=side(battle=["Pair", "Stork"]))
    t.rival.drop.has(0)
    t.you.hand.has(0)


def test_a_card_with_one_character_name_and_no_other() -> None:
    both = make_card(
        {"number": "T-Both", "name": "Both", "kind": "battle", "colors": ["red"], "power": 5000}
        | {"characters": ["Egret", "Ibis"]}
    )
    text = "choose up to 1 of your opponent's <Egret>-only Battle Cards and KO it."
    t = play(text, PAIR, both, rival=side(battle=["Egret", "Pair", "Both", "Stork"]))
    t.you.may_choose_exactly("Egret", "Pair", "done")
    t.you.chooses("done")
    settle(t)
    t.rival.drop.has(0)


def test_chosen_cards_are_shuffled_into_the_deck() -> None:
    text = "choose up to 2 «Heron» cards in your Drop Area and shuffle them into your deck."
    drop = ["Egret", "Crane", "Stork"]
    t = play(text, drop=drop, deck=["filler"] * 20)
    t.you.may_choose_exactly("Egret", "Crane", "done")
    t.you.chooses("Egret", "Crane")
    settle(t)
    t.you.drop.holds_exactly("Stork")
    t.you.deck.has(22)
    # Nobody knows any more where they are.
    state = t.game.state
    assert not any(state.seen[card] for card in state.zone(0, 0))
    t = play(text, drop=["Stork"], deck=["filler"] * 20)
    t.you.drop.holds_exactly("Stork")
    t.you.deck.has(20)
    # With none chosen, too, the deck is shuffled.
    deck = ["Egret", "Crane", "Stork", "filler", "Egret", "Crane", "Stork", "filler"]
    t = play(text, drop=drop, deck=deck)
    t.you.chooses("done")
    settle(t)
    t.you.drop.holds_exactly(*drop)
    t.you.deck.holds_exactly(*deck)
    assert t.you.deck.names != deck


def test_cards_from_the_top_of_the_deck_are_a_cost() -> None:
    text = "[Activate: Main] Place the top 2 cards of your deck in your Drop Area : Draw 1 card."
    t = standing(battle("Hero", text), deck=["Egret", "Stork", "Crane", "filler"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.drop.holds_exactly("Egret", "Stork")
    t.you.hand.holds_exactly("Crane")
    t.you.deck.is_("filler")
    # One card is not enough to pay with.
    t.you.may_not_choose("activate Hero")


def test_all_cards_of_a_kind_are_a_cost() -> None:
    text = "[Activate: Main] Place all cards in your hand in your Drop Area : Draw 2 cards."
    t = standing(battle("Hero", text), hand=["Egret", "Stork"], deck=["filler"] * 9)
    t.you.chooses("activate Hero")
    settle(t)
    t.you.drop.holds_exactly("Egret", "Stork")
    t.you.hand.holds_exactly("filler", "filler")
    t = standing(battle("Hero", text), hand=[], deck=["filler"] * 9)
    t.you.may_not_choose("activate Hero")


def test_a_card_under_this_one_is_a_cost() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main] [Once per turn] Place the top card of your deck under this card : "
        "Draw 1 card.",
        "[Activate: Main] Place 1 «Heron» card from under this card in your Drop Area : Draw 1 "
        "card.",
    )
    t = standing(hero, deck=["Egret", "Stork", *["filler"] * 9])
    t.you.may_choose_exactly("activate Hero", "attack Hero leader", "attack leader", "pass")
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.has(1)
    # The only Heron of the two pays; after that there is none left, and the other skill was used.
    t.you.chooses("activate Hero")
    settle(t)
    t.you.drop.holds_exactly("Egret")
    t.you.hand.has(2)
    t.you.may_not_choose("activate Hero")


def test_a_skill_that_waits_for_its_extra_card_to_be_activated_is_triggered_once() -> None:
    """Its own activation is not the card's: that lies in the drop area by then."""
    auto = (
        "[Auto] When you activate this card, choose up to 1 of your opponent's Battle Cards and it "
        "gets -1000 power for the turn."
    )
    text = ("[Activate: Main] Draw 1 card.", auto)
    lamp = make.extra("Lamp", abilities=abilities_of(text, EXTRA))
    t = main(lamp, rival=side(battle=["Stork"]))
    t.you.chooses("activate Lamp")
    settle(t)
    t.you.chooses("Stork")
    settle(t)
    assert t.rival.value("Stork", "power") == 14000
    t.you.may_not_choose("Stork")
    t.you.drop.holds_exactly("Lamp")
