"""Claims about the battle that goes on: who boosts, who attacks, which battle it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.nouns import (
    AttackedInBattle,
    AttackingUnits,
    BattlesThisTurn,
    BoostedInBattle,
    BoostedUnits,
    BoostingUnits,
    IsBoosting,
    WasBoosted,
)
from bythebook.games.vanguard.d.cards.types import ADDITIONAL_EFFECT
from bythebook.games.vanguard.texts.events import IS_ATTACKED
from bythebook.games.vanguard.texts.nouns import OriginalOf
from bythebook.games.vanguard.texts.raising import RaisedByAbility
from bythebook.games.vanguard.texts.triggers import fought
from bythebook.kernel.language.amounts import Among, Either, Exists
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    Fits,
    TurnOf,
    Unless,
)
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE, AT_LEAST, EQUAL, YOU, Test
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.scope import BOOSTED_UNIT


@dataclass(frozen=True)
class ThisBoosted(Claim):
    """This unit boosted in the battle."""

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "it is not about a battle")
        return BoostedInBattle()


@dataclass(frozen=True)
class AttackerHasNumber(Claim):
    """A number of the attacking unit of a player's is so much, or more, or less."""

    whose: int
    char: int
    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        attacking = AttackingUnits(scope.whose(self.whose))
        return Fits(attacking, Cards(ANYONE, tests=(Test(self.char, self.how, self.n),)))


@dataclass(frozen=True)
class AttackerRaised(Claim):
    """A number of the attacking unit is so much, raised by an ability, or originally so much."""

    char: int
    n: int
    also: int
    """the same number, said again"""
    by: int
    original: int

    def condition(self, scope: Scope) -> Condition:
        if scope.continuous:
            raise Unplayable(self, "it is asked only of what happens")
        if not self.char == self.also == self.by:
            raise Unplayable(self, "it speaks of two numbers")
        attacking = AttackingUnits()
        now = Fits(attacking, Cards(ANYONE, tests=(Test(self.char, AT_LEAST, self.n),)))
        raised = RaisedByAbility(attacking, self.char, ADDITIONAL_EFFECT)
        original = AmountIs(OriginalOf(attacking, self.char), AT_LEAST, self.original)
        return Every((now, Either((raised, original))))


@dataclass(frozen=True)
class EitherBattleOfTurn(Claim):
    """It is one of two battles of the turn."""

    first: int
    second: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        battles = BattlesThisTurn()
        return Either(tuple(AmountIs(battles, EQUAL, n) for n in (self.first, self.second)))


@dataclass(frozen=True)
class YouAttacked(Claim):
    """You have attacked so often this turn, which is yours."""

    n: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Every((TurnOf(YOU), AmountIs(BattlesThisTurn(), AT_LEAST, self.n)))


@dataclass(frozen=True)
class BoostedBattle(Claim):
    """It is the battle in which this unit boosted, perhaps a unit of a kind."""

    boosted: Sort | None = None
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        BOOSTED_UNIT.note(scope, BoostedUnits())
        if self.boosted is None:
            return BoostedInBattle()
        kind = self.boosted.test(scope)
        return Every((BoostedInBattle(), Exists(Among(BoostedUnits(), kind))))


@dataclass(frozen=True)
class WasBoostedBattle(Claim):
    """It is the battle in which this unit is boosted."""

    def condition(self, scope: Scope) -> Condition:
        return WasBoosted()


@dataclass(frozen=True)
class IsBoostingSuch(Claim):
    """This unit is boosting a unit of a kind."""

    boosted: Sort

    def condition(self, scope: Scope) -> Condition:
        kind = self.boosted.test(scope)
        return Every((IsBoosting(), Exists(Among(BoostedUnits(), kind))))


@dataclass(frozen=True)
class AttackedSuch(Claim):
    """It is the battle in which this unit attacked a unit of a kind."""

    target: Sort

    def condition(self, scope: Scope) -> Condition:
        return Every((AttackedInBattle(), fought(IS_ATTACKED, self.target.test(scope))))


@dataclass(frozen=True)
class TookPart(Claim):
    """It is the battle in which this unit attacked or boosted."""

    def condition(self, scope: Scope) -> Condition:
        return Either((AttackedInBattle(), BoostedInBattle()))


@dataclass(frozen=True)
class InThisBattle(Claim):
    """It is the battle that the text is about: nothing else is asked."""

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "it is not about a battle")
        return Every(())


@dataclass(frozen=True)
class NobodyBoosts(Claim):
    """No unit is boosting."""

    def condition(self, scope: Scope) -> Condition:
        return Unless(Exists(BoostingUnits()))


LINES: Final = """
claim = AttackerRaised : the attacking unit's {char:number_of_it} is {n:number} or greater , and its {also:number_of_it} is increased by a non-trigger effect ability or its original {by:number_of_it} is {original:number} or greater
number_of_it = POWER : [power]
number_of_it = CRITICAL : [critical]
claim = NobodyBoosts : there is no boosting unit
span = BoostedBattle : the battle that this unit boosted {boosted?:a_target}
span = InThisBattle : this battle
span = AttackedSuch : the battle this unit attacked {target:a_target}
span = TookPart : the battle this unit attacked or boosted
span = InSuchBattle : the battle this unit attack {=role:IS_ATTACKING} {=form:5}
span = InSuchBattle : the battle {who:whoever} is attacked {=form:5}
span = BoostedBattle : the battle this unit boosted {boosted?:a_target} {=form:1}
span = BoostedBattle : the battle this unit boosted {boosted:headless} {=form:2}
span = WasBoostedBattle : the battle this unit is boosted
claim = IsBoostingSuch : this unit is boosting a {boosted:sort}
moment = MomentIf : when {moment:any_event} and {claims:of_the_same_unit} {=form:8}
of_the_same_unit = * of_this_unit ;
of_this_unit = IsBoostedBy : is boosted by a {by:sort} {=who:THIS_UNIT} {=form:4}
claim = ThisBoosted : this unit boosted
claim = IsFighting : {who:this} is boosting {=role:IS_BOOSTING}
claim = IsFighting : {who:this} was boosted {=role:IS_BOOSTED} {=form:1}
claim = IsFighting : {who:this} was boosted during that battle {=role:IS_BOOSTED} {=form:2}
claim = IsBoostedBy : {who:this} was boosted by a {by:sort} {=form:1}
claim = IsBoostedBy : {who:this} is boosted by {by:headless} {=form:2}
claim = IsBoostedBy : {who:this} was boosted by {by:headless} {=form:3}
claim = IsBoostedBy : {who:it} was boosted by {by:headless} {=form:3}
claim = IsBoostedBy : {who:it} was boosted by a {by:sort} {=form:1}
claim = AttackerHasNumber : {whose:whose} attacking unit's [power] is {n:number} {how:or_greater} {=char:POWER}
claim = OpponentHasNumber : this unit's battle opponent's [power] is {n:number} {how:or_greater} {=char:POWER} {=form:1}
claim = EitherBattleOfTurn : it is the {first:ordinal} or {second:ordinal} battle of that turn
claim = EitherBattleOfTurn : it is the {first:ordinal} or {second:ordinal} battle of this turn {=form:1}
claim = BattleOfTurn : it is the {n:ordinal} battle of this turn or more {=how:AT_LEAST} {=form:1}
claim = BattleOfTurn : it was the {n:ordinal} battle of this turn {=form:2}
claim = YouAttacked : you attacked {n:number} or more time this turn
claim = YouAttacked : you attacked {n:number} or more time during this turn {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
