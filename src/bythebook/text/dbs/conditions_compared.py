"""Conditions: battles, comparisons of the players, cards of several kinds at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.automatic import ELSEWHERE
from bythebook.games.dbs.cards.cards import COLORS, COMBO_COST, COMBO_POWER, POWER
from bythebook.games.dbs.cards.characteristics import (
    MonoColor,
    OnHiddenSide,
    SameColors,
)
from bythebook.games.dbs.policy import (
    WHERE_ENERGY_IS,
    WHERE_LEADERS_ARE,
    WHERE_LIFE_IS,
    WHERE_UNISONS_ARE,
)
from bythebook.games.dbs.texts.circumstances import ShowsSide
from bythebook.games.dbs.texts.filters import MarkersOn
from bythebook.kernel.language.amounts import Compare, Either, Exists, OneOfEach, Scaled
from bythebook.kernel.language.conditions import AmountIs, CameFrom, Condition, Every, Fits, Unless
from bythebook.kernel.language.nouns import Cards, Count, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST, EQUAL, HAS, OPPONENT, YOU, Test
from bythebook.text.dbs.leader_claims import LeaderClaim
from bythebook.text.dbs.lexicon import ENERGY_HEAD, word_test
from bythebook.text.english.conditions import Claim, Have, ThisClaim, seen_by_all
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Area, InArea, Word
from bythebook.text.english.scope import Scope, Unplayable

NUMBERS: Final = (POWER, COMBO_COST, COMBO_POWER)
LESS: Final = 7
"""of a comparison: less than that"""
MORE: Final = 8


@dataclass(frozen=True)
class EitherLife(Claim):
    """The life of either player is at so many."""

    n: int
    how: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        counts = [Count(Cards(whose, WHERE_LIFE_IS.value)) for whose in (YOU, OPPONENT)]
        return Either(tuple(AmountIs(count, self.how, self.n) for count in counts))


@dataclass(frozen=True)
class EitherHas(Claim):
    """Either player has so many cards of a kind."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        found: list[Condition] = []
        for whose in (YOU, OPPONENT):
            cards = replace(self.kind.cards(scope), whose=whose)
            seen_by_all(cards, self, scope)
            found.append(AmountIs(Count(cards), self.how, self.n))
        return Either(tuple(found))


@dataclass(frozen=True)
class TotalOf(Claim):
    """Both players together have so many cards of an area."""

    zones: tuple[int, ...]
    n: int
    how: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(ANYONE, self.zones)), self.how, self.n)


@dataclass(frozen=True)
class Against(Claim):
    """A player has more, less or as many cards in an area as the other."""

    zones: tuple[int, ...]
    how: int
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        mine = Count(Cards(scope.whose(self.whose), self.zones))
        other = Count(Cards(1 - scope.whose(self.whose), self.zones))
        if self.how == LESS:
            return Compare(other, AT_LEAST, Scaled(mine, 1, 1))
        if self.how == MORE:
            return Compare(mine, AT_LEAST, Scaled(other, 1, 1))
        return Compare(mine, self.how, other)


@dataclass(frozen=True)
class EachLies(Claim):
    """Cards of several names are in an area, all of them."""

    words: tuple[Word, ...]
    first: Word | None = None
    area: Area | None = None
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.area is None or self.area.whose < 0:
            raise Unplayable(self, "it is not said whose area it is")
        whose = scope.whose(self.area.whose)
        words = self.words if self.first is None else (self.first, *self.words)
        tests = [word_test(w.kind, w.word) for w in words]
        kinds = [Cards(whose, self.area.zones, (test,)) for test in tests]
        for kind in kinds:
            seen_by_all(kind, self, scope)
        return OneOfEach(tuple(kinds))


@dataclass(frozen=True)
class HaveBoth(Claim):
    """A player has so many cards of one kind and so many of another."""

    first: Kind
    second: Sort
    n: int = 1
    m: int = 1
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        other = self.second.cards(scope, self.whose)
        first = self.first
        said = first.head == ENERGY_HEAD or any(isinstance(m, InArea) for m in first.post)
        if not said and isinstance(self.second, Kind):
            # Where they are is said once, of both.
            area = tuple(m for m in self.second.post if isinstance(m, InArea))
            first = replace(first, post=(*first.post, *area))
        cards = first.cards(scope, self.whose)
        seen_by_all(cards, self, scope)
        seen_by_all(other, self, scope)
        if set(cards.zones) & set(other.zones):
            return OneOfEach((*(cards,) * self.n, *(other,) * self.m))
        return Every(
            (AmountIs(Count(cards), AT_LEAST, self.n), AmountIs(Count(other), AT_LEAST, self.m))
        )


