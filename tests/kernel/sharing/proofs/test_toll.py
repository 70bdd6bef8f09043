"""The toll, in each of the books that have it."""

import pytest

from bythebook.testing import clause
from tests.kernel.cards import card
from tests.kernel.sharing.rules import ELDER, YOUNGER, Edition, Toll
from tests.kernel.table import Table, board, side
from tests.kernel.tiny import DISCARD, HAND, POWER

EDITIONS: dict[str, Edition] = {"elder": ELDER, "younger": YOUNGER}
BOTH = pytest.mark.parametrize("book", ["elder", "younger"])


def toll(book: str) -> Table:
    """A player with three cards in hand pays the toll."""
    mighty = card("mighty", power=4)
    t = board(side(hand=["a", "b", mighty], deck=["top", "next"]), book=EDITIONS[book])
    assert t.game.value(POWER, t.find("mighty")) == 4
    return t.run(Toll())


@BOTH
@clause("elder 1.1", "elder 3.1", "younger 2-1", "younger 4-1")
def test_a_card_of_little_power_is_chosen(book: str) -> None:
    t = toll(book)
    t.asks(0, "a", "b")
    t.choose("a")


@BOTH
@clause("elder 1.2", "elder 1.3", "younger 2-2", "younger 2-4")
def test_it_is_discarded_and_counts(book: str) -> None:
    t = toll(book).choose("a")
    assert (t.names(0, DISCARD), t.points()) == (["a"], EDITIONS[book].toll)


@clause("younger 2-3")
def test_in_the_younger_book_another_is_drawn() -> None:
    assert toll("elder").choose("a").names(0, HAND) == ["b", "mighty"]
    assert toll("younger").choose("a").names(0, HAND) == ["b", "mighty", "top"]
