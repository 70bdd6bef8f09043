"""The table of the overDress era's zones."""

from bythebook.games.common.policy import COUNTS_ARE_OPEN, GOES_TO_OWNER, ZONE_GIVES_MASTER
from bythebook.games.vanguard.d.policy import (
    DAMAGE_DOWN_BLANK,
    ORDER_AREA_SIGHT,
    ORDER_DOWN_BLANK,
    ORDER_ZONE_SIGHT,
    ORDERS_COME,
    RIDE_DECK_FACE,
    RIDE_DECK_SHOWS,
    RIDE_DECK_SIGHT,
)
from bythebook.games.vanguard.d.zones.zones import ORDER_ZONES, PLACES
from bythebook.games.vanguard.zones.zone_table import finish, shared_zones
from bythebook.games.vanguard.zones.zones import DAMAGE
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import PUBLIC
from bythebook.kernel.state.zones import BLANK, Zone, ZoneTable


@rule("vgd 4.1.13", nothing=False)
def closed_to_others(kind: int) -> bool:
    """No card moves to another player's zone than its owner's, but into a prison."""
    return kind not in ORDER_ZONES


def zone_table() -> ZoneTable:
    """All zones as their rules say."""
    zones = shared_zones()
    zones[DAMAGE].down_lacks = BLANK if DAMAGE_DOWN_BLANK.value else 0
    zones += [
        Zone("order area", ORDER_AREA_SIGHT.value, ordered=True),
        Zone(
            "order zone",
            ORDER_ZONE_SIGHT.value,
            orient=ORDERS_COME.value,
            down_sight=ORDER_ZONE_SIGHT.value,
            blank_down=ORDER_DOWN_BLANK.value,
        ),
        Zone(
            "ride deck zone",
            RIDE_DECK_SIGHT.value,
            face=RIDE_DECK_FACE.value,
            shows=RIDE_DECK_SHOWS.value,
        ),
        Zone("arms", PUBLIC, orient=ORDERS_COME.value, down_sight=PUBLIC),
        Zone("prison", ORDER_ZONE_SIGHT.value, orient=ORDERS_COME.value, down_sight=PUBLIC),
        Zone("base", ORDER_ZONE_SIGHT.value, orient=ORDERS_COME.value, down_sight=PUBLIC),
    ]
    table = finish(ZoneTable(zones), PLACES)
    for kind in range(table.count):
        table.owners_only[kind] = False
        table.others_closed[kind] = closed_to_others(kind)
    table.to_owner = GOES_TO_OWNER.value
    table.gives_master = ZONE_GIVES_MASTER.value
    table.counts_open = COUNTS_ARE_OPEN.value
    return table
