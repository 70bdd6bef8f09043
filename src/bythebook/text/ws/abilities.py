"""Whole abilities: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.ws.cards import CHARACTER, CLIMAX_COMBO, COUNTER_ICON, EVENT_CARD, speaks_from
from bythebook.games.ws.preparation import ANY_NUMBER as ANY_NUMBER  # noqa: PLC0414 - the grammar names it
from bythebook.games.ws.preparation import CopiesInDeck
from bythebook.games.ws.zones.zones import HAND, RESOLUTION, STAGE
from bythebook.kernel.abilities.abilities import ACT, AUTO, CARD_EFFECT, CONT, Ability, Modifier
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, This
from bythebook.text.walking import mentions
from bythebook.text.ws.checks import check_bound, check_here
from bythebook.text.ws.conditions import During, condition_of
from bythebook.text.ws.costs import Cost
from bythebook.text.ws.getting import Gets, NotPlayed, Permitted
from bythebook.text.ws.governing import ForEach, Given
from bythebook.text.ws.kinds import LevelBound
from bythebook.text.ws.kinds import Limit as LevelLimit
from bythebook.text.ws.moments_of_play import Moment
from bythebook.text.ws.reminders import check_notes
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.sentences import Defines, Said, Sentence, Text, body_of, costing, definition


def on_character(text: Text, kind: int) -> None:
    """Some abilities are a character's only."""
    if kind != CHARACTER:
        raise Unplayable(text, "only characters have such an ability")


@dataclass(frozen=True)
class Auto(Text):
    """【AUTO】: when something happens, do this."""

    moment: Moment
    sentences: tuple[Said, ...]
    cost: Cost | None = None
    limit: int = 0
    combo: bool = False
    word: int = 0
    tagged: bool = False
    early: bool = False
    """that how often stands before the cost"""

    def ability(self, kind: int) -> Ability:
        scope = Scope(kind, payable=self.cost is not None)
        trigger = self.moment.trigger(scope)
        cost = () if self.cost is None else self.cost.cost(scope)
        scope.levels = mentions(self.moment, (LevelLimit, LevelBound))
        body = body_of(self.sentences, scope, whole=True)
        check_here(self, cost, body)
        check_bound(self, body)
        return Ability(
            AUTO,
            scope.zones(),
            trigger,
            cost=cost,
            body=body,
            limit=self.limit,
            marks=self.word | (CLIMAX_COMBO if self.combo else 0),
            words=self,
        )


@dataclass(frozen=True)
class Act(Text):
    """【ACT】: for a cost, do this."""

    cost: Cost
    sentences: tuple[Said, ...]
    combo: bool = False
    word: int = 0
    limit: int = 0
    tagged: bool = False
    early: bool = False
    """that how often stands before the cost"""

    def ability(self, kind: int) -> Ability:
        on_character(self, kind)
        scope = Scope(kind)
        cost = self.cost.cost(scope)
        body = body_of(self.sentences, scope)
        check_here(self, cost, body)
        check_bound(self, body)
        marks = self.word | (CLIMAX_COMBO if self.combo else 0)
        return Ability(
            ACT, scope.zones(), cost=cost, body=body, limit=self.limit, marks=marks, words=self
        )


def counted_each(sentence: Sentence) -> Sentence:
    """ "For each of some, this card gets so much" is "this card gets so much for each"."""
    if not sentence.prefixes or not isinstance(sentence.prefixes[-1], ForEach):
        return sentence
    gets = sentence.actions[0]
    if len(sentence.actions) != 1 or not isinstance(gets, Gets) or gets.each is not None:
        return sentence
    gets = replace(gets, each=sentence.prefixes[-1].each)
    return replace(sentence, actions=(gets,), prefixes=sentence.prefixes[:-1])


def continuous(
    sentences: tuple[Said, ...], kind: int
) -> tuple[Scope, Condition | None, list[Modifier]]:
    """What a continuous ability says is so, and if what."""
    scope = Scope(kind, continuous=True)
    check_notes(sentences, scope)
    said = definition(sentences, scope)
    if len(said) != 1:
        raise Unplayable(sentences, "a continuous ability says one thing")
    sentence = counted_each(said[0])
    if len(sentence.conditions()) != len(sentence.prefixes):
        raise Unplayable(sentences, "nothing is done in a continuous ability")
    condition = condition_of(sentence.conditions(), scope)
    modifiers = sentence.modifiers(scope)
    if scope.x is not None and scope.x_is is None:
        raise Unplayable(sentences, "X is never used")
    return scope, condition, modifiers


