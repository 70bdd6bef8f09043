"""Section 3: the areas."""

from typing import Final

from bythebook.games.common.policy import COUNTS_ARE_OPEN, GOES_TO_OWNER, ZONE_GIVES_MASTER
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP, NOBODY_SEES, OWNER_SEES, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable

# Card positions (4-8).
ACTIVE: Final = 1
REST: Final = 2
ORIENTATIONS: Final = {ACTIVE: "active", REST: "rest"}

DECK: Final = 0
HAND: Final = 1
DROP: Final = 2
LEADER_AREA: Final = 3
BATTLE_AREA: Final = 4
COMBO_AREA: Final = 5
ENERGY: Final = 6
LIFE: Final = 7
WARP: Final = 8
UNISON_AREA: Final = 9
REMOVED: Final = 10
"""no area: where cards removed from the game are kept (10-19)"""
KINDS: Final = 11

IN_PLAY: Final = (LEADER_AREA, BATTLE_AREA, UNISON_AREA)
TURNED: Final = (LEADER_AREA, BATTLE_AREA, ENERGY, UNISON_AREA)
"""where cards are in active or rest mode"""


@rule("dbs 3-1-4", nothing=False)
def new_out_of_play(origin: int, target: int) -> bool:
    """Out of the battle or unison area a card is new, unless into one of these or to combo."""
    if origin not in (BATTLE_AREA, UNISON_AREA):
        return False
    return target not in (BATTLE_AREA, UNISON_AREA, COMBO_AREA)


@rule("dbs 3-1-5", nothing=False)
def new_out_of_combo(origin: int, target: int) -> bool:
    """Out of the combo area a card is new, unless it goes to the battle area."""
    return origin == COMBO_AREA and target != BATTLE_AREA


@rule("dbs 3-1-8", nothing=False)
def new_out_of_open_areas(origin: int, target: int) -> bool:
    """Out of the drop area, the energy area or the warp a card is new."""
    return origin in (DROP, ENERGY, WARP) and target != origin


def becomes_new(origin: int, target: int) -> bool:
    """Whether a card that changes areas is a new card; out of a secret area it always is."""
    if origin in (DECK, HAND, LIFE, REMOVED):
        return True
    return (
        new_out_of_play(origin, target)
        or new_out_of_combo(origin, target)
        or new_out_of_open_areas(origin, target)
    )


@rule("dbs 3-1-7-1", nothing=False)
def only_to_owner(kind: int) -> bool:
    """Even into a named player's area a card goes to its owner's, but for battle and combo areas.

    4-2-4 says the same and excepts more: both exceptions count.
    """
    return kind not in (BATTLE_AREA, COMBO_AREA) and not takes_others(kind)


@rule("dbs 4-2-4", nothing=False)
def takes_others(kind: int) -> bool:
    """Effects can move a card to another's leader, battle, combo or unison area, and no other."""
    return kind in (LEADER_AREA, BATTLE_AREA, COMBO_AREA, UNISON_AREA)


@rule("dbs 4-8-1", nothing=0)
def mode(wanted: int) -> int:
    """Cards in leader, battle, energy and unison areas always are in one of the two modes."""
    return wanted


@rule("dbs 3-2-2", nothing=Zone("deck"))
def deck_area() -> Zone:
    """The deck lies face down, in its order, and nobody looks at it."""
    return Zone("deck", NOBODY_SEES, face=FACE_DOWN, ordered=True)


@rule("dbs 3-3-2", nothing=NOBODY_SEES)
def hand_sight() -> int:
    """A player looks at their own hand as they like."""
    return OWNER_SEES


@rule("dbs 3-3-3", nothing=PUBLIC)
def hand_unseen(sight: int) -> int:
    """Nobody looks at another player's hand."""
    return sight


@rule("dbs 3-4-2", nothing=Zone("drop area", NOBODY_SEES, face=FACE_DOWN))
def drop_area() -> Zone:
    """The drop area lies face up before everybody; its player may change its order."""
    return Zone("drop area", PUBLIC)


@rule("dbs 3-5-2", nothing=NOBODY_SEES)
def leader_sight() -> int:
    """Everybody sees the leader area."""
    return PUBLIC


