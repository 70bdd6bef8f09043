"""What only texts of this game can point back to."""

from __future__ import annotations

from typing import Final, NamedTuple

from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.scope import Fact, Scope
from bythebook.text.vanguard.d.lexicon import LEXICON_D, OVERDRESS
from bythebook.text.vanguard.lexicon import LEXICON

# What is done with cards, besides what is done in any game.
CALLED: Final = 20
RETIRED: Final = 21
BOUND: Final = 22
RODE: Final = 23
LOCKED_IT: Final = 24
LOOKED: Final = 25
REMOVED_IT: Final = 26
UNLOCKED_IT: Final = 27
SOUL_CHARGED: Final = 28
BOOSTED_IT: Final = 29
PAID_IT: Final = 31
SOUL_BLASTED: Final = 32
MOVED_IT: Final = 33

PAYS: Final = Fact[bool](False)
"""that the text stands behind a cost that is paid only if one wants"""
QUOTED: Final = Fact[bool](False)
"""that the text is one that a unit is given"""
BOOSTED_UNIT: Final = Fact[Noun | None](None)
"""the boosted unit, if the text is about a boost"""

EITHER_END: Final = Fact[bool](False)
"""that a card was put on the top or on the bottom of a deck, as one chose"""
DOING: Final = Fact[object](None)
"""what is waited for, where another card than this one does it"""
LOOKED_AT: Final = Fact[int](0)
"""how many cards of a deck are looked at, if that is sure and no more than one was chosen"""
SURELY: Final = Fact[bool](False)
"""that of cards looked at exactly so many were chosen as it says"""


class PaidFor(NamedTuple):
    """Of which cards of a cost a text speaks, and where they are kept when it is paid."""

    verb: int
    zone: int
    reg: int = NOTHING
    several: bool = False


PAID_FOR: Final = Fact[PaidFor | None](None)
"""of what a text speaks that its cost was paid with"""
SEARCHED_ONE: Final = Fact[bool](False)
"""that one of several zones was searched, which may have been the deck"""
THEIRS_TOO: Final = Fact[bool](False)
"""that the opponent looks at cards of their own deck"""
PICKED: Final = Fact[tuple[Noun, Noun] | None](None)
"""cards that were found, and which of them were chosen since"""
OWNERS: Final = Fact[dict[Noun, int]]({})
"""whose the cards are that the trigger speaks of"""
SHOWN: Final = Fact[Noun | None](None)
"""those of the cards looked at that were chosen and revealed, if they can be several"""


def reading(
    kind: int = 0, continuous: bool = False, zones: tuple[int, ...] = (), pays: bool = False
) -> Scope:
    """The scope of a text on a card of a kind."""
    scope = Scope(
        LEXICON_D if kind & OVERDRESS else LEXICON, kind, continuous=continuous, zones=zones
    )
    PAYS.note(scope, pays)
    return scope