def given_in(zones: tuple[int, ...], modifier: Modifier) -> Modifier:
    """What a card gives itself, for where it is when it does."""
    got = modifier.grants
    if got is None or modifier.who != This() or got.zones != speaks_from(CHARACTER):
        return modifier
    return replace(modifier, grants=replace(got, zones=zones))


def needed(modifier: Modifier) -> tuple[int, ...]:
    """Where else a text has to count that gives this card an ability for another zone."""
    got = modifier.grants
    return got.zones if got is not None and modifier.who == This() else ()


def apart(said: Said) -> list[Said]:
    """A sentence cut where another condition begins, which governs the rest of it.

    Another "during" takes the place of the one before; other conditions hold for all.
    """
    if isinstance(said, Defines):
        return [said]
    for place, action in enumerate(said.actions):
        if isinstance(action, Given):
            if said.quoted or not place:
                return [said]
            spans = any(isinstance(p, During) for p in action.prefixes)
            kept = tuple(p for p in said.prefixes if not (spans and isinstance(p, During)))
            rest = (action.action, *said.actions[place + 1 :])
            first = replace(said, actions=said.actions[:place])
            later = replace(said, prefixes=(*kept, *action.prefixes), actions=rest, may=action.may)
            return [first, *apart(later)]
    return [said]


@dataclass(frozen=True)
class Cont(Text):
    """【CONT】: this is so."""

    sentences: tuple[Said, ...]
    combo: bool = False
    word: int = 0
    bare: bool = False

    def ability(self, kind: int) -> Ability:
        found = self.abilities(kind)
        if len(found) != 1:
            raise Unplayable(self, "one ability is given, and these are two")
        return found[0]

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        parts = [part for said in self.sentences for part in apart(said)]
        if len(parts) == 1 or any(isinstance(said, Defines) for said in parts):
            return (self.one(self.sentences, kind),)
        return tuple(self.one((part,), kind) for part in parts)

    def one(self, sentences: tuple[Said, ...], kind: int) -> Ability:
        """What some of its sentences mean."""
        scope, condition, modifiers = continuous(sentences, kind)
        marks = self.word | (CLIMAX_COMBO if self.combo else 0)
        if scope.zones() == (HAND,) and any(isinstance(m.who, Cards) for m in modifiers):
            raise Unplayable(self, "only this card is in the hand")
        zones = scope.zones()
        if zones != speaks_from(kind):
            # What this card gets elsewhere than on the stage counts there.
            modifiers = [given_in(zones, one) for one in modifiers]
        return Ability(
            CONT,
            tuple(dict.fromkeys((*zones, *(z for m in modifiers for z in needed(m))))),
            condition=condition,
            modifiers=tuple(modifiers),
            marks=marks,
            words=self,
        )


@dataclass(frozen=True)
class InDeck(Text):
    """【CONT】: so many of this card may be in a deck."""

    n: int
    form: int = 0

    def ability(self, kind: int) -> Ability:
        return Ability(CONT, (), body=(CopiesInDeck(self.n),), words=self)


def of_the_hand(sentence: Sentence) -> bool:
    """Whether a sentence says when its card can be played."""
    return isinstance(sentence.actions[0], NotPlayed | Permitted)


@dataclass(frozen=True)
class Event(Text):
    """What an event does; with the counter icon it can be played in the counter step."""

    sentences: tuple[Said, ...]
    counter: bool = False
    word: int = 0
    cost: Cost | None = None
    more: tuple[Text, ...] = ()
    """abilities that it has elsewhere, printed after what it does"""

    def ability(self, kind: int) -> Ability:
        return self.abilities(kind)[-1]

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind != EVENT_CARD:
            raise Unplayable(self, "only the text of an event stands without an icon")
        before: tuple[Ability, ...] = ()
        rest = self.sentences
        while rest and isinstance(rest[0], Sentence) and of_the_hand(rest[0]):
            # When it can be played at all is so while it is in the hand.
            scope, condition, modifiers = continuous((rest[0],), kind)
            so = tuple(modifiers)
            before += (Ability(CONT, scope.zones(), None, condition, modifiers=so, words=self),)
            rest = rest[1:]
        body = body_of(rest, costing(Scope(kind), self.cost))
        check_bound(self, body)
        for text in self.more:
            ability = text.ability(kind)
            if set(ability.zones) & set(STAGE):
                raise Unplayable(self, "an event is never on the stage")
            before += (ability,)
        marks = self.word | (COUNTER_ICON if self.counter else 0)
        effect = Ability(CARD_EFFECT, (RESOLUTION,), body=body, marks=marks, words=self)
        return (*before, effect)
