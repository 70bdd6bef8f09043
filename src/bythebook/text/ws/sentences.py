"""Sentences: what hangs on what, what is quoted, and what only reminds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import CHARACTER
from bythebook.kernel.abilities import AUTO, COMMAND, Ability, Effect, Modifier
from bythebook.kernel.control import NoteDone, OneOf, Repeat, Undone
from bythebook.kernel.lasting import END_OF_YOUR_NEXT_TURN, THIS_GAME, Later
from bythebook.kernel.nouns import Amount, Bound
from bythebook.kernel.resolve import R_LOOP, R_OTHER, IfDid, May, MayPay
from bythebook.kernel.resolve import If as IfSo
from bythebook.kernel.words import YOU
from bythebook.text.ws.actions import (
    Action,
    PayCost,
    Search,
    Shuffle,
)
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.conditions import Claim, condition_of
from bythebook.text.ws.costs import Cost
from bythebook.text.ws.getting import Each
from bythebook.text.ws.notes import Note, check_notes, mentions
from bythebook.text.ws.nouns import X, amount_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.triggers import Moment

# How a sentence hangs on the one before.
ANYHOW: Final = 0
IF_YOU_DO: Final = 1
IF_YOU_DO_NOT: Final = 2
IF_THEY_DO: Final = 3
IF_YOUR_OPPONENT_DOES: Final = 4
IF_THEY_DO_NOT: Final = 5
IF_YOUR_OPPONENT_DOES_NOT: Final = 6
IF_YOU_PAID: Final = 7
_NOT: Final = (IF_YOU_DO_NOT, IF_THEY_DO_NOT, IF_YOUR_OPPONENT_DOES_NOT)
_MINE: Final = (IF_YOU_DO, IF_YOU_DO_NOT, IF_YOU_PAID)


class Text:
    """A whole ability as it is written."""

    def ability(self, kind: int) -> Ability:
        """What it means on a card of a kind."""
        raise NotImplementedError

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        """The same, where a text can be more than one ability."""
        return (self.ability(kind),)


@dataclass(frozen=True)
class Quote:
    """A text in quotation marks after a sentence: an ability, or things to do."""

    text: Text | None = None
    sentences: tuple[Sentence, ...] = ()
    cost: Cost | None = None

    def ability_of(self) -> Ability:
        """The ability it is."""
        if self.text is None:
            raise Unplayable(self, "it is no ability")
        return self.text.ability(CHARACTER)

    def effects(self, scope: Scope) -> tuple[Effect, ...]:
        """What it says to do."""
        if not self.sentences:
            raise Unplayable(self, "it is nothing to do")
        return body_of(self.sentences, costing(inside(scope), self.cost))


def costing(scope: Scope, cost: Cost | None) -> Scope:
    """A text with a cost of its own, which it has to offer."""
    if cost is not None:
        scope.payable, scope.paid = True, False
        scope.cost = cost.cost(scope)
    return scope


def inside(scope: Scope) -> Scope:
    """What the words of a quoted action can point back to: what was said before it."""
    return replace(scope, quoted=(), payable=False, asked=False, done=None, x=None, cost=())


@dataclass(frozen=True)
class ForEach:
    """For each of some cards: again for every one of them."""

    each: Each


@dataclass(frozen=True)
class AtNext:
    """Not now, but when a moment comes next."""

    moment: Moment
    form: int = 0


Prefix = Claim | ForEach | AtNext


@dataclass(frozen=True)
class Given(Action):
    """A condition in the middle of a sentence: it governs the rest of the sentence."""

    action: Action
    prefixes: tuple[Prefix, ...] = ()
    may: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "it stands only in a sentence")


@dataclass(frozen=True)
class OneOfFollowing(Action):
    """Choose 1 of the following effects, and perform it."""

    count: int = 0
    perform: bool = True

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
) -> Effect:
    """Something to do when a moment comes; of what was spoken of, one card is remembered."""
    then = Scope(scope.kind, x=scope.x)
    about = None
    if scope.it is not None and not scope.it_several:
        # Only one card is remembered: several cannot be spoken of by then.
        about = scope.it
        then.speak_of(Bound(R_OTHER), scope.it_whose, False)
    trigger = moment.trigger(then)
    body = tuple(governed(prefixes, may, actions, then))
    return Later(Ability(AUTO, trigger=trigger, body=body), until, about)


def governed(
    prefixes: tuple[Prefix, ...], may: bool, actions: tuple[Action, ...], scope: Scope
) -> list[Effect]:
    """Actions under conditions, offered if they are optional."""
    if prefixes:
        first, rest = prefixes[0], prefixes[1:]
        if isinstance(first, ForEach):
            return [loop(first.each, lambda s: governed(rest, may, actions, s), scope)]
        if isinstance(first, AtNext):
            until = END_OF_YOUR_NEXT_TURN if first.form else THIS_GAME
            return [delayed(first.moment, until, rest, may, actions, scope)]
        condition = first.condition(scope)
        return [IfSo(condition, tuple(governed(rest, may, actions, scope)))]
    found: list[Effect] = []
    for place, action in enumerate(actions):
        if isinstance(action, Given) and action.action == PayCost():
            if not action.may or action.prefixes or actions[place + 1 :] or may:
                raise Unplayable(action, "a cost is paid only after `you may`, at the end")
            found += pay(action, scope)
            break
        if isinstance(action, Given):
            later = (action.action, *actions[place + 1 :])
            found += governed(action.prefixes, action.may, later, scope)
            break
        found += action.effects(scope)
    if may:
        scope.asked = True
        return [May(tuple(found))]
    return found


def pay(node: object, scope: Scope) -> list[Effect]:
    """The cost of the ability is offered."""
    if not scope.payable or scope.paid:
        raise Unplayable(node, "there is no cost left to pay")
    scope.paid = scope.asked = True
    scope.done = None
    return [MayPay(Ability(COMMAND, cost=scope.cost))] if scope.cost else [MayPay()]


@dataclass(frozen=True)
class Tail:
    """One more thing to do, after a mere comma."""

    action: Action


@dataclass(frozen=True)
class Sentence:
    """Things to do one after the other, perhaps only if, perhaps only if you want."""

    actions: tuple[Action, ...]
    prefixes: tuple[Prefix, ...] = ()
    link: int = ANYHOW
    may: bool = False
    then: bool = False
    quoted: tuple[Quote, ...] = ()
    notes: tuple[Note, ...] = ()
    by: int = YOU
    """for whom it is optional"""
    tails: tuple[Tail, ...] = ()
    early: tuple[Quote, ...] = ()
    """quoted texts with a reminder between them and the others"""
    early_notes: tuple[Note, ...] = ()

    def conditions(self) -> tuple[Claim, ...]:
        """The conditions that stand before everything else."""
        found: list[Claim] = []
        for prefix in self.prefixes:
            if not isinstance(prefix, Claim):
                break
            found.append(prefix)
        return tuple(found)

    def optional(self) -> bool:
        """Whether it leaves anything open to do or not."""
        return self.may or any(isinstance(a, Given) and a.may for a in self.doings())

    def doings(self) -> tuple[Action, ...]:
        """Everything it says to do."""
        return (*self.actions, *(tail.action for tail in self.tails))

    def effects(self, scope: Scope, linked: bool) -> list[Effect]:
        """What it means as instructions; `linked` says that the next sentence hangs on it."""
        if self.link and not scope.asked:
            raise Unplayable(self, "the sentence before leaves nothing open to do or not")
        if self.link == IF_YOU_PAID and not scope.paid:
            raise Unplayable(self, "no cost was offered before")
        if self.link and (scope.asked_by == YOU) != (self.link in _MINE):
            raise Unplayable(self, "somebody else could do it or not")
        scope.quoted = (*self.early, *self.quoted)
        scope.asked, scope.asked_by, scope.done = False, YOU, None
        scope.by, scope.linked, scope.led = self.by, linked, False
        found = self.inner(scope, linked)
        scope.by, scope.linked = YOU, False
        if scope.quoted:
            raise Unplayable(self, "nothing is given the quoted ability")
        return found

    def inner(self, scope: Scope, linked: bool) -> list[Effect]:
        """The actions, offered if they are optional."""
        rest = self.prefixes[len(self.conditions()) :]
        if self.actions == (PayCost(),) and self.may:
            if rest:
                raise Unplayable(self, "there is no cost left to pay")
            return pay(self, scope)
        if rest and self.may and self.by != YOU:
            raise Unplayable(self, "it leaves open who is asked then")
        # What is done for each of something, or later, is asked for each time, or then.
        found = governed(rest, self.may and bool(rest), self.doings(), scope)
        if linked and (rest or (scope.asked and self.may)):
            raise Unplayable(self, "it leaves open which of two things is done or not")
        if linked and scope.done is not None:
            # "If you do" asks what was really done.
            found.append(NoteDone(scope.done))
        if self.may and not rest:
            found = [May(tuple(found), self.by)]
            scope.asked, scope.asked_by = True, self.by
        elif linked and scope.asked:
            if scope.done is not None:
                raise Unplayable(self, "it leaves open which of two things is done or not")
            found.insert(0, Undone())
        elif linked and scope.done is not None:
            scope.asked = True
        return found

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a continuous ability."""
        if self.link or self.may:
            raise Unplayable(self, "nothing is done in a continuous ability")
        scope.quoted = self.quoted
        found = [one for action in self.doings() for one in action.modifiers(scope)]
        if scope.quoted:
            raise Unplayable(self, "nothing is given the quoted ability")
        return found


