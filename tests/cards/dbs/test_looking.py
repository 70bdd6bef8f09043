"""Cards of a deck are looked at; what fits is taken, what does not goes where it is said."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.testing import Table
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.test_play import asked, play, settle

DECK = ["Egret", "Stork", "Crane", "filler", "filler"]


def deck(t: Table, count: int = 3) -> list[str]:
    """The cards on top of your deck."""
    return list(t.you.deck.names)[:count]


@pytest.mark.parametrize("back", ["put it back", "return it to the top of your deck"])
def test_a_card_put_back_is_on_top_again(back: str) -> None:
    t = play(f"look at the top card of your deck, then {back}.", deck=DECK)
    assert deck(t) == ["Egret", "Stork", "Crane"]


@pytest.mark.parametrize(("end", "top"), [(0, "Egret"), (1, "Stork")])
def test_top_or_bottom_is_asked(end: int, top: str) -> None:
    t = play(
        "look at the top card of your deck, then place it on top or at the bottom of your deck.",
        deck=DECK,
    )
    t.answer(end)
    settle(t)
    assert deck(t, 1) == [top]
    assert (t.you.deck.names[-1] == "Egret") == (top == "Stork")


@pytest.mark.parametrize("otherwise", ["Otherwise", "If not", "If it isn't"])
@pytest.mark.parametrize(("first", "hand"), [("Egret", ["Egret"]), ("Stork", [])])
def test_otherwise(otherwise: str, first: str, hand: list[str]) -> None:
    t = play(
        "look at the top card of your deck. If it's a «Heron» card, add it to your hand. "
        f"{otherwise}, place it at the bottom of your deck.",
        deck=[first, "Crane", "filler"],
    )
    t.you.hand.holds_exactly(*hand)
    assert deck(t, 1) == ["Crane"]
    assert ("Stork" in t.you.deck.names) == (first == "Stork")


def test_one_of_them_is_taken_and_the_rest_put_back_in_any_order() -> None:
    t = play(
        "look at the top 3 cards of your deck, add up to 1 of them to your hand, then put the rest "
        "back in any order.",
        deck=DECK,
    )
    t.you.may_choose_exactly("Egret", "Stork", "Crane", "done")
    t.you.chooses("Stork")
    settle(t)
    if "Crane" in asked(t):
        t.you.chooses("Crane")
        settle(t)
    t.you.hand.holds_exactly("Stork")
    assert sorted(deck(t, 2)) == ["Crane", "Egret"]


@pytest.mark.parametrize(("last", "taken"), [("Egret", True), ("Stork", False)])
def test_the_bottom_card_is_looked_at(last: str, taken: bool) -> None:
    t = play(
        "look at the bottom card of your deck and add up to 1 «Heron» card from it to your hand, "
        "then shuffle your deck.",
        deck=["filler", "filler", last],
    )
    if taken:
        t.you.may_choose_exactly("Egret", "done")
        t.you.chooses("Egret")
        settle(t)
    t.you.hand.holds_exactly(*(["Egret"] if taken else []))


@pytest.mark.parametrize(("last", "played"), [("Egret", ["Hero", "Egret"]), ("Stork", ["Hero"])])
def test_the_bottom_card_is_played_only_if_it_is_such_a_card(last: str, played: list[str]) -> None:
    t = play(
        "look at the bottom card of your deck, and if it's a «Heron» card, play it, then shuffle "
        "your deck.",
        deck=["Crane", "filler", "filler", last],
    )
    t.you.battle.holds_exactly(*played)


def test_up_to_so_many_cards_from_the_bottom() -> None:
    t = play(
        "reveal up to 2 cards from the bottom of your deck, add up to 1 «Heron» card among them to "
        "your hand, then shuffle your deck.",
        deck=["Crane", "filler", "Stork", "Egret"],
    )
    t.you.may_choose_exactly("2", "1", "0")
    t.you.chooses("2")
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.you.hand.holds_exactly("Egret")


REFUSED = """
look at the bottom card of your deck, then put it back.
look at the top 3 cards of your deck, then put them back.
look at the top 3 cards of your deck, then place them at the top or bottom of your deck.
look at the top card of your deck. If it's a «Heron» card, you may play it. Otherwise, put it back.
look at the top card of your deck, then put it back in any order.
draw 1 card, then put it back.
draw 1 card. If it isn't, put it back.
"""


@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_what_leaves_open_where_cards_go_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all("[Auto] When you play this card, " + text, BATTLE)
