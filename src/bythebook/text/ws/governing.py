"""What governs things to do: conditions, repetition, later moments, costs that are offered."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.events import EV_CHECKED
from bythebook.kernel.abilities.abilities import AUTO, COMMAND, Ability, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_LOOP, R_OTHER, R_PAID, May, MayPay, MayPayOften
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.amounts import Exists
from bythebook.kernel.language.nouns import Amount, Bound
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.branching import OneOf, Repeat, Undone
from bythebook.kernel.texts.deciding import NamedNumber
from bythebook.kernel.texts.lasting import END_OF_TURN, END_OF_YOUR_NEXT_TURN, THIS_GAME, Later
from bythebook.text.walking import mentions
from bythebook.text.ws.actions import Action, PayCost
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.checks import check_spans, speaks_of
from bythebook.text.ws.conditions import Claim, condition_of
from bythebook.text.ws.getting import Cannot, Each
from bythebook.text.ws.if_you_do import noted
from bythebook.text.ws.kinds import X, amount_of
from bythebook.text.ws.moments_of_play import Moment
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import ThatCharacter


@dataclass(frozen=True)
class ForEach:
    """For each of some cards: again for every one of them."""

    each: Each


@dataclass(frozen=True)
class AtNext:
    """Not now, but when a moment comes next."""

    moment: Moment
    soon: bool = False
    """that it comes before one's next turn is over"""
    next_turn: bool = False
    """that it is a moment of a turn that is to come, not of the one that is now"""


@dataclass(frozen=True)
class AfterChecks:
    """Not now, but when the attack under way has had so many trigger checks."""

    n: int


@dataclass(frozen=True)
class Otherwise:
    """If what was asked at the beginning of the sentence is not so."""


Prefix = Claim | ForEach | AtNext | AfterChecks | Otherwise


@dataclass(frozen=True)
class Given(Action):
    """A condition in the middle of a sentence: it governs the rest of the sentence."""

    action: Action
    prefixes: tuple[Prefix, ...] = ()
    may: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "it stands only in a sentence")


@dataclass(frozen=True)
class GivenAll(Action):
    """A condition at the end of a sentence, with several things to do that it governs."""

    first: Action
    last: Action
    second: Action | None = None
    third: Action | None = None
    prefixes: tuple[Prefix, ...] = ()
    may: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        found = (self.first, self.second, self.third, self.last)
        return governed(self.prefixes, self.may, tuple(a for a in found if a is not None), scope)


@dataclass(frozen=True)
class PayOften(Action):
    """Pay the cost up to so many times: only ever something one may do."""

    n: int

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "a cost is paid only after `you may`, alone in its sentence")


@dataclass(frozen=True)
class TimesPaid(Measure):
    """How often the cost was paid."""

    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        if not scope.often:
            raise Unplayable(self, "the cost is paid once, or not at all")
        return NamedNumber(R_PAID)


@dataclass(frozen=True)
class OneOfFollowing(Action):
    """Choose 1 of the following effects, and perform it."""

    count: int = 0
    perform: bool = True
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        quotes = scope.quoted
        if len(quotes) < 2 or self.count not in (0, len(quotes)):
            raise Unplayable(self, "it takes as many quoted effects as it says")
        scope.quoted = ()
        return [OneOf(tuple(quote.effects(scope) for quote in quotes))]


@dataclass(frozen=True)
class PerformFollowing(Action):
    """Perform the following action, once or several times."""

    n: int | X = 1
    effect: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if len(scope.quoted) != 1:
            raise Unplayable(self, "it takes one quoted action")
        quote = scope.quoted[0]
        scope.quoted = ()
        if self.n == 1:
            return list(quote.effects(scope))
        return [loop(Each(Fixed(self.n)), lambda inner: list(quote.effects(inner)), scope)]


@dataclass(frozen=True)
class Fixed(Measure):
    """A number as written, or X."""

    n: int | X

    def amount(self, scope: Scope) -> Amount:
        return amount_of(self.n, scope)


