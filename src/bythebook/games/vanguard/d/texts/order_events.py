"""What abilities can wait for around orders and overDress, and how those are played."""

from typing import Final

from bythebook.games.vanguard.d.texts.events import FIRST_KIND_D, FIRST_VERB_D
from bythebook.games.vanguard.texts.events import FIRST_OWN_EVENT
from bythebook.kernel.state.options import F_CARD, declare_kind, declare_verb

EV_ORDER: Final = FIRST_OWN_EVENT + 20
"""an order is played (the subject); its value says whether another is joined to it"""
EV_SUNG: Final = FIRST_OWN_EVENT + 21
"""a Song is sung (the subject)"""
EV_ARMED: Final = FIRST_OWN_EVENT + 22
"""a vanguard (the subject) arms an order, the other card"""
EV_OVERDRESSED: Final = FIRST_OWN_EVENT + 23
"""a unit is put on a circle over others (the subject); its value says by which keyword"""
EV_ORIGINAL: Final = FIRST_OWN_EVENT + 25
"""a unit (the subject) becomes the originalDress of the other card"""

V_ORDER: Final = declare_verb(FIRST_VERB_D + 10, "play order", (F_CARD,))
V_OVERDRESS: Final = declare_verb(FIRST_VERB_D + 11, "overDress", (F_CARD,))

K_BASE_UNITS: Final = declare_kind(FIRST_KIND_D + 10, "unit to overDress")
K_ALCHEMAGIC: Final = declare_kind(FIRST_KIND_D + 11, "order to Alchemagic")

# Values of EV_ORDER.
BY_ALCHEMAGIC: Final = 1

# Values of EV_OVERDRESSED.
BY_OVERDRESS: Final = 1
BY_XOVERDRESS: Final = 2
