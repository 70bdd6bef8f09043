"""Small numbers with fixed meanings, shared by the whole kernel.

A card reference is one int: the card's number, and above it the incarnation,
which grows each time the rules say that it has become a new card. Numbers 0
and 1 are the players themselves, so that effects can aim at players too.
"""

from typing import Final

SHIFT: Final = 11
CARD: Final = (1 << SHIFT) - 1
FIRST_CARD: Final = 2
NOTHING: Final = -1
"""No card, no zone, no ability, no player: whatever is being named."""

# Where a card lies in a zone: lists run from bottom to top.
TOP: Final = -1
BOTTOM: Final = 0

# How a card lies; -1 leaves it to the zone.
AS_ZONE: Final = -1
FACE_UP: Final = 0
FACE_DOWN: Final = 1

# Who sees the cards of a zone.
PUBLIC: Final = 0
OWNER_SEES: Final = 1
NOBODY_SEES: Final = 2

BOTH: Final = 3
"""Both players, as bits."""
