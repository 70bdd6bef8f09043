"""If and during: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.ws.cards import COLOR, TRAITS
from bythebook.games.ws.texts.in_battle import InItsBattle
from bythebook.games.ws.texts.placing import WentTo
from bythebook.games.ws.zones.zones import CLOCK, LEVEL, STAGE
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED
from bythebook.kernel.language.amounts import Compare, Exists, Scaled, Tally
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    Fits,
    OnTop,
    StandsIn,
    TurnOf,
    Unless,
)
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Count
from bythebook.kernel.language.words import AT_LEAST, EQUAL, HAS, LACKS, YOU, Test
from bythebook.text.meaning import every
from bythebook.text.ws.amounts import Measure, StatOf, batch_of
from bythebook.text.ws.kinds import Kind, Limit
from bythebook.text.ws.nouns import Area, Group, Pile, Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject


class Claim:
    """Something that is so or is not."""

    def condition(self, scope: Scope) -> Condition:
        """What it means here."""
        raise NotImplementedError

    def hangs(self) -> bool:
        """Whether it speaks of what the sentence before has done."""
        return False


@dataclass(frozen=True)
class Have(Claim):
    """You have 2 or more other 《Tide》 characters."""

    group: Group
    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(self.group.counted(scope)), self.how, self.n)


@dataclass(frozen=True)
class HaveAny(Claim):
    """You have a character of a kind, or another one; or you have none."""

    group: Group
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        how, n = (EQUAL, 0) if self.none else (AT_LEAST, 1)
        return AmountIs(Count(self.group.counted(scope)), how, n)


@dataclass(frozen=True)
class HaveBoth(Claim):
    """You have one named character and another named one."""

    first: str
    second: str

    def condition(self, scope: Scope) -> Condition:
        return Every(
            tuple(
                HaveAny(Group(Kind(0, names=(name,)))).condition(scope)
                for name in (self.first, self.second)
            )
        )


@dataclass(frozen=True)
class AllAre(Claim):
    """All of a player's characters have one of some traits."""

    traits: tuple[str, ...]
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        without = Cards(self.whose, STAGE, (Test(TRAITS, LACKS, words=self.traits),))
        return AmountIs(Count(without), EQUAL, 0)


@dataclass(frozen=True)
class LevelIs(Claim):
    """A player's level is so much, or more, or less."""

    n: int
    how: int = AT_LEAST
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(self.whose, (LEVEL,))), self.how, self.n)


@dataclass(frozen=True)
class NumberIs(Claim):
    """A number that has to be worked out is so much, or more, or less."""

    measure: Measure
    n: int
    how: int = AT_LEAST
    high: bool = False

    def condition(self, scope: Scope) -> Condition:
        found = AmountIs(self.measure.amount(scope), self.how, self.n)
        self.measure.spoken(scope)
        about = self.measure.about(scope)
        return found if about is None else Every((Exists(about), found))


def compared(measure: Measure, how: int, other: Measure, amount: Amount, scope: Scope) -> Condition:
    """A number against another one: the cards they are numbers of have to be there."""
    about = (measure.about(scope), other.about(scope))
    parts: list[Condition] = [Exists(noun) for noun in about if noun is not None]
    parts.append(Compare(measure.amount(scope), how, amount))
    return every(parts)


@dataclass(frozen=True)
class HigherThan(Claim):
    """A number is higher than another one, or not above it."""

    measure: Measure
    other: Measure
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        other = self.other.amount(scope)
        if isinstance(self.measure, StatOf):
            self.measure.who.spoken(scope)
        if self.how == AT_LEAST:
            other = Scaled(other, 1, 1)
        return compared(self.measure, self.how, self.other, other, scope)


@dataclass(frozen=True)
class Holds(Claim):
    """A zone has so many cards, or more, or less."""

    area: Area
    kind: Sort
    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Pile(self.kind, self.area).counted(scope)), self.how, self.n)


@dataclass(frozen=True)
class There(Claim):
    """There is a card of a kind in a zone, or none."""

    pile: Pile
    none: bool = False

    def condition(self, scope: Scope) -> Condition:
        how, n = (EQUAL, 0) if self.none else (AT_LEAST, 1)
        return AmountIs(Count(self.pile.counted(scope)), how, n)


