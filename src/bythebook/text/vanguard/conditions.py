"""Conditions: what a text asks to be so. Add claims here; how they are joined is English."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.battle.nouns import AttackHit, BattlesThisTurn
from bythebook.kernel.language.amounts import Compare, Scaled
from bythebook.kernel.language.conditions import AmountIs, Condition, Fits, Unless
from bythebook.kernel.language.nouns import Cards, Count
from bythebook.kernel.language.words import ANYONE, AT_LEAST, AT_MOST, EQUAL, YOU
from bythebook.text.english.conditions import Claim, seen_by_all
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.places import ROLES


@dataclass(frozen=True)
class NumberOf(Claim):
    """The number of cards of a kind that a player has is so much, or more, or less."""

    kind: Sort
    n: int
    how: int = AT_LEAST
    whose: int = -1
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        seen_by_all(cards, self, scope)
        return AmountIs(Count(cards), self.how, self.n)


@dataclass(frozen=True)
class IsTurned(Claim):
    """A unit stands or rests."""

    who: Subject
    mode: int

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
class AllAre(Claim):
    """All cards of a kind, or the only one, are such."""

    kind: Sort
    such: Sort
    whose: int = -1
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        seen_by_all(cards, self, scope)
        return Fits(cards, self.such.test(scope))


@dataclass(frozen=True)
class Compared(Claim):
    """A player has more, or fewer, cards of a kind than the other."""

    kind: Sort
    more: bool = True
    form: int = 0
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        mine = self.kind.cards(scope, scope.whose(self.whose))
        theirs = replace(mine, whose=1 - mine.whose)
        seen_by_all(mine, self, scope)
        if self.more:
            return Compare(Count(mine), AT_LEAST, Scaled(Count(theirs), 1, 1))
        return Compare(Scaled(Count(mine), 1, 1), AT_MOST, Count(theirs))


LINES: Final = """
claim = NumberOf : the number of {kind:sort} you have is {n:number} {how:or_more} {=whose:YOU}
claim = NumberOf : the number of {kind:sort} your opponent have is {n:number} {how:or_more} {=whose:OPPONENT}
claim = NumberOf : the number of {whose:whose} {kind:sort} is {n:number} {how:or_more} {=form:1}
claim = NumberOf : the number of {kind:sort} is {n:number} {how:or_more} {=form:2}
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
claim = AllAre : {whose:whose} {kind:bare_group} is a {such:sort}
bare_group = Kind : {pre?:pres} {head:card_head} {post?:posts}
claim = Compared : the number of {kind:sort} you have is more than your opponent's
claim = Compared : the number of {kind:sort} you have is less than your opponent's {=more:False}
claim = Compared : you have more {kind:sort} than your opponent {=form:1}
claim = Compared : you have less {kind:sort} than your opponent {=more:False} {=form:1}
claim = Compared : your opponent have more {kind:sort} than you {=whose:OPPONENT} {=form:2}
claim = IsTurned : {who:this} is {mode:turned}
"""  # noqa: E501 - a rule of the grammar is one line
