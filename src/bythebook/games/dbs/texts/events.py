"""What skills of this game can wait for, what players decide, what cards can be unable to do."""

from typing import Final

from bythebook.kernel.abilities.abilities import FIRST_EVENT
from bythebook.kernel.state.options import (
    F_CARD,
    F_NUMBER,
    F_ZONE,
    FIRST_KIND,
    FIRST_VERB,
    declare_kind,
    declare_verb,
)

EV_BEGIN: Final = FIRST_EVENT
"""a phase, a step or a moment of a turn begins or ends; its value says which"""
EV_ATTACK: Final = FIRST_EVENT + 1
"""a card attacks; the other card is attacked"""
EV_ATTACKED: Final = FIRST_EVENT + 2
"""a card is attacked; the other card attacks. With the value 1 it was not chosen for it but has
become the guard card by [Blocker]: only skills of that card itself wait for that (10-4-1-1)"""
EV_PLAYED: Final = FIRST_EVENT + 3
"""a card is played; its value says how (P_ values below), its player who"""
EV_COMBO: Final = FIRST_EVENT + 4
"""a card is used in a combo; its value is the kind of area it came from"""
EV_DAMAGE: Final = FIRST_EVENT + 5
"""damage was dealt to life; its subject dealt it, its player took it, its value says how much"""
EV_TAKEN: Final = FIRST_EVENT + 17
"""a player has taken 1 damage, of so much as was dealt; its subject dealt it"""
EV_WILL_DAMAGE: Final = FIRST_EVENT + 6
"""an attack is about to deal damage; as EV_DAMAGE"""
EV_KO: Final = FIRST_EVENT + 7
"""a battle card is KO'd; the other card did it"""
EV_KOS: Final = FIRST_EVENT + 8
"""a card has KO'd another"""
EV_ACTIVATED: Final = FIRST_EVENT + 9
"""a skill of a card is activated; its value is the skill's number"""
EV_MARKER: Final = FIRST_EVENT + 10
"""markers were removed from a unison card; its value says how many"""
EV_WILL_MARKER: Final = FIRST_EVENT + 11
"""an attack is about to remove markers from a unison card"""
EV_GUARD: Final = FIRST_EVENT + 12
"""a card becomes the guard card; the other card attacks"""
EV_NEGATED: Final = FIRST_EVENT + 13
"""a skill or an attack was negated"""
EV_PLACED_LEADER: Final = FIRST_EVENT + 14
"""a leader was placed in the leader area"""
EV_DISCARDED: Final = FIRST_EVENT + 15
"""a card was discarded; the other card's skill did it"""
DISCARDED_BY_BATTLE_AREA: Final = 1
"""value of EV_DISCARDED: a skill of a card in a battle area did it"""
EV_EVOLVED: Final = FIRST_EVENT + 16
"""a card evolved into this one; the other card was evolved from"""
EV_PLAYED_WITH: Final = FIRST_EVENT + 18
"""a card is played with a keyword skill; its value is the place of the keyword's bit"""

EV_BOOSTED: Final = FIRST_EVENT + 19
"""markers are removed from a unison card by a [Spirit Boost] skill; its value says how many"""

EV_TURNED_OVER: Final = FIRST_EVENT + 20
"""9-9: a leader shows its other side; its value is 1 for its back, 0 for its front"""
EV_FLIPPED: Final = FIRST_EVENT + 40
"""3-9-3: a life card is flipped face up by a skill"""
EV_EXTRA: Final = FIRST_EVENT + 31
"""8-1-3-1-4: an extra card is activated, from the hand; its value is the skill's number"""
EV_AFTER_COMBO: Final = FIRST_EVENT + 30
"""the battle ends in which a card was used in a combo; the card lies in the drop area by now;
its value is the kind of area from which it was used"""

