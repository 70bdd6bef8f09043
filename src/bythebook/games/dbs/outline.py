"""Section 1: winning and losing, and the fundamental principles."""

from typing import Final

from bythebook.games.dbs.texts.events import CANNOT_ACTIVATE, STAYS_IN_MASTERS_TURN
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import ORIENT, Change
from bythebook.kernel.state.result import reason

NO_LIFE: Final = reason("no life left", "dbs 9-2-3")
NO_DECK: Final = reason("no cards in the deck", "dbs 9-2-4")


@rule("dbs 1-2-1-1-1", nothing=False)
def no_life(cards: int) -> bool:
    """No card in the life area is a losing condition."""
    return cards == 0


@rule("dbs 1-2-1-1-2", nothing=False)
def no_deck(cards: int) -> bool:
    """No card in the deck is a losing condition."""
    return cards == 0


@rule("dbs 1-2-2-1", nothing=False)
def life_counts(started: int) -> bool:
    """Life is looked at only during the game, not while it is being prepared."""
    return started != 0


@rule("dbs 1-2-2-2", nothing=False)
def deck_counts(started: int) -> bool:
    """The deck is looked at only during the game, not while it is being prepared."""
    return started != 0


@rule("dbs 1-3-3", nothing="")
def stopped(cannot: int, change: Change, own_turn: bool = False) -> str:
    """What an effect forbids does not happen, whatever else wants it.

    With `own_turn` it is the turn of the card's master.
    """
    barred = CANNOT_ACTIVATE | (STAYS_IN_MASTERS_TURN if own_turn else 0)
    if change[2] == ACTIVE and cannot & barred:
        return "dbs 1-3-3"
    return ""


@rule("dbs 1-3-5-1", nothing=1)
def least_up_to(least: int) -> int:
    """Of a number with nothing but an upper bound, zero can be named too."""
    return max(0, least)


@rule("dbs 1-3-6", nothing=99)
def counted(value: int) -> int:
    """A number that effects have brought below zero counts as zero, except where sums are made.

    Sums are made by the sheet, of what effects say; whoever reads the number reads it here.
    Power is read as it is (2-8-3). No effect halves anything, so there are no fractions.
    """
    return max(0, value)


BOTH_MODES: Final = 1 << ACTIVE | 1 << REST


@rule("dbs 1-3-8", nothing=[])
def settled(changes: list[Change]) -> list[Change]:
    """What would switch to both modes at the same time is switched to rest mode."""
    modes = 0
    for change in changes:
        if change[0] == ORIENT:
            modes |= 1 << change[2]
    if modes != BOTH_MODES:
        return changes
    rested = [c[1] for c in changes if c[0] == ORIENT and c[2] == REST]
    return [c for c in changes if c[0] != ORIENT or c[2] != ACTIVE or c[1] not in rested]
