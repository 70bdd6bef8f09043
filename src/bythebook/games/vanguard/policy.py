"""The policy of both eras: what their books say once and for all, in the order of 1.48."""

from typing import Final

from bythebook.games.vanguard.cards.cards import BOOST, INTERCEPT, TRIPLE_DRIVE, TWIN_DRIVE
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DECK,
    DROP,
    FIELD,
    GUARDIANS,
    HAND,
    REAR_GUARDS,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.procedure.policy import Flag, Number, Numbers
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP, NOBODY_SEES, OWNER_SEES, PUBLIC

# Section 1.

LEAST_NUMBER: Final = Number("vgg 1.3.5", "vgd 1.3.5", value=0, otherwise=-1)
"""A number that may be any is whole, and not below zero."""

# Section 2.

TWIN_DRIVE_ICON: Final = Number("vgg 2.10.1.1", "vgd 2.10.1.3", value=TWIN_DRIVE, otherwise=0)
"""One icon stands for Twin Drive."""
INTERCEPT_ICON: Final = Number("vgg 2.10.1.2", "vgd 2.10.1.2", value=INTERCEPT, otherwise=0)
"""One icon stands for Intercept."""
BOOST_ICON: Final = Number("vgg 2.10.1.3", "vgd 2.10.1.1", value=BOOST, otherwise=0)
"""One icon stands for Boost."""
TRIPLE_DRIVE_ICON: Final = Number("vgg 2.10.1.4", "vgd 2.10.1.4", value=TRIPLE_DRIVE, otherwise=0)
"""One icon stands for Triple Drive."""

# Section 3.

MARKED_VANGUARD: Final = Numbers("vgg 3.1.1.3.1", value=(VANGUARD,), otherwise=FIELD)
"""Marked with the vanguard circle, a text counts there only."""
MARKED_REAR_GUARD: Final = Numbers("vgg 3.1.1.3.2", value=REAR_GUARDS, otherwise=FIELD)
"""Marked with the rear-guard circle, it counts on those only."""
MARKED_GUARDIAN: Final = Numbers("vgg 3.1.1.3.3", value=(GUARDIANS,), otherwise=FIELD)
"""Marked with the guardian circle, it counts there only."""
MARKED_HAND: Final = Numbers("vgg 3.1.1.3.4", value=(HAND,), otherwise=FIELD)
"""Marked with the hand, it counts there only."""
MARKED_DROP: Final = Numbers("vgg 3.1.1.3.5", value=(DROP,), otherwise=FIELD)
"""Marked with the drop zone, it counts there only."""
MARKED_BIND: Final = Numbers("vgg 3.1.1.3.6", value=(BIND,), otherwise=FIELD)
"""Marked with the bind zone, it counts there only."""
MARKED_SOUL: Final = Numbers("vgg 3.1.1.3.7", value=(SOUL,), otherwise=FIELD)
"""Marked with the soul, it counts there only."""
MARKED_DAMAGE: Final = Numbers("vgg 3.1.1.3.8", value=(DAMAGE,), otherwise=FIELD)
"""Marked with the damage zone, it counts there only."""
MARKED_DECK: Final = Numbers("vgg 3.1.1.3.9", value=(DECK,), otherwise=FIELD)
"""Marked with the deck, it counts there only."""
NO_SHIELD_COUNTS: Final = Number("vgg 3.11.2", value=0, otherwise=5000)
"""A guardian without a shield counts as one with a shield of zero."""

# Section 4.

FIELD_SIGHT: Final = Number("vgg 4.5.3", "vgd 4.8.3", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees the field."""
VANGUARDS_COME: Final = Number(
    "vgg 4.6.4.1", "vgg 8.5.1.2", "vgd 6.3.3.3.1", "vgd 4.9.2.3.1", value=STAND, otherwise=REST
)
"""A card that comes to the vanguard circle stands."""
GUARDIANS_COME: Final = Number("vgg 4.6.5.1", "vgd 4.9.2.4.1", value=REST, otherwise=STAND)
"""A card that comes to the guardian circle rests."""
REAR_GUARDS_COME: Final = Number("vgg 4.6.6.1", "vgd 4.9.2.5.1", value=STAND, otherwise=REST)
"""A card that comes to a rear-guard circle stands, if it was on no other one."""
CIRCLE_FACE: Final = Number("vgg 4.6.8", "vgd 4.9.3", value=FACE_UP, otherwise=FACE_DOWN)
"""On a circle cards lie face up."""
DAMAGE_DOWN_SIGHT: Final = Number("vgg 4.8.2.1", "vgd 4.11.2.1", value=PUBLIC, otherwise=OWNER_SEES)
"""Damage that was turned face down everybody may still look at."""
FATAL_DAMAGE: Final = Number("vgg 4.8.3", "vgd 4.11.4", value=6, otherwise=99)
"""Six cards in the damage zone."""

BIND_SIGHT: Final = Number("vgg 4.9.2", "vgd 4.12.2", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees bound cards, but for those that lie face down."""
BIND_DOWN_SIGHT: Final = Number(
    "vgg 4.9.2.1", "vgd 4.12.3", value=OWNER_SEES, otherwise=NOBODY_SEES
)
"""What is bound face down only its owner may look at."""
BIND_DOWN_BLANK: Final = Flag("vgg 4.9.2.2", "vgd 4.12.4", value=True)
"""What is bound face down has no information, and can be given none."""
BIND_MINGLES: Final = Flag("vgg 4.9.3", "vgd 4.12.5", value=True)
"""Cards bound with each other are one pile, in any order; piles are kept apart."""

# Section 5.

COPIES_ALLOWED: Final = Number("vgg 5.2.2.2", "vgd 8.1.4", value=4, otherwise=99)
"""Of one name a main deck has four cards at the most; a G deck is counted apart."""
FIRST_HAND: Final = Number("vgg 5.4.3.4", "vgd 8.2.1.7", value=5, otherwise=0)
"""Five cards are the first hand."""

# Section 12.

CHOSEN_AGAIN: Final = Flag("vgg 12.6.3", "vgd 12.7.3", value=False)
"""What is chosen for one of several is not chosen for another of them again."""
