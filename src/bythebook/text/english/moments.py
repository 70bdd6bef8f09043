"""What an ability waits for: moments, and how they are joined."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.nouns import Bound, Noun, This
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.conditions import Claim, If
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import InArea
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.meaning import Unplayable


class Moment:
    """Something an ability waits for."""

    def trigger(self, scope: Scope) -> Trigger:
        """What it waits for; it notes what can be spoken of then."""
        raise NotImplementedError


def only_if(trigger: Trigger, condition: Condition) -> Trigger:
    """A moment, with all others that will do as well, only while something is so."""
    own = condition if trigger.condition is None else Every((trigger.condition, condition))
    also = tuple(only_if(other, condition) for other in trigger.also)
    return replace(trigger, condition=own, also=also)


def of_this(scope: Scope) -> This:
    """The trigger is about this card."""
    scope.subject = Spoken(This(), False)
    return This()


def of_another(kind: Sort, whose: int, scope: Scope, master: int = NOTHING) -> Noun:
    """The trigger is about a card of a kind, of a player's; or one that `master` does it with."""
    scope.subject = Spoken(Bound(R_SUBJECT), False)
    said = whose if master < 0 else master
    test = kind.test(scope, scope.whose(said) if said >= 0 else ANYONE)
    return replace(test, whose=scope.whose(whose) if whose >= 0 else ANYONE)


def without_area(kind: Sort) -> tuple[Sort, InArea | None]:
    """A kind of card, and apart from it the area that is said."""
    if not isinstance(kind, Kind):
        return kind, None
    areas = [mark for mark in kind.post if isinstance(mark, InArea)]
    if len(areas) != 1:
        return kind, None
    kept = tuple(mark for mark in kind.post if not isinstance(mark, InArea))
    return replace(kind, post=kept), areas[0]


@dataclass(frozen=True)
class Ends(Moment):
    """A turn or a battle ends."""

    whose: int = ANYONE
    battle: bool = False
    form: int = 0
    next: bool = False
    """not this turn, but the next one of that player"""

    def trigger(self, scope: Scope) -> Trigger:
        return scope.game.ends(self.battle, scope.whose(self.whose))


def beside_others(trigger: Trigger, node: object, scope: Scope) -> Trigger:
    """A moment of this card, to wait for it along with what happens to other cards."""
    if not isinstance(trigger.who, This):
        return trigger
    if not scope.game.stays(trigger) or trigger.also:
        raise Unplayable(node, "this card may be somewhere else by then")
    return replace(trigger, who=Both(This(), This()))


@dataclass(frozen=True)
class TwoMoments(Moment):
    """One thing or another happens, to this card or to others."""

    first: Moment
    second: Moment
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        one, other = replace(scope), replace(scope)
        first, second = self.first.trigger(one), self.second.trigger(other)
        scope.in_battle = one.in_battle and other.in_battle
        if isinstance(first.who, This) and isinstance(second.who, This):
            scope.doubtful = bool(one.gone or other.gone)
            scope.zones = tuple(sorted({*one.active(), *other.active()}))
            scope.subject = Spoken(This(), False)
            if scope.game.both_at_once(first, second) or scope.game.both_at_once(second, first):
                raise Unplayable(self, "the one comes along with the other")
        else:
            if one.active() != other.active() or one.gone or other.gone:
                raise Unplayable(self, "this card is in two places by then")
            scope.zones = one.zones
            # Which of two cards is spoken of is not sure.
            scope.subject = one.subject if one.subject == other.subject else None
            first, second = (beside_others(each, self, scope) for each in (first, second))
        return replace(first, also=(*first.also, second, *second.also))


@dataclass(frozen=True)
class MomentIf(Moment):
    """Something happens while something is so."""

    moment: Moment
    claims: tuple[Claim, ...]
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        trigger = self.moment.trigger(scope)
        return only_if(trigger, If(self.claims).condition(scope))


LINES: Final = """
# What is waited for: a dialect says what this card does (acts), what befalls it, and other events.
moment = | when {any_event}
any_event = | event | joined
event = | own | this_does
this_does = | this card {it_does}
it_does = | active | is {passive}
passive = | befalls | left
joined = TwoMoments : this card is {first:befalls} or {second:passive}
joined = TwoMoments : this card is {first:left} or {second:befalls}
joined = TwoMoments : this card is {first:befalls} or is {second:passive} {=form:1}
joined = TwoMoments : this card is {first:left} or is {second:befalls} {=form:1}
joined = TwoMoments : this card is {first:passive} or {second:then_active} {=form:2}
joined = TwoMoments : this card {first:active} or is {second:passive} {=form:3}
joined = TwoMoments : this card {first:active} or {second:then_active} {=form:4}
joined = TwoMoments : this card {first:active} or {second:befalls} {=form:5}
joined = TwoMoments : {first:own} or it {second:it_does} {=form:6}
joined = TwoMoments : {first:own} or when it {second:it_does} {=form:7}
joined = TwoMoments : {first:event} or when {second:event} {=form:8}
joined = TwoMoments : {first:event} or if {second:event} {=form:9}
joined = TwoMoments : {first:event} or {second:event} {=form:10}
moment = MomentIf : when {moment:any_event} and {claims:claims}
moment = MomentIf : when {moment:any_event} during {claims:spans} {=form:1}
moment = MomentIf : when {moment:any_event} , and if {claims:claims} {=form:2}
moment = MomentIf : when {moment:any_event} and if {claims:claims} {=form:3}
moment = MomentIf : when {moment:any_event} , and {claims:claims} {=form:7}
moment = MomentIf : when {moment:any_event} on {claims:spans} {=form:4}
moment = Ends : at the end of your turn {=whose:YOU}
moment = Ends : at the end of your opponent's turn {=whose:OPPONENT}
moment = Ends : at the end of the turn
moment = Ends : at the end of turn {=form:1}
moment = Ends : at the end of their turn {=whose:THEIR}
"""
