"""More claims: who boosts a unit, how all units lie, what was done with is such."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.texts.events import IS_BOOSTED
from bythebook.games.vanguard.texts.nouns import OpenCircles
from bythebook.games.vanguard.zones.zones import REST, STAND, VANGUARD
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    Fits,
    LiesFaced,
    Unless,
)
from bythebook.kernel.language.nouns import Cards, Count
from bythebook.kernel.language.words import ANYONE, AT_LEAST, AT_MOST, YOU
from bythebook.text.english.conditions import Claim, Have
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import InArea, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.conditions import IsFighting
from bythebook.text.vanguard.features import CalledSo
from bythebook.text.vanguard.nouns import Kind
from bythebook.text.vanguard.triggers import boosted_by


@dataclass(frozen=True)
class IsBoostedBy(Claim):
    """A unit is boosted by one of a kind."""

    who: Subject
    by: Sort
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        by = boosted_by(self.by, scope)
        assert by is not None
        return Every((IsFighting(self.who, IS_BOOSTED).condition(scope), by))


@dataclass(frozen=True)
class AllOfThemTurned(Claim):
    """All cards of a kind that a player has stand, or rest."""

    kind: Sort
    whose: int
    mode: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        if cards.orient >= 0:
            raise Unplayable(self, "it is said twice how they are turned")
        other = replace(cards, orient=STAND if self.mode == REST else REST)
        return AmountIs(Count(other), AT_MOST, 0)


@dataclass(frozen=True)
class NeitherIs(Claim):
    """Neither a card spoken of nor your vanguard is of a kind."""

    who: Subject
    kind: Sort

    def condition(self, scope: Scope) -> Condition:
        vanguard = Cards(YOU, (VANGUARD,))
        kind = self.kind.test(scope)
        return Every(tuple(Unless(Fits(one, kind)) for one in (self.who.noun(scope), vanguard)))


@dataclass(frozen=True)
class IsFaced(Claim):
    """A card lies face up, or face down."""

    who: Subject
    face: int

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(ANYONE, such=LiesFaced(self.face)))


@dataclass(frozen=True)
class OpenIs(Claim):
    """A player has so many open rear-guard circles, or more, or less."""

    whose: int
    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(OpenCircles(scope.whose(self.whose)), self.how, self.n)


@dataclass(frozen=True)
class HaveBoth(Claim):
    """A player has a card of a name, and one of another, in the same places."""

    first: str
    second: str
    where: tuple[Mark, ...]
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kinds = [Kind(0, post=(CalledSo(n), *self.where)) for n in (self.first, self.second)]
        return Every(tuple(Have(kind, whose=self.whose).condition(scope) for kind in kinds))


@dataclass(frozen=True)
class HaveOneAndOther(Claim):
    """You have a card of one kind, and one of another."""

    first: Sort
    second: Sort

    def condition(self, scope: Scope) -> Condition:
        first = self.first
        if isinstance(first, Kind) and isinstance(self.second, Kind) and not first.head:
            if not any(isinstance(mark, InArea) for mark in first.post):
                # Where the other one is said to be, this one is.
                where = tuple(mark for mark in self.second.post if isinstance(mark, InArea))
                first = replace(first, post=(*first.post, *where))
        return Every((Have(first).condition(scope), Have(self.second).condition(scope)))


LINES: Final = """
claim = IsA : {who:all_those} have {kind:feature_kind} {=form:24}
all_those = It : all of those card {=that:True} {=plural:True} {=form:10}
all_those = It : all of those unit {=that:True} {=plural:True} {=form:11}
claim = HaveBoth : you have a {first:name} and {second:name} {where:on_circles}
claim = HaveBoth : you have a {first:name} and a {second:name} {where:on_circles} {=form:1}
claim = HaveBoth : you have {first:name} and {second:name} {where:on_circles} {=form:2}
claim = OpenIs : the number of {whose:whose} open (RC) is {n:number} {how:or_more}
on_circles = * on_circle ;
on_circle = OnCircle : on {whose:whose} {circles:circles}
claim = HaveOneAndOther : you have a {first:headed} and a {second:headed}
claim = IsBoostedBy : {who:this} is boosted by a {by:sort}
claim = AllOfThemTurned : all of {whose:whose} {kind:bare_group} is {mode:turned}
claim = AllOfThemTurned : all of {whose:whose} {kind:bare_group} is in {mode:turned} {=form:1}
claim = AllOfThemTurned : all {kind:bare_group} of all fighter is in {mode:turned} {=whose:ANYONE} {=form:2}
claim = NeitherIs : neither {who:it} nor your vanguard is a {kind:sort}
claim = IsFaced : {who:this} is {face:faced}
claim = IsFaced : {who:it} is {face:faced}
claim = TurnIs : that is during your turn {=form:2}
condition = If : if {claims:comma_either} , {=form:13}
comma_either = * either_after_comma ;
either_after_comma = EitherOf : {first:claim} , or {second:claim}
span = InSuchBattle : the battle that this unit attack {=role:IS_ATTACKING} {=form:1}
claim = IsOne : {who:done_thing} have {kind:feature_kind} {=form:23}
"""  # noqa: E501 - a rule of the grammar is one line
