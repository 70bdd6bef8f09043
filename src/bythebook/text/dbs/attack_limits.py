"""Attacks that are paid for, and attacks that are counted: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.texts.tolls import (
    Quota,
    SwitchBan,
    SwitchToll,
    Toll,
    held,
    held_for,
    held_while,
)
from bythebook.kernel.abilities.abilities import Ability, Effect, Modifier
from bythebook.kernel.language.nouns import Cards, Player
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.text.dbs.actions import Move
from bythebook.text.dbs.costs import Does, Pre
from bythebook.text.dbs.limiting import ATTACK_WITH, PlayerLimit
from bythebook.text.dbs.scope import OWN_TURN
from bythebook.text.english.actions import Action
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope, Unplayable


class Held(Action):
    """Something said of a player, for a time or as long as a permanent skill counts."""

    until: int

    def ability(self, scope: Scope) -> Ability:
        """What is said."""
        raise NotImplementedError

    def player(self, scope: Scope) -> int:
        """Of whom."""
        raise NotImplementedError

    def effects(self, scope: Scope) -> list[Effect]:
        until = self.until or scope.until
        if not until:
            raise Unplayable(self, "it is not said for how long")
        return held_for(self.ability(scope), Player(self.player(scope)), until)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        return held_while(self.ability(scope), Player(self.player(scope)))


@dataclass(frozen=True)
class ChosenMove(Move):
    """Cards that are said to be chosen go somewhere."""

    plural: bool = False


@dataclass(frozen=True)
class Tolled(Held):
    """A player attacks only by paying for each attack."""

    limit: PlayerLimit
    way: Action
    each: bool = False
    until: int = 0

    def player(self, scope: Scope) -> int:
        return scope.whose(self.limit.whose)

    def effects(self, scope: Scope) -> list[Effect]:
        if self.limit.until and not self.until:
            return replace(self, until=self.limit.until).effects(scope)
        return Held.effects(self, scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.limit.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        return Held.modifiers(self, scope)

    def ability(self, scope: Scope) -> Ability:
        if self.limit.verb != ATTACK_WITH or self.limit.only:
            raise Unplayable(self, "only attacks are paid for")
        if self.player(scope) != OPPONENT:
            raise Unplayable(self, "somebody else is kept from it")
        payer = scope.fresh(actor=1)
        cost = Pre(Does(self.way)).cost(payer)
        if not cost or payer.zones:
            raise Unplayable(self, "it is not done as a cost")
        return held(Toll(self.limit.limit(scope).kind), cost)


@dataclass(frozen=True)
class EnergyToll(Action):
    """In their turn players pay to switch energy to active mode by skills of cards of a kind."""

    kind: Sort
    way: Action
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not self.until:
            raise Unplayable(self, "it is not said for how long")
        payer = scope.fresh(actor=1)
        cost = Pre(Does(self.way)).cost(payer)
        if not cost or payer.zones or scope.actor:
            raise Unplayable(self, "it is not done as a cost")
        said = held(SwitchToll(replace(self.kind.test(scope), whose=ANYONE)), cost)
        return [e for who in (YOU, OPPONENT) for e in held_for(said, Player(who), self.until)]


@dataclass(frozen=True)
class EnergyBan(Held):
    """A player cannot switch energy to active mode by skills, but for some kinds of them."""

    without: int = 0
    whose: int = OPPONENT
    until: int = 0
    form: int = 0

    def player(self, scope: Scope) -> int:
        return scope.whose(self.whose)

    def ability(self, scope: Scope) -> Ability:
        return held(SwitchBan(self.without))


@dataclass(frozen=True)
class AttackQuota(Held):
    """A player attacks so many times more, perhaps with cards of a kind, and then no more."""

    kind: Sort
    n: int
    whose: int = OPPONENT
    until: int = 0
    form: int = 0
    next_turn: bool = False

    def player(self, scope: Scope) -> int:
        return scope.whose(self.whose)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        raise Unplayable(self, "attacks are counted from a moment on")

    def ability(self, scope: Scope) -> Ability:
        if self.next_turn and not OWN_TURN.of(scope):
            raise Unplayable(self, "it leaves open whether the turn under way is meant, too")
        cards = self.kind.cards(scope, self.whose)
        such = Cards(ANYONE, (), cards.tests, such=cards.such)
        if replace(such, whose=cards.whose, zones=cards.zones) != cards or cards.limits:
            raise Unplayable(self, "it leaves open which attacks are counted")
        return held(Quota(such, self.n))


LINES: Final = """
# Attacks that are paid for, and attacks that are counted.
action = Tolled : {limit:player_limit} unless they {way:toll} {?each:each time}
action = EnergyToll : if the turn player would use the skill of a {kind:hurting} to switch energy to active mode , they cannot switch energy to active mode unless they {way:toll}
action = EnergyBan : {whose:who_cannot} switch energy to active mode {form:by_means_of} a skill {until?:until}
action = EnergyBan : {whose:who_cannot} switch energy to active mode {form:by_means_of} a non - [Awaken] skill {until?:until} {=without:AN_AWAKEN}
by_means_of = 0 : with
by_means_of = 1 : using
by_means_of = 2 : by
toll = ChosenMove : choose {what:some} and {verb:verb} it {to:dest}
toll = ChosenMove : choose {what:some} and {verb:verb} them {to:dest} {=plural:True}
toll = Discard : choose {what:some} and discard it {=form:20}
toll = Discard : choose {what:some} and discard them {=form:21}
toll = Move : {verb:verb} {what:some} {to:dest}
toll = Discard : discard {what:some}
toll = Switch : switch {what:some} to {mode:mode}
toll = TopCards : place the top {count:count} card of {whose:whose} deck {to:dest} {=form:1}
toll = TopCards : place the top card of {whose:whose} deck {to:dest} {=count:JUST_ONE}
action = AttackQuota : {whose:who_can} only attack once more {until?:until} {=kind:ANY_SORT} {=n:1}
action = AttackQuota : {whose:who_can} only attack once more this turn {=kind:ANY_SORT} {=n:1} {=until:END_OF_TURN} {=form:1}
action = AttackQuota : {whose:who_can} only attack {n:number} more time {until?:until} {=kind:ANY_SORT} {=form:2}
action = AttackQuota : {whose:who_can} only attack with {kind:headed} {n:number} more time {until?:until} {=form:3}
action = AttackQuota : {whose:who_can} only attack {n:number} more time with {kind:headed} {until?:until} {=form:4}
action = AttackQuota : {whose:who_can} only attack with {kind:headed} once more {until?:until} {=n:1} {=form:5}
action = AttackQuota : during your opponent's next turn , {whose:who_can} only attack {n:number} time with {kind:headed} {=until:END_OF_OPPONENTS_NEXT_TURN} {=next_turn:True}
"""  # noqa: E501 - a rule of the grammar is one line
