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
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DECK,
    DROP,
    GUARDIANS,
    HAND,
    REAR_GUARDS,
    SHARED_KINDS,
    SOUL,
    VANGUARD,
)
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.policy import Numbers

EVERYWHERE: Final = tuple(range(SHARED_KINDS))
ON_REAR_GUARD: Final = REAR_GUARDS[0]
"""stands for all rear-guard circles"""
MARKS: Final[dict[int, Numbers]] = {
    VANGUARD: MARKED_VANGUARD,
    ON_REAR_GUARD: MARKED_REAR_GUARD,
    GUARDIANS: MARKED_GUARDIAN,
    HAND: MARKED_HAND,
    DROP: MARKED_DROP,
    BIND: MARKED_BIND,
    SOUL: MARKED_SOUL,
    DAMAGE: MARKED_DAMAGE,
    DECK: MARKED_DECK,
}
"""the marks of zones, by the zones they name"""


@rule("vgg 3.1.1.3", "vgd 11.4.4", nothing=EVERYWHERE)
def marked_zones(mark: int) -> tuple[int, ...]:
    """Text behind the mark of a zone counts only while its card is there."""
    listed = MARKS.get(mark)
    # Zones of one era alone have no row: their mark means just themselves.
    return (mark,) if listed is None else listed.value


@rule("vgg 3.1.1.3.10", "vgd 11.4.4.1", nothing=())
def unmarked_zones(own: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Text without a mark counts wherever its card is; `own` are zones only one era has."""
    return (*EVERYWHERE, *own)


@rule("vgg 3.1.1.4", "vgd 11.4.4.2", nothing=())
def either_zone(marks: tuple[int, ...]) -> tuple[int, ...]:
    """With several marks, it counts in any of those zones."""
    return tuple(zone for mark in marks for zone in marked_zones(mark))


def active_zones(marks: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of zones in which a text behind these marks counts."""
    return marked_zones(marks[0]) if len(marks) == 1 else either_zone(marks)


@rule("vgg 8.6.5.1.4", "vgd 11.8.12.1.4", nothing=(VANGUARD,))
def waits_in_soul() -> tuple[int, ...]:
    """What a vanguard waits for that is ridden upon it still has in the soul, until it resolves."""
    return (SOUL,)
