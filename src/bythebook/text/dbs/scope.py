"""What only texts of this game can point back to."""

from __future__ import annotations

from typing import Final

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.kernel.language.nouns import Noun
from bythebook.text.dbs.lexicon import LEXICON
from bythebook.text.english.scope import Fact, Scope

# What is done with cards.
PLAYED: Final = 21
KOD: Final = 22
COMBOED: Final = 24

TOKEN_NOTE: Final = Fact[object](None)
"""what is said in parentheses of tokens that come into play"""
LIFE_OPENED: Final = Fact[bool](False)
"""that life was looked through, too, and is not shuffled yet"""
ANSWERS_COUNTER: Final = Fact[bool](False)
"""that a [Counter] skill has been activated, and this answers it"""
COUNTERS_PLAY: Final = Fact[bool](False)
"""that a card is being played, and this answers it"""
PLAYED_TYPE: Final = Fact[int](0)
"""the type of the card being played, as far as it was spoken of"""
HOST_CARD: Final = Fact[object](None)
"""under which card, chosen for it as a cost, cards are spoken of"""
ALLIES_RESTED: Final = Fact[bool](False)
"""that cards were rested for an [Alliance]"""
SPIRIT_BOOSTED: Final = Fact[bool](False)
"""that X markers were removed for a [Spirit Boost]"""
HUSHED_LAST: Final = Fact[tuple[Noun, int] | None](None, lasts=False)
"""of which cards the skills were negated last, and for how long"""
LOWEST_LOOKED: Final = Fact[bool](False)
"""that the cards looked at are the lowest ones of a deck"""
USED_KIND: Final = Fact[int](0)
"""of which kind the skill is (marks) that somebody was said to activate"""
ARRIVED_IN: Final = Fact[tuple[int, ...]](())
"""to which of your areas the card has come that the trigger speaks of"""
OWN_TURN: Final = Fact[bool](False)
"""that it is known to be one's own turn"""


def reading(kind: int = BATTLE, continuous: bool = False, zones: tuple[int, ...] = ()) -> Scope:
    """The scope of a text on a card of a kind."""
    return Scope(LEXICON, kind, continuous=continuous, zones=zones)
