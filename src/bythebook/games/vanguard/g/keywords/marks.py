"""Sections 11.5 to 11.42: the keywords of this era by which abilities and cards are known."""

from typing import Final

# Marks of abilities; a card has those of all its abilities.
STRIDE_SKILL: Final = 1 << 40
"""the card strides in the stride step, for the ability's cost (11.11)"""
ULTIMATE_STRIDE: Final = 1 << 41
"""a stride skill that is an ultimate one (11.42)"""
G_GUARDIAN: Final = 1 << 42
"""the card is called in the guard step, for the ability's cost (11.14)"""
SEEK_MATE: Final = 1 << 43
LORD: Final = 1 << 44
RESTRAINT: Final = 1 << 45
FORERUNNER: Final = 1 << 46
DOMINATE: Final = 1 << 47
TIME_LEAP: Final = 1 << 48
PAYS_MORE: Final = 1 << 49
"""while a stride is paid for, the card is of another grade"""
