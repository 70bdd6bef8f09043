"""Whole abilities: the words, and what they mean.

[label-] [MARK] place [1/turn] breaks keyword (reminder) : [cost] trigger, sentences
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.abilities.sentences import paid_for
from bythebook.games.vanguard.actions.riding import RiddenUpon
from bythebook.games.vanguard.battle.attack_by_effect import in_its_battle
from bythebook.games.vanguard.cards.cards import NOT_AGAIN
from bythebook.games.vanguard.g.actions.striding import StriddenUpon
from bythebook.games.vanguard.texts.shuffling import found_apart
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT, Ability, CostPart, Effect, Trigger
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.nouns import This
from bythebook.kernel.language.words import YOU
from bythebook.text.english import sentences as english
from bythebook.text.english.bodies import Option, body_of
from bythebook.text.english.conditions import Prefix
from bythebook.text.english.moments import Moment, only_if
from bythebook.text.english.scope import Scope
from bythebook.text.english.steps import condition_of
from bythebook.text.meaning import Unplayable, every
from bythebook.text.vanguard.costs import Cost
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.heads import Active, Place
from bythebook.text.vanguard.owners import note_owners
from bythebook.text.vanguard.paid_cards import kept, speaks_of
from bythebook.text.vanguard.scope import reading
from bythebook.text.vanguard.sentences import (
    ONCE_ANYHOW,
    ONLY_FIRST,
    AtBattleEnd,
    NotAgain,
    OrWhen,
    PayNow,
    Sentence,
    check_note,
    pays,
    with_then,
)
from bythebook.text.vanguard.times import BattleEnds, BoostedBattleEnds, EitherBattleEnds


class Text:
    """How a whole entry of a card's text is written."""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        """What it means on a card of a kind."""
        raise NotImplementedError


@dataclass(frozen=True)
class Headed(Text):
    """An ability with what stands before its colon."""

    sentences: tuple[Sentence, ...]
    place: Place | None = None
    once: bool = False
    actives: tuple[Active, ...] = ()
    label: int = 0
    options: tuple[Option, ...] = ()
    """the points of a list at its end"""

    def scope(self, kind: int, continuous: bool = False, cost: Cost | None = None) -> Scope:
        """What its words can speak of at first."""
        for sentence in self.sentences:
            check_note(self, sentence.note)
        for option in self.options:
            for point in option.sentences:
                check_note(option, getattr(point, "note", 0))
        zones = () if self.place is None else self.place.zones()
        scope = reading(kind, continuous, zones, cost is not None)
        speaks_of(self, scope)
        return scope

    def active(self, scope: Scope) -> Condition | None:
        """Under which condition it is active."""
        found = [active.condition(scope) for active in self.actives]
        return every(found) if found else None

    def is_once(self) -> bool:
        """Whether it is used once a turn at the most."""
        return self.once or self.says_once()

    def says_once(self) -> bool:
        """Whether a sentence says so, and not the icon."""
        return any(isinstance(s.first, NotAgain) for s in self.sentences)

    def marks(self) -> int:
        """The keywords that a card has by it."""
        found = self.label
        for active in self.actives:
            found |= active.mark()
        return found

    def paid(self, cost: Cost | None, scope: Scope) -> tuple[CostPart, ...]:
        """All that paying for it asks."""
        if cost is None:
            return ()
        more = [part for active in self.actives for part in active.parts()]
        return (*more, *cost.parts(scope))

    def check_pays(self, cost: Cost | None) -> None:
        """A cost before the text is paid in it, once, and none is paid that is not there."""
        for sentence in self.sentences:
            if sentence.note in (ONCE_ANYHOW, ONLY_FIRST) and not self.once:
                raise Unplayable(self, "its reminder explains something else")
        said = sum(pays(sentence) for sentence in self.sentences)
        if said != (cost is not None):
            raise Unplayable(self, "what is paid and the cost do not fit together")


@dataclass(frozen=True)
class Auto(Headed):
    """[AUTO]: when something happens, do this."""

    moment: Moment | None = None
    cost: Cost | None = None
    gate: tuple[Prefix, ...] = ()
    """what is asked as it is triggered, said before the moment"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if isinstance(self.moment, OrWhen):
            moments = (self.moment.first, self.moment.second)
            each = [replace(self, moment=moment).built(kind, self) for moment in moments]
            found = tuple(ability for abilities in each for ability in abilities)
            return (self.one_of_two(*found),) if self.is_once() else found
        return self.built(kind, self)

    def one_of_two(self, first: Ability, second: Ability) -> Ability:
        """One ability, used once a turn whichever of two moments comes first (12.5.1.1)."""
        assert first.trigger is not None
        assert second.trigger is not None
        if replace(second, trigger=first.trigger, zones=first.zones) != first:
            raise Unplayable(self, "it does something else at each of the two moments")
        if first.zones != second.zones:
            if not (waits_for_this(first.trigger) and waits_for_this(second.trigger)):
                raise Unplayable(self, "this card is in two places by then")
            first = replace(first, zones=(*first.zones, *second.zones))
        assert first.trigger is not None
        also = (*first.trigger.also, replace(second.trigger, also=()), *second.trigger.also)
        return replace(first, trigger=replace(first.trigger, also=also))

    def built(self, kind: int, text: Text) -> tuple[Ability, ...]:
        """The ability, whose words are those of a text."""
        assert self.moment is not None
        self.check_pays(self.cost)
        ends = isinstance(self.moment, BattleEnds | EitherBattleEnds | BoostedBattleEnds)
        if ends and any(isinstance(sentence.later, AtBattleEnd) for sentence in self.sentences):
            raise Unplayable(self, "that battle is ending already")
        scope = self.scope(kind, cost=self.cost)
        placed = scope.zones
        trigger = self.moment.trigger(scope)
        note_owners(trigger, scope)
        for condition in (self.active(scope), condition_of(self.gate, scope)):
            if condition is not None:
                trigger = only_if(trigger, condition)
        if not placed and not waits_for_this(trigger):
            raise Unplayable(self, "it is not said where this card is")
        cost = self.paid(self.cost, scope)
        body = paid_for(hung_right(body_of(self.sentences, scope, self.options)))
        zones = scope.active()
        limit = int(self.is_once())
        marks = self.marks()
        return (
            Ability(AUTO, zones, trigger, None, cost, body, limit=limit, marks=marks, words=text),
        )


def hung_right(body: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The instructions of a text, with what belongs together in one."""
    return in_its_battle(found_apart(body))


