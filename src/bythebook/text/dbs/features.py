"""What a card can be "with": costs, power, skills, markers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COST,
    DARK_OVER_REALM,
    EVOLVE,
    EXTRA,
    KEYWORDS,
    LEADER,
    OVER_REALM,
    POWER,
    TOKEN,
    UNISON,
)
from bythebook.games.dbs.cards.characteristics import CostIs, have_costs
from bythebook.games.dbs.keywords.expanding import evolve_skills
from bythebook.games.dbs.texts.filters import (
    MarkersOn,
    OriginalValue,
    SpecifiedCost,
)
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    HAS,
    YOU,
    Test,
)
from bythebook.text.dbs.marks import Asked, Mark, Word, word_test
from bythebook.text.dbs.scope import Scope

# How an energy cost is said: of one card, or of each of several, without an article.
OF_ONE: Final = 0
OF_EACH: Final = 1
OF_ONE_IN_SHORT: Final = 2
EVERY_TYPE: Final = LEADER | BATTLE | EXTRA | UNISON | TOKEN


@dataclass(frozen=True)
class With(Mark):
    """With some features."""

    features: tuple[Feature, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        for feature in self.features:
            feature.ask(asked, scope)

    def of_type(self, head: int) -> Mark | None:
        kept = tuple(feature for feature in self.features if feature.is_had_by(head))
        return replace(self, features=kept) if kept else None

    def is_plural(self) -> bool:
        """Whether it speaks of energy costs, without an article: of each of several cards."""
        return any(isinstance(f, Bound | Between) and f.of == OF_EACH for f in self.features)


class Feature(Mark):
    """What a card can be "with"."""

    def had(self) -> int:
        """The types of cards that can have it at all, or 0 if all can."""
        return 0

    def is_had_by(self, head: int) -> bool:
        """Whether cards of a type can have it; a head noun without a type speaks of all."""
        types = head & EVERY_TYPE
        return not types or not self.had() or bool(types & self.had())


def who_have(char: int) -> int:
    """The types of cards that have a number (2-8-2, 2-9-2, 2-10-2, 2-11-4)."""
    if char == COST:
        return have_costs() | TOKEN
    if char == POWER:
        return EVERY_TYPE & ~EXTRA
    return BATTLE | TOKEN


@dataclass(frozen=True)
class Bound(Feature):
    """An energy cost, power or the like: so much, or more, or less."""

    char: int
    n: int
    how: int = EQUAL
    form: int = 0
    original: bool = False
    of: int = OF_ONE

    def had(self) -> int:
        return who_have(self.char)

    def is_cost(self, n: int) -> bool:
        """Whether it is nothing but an energy cost of so much."""
        return (self.char, self.n, self.how, self.original) == (COST, n, EQUAL, False)

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.original:
            asked.such.append(OriginalValue(self.char, self.how, self.n))
        elif self.char == COST:
            asked.such.append(CostIs(self.how, self.n))
        else:
            asked.tests.append(Test(self.char, self.how, self.n))


@dataclass(frozen=True)
class Between(Feature):
    """From so much to so much."""

    char: int
    least: int
    most: int
    form: int = 0
    original: bool = False
    of: int = OF_ONE

    def had(self) -> int:
        return who_have(self.char)

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.original:
            asked.such.append(OriginalValue(self.char, AT_LEAST, self.least))
            asked.such.append(OriginalValue(self.char, AT_MOST, self.most))
        elif self.char == COST:
            asked.such += [CostIs(AT_LEAST, self.least), CostIs(AT_MOST, self.most)]
        else:
            asked.tests += [
                Test(self.char, AT_LEAST, self.least),
                Test(self.char, AT_MOST, self.most),
            ]


@dataclass(frozen=True)
class OneOrOther(Feature):
    """So much or so much."""

    char: int
    first: int
    second: int
    form: int = 0

    def had(self) -> int:
        return who_have(self.char)

    def ask(self, asked: Asked, scope: Scope) -> None:
        if self.char == COST:
            asked.such.append(Either((CostIs(EQUAL, self.first), CostIs(EQUAL, self.second))))
        else:
            values = (self.first, self.second)
            asked.any_of([Cards(tests=(Test(self.char, EQUAL, n),)) for n in values])


@dataclass(frozen=True)
class Specified(Feature):
    """A specified cost of so many."""

    n: int
    how: int = EQUAL
    form: int = 0

    def had(self) -> int:
        return who_have(COST)

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SpecifiedCost(self.how, self.n))


@dataclass(frozen=True)
class HasKeyword(Feature):
    """A keyword skill."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, HAS, self.keyword))


@dataclass(frozen=True)
class AnyKeyword(Feature):
    """One of some keyword skills."""

    first: int
    second: int
    third: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, HAS, self.first | self.second | self.third))


@dataclass(frozen=True)
class HasWord(Feature):
    """A trait, a character name or a card name, as a feature."""

    word: Word
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(word_test(self.word.kind, self.word.word))


@dataclass(frozen=True)
class NoSpecified(Feature):
    """No specified cost."""

    form: int = 0

    def had(self) -> int:
        return who_have(COST)

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SpecifiedCost(EQUAL, 0))


@dataclass(frozen=True)
class Marked(Feature):
    """So many markers."""

    n: int
    how: int = AT_LEAST
    form: int = 0

    def had(self) -> int:
        return UNISON

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(MarkersOn(self.how, self.n))


EITHER_REALM: Final = OVER_REALM | DARK_OVER_REALM


@dataclass(frozen=True)
class SkillWord(Feature):
    """A keyword skill that plays the card."""

    keyword: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        # 10-5-3-2: [Evolve] skills are all of them.
        bits = evolve_skills() if self.keyword == EVOLVE else self.keyword
        asked.tests.append(Test(KEYWORDS, HAS, bits))


@dataclass(frozen=True)
class AgainstEnergy(Feature):
    """An energy cost no more than the number of a player's energy, or more than that."""

    form: int = 0
    total: bool = False
    whose: int = YOU
    more: bool = False
    equal: bool = False

    def had(self) -> int:
        return who_have(COST)

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.energy = scope.whose(self.whose)
        asked.above = self.more
        asked.reaches = self.more and self.equal
