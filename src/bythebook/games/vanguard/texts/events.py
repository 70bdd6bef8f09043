"""What abilities of both eras can wait for besides cards moving and turning; questions, variables.

Numbers below 40 are both eras'; an edition's own begin there.
"""

from typing import Final

from bythebook.kernel.abilities.abilities import FIRST_EVENT
from bythebook.kernel.state.options import (
    F_CARD,
    F_ZONE,
    FIRST_KIND,
    FIRST_VERB,
    declare_kind,
    declare_verb,
)

EV_BEGIN: Final = FIRST_EVENT
"""a phase or step begins; its value says which, its player whose turn it is"""
EV_ATTACK: Final = FIRST_EVENT + 1
"""a unit attacks; the other card is what it attacks (one event for each, at the same time)"""
EV_BOOST: Final = FIRST_EVENT + 2
"""a unit boosts; the other card is the boosted one"""
EV_HIT: Final = FIRST_EVENT + 3
"""an attack hits; the other card is what it hits"""
EV_NO_HIT: Final = FIRST_EVENT + 4
"""an attack does not hit; the other card is what it was made on"""
EV_DRIVE_CHECK: Final = FIRST_EVENT + 5
"""a drive check turns a card up (the subject); the other card is the attacking unit"""
EV_DAMAGE_CHECK: Final = FIRST_EVENT + 6
"""a damage check turns a card up (the subject)"""
EV_TRIGGER: Final = FIRST_EVENT + 7
"""a trigger icon is performed; its value says which, the subject is the card with it"""
EV_RIDE: Final = FIRST_EVENT + 8
"""a unit is ridden (the subject) on the other card"""
EV_CALL: Final = FIRST_EVENT + 9
"""a unit is called (the subject); its value says whether by a normal call"""
EV_GUARD: Final = FIRST_EVENT + 10
"""a unit begins to guard (the subject) the other card"""
EV_INTERCEPT: Final = FIRST_EVENT + 11
"""a unit intercepts (the subject)"""
EV_DAMAGED: Final = FIRST_EVENT + 12
"""damage is dealt to a vanguard (the subject); its value says how much"""
EV_BATTLE_ENDS: Final = FIRST_EVENT + 20
"""a battle of a unit (the subject) ends; the other card is what it attacked (one for each)"""
EV_DECLARED: Final = FIRST_EVENT + 21
"""a player declares a card name; its value says which, among those of the match"""
FIRST_OWN_EVENT: Final = FIRST_EVENT + 40
"""the first event of an edition's own"""

# Values of EV_BEGIN.
P_TURN: Final = 0
P_STAND: Final = 1
P_DRAW: Final = 2
P_RIDE: Final = 3
P_MAIN: Final = 4
P_BATTLE: Final = 5
P_START_STEP: Final = 6
P_ATTACK: Final = 7
P_GUARD: Final = 8
P_DRIVE: Final = 9
P_DAMAGE: Final = 10
P_CLOSE: Final = 11
P_END: Final = 12
P_TURN_ENDS: Final = 13
"""what waits for the end of the turn"""
FIRST_OWN_PHASE: Final = 20

# Kinds of decisions; like the verbs they stand in one table with those of all games.
OF_VANGUARD: Final = 128
"""where the kinds and verbs of both eras begin among those of all games"""
FIRST_SHARED_KIND: Final = FIRST_KIND + OF_VANGUARD
K_FIRST_VANGUARD: Final = declare_kind(FIRST_SHARED_KIND, "first vanguard")
K_MULLIGAN: Final = declare_kind(FIRST_SHARED_KIND + 1, "mulligan")
K_RIDE: Final = declare_kind(FIRST_SHARED_KIND + 2, "ride step")
K_MAIN: Final = declare_kind(FIRST_SHARED_KIND + 3, "main phase")
K_ATTACK: Final = declare_kind(FIRST_SHARED_KIND + 4, "start step")
K_TARGET: Final = declare_kind(FIRST_SHARED_KIND + 5, "attack target")
K_BOOST: Final = declare_kind(FIRST_SHARED_KIND + 6, "boost")
K_GUARD: Final = declare_kind(FIRST_SHARED_KIND + 7, "guard step")
K_GUARDED: Final = declare_kind(FIRST_SHARED_KIND + 8, "guarded unit")
K_CIRCLE: Final = declare_kind(FIRST_SHARED_KIND + 9, "circle")
K_TRIGGER: Final = declare_kind(FIRST_SHARED_KIND + 10, "trigger")
K_ATTACKER: Final = declare_kind(FIRST_SHARED_KIND + 11, "attacking unit")
K_TRIGGER_ORDER: Final = declare_kind(FIRST_SHARED_KIND + 12, "order of a trigger's effects")
K_FROM_HAND: Final = declare_kind(FIRST_SHARED_KIND + 13, "abilities of the hand")
FIRST_OWN_KIND: Final = FIRST_SHARED_KIND + 20

