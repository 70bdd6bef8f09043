"""Section 3: the zones, and how positions stand to each other."""

from typing import Final

from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP, NOBODY_SEES, OWNER_SEES, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable

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


@rule("ws 3.1.2", nothing=False)
def counts_are_open() -> bool:
    """Everybody may know at any time how many cards any zone holds."""
    return True


@rule("ws 10.15.3", nothing=False)
@rule("ws 3.1.4", nothing=False)
def becomes_new(origin: int, target: int) -> bool:
    """A card that changes zones is a new card, unless it only changes its place on the stage."""
    stage = (*STAGE, *MARKER_AREAS) if markers_are_on_stage() else STAGE
    return origin != target and (origin not in stage or target not in stage)


@rule("ws 3.1.6", nothing=False)
def goes_to_owner() -> bool:
    """Where it is not said whose zone is meant, a card goes to its owner's."""
    return True


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


@rule("ws 3.5.2", nothing=False)
def on_stage(kind: int) -> bool:
    """Five positions are the stage: whatever is on one of them is on the stage."""
    return kind in STAGE


@rule("ws 3.5.3", nothing=NOBODY_SEES)
def stage_sight() -> int:
    """Everybody sees the stage."""
    return PUBLIC


@rule("ws 3.6.2", nothing=FACE_DOWN)
def position_face() -> int:
    """On a position cards lie face up."""
    return FACE_UP


@rule("ws 3.7.1.2", nothing=True)
def markers_are_on_stage() -> bool:
    """A marker area is a zone of its own: what lies there is not on the stage."""
    return False


@rule("ws 3.7.2", nothing=FACE_UP)
def marker_face() -> int:
    """Markers lie face down and nobody looks at them; a new one comes on top of the others."""
    return FACE_DOWN


@rule("ws 3.7.2.1", nothing=False)
def open_markers_are_seen() -> bool:
    """What an effect puts there face up everybody sees."""
    return True


@rule("ws 3.8.2", nothing=Zone("clock", NOBODY_SEES, face=FACE_DOWN))
def clock_zone() -> Zone:
    """The clock lies face up before everybody, in its order."""
    return Zone("clock", PUBLIC, ordered=True)


@rule("ws 3.8.3", nothing=99)
def full_clock() -> int:
    """Seven cards fill a clock; then its player levels up."""
    return 7


@rule("ws 3.9.2", nothing=NOBODY_SEES)
def level_sight() -> int:
    """Everybody sees the level, but for cards that lie face down there."""
    return PUBLIC


@rule("ws 3.9.2.1", nothing=FACE_DOWN)
def level_face() -> int:
    """Cards come face up to the level, if nothing else is said."""
    return FACE_UP


@rule("ws 3.9.2.2", nothing=NOBODY_SEES)
def level_down_sight() -> int:
    """What lies face down in a level only its player may look at."""
    return OWNER_SEES


@rule("ws 3.9.2.2.1", nothing=False)
def level_down_blank() -> bool:
    """What lies face down in a level is blank: a card, but with no information."""
    return True


@rule("ws 3.9.2.2.2", nothing=True)
def level_down_shown() -> bool:
    """Leaving the level, it lies as its new zone says, and is not shown on the way."""
    return False


@rule("ws 3.9.3", nothing=False)
def level_keeps_order() -> bool:
    """A level keeps its order, each new card on top; with four cards it is lost (1.2.2.1)."""
    return True


@rule("ws 3.10.2", nothing=Zone("stock"))
def stock_zone() -> Zone:
    """The stock lies face down, in its order, and nobody looks at it."""
    return Zone("stock", NOBODY_SEES, face=FACE_DOWN, ordered=True)


@rule("ws 3.11.2", nothing=Zone("climax area", NOBODY_SEES, face=FACE_DOWN))
def climax_zone() -> Zone:
    """The climax area lies face up before everybody."""
    return Zone("climax area", PUBLIC)


@rule("ws 3.12.2", nothing=NOBODY_SEES)
def memory_sight() -> int:
    """Everybody sees the memory, but for cards that lie face down there."""
    return PUBLIC


@rule("ws 3.12.2.1", nothing=FACE_DOWN)
def memory_face() -> int:
    """Cards come face up to the memory, if nothing else is said; their order has no meaning."""
    return FACE_UP


@rule("ws 3.12.2.2", nothing=NOBODY_SEES)
def memory_down_sight() -> int:
    """What lies face down in a memory only its player may look at; it stays in its place."""
    return OWNER_SEES


@rule("ws 3.12.2.2.1", nothing=False)
def memory_down_blank() -> bool:
    """What lies face down in a memory is blank, but for abilities that say they count there."""
    return True


@rule("ws 3.12.2.2.2", nothing=True)
def memory_down_shown() -> bool:
    """Leaving the memory, it lies as its new zone says, and is not shown on the way."""
    return False


@rule("ws 3.13.1.1", nothing=WAITING_ROOM)
def event_resolves_in() -> int:
    """A played event is in the resolution zone until its effect has been carried out."""
    return RESOLUTION


@rule("ws 3.13.2", nothing=Zone("resolution zone", NOBODY_SEES, face=FACE_DOWN))
def resolution_zone() -> Zone:
    """The resolution zone lies face up before everybody, in its order."""
    return Zone("resolution zone", PUBLIC, ordered=True)


@rule("ws 4.3.2", nothing=False)
def zone_gives_master() -> bool:
    """A card's master is the player in whose zone it is."""
    return True


def position(name: str) -> Zone:
    """One of the five positions; characters stand when they come there."""
    return Zone(name, stage_sight(), field=True, orient=STAND, face=position_face())


def marker_area(name: str) -> Zone:
    """The marker area under one of the five positions."""
    return Zone(
        f"markers under {name}",
        NOBODY_SEES,
        field=markers_are_on_stage(),
        face=marker_face(),
        ordered=True,
        beside=True,
        shows=open_markers_are_seen(),
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
                level_sight(),
                face=level_face(),
                ordered=level_keeps_order(),
                down_sight=level_down_sight(),
                blank_down=level_down_blank(),
                down_shown=level_down_shown(),
            ),
            stock_zone(),
            climax_zone(),
            Zone(
                "memory",
                memory_sight(),
                face=memory_face(),
                down_sight=memory_down_sight(),
                blank_down=memory_down_blank(),
                down_shown=memory_down_shown(),
            ),
            resolution_zone(),
            *(position(name) for name in POSITION_NAMES),
            *(marker_area(name) for name in POSITION_NAMES),
        ]
    )
    for origin in range(KINDS):
        for target in range(KINDS):
            table.keep(origin, target, not becomes_new(origin, target))
    table.to_owner = goes_to_owner()
    table.gives_master = zone_gives_master()
    table.counts_open = counts_are_open()
    return table


ZONES: Final = zone_table()

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


@rule("ws 3.7.1.1", nothing=-1)
def position_over(area: int) -> int:
    """A marker area stands to everything as the position over it does."""
    return STAGE[MARKER_AREAS.index(area)] if area in MARKER_AREAS else -1


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
