"""What else characters get, and what they lose: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.declaring import Declare
from bythebook.games.ws.losing import ChooseTrait, LoseTrait
from bythebook.kernel.abilities import Effect, Modifier
from bythebook.kernel.control import OneOf
from bythebook.kernel.lasting import Give, GrantThis
from bythebook.kernel.nouns import Amount, Bound, Noun, Num
from bythebook.kernel.resolve import R_CHOSEN
from bythebook.kernel.words import YOU
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.getting import Gain, Gets, check_on_stage
from bythebook.text.ws.nouns import Exactly, Group, Pile
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject

MOST_DAMAGE: Final = 50
"""Damage turns up no more cards than a deck has: a higher number says no more."""


@dataclass(frozen=True)
class PlusEither(Gain):
    """+1 or -1 level: one of the two, as you like."""

    n: int
    other: int
    stat: int

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        if each is not None or self.n == self.other:
            raise Unplayable(self, "there has to be something to choose from")
        ways = tuple((Give(who, self.stat, Num(n), until),) for n in (self.n, self.other))
        return [OneOf(ways)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        raise Unplayable(self, "nothing is chosen in a continuous ability")


@dataclass(frozen=True)
class GetsBoth(Action):
    """One gets something and another gets something, for the same time, which is said first."""

    until: int
    first: Gets
    second: Gets

    def effects(self, scope: Scope) -> list[Effect]:
        both = [replace(gets, until=self.until) for gets in (self.first, self.second)]
        found = [effect for gets in both for effect in gets.effects(scope)]
        scope.getter, scope.led_until = None, self.until
        return found


@dataclass(frozen=True)
class GetsThis(Action):
    """A character gets the ability whose text this is."""

    who: Subject
    until: int

    def effects(self, scope: Scope) -> list[Effect]:
        check_on_stage(self, self.who, scope)
        return [GrantThis(self.who.noun(scope), self.until)]


@dataclass(frozen=True)
class ChooseItsTrait(Action):
    """Choose a character and one of its traits."""

    what: Group

    def effects(self, scope: Scope) -> list[Effect]:
        found = Choose(Exactly(1), self.what).effects(scope)
        scope.trait = True
        return [*found, ChooseTrait(Bound(R_CHOSEN))]


@dataclass(frozen=True)
class ChooseSomeTrait(Action):
    """Choose a trait that a character of a stage has."""

    what: Pile
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked = scope.held = False
        scope.trait = True
        return [ChooseTrait(self.what.cards(scope))]


@dataclass(frozen=True)
class LosesTrait(Action):
    """Characters lose the trait that was chosen; with `first`, how long stands before it."""

    who: Subject
    until: int
    form: int = 0
    first: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.trait or scope.looked:
            raise Unplayable(self, "no trait was chosen before")
        check_on_stage(self, self.who, scope)
        return [LoseTrait(self.who.noun(scope), self.until)]


@dataclass(frozen=True)
class DeclaresAny(Action):
    """Say any number; it is for damage."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.declared = YOU
        return [Declare(tuple(range(MOST_DAMAGE + 1)), YOU)]


GAINING: Final = """
# What else is got, and what is lost.
gain = PlusEither : {n:signed} or {other:signed} {stat:stat}
action = GetsBoth : {until:until} , {first:plain_gets} and {second:plain_gets}
plain_gets = Gets : {who:subject} get {gains:gains}
action = GetsThis : {who:subject} get this ability {until:until}
action = ChooseItsTrait : choose 1 of {what:stage_group} and 1 trait of that character
action = ChooseSomeTrait : choose 1 trait of a {what:whole_stage}
whole_stage = Pile : {kind:plain} in {area:their_stage}
whole_stage = Pile : {kind:plain} on {area:their_stage} {=form:1}
their_stage = Area : your opponent's stage {=zones:ON_STAGE} {=whose:OPPONENT}
their_stage = Area : their stage {=zones:ON_STAGE} {=whose:OPPONENT} {=their:True}
action = LosesTrait : {who:subject} lose {form:that_trait} {until:until}
action = LosesTrait : {until:until} , {who:subject} lose {form:that_trait} {=first:True}
that_trait = 1 : that trait
that_trait = 2 : that chosen trait
that_trait = 3 : the chosen trait
action = DeclaresAny : declare any number
"""
