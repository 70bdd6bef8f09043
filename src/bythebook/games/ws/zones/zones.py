"""Section 3: the zones, and how positions stand to each other."""

from typing import Final

from bythebook.kernel.procedure.clauses import rule

# Card orientation (4.6).
STAND: Final = 1
REST: Final = 2
REVERSE: Final = 3
ORIENTATIONS: Final = {STAND: "stand", REST: "rest", REVERSE: "reverse"}

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
MARKER_AREAS: Final = (14, 15, 16, 17, 18)
"""one for each position, in the positions' order"""
KINDS: Final = 19

CENTER_STAGE: Final = (CENTER_LEFT, CENTER_MIDDLE, CENTER_RIGHT)
BACK_STAGE: Final = (BACK_LEFT, BACK_RIGHT)
STAGE: Final = CENTER_STAGE + BACK_STAGE
EVERYWHERE: Final = tuple(range(KINDS))


@rule("ws 3.5.2", nothing=False)
def on_stage(kind: int) -> bool:
    """Five positions are the stage: whatever is on one of them is on the stage."""
    return kind in STAGE


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


def area_under(position: int) -> int:
    """The marker area under a position."""
    return MARKER_AREAS[STAGE.index(position)] if position in STAGE else -1


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


@rule("ws 3.7.1.1", nothing=-1)
def position_over(area: int) -> int:
    """A marker area stands to everything as the position over it does."""
    return STAGE[MARKER_AREAS.index(area)] if area in MARKER_AREAS else -1
