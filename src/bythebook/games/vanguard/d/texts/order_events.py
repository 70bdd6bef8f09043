"""What abilities can wait for around orders, and how orders are played: events and verbs."""

from typing import Final

from bythebook.games.vanguard.d.texts.events import FIRST_VERB_D
from bythebook.games.vanguard.texts.events import FIRST_OWN_EVENT
from bythebook.kernel.state.options import F_CARD, declare_verb

EV_ORDER: Final = FIRST_OWN_EVENT + 20
"""an order is played (the subject)"""
EV_SUNG: Final = FIRST_OWN_EVENT + 21
"""a Song is sung (the subject)"""
EV_ARMED: Final = FIRST_OWN_EVENT + 22
"""a vanguard (the subject) arms an order, the other card"""
EV_OVERDRESSED: Final = FIRST_OWN_EVENT + 23
"""a unit is put on a circle by overDress (the subject), over the other card"""

V_ORDER: Final = declare_verb(FIRST_VERB_D + 10, "play order", (F_CARD,))
V_OVERDRESS: Final = declare_verb(FIRST_VERB_D + 11, "overDress", (F_CARD, F_CARD))
