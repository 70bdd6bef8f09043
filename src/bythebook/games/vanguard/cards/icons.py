"""Section 2.10: what the skill icons on a card stand for."""

from collections.abc import Iterable
from typing import Final

from bythebook.games.vanguard.policy import (
    BOOST_ICON,
    INTERCEPT_ICON,
    TRIPLE_DRIVE_ICON,
    TWIN_DRIVE_ICON,
)
from bythebook.kernel.procedure.policy import Number

SKILL_ICONS: Final[dict[str, Number]] = {
    "twin drive": TWIN_DRIVE_ICON,
    "intercept": INTERCEPT_ICON,
    "boost": BOOST_ICON,
    "triple drive": TRIPLE_DRIVE_ICON,
}
"""the icons by name, in the order of the book"""


def skills_of(icons: Iterable[str]) -> int:
    """The skills that the icons on a card stand for, as bits."""
    bits = 0
    for icon in icons:
        bits |= SKILL_ICONS[icon].value
    return bits
