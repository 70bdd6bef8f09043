"""Section 2.9: types of cards.

A type is a subtype with a main type (2.9.6): each such pair is one bit. Additional subtypes and
special types are words, each in a characteristic of its own.
"""

from typing import Final

from bythebook.games.vanguard.cards.cards import CHARS as SHARED_CHARS
from bythebook.games.vanguard.cards.cards import ENABLED, NORMAL_UNIT, TRIGGER_UNIT, TYPE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule

TOKEN_UNIT: Final = 8
NORMAL_ORDER: Final = 16
TRIGGER_ORDER: Final = 32
BLITZ_ORDER: Final = 64
SET_ORDER: Final = 128
ARMS_ORDER: Final = 256
TYPE_NAMES: Final = {
    NORMAL_UNIT: "normal unit",
    TRIGGER_UNIT: "trigger unit",
    TOKEN_UNIT: "token unit",
    NORMAL_ORDER: "normal order",
    TRIGGER_ORDER: "trigger order",
    BLITZ_ORDER: "blitz order",
    SET_ORDER: "set order",
    ARMS_ORDER: "arms order",
}
UNITS: Final = NORMAL_UNIT | TRIGGER_UNIT | TOKEN_UNIT
"""the types whose main type is unit"""
ORDERS: Final = NORMAL_ORDER | TRIGGER_ORDER | BLITZ_ORDER | SET_ORDER | ARMS_ORDER
"""the types whose main type is order"""

ADDITIONAL_TYPES: Final = ENABLED + 1
"""additional subtypes of set orders"""
SPECIAL_TYPES: Final = ENABLED + 2
ORDER_LIMIT: Final = ENABLED + 3
"""of a player: how many orders can be played in a turn beyond the usual limit"""
WORLD: Final = ENABLED + 4
"""of a player: the World that player's is (7.33)"""
TRIGGER_POWER_MORE: Final = ENABLED + 5
"""of a player: how much more power that player's trigger effects give"""
CHECKED_TRIGGER_POWER: Final = ENABLED + 6
"""of a player: how much more those give that a drive check has revealed"""
ACT_COUNTER_BLAST: Final = ENABLED + 7
"""of a unit: what is added to the counter blasts of its original activated abilities (7.26)"""
AUTO_COUNTER_BLAST: Final = ENABLED + 8
"""of a unit: what is added to the counter blasts of its original automatic abilities"""
NEXT_COUNTER_BLAST: Final = ENABLED + 9
"""of a player: what is added to the next counter blast that player pays"""
NEXT_ALCHEMAGIC: Final = ENABLED + 10
"""of a player: what is added to the counter blast of that player's next Alchemagic"""
SOUL_CHARGES: Final = ENABLED + 11
"""of a player: what is added to soul charges of that player's abilities"""
ALCHEMAGIC: Final = ENABLED + 12
"""of a player: with which orders of the drop zone that player may Alchemagic, as bits (7.34)"""
PERSONA_DRAWS: Final = ENABLED + 13
"""of a player: how many cards more a persona ride draws"""
PERSONA_MORE: Final = ENABLED + 14
"""of a player: how much more power a persona ride gives"""
PERSONA_BACK: Final = ENABLED + 15
"""of a player: whether a persona ride gives power to the back row, too"""
POWER_BY_TRIGGERS: Final = ENABLED + 16
"""of a unit: how much power trigger effects have given it, where a text asks for that (2.8.3)"""
CRITICAL_BY_TRIGGERS: Final = ENABLED + 17
"""of a unit: how much critical they have given it"""
CHARS: Final = [
    *SHARED_CHARS,
    "additional type",
    "special type",
    "order limit",
    "world",
    "power of trigger effects",
    "power of trigger effects of drive checks",
    "counter blast of activated abilities",
    "counter blast of automatic abilities",
    "next counter blast",
    "counter blast of the next Alchemagic",
    "soul charges",
    "Alchemagic",
    "cards of persona rides",
    "power of persona rides",
    "persona rides in the back row",
    "power by trigger effects",
    "critical by trigger effects",
]

RIDES_FREE: Final = 1 << 24
"""among the skills of a card: it is ridden from the ride deck without a discard, if one wants"""
ADDITIONAL_EFFECT: Final = 1 << 58
"""a mark on an ability: the additional effect of an over trigger (2.8.2.6)"""
ARMS_KEYWORD: Final = 1 << 57
"""a mark on an ability: it says which vanguards can hold the order (16.3.2)"""
OVERDRESS_KEYWORD: Final = 1 << 55
"""a mark on an ability: it says over which unit the card can be put (14.7)"""
XOVERDRESS_KEYWORD: Final = 1 << 56
"""a mark on abilities: they say over which units together the card can be put (14.14)"""
PERSONA_RIDE: Final = 1 << 59
"""a mark: the icon of persona rides (2.13.2)"""


@rule("vgd 2.9.3.1", nothing=True)
def is_unit(game: Game, card: int) -> bool:
    """A card of the main type unit is what is put on circles to battle."""
    return game.value(TYPE, card) & UNITS != 0


@rule("vgd 2.9.3.2", nothing=False)
def is_order(game: Game, card: int) -> bool:
    """A card of the main type order supports units and players by what it says alone."""
    return game.value(TYPE, card) & ORDERS != 0
