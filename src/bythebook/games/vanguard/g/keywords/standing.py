"""Sections 11.9 and 11.13: sentinel and resist."""

from collections.abc import Callable
from typing import Any

from bythebook.games.vanguard.cards.cards import SENTINEL
from bythebook.games.vanguard.g.keywords.marks import RESIST
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE
from bythebook.games.vanguard.texts.events import CANNOT_BE_CHOSEN
from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.language.nouns import This
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT

Maker = Callable[..., Ability]
"""what makes a keyword's ability: where it counts, its words, perhaps a number"""


def sentinel(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """Only how many there are in a deck is said by it (11.9.1)."""
    return Ability(CONT, EVERYWHERE, marks=SENTINEL, words=words)


@rule("vgg 11.13.1", nothing=0)
def resisted() -> int:
    """A card with resist cannot be chosen by effects of the opponent's."""
    return CANNOT_BE_CHOSEN


def resist(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """The ability that the keyword stands for."""
    cannot = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=resisted())
    return Ability(CONT, zones or EVERYWHERE, modifiers=(cannot,), marks=RESIST, words=words)
