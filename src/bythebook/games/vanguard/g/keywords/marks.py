"""Section 11: the keywords as marks of abilities, and so of the cards that have them.

Each is the bit of its number in section 11.
"""

from typing import Final

RESTRAINT: Final = 1 << 5
LIMIT_BREAK: Final = 1 << 6
FORERUNNER: Final = 1 << 7
LORD: Final = 1 << 8
SEEK_MATE: Final = 1 << 10
STRIDE_SKILL: Final = 1 << 11
GENERATION_BREAK: Final = 1 << 12
RESIST: Final = 1 << 13
G_GUARDIAN: Final = 1 << 14
BRAVE: Final = 1 << 15
ORACLE: Final = 1 << 16
RESCUE: Final = 1 << 17
RITUAL: Final = 1 << 18
UNITE: Final = 1 << 19
REVELATION: Final = 1 << 20
BLAZE: Final = 1 << 21
AFTERIMAGE: Final = 1 << 22
DOMINATE: Final = 1 << 23
ENGORGE: Final = 1 << 24
SHADOWSTITCH: Final = 1 << 25
THUNDERSTRIKE: Final = 1 << 26
RUSH: Final = 1 << 27
BURST: Final = 1 << 28
CHARGE: Final = 1 << 29
DARKNESS: Final = 1 << 30
MAGIA: Final = 1 << 31
TIME_LEAP: Final = 1 << 32
HOLLOW: Final = 1 << 33
HARMONY: Final = 1 << 34
WAVE: Final = 1 << 35
DARK_DEVICE: Final = 1 << 36
SUCCESS: Final = 1 << 37
BLOOM: Final = 1 << 38
SHINKEN_HISSATSU: Final = 1 << 39
HOMARE: Final = 1 << 40
NITOU_KAIGAN: Final = 1 << 41
ULTIMATE_STRIDE: Final = 1 << 42

# Marks that are no keywords.
PAYS_MORE: Final = 1 << 43
"""while a stride is paid for, the card is of another grade"""
ONE_IN_G_DECK: Final = 1 << 44
"""its text says that a G deck has one of them at the most"""
LIMIT_BREAK_FIVE: Final = 1 << 45
"""limit breaks of five: units with those of four, and what enables these, are others"""
PAYS_STRIDE: Final = 1 << 46
"""its cost may be paid to stride"""

# What a unit becomes by a keyword: bits of its states.
BLAZING: Final = 1
ENGORGED: Final = 1 << 1
CHARGING: Final = 1 << 2
HOLLOWED: Final = 1 << 3
HARMONIOUS: Final = 1 << 4
SUCCESSFUL: Final = 1 << 5

# Values of the event that a unit has become something, or that a keyword did something.
KW_BLAZING: Final = 0
KW_ENGORGED: Final = 1
KW_CHARGING: Final = 2
KW_HOLLOWED: Final = 3
KW_HARMONIOUS: Final = 4
KW_SUCCESSFUL: Final = 5
KW_REVELATION: Final = 6
"""a card (the subject) was put into the soul by Revelation"""
