"""A table for tests: a board in a few words, exact options, and checks at the end of every test.

>>> t = table("ws", you=side(hand=["Ace"]), rival=side(), cards=[character("Ace")])
>>> t.you.may_choose_exactly("play Ace", "pass")
>>> t.you.chooses("play Ace", "left center")
>>> t.you.left_center.is_("Ace")

Set only what matters: the rest is filler nobody reads. With the environment
variable BYTHEBOOK_MODE set to `save`, `undo` or `fork`, every game is saved and
loaded, taken back and redone, or forked, between every two decisions.
"""

from collections.abc import Callable
from typing import TypeVar

from bythebook.testing.table import (
    Idle,
    Seat,
    Stumbled,
    Table,
    TestFailed,
    ZoneView,
    check_all,
    forget_all,
    side,
    table,
)
from bythebook.testing.ws import character, climax, event

F = TypeVar("F", bound=Callable[..., object])

PROOFS: dict[str, list[Callable[..., object]]] = {}


def clause(*numbers: str) -> Callable[[F], F]:
    """Mark a test as the proof of clauses: without any one of them it fails."""

    def mark(test: F) -> F:
        for number in numbers:
            PROOFS.setdefault(number, []).append(test)
        return test

    return mark


__all__ = [
    "PROOFS",
    "Idle",
    "Seat",
    "Stumbled",
    "Table",
    "TestFailed",
    "ZoneView",
    "character",
    "check_all",
    "clause",
    "climax",
    "event",
    "forget_all",
    "side",
    "table",
]
