"""What the words of both eras come to in the overDress era."""

from __future__ import annotations

from typing import Final

from bythebook.games.vanguard.abilities.active_zones import unmarked_zones
from bythebook.games.vanguard.cards.cards import (
    MARKS,
    NORMAL_UNIT,
    TRIGGER_UNIT,
    TYPE,
    of_nation,
)
from bythebook.games.vanguard.d.cards.nations import EVERY_NATION
from bythebook.games.vanguard.d.cards.types import ADDITIONAL_TYPES, ORDERS, TOKEN_UNIT, UNITS
from bythebook.games.vanguard.d.keywords.marks import GLITTER
from bythebook.games.vanguard.d.markers import tokens_named
from bythebook.games.vanguard.d.policy import SILENT_PLACES
from bythebook.games.vanguard.d.texts.triggers import discarded
from bythebook.games.vanguard.d.zones import zones
from bythebook.games.vanguard.zones.zones import DECK, FIELD, HAND, SHARED_KINDS
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.conditions import Every, LiesFaced
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import HAS, Test
from bythebook.kernel.state.refs import FACE_UP
from bythebook.text.english.marks import Word
from bythebook.text.english.sentences import Sentence
from bythebook.text.vanguard.lexicon import CLAN, Vanguard

OVERDRESS: Final = 1 << 40
"""with a card's type: its text is of the overDress era"""


# Head nouns that say an additional subtype of set orders.
SONG_HEAD: Final = 1 << 20
WORLD_HEAD: Final = 1 << 21
PRISON_HEAD: Final = 1 << 22
BASE_HEAD: Final = 1 << 23
GLITTER_HEAD: Final = 1 << 35
"""cards with Glitter"""
# Head nouns that say tokens of a name.
SHADOW_ARMY_HEAD: Final = 1 << 24
PLANT_HEAD: Final = 1 << 25
MOMOKKE_HEAD: Final = 1 << 26
TOKENS: Final = {SHADOW_ARMY_HEAD: "Shadow Army", PLANT_HEAD: "Plant", MOMOKKE_HEAD: "Momokke"}
RESEARCH_HEAD: Final = 1 << 27
METEORITE_HEAD: Final = 1 << 28
STRATEGY_HEAD: Final = 1 << 29
SUBTYPES: Final = {
    SONG_HEAD: "Song",
    WORLD_HEAD: "World",
    PRISON_HEAD: "Prison",
    BASE_HEAD: "Base",
    RESEARCH_HEAD: "Research",
    METEORITE_HEAD: "Meteorite",
    STRATEGY_HEAD: "Strategy",
}


class OverDress(Vanguard):
    """Where its cards are, what they are asked, and what moves them."""

    types = NORMAL_UNIT | TRIGGER_UNIT | TOKEN_UNIT | ORDERS
    everywhere = tuple(range(zones.KINDS))
    bare_is_own = True
    has_unit_abilities = FIELD

    def speaks_from(self, kind: int) -> tuple[int, ...]:
        own = range(SHARED_KINDS, zones.KINDS)
        return unmarked_zones(tuple(kind for kind in own if kind not in SILENT_PLACES.value))

    def areas(self, head: int) -> tuple[int, ...]:
        if head & ORDERS or head in SUBTYPES or head == GLITTER_HEAD:
            return ()
        return super().areas(head)

    def head_tests(self, head: int) -> list[Test]:
        if head in SUBTYPES:
            return [Test(ADDITIONAL_TYPES, HAS, words=(SUBTYPES[head],))]
        if head == GLITTER_HEAD:
            return [Test(MARKS, HAS, GLITTER)]
        if head in TOKENS:
            return list(tokens_named(TOKENS[head]))
        return super().head_tests(head)

    def knows(self, head: int) -> bool:
        own = head in SUBTYPES or head == GLITTER_HEAD or head in TOKENS
        return own or super().knows(head)

    def unit_tests(self) -> list[Test]:
        return [Test(TYPE, HAS, UNITS)]

    def word_test(self, word: Word) -> Test:
        if word.kind == CLAN and word.word in EVERY_NATION:
            return of_nation(word.word)
        return super().word_test(word)

    def discarded(self, who: Noun) -> Trigger:
        return discarded(who)

    def is_hidden(self, cards: Cards) -> bool:
        such = cards.such.parts if isinstance(cards.such, Every) else (cards.such,)
        if LiesFaced(FACE_UP) in such:
            return bool({HAND, DECK} & set(cards.zones))
        return bool({HAND, DECK, zones.RIDE_DECK} & set(cards.zones))

    def arranged(self, sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        from bythebook.text.vanguard.d.instead import amended
        from bythebook.text.vanguard.d.standing_by import quietly

        return amended(super().arranged(quietly(sentences)))


LEXICON_D: Final = OverDress()