@rule("dbs 3-5-3", nothing=False)
def never_leaves(kind: int) -> bool:
    """A leader does not leave the leader area, whatever says so."""
    return kind == LEADER_AREA


@rule("dbs 3-6-2", nothing=Zone("battle area", NOBODY_SEES, field=True, face=FACE_DOWN))
def battle_area() -> Zone:
    """The battle area lies face up before everybody."""
    return Zone("battle area", PUBLIC, field=True, orient=mode(played_as()))


@rule("dbs 3-6-4", nothing=REST)
def played_as() -> int:
    """Cards come to the battle area in active mode, if nothing else is said."""
    return ACTIVE


@rule("dbs 3-7-2", nothing=Zone("combo area", NOBODY_SEES, field=True, face=FACE_DOWN))
def combo_area() -> Zone:
    """The combo area lies face up before everybody."""
    return Zone("combo area", PUBLIC, field=True, orient=ACTIVE)


@rule("dbs 3-8-2", nothing=NOBODY_SEES)
def energy_sight() -> int:
    """The energy area lies face up before everybody; its player may change its order."""
    return PUBLIC


@rule("dbs 3-8-3", nothing=REST)
def charged_as() -> int:
    """Cards come to the energy area in active mode, if nothing else is said."""
    return ACTIVE


@rule("dbs 3-9-2", nothing=Zone("life"))
def life_area() -> Zone:
    """Life lies face down, in its order, and nobody looks at it."""
    return Zone("life", NOBODY_SEES, face=FACE_DOWN, ordered=True, shows=open_life_is_seen())


@rule("dbs 3-9-3", nothing=False)
def open_life_is_seen() -> bool:
    """A life card that lies face up is open to everybody."""
    return True


@rule("dbs 3-10-2", nothing=Zone("warp", NOBODY_SEES, face=FACE_DOWN))
def warp_area() -> Zone:
    """The warp lies face up before everybody; its player may change its order."""
    return Zone("warp", PUBLIC)


@rule("dbs 3-11-2", nothing=NOBODY_SEES)
def unison_sight() -> int:
    """The unison area lies face up before everybody."""
    return PUBLIC


@rule("dbs 3-11-4", nothing=REST)
def unison_as() -> int:
    """Cards come to the unison area in active mode, if nothing else is said."""
    return ACTIVE


@rule("dbs 10-19-3", nothing=FACE_DOWN)
def removed_face() -> int:
    """Cards removed from the game lie face up for everybody to see."""
    return FACE_UP


@rule("dbs 10-19-2", nothing=tuple(range(KINDS)))
def all_areas() -> tuple[int, ...]:
    """Every kind of area there is: cards removed from the game are in none."""
    return tuple(kind for kind in range(KINDS) if kind != REMOVED)


def zone_table() -> ZoneTable:
    """All areas, with what the rules say of them."""
    sight = hand_unseen(hand_sight())
    hand = Zone("hand", sight, face=FACE_UP if sight == PUBLIC else FACE_DOWN)
    leader = Zone("leader area", leader_sight(), field=True, orient=mode(ACTIVE))
    energy = Zone("energy", energy_sight(), orient=mode(charged_as()))
    unison = Zone("unison area", unison_sight(), field=True, orient=mode(unison_as()))
    removed = Zone("removed from the game", PUBLIC, face=removed_face())
    table = ZoneTable(
        [
            deck_area(),
            hand,
            drop_area(),
            leader,
            battle_area(),
            combo_area(),
            energy,
            life_area(),
            warp_area(),
            unison,
            removed,
        ]
    )
    for origin in range(KINDS):
        for target in range(KINDS):
            table.keeps[origin * KINDS + target] = not becomes_new(origin, target)
    table.stays = [kind in IN_PLAY or kind == COMBO_AREA for kind in range(KINDS)]
    table.immovable = [never_leaves(kind) for kind in range(KINDS)]
    table.owners_only = [only_to_owner(kind) for kind in range(KINDS)]
    table.to_owner = GOES_TO_OWNER.value
    table.gives_master = ZONE_GIVES_MASTER.value
    table.counts_open = COUNTS_ARE_OPEN.value
    return table
