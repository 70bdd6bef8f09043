"""The fields of a continuous effect and what it can do to a characteristic."""

from typing import Final

# Where things stand in an entry of State.effects.
E_STAMP: Final = 0
E_OP: Final = 1
E_CHAR: Final = 2
E_VALUE: Final = 3
E_LAYER: Final = 4
E_UNTIL: Final = 5
E_UNTIL_VALUE: Final = 6
E_SOURCE: Final = 7
E_ABILITY: Final = 8
E_MASTER: Final = 9
E_DYNAMIC: Final = 10
E_SINCE: Final = 11
"""when the ability that made it was played, if an ability did"""
E_TARGETS: Final = 12

# What an effect does.
ADD: Final = 1
BECOME: Final = 2
BITS_ON: Final = 3
BITS_OFF: Final = 4
GRANT: Final = 5
"""the value is an ability"""
LOSE_ABILITIES: Final = 6
"""all of them, or, with a value, those with one of these marks"""

ORIGINAL: Final = 256
"""beside another of these: it is done to what a card originally has"""
OPS: Final = 255

# Characteristics every book has; a book's own follow.
CHAR_CANNOT: Final = 0
"""bits: what this card or player cannot do, or have done to it"""
CHAR_ABILITIES: Final = 1
CHAR_MASTER: Final = 2
FIRST_CHAR: Final = 3
