"""What abilities of the G era can wait for, its questions and its variables."""

from typing import Final

from bythebook.games.vanguard.texts.events import (
    FIRST_OWN_BAR,
    FIRST_OWN_EVENT,
    FIRST_OWN_KIND,
    FIRST_OWN_PHASE,
    FIRST_OWN_VERB,
)
from bythebook.games.vanguard.texts.events import VARIABLES as SHARED_VARIABLES
from bythebook.kernel.state.options import F_CARD, declare_kind, declare_verb

EV_STRIDE: Final = FIRST_OWN_EVENT
"""a G unit strides (the subject); the other card is the vanguard that became its heart"""
EV_LEGION: Final = FIRST_OWN_EVENT + 1
"""a unit enters legion (the subject); the other card is its mate"""
EV_LOCKED: Final = FIRST_OWN_EVENT + 2
"""a card was locked: its reference as it was (the subject), and as a locked card"""
EV_UNLOCKED: Final = FIRST_OWN_EVENT + 3
"""a card was unlocked (the subject)"""
EV_DELETED: Final = FIRST_OWN_EVENT + 4
EV_DOMINATED: Final = FIRST_OWN_EVENT + 5
EV_KEYWORD: Final = FIRST_OWN_EVENT + 6
"""a keyword's state begins or its action is done; its value says which keyword"""
EV_G_GUARD: Final = FIRST_OWN_EVENT + 7
"""a G guardian is called (the subject)"""
EV_G_ASSIST: Final = FIRST_OWN_EVENT + 8

P_G_ASSIST: Final = FIRST_OWN_PHASE
P_STRIDE: Final = FIRST_OWN_PHASE + 1

K_G_ASSIST: Final = declare_kind(FIRST_OWN_KIND, "G assist step")
K_STRIDE: Final = declare_kind(FIRST_OWN_KIND + 1, "stride step")
K_HEART: Final = declare_kind(FIRST_OWN_KIND + 2, "heart")

V_STRIDE: Final = declare_verb(FIRST_OWN_VERB, "stride", (F_CARD,))
V_STRIDE_FREE: Final = declare_verb(FIRST_OWN_VERB + 3, "stride without paying", (F_CARD,))
V_STRIDE_BY: Final = declare_verb(FIRST_OWN_VERB + 4, "stride for the cost of", (F_CARD, F_CARD))
V_G_GUARD: Final = declare_verb(FIRST_OWN_VERB + 1, "G guard with", (F_CARD,))
V_G_ASSIST: Final = declare_verb(FIRST_OWN_VERB + 2, "G assist", ())

# What units can be unable to do, besides what both eras say.
STAYS_OUT: Final = FIRST_OWN_BAR
"""to return to the G zone"""
STAYS_LOCKED: Final = FIRST_OWN_BAR << 1
"""a player: locked cards do not unlock in the end phase"""

CANNOT_BE_LOCKED: Final = FIRST_OWN_BAR << 2
"""by effects"""

VAR_PAYING: Final = len(SHARED_VARIABLES)
"""what is being paid for, if it is one of the following"""
VAR_FREE_STRIDE: Final = VAR_PAYING + 1
"""of each player: the turn whose next stride may be made without paying for it"""
VAR_CALLED: Final = VAR_FREE_STRIDE + 2
"""of each player: how many cards that player has called this turn"""
VAR_SOUL_GREW: Final = VAR_CALLED + 2
"""of each player: 1 once cards came to the soul this turn other than by riding"""
VARIABLES: Final = [
    *SHARED_VARIABLES,
    "paying",
    "free stride of the first player",
    "free stride of the second player",
    "calls of the first player",
    "calls of the second player",
    "soul of the first player grew",
    "soul of the second player grew",
]

# Values of VAR_PAYING.
FOR_STRIDE: Final = 1
FOR_G_GUARDIAN: Final = 2
