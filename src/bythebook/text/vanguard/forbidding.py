"""What units cannot do, and what cannot be done to them."""

from __future__ import annotations

from typing import Final

LINES: Final = """
action = Cannot : {who:subject} {bits:bar} {until?:until}
bar = CANNOT_BE_HIT : cannot be hit
bar = CANNOT_ATTACK : cannot attack
bar = CANNOT_BOOST : cannot boost
bar = CANNOT_INTERCEPT : cannot intercept
bar = CANNOT_ATTACK_VANGUARD : cannot attack a vanguard
bar = CANNOT_ATTACK_REAR_GUARD : cannot attack a rear-guard
bar = CANNOT_BE_CHOSEN : cannot be chosen by your opponent's card effect
"""