def waits_for_this(trigger: Trigger) -> bool:
    """Whether a trigger waits for what this card itself does, or what befalls it."""
    every_one = (trigger, *trigger.also)
    return all(This() in (one.who, one.other) or is_ridden_upon(one.condition) for one in every_one)


def is_ridden_upon(condition: Condition | None) -> bool:
    """Whether it is that this card is ridden or stridden upon, perhaps among other things."""
    if isinstance(condition, Every):
        return any(is_ridden_upon(part) for part in condition.parts)
    return isinstance(condition, (RiddenUpon, StriddenUpon))


@dataclass(frozen=True)
class Act(Headed):
    """[ACT]: in the main phase, for a cost, do this."""

    cost: Cost | None = None
    form: int = 0
    asks: tuple[Prefix, ...] = ()
    """what has to be so for it to be played"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        # vgd 11.1.1.1.1: in that era what is said before the cost is asked of who plays it.
        paid = paid_first(self, kind & OVERDRESS != 0)
        if paid is not self:
            return tuple(replace(one, words=self) for one in paid.abilities(kind))
        scope = self.scope(kind, cost=self.cost)
        if any(pays(sentence) for sentence in self.sentences):
            raise Unplayable(self, "the cost is paid as it is played")
        own = [c for c in (self.active(scope), condition_of(self.asks, scope)) if c is not None]
        active = every(own) if own else None
        cost = self.paid(self.cost, scope)
        keeping = kept(cost, scope, self) if cost else []
        body = (*keeping, *hung_right(body_of(self.sentences, scope, self.options)))
        zones = scope.zones or VANGUARD_AND_REAR
        limit = int(self.is_once())
        marks = self.marks() | (NOT_AGAIN if self.says_once() else 0)
        return (
            Ability(ACT, zones, None, active, cost, body, limit=limit, marks=marks, words=self),
        )


def paid_first(text: Act, asked: bool) -> Act:
    """A cost that the text begins with, as the cost for which it is played.

    What is asked before it is asked of who plays it.
    """
    first = text.sentences[0]
    if text.cost is not None or not isinstance(first.first, PayNow) or not first.rest:
        return text
    after = first.rest[0]
    if (first.prefixes and not asked) or first.may or first.later or first.each:
        return text
    if after.later or after.by != YOU:
        return text
    begins = replace(
        first, first=after.action, prefixes=after.prefixes, may=after.may, rest=first.rest[1:]
    )
    sentences = (begins, *text.sentences[1:])
    return replace(text, cost=first.first.cost, asks=first.prefixes, sentences=sentences)


@dataclass(frozen=True)
class Cont(Headed):
    """[CONT]: this is so."""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if self.once:
            raise Unplayable(self, "what goes on is not used")
        found: list[Ability] = []
        for sentence in (part for each in with_then(self.sentences) for part in apart(each)):
            scope = self.scope(kind, continuous=True)
            own = [c for c in (self.active(scope), sentence.condition(scope)) if c is not None]
            modifiers = tuple(sentence.modifiers(scope))
            holds = every(own) if own else None
            ability = Ability(
                CONT,
                scope.active(),
                None,
                holds,
                modifiers=modifiers,
                marks=self.marks(),
                words=self,
            )
            found.append(ability)
        return tuple(found)


def apart(sentence: english.Sentence) -> list[english.Sentence]:
    """What is said before and after a condition in the middle, as two sentences."""
    for place, step in enumerate(sentence.rest):
        if step.prefixes and not (step.may or step.later or sentence.after):
            first = replace(sentence, rest=sentence.rest[:place])
            prefixes = (*sentence.prefixes, *step.prefixes)
            rest = sentence.rest[place + 1 :]
            later = replace(sentence, first=step.action, rest=rest, prefixes=prefixes)
            return [first, *apart(later)]
    return [sentence]


LINES: Final = """
# Whole abilities.
text = Auto : {label?:label} [AUTO] {place?:place} {?once:[1/turn]} {actives?:actives} : {cost?:cost} {gate?:prefixes} {moment:moment} , {sentences:sentences} {options?:options}
text = Act : {label?:label} [ACT] {place?:place} {?once:[1/turn]} {actives?:actives} : {cost?:cost} {sentences:sentences} {options?:options}
text = Act : {label?:label} [ACT] {place?:place} {?once:[1/turn]} {actives?:actives} : [COST] {cost:cost} {sentences:sentences} {options?:options} {=form:1}
text = Cont : {label?:label} [CONT] {place?:place} {actives?:actives} : {sentences:sentences}
"""  # noqa: E501 - a rule of the grammar is one line
