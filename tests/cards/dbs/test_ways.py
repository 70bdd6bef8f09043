"""Texts of the second game played: costs paid in other ways, one thing or another."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.testing import side
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, to_main, until
from tests.cards.dbs.test_play import EGRET, STORK, asked, battle, main, play, settle

# Costs paid in other ways.


def test_life_instead_of_energy() -> None:
    text = (
        "[Permanent] If your life is at 4 or less, you can activate this card's [Counter] skill "
        "from your hand by adding a card from your life to your hand instead of paying its energy "
        "cost."
    )
    guard = extra("Guard", text, "[Counter: Attack] Negate the attack.", cost=2)
    for life, energy, ways in ((4, 0, ["1"]), (4, 2, ["0", "1"]), (5, 2, []), (5, 0, None)):
        t = fight(
            battle("Hero"),
            guard,
            theirs={"hand": [guard], "life": ["filler"] * life, "energy": ["filler"] * energy},
        )
        t.you.chooses("attack Hero leader")
        if ways is None:
            assert "activate Guard" not in t.goes_on_to("main phase")
            continue
        until(t, "activate Guard")
        t.rival.chooses("activate Guard")
        if len(ways) > 1:
            assert sorted(asked(t)) == ways
            t.rival.chooses("1")
        settle(t)
        if ways:
            t.rival.life.has(life - 1)
            t.rival.hand.has(1)
        else:
            t.rival.life.has(life)
        t.rival.drop.holds_exactly("Guard")
        to_main(t)


def test_two_other_cards_instead_of_energy() -> None:
    text = (
        "[Permanent] You can activate this card's [Counter] skill from your hand without paying "
        "its energy cost by choosing 2 other cards in your hand and discarding them."
    )
    guard = extra("Guard", text, "[Counter: Attack] Negate the attack.", cost=2)
    t = fight(battle("Hero"), guard, theirs={"hand": [guard, "Egret", "Stork"]})
    t.you.chooses("attack Hero leader")
    until(t, "activate Guard")
    t.rival.chooses("activate Guard")
    settle(t)
    t.rival.drop.holds_exactly("Guard", "Egret", "Stork")
    t = fight(battle("Hero"), guard, theirs={"hand": [guard, "Egret"]})
    t.you.chooses("attack Hero leader")
    assert "activate Guard" not in t.goes_on_to("main phase")


def test_activated_again_from_the_drop_area() -> None:
    echo = extra(
        "Echo",
        "[Activate: Main] Draw 2 cards.",
        "[Permanent] If this card is in your Drop Area, you can activate it by paying its energy "
        "cost and removing it and 1 red card in your hand from the game.",
        cost=1,
    )
    t = main(EGRET, echo, drop=[echo], hand=["Stork"], energy=["filler"] * 2)
    t.you.chooses("activate Echo")
    settle(t)
    t.you.removed.holds_exactly("Egret", "Echo")
    t.you.hand.has(3)
    # Without a red card in the hand, or without energy, it cannot be.
    assert "activate Echo" not in asked(main(STORK, echo, drop=[echo]))
    assert "activate Echo" not in asked(main(EGRET, echo, drop=[echo], energy=[]))
    # From the hand it is activated as ever.
    t = main(echo, energy=["filler"])
    t.you.chooses("activate Echo")
    settle(t)
    t.you.drop.holds_exactly("Echo")


def test_giving_up_other_counters_as_a_cost() -> None:
    first = extra(
        "First",
        "[Counter: Play] You can't activate the [Counter: Play] skills of other cards for the "
        "turn : Draw 1 card.",
    )
    second = extra("Second", "[Counter: Play] Draw 1 card.")
    t = main(battle("Hero"), first, second, rival=side(hand=[first, second]), hand=["Egret"])
    t.you.chooses("play Hero")
    until(t, "activate First")
    t.rival.chooses("activate First")
    settle(t)
    t.you.chooses("play Egret")
    assert "activate Second" not in t.goes_on_to("main phase")


# One thing or another.


def test_otherwise_if_it_is_not_so() -> None:
    text = "if your life is at 3 or less, draw 2 cards, otherwise, draw 1 card."
    play(text, life=["filler"] * 3).you.hand.has(2)
    play(text, life=["filler"] * 4).you.hand.has(1)
    text = "if your life is at 3 or less, draw 2 cards. Otherwise, draw 1 card."
    play(text, life=["filler"] * 3).you.hand.has(2)
    play(text, life=["filler"] * 4).you.hand.has(1)


def test_otherwise_if_it_is_not_wanted() -> None:
    text = (
        "look at the top card of your deck; if it's a blue card, you may add it to your hand; "
        "otherwise, place it in your Drop Area."
    )
    t = play(text, deck=["Stork", *["Crane"] * 5])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.holds_exactly("Stork")
    t.you.drop.has(0)
    t = play(text, deck=["Stork", *["Crane"] * 5])
    t.you.chooses("no")
    settle(t)
    t.you.drop.holds_exactly("Stork")
    t = play(text, deck=["Crane", *["Stork"] * 5])
    settle(t)
    t.you.drop.holds_exactly("Crane")


def test_otherwise_to_two_things_is_refused() -> None:
    text = (
        "[Auto] When you play this card, draw 1 card, you may draw 1 card, and if your life is at "
        "3 or less, you may draw 1 card; otherwise, draw 2 cards."
    )
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)