@dataclass(frozen=True)
class NumberIn(Claim):
    """So many cards of a kind are in an area."""

    kind: Kind
    area: Area
    n: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.area.whose < 0:
            raise Unplayable(self, "it is not said whose area it is")
        whose = scope.whose(self.area.whose)
        cards = replace(self.kind.test(scope), whose=whose, zones=self.area.zones)
        seen_by_all(cards, self, scope)
        return AmountIs(Count(cards), AT_LEAST, self.n)


@dataclass(frozen=True)
class LeaderAndEnergy(Claim):
    """One's leader and all of one's energy are of one color and no other."""

    color: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        mono = Cards(such=MonoColor(self.color))
        leader, energy = Cards(YOU, WHERE_LEADERS_ARE.value), Cards(YOU, WHERE_ENERGY_IS.value)
        return Every((Fits(leader, mono), Fits(energy, mono)))


@dataclass(frozen=True)
class OnlyColor(Claim):
    """All the cards in one's energy are of a color."""

    color: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(
            Cards(YOU, WHERE_ENERGY_IS.value), Cards(tests=(Test(COLORS, HAS, self.color),))
        )


@dataclass(frozen=True)
class Marks(ThisClaim):
    """So many markers are on this card."""

    n: int
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(This(), Cards(such=MarkersOn(self.how, self.n)))


@dataclass(frozen=True)
class UnisonMarked(Claim):
    """So many markers are on a player's unison card."""

    n: int
    how: int = AT_LEAST
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        such = MarkersOn(self.how, self.n)
        return Exists(Cards(scope.whose(self.whose), WHERE_UNISONS_ARE.value, such=such))


@dataclass(frozen=True)
class LeaderIsNot(LeaderClaim):
    """A player's leader is not of a kind."""

    kind: Kind
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        leader = Cards(scope.whose(self.whose), WHERE_LEADERS_ARE.value)
        return Every((Exists(leader), Unless(Fits(leader, self.kind.test(scope)))))


@dataclass(frozen=True)
class LeaderShows(LeaderClaim):
    """Which side a player's leader shows."""

    back: bool = False
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        leader = Cards(scope.whose(self.whose), WHERE_LEADERS_ARE.value)
        return Fits(leader, Cards(such=ShowsSide(self.back)))


@dataclass(frozen=True)
class OtherSideIs(LeaderClaim):
    """What is printed on the other side of a player's leader is of a kind."""

    kind: Kind
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        asked = self.kind.test(scope)
        if asked.such is not None or asked.other or asked.orient >= 0:
            raise Unplayable(self, "only what is printed there can be asked")
        leader = Cards(scope.whose(self.whose), WHERE_LEADERS_ARE.value)
        return Fits(leader, Cards(such=OnHiddenSide(asked.tests)))


@dataclass(frozen=True)
class OneColored(Claim):
    """All of a player's energy is the same color."""

    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        energy = Cards(scope.whose(self.whose), WHERE_ENERGY_IS.value)
        return SameColors(energy, energy)


@dataclass(frozen=True)
class MoreOf(Claim):
    """A player has more cards of a kind than the other."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope)
        seen_by_all(cards, self, scope)
        mine = Count(replace(cards, whose=scope.whose(self.whose)))
        other = Count(replace(cards, whose=1 - scope.whose(self.whose)))
        return Compare(mine, AT_LEAST, Scaled(other, 1, 1))


@dataclass(frozen=True)
class AllAreOf(Claim):
    """All of a player's cards of a kind are of a color."""

    kind: Sort
    colors: tuple[int, ...]
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        bits = 0
        for color in self.colors:
            bits |= color
        cards = self.kind.cards(scope, self.whose)
        seen_by_all(cards, self, scope)
        return Fits(cards, Cards(tests=(Test(COLORS, HAS, bits),)))


@dataclass(frozen=True)
class AllInMode(Claim):
    """All of a player's cards of a kind are in a mode."""

    kind: Sort
    mode: int
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        seen_by_all(cards, self, scope)
        return Fits(cards, Cards(orient=self.mode))


@dataclass(frozen=True)
class EitherHave(Claim):
    """One has so many cards of a kind, or one of another kind."""

    n: int
    first: Sort
    second: Sort
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        one = Have(self.first, self.n).condition(scope)
        return Either((one, Have(self.second).condition(scope)))


@dataclass(frozen=True)
class OnlyThese(ThisClaim):
    """In an area one has this card and so many others of a kind, and nothing else."""

    n: int
    kind: Sort
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        others = replace(self.kind.cards(scope, YOU), other=True)
        seen_by_all(others, self, scope)
        if others.whose != YOU or scope.gone:
            raise Unplayable(self, "this card is its master's")
        scope.here(others.zones, self)
        there = Count(Cards(YOU, others.zones))
        return Every((AmountIs(there, EQUAL, self.n + 1), AmountIs(Count(others), EQUAL, self.n)))


@dataclass(frozen=True)
class ThisIsNew(ThisClaim):
    """This card was played in this turn."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return CameFrom(ELSEWHERE)
