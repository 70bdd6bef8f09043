"""What several books say once and for all, alike: one row, with one number of each book.

What a book says alone is in its own policy table.
"""

from typing import Final

from bythebook.kernel.procedure.policy import Flag, Number
from bythebook.kernel.state.result import DRAW

# Section 1.

BOTH_LOSE: Final = Number(
    "ws 1.2.3", "dbs 1-2-3", "vgg 1.2.3", "vgd 1.2.3", value=DRAW, otherwise=0
)
"""Both losing at the same time is a draw."""
EFFECTS_REACH_CONCESSION: Final = Flag(
    "ws 1.2.4.1", "dbs 1-2-5", "vgg 1.2.4.1", "vgd 1.2.4.1", value=False
)
"""No effect keeps a player from conceding: a concession is not held against prohibitions."""

# Sections 3 and 4.

COUNTS_ARE_OPEN: Final = Flag("ws 3.1.2", "dbs 3-1-2", "vgg 4.1.2", "vgd 4.1.4", value=True)
"""Everybody may know at any time how many cards any zone holds."""
GOES_TO_OWNER: Final = Flag(
    "ws 3.1.6", "dbs 3-1-7", "vgg 4.1.6", "vgd 4.1.12", "vgd 11.8.5.2", value=True
)
"""Where it is not said whose zone is meant, a card goes to its owner's."""
ZONE_GIVES_MASTER: Final = Flag("ws 4.3.2", "dbs 4-3-2", "vgg 3.4.2", "vgd 3.2.2", value=True)
"""A card's master is the player in whose zone it is."""

# Section 8.

OFF_PARTS_ACT: Final = Flag(
    "ws 8.3.2",
    "ws 8.3.3",
    "dbs 8-3-2",
    "dbs 8-3-3",
    "vgg 8.3.2",
    "vgg 8.3.3",
    "vgd 11.4.2",
    "vgd 11.4.3",
    value=False,
)
"""A part of a text whose condition does not hold is off: it does nothing and asks nothing."""
LEAST_UP_TO: Final = Number(
    "ws 8.6.3.1.1",
    "dbs 8-5-3-2",
    "vgg 8.5.4.1.1",
    "vgd 11.8.4.1.1",
    "vgd 1.3.5.1",
    value=0,
    otherwise=1,
)
"""With "up to", any number from none on."""
LEAST_UNSEEN: Final = Number(
    "ws 8.6.3.1.4",
    "dbs 8-5-3-5",
    "vgg 8.5.4.1.4",
    "vgg 10.10.1.1",
    "vgd 11.8.4.1.4",
    "vgd 7.9.2",
    value=0,
    otherwise=1,
)
"""Of unseen cards, nobody can be held to having found one that fits."""
MAY_DECLINE_COST: Final = Flag(
    "ws 8.7.3.1.1",
    "vgg 3.1.1.5.2",
    "vgd 11.8.11.1",
    "vgd 11.8.11.2",
    "vgd 11.8.2.4.3",
    "vgd 11.8.3.3.1",
    value=True,
)
"""A player need not pay for an automatic ability; then what depends on it is not done."""
SEEN_BEFORE_MOVING: Final = Flag(
    "ws 8.7.4.1.3", "dbs 8-6-5-1-3", "vgg 8.6.5.1.3", "vgd 11.8.12.1.3", value=False
)
"""Between public zones a card is seen as it is after moving, if nothing else is said."""
MOMENTS_AWAITED: Final = Number("ws 8.7.5.1", "vgg 8.6.6.1", "vgd 11.8.13.1", value=1, otherwise=0)
"""An ability that was set up for later has its moment once."""
ONCE_IN_STANDBY: Final = Flag(
    "ws 8.7.6.1", "dbs 8-6-6-1", "vgg 8.6.7.1", "vgd 11.8.14.1", value=True
)
"""A state puts its ability into standby once, and again only after that has resolved."""
LAYER_WITHOUT_VALUES: Final = Number(
    "ws 8.9.1.2", "dbs 8-8-1-2", "vgg 8.7.1.2", value=1, otherwise=2
)
"""After what is printed come effects that do not change values."""
LAYER_OF_VALUES: Final = Number("ws 8.9.1.3", "dbs 8-8-1-3", "vgg 8.7.1.3", value=2, otherwise=1)
"""Effects that change values come after them."""
DEPENDENCY_COUNTS: Final = Flag("ws 8.9.1.4", "vgg 8.7.2", "vgd 11.9.3", value=True)
"""An effect that depends on another comes after it, whichever is older."""
FOLLOWS_NEW_CARDS: Final = Flag("ws 8.9.2", "vgg 8.7.3", "vgd 11.9.4", value=False)
"""An effect that was made holds on to no card that changes zones; on the field none does."""
TAKES_HOLD_AT_ONCE: Final = Flag("ws 8.9.3", "dbs 8-8-1-5", "vgg 8.7.4", "vgd 11.9.6", value=True)
"""A change for the cards of a zone takes hold the moment a card enters."""
SEEN_BEFORE_EFFECTS: Final = Flag(
    "ws 8.9.3.1", "dbs 8-8-1-5-1", "vgg 8.7.5", "vgd 11.9.7", value=False
)
"""What enters a zone is seen with the changes that apply there already made."""
NEVER_HAPPENED: Final = Flag(
    "ws 8.10.1.1", "dbs 8-9-1-1", "vgg 8.2.1.3", "vgd 11.10.1.1", value=True
)
"""What was replaced has not happened at all."""
ONCE_FOR_AN_EVENT: Final = Flag(
    "ws 8.10.2.3", "dbs 8-9-2-3", "vgg 8.2.1.3", "vgd 11.10.2.3", value=True
)
"""Each replacement applies to one event once at the most."""

AS_IT_LAST_WAS: Final = Flag("ws 8.11.1", "vgg 8.8.1", "vgd 11.11.1", value=True)
"""Of a card that has left, an effect knows what it last was."""

# Section 11.

ENDLESS_IS_DRAWN: Final = Flag(
    "ws 11.1.1.1", "dbs 11-1-2", "vgg 12.1.1.1", "vgd 17.1.1.1", value=True
)
"""A loop that neither player can stop ends the game in a draw."""
LARGER_IS_BARRED: Final = Flag(
    "ws 11.1.1.3", "dbs 11-1-2-2", "vgg 12.1.1.3", "vgd 17.1.1.3", value=True
)
"""Once it is stopped, whoever named the larger number cannot choose the same loop again."""