def loop(each: Each, then: Callable[[Scope], list[Effect]], scope: Scope) -> Effect:
    """The same for each of some cards."""
    if scope.depth > 1:
        raise Unplayable(each, "a loop in a loop in a loop")
    times = each.amount(scope)
    scope.depth += 1
    body = then(scope)
    scope.depth -= 1
    return Repeat(times, tuple(body), R_LOOP + scope.depth)


def delayed(
    moment: Moment,
    until: int,
    prefixes: tuple[Prefix, ...],
    may: bool,
    actions: tuple[Action, ...],
    scope: Scope,
) -> Later:
    """Something to do when a moment comes; of what was spoken of, one card is remembered.

    Several cannot be spoken of by then. If "it" and "that character" are two cards, the
    one that is spoken of is remembered.
    """
    then = Scope(scope.kind, x=scope.x)
    about = None
    if scope.it is not None and not scope.it_several:
        about = scope.it
        then.speak_of_card(Bound(R_OTHER), scope.it_whose, False)
    if scope.character is not None and not scope.character_several:
        if scope.character != scope.it and mentions(actions, (ThatCharacter,)):
            about, then.it = scope.character, None
        if about == scope.character:
            then.character, then.character_whose = Bound(R_OTHER), scope.character_whose
    trigger = moment.trigger(then)
    body = tuple(governed(prefixes, may, actions, then))
    if may and speaks_of(body, Bound(R_OTHER)):
        # Nobody is asked about a card that was never chosen, or has left since.
        body = (IfSo(Exists(Bound(R_OTHER)), body),)
    return Later(Ability(AUTO, trigger=trigger, body=body), until, about)