# Option verbs.
FIRST_SHARED_VERB: Final = FIRST_VERB + OF_VANGUARD
V_RIDE: Final = declare_verb(FIRST_SHARED_VERB, "ride", (F_CARD,))
V_CALL: Final = declare_verb(FIRST_SHARED_VERB + 1, "call", (F_CARD,))
V_EXCHANGE: Final = declare_verb(FIRST_SHARED_VERB + 2, "exchange", (F_ZONE, F_ZONE))
V_ATTACK: Final = declare_verb(FIRST_SHARED_VERB + 3, "attack with", (F_CARD,))
V_TARGET: Final = declare_verb(FIRST_SHARED_VERB + 4, "attack", (F_CARD,))
V_BOOST: Final = declare_verb(FIRST_SHARED_VERB + 5, "boost with", (F_CARD,))
V_GUARD: Final = declare_verb(FIRST_SHARED_VERB + 6, "guard with", (F_CARD,))
V_INTERCEPT: Final = declare_verb(FIRST_SHARED_VERB + 7, "intercept with", (F_CARD,))
V_CIRCLE: Final = declare_verb(FIRST_SHARED_VERB + 8, "circle", (F_ZONE,))
V_TO_ATTACK: Final = declare_verb(FIRST_SHARED_VERB + 9, "attack", ())
V_ICON_FIRST: Final = declare_verb(FIRST_SHARED_VERB + 10, "icon first", ())
V_POWER_FIRST: Final = declare_verb(FIRST_SHARED_VERB + 11, "power first", ())
FIRST_OWN_VERB: Final = FIRST_SHARED_VERB + 20

# Variables.
VAR_STARTER: Final = 0
VAR_RIDDEN: Final = 1
"""1 once a normal ride was made this turn"""
VAR_BATTLES: Final = 2
"""how many battles there were this turn, the present one included"""
VAR_BATTLE: Final = 3
"""NO_BATTLE, FIGHTING, or OVER while what it was is still known"""
VAR_FIRST_TURN: Final = 4
"""1 until the first turn of the game is over"""
VAR_CHANCE: Final = 5
"""what chance has chosen last, where something is chosen at random"""
VAR_BATTLE_KIND: Final = 6
"""who attacks whom in the present battle, as bits"""
VARIABLES: Final = [
    "starting player",
    "ridden",
    "battles",
    "battle",
    "first turn",
    "chance",
    "battle kind",
]

# Values of VAR_BATTLE.
NO_BATTLE: Final = 0
FIGHTING: Final = 1
OVER: Final = 2

# Bits of VAR_BATTLE_KIND.
VANGUARD_ATTACKED: Final = 1
REAR_GUARD_ATTACKED: Final = 2
BY_VANGUARD: Final = 4
BY_REAR_GUARD: Final = 8
VANGUARD_NOT_HIT: Final = 16
"""the attack has hit, and not the vanguard that was attacked with others"""

# What an effect lasts for, as values of WHILE_FRAME.
FOR_THE_BATTLE: Final = 1
FOR_THE_DAMAGE: Final = 2
"""as long as the damage of a vanguard is processed"""

# Kinds of counters. Those of the battle record say when their card came to its circle.
IS_ATTACKING: Final = 1
IS_ATTACKED: Final = 2
IS_BOOSTING: Final = 3
IS_BOOSTED: Final = 4
IS_GUARDING: Final = 5
"""which unit a guardian guards: its reference, and one"""
VANGUARD_DAMAGE: Final = 6
"""damage dealt to a vanguard that has not been processed yet"""
IS_HIT: Final = 7
"""that an attacked unit was hit"""
FIRST_OWN_COUNTER: Final = 16
TOLD_COUNTERS: Final = {
    IS_ATTACKING: "attacking",
    IS_ATTACKED: "attacked",
    IS_BOOSTING: "boosting",
    IS_BOOSTED: "boosted",
    IS_GUARDING: "guarding",
}
"""what a view tells of a card for each kind that is no number"""

# What cards and players can be unable to do: bits of the `cannot` characteristic.
CANNOT_STAND: Final = 1
CANNOT_ATTACK: Final = 2
CANNOT_ATTACK_VANGUARD: Final = 4
CANNOT_BOOST: Final = 8
CANNOT_BE_BOOSTED: Final = 16
CANNOT_INTERCEPT: Final = 32
CANNOT_BE_CHOSEN: Final = 64
"""by effects of the opponent's cards"""
CANNOT_BE_HIT: Final = 128
"""by an attack of the unit it was given against, or by any"""
CANNOT_BE_ATTACKED: Final = 256
CANNOT_MOVE: Final = 512
"""to another rear-guard circle; to guard, or to be the vanguard, is something else"""
CANNOT_RETIRE: Final = 1024
"""by effects"""
CANNOT_DEAL_DAMAGE: Final = 2048
CANNOT_CALL: Final = 4096
"""a player: any cards from the hand to the guardian circle"""
CANNOT_RIDE: Final = 8192
CANNOT_BE_RIDDEN: Final = 1 << 14
STAYS_IN_STAND_PHASE: Final = 1 << 15
CANNOT_ATTACK_REAR_GUARD: Final = 1 << 16
CANNOT_GUARD: Final = 1 << 17
"""a card: be called from the hand to the guardian circle"""
TRIGGERS_NULLIFIED: Final = 1 << 18
"""a player: of what they check, no icon does anything"""
CANNOT_USE_ACT: Final = 1 << 19
"""its activated abilities; of a player: those of the player's cards"""
CANNOT_USE_AUTO: Final = 1 << 20
"""its automatic abilities"""
UNAFFECTED: Final = 1 << 21
"""by any effects of cards"""
UNAFFECTED_BY_OPPONENT: Final = 1 << 22
"""by effects of the opponent's cards"""
CANNOT_NORMAL_CALL: Final = 1 << 23
"""a player: cards to rear-guard circles"""
CANNOT_GO_TO_DECK: Final = 1 << 24
"""be put into a deck by effects"""
COSTS_NOTHING: Final = 1 << 25
"""what is on it costs nothing, as long as that lasts; of a player: to stride"""
FIRST_OWN_BAR: Final = 1 << 26
"""an edition's own prohibitions"""
