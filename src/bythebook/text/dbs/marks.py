"""What stands around a noun, and what it asks of a card."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from bythebook.games.dbs.cards.cards import (
    CHARACTER,
    COLORS,
    KEYWORDS,
    TOKEN,
    TRAITS,
    TYPE,
    trait_word,
)
from bythebook.games.dbs.cards.characteristics import MonoColor, SkillLess, named, of_character
from bythebook.games.dbs.cards.characteristics import Multicolor as SeveralColors
from bythebook.games.dbs.keywords.entering import was_evolved
from bythebook.games.dbs.texts.fighting import ThisFights
from bythebook.games.dbs.texts.filters import (
    OfKind,
    OnlyWord,
)
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, Limit, Noun
from bythebook.kernel.language.words import (
    HAS,
    LACKS,
    YOU,
    Test,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.scope import Scope, Unplayable

TRAIT: Final = 0


NAME: Final = 1


CHAR: Final = 2


@dataclass
class Asked:
    """What a kind of card comes to, put together word by word."""

    tests: list[Test]
    such: list[Condition]
    zones: tuple[int, ...] = ()
    whose: int = NOTHING
    orient: int = NOTHING
    other: bool = False
    among: bool = False
    under: bool = False
    below: Noun | None = None
    """under which cards, if not under this one"""
    under_one: bool = False
    """that they are all under the same one of those"""
    joined: bool = False
    """that two kinds are joined by "and": right only where all of them are meant"""
    energy: int = NOTHING
    """whose energy its cost is compared with"""
    above: bool = False
    reaches: bool = False
    unsaid: bool = False
    """that an area is named, but not whose"""
    limits: list[Limit] = field(default_factory=list)
    """characteristics against numbers that have to be worked out first"""
    counted: list[tuple[int, Cards, int]] = field(default_factory=list)
    """energy costs against how many cards there are, and so many more"""

    def any_of(self, kinds: list[Cards]) -> None:
        """Any one of some kinds will do."""
        self.such.append(Either(tuple(OfKind(kind) for kind in kinds)))


class Mark:
    """A word or phrase that says more about a kind of card."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        """Add what it asks."""
        raise NotImplementedError

    def of_type(self, head: int) -> Mark | None:
        """What of it cards of a type can have at all."""
        return self


def word_test(kind: int, word: str) -> Test:
    """That a card has a trait, a card name or a character name."""
    if kind == TRAIT:
        return Test(TRAITS, HAS, words=(trait_word(word),))
    if kind == NAME:
        return named(word)
    return of_character(word)


@dataclass(frozen=True)
class Word:
    """A special trait, a card name or a character name."""

    word: str
    kind: int


@dataclass(frozen=True)
class Colored(Mark):
    """Of a color, or of one of several."""

    colors: tuple[int, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        bits = 0
        for color in self.colors:
            bits |= color
        asked.tests.append(Test(COLORS, HAS, bits))


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
class NonColor(Mark):
    """Not of a color."""

    color: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(COLORS, LACKS, self.color))


@dataclass(frozen=True)
class Multicolor(Mark):
    """Of two colors or more."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SeveralColors())


@dataclass(frozen=True)
class Named(Mark):
    """With one of some traits, card names and character names."""

    words: tuple[Word, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if len(self.words) == 1:
            asked.tests.append(word_test(self.words[0].kind, self.words[0].word))
        else:
            asked.any_of([Cards(tests=(word_test(w.kind, w.word),)) for w in self.words])


@dataclass(frozen=True)
class ThreeNamed(Named):
    """With one of three traits or names, "or" between any two of them."""

    words: tuple[Word, ...] = ()
    first: Word | None = None
    second: Word | None = None
    third: Word | None = None

    def ask(self, asked: Asked, scope: Scope) -> None:
        said = (self.first, self.second, self.third)
        Named(tuple(word for word in said if word is not None)).ask(asked, scope)


@dataclass(frozen=True)
class EitherWord(Mark):
    """With one trait or name, and with another: all the cards of both."""

    first: Word
    second: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.joined = True
        words = (self.first, self.second)
        asked.any_of([Cards(tests=(word_test(w.kind, w.word),)) for w in words])


@dataclass(frozen=True)
class KeywordOrWord(Mark):
    """With a keyword skill, or with a trait or name."""

    keyword: int
    word: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        word = word_test(self.word.kind, self.word.word)
        asked.any_of([Cards(tests=(Test(KEYWORDS, HAS, self.keyword),)), Cards(tests=(word,))])


@dataclass(frozen=True)
class EitherColor(Mark):
    """Of one color, and of another: all the cards of both."""

    first: int
    second: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.joined = True
        asked.tests.append(Test(COLORS, HAS, self.first | self.second))


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
        asked.any_of(kinds)


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
class Other(Mark):
    """Other than this card."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.other = True


@dataclass(frozen=True)
class OtherThan(Mark):
    """Other than this card, or than cards of some name."""

    words: tuple[Word, ...] = ()
    form: int = 0
    how: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if not self.words:
            asked.other = True
        for word in self.words:
            test = word_test(word.kind, word.word)
            asked.tests.append(replace(test, how=LACKS))


@dataclass(frozen=True)
class InMode(Mark):
    """In active mode or in rest mode."""

    mode: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.orient = self.mode


@dataclass(frozen=True)
class LacksKeyword(Mark):
    """Without a keyword skill."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, LACKS, self.keyword))


@dataclass(frozen=True)
class NonWord(Mark):
    """Without a trait or a name."""

    word: Word

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(replace(word_test(self.word.kind, self.word.word), how=LACKS))


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

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(ThisFights())


@dataclass(frozen=True)
class InFight(Mark):
    """Attacking or attacked now."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(Either((ThisFights(), ThisFights(True))))


@dataclass(frozen=True)
class TwoAreas:
    """Two areas of a player, both of them."""

    first: int
    second: int
    whose: int = YOU
    form: int = 0

    @property
    def zones(self) -> tuple[int, ...]:
        """Both."""
        return (self.first, self.second)


@dataclass(frozen=True)
class Area:
    """One or several areas of a player; `form` is how it is written."""

    zones: tuple[int, ...]
    whose: int = YOU
    form: int = 0


@dataclass(frozen=True)
class InArea(Mark):
    """In an area, or from it."""

    area: Area
    form: int = 0
    origin: bool = False
    """that cards are meant that come from there"""

    def ask(self, asked: Asked, scope: Scope) -> None:
        if asked.zones:
            raise Unplayable(self, "cards are in one place")
        asked.zones = self.area.zones
        if self.area.whose >= 0:
            asked.whose = scope.whose(self.area.whose)
        else:
            asked.unsaid = True


@dataclass(frozen=True)
class InPlay(Mark):
    """In play."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        """Cards are in play where their type says, if nothing else is said."""


@dataclass(frozen=True)
class AmongThem(Mark):
    """Among the cards looked at."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if scope.among is None:
            raise Unplayable(self, "no cards were looked at before")
        asked.among = True


@dataclass(frozen=True)
class UnderThis(Mark):
    """Placed under this card."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.under = True
