"""Types that only some cards have: additional subtypes of set orders, special types (2.9).

Of set orders they are additional subtypes (2.9.4.2.1), of other cards special types (2.9.5).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.cards.types import ADDITIONAL_TYPES, SPECIAL_TYPES
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import HAS, Test
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import OVERDRESS

# Special types, by the words with which texts name them.
GEM: Final = 1
MAGAZINE: Final = 2
CODEX: Final = 3
CURSED_PLAY: Final = 4
CALAMITY: Final = 5
SPECIAL_NAMES: Final = {
    GEM: "Gem",
    MAGAZINE: "Magazine",
    CODEX: "Codex",
    CURSED_PLAY: "Cursed Play",
    CALAMITY: "Calamity",
}


@dataclass(frozen=True)
class OfSpecialType(Mark):
    """Of a special type."""

    special: int

    def names_type(self) -> bool:
        return True

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(SPECIAL_TYPES, HAS, words=(SPECIAL_NAMES[self.special],)))


@dataclass(frozen=True)
class OfTypeNamed(Mark):
    """Of a type that no line knows, special or additional to a set order's."""

    word: str

    def names_type(self) -> bool:
        return True

    def ask(self, asked: Asked, scope: Scope) -> None:
        if not scope.kind & OVERDRESS:
            raise Unplayable(self, "the cards of that era have no such types")
        chars = (SPECIAL_TYPES, ADDITIONAL_TYPES)
        kinds = [Cards(tests=(Test(char, HAS, words=(self.word,)),)) for char in chars]
        asked.any_of(kinds, scope)


LINES: Final = """
pre = OfTypeNamed : {word:type_name}
pre = OfSpecialType : {special:special_type}
special_type = GEM : gem
special_type = MAGAZINE : magazine
special_type = CODEX : codex
special_type = CURSED_PLAY : cursed play
special_type = CALAMITY : calamity
card_head = ARMS_ORDER : arms card
card_head = RESEARCH_HEAD : research
card_head = METEORITE_HEAD : meteorite
card_head = STRATEGY_HEAD : strategy
"""
