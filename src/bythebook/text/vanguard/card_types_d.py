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
from bythebook.text.vanguard.lexicon_d import OVERDRESS

# Special types, by the words with which texts name them.
GEM: Final = 1
MAGAZINE: Final = 2
CODEX: Final = 3
CURSED_PLAY: Final = 4
CALAMITY: Final = 5
PRODUCT: Final = 6
ARENA: Final = 7
FOX_ART: Final = 8
SMITHY: Final = 9
BLUE_STORM_ARMADA: Final = 10
OF_THOR: Final = 11
OF_ZEUS: Final = 12
OF_POSEIDON: Final = 13
SPECIAL_NAMES: Final = {
    GEM: "Gem",
    MAGAZINE: "Magazine",
    CODEX: "Codex",
    CURSED_PLAY: "Cursed Play",
    CALAMITY: "Calamity",
    PRODUCT: "Product",
    ARENA: "Arena",
    FOX_ART: "Fox Art",
    SMITHY: "Smithy",
    BLUE_STORM_ARMADA: "Blue Storm Armada",
    OF_THOR: "Thor",
    OF_ZEUS: "Zeus",
    OF_POSEIDON: "Poseidon",
}
OF_SET_ORDERS_TOO: Final = (PRODUCT, ARENA, SMITHY, BLUE_STORM_ARMADA)
"""which of them can be additional subtypes as well"""


@dataclass(frozen=True)
class OfSpecialType(Mark):
    """Of a special type, or of an additional subtype of that name."""

    special: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        word = (SPECIAL_NAMES[self.special],)
        if self.special not in OF_SET_ORDERS_TOO:
            asked.tests.append(Test(SPECIAL_TYPES, HAS, words=word))
            return
        chars = (SPECIAL_TYPES, ADDITIONAL_TYPES)
        asked.any_of([Cards(tests=(Test(char, HAS, words=word),)) for char in chars], scope)


@dataclass(frozen=True)
class OfTypeNamed(Mark):
    """Of a type that no line knows, special or additional to a set order's."""

    word: str

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
special_type = PRODUCT : product
special_type = ARENA : arena
special_type = FOX_ART : fox art
special_type = SMITHY : smithy
special_type = BLUE_STORM_ARMADA : blue storm armada
special_type = OF_THOR : thor
special_type = OF_ZEUS : zeus
special_type = OF_POSEIDON : poseidon
card_head = ARMS_ORDER : arms card
card_head = RESEARCH_HEAD : research
card_head = METEORITE_HEAD : meteorite
card_head = STRATEGY_HEAD : strategy
"""
