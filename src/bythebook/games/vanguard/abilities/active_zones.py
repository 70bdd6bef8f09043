"""Section 3.1.1: where a card has to be for its text to count."""

from typing import Final

from bythebook.games.vanguard.policy import (
    MARKED_BIND,
    MARKED_DAMAGE,
    MARKED_DECK,
    MARKED_DROP,
    MARKED_GUARDIAN,
    MARKED_HAND,
    MARKED_REAR_GUARD,
    MARKED_SOUL,
    MARKED_VANGUARD,
)
from bythebook.games.vanguard.zones.zones import SHARED_KINDS
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.policy import Numbers

EVERYWHERE: Final = tuple(range(SHARED_KINDS))
MARKS: Final[dict[str, Numbers]] = {
    "VC": MARKED_VANGUARD,
    "RC": MARKED_REAR_GUARD,
    "GC": MARKED_GUARDIAN,
    "Hand": MARKED_HAND,
    "Drop Zone": MARKED_DROP,
    "Bind Zone": MARKED_BIND,
    "Soul": MARKED_SOUL,
    "Damage Zone": MARKED_DAMAGE,
    "Deck": MARKED_DECK,
}


@rule("vgg 3.1.1.3", "vgd 11.4.4", nothing=EVERYWHERE)
def marked_zones(mark: str) -> tuple[int, ...]:
    """Text behind the mark of a zone counts only while its card is there."""
    return MARKS[mark].value


@rule("vgg 3.1.1.3.10", "vgd 11.4.4.1", nothing=())
def unmarked_zones(own: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Text without a mark counts wherever its card is; `own` are zones only one era has."""
    return (*EVERYWHERE, *own)


@rule("vgg 3.1.1.4", "vgd 11.4.4.2", nothing=())
def either_zone(marks: tuple[str, ...]) -> tuple[int, ...]:
    """With several marks, it counts in any of those zones."""
    return tuple(zone for mark in marks for zone in marked_zones(mark))


def active_zones(marks: tuple[str, ...], own: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The kinds of zones in which a text with these marks counts."""
    if not marks:
        return unmarked_zones(own)
    return marked_zones(marks[0]) if len(marks) == 1 else either_zone(marks)
