"""What zones hold: claims and numbers of the cards that lie there, with their lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import NAMES
from bythebook.games.ws.texts.stage_effects import TopOf
from bythebook.games.ws.zones.zones import CLOCK
from bythebook.kernel.language.amounts import Compare, Different, Scaled
from bythebook.kernel.language.conditions import AmountIs, Condition, Every, Fits
from bythebook.kernel.language.nouns import Amount, Cards, Count
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, EQUAL
from bythebook.text.meaning import every
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.nouns import Area, Pile, Sort, cards_of
from bythebook.text.ws.scope import Scope


@dataclass(frozen=True)
class ThereAre(Claim):
    """There are so many cards of a kind in a zone, or more, or less."""

    n: int
    pile: Pile
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(self.pile.counted(scope)), self.how, self.n)


@dataclass(frozen=True)
class ZoneHas(Claim):
    """A zone has a card of a kind, and perhaps one of another kind."""

    area: Area
    kind: Sort
    second: Sort | None = None
    third: Sort | None = None
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        found = tuple(
            AmountIs(Count(Pile(kind, self.area).counted(scope)), AT_LEAST, 1)
            for kind in (self.kind, self.second, self.third)
            if kind is not None
        )
        return every(found)


@dataclass(frozen=True)
class LieBoth(Claim):
    """Two named cards are in a zone."""

    first: str
    second: str
    area: Area

    def condition(self, scope: Scope) -> Condition:
        both = tuple(
            AmountIs(Count(Pile(Kind(0, names=(name,)), self.area).counted(scope)), AT_LEAST, 1)
            for name in (self.first, self.second)
        )
        return Every(both)


@dataclass(frozen=True)
class AllInZone(Claim):
    """All cards in a zone have a word in their name; of none, it is so too."""

    area: Area
    parts: tuple[str, ...]

    def condition(self, scope: Scope) -> Condition:
        some = Pile(Kind(0, parts=self.parts), self.area).counted(scope)
        every = Pile(Kind(0), self.area).counted(scope)
        return Compare(Count(some), EQUAL, Count(every))


@dataclass(frozen=True)
class ZoneAll(Claim):
    """All cards in a zone are of a kind; of none, it is so too."""

    area: Area
    kind: Sort

    def condition(self, scope: Scope) -> Condition:
        some = Pile(self.kind, self.area).counted(scope)
        every = Pile(Kind(0), self.area).counted(scope)
        return Compare(Count(some), EQUAL, Count(every))


@dataclass(frozen=True)
class ThereIsNamed(Claim):
    """There is a named card in a zone, or two."""

    names: tuple[str, ...]
    area: Area

    def condition(self, scope: Scope) -> Condition:
        found = tuple(
            AmountIs(Count(Pile(Kind(0, names=(name,)), self.area).counted(scope)), AT_LEAST, 1)
            for name in self.names
        )
        return every(found)


@dataclass(frozen=True)
class DifferentNames(Claim):
    """A zone has so many cards with different names, or more."""

    area: Area
    kind: Sort
    n: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        found = Different(Pile(self.kind, self.area).counted(scope), NAMES)
        return AmountIs(found, AT_LEAST, self.n)


@dataclass(frozen=True)
class DifferentIn(Measure):
    """The number of cards with different names in a zone."""

    kind: Sort
    area: Area

    def amount(self, scope: Scope) -> Amount:
        return Different(Pile(self.kind, self.area).counted(scope), NAMES)


@dataclass(frozen=True)
class LessThan(Claim):
    """There are fewer cards, or more, in one zone than in another."""

    area: Area
    other: Area
    more: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        one, other = (Count(Cards(a.whose, a.zones)) for a in (self.area, self.other))
        if self.more:
            return Compare(one, AT_LEAST, Scaled(other, 1, 1))
        return Compare(one, AT_MOST, Scaled(other, 1, -1))


@dataclass(frozen=True)
class TopOfClock(Claim):
    """The top card of your clock is of a kind."""

    kind: Sort

    def condition(self, scope: Scope) -> Condition:
        return Fits(TopOf(CLOCK), cards_of(self.kind, scope))


LINES: Final = """
# What zones hold.
claim = ThereAre : there is {n:number} or more {pile:counted_pile}
claim = ThereAre : there is {n:number} or less {pile:counted_pile} {=how:AT_MOST}
claim = ZoneHas : {area:area} have a {kind:kind}
claim = ZoneHas : {area:area} have a {kind:kind} and a {second:kind}
claim = LieBoth : {first:name} and {second:name} is in {area:open_area}
claim = AllInZone : all of the card in {area:open_area} have {parts:names} in its card name
claim = DifferentNames : {area:area} have {n:number} or more {kind:kind} with different card name
claim = LessThan : {area:area} have less card than {other:area}
claim = LessThan : {area:area} have more card than {other:area} {=more:True}
claim = LessThan : the number of card in {area:area} is less than {other:area} {=form:1}
claim = LessThan : the number of card in {area:area} is more than {other:area} {=form:1} {=more:True}
claim = TopOfClock : the top card of your clock is a {kind:kind}
claim = ThereIsNamed : there is {names:and_names} in {area:open_area}
claim = ZoneAll : all of the card in {area:open_area} is {kind:kind}
number_measure = DifferentIn : the number of {kind:kind} with different card name in {area:open_area}
claim = ZoneHas : {area:area} have a {kind:kind} , a {second:kind} and a {third:kind}
claim = ZoneHas : {area:area} have a {kind:kind} , a {second:kind} , and a {third:kind} {=form:1}
held_one = Pile : another {kind:kind} in {area:held_area} {=other:True}
"""  # noqa: E501 - a rule of the grammar is one line
