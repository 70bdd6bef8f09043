"""Conditions: what a text asks to be so. Add claims here; how they are joined is English."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.battle.nouns import (
    AttackedInBattle,
    AttackHit,
    BattleOpponents,
    BattlesThisTurn,
    VanguardHit,
    WasAttackedInBattle,
)
from bythebook.games.vanguard.g.texts.stride_costs import PayingFor
from bythebook.games.vanguard.texts.events import (
    IS_ATTACKED,
    IS_ATTACKING,
    P_RIDE,
)
from bythebook.games.vanguard.texts.nouns import MainVanguard
from bythebook.games.vanguard.texts.phases import PHASES, InPhase
from bythebook.games.vanguard.texts.triggers import fought
from bythebook.games.vanguard.zones.zones import (
    BACK_ROW,
    FRONT_ROW,
    REST,
    STAND,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.language.conditions import AmountIs, Condition, Every, Fits, StandsIn, Unless
from bythebook.kernel.language.nouns import Cards, Count
from bythebook.kernel.language.words import ANYONE, AT_LEAST, AT_MOST, EQUAL, YOU, Test
from bythebook.text.english.conditions import Claim, seen_by_all
from bythebook.text.english.conditions import Have as EnglishHave
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Mark, Other
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.deeds import LAST_NUMBER
from bythebook.text.vanguard.differing import counted_apart, number_of
from bythebook.text.vanguard.places import ROLES
from bythebook.text.vanguard.triggers import Whoever, circles_of


@dataclass(frozen=True)
class Have(EnglishHave):
    """A player has so many cards of a kind, or so many different ones."""

    def condition(self, scope: Scope) -> Condition:
        if self.other and isinstance(self.kind, Kind):
            kind = replace(self.kind, pre=(Other(), *self.kind.pre))
            return replace(self, kind=kind, other=False).condition(scope)
        if self.whose < 0 or counted_apart(self.kind)[1] is None:
            return super().condition(scope)
        if self.other:
            raise Unplayable(self, "it leaves open from what the others differ")
        return AmountIs(number_of(self.kind, scope, self.whose, self), self.how, self.n)


@dataclass(frozen=True)
class NumberOf(Claim):
    """The number of cards of a kind that a player has is so much, or more, or less."""

    kind: Sort
    n: int
    how: int = AT_LEAST
    whose: int = -1
    form: int = 0
    more: tuple[Mark, ...] = ()
    """what is said of them after who has them"""

    def condition(self, scope: Scope) -> Condition:
        amount = number_of(with_more(self.kind, self.more), scope, self.whose, self)
        LAST_NUMBER.note(scope, amount)
        return AmountIs(amount, self.how, self.n)


def with_more(kind: Sort, more: tuple[Mark, ...]) -> Sort:
    """A kind of card of which more is said after who has it."""
    if not more:
        return kind
    if isinstance(kind, Kind):
        return replace(kind, post=(*kind.post, *more))
    if kind.first.post or kind.second.post:
        raise Unplayable(kind, "it leaves open whether both kinds are so")
    return replace(kind, second=replace(kind.second, post=more))  # and so of both


@dataclass(frozen=True)
class HasNumber(Claim):
    """A number of a unit is so much, or more, or less."""

    who: Subject
    char: int
    n: int
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(ANYONE, tests=(Test(self.char, self.how, self.n),)))


@dataclass(frozen=True)
class VanguardHasNumber(Claim):
    """A number of a player's vanguard is so much, or more, or less."""

    whose: int
    char: int
    n: int
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kind = Cards(ANYONE, tests=(Test(self.char, self.how, self.n),))
        return Fits(MainVanguard(scope.whose(self.whose)), kind)


@dataclass(frozen=True)
class OpponentHasNumber(Claim):
    """A number of the unit that this one battles is so much, or more, or less."""

    char: int
    n: int
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kind = Cards(ANYONE, tests=(Test(self.char, self.how, self.n),))
        return Fits(BattleOpponents(), kind)


@dataclass(frozen=True)
class AllTurned(Claim):
    """All of a player's vanguards and rear-guards stand, or rest."""

    whose: int
    mode: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        other = STAND if self.mode == REST else REST
        cards = Cards(scope.whose(self.whose), VANGUARD_AND_REAR, orient=other)
        return AmountIs(Count(cards), AT_MOST, 0)


@dataclass(frozen=True)
class ThisIsOn(Claim):
    """This unit is on some circles, or in a row."""

    circles: tuple[int, ...] = ()
    row: int = 0
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.row:
            return StandsIn(FRONT_ROW if self.row == 1 else BACK_ROW)
        return StandsIn(circles_of(self.circles))


@dataclass(frozen=True)
class IsPhase(Claim):
    """It is a phase of a player's turn."""

    phase: int
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.continuous:
            raise Unplayable(self, "it is asked only of what happens")
        if self.phase not in (*PHASES, P_RIDE):
            raise Unplayable(self, "it is not noted when that step is over")
        return InPhase(self.phase, scope.whose(self.whose))