def lasting(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """How long stands at the end of what is said to last: it goes for those joined before it.

    If something else is said between them, nobody can tell.
    """
    found: list[Action] = []
    until, joined = 0, False
    for action in reversed(actions):
        inner = action.action if isinstance(action, Given) else action
        own = getattr(inner, "until", None)
        if own == 0 and until and not says_first(inner):
            if not joined or inner is not action:
                raise Unplayable(action, "it may last as long as what is said after it")
            found.append(action.for_so_long(until))
            continue
        found.append(action)
        if own and not says_first(inner):
            until, joined = own, inner is action
        elif own is None:
            joined = False
    return tuple(reversed(found))


def says_first(action: Action) -> bool:
    """Whether something that lasts says how long before it says what."""
    return getattr(action, "first", False) is True or (isinstance(action, Cannot) and action.led)


def governed(
    prefixes: tuple[Prefix, ...], may: bool, actions: tuple[Action, ...], scope: Scope
) -> list[Effect]:
    """Actions under conditions, offered if they are optional."""
    if prefixes:
        first, rest = prefixes[0], prefixes[1:]
        if isinstance(first, ForEach):
            return [loop(first.each, lambda s: governed(rest, may, actions, s), scope)]
        if isinstance(first, AtNext):
            until = END_OF_YOUR_NEXT_TURN if first.soon else THIS_GAME
            waits = delayed(first.moment, until, rest, may, actions, scope)
            return [replace(waits, after=first.next_turn)]
        if isinstance(first, AfterChecks):
            return [after_checks(first, rest, may, actions, scope)]
        if isinstance(first, Otherwise):
            raise Unplayable(first, "nothing was asked before that could be otherwise")
        condition = first.condition(scope)
        found = governed(rest, may, actions, scope)
        check_spans((first,), found)
        return [IfSo(condition, tuple(found))]
    found = []
    actions = lasting(actions)
    # What "if you do" asks is what was left open, and not what was done before that.
    scope.done = None if may else scope.done
    for place, action in enumerate(actions):
        if isinstance(action, Given) and isinstance(action.action, PayOften):
            if not action.may or action.prefixes or actions[place + 1 :] or may:
                raise Unplayable(action, "a cost is paid only after `you may`, at the end")
            found += pay_often(action.action, scope)
            break
        if isinstance(action, Given) and action.action == PayCost():
            if not action.may or actions[place + 1 :] or may:
                raise Unplayable(action, "a cost is paid only after `you may`, at the end")
            found += pay_if(action, scope)
            break
        if isinstance(action, Given):
            later = (action.action, *actions[place + 1 :])
            found += governed(action.prefixes, action.may, later, scope)
            break
        found += action.effects(scope)
    if may:
        if scope.linked and scope.done is not None:
            found.append(noted(actions, found, scope.done))
            scope.done = None
        scope.asked = True
        return [May(tuple(found))]
    return found


def pay_if(action: Given, scope: Scope) -> list[Effect]:
    """The cost of the ability is offered at the end of a sentence, perhaps only if."""
    asked = [prefix for prefix in action.prefixes if isinstance(prefix, Claim)]
    if len(asked) != len(action.prefixes):
        raise Unplayable(action, "a cost is paid only after `you may`, at the end")
    condition = condition_of(tuple(asked), scope)
    offered = pay(action, scope)
    return offered if condition is None else [Undone(), IfSo(condition, tuple(offered))]


def pay(node: object, scope: Scope) -> list[Effect]:
    """The cost of the ability is offered."""
    if not scope.payable or scope.paid:
        raise Unplayable(node, "there is no cost left to pay")
    scope.paid = scope.asked = True
    scope.done = None
    return [MayPay(Ability(COMMAND, cost=scope.cost))] if scope.cost else [MayPay()]


def pay_often(node: PayOften, scope: Scope) -> list[Effect]:
    """The cost of the ability is offered again and again; what follows is done anyhow."""
    if not scope.payable or scope.paid or scope.cost:
        raise Unplayable(node, "there is no cost left to pay")
    scope.paid = scope.often = True
    return [MayPayOften(node.n)]


def after_checks(
    after: AfterChecks,
    prefixes: tuple[Prefix, ...],
    may: bool,
    actions: tuple[Action, ...],
    scope: Scope,
) -> Effect:
    """Something to do when the trigger checks of this attack are over, if they were so many."""
    if scope.checks != after.n:
        raise Unplayable(after, "nothing says that there are so many trigger checks")
    body = tuple(governed(prefixes, may, actions, Scope(scope.kind)))
    over = Trigger(EV_CHECKED, value=after.n, whose=YOU)
    return Later(Ability(AUTO, trigger=over, body=body), END_OF_TURN, next=True)


@dataclass(frozen=True)
class PerformEach(Action):
    """Perform all of the following effects once, in the order written or in any order."""

    n: int
    any_order: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        quotes = scope.quoted
        if self.n not in (0, len(quotes)) or not 2 <= len(quotes) <= 3:
            raise Unplayable(self, "it takes as many quoted effects as it says")
        scope.quoted = ()
        each = [quote.effects(scope) for quote in quotes]
        scope.it = scope.character = scope.card = scope.those = None
        scope.looked = scope.held = False
        if not self.any_order:
            return [effect for one in each for effect in one]
        ways = itertools.permutations(each)
        return [OneOf(tuple(tuple(e for one in way for e in one) for way in ways))]


LINES: Final = """
# Effects performed in an order, or one of them; what is quoted.
action = PerformEach : perform the following {n:number} effect 1 time each {?any_order:in any order}
action = PerformEach : perform the following {n:number} effect once each {?any_order:in any order} {=form:1}
action = PerformEach : perform the following {n:number} effect in order {=form:2}
action = PerformEach : perform the following effect 1 time each {?any_order:in any order} {=n:0} {=form:3}
sentence = Sentence : {link?:link} {?then:then ,} {prefixes?:prefixes} {?may:you may} {actions:actions} . {early:quoted} {early_notes:reminder} {quoted:quoted} {notes?:reminder}
action = PerformEach : perform the following effect once each {?any_order:in any order} {=n:0} {=form:4}
action = OneOfFollowing : choose , and perform 1 of the following effect {=form:1}
quote = Quote : “ {text:ability} ” . {=form:1}
action = PerformEach : perform the following effect 1 time in any order {=n:0} {=any_order:True} {=form:5}
action = PerformEach : perform each of the following ability 1 time in any order {=n:0} {=any_order:True} {=form:6}
action = PerformEach : perform each of the following effect 1 time in any order {=n:0} {=any_order:True} {=form:7}
action = PerformEach : perform the following effect in any order {=n:0} {=any_order:True} {=form:8}
"""  # noqa: E501 - a rule of the grammar is one line
