"""To which other cards a card is tied, and in which state it is."""

from typing import Final

# Ties between cards.
HELD_BY: Final = 1
"""arms are tied to the vanguard that holds them"""
CROSSED: Final = 2
"""a unit that was put over others by XoverDress is tied to itself"""

# States of units and players, as bits of their states.
FRIENDS: Final = 1 << 20
FINAL_RUSH: Final = 1 << 21
SEES_TOP: Final = 1 << 22
"""of a player: the top card of the own deck can be looked at whenever that player wants"""

TOLD_TIES: Final = {HELD_BY: "held by", CROSSED: "put by XoverDress"}
