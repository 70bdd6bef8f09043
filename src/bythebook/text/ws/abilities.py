"""Sentences and whole abilities: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.ws.cards import CHARACTER, CLIMAX_COMBO, COUNTER_ICON, EVENT_CARD
from bythebook.games.ws.keywords import assist_ability, backup_ability, encore_ability
from bythebook.games.ws.zones import HAND, RESOLUTION
from bythebook.kernel.abilities import ACT, AUTO, CARD_EFFECT, CONT, Ability, Effect, Modifier
from bythebook.kernel.nouns import Condition
from bythebook.kernel.resolve import If as IfSo
from bythebook.kernel.resolve import IfDid, May, MayPay
from bythebook.text.ws.actions import Action, Gets, PayCost
from bythebook.text.ws.conditions import Claim, condition_of
from bythebook.text.ws.costs import Cost
from bythebook.text.ws.nouns import ThisCard
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.triggers import Moment


class Text:
    """A whole ability as it is written."""

    def ability(self, kind: int) -> Ability:
        """What it means on a card of a kind."""
        raise NotImplementedError


def on_character(text: Text, kind: int) -> None:
    """Some abilities are a character's only."""
    if kind != CHARACTER:
        raise Unplayable(text, "only characters have such an ability")


# How a sentence hangs on the one before.
ANYHOW = 0
IF_YOU_DO = 1
IF_YOU_DO_NOT = 2


@dataclass(frozen=True)
class Sentence:
    """Things to do one after the other, perhaps only if, perhaps only if you want."""

    actions: tuple[Action, ...]
    prefixes: tuple[Claim, ...] = ()
    link: int = ANYHOW
    may: bool = False
    quoted: Text | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means as instructions."""
        if self.link and not scope.asked:
            raise Unplayable(self, "the sentence before leaves nothing open to do or not")
        scope.quoted = self.quoted
        found = self.inner(scope)
        if scope.quoted is not None:
            raise Unplayable(self, "nothing is given the quoted ability")
        return found

    def inner(self, scope: Scope) -> list[Effect]:
        """The actions, offered if they are optional."""
        if self.actions == (PayCost(),) and self.may:
            if not scope.payable or scope.paid:
                raise Unplayable(self, "there is no cost left to pay")
            scope.paid = scope.asked = True
            return [MayPay()]
        found = [effect for action in self.actions for effect in action.effects(scope)]
        scope.asked = self.may
        return [May(tuple(found))] if self.may else found

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a continuous ability."""
        if self.link or self.may:
            raise Unplayable(self, "nothing is done in a continuous ability")
        scope.quoted = self.quoted
        found = [one for action in self.actions for one in action.modifiers(scope)]
        if scope.quoted is not None:
            raise Unplayable(self, "nothing is given the quoted ability")
        return found


def body_of(sentences: tuple[Sentence, ...], scope: Scope) -> tuple[Effect, ...]:
    """The instructions of a text.

    A condition before something optional holds for the sentences that hang on
    it too: they ask what was done, and then nothing was.
    """
    found: list[Effect] = []
    condition: Condition | None = None
    group: list[Effect] = []
    for sentence in sentences:
        own = condition_of(sentence.prefixes, scope)
        effects = sentence.effects(scope)
        if sentence.link:
            then = tuple(effects) if own is None else (IfSo(own, tuple(effects)),)
            group.append(IfDid(then, sentence.link == IF_YOU_DO))
            continue
        found += group if condition is None else [IfSo(condition, tuple(group))]
        condition, group = own, effects
    found += group if condition is None else [IfSo(condition, tuple(group))]
    if scope.payable and not scope.paid:
        raise Unplayable(sentences, "its cost is never offered")
    return tuple(found)


@dataclass(frozen=True)
class Auto(Text):
    """【AUTO】: when something happens, do this."""

    moment: Moment
    sentences: tuple[Sentence, ...]
    cost: Cost | None = None
    limit: int = 0
    combo: bool = False

    def ability(self, kind: int) -> Ability:
        scope = Scope(kind, payable=self.cost is not None)
        trigger = self.moment.trigger(scope)
        return Ability(
            AUTO,
            scope.zones(),
            trigger,
            cost=() if self.cost is None else self.cost.cost(scope),
            body=body_of(self.sentences, scope),
            limit=self.limit,
            marks=CLIMAX_COMBO if self.combo else 0,
            words=self,
        )


@dataclass(frozen=True)
class Act(Text):
    """【ACT】: for a cost, do this."""

    cost: Cost
    sentences: tuple[Sentence, ...]

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        scope = Scope(kind)
        cost = self.cost.cost(scope)
        body = body_of(self.sentences, scope)
        return Ability(ACT, scope.zones(), cost=cost, body=body, words=self)


@dataclass(frozen=True)
class Cont(Text):
    """【CONT】: this is so."""

    sentence: Sentence

    def ability(self, kind: int) -> Ability:
        scope = Scope(kind, continuous=True)
        zones = scope.zones()
        in_hand = [isinstance(a, Gets) and a.in_hand for a in self.sentence.actions]
        if any(in_hand):
            if not all(isinstance(a, Gets) and a.who == ThisCard() for a in self.sentence.actions):
                raise Unplayable(self, "only this card is in the hand")
            zones = (HAND,)
            if not all(in_hand):
                raise Unplayable(self, "one part is for the hand, another is not")
        return Ability(
            CONT,
            zones,
            condition=condition_of(self.sentence.prefixes, scope),
            modifiers=tuple(self.sentence.modifiers(scope)),
            words=self,
        )


@dataclass(frozen=True)
class Event(Text):
    """What an event does; with the counter icon it can be played in the counter step."""

    sentences: tuple[Sentence, ...]
    counter: bool = False

    def ability(self, kind: int) -> Ability:
        if kind != EVENT_CARD:
            raise Unplayable(self, "only the text of an event stands without an icon")
        body = body_of(self.sentences, Scope(kind))
        marks = COUNTER_ICON if self.counter else 0
        return Ability(CARD_EFFECT, (RESOLUTION,), body=body, marks=marks, words=self)


@dataclass(frozen=True)
class Encore(Text):
    """【AUTO】 Encore and its cost."""

    cost: Cost

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        cost = self.cost.cost(Scope(kind))
        return replace(encore_ability(cost), words=self)


@dataclass(frozen=True)
class Assist(Text):
    """【CONT】 Assist: from the back stage, this is so."""

    sentence: Sentence

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        scope = Scope(kind, continuous=True)
        if any(isinstance(a, Gets) and a.in_hand for a in self.sentence.actions):
            raise Unplayable(self, "an assist works from the back stage")
        condition = condition_of(self.sentence.prefixes, scope)
        modifiers = tuple(self.sentence.modifiers(scope))
        return replace(assist_ability(modifiers, condition), words=self)


@dataclass(frozen=True)
class Backup(Text):
    """【ACT】【COUNTER】 Backup: so much power, from this level on, at this cost."""

    power: int
    level: int
    cost: Cost

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        cost = self.cost.cost(Scope(kind), in_hand=True)
        return replace(backup_ability(self.power, self.level, cost), words=self)
