"""What abilities of the overDress era can wait for, its questions and its variables."""

from typing import Final

from bythebook.games.vanguard.texts.events import (
    FIRST_OWN_BAR,
    FIRST_OWN_EVENT,
    FIRST_OWN_KIND,
    FIRST_OWN_VERB,
)
from bythebook.games.vanguard.texts.events import VARIABLES as SHARED_VARIABLES
from bythebook.kernel.state.options import declare_kind, declare_verb

# The kinds and verbs of all games stand in one table: behind those of the other era.
FIRST_KIND_D: Final = FIRST_OWN_KIND + 20
FIRST_VERB_D: Final = FIRST_OWN_VERB + 20

EV_PERSONA_RIDE: Final = FIRST_OWN_EVENT
"""a persona ride is made (the subject is who was ridden)"""

EV_LOOKED: Final = FIRST_OWN_EVENT + 1
"""a player looks at cards of a deck; its value is 1 if that is the other player's"""

K_GUARDIANS: Final = declare_kind(FIRST_KIND_D, "guardians")
K_INTERCEPTORS: Final = declare_kind(FIRST_KIND_D + 1, "intercepting units")
K_RIDE_COST: Final = declare_kind(FIRST_KIND_D + 2, "card to discard for the ride")
K_OVER_ORDER: Final = declare_kind(FIRST_KIND_D + 3, "order of an over trigger's effects")

V_GUARD_TOGETHER: Final = declare_verb(FIRST_VERB_D, "guard with several", ())
V_INTERCEPT_TOGETHER: Final = declare_verb(FIRST_VERB_D + 1, "intercept with several", ())
V_REMOVE_NEXT: Final = declare_verb(FIRST_VERB_D + 2, "remove it next", ())
V_DRAW_NEXT: Final = declare_verb(FIRST_VERB_D + 3, "draw next", ())
V_POWER_NEXT: Final = declare_verb(FIRST_VERB_D + 4, "power next", ())
V_ADDITIONAL_NEXT: Final = declare_verb(FIRST_VERB_D + 5, "additional effect next", ())


# What cards and players can be unable to do.
CANNOT_PLAY_ORDERS: Final = FIRST_OWN_BAR
"""a player: any orders"""
CANNOT_PLAY_BLITZ: Final = FIRST_OWN_BAR << 8
"""a player: blitz orders"""
CANNOT_RETIRE_BY_OPPONENT: Final = FIRST_OWN_BAR << 1
"""a unit: by effects of the opponent's cards"""
CANNOT_PERSONA_RIDE: Final = FIRST_OWN_BAR << 2
"""a player: make a persona ride"""

# Variables.
VAR_RIDE_DECK: Final = len(SHARED_VARIABLES)
"""of each player: the cards that were in the ride deck zone as the game began, as bits
(`zones/moving.py`)"""
VAR_ORDERS: Final = VAR_RIDE_DECK + 2
"""of each player: how many orders that player has played this turn"""
VAR_PERSONA: Final = VAR_ORDERS + 2
"""of each player: how many persona rides there were this turn"""
VAR_CHECKED: Final = VAR_PERSONA + 2
"""of each player: the card that a damage check has turned up, and one, until it is settled"""
VAR_ENDING: Final = VAR_CHECKED + 2
"""1 once a text has ended the turn"""
VAR_ALCHEMAGIC: Final = VAR_ENDING + 1
"""of each player: how many orders were joined to those that player has played this turn"""
VAR_LOOKED: Final = VAR_ALCHEMAGIC + 2
"""whose decks the effect that is being carried out has looked at, as bits"""
VAR_TOP: Final = VAR_LOOKED + 1
"""of each player: the card looked at as the top card of the own deck, and one"""
VAR_UNHEARD: Final = VAR_TOP + 2
"""whose abilities do not stand by from what happens now, as bits"""
VAR_PERSONA_MORE: Final = VAR_UNHEARD + 1
"""of each player: how much power this turn's persona rides give the front row beyond the usual"""
VAR_PERSONA_BACK: Final = VAR_PERSONA_MORE + 2
"""of each player: how much power this turn's persona rides give the back row"""
VARIABLES: Final = [
    *SHARED_VARIABLES,
    "ride deck of the first player",
    "ride deck of the second player",
    "orders of the first player",
    "orders of the second player",
    "persona rides of the first player",
    "persona rides of the second player",
    "card checked for damage of the first player",
    "card checked for damage of the second player",
    "ending",
    "Alchemagic of the first player",
    "Alchemagic of the second player",
    "decks looked at",
    "top card looked at by the first player",
    "top card looked at by the second player",
    "unheard",
    "power of persona rides of the first player",
    "power of persona rides of the second player",
    "power of persona rides in the first player's back row",
    "power of persona rides in the second player's back row",
]