@dataclass(frozen=True)
class Paying(Claim):
    """The cost of something is being paid."""

    what: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return PayingFor(self.what)


@dataclass(frozen=True)
class InSuchBattle(Claim):
    """It is the battle in which somebody attacked, or was attacked."""

    who: Whoever | None = None
    role: int = IS_ATTACKED
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        attacked = self.role == IS_ATTACKED
        if self.who is None:
            return WasAttackedInBattle() if attacked else AttackedInBattle()
        subject = scope.subject
        noun = self.who.noun(scope)
        scope.subject = subject
        return fought(self.role, noun)


@dataclass(frozen=True)
class AttackOf(Claim):
    """It is the battle in which somebody was attacked by somebody."""

    who: Whoever
    by: Whoever

    def condition(self, scope: Scope) -> Condition:
        attacked = InSuchBattle(self.who).condition(scope)
        return Every((attacked, InSuchBattle(self.by, IS_ATTACKING).condition(scope)))


@dataclass(frozen=True)
class IsTurned(Claim):
    """A unit stands or rests."""

    who: Subject
    mode: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(orient=self.mode))


@dataclass(frozen=True)
class IsFighting(Claim):
    """A unit has a role in the battle: it is boosted, it is being attacked."""

    who: Subject
    role: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(ANYONE, such=ROLES[self.role]))


@dataclass(frozen=True)
class BattleOfTurn(Claim):
    """It is such and such a battle of the turn, or a later one."""

    n: int
    how: int = EQUAL
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(BattlesThisTurn(), self.how, self.n)


@dataclass(frozen=True)
class AttackMissed(Claim):
    """The attack did not hit."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "it is not about a battle")
        return Unless(AttackHit())


@dataclass(frozen=True)
class AttackDidHit(Claim):
    """The attack hit a vanguard."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "it is not about a battle")
        return VanguardHit()


@dataclass(frozen=True)
class AllAre(Claim):
    """All cards of a kind, or the only one, are such.

    The vanguard is of a grade if the leader of a legion is, and anything else if one of both is.
    """

    kind: Sort
    such: Sort
    whose: int = -1
    of_grade: bool = False
    """that it is a grade that the cards are said to be of"""
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        seen_by_all(cards, self, scope)
        such = self.such.test(scope)
        if cards != Cards(cards.whose, (VANGUARD,)) or cards.whose == ANYONE or such.zones:
            return Fits(cards, such)
        if self.of_grade:
            return Fits(MainVanguard(cards.whose), such)
        return AmountIs(Count(replace(such, whose=cards.whose, zones=(VANGUARD,))), AT_LEAST, 1)


