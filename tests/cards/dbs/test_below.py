"""Texts of the second game that place cards under named cards in play, played."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.testing import dbs as make
from bythebook.testing import laid, side
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.test_play import asked, battle, main, play, settle

NEST = make.battle("Nest")
DECK = ["Egret", "Stork", "Crane", "filler", "filler", "filler", "filler"]
COST = (
    "[Auto] Choose 1 card in your hand and place it under a {Nest} in your Battle Area : When you "
    "play this card, draw 1 card."
)


def test_a_card_of_the_hand_is_paid_under_a_named_card() -> None:
    t = main(battle("Hero", COST), NEST, battle=[NEST], hand=["Egret"])
    t.you.chooses("play Hero")
    settle(t)
    t.you.chooses("yes")
    settle(t)
    assert t.you.under("Nest") == ["Egret"]
    t.you.hand.has(1)


@pytest.mark.parametrize("zones", [{"hand": ["Egret"]}, {"battle": [NEST]}])
def test_without_such_a_card_or_a_hand_nothing_is_paid(zones: dict[str, Any]) -> None:
    t = main(battle("Hero", COST), NEST, **zones)
    t.you.chooses("play Hero")
    settle(t)
    assert "yes" not in asked(t)
    t.you.hand.has(len(zones.get("hand", [])))


def test_which_of_two_such_cards_is_asked() -> None:
    piles: list[list[int]] = []
    for answer in (0, 1):
        t = play(
            "choose up to 2 cards in your Drop Area and place them under a {Nest} in your Battle "
            "Area.",
            NEST,
            battle=[laid(NEST, under=["Crane"]), NEST],
            drop=["Egret", "Stork"],
        )
        t.you.chooses("Egret", "Stork")
        t.you.may_choose_exactly("Nest", "Nest")
        t.answer(answer)
        settle(t)
        t.you.drop.has(0)
        piles.append(sorted(len(pile) for pile in t.game.state.below.values()))
    assert sorted(piles) == [[1, 2], [3]]


def test_without_a_host_nothing_goes_anywhere() -> None:
    t = play(
        "choose up to 2 cards in your Drop Area and place them under a {Nest} in your Battle Area.",
        NEST,
        drop=["Egret"],
    )
    t.you.chooses("Egret")
    settle(t)
    t.you.drop.holds_exactly("Egret")


def test_cards_from_the_top_go_under_a_named_card() -> None:
    text = "place the top 3 cards of your deck under a {Nest} in your Battle Area."
    t = play(text, NEST, battle=[NEST], deck=DECK)
    assert sorted(t.you.under("Nest")) == ["Crane", "Egret", "Stork"]
    t = play(text, NEST, deck=DECK)
    assert len(t.you.deck) == len(DECK)


def test_the_opponents_hand_goes_under_your_card() -> None:
    t = play(
        "your opponent chooses 2 cards from their hand and places them under your {Nest}.",
        NEST,
        battle=[NEST],
        rival=side(hand=["Egret", "Stork", "Crane"]),
    )
    t.rival.chooses("Egret", "Crane")
    settle(t)
    assert sorted(t.you.under("Nest")) == ["Crane", "Egret"]
    t.rival.hand.holds_exactly("Stork")


@pytest.mark.parametrize(("before", "taken"), [(0, 3), (2, 1), (3, 0), (4, 0)])
def test_until_so_many_are_under_it(before: int, taken: int) -> None:
    t = play(
        "place cards from the top of your deck under your {Nest} until there are 3 cards under "
        "{Nest}.",
        NEST,
        battle=[laid(NEST, under=["filler"] * before)],
        deck=DECK,
    )
    assert len(t.you.under("Nest")) == before + taken
    assert len(t.you.deck) == len(DECK) - taken


REFUSED = """
place cards from the top of your deck under your {Nest} until there are 3 cards under {Roost}.
look at the bottom card of your deck, then put it back.
"""


@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_what_leaves_open_where_cards_go_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all("[Auto] When you play this card, " + text, BATTLE)