@dataclass(frozen=True)
class Defines:
    """X is equal to a number."""

    measure: Measure
    notes: tuple[Note, ...] = ()


Said = Sentence | Defines


def definition(sentences: tuple[Said, ...], scope: Scope) -> tuple[Sentence, ...]:
    """The sentences that do something; what X is is known from the start."""
    found: list[Sentence] = []
    for sentence in sentences:
        if isinstance(sentence, Defines):
            if scope.x is not None:
                raise Unplayable(sentence, "X is two things")
            scope.x = sentence.measure
        else:
            found.append(sentence)
    return tuple(found)


def links(said: tuple[Sentence, ...], place: int) -> bool:
    """Whether there is a sentence there that hangs on the one before."""
    return place < len(said) and said[place].link != ANYHOW


def continues(said: tuple[Sentence, ...], place: int) -> bool:
    """Whether there is a sentence there that goes on with the one before.

    It says so, or speaks of the damage dealt there, or shuffles the deck searched there:
    it is done only if that was.
    """
    if not 0 < place < len(said) or said[place].link != ANYHOW:
        return False
    sentence = said[place]
    if sentence.then or any(claim.hangs() for claim in sentence.conditions()):
        return True
    shuffles = not sentence.prefixes and isinstance(sentence.actions[0], Shuffle)
    return shuffles and mentions(said[place - 1], (Search,))


