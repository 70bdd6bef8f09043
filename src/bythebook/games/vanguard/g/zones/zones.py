"""The zones only the G era has, and the places of cards on circles that are no units."""

from typing import Final

from bythebook.games.vanguard.zones.zones import (
    BACK_CENTER,
    BACK_LEFT,
    BACK_RIGHT,
    FIELD,
    FRONT_LEFT,
    FRONT_RIGHT,
    REAR_GUARDS,
    SHARED_KINDS,
    VANGUARD,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule

G_ZONE: Final = SHARED_KINDS
HEARTS: Final = SHARED_KINDS + 1
"""on the vanguard circle: heart cards, which are no units (10.27.3)"""
LOCKED: Final = (
    SHARED_KINDS + 2,
    SHARED_KINDS + 3,
    SHARED_KINDS + 4,
    SHARED_KINDS + 5,
    SHARED_KINDS + 6,
)
"""on each rear-guard circle, in their order: its locked card, which is no unit (10.22.3)"""
KINDS: Final = SHARED_KINDS + 7

PLACES: Final[dict[int, int]] = {
    HEARTS: VANGUARD,
    LOCKED[0]: FRONT_LEFT,
    LOCKED[1]: FRONT_RIGHT,
    LOCKED[2]: BACK_LEFT,
    LOCKED[3]: BACK_CENTER,
    LOCKED[4]: BACK_RIGHT,
}
"""of which circle each place of cards that are no units is part"""
ON_CIRCLES: Final = (*FIELD, HEARTS, *LOCKED)
"""wherever a card is on a circle, as a unit or not"""
EVERYWHERE: Final = tuple(kind for kind in range(KINDS) if kind not in PLACES)
"""wherever a text is active that names no zone: a card that is no unit on a circle has none"""


def circle_of(kind: int) -> int:
    """The circle a kind of zone is, or is part of; any other zone is itself."""
    return PLACES.get(kind, kind)


def lock_of(circle: int) -> int:
    """Where the locked card of a rear-guard circle lies."""
    return LOCKED[REAR_GUARDS.index(circle)]


@rule("vgg 4.6.7", "vgg 10.22.6", nothing=[])
def lock_circles(game: Game, player: int) -> list[int]:
    """The circle with a locked card on it is a lock circle, and no rear-guard circle."""
    zones, base = game.state.zones, player * game.state.kinds
    found: list[int] = []
    # Those places follow each other; mostly nothing lies there.
    if any(zones[base + LOCKED[0] : base + LOCKED[-1] + 1]):
        for place in LOCKED:
            if zones[base + place]:
                found.append(PLACES[place])
    return found