LINES: Final = """
claim = NumberOf : the number of {kind:sort} you have is {n:number} {how:or_more} {=whose:YOU}
claim = NumberOf : the number of {kind:sort} your opponent have is {n:number} {how:or_more} {=whose:OPPONENT}
claim = NumberOf : the number of {whose:whose} {kind:sort} is {n:number} {how:or_more} {=form:1}
claim = NumberOf : the number of {kind:sort} is {n:number} {how:or_more} {=form:2}
claim = NumberOf : the number of {kind:sort} you have {more:such_posts} is {n:number} {how:or_more} {=whose:YOU} {=form:3}
such_posts = * such_post ;
claim = HasNumber : this unit's [power] is {n:number} {how:or_greater} {=char:POWER} {=who:THIS_UNIT}
claim = HasNumber : the [power] of {who:this} is {n:number} {how:or_greater} {=char:POWER} {=form:1}
claim = VanguardHasNumber : {whose:whose} vanguard's [power] is {n:number} {how:or_greater} {=char:POWER}
claim = VanguardHasNumber : {whose:whose} vanguard's power is {n:number} {how:or_greater} {=char:POWER} {=form:1}
claim = VanguardHasNumber : the [power] of {whose:whose} vanguard is {n:number} {how:or_greater} {=char:POWER} {=form:2}
claim = HasNumber : this unit's power is {n:number} {how:or_greater} {=char:POWER} {=who:THIS_UNIT} {=form:2}
claim = AllAre : {whose:whose} {kind:bare_group} is {such:of_grade} {=of_grade:True}
claim = AllAre : {whose:whose} {kind:bare_group} have {such:feature_kind} {=form:2}
claim = AllAre : {whose:whose} {kind:bare_group} is {such:headless} {=form:3}
claim = IsA : that unit have {kind:feature_kind} {=who:THAT_UNIT} {=form:21}
claim = IsA : that rear-guard have {kind:feature_kind} {=who:THAT_REAR_GUARD} {=form:23}
claim = IsA : {who:it} is {kind:named_so} {=form:22}
named_so = Kind : {post:named_marks} {=head:ANY_CARD}
named_marks = * named_mark ;
named_mark = CalledSo : named {name:name}
claim = ThisIsOn : this unit is on {circles:circles}
claim = ThisIsOn : this unit is on your {circles:circles} {=form:1}
claim = ThisIsOn : this unit is in the front row {=row:1} {=form:2}
claim = ThisIsOn : this unit is in the back row {=row:2} {=form:2}
claim = ThisIsOn : this unit is in your front row {=row:1} {=form:3}
claim = BattleOfTurn : it is the {n:ordinal} battle of this turn {=form:1}
of_grade = Kind : {pre:grade_marks} {=head:ANY_CARD}
grade_marks = * grade_mark ;
grade_mark = OfGrade : grade {n:number}
grade_mark = OfGrade : grade {n:number} or less {=how:AT_MOST}
grade_mark = OfGrade : grade {n:number} or greater {=how:AT_LEAST}
claim = OpponentHasNumber : the battle opponent's [power] is {n:number} {how:or_greater} {=char:POWER}
claim = AllTurned : all of {whose:whose} vanguard and rear-guard is {mode:turned}
claim = AllTurned : all of {whose:whose} vanguard and rear-guard is at {mode:turned} {=form:1}
or_greater = AT_LEAST : or greater
or_greater = AT_MOST : or less
span = IsPhase : your {phase:real_phase}
span = IsPhase : your opponent's {phase:real_phase} {=whose:OPPONENT}
span = IsPhase : each {phase:real_phase} {=whose:ANYONE}
span = IsPhase : the {phase:real_phase} {=whose:ANYONE} {=form:1}
span = InSuchBattle : the battle that {who:whoever} was attacked
span = InSuchBattle : the battle that {who:whoever} attacked {=role:IS_ATTACKING}
span = InSuchBattle : the battle that {who:whoever} is attacked {=form:2}
span = InSuchBattle : the battle {who:whoever} was attacked {=form:3}
span = InSuchBattle : the battle in which {who:whoever} attacked {=role:IS_ATTACKING} {=form:4}
span = InSuchBattle : the battle in which {who:whoever} was attacked {=form:4}
span = AttackOf : the battle that {who:whoever} was attacked by {by:whoever}
claim = | it is during {span}
span = InSuchBattle : the battle that this unit was attacked
span = InSuchBattle : the battle this unit was attacked {=form:3}
span = InSuchBattle : the battle this unit attacked {=role:IS_ATTACKING} {=form:3}
span = InSuchBattle : the battle {who:whoever} attacked {=role:IS_ATTACKING} {=form:3}
span = InSuchBattle : the battle that this unit attacked {=role:IS_ATTACKING}
claim = Paying : you is paying the cost for [stride] {=what:FOR_STRIDE}
claim = Paying : you is paying the cost of [stride] {=what:FOR_STRIDE} {=form:1}
claim = Paying : you is paying the cost for calling a [g-guardian] {=what:FOR_G_GUARDIAN}
claim = NumberOf : the number of {kind:sort} you have is {n:number} {=how:EQUAL} {=whose:YOU} {=form:4}
claim = NumberOf : the number of {kind:sort} your opponent have is {n:number} {=how:EQUAL} {=whose:OPPONENT} {=form:4}
claim = NumberOf : the number of {kind:sort} is {n:number} {=how:EQUAL} {=form:5}
claim = NumberOf : the number of {whose:whose} {kind:sort} is {n:number} {=how:EQUAL} {=form:6}
claim = AttackDidHit : the attack hit a vanguard
claim = AttackDidHit : that attack hit a vanguard {=form:1}
or_more = AT_LEAST : or more
or_more = AT_MOST : or less
claim = IsFighting : {who:this} is boosted {=role:IS_BOOSTED}
claim = IsFighting : {who:this} is attacking {=role:IS_ATTACKING}
claim = BattleOfTurn : it is the {n:ordinal} battle of that turn
claim = BattleOfTurn : it is the {n:ordinal} battle of that turn or more {=how:AT_LEAST}
ordinal = 1 : first
ordinal = 2 : second
ordinal = 3 : third
ordinal = 4 : fourth
ordinal = 5 : fifth
claim = AttackMissed : that attack did not hit
claim = AttackMissed : the attack did not hit {=form:1}
claim = AttackMissed : that attack did not hit during that battle {=form:2}
claim = AttackMissed : the attack did not hit during that battle {=form:3}
claim = AllAre : {whose:whose} {kind:bare_group} is a {such:sort}
bare_group = Kind : {pre?:pres} {head:card_head} {post?:posts}
claim = IsTurned : {who:this} is {mode:turned}
claim = IsTurned : {who:this} is at {mode:turned} {=form:1}
claim = IsTurned : {who:this} is in {mode:turned} {=form:2}
claim = NumberOf : the number of {kind:sort} is {n:number} or greater {=form:7}
claim = ThisIsOn : this unit is a {circles:as_circle} {=form:4}
as_circle = * a_circle ;
a_circle = V : vanguard
a_circle = R : rear-guard
claim = IsTurned : {who:it} is {mode:turned}
"""  # noqa: E501 - a rule of the grammar is one line
