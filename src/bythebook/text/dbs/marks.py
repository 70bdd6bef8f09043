"""What stands around a noun, and what it asks of a card."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.dbs.cards.cards import (
    CHARACTER,
    COLORS,
    KEYWORDS,
    TOKEN,
    TRAITS,
    TYPE,
)
from bythebook.games.dbs.cards.characteristics import MonoColor, SkillLess
from bythebook.games.dbs.cards.characteristics import Multicolor as SeveralColors
from bythebook.games.dbs.keywords.entering import was_evolved
from bythebook.games.dbs.texts.fighting import ThisFights
from bythebook.games.dbs.texts.filters import (
    OnlyWord,
)
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import (
    HAS,
    LACKS,
    Test,
)
from bythebook.text.dbs.lexicon import NAME, TRAIT, word_test
from bythebook.text.english.marks import Asked, Mark, Word
from bythebook.text.english.scope import Scope, Unplayable


@dataclass(frozen=True)
class BothColors(Mark):
    """Of two colors at once; `form` says whether "multicolor" stands with it."""

    first: int
    second: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests += [Test(COLORS, HAS, self.first), Test(COLORS, HAS, self.second)]


@dataclass(frozen=True)
class Mono(Mark):
    """Of a color and of no other; or of one of several such."""

    colors: tuple[int, ...]
    no_other: bool = False
    """that it is said so, after all of them"""

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.no_other and len(self.colors) > 1:
            raise Unplayable(self, "it leaves open whether one card may have both colors")
        bits = 0
        for color in self.colors:
            bits |= color
        asked.such.append(MonoColor(bits))


@dataclass(frozen=True)
class Multicolor(Mark):
    """Of two colors or more."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SeveralColors())


@dataclass(frozen=True)
class KeywordOrWord(Mark):
    """With a keyword skill, or with a trait or name."""

    keyword: int
    word: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        word = word_test(self.word.kind, self.word.word)
        asked.any_of(
            [Cards(tests=(Test(KEYWORDS, HAS, self.keyword),)), Cards(tests=(word,))], scope
        )


@dataclass(frozen=True)
class Only(Mark):
    """With a trait or a character name, and with no other."""

    word: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        test = word_test(self.word.kind, self.word.word)
        if self.word.kind == NAME:
            raise Unplayable(self, "a card has one name")
        asked.tests.append(test)
        asked.such.append(OnlyWord(TRAITS if self.word.kind == TRAIT else CHARACTER))


@dataclass(frozen=True)
class OnlyEither(Mark):
    """With one trait or character name and no other, or with another and no other."""

    first: Word
    second: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        kinds: list[Cards] = []
        for word in (self.first, self.second):
            alone = Asked([], [])
            Only(word).ask(alone, scope)
            kinds.append(Cards(tests=tuple(alone.tests), such=alone.such[0]))
        asked.any_of(kinds, scope)


@dataclass(frozen=True)
class WithoutSkills(Mark):
    """Without skills of its own."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SkillLess())


@dataclass(frozen=True)
class OfKeyword(Mark):
    """A card with a keyword skill: a [Blocker] card."""

    keyword: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, HAS, self.keyword))


@dataclass(frozen=True)
class LacksKeyword(Mark):
    """Without a keyword skill."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, LACKS, self.keyword))


@dataclass(frozen=True)
class NonKeyword(Mark):
    """Without a keyword skill."""

    keyword: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, LACKS, self.keyword))


@dataclass(frozen=True)
class NonToken(Mark):
    """No token."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(TYPE, LACKS, TOKEN))


@dataclass(frozen=True)
class Evolved(Mark):
    """Played with one of the [Evolve] skills."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(was_evolved())


@dataclass(frozen=True)
class Fights(Mark):
    """Attacking now."""

    def is_one(self) -> bool:
        return True

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(ThisFights())


@dataclass(frozen=True)
class InFight(Mark):
    """Attacking or attacked now."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(Either((ThisFights(), ThisFights(True))))