# Values of EV_BEGIN.
P_TURN: Final = 0
P_CHARGE: Final = 1
P_MAIN: Final = 2
P_MAIN_ENDS: Final = 3
P_TURN_ENDS: Final = 4
P_OFFENSE: Final = 5
P_DEFENSE: Final = 6
P_DAMAGE: Final = 7
P_COMBO_DROPS: Final = 8
"""cards of the combo areas are about to go to the drop areas"""
P_BATTLE_ENDS: Final = 9

# Values of EV_PLAYED, as bits: how a card was played.
BY_RULES: Final = 1
"""by paying its energy cost"""
BY_SKILL: Final = 2
FROM_HAND: Final = 4

# Kinds of decisions.
K_MULLIGAN: Final = declare_kind(FIRST_KIND + 32, "redraw")
K_CHARGE: Final = declare_kind(FIRST_KIND + 33, "charge phase")
K_MAIN: Final = declare_kind(FIRST_KIND + 34, "main phase")
K_OFFENSE: Final = declare_kind(FIRST_KIND + 35, "offense step")
K_DEFENSE: Final = declare_kind(FIRST_KIND + 36, "defense step")
K_LIFE: Final = declare_kind(FIRST_KIND + 37, "life")
K_X: Final = declare_kind(FIRST_KIND + 38, "X")
K_KEEP: Final = declare_kind(FIRST_KIND + 39, "which to keep")
K_FROM_HAND: Final = declare_kind(FIRST_KIND + 40, "skills of the hand")
K_COLOR: Final = declare_kind(FIRST_KIND + 41, "color")
K_AREA: Final = declare_kind(FIRST_KIND + 42, "area to look through")
K_SKILL: Final = declare_kind(FIRST_KIND + 43, "which skill")

# Option verbs.
V_PLAY: Final = declare_verb(FIRST_VERB + 32, "play", (F_CARD,))
V_ATTACK: Final = declare_verb(FIRST_VERB + 33, "attack", (F_CARD, F_CARD))
V_COMBO: Final = declare_verb(FIRST_VERB + 34, "combo", (F_CARD,))
V_CHARGE: Final = declare_verb(FIRST_VERB + 35, "charge", (F_CARD,))
V_UNDER: Final = declare_verb(FIRST_VERB + 36, "place under the unison", (F_CARD,))
V_X: Final = declare_verb(FIRST_VERB + 37, "X is", (F_NUMBER,))
V_RED: Final = declare_verb(FIRST_VERB + 38, "red", ())
"""and the next four: a color is chosen"""
V_BLUE: Final = declare_verb(FIRST_VERB + 39, "blue", ())
V_GREEN: Final = declare_verb(FIRST_VERB + 40, "green", ())
V_YELLOW: Final = declare_verb(FIRST_VERB + 41, "yellow", ())
V_BLACK: Final = declare_verb(FIRST_VERB + 42, "black", ())
V_LOOK: Final = declare_verb(FIRST_VERB + 43, "look through", (F_ZONE,))

# Variables.
VAR_STARTER: Final = 0
VAR_STARTED: Final = 1
"""1 once the first turn has begun"""
VAR_ATTACKER: Final = 2
"""the attack card, NOTHING outside of battle"""
VAR_GUARD: Final = 3
VAR_STEP: Final = 4
"""how far a battle has come (S_ values below)"""
VAR_NEGATED: Final = 5
"""1 once the attack is negated"""
VARIABLES: Final = [
    "starting player",
    "game started",
    "attack card",
    "guard card",
    "battle step",
    "attack negated",
]

# Values of VAR_STEP.
S_NONE: Final = 0
S_DECLARED: Final = 1
S_OFFENSE: Final = 2
S_DEFENSE: Final = 3
S_DAMAGE: Final = 4

# What an effect lasts for, as values of WHILE_FRAME.
COMBO_POWER_COUNTS: Final = 1
FOR_THE_BATTLE: Final = 2
FOR_THE_MAIN_PHASE: Final = 3
UNTIL_TURN: Final = 4
"""until the start of its master's next turn: this number for player 0, the next for player 1"""
UNTIL_MAIN: Final = 6
"""until the start of its master's next main phase, likewise"""