def part_of(said: tuple[Sentence, ...], place: int, scope: Scope) -> tuple[list[Effect], int]:
    """A sentence with those that go on with it or hang on it, and where they end.

    A condition before something optional holds for the sentences that hang on
    it too: they ask what was done, and then nothing was.
    """
    sentence = said[place]
    own = condition_of(sentence.conditions(), scope)
    paid = scope.paid
    found = sentence.effects(scope, links(said, place + 1))
    paid = scope.paid and not paid
    place += 1
    if continues(said, place):
        more, place = part_of(said, place, scope)
        found += [IfDid(tuple(more))] if sentence.optional() else more
    more, place = followers(said, place, scope, paid)
    found += more
    return (found if own is None else [IfSo(own, tuple(found))]), place


def followers(
    said: tuple[Sentence, ...], place: int, scope: Scope, paid: bool = False
) -> tuple[list[Effect], int]:
    """The sentences from there on that hang on the one before, and where they end.

    A sentence that hangs on another and leaves something open itself has the next
    "if you do" to itself. If the ability's cost was `paid`, all the rest of the text is what it
    was paid for.
    """
    found: list[Effect] = []
    while links(said, place):
        sentence = said[place]
        own = condition_of(sentence.conditions(), scope)
        if links(said, place + 1) and sentence.optional():
            then = sentence.effects(scope, True)
            more, place = followers(said, place + 1, scope)
            then += more
        else:
            asked = scope.asked
            then = sentence.effects(scope, False)
            place += 1
            if continues(said, place):
                more, place = part_of(said, place, scope)
                then += [IfDid(tuple(more))] if sentence.optional() else more
            scope.asked = asked
        if own is not None:
            then = [IfSo(own, tuple(then))]
        while paid and place < len(said) and not links(said, place):
            asked = scope.asked
            more, place = part_of(said, place, scope)
            then += more
            scope.asked = asked
        found.append(IfDid(tuple(then), sentence.link not in _NOT))
    return found, place


def body_of(sentences: tuple[Said, ...], scope: Scope) -> tuple[Effect, ...]:
    """The instructions of a text."""
    check_notes(sentences, scope)
    said = definition(sentences, scope)
    found: list[Effect] = []
    place = 0
    while place < len(said):
        group, place = part_of(said, place, scope)
        found += group
    if scope.payable and not scope.paid:
        raise Unplayable(sentences, "its cost is never offered")
    if scope.x is not None and not scope.x_used:
        raise Unplayable(sentences, "X is never used")
    return tuple(found)
