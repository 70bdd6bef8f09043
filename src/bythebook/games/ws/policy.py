"""The policy of the book: what it says once and for all, in the order of its clauses."""

from typing import Final

from bythebook.games.ws.zones.zones import CLIMAX_AREA, EVERYWHERE, RESOLUTION, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CARD_EFFECT, COMMAND
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.procedure.policy import Flag, Number, Numbers
from bythebook.kernel.state.changes import NEXT, ONCE
from bythebook.kernel.state.refs import (
    AS_ZONE,
    BOTTOM,
    FACE_DOWN,
    FACE_UP,
    NOBODY_SEES,
    OWNER_SEES,
    PUBLIC,
    TOP,
)

# Section 1.

LEAST_NUMBER: Final = Number("ws 1.3.6", value=0, otherwise=-1)
"""A number a player names is whole, and zero or more."""


# Section 2.

WHERE_CHARACTERS_ARE: Final = Numbers("ws 2.3.2.1.2", value=STAGE, otherwise=EVERYWHERE)
"""A text that says "character" and no zone means one on the stage."""
WHERE_CLIMAXES_ARE: Final = Numbers("ws 2.3.2.3.2", value=(CLIMAX_AREA,), otherwise=EVERYWHERE)
"""A text that says "climax" and no zone means one in the climax area."""
CHARACTER_SPEAKS_FROM: Final = Numbers("ws 2.12.2.1", value=STAGE, otherwise=EVERYWHERE)
"""The text of a character counts on the stage, if it does not say otherwise."""
CLIMAX_SPEAKS_FROM: Final = Numbers("ws 2.12.2.2", value=(CLIMAX_AREA,), otherwise=EVERYWHERE)
"""The text of a climax counts in the climax area, if it does not say otherwise."""

# Section 3.

HAND_LIMIT: Final = Number("ws 3.3.3.1", value=7, otherwise=99)
"""Seven cards."""
STAGE_SIGHT: Final = Number("ws 3.5.3", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees the stage."""
POSITION_FACE: Final = Number("ws 3.6.2", value=FACE_UP, otherwise=FACE_DOWN)
"""On a position cards lie face up."""
MARKERS_ARE_ON_STAGE: Final = Flag("ws 3.7.1.2", value=False)
"""A marker area is a zone of its own: what lies there is not on the stage."""
MARKER_FACE: Final = Number("ws 3.7.2", value=FACE_DOWN, otherwise=FACE_UP)
"""Markers lie face down and nobody looks at them; a new one comes on top of the others."""
OPEN_MARKERS_ARE_SEEN: Final = Flag("ws 3.7.2.1", value=True)
"""What an effect puts there face up everybody sees."""
FULL_CLOCK: Final = Number("ws 3.8.3", value=7, otherwise=99)
"""Seven cards fill a clock; then its player levels up."""
LEVEL_SIGHT: Final = Number("ws 3.9.2", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees the level, but for cards that lie face down there."""
LEVEL_FACE: Final = Number("ws 3.9.2.1", value=FACE_UP, otherwise=FACE_DOWN)
"""Cards come face up to the level, if nothing else is said."""
LEVEL_DOWN_SIGHT: Final = Number("ws 3.9.2.2", value=OWNER_SEES, otherwise=NOBODY_SEES)
"""What lies face down in a level only its player may look at."""
LEVEL_DOWN_BLANK: Final = Flag("ws 3.9.2.2.1", value=True)
"""What lies face down in a level is blank: a card, but with no information."""
LEVEL_DOWN_SHOWN: Final = Flag("ws 3.9.2.2.2", value=False)
"""Leaving the level, it lies as its new zone says, and is not shown on the way."""
LEVEL_KEEPS_ORDER: Final = Flag("ws 3.9.3", value=True)
"""A level keeps its order, each new card on top; with four cards it is lost (1.2.2.1)."""
MEMORY_SIGHT: Final = Number("ws 3.12.2", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees the memory, but for cards that lie face down there."""
MEMORY_FACE: Final = Number("ws 3.12.2.1", value=FACE_UP, otherwise=FACE_DOWN)
"""Cards come face up to the memory, if nothing else is said; their order has no meaning."""
MEMORY_DOWN_SIGHT: Final = Number("ws 3.12.2.2", value=OWNER_SEES, otherwise=NOBODY_SEES)
"""What lies face down in a memory only its player may look at; it stays in its place."""
MEMORY_DOWN_BLANK: Final = Flag("ws 3.12.2.2.1", value=True)
"""What lies face down in a memory is blank, but for abilities that say they count there."""
MEMORY_DOWN_SHOWN: Final = Flag("ws 3.12.2.2.2", value=False)
"""Leaving the memory, it lies as its new zone says, and is not shown on the way."""
EVENT_RESOLVES_IN: Final = Number("ws 3.13.1.1", value=RESOLUTION, otherwise=WAITING_ROOM)
"""A played event is in the resolution zone until its effect has been carried out."""
END_OF_THE_CLOCK: Final = Number("ws 3.13.1.3.1", value=TOP, otherwise=BOTTOM)
"""Cards of one damage come onto the clock in the order they were turned up."""
FLIPPED_CARDS_GO_TO: Final = Number("ws 3.13.1.4", value=WAITING_ROOM, otherwise=RESOLUTION)
"""Cards flipped over by Brainstorm are in the resolution zone only for a time."""

# Section 4.

NEXT_DAMAGE_ONLY: Final = Number("ws 4.12.2.7.1", value=NEXT, otherwise=ONCE)
"""Only the very next damage counts, before the damage step too; taken, it uses the shot up."""
WHOSE_DAMAGE: Final = Number("ws 4.12.2.7.2", value=ANYONE, otherwise=OPPONENT)
"""Damage to oneself counts as well as damage to the opponent."""

# Section 5.

COPIES_ALLOWED: Final = Number("ws 5.1.2.2", value=4, otherwise=99)
"""No more than four cards of one name."""

# Section 9.

RESHUFFLE_WAITS: Final = Flag("ws 9.2.3", value=True)
"""While a cost is being paid there is no reshuffle."""
LEVEL_UP_WAITS: Final = Flag("ws 9.3.3", value=True)
"""While a cost is being paid there is no level up."""

# Section 10.

CHOSEN_WITH_IT: Final = Number("ws 10.11.3", value=1, otherwise=0)
"""With the card in the clock exactly one of the hand is exchanged: two cards in all."""
STANDS_AFTER_SUNDER: Final = Number("ws 10.15.3.1", value=AS_ZONE, otherwise=3)
"""The new character stands, as any that comes onto the stage."""

# Section 11.

CARRIED_OUT: Final = Numbers("ws 11.3.1.3", value=(CARD_EFFECT,), otherwise=(CARD_EFFECT, COMMAND))
"""What a Replay command says is done only where another text of the card calls for it."""
