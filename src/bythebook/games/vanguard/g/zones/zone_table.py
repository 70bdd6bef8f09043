"""The table of the G era's zones."""

from bythebook.games.common.policy import COUNTS_ARE_OPEN, GOES_TO_OWNER, ZONE_GIVES_MASTER
from bythebook.games.vanguard.g.policy import (
    BIND_DOWN_BLANK,
    BIND_DOWN_SIGHT,
    BIND_SIGHT,
    G_ZONE_FACE,
    G_ZONE_SHOWS,
    G_ZONE_SIGHT,
)
from bythebook.games.vanguard.g.zones.zones import HEARTS, LOCKED, PLACES
from bythebook.games.vanguard.zones.zone_table import finish, shared_zones
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, STAND, VANGUARD
from bythebook.kernel.state.refs import FACE_DOWN, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable


def zone_table() -> ZoneTable:
    """All zones as their rules say."""
    zones = shared_zones(
        Zone(
            "bind zone",
            BIND_SIGHT.value,
            down_sight=BIND_DOWN_SIGHT.value,
            blank_down=BIND_DOWN_BLANK.value,
        )
    )
    zones.append(
        Zone("G zone", G_ZONE_SIGHT.value, face=G_ZONE_FACE.value, shows=G_ZONE_SHOWS.value)
    )
    zones.append(Zone("hearts", PUBLIC, orient=STAND))
    zones += [
        Zone(
            f"locked {zones[kind].name}", PUBLIC, face=FACE_DOWN, down_sight=PUBLIC, blank_down=True
        )
        for kind in REAR_GUARDS
    ]
    table = finish(ZoneTable(zones), PLACES)
    # A card that becomes a heart, or a vanguard again, stays the same card (10.27.1).
    table.keep(VANGUARD, HEARTS)
    table.keep(HEARTS, VANGUARD)
    for kind in LOCKED:
        table.owners_only[kind] = False
    table.to_owner = GOES_TO_OWNER.value
    table.gives_master = ZONE_GIVES_MASTER.value
    table.counts_open = COUNTS_ARE_OPEN.value
    return table
