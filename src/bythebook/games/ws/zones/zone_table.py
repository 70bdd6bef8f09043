"""Section 3: the table of the zones, how cards lie in them, and when a card becomes a new one."""

from typing import Final

from bythebook.games.common.policy import COUNTS_ARE_OPEN, GOES_TO_OWNER, ZONE_GIVES_MASTER
from bythebook.games.ws.policy import (
    LEVEL_DOWN_BLANK,
    LEVEL_DOWN_SHOWN,
    LEVEL_DOWN_SIGHT,
    LEVEL_FACE,
    LEVEL_KEEPS_ORDER,
    LEVEL_SIGHT,
    MARKER_FACE,
    MARKERS_ARE_ON_STAGE,
    MEMORY_DOWN_BLANK,
    MEMORY_DOWN_SHOWN,
    MEMORY_DOWN_SIGHT,
    MEMORY_FACE,
    MEMORY_SIGHT,
    OPEN_MARKERS_ARE_SEEN,
    POSITION_FACE,
    STAGE_SIGHT,
)
from bythebook.games.ws.zones.zones import KINDS, STAND
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import FACE_DOWN, NOBODY_SEES, OWNER_SEES, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable


@rule("ws 10.15.3", nothing=False)
@rule("ws 3.1.4", nothing=False)
def becomes_new(stage: list[bool], origin: int, target: int) -> bool:
    """A card that changes zones is a new card, unless it only changes its place on the stage.

    `stage` says of every kind of zone whether it is on the stage.
    """
    return origin != target and not (stage[origin] and stage[target])


@rule("ws 3.2.2", nothing=Zone("deck"))
def deck_zone() -> Zone:
    """The deck lies face down, in its order, and nobody looks at it."""
    return Zone("deck", NOBODY_SEES, face=FACE_DOWN, ordered=True)


@rule("ws 3.3.2", nothing=Zone("hand"))
def hand_zone() -> Zone:
    """Only its player sees a hand."""
    return Zone("hand", OWNER_SEES, face=FACE_DOWN)


@rule("ws 3.4.2", nothing=Zone("waiting room", NOBODY_SEES, face=FACE_DOWN))
def waiting_room_zone() -> Zone:
    """The waiting room lies face up before everybody; its order has no meaning."""
    return Zone("waiting room", PUBLIC)


@rule("ws 3.8.2", nothing=Zone("clock", NOBODY_SEES, face=FACE_DOWN))
def clock_zone() -> Zone:
    """The clock lies face up before everybody, in its order."""
    return Zone("clock", PUBLIC, ordered=True)


@rule("ws 3.10.2", nothing=Zone("stock"))
def stock_zone() -> Zone:
    """The stock lies face down, in its order, and nobody looks at it."""
    return Zone("stock", NOBODY_SEES, face=FACE_DOWN, ordered=True)


@rule("ws 3.11.2", nothing=Zone("climax area", NOBODY_SEES, face=FACE_DOWN))
def climax_zone() -> Zone:
    """The climax area lies face up before everybody."""
    return Zone("climax area", PUBLIC)


@rule("ws 3.13.2", nothing=Zone("resolution zone", NOBODY_SEES, face=FACE_DOWN))
def resolution_zone() -> Zone:
    """The resolution zone lies face up before everybody, in its order."""
    return Zone("resolution zone", PUBLIC, ordered=True)


def position(name: str) -> Zone:
    """One of the five positions; characters stand when they come there."""
    return Zone(name, STAGE_SIGHT.value, field=True, orient=STAND, face=POSITION_FACE.value)


def marker_area(name: str) -> Zone:
    """The marker area under one of the five positions."""
    return Zone(
        f"markers under {name}",
        NOBODY_SEES,
        field=MARKERS_ARE_ON_STAGE.value,
        face=MARKER_FACE.value,
        ordered=True,
        beside=True,
        shows=OPEN_MARKERS_ARE_SEEN.value,
    )


POSITION_NAMES: Final = ("left center", "middle center", "right center", "left back", "right back")


def zone_table() -> ZoneTable:
    """All zones as their rules say."""
    table = ZoneTable(
        [
            deck_zone(),
            hand_zone(),
            waiting_room_zone(),
            clock_zone(),
            Zone(
                "level",
                LEVEL_SIGHT.value,
                face=LEVEL_FACE.value,
                ordered=LEVEL_KEEPS_ORDER.value,
                down_sight=LEVEL_DOWN_SIGHT.value,
                blank_down=LEVEL_DOWN_BLANK.value,
                down_shown=LEVEL_DOWN_SHOWN.value,
            ),
            stock_zone(),
            climax_zone(),
            Zone(
                "memory",
                MEMORY_SIGHT.value,
                face=MEMORY_FACE.value,
                down_sight=MEMORY_DOWN_SIGHT.value,
                blank_down=MEMORY_DOWN_BLANK.value,
                down_shown=MEMORY_DOWN_SHOWN.value,
            ),
            resolution_zone(),
            *(position(name) for name in POSITION_NAMES),
            *(marker_area(name) for name in POSITION_NAMES),
        ]
    )
    for origin in range(KINDS):
        for target in range(KINDS):
            table.keep(origin, target, not becomes_new(table.field, origin, target))
    table.to_owner = GOES_TO_OWNER.value
    table.gives_master = ZONE_GIVES_MASTER.value
    table.counts_open = COUNTS_ARE_OPEN.value
    return table


ZONES: Final = zone_table()
