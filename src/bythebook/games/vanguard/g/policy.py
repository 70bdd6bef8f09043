"""The policy of the G era: what only its book says, once and for all, in clause order."""

from typing import Final

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.zones.zones import HAND, REST, STAND
from bythebook.kernel.procedure.policy import Flag, Number, Numbers
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP, NOBODY_SEES, OWNER_SEES

# Section 2.

TRIGGER_POWER: Final = Number(
    "vgg 2.8.1.1.2",
    "vgg 2.8.1.1.3.1",
    "vgg 2.8.1.1.4",
    "vgg 2.8.1.1.5",
    value=5000,
    otherwise=0,
)
"""With every trigger a unit gets 5,000 power."""

# Section 4.

G_ZONE_SIGHT: Final = Number("vgg 4.11.2", value=OWNER_SEES, otherwise=NOBODY_SEES)
"""A G zone is hidden; its player looks at it."""
G_ZONE_SHOWS: Final = Flag("vgg 4.11.3", value=True)
"""What lies face up in a G zone everybody sees."""
G_ZONE_FACE: Final = Number("vgg 4.11.4", value=FACE_DOWN, otherwise=FACE_UP)
"""A G deck lies face down in the G zone when a game begins."""

# Section 5.

G_COPIES_ALLOWED: Final = Number("vgg 5.3.2.1", value=4, otherwise=99)
"""Of one name a G deck has four cards at the most; the main deck is counted apart."""
# Section 10.

DISCARDED_FROM: Final = Numbers("vgg 10.3.1", value=(HAND,), otherwise=())
"""A card is discarded from the hand, and from nowhere else."""

# Section 10.

LOCKING_MOVES_NOTHING: Final = Flag("vgg 10.22.1", value=True)
"""A card that is locked changes its state where it is: it does not leave its circle."""
LOCKED_LACKS: Final = Number("vgg 10.22.3", value=-1, otherwise=0)
"""A locked card has lost all that is printed on it and was given to it."""
LOCKED_LIES: Final = Number("vgg 10.22.4", value=0, otherwise=STAND)
"""A locked card is neither standing nor resting."""
UNLOCKING_PLACES_NOTHING: Final = Flag("vgg 10.24.4", value=True)
"""A card that is unlocked was not placed on its circle."""
DELETED_LACKS: Final = Number("vgg 10.26.3", value=1 << POWER, otherwise=0)
"""Of what is printed on it a deleted unit has lost its power, and its text."""
DELETED_MOVE: Final = Flag("vgg 10.26.2", "vgg 10.26.5", value=True)
"""A deleted unit that comes to another circle lies face down there: nobody has turned it up."""
HEARTS_STAY: Final = Flag("vgg 10.27.1", value=True)
"""A card that becomes a heart changes its state where it is, and stays the same card."""
HEARTS_LIE: Final = Number("vgg 10.27.2", value=STAND, otherwise=REST)
"""A heart stands, however it stood before."""
HEARTS_RETURN_UNPLACED: Final = Flag("vgg 10.27.6", value=True)
"""A heart that is a vanguard again was not placed on its circle."""
DOMINATED_ARE_YOURS: Final = Flag(
    "vgg 10.35.1.1.1", "vgg 10.35.2", "vgg 10.35.2.1", "vgg 10.35.2.2", value=True
)
"""Among a player's units are those that the player dominates, and not those of another's."""
