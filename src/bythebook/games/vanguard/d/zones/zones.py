"""The zones only the overDress era has."""

from typing import Final

from bythebook.games.vanguard.zones.zones import SHARED_KINDS, VANGUARD

ORDER_AREA: Final = SHARED_KINDS
"""where an order lies while it is played"""
ORDER_ZONE: Final = SHARED_KINDS + 1
"""where set orders lie, and what texts put there"""
RIDE_DECK: Final = SHARED_KINDS + 2
ARMS: Final = SHARED_KINDS + 3
"""on the vanguard circle: arms that a vanguard holds, which are no units (16.3)"""
PRISON: Final = SHARED_KINDS + 4
"""in the order zone: imprisoned cards, whose abilities are not active (16.2)"""
BASE: Final = SHARED_KINDS + 5
"""in the order zone: scouted cards, whose abilities are not active (16.5)"""
KINDS: Final = SHARED_KINDS + 6

PLACES: Final[dict[int, int]] = {ARMS: VANGUARD, PRISON: ORDER_ZONE, BASE: ORDER_ZONE}
"""of which zone each place of cards in another state is part"""
ORDER_ZONES: Final = (ORDER_ZONE, PRISON, BASE)
"""wherever a card is in the order zone, as an order or not"""
