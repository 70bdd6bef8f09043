"""A table for tests: a board in a few words, exact options, and checks at the end of every test.

>>> t = table("ws", you=side(hand=["Ace"]), rival=side(), cards=[character("Ace")])
>>> t.you.may_choose_exactly("play Ace", "pass")
>>> t.you.chooses("play Ace", "left center")
>>> t.you.left_center.is_("Ace")

Cards lie as a test says: `laid("Hero", REST, under=["Ebb", face_down("Flow")])`,
`laid("Sign", counters=3)`, `face_up("Hope")`, `theirs("Foe")` in one's own prison.
`activate Sage: draw 2` is the ability in whose text these words stand, `play Twin (T-2)`
the card of that number. `t.settle()` answers what leaves nothing to decide,
`t.goes_on_to("main phase", t.rival)` lets everybody decline until then,
`t.changes(...)` makes something happen at any time.

Set only what matters: the rest is filler nobody reads. With the environment
variable BYTHEBOOK_MODE set to `save`, `undo` or `fork`, every game is saved and
loaded, taken back and redone, or forked, between every two decisions.
"""

from collections.abc import Callable
from typing import TypeVar

from bythebook.testing.boards import (
    Side,
    face_down,
    face_up,
    laid,
    side,
    theirs,
)
from bythebook.testing.failing import Stumbled, TestFailed
from bythebook.testing.seats import Seat, ZoneView
from bythebook.testing.table import Idle, Table, check_all, forget_all, table
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
    "Side",
    "Stumbled",
    "Table",
    "TestFailed",
    "ZoneView",
    "character",
    "check_all",
    "clause",
    "climax",
    "event",
    "face_down",
    "face_up",
    "forget_all",
    "laid",
    "side",
    "table",
    "theirs",
]