# Kinds of counters on cards.
MARKER: Final = 0
COMBOED_FROM: Final = 2
"""no marker, but the kind of area from which a card was used in a combo, and one more"""
PLAYED_WITH: Final = 1
"""no marker, but how a card was played: the place of a keyword's bit, and one more"""

# What cards and players can be unable to do: bits of the `cannot` characteristic.
CANNOT_ATTACK: Final = 1
CANNOT_BE_ATTACKED: Final = 2
CANNOT_BE_CHOSEN: Final = 4
"""by the opponent's skills"""
CANNOT_BE_KOD: Final = 8
CANNOT_ACTIVATE: Final = 16
"""be switched to active mode"""
CANNOT_BLOCK: Final = 32
CANNOT_BE_PLAYED: Final = 64
CANNOT_COMBO: Final = 128
UNAFFECTED: Final = 256
"""4-13: not chosen by skills and not affected by them"""
CANNOT_USE_SKILLS: Final = 1 << 21
"""a card's skills, or a player's, cannot be activated"""
UNAFFECTED_BY_OPPONENT: Final = 1 << 20
"""4-13, but only of the skills of its master's opponent"""
MAY_ATTACK_ACTIVE: Final = 512
"""may attack battle cards in active mode"""
CANNOT_BE_DAMAGED: Final = 1024
"""a player"""
STAYS_IN_CHARGE_PHASE: Final = 2048
CANNOT_LEAVE: Final = 8192
"""the battle area by the opponent's skills"""
CANNOT_ATTACK_BATTLE_CARDS: Final = 1 << 22
CANNOT_ATTACK_LEADERS: Final = 1 << 23
PLAYED_FREE: Final = 1 << 24
"""its energy cost need not be paid to play it from the hand"""
CANNOT_BE_KOD_BY_SKILLS: Final = 1 << 27
"""of its master's opponent"""
CANNOT_BE_KOD_IN_BATTLE: Final = 1 << 28
NO_COUNTERS: Final = 1 << 29
"""a player: [Counter] skills of any kind are not activated"""
NO_COUNTER_PLAY: Final = 1 << 30
NO_COUNTER_ATTACK: Final = 1 << 31
NO_BLOCKERS: Final = 1 << 32
CANNOT_BE_PLAYED_BY_SKILLS: Final = 1 << 33
CANNOT_BE_PLAYED_BY_RULES: Final = 1 << 34
"""by paying its energy cost"""
CANNOT_BE_NEGATED: Final = 1 << 36
"""a card's skills"""
ATTACK_NOT_NEGATED: Final = 1 << 37
"""a card's attacks cannot be negated"""
CANNOT_LEAVE_BY_SKILLS: Final = 1 << 38
"""the battle area, whoever's skills they are"""
LIMITED_BY_KIND: Final = 1 << 39
"""a card or a player: something is not done with some cards (`limiting.py`)"""
STAYS_IN_MASTERS_TURN: Final = 1 << 43
"""be switched to active mode while it is its master's turn"""
MAY_COMBO_RESTED: Final = 1 << 40
"""may be used in a combo out of the battle area even in rest mode"""
AWAKENS_ANYWAY: Final = 1 << 44
"""a leader: its [Awaken] skills can be activated whatever their conditions"""
AWAKENS_AT_FIVE: Final = 1 << 45
"""a leader: with five life or more its [Awaken] skills need no less"""
CANNOT_EVOLVE: Final = 1 << 42
"""a card: others are not evolved onto it"""
REALM_STAYS: Final = 1 << 41
"""a player: cards played with [Over Realm] are not sent to the warp at the turn's end"""
NO_BATTLE_CARDS: Final = 1 << 35
"""a player: battle cards are not played"""
DEFLECTS: Final = 16384
"""not affected by [Counter: Play] skills"""
