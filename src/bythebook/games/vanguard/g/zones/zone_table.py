"""The table of the G era's zones."""

from bythebook.games.common.policy import COUNTS_ARE_OPEN, GOES_TO_OWNER, ZONE_GIVES_MASTER
from bythebook.games.vanguard.g.policy import (
    DELETED_LACKS,
    DELETED_MOVE,
    DOMINATED_ARE_YOURS,
    G_ZONE_FACE,
    G_ZONE_SHOWS,
    G_ZONE_SIGHT,
    HEARTS_LIE,
    HEARTS_RETURN_UNPLACED,
    HEARTS_STAY,
    LOCKED_LACKS,
    LOCKED_LIES,
    LOCKING_MOVES_NOTHING,
    UNLOCKING_PLACES_NOTHING,
)
from bythebook.games.vanguard.g.zones.zones import HEARTS, LOCKED, PLACES
from bythebook.games.vanguard.zones.zone_table import finish, shared_zones
from bythebook.games.vanguard.zones.zones import FIELD, REAR_GUARDS, VANGUARD
from bythebook.kernel.state.refs import FACE_DOWN, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable


def zone_table() -> ZoneTable:
    """All zones as their rules say."""
    zones = shared_zones()
    zones.append(
        Zone("G zone", G_ZONE_SIGHT.value, face=G_ZONE_FACE.value, shows=G_ZONE_SHOWS.value)
    )
    zones.append(Zone("hearts", PUBLIC, orient=HEARTS_LIE.value))
    zones += [
        Zone(
            f"locked {zones[kind].name}",
            PUBLIC,
            orient=LOCKED_LIES.value,
            face=FACE_DOWN,
            down_sight=PUBLIC,
            down_lacks=LOCKED_LACKS.value,
        )
        for kind in REAR_GUARDS
    ]
    for kind in FIELD:
        zones[kind].down_lacks = DELETED_LACKS.value
    table = finish(ZoneTable(zones), PLACES)
    for origin in FIELD:
        for target in FIELD:
            table.same_face[origin * table.count + target] = DELETED_MOVE.value
    table.keep(VANGUARD, HEARTS, HEARTS_STAY.value)
    table.join(VANGUARD, HEARTS, HEARTS_STAY.value)
    table.keep(HEARTS, VANGUARD)
    table.join(HEARTS, VANGUARD, HEARTS_RETURN_UNPLACED.value)
    for circle, locked in zip(REAR_GUARDS, LOCKED):
        table.join(circle, locked, LOCKING_MOVES_NOTHING.value)
        table.join(locked, circle, UNLOCKING_PLACES_NOTHING.value)
    for kind in LOCKED:
        table.owners_only[kind] = False
    table.to_owner = GOES_TO_OWNER.value
    table.by_master = DOMINATED_ARE_YOURS.value
    table.gives_master = ZONE_GIVES_MASTER.value
    table.counts_open = COUNTS_ARE_OPEN.value
    return table
