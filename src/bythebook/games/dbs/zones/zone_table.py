"""Section 3: the table of the areas: how cards lie there, and where a card stays itself."""

from bythebook.games.common.policy import COUNTS_ARE_OPEN, GOES_TO_OWNER, ZONE_GIVES_MASTER
from bythebook.games.dbs.policy import (
    CHARGED_AS,
    ENERGY_SIGHT,
    HAND_SIGHT,
    LEADER_SIGHT,
    OPEN_LIFE_IS_SEEN,
    PLAYED_AS,
    REMOVED_FACE,
    UNISON_AS,
    UNISON_SIGHT,
)
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    IN_PLAY,
    KINDS,
    LEADER_AREA,
    LIFE,
    REMOVED,
    UNISON_AREA,
    WARP,
)
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import FACE_DOWN, NOBODY_SEES, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable


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


@rule("dbs 3-2-2", nothing=Zone("deck"))
def deck_area() -> Zone:
    """The deck lies face down, in its order, and nobody looks at it."""
    return Zone("deck", NOBODY_SEES, face=FACE_DOWN, ordered=True)


@rule("dbs 3-4-2", nothing=Zone("drop area", NOBODY_SEES, face=FACE_DOWN))
def drop_area() -> Zone:
    """The drop area lies face up before everybody; its player may change its order."""
    return Zone("drop area", PUBLIC)


@rule("dbs 3-5-3", nothing=False)
def never_leaves(kind: int) -> bool:
    """A leader does not leave the leader area, whatever says so."""
    return kind == LEADER_AREA


@rule("dbs 3-6-2", nothing=Zone("battle area", NOBODY_SEES, field=True, face=FACE_DOWN))
def battle_area() -> Zone:
    """The battle area lies face up before everybody."""
    return Zone("battle area", PUBLIC, field=True, orient=PLAYED_AS.value)


@rule("dbs 3-7-2", nothing=Zone("combo area", NOBODY_SEES, field=True, face=FACE_DOWN))
def combo_area() -> Zone:
    """The combo area lies face up before everybody."""
    return Zone("combo area", PUBLIC, field=True, orient=ACTIVE)


@rule("dbs 3-9-2", nothing=Zone("life"))
def life_area() -> Zone:
    """Life lies face down, in its order, and nobody looks at it."""
    return Zone("life", NOBODY_SEES, face=FACE_DOWN, ordered=True, shows=OPEN_LIFE_IS_SEEN.value)


@rule("dbs 3-10-2", nothing=Zone("warp", NOBODY_SEES, face=FACE_DOWN))
def warp_area() -> Zone:
    """The warp lies face up before everybody; its player may change its order."""
    return Zone("warp", PUBLIC)


def zone_table() -> ZoneTable:
    """All areas, with what the rules say of them."""
    hand = Zone("hand", HAND_SIGHT.value, face=FACE_DOWN)
    leader = Zone("leader area", LEADER_SIGHT.value, field=True, orient=ACTIVE)
    energy = Zone("energy", ENERGY_SIGHT.value, orient=CHARGED_AS.value)
    unison = Zone("unison area", UNISON_SIGHT.value, field=True, orient=UNISON_AS.value)
    removed = Zone("removed from the game", PUBLIC, face=REMOVED_FACE.value)
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
