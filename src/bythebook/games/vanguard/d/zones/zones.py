"""The zones only the overDress era has."""

from typing import Final

from bythebook.games.vanguard.zones.zones import SHARED_KINDS

ORDER_AREA: Final = SHARED_KINDS
"""where an order lies while it is played"""
ORDER_ZONE: Final = SHARED_KINDS + 1
"""where set orders lie, and what texts put there"""
RIDE_DECK: Final = SHARED_KINDS + 2
KINDS: Final = SHARED_KINDS + 3
EVERYWHERE: Final = tuple(range(KINDS))
"""wherever a text is active that names no zone"""
