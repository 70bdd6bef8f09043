"""Conditions: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.dbs.cards.cards import COLORS
from bythebook.games.dbs.cards.characteristics import MonoColor
from bythebook.games.dbs.policy import WHERE_ENERGY_IS
from bythebook.games.dbs.texts.fighting import ThisFights
from bythebook.games.dbs.zones.zones import (
    REMOVED,
    UNISON_AREA,
)
from bythebook.kernel.language.amounts import Among, Exists
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Fits,
)
from bythebook.kernel.language.nouns import Cards, Count, This
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, HAS, YOU, Test
from bythebook.kernel.texts.verbs import Below
from bythebook.text.dbs.lexicon import word_test
from bythebook.text.english.conditions import Claim, ThisClaim, seen_by_all
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Word
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import any_one


@dataclass(frozen=True)
class UnderIs(ThisClaim):
    """So many cards are under this card."""

    n: int
    how: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Below(This())), self.how, self.n)


@dataclass(frozen=True)
class UnderHas(Claim):
    """A card of a name is under this card."""

    words: tuple[Word, ...]

    def condition(self, scope: Scope) -> Condition:
        below = Below(This())
        kinds = [Among(below, Cards(tests=(word_test(w.kind, w.word),))) for w in self.words]
        found: list[Condition] = [Exists(kind) for kind in kinds]
        return any_one(found)


@dataclass(frozen=True)
class AllAre(Claim):
    """All of a player's energy is of a color."""

    colors: tuple[int, ...]
    whose: int = YOU
    mono: bool = False

    def condition(self, scope: Scope) -> Condition:
        energy = Cards(scope.whose(self.whose), WHERE_ENERGY_IS.value)
        bits = 0
        for color in self.colors:
            bits |= color
        such = Cards(such=MonoColor(bits)) if self.mono else Cards(tests=(Test(COLORS, HAS, bits),))
        return Fits(energy, such)


@dataclass(frozen=True)
class EnergyMode(Claim):
    """All of a player's energy is in a mode."""

    mode: int
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        return Fits(Cards(scope.whose(self.whose), WHERE_ENERGY_IS.value), Cards(orient=self.mode))


@dataclass(frozen=True)
class HaveElsewhere(Claim):
    """One has a card of a kind in any area but some."""

    kind: Sort
    zones: tuple[int, ...]

    def condition(self, scope: Scope) -> Condition:
        elsewhere = tuple(z for z in range(REMOVED) if z not in self.zones)
        cards = replace(self.kind.test(scope), whose=YOU, zones=elsewhere)
        seen_by_all(cards, self, scope)
        return AmountIs(Count(cards), AT_LEAST, 1)


@dataclass(frozen=True)
class HasUnison(Claim):
    """A player has a unison card in play."""

    whose: int = YOU
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = Cards(scope.whose(self.whose), (UNISON_AREA,))
        return AmountIs(Count(cards), AT_MOST if self.none else AT_LEAST, 0 if self.none else 1)


@dataclass(frozen=True)
class Fighting(ThisClaim):
    """This card attacks, or is attacked."""

    guard: bool = False

    def condition(self, scope: Scope) -> Condition:
        return ThisFights(self.guard)
