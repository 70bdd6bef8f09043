"""Section 3: the zones, and how positions stand to each other."""

from typing import Final

from bythebook.kernel.clauses import rule
from bythebook.kernel.refs import FACE_DOWN, NOBODY_SEES, OWNER_SEES, PUBLIC
from bythebook.kernel.zones import Zone, ZoneTable

# Card orientation (4.6).
STAND: Final = 1
REST: Final = 2
REVERSE: Final = 3

DECK: Final = 0
HAND: Final = 1
WAITING_ROOM: Final = 2
CLOCK: Final = 3
LEVEL: Final = 4
STOCK: Final = 5
CLIMAX_AREA: Final = 6
MEMORY: Final = 7
RESOLUTION: Final = 8
CENTER_LEFT: Final = 9
CENTER_MIDDLE: Final = 10
CENTER_RIGHT: Final = 11
BACK_LEFT: Final = 12
BACK_RIGHT: Final = 13

CENTER_STAGE: Final = (CENTER_LEFT, CENTER_MIDDLE, CENTER_RIGHT)
BACK_STAGE: Final = (BACK_LEFT, BACK_RIGHT)
STAGE: Final = CENTER_STAGE + BACK_STAGE

ZONES: Final = ZoneTable(
    [
        Zone("deck", NOBODY_SEES, face=FACE_DOWN, ordered=True),
        Zone("hand", OWNER_SEES, face=FACE_DOWN),
        Zone("waiting room", PUBLIC),
        Zone("clock", PUBLIC, ordered=True),
        Zone("level", PUBLIC, ordered=True),
        Zone("stock", NOBODY_SEES, face=FACE_DOWN, ordered=True),
        Zone("climax area", PUBLIC),
        Zone("memory", PUBLIC),
        Zone("resolution zone", PUBLIC, ordered=True),
        Zone("left center", PUBLIC, field=True, orient=STAND),
        Zone("middle center", PUBLIC, field=True, orient=STAND),
        Zone("right center", PUBLIC, field=True, orient=STAND),
        Zone("left back", PUBLIC, field=True, orient=STAND),
        Zone("right back", PUBLIC, field=True, orient=STAND),
    ]
)
KINDS: Final = ZONES.count

# Relations between positions, for card texts.
IN_FRONT: Final = 1
BEHIND: Final = 2
FACING: Final = 3

_FRONT_OF: Final[dict[int, tuple[int, ...]]] = {
    BACK_LEFT: (CENTER_LEFT, CENTER_MIDDLE),
    BACK_RIGHT: (CENTER_MIDDLE, CENTER_RIGHT),
}
_ACROSS: Final[dict[int, int]] = {
    CENTER_LEFT: CENTER_RIGHT,
    CENTER_MIDDLE: CENTER_MIDDLE,
    CENTER_RIGHT: CENTER_LEFT,
}


@rule("ws 3.6.4", nothing=())
def in_front(position: int) -> tuple[int, ...]:
    """Each back position has two center positions in front of it."""
    return _FRONT_OF.get(position, ())


@rule("ws 3.6.5", nothing=-1)
def facing(position: int) -> int:
    """Left faces right across the table, middle faces middle."""
    return _ACROSS.get(position, -1)


def behind(position: int) -> tuple[int, ...]:
    """The back positions that have this center position in front of them."""
    return tuple(back for back in BACK_STAGE if position in in_front(back))
