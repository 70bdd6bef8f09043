"""What a card can be "with": costs, power, skills, markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import (
    COST,
    DARK_OVER_REALM,
    EVOLVE,
    KEYWORDS,
    OVER_REALM,
    UNISON,
)
from bythebook.games.dbs.policy import EVOLVE_SKILLS
from bythebook.games.dbs.texts.filters import (
    CostAgainstEnergy,
    MarkersOn,
    SpecifiedCost,
)
from bythebook.kernel.language.words import (
    AT_LEAST,
    EQUAL,
    HAS,
    YOU,
    Test,
)
from bythebook.text.dbs.lexicon import who_have
from bythebook.text.english.features import Feature
from bythebook.text.english.marks import Asked
from bythebook.text.english.scope import Scope

# How an energy cost is said: of one card, or of each of several, without an article.


@dataclass(frozen=True)
class Specified(Feature):
    """A specified cost of so many."""

    n: int
    how: int = EQUAL
    form: int = 0

    def had(self, scope: Scope) -> int:
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
class NoSpecified(Feature):
    """No specified cost."""

    form: int = 0

    def had(self, scope: Scope) -> int:
        return who_have(COST)

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SpecifiedCost(EQUAL, 0))


@dataclass(frozen=True)
class Marked(Feature):
    """So many markers."""

    n: int
    how: int = AT_LEAST
    form: int = 0

    def had(self, scope: Scope) -> int:
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
        bits = EVOLVE_SKILLS.value if self.keyword == EVOLVE else self.keyword
        asked.tests.append(Test(KEYWORDS, HAS, bits))


@dataclass(frozen=True)
class AgainstEnergy(Feature):
    """An energy cost no more than the number of a player's energy, or more than that."""

    form: int = 0
    total: bool = False
    whose: int = YOU
    more: bool = False
    equal: bool = False

    def had(self, scope: Scope) -> int:
        return who_have(COST)

    def ask(self, asked: Asked, scope: Scope) -> None:
        energy, reaches = scope.whose(self.whose), self.more and self.equal
        asked.of_master.append(lambda whose: CostAgainstEnergy(whose == energy, self.more, reaches))
