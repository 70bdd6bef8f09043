"""Sentences: what hangs on what, what is quoted, and what only reminds."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import CHARACTER
from bythebook.kernel.abilities.abilities import Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.abilities.resolve import IfDid, May
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.branching import Undone
from bythebook.text.english.joins import (
    ANYHOW,
    IF_YOU_DID,
    IF_YOU_DO,
    IF_YOU_DO_SO,
    OF_THEIRS,
    OTHERWISE,
    SAYING_NOT,
    SAYING_OTHERWISE,
)
from bythebook.text.walking import mentions
from bythebook.text.ws.actions import (
    Action,
    PayCost,
    Search,
    Shuffle,
)
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.checks import check_spans, meant_by, parts_of
from bythebook.text.ws.conditions import Claim, If, condition_of
from bythebook.text.ws.costs import Cost
from bythebook.text.ws.governing import (
    Given,
    GivenAll,
    Otherwise,
    PayOften,
    Prefix,
    governed,
    pay,
    pay_often,
)
from bythebook.text.ws.if_you_do import noted
from bythebook.text.ws.reminders import Note, check_notes
from bythebook.text.ws.scope import Scope, Unplayable

# How a sentence hangs on the one before, beside what the texts of all games say.
IF_YOUR_OPPONENT_DOES: Final = 30
IF_YOUR_OPPONENT_DOES_NOT: Final = 31
IF_YOU_PAID: Final = 32
_NOT: Final = (*SAYING_NOT, IF_YOUR_OPPONENT_DOES_NOT)
_THEIRS: Final = (*OF_THEIRS, IF_YOUR_OPPONENT_DOES, IF_YOUR_OPPONENT_DOES_NOT)
_IF_YOU_DO: Final = (IF_YOU_DO, IF_YOU_DO_SO, IF_YOU_DID)


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
    form: int = 0

    def ability_of(self) -> Ability:
        """The ability it is."""
        if self.text is None:
            raise Unplayable(self, "it is no ability")
        return self.text.ability(CHARACTER)

    def abilities_of(self) -> tuple[Ability, ...]:
        """The same, where a text can be more than one ability."""
        if self.text is None:
            raise Unplayable(self, "it is no ability")
        return self.text.abilities(CHARACTER)

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
    return replace(
        scope, quoted=(), payable=False, asked=False, done=None, x=None, x_is=None, cost=()
    )


@dataclass(frozen=True)
class Tail:
    """One more thing to do, after a mere comma; or two, each after an "and"."""

    action: Action
    last: Action | None = None


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
        return self.may or any(isinstance(a, Given | GivenAll) and a.may for a in self.doings())

    def doings(self) -> tuple[Action, ...]:
        """Everything it says to do."""
        tails = [(tail.action, tail.last) for tail in self.tails]
        return (*self.actions, *(a for both in tails for a in both if a is not None))

    def effects(self, scope: Scope, linked: bool) -> list[Effect]:
        """What it means as instructions; `linked` says that the next sentence hangs on it."""
        hangs = self.link not in (ANYHOW, *SAYING_OTHERWISE)
        if hangs and not scope.asked:
            raise Unplayable(self, "the sentence before leaves nothing open to do or not")
        if self.link == IF_YOU_PAID and not scope.paid:
            raise Unplayable(self, "no cost was offered before")
        if hangs and (scope.asked_by == YOU) != (self.link not in _THEIRS):
            raise Unplayable(self, "somebody else could do it or not")
        scope.quoted = (*self.early, *self.quoted)
        scope.before = scope.done if self.link in _IF_YOU_DO else None
        scope.asked, scope.asked_by, scope.done = False, YOU, None
        scope.by, scope.linked, scope.led_until = self.by, linked, 0
        found = self.inner(scope, linked)
        scope.by, scope.linked = YOU, False
        if scope.quoted:
            raise Unplayable(self, "nothing is given the quoted ability")
        return found

    def inner(self, scope: Scope, linked: bool) -> list[Effect]:
        """The actions, offered if they are optional."""
        rest = self.prefixes[len(self.conditions()) :]
        first = self.actions[0]
        if isinstance(first, PayOften) and self.may:
            if rest or linked or len(self.actions) > 1:
                raise Unplayable(self, "a cost is paid only after `you may`, at the end")
            return pay_often(first, scope)
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
            found.append(noted(self, found, scope.done))
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
            found += parted(sentence)
    return tuple(found)


def parted(sentence: Sentence) -> list[Sentence]:
    """A sentence cut where it says what is done otherwise."""
    doings = sentence.doings()
    for place, action in enumerate(doings):
        if isinstance(action, Given) and action.prefixes == (Otherwise(),):
            if sentence.quoted or sentence.early or not place:
                raise Unplayable(action, "it leaves open what is done otherwise")
            rest = (action.action, *doings[place + 1 :])
            first = replace(sentence, actions=doings[:place], tails=(), notes=())
            return [first, Sentence(rest, link=OTHERWISE, may=action.may, notes=sentence.notes)]
    return [sentence]


def links(said: tuple[Sentence, ...], place: int) -> bool:
    """Whether there is a sentence there that hangs on the one before."""
    return place < len(said) and said[place].link not in (ANYHOW, *SAYING_OTHERWISE)


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


def part_of(
    said: tuple[Sentence, ...], place: int, scope: Scope, other: bool = False
) -> tuple[list[Effect], int]:
    """A sentence with those that go on with it or hang on it, and where they end.

    A condition before something optional holds for the sentences that hang on
    it too: they ask what was done, and then nothing was. What is done otherwise is part of it;
    `other` says that this is that.
    """
    sentence = said[place]
    if sentence.link in SAYING_OTHERWISE and not other:
        raise Unplayable(sentence, "nothing was asked before that could be otherwise")
    own = condition_of(sentence.conditions(), scope)
    paid = scope.paid
    before = replace(scope)
    found = sentence.effects(scope, links(said, place + 1))
    check_spans(sentence.conditions(), found)
    if own is not None and not sentence.optional() and links(said, place + 1):
        if said[place + 1].link in _NOT:
            raise Unplayable(said[place + 1], "it may not be done because it is not so")
    paid = scope.paid and not paid and not scope.often
    place += 1
    if continues(said, place):
        more, place = part_of(said, place, scope)
        found += [IfDid(tuple(more))] if sentence.optional() else more
    more, place = followers(said, place, scope, paid)
    found += more
    if own is None:
        if sentence.optional():
            scope.forget_perhaps(before, lambda noun: False)
        return found, place
    if place >= len(said) or said[place].link not in SAYING_OTHERWISE:
        scope.forget_perhaps(before, lambda noun: noun in parts_of(own))
        return [IfSo(own, tuple(found))], place
    asked = sentence.conditions()
    if said[place].link != OTHERWISE and (len(asked) > 1 or not asks_once(asked[0])):
        raise Unplayable(said[place], "it leaves open what is not so")
    more, place = part_of(said, place, before, True)
    scope.forget_differing(before)
    return [IfSo(own, tuple(found), tuple(more))], place


def asks_once(claim: Claim) -> bool:
    """Whether a condition is a single claim."""
    return isinstance(claim, If) and len(claim.claims) == 1


def followers(
    said: tuple[Sentence, ...], place: int, scope: Scope, paid: bool = False
) -> tuple[list[Effect], int]:
    """The sentences from there on that hang on the one before, and where they end.

    A sentence that hangs on another, and leaves something open itself or may fail, has the next
    "if you do" to itself. If the ability's cost was `paid`, all the rest of the text is what it
    was paid for.
    """
    found: list[Effect] = []
    while links(said, place):
        sentence = said[place]
        own = condition_of(sentence.conditions(), scope)
        does = {one.link for one in said[place : place + 2]}.isdisjoint(_NOT)
        if links(said, place + 1) and (sentence.optional() or does):
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


def under_one(node: object, groups: list[list[Effect]]) -> list[list[Effect]]:
    """What an automatic ability asks before all it does holds for its later sentences too.

    They may ask about what was done by then. Another case of the same question is beside
    the first one; any other question could be asked of the whole or apart from it.
    """
    first = groups[0][0]
    if len(groups[0]) != 1 or not isinstance(first, IfSo) or first.otherwise:
        return groups
    asked = [group[0].condition for group in groups[1:] if isinstance(group[0], IfSo)]
    if all(meant_by(condition) for condition in asked):
        return [[replace(first, then=tuple(itertools.chain(first.then, *groups[1:])))]]
    if len(asked) == len(groups) - 1 and all(same_question(first.condition, c) for c in asked):
        return groups
    raise Unplayable(node, "it leaves open whether the first condition holds for all of it")


def same_question(one: Condition, other: Condition) -> bool:
    """Whether two conditions compare the same number with something."""
    return isinstance(one, AmountIs) and isinstance(other, AmountIs) and one.amount == other.amount


def body_of(sentences: tuple[Said, ...], scope: Scope, whole: bool = False) -> tuple[Effect, ...]:
    """The instructions of a text; with `whole`, what it asks first it asks for all of them."""
    check_notes(sentences, scope)
    scope.said = sentences
    said = definition(sentences, scope)
    groups: list[list[Effect]] = []
    place = 0
    while place < len(said):
        group, place = part_of(said, place, scope)
        groups.append(group)
    if whole and len(groups) > 1 and said[0].conditions():
        groups = under_one(sentences, groups)
    found = [effect for group in groups for effect in group]
    if scope.payable and not scope.paid:
        raise Unplayable(sentences, "its cost is never offered")
    if scope.x is not None and scope.x_is is None:
        raise Unplayable(sentences, "X is never used")
    return tuple(found)
