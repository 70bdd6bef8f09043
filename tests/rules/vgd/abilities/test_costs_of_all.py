"""Section 11.7.3: costs for which something is done with all of some cards."""

from typing import Any

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

DISCARDS = "[ACT](RC):[COST][discard all of the cards in your hand], and draw a card."
ASKS = (
    "[ACT](RC):[COST][your hand has one or more cards, and discard all of the cards in your hand],"
    " and draw a card."
)
RETIRES = "[ACT](VC):[COST][retire all of your rear-guards], and draw a card."
PUTS = "[ACT](VC):[COST][put all of your front row rear-guards into soul], and draw a card."


def paying(text: str, **zones: Any) -> Table:
    """The main phase of a player with a unit that has a text."""
    doer = unit("doer", 3, text=text)
    where = {"vanguard": doer} if "(VC)" in text else {"left": doer}
    you = side(**{**where, "deck": ["b", "b", "a"], **zones})
    return table("vgd", you=you, cards=[unit("a"), unit("b"), doer], at="main")


@clause("vgd 11.7.3")
@pytest.mark.parametrize("hand", [0, 1, 3])
def test_a_cost_of_all_is_paid_with_however_many_there_are(hand: int) -> None:
    t = paying(DISCARDS, hand=["a"] * hand)
    t.you.may_choose("activate doer")
    t.you.chooses("activate doer")
    t.you.drop.has(hand)
    t.you.hand.is_("b")


@clause("vgd 11.7.3")
@pytest.mark.parametrize(("left", "drop"), [(["a"], ["a", "b"]), ([], ["b"])])
def test_all_rear_guards_are_retired(left: list[str], drop: list[str]) -> None:
    t = paying(RETIRES, left=left, right="b", hand=[])
    t.you.chooses("activate doer")
    t.you.drop.holds_exactly(*drop)
    t.you.hand.has(1)
    # Again, with none left.
    t.you.chooses("activate doer")
    t.you.hand.has(2)


def test_what_else_a_cost_asks_for_has_to_be_so() -> None:
    t = paying(ASKS, hand=[], right="a")
    t.you.may_not_choose("activate doer")
    t = paying(ASKS, hand=["a"])
    t.you.chooses("activate doer")
    t.you.drop.is_("a")


def test_only_those_that_are_meant_are_used() -> None:
    t = paying(PUTS, left="a", right="b", back_left="b", hand=[])
    t.you.chooses("activate doer")
    t.you.soul.holds_exactly("a", "b")
    t.you.back_left.is_("b")


def test_what_is_used_for_all_is_not_used_for_another_part() -> None:
    both = "[ACT](RC):[COST][reveal a card from your hand & {}], and draw a card.".format(
        "discard all of the cards in your hand"
    )
    t = paying(both, hand=["a"])
    t.you.may_not_choose("activate doer")


@pytest.mark.parametrize("text", [DISCARDS, ASKS, RETIRES, PUTS])
def test_it_prints_as_it_is_read(text: str) -> None:
    for ability in read_all(text, 1 | OVERDRESS):
        assert normalise(show(ability)) == normalise(text)


@pytest.mark.parametrize(
    "text",
    [
        "[ACT](RC):[COST][retire all of your opponent's rear-guards], and draw a card.",
        "[ACT](RC):[COST][discard all grade 1 cards in your hand], and draw a card.",
        "[ACT](RC):[COST][discard all of your rear-guards], and draw a card.",
    ],
)
def test_what_could_not_be_paid_with_certainty_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, 1 | OVERDRESS)


def test_the_era_whose_book_is_silent_refuses_it() -> None:
    with pytest.raises(Unplayable):
        read_all("[ACT](RC):[Retire all of your rear-guards] Draw a card.", 1)