@dataclass(frozen=True)
class ThereAmong(Claim):
    """There are so many cards of a kind among those moved or revealed."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    article: bool = False
    revealed: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Tally(batch_of(self, self.kind, scope)), self.how, self.n)


@dataclass(frozen=True)
class MarkersAre(Claim):
    """There are so many markers underneath this card; one, or none, in other words."""

    measure: Measure
    n: int = 1
    how: int = AT_LEAST
    article: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(self.measure.amount(scope), self.how, self.n)


@dataclass(frozen=True)
class Lies(Claim):
    """A named card is in a zone."""

    kind: Kind
    area: Area

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Pile(self.kind, self.area).counted(scope)), AT_LEAST, 1)


@dataclass(frozen=True)
class StandsAt(Claim):
    """This card is in a part of the stage."""

    area: Area

    def condition(self, scope: Scope) -> Condition:
        if self.area.whose != YOU:
            raise Unplayable(self, "this card is on its player's own stage")
        return StandsIn(self.area.zones)


@dataclass(frozen=True)
class ThisIsIn(Claim):
    """This card is in a zone: it speaks from there."""

    area: Area

    def condition(self, scope: Scope) -> Condition:
        scope.here(self.area.zones, self)
        return StandsIn(self.area.zones)


@dataclass(frozen=True)
class OnTopOfClock(Claim):
    """This card is the top card of your clock: it speaks from there."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        scope.here((CLOCK,), self)
        return OnTop(CLOCK)


@dataclass(frozen=True)
class IsOf(Claim):
    """A card is of some level or cost, of a kind, or of some color."""

    who: Subject
    limit: Limit

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        return Fits(self.who.noun(scope), cards_of(Kind(0, self.limit), scope))


@dataclass(frozen=True)
class IsA(Claim):
    """A card is of a kind, or is not."""

    who: Subject
    kind: Sort
    no: bool = False
    article: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        if self.kind.orient() >= 0:
            raise Unplayable(self, "only what stands on the stage has a state")
        found = Fits(self.who.noun(scope), cards_of(self.kind, scope))
        return Unless(found) if self.no else found


@dataclass(frozen=True)
class HasTrait(Claim):
    """A card is of a trait, or of a color."""

    who: Subject
    traits: tuple[str, ...] = ()
    color: int = 0

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        test = Test(COLOR, HAS, self.color)
        if self.traits:
            test = Test(TRAITS, HAS, words=self.traits)
        return Fits(self.who.noun(scope), Cards(tests=(test,)))


@dataclass(frozen=True)
class HasInName(Claim):
    """A card has a word in its name."""

    who: Subject
    parts: tuple[str, ...]

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        return Fits(self.who.noun(scope), cards_of(Kind(0, parts=self.parts), scope))


@dataclass(frozen=True)
class IsInState(Claim):
    """A character stands, rests or is reversed."""

    who: Subject
    state: int

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        return Fits(self.who.noun(scope), Cards(orient=self.state))


@dataclass(frozen=True)
class PutSo(Claim):
    """You put so many cards into a zone: of those chosen last."""

    n: int
    to: Area
    more: bool = False

    def condition(self, scope: Scope) -> Condition:
        if self.to.zones[0] in scope.ways and self.n == 1:
            # One card could go to one place or to another: it is asked where it went.
            return WentTo(Bound(R_MOVED), self.to.zones)
        if scope.put_to != self.to.zones[0]:
            raise Unplayable(self, "nothing was put there just before")
        how = AT_LEAST if self.more else EQUAL
        return AmountIs(Tally(Bound(R_CHOSEN)), how, self.n)


@dataclass(frozen=True)
class RevealedSo(Claim):
    """You revealed so many cards, or more."""

    n: int
    now: bool = False

    def condition(self, scope: Scope) -> Condition:
        if scope.those is None:
            raise Unplayable(self, "no cards were revealed before")
        return AmountIs(Tally(scope.those), AT_LEAST, self.n)


@dataclass(frozen=True)
class NoneFacing(Claim):
    """There is no character facing this card."""

    who: Subject
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Unless(Exists(self.who.noun(scope)))


@dataclass(frozen=True)
class SomeFacing(Claim):
    """There is a character facing this card."""

    who: Subject

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        return Exists(self.who.noun(scope))


@dataclass(frozen=True)
class If(Claim):
    """If this is so, and that."""

    claims: tuple[Claim, ...]
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        parts = tuple(claim.condition(scope) for claim in self.claims)
        return every(parts)

    def hangs(self) -> bool:
        return any(claim.hangs() for claim in self.claims)


@dataclass(frozen=True)
class During(Claim):
    """During a player's turn."""

    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        return TurnOf(self.whose)


@dataclass(frozen=True)
class DuringBattle(Claim):
    """During this card's battle."""

    def condition(self, scope: Scope) -> Condition:
        return InItsBattle()


def condition_of(prefixes: tuple[Claim, ...], scope: Scope) -> Condition | None:
    """What stands before a sentence as one condition."""
    parts = tuple(prefix.condition(scope) for prefix in prefixes)
    if not parts:
        return None
    return every(parts)
