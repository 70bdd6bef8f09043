"""The policy of the overDress era: what only its book says, once and for all, in clause order."""

from typing import Final

from bythebook.games.vanguard.d.zones.zones import BASE, PRISON
from bythebook.games.vanguard.zones.zones import DECK, FIELD, HAND, STAND
from bythebook.kernel.procedure.policy import Flag, Number, Numbers
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP, NOBODY_SEES, OWNER_SEES, PUBLIC

# Section 2.

TRIGGER_POWER: Final = Number(
    "vgd 2.8.2.2",
    "vgd 2.8.2.3",
    "vgd 2.8.2.4",
    "vgd 2.8.2.5",
    value=10_000,
    otherwise=0,
)
"""With a trigger that is no over trigger units get 10,000 power."""
OVER_POWER: Final = Number("vgd 2.8.2.6", value=100_000_000, otherwise=0)
"""With an over trigger a unit gets 100,000,000."""

# Section 4.

DAMAGE_DOWN_BLANK: Final = Flag("vgd 4.11.3", value=True)
"""What lies face down in the damage zone has no information, and can be given none."""
ORDER_AREA_SIGHT: Final = Number("vgd 4.14.2", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees what lies in the order area."""
ORDER_ZONE_SIGHT: Final = Number("vgd 4.15.2", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees what lies in the order zone, however it lies."""
ORDERS_COME: Final = Number("vgd 4.15.3", "vgd 4.3.2.3", value=STAND, otherwise=0)
"""A card in the order zone stands or rests; it stands as it comes there."""
ORDER_DOWN_BLANK: Final = Flag("vgd 4.15.3.1", value=True)
"""What lies face down in the order zone has no information."""
RIDE_DECK_SIGHT: Final = Number("vgd 4.16.2", value=OWNER_SEES, otherwise=NOBODY_SEES)
"""What lies face down in a ride deck zone its player alone looks at."""
RIDE_DECK_FACE: Final = Number("vgd 4.16.3", value=FACE_DOWN, otherwise=FACE_UP)
"""A ride deck lies face down when a game begins."""
RIDE_DECK_SHOWS: Final = Flag("vgd 4.16.5", value=True)
"""What lies face up in a ride deck zone everybody sees."""

# Section 6.

CALLED_APART: Final = Flag("vgd 6.2.3.2.1", value=True)
"""Several cards that are called at once go to different circles, unless they guard."""

# Section 11.

ORDERS_A_TURN: Final = Number(
    "vgd 11.8.2.1.1.1",
    "vgd 9.7.2.3.1",
    "vgd 10.5.1.2.4.1",
    value=1,
    otherwise=99,
)
"""A player plays one order a turn, unless something says otherwise."""

FEWEST_OF_ALL: Final = Number("vgd 11.7.3", value=0, otherwise=1)
"""A cost of "all" can be paid with as few cards as there are, with none too."""

# Section 7.

PERSONA_POWER: Final = Number("vgd 7.12.1.3.2", value=10_000, otherwise=0)
"""A persona ride makes each unit in the front row stronger by 10,000."""
DISCARDED_FROM: Final = Numbers("vgd 7.7.1", value=(HAND, DECK), otherwise=())
"""A card is discarded from the hand, or from the deck."""

# Section 15.

TOKENS_EXIST_IN: Final = Numbers("vgd 15.2.4.1", "vgd 15.3.2", value=FIELD, otherwise=())
"""A token exists on circles, and nowhere else."""

# Section 16.

SILENT_PLACES: Final = Numbers("vgd 16.2.2.1", "vgd 16.5.2.1", value=(PRISON, BASE), otherwise=())
"""Of imprisoned and scouted cards no ability is active, unless it says that it is."""
