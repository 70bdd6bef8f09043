"""What abilities of this game can wait for, besides cards moving and turning."""

from typing import Final

from bythebook.kernel.abilities.abilities import FIRST_EVENT
from bythebook.kernel.state.options import (
    F_CARD,
    F_NUMBER,
    F_WORD,
    F_ZONE,
    FIRST_KIND,
    FIRST_VERB,
    declare_kind,
    declare_verb,
)

EV_BEGIN: Final = FIRST_EVENT
"""a phase or step begins; its value says which"""
EV_ATTACK: Final = FIRST_EVENT + 1
"""a character attacks; its value says how, the other card is the one facing it"""
EV_ATTACK_ENDS: Final = FIRST_EVENT + 2
EV_CANCELED: Final = FIRST_EVENT + 3
"""damage is canceled; the player took it, the subject dealt it"""
EV_DAMAGED: Final = FIRST_EVENT + 4
"""damage is taken; its value says how much"""
EV_PLAYED: Final = FIRST_EVENT + 5
"""a card was played"""
EV_USED: Final = FIRST_EVENT + 6
"""an activated ability resolves"""
EV_TRIGGER: Final = FIRST_EVENT + 7
"""a trigger check turns a card up"""
EV_KEYWORD: Final = FIRST_EVENT + 8
"""a keyword is used; its value says which, its subject by which card or putting which on stage"""

EV_DEALT: Final = FIRST_EVENT + 9
"""a damage is over, for all players it was dealt to; its value says how it ended"""
EV_PLACED_BY: Final = FIRST_EVENT + 10
"""an effect has put a card on the stage: of an ability of the kind that its value says (0: of a
trigger icon), of the other card"""

EV_REFRESHED: Final = FIRST_EVENT + 11
"""a player's waiting room has become a new deck"""

EV_CHECKED: Final = FIRST_EVENT + 12
"""the trigger checks of an attack are over; its value says how many there were"""

EV_PLACED_BY_COMBO: Final = FIRST_EVENT + 13
"""a climax combo's effect has put a card on the stage: of an ability of the other card"""

# Values of EV_DEALT.
TAKEN: Final = 0
CANCELED: Final = 1

# Values of EV_BEGIN.
P_TURN: Final = 0
P_STAND: Final = 1
P_DRAW: Final = 2
P_CLOCK: Final = 3
P_MAIN: Final = 4
P_CLIMAX: Final = 5
P_ATTACK: Final = 6
P_DECLARATION: Final = 7
P_TRIGGER: Final = 8
P_COUNTER: Final = 9
P_DAMAGE: Final = 10
P_BATTLE: Final = 11
P_ENCORE: Final = 12
P_END: Final = 13
P_TURN_ENDS: Final = 14

# Values of EV_ATTACK: types of attack (7.2.1.4).
DIRECT: Final = 1
FRONTAL: Final = 2
SIDE: Final = 3

# Kinds of decisions.
K_REDRAW: Final = declare_kind(FIRST_KIND, "redraw")
K_CLOCK: Final = declare_kind(FIRST_KIND + 1, "clock phase")
K_MAIN: Final = declare_kind(FIRST_KIND + 2, "main phase")
K_CLIMAX: Final = declare_kind(FIRST_KIND + 3, "climax phase")
K_COUNTER_STEP: Final = declare_kind(FIRST_KIND + 4, "counter step")
K_ATTACKER: Final = declare_kind(FIRST_KIND + 5, "attack declaration")
K_ATTACK_TYPE: Final = declare_kind(FIRST_KIND + 6, "type of attack")
K_POSITION: Final = declare_kind(FIRST_KIND + 7, "position")
K_ENCORE: Final = declare_kind(FIRST_KIND + 8, "encore step")
K_LEVEL_UP: Final = declare_kind(FIRST_KIND + 9, "level up")
K_DISCARD: Final = declare_kind(FIRST_KIND + 10, "hand limit")
K_EXCHANGE: Final = declare_kind(FIRST_KIND + 11, "exchange")
K_TRAIT: Final = declare_kind(FIRST_KIND + 12, "trait")

# Option verbs.
V_PLAY: Final = declare_verb(FIRST_VERB, "play", (F_CARD,))
V_EXCHANGE: Final = declare_verb(FIRST_VERB + 1, "exchange positions", ())
V_CLOCK: Final = declare_verb(FIRST_VERB + 2, "clock", (F_CARD,))
V_ATTACK: Final = declare_verb(FIRST_VERB + 3, "attack with", (F_CARD,))
V_ATTACK_TYPE: Final = declare_verb(FIRST_VERB + 4, "attack type", (F_NUMBER,))
V_POSITION: Final = declare_verb(FIRST_VERB + 5, "position", (F_ZONE,))
V_TRAIT: Final = declare_verb(FIRST_VERB + 6, "trait", (F_CARD, F_WORD))

# Variables.
VAR_STARTER: Final = 0
VAR_REFRESH: Final = 1
"""and the next: one a player"""
VAR_CHECKS: Final = 3
"""how many more trigger checks this attack has"""
VAR_BATTLE: Final = 4
"""1 while two characters are in battle"""
VARIABLES: Final = [
    "starting player",
    "refresh point 0",
    "refresh point 1",
    "trigger checks",
    "battle",
]

# What cards and players can be unable to do: bits of the `cannot` characteristic.
CANNOT_STAND: Final = 1
CANNOT_ATTACK: Final = 2
CANNOT_SIDE_ATTACK: Final = 4
CANNOT_FRONTAL_ATTACK: Final = 8
CANNOT_BE_REVERSED: Final = 16
CANNOT_BE_CHOSEN: Final = 32
"""by the opponent's effects"""
CANNOT_MOVE: Final = 64
"""to another position"""
CANNOT_PLAY_EVENTS: Final = 128
CANNOT_PLAY_BACKUP: Final = 256
CANNOT_ENCORE: Final = 512
CANNOT_BE_PLAYED: Final = 1024
"""from the hand"""
STAYS_IN_STAND_PHASE: Final = 2048
"""does not stand in its master's stand phase; effects can make it stand"""
KEEPS_SOUL: Final = 4096
"""loses no soul by side attacking"""
CANNOT_DEAL_DAMAGE: Final = 1 << 16
CANNOT_RETURN_TO_HAND: Final = 1 << 17
"""from the stage"""
CANNOT_GO_TO_MEMORY: Final = 1 << 18
"""from the stage"""
CANNOT_BE_REVERSED_BY_AUTO: Final = 1 << 19
"""by automatic abilities of the opponent's characters"""
CANNOT_BE_DAMAGED_BY_AUTO: Final = 1 << 20
"""a player, by automatic abilities of the opponent's characters"""
MAY_ATTACK_BACK: Final = 1 << 21
"""may attack a character of the back stage instead"""
CANNOT_DIRECT_ATTACK: Final = 1 << 22
CANNOT_TAKE_BACK: Final = 1 << 23
"""a player: during the attack phase, characters from the waiting room by own cards' effects"""
