"""What changes a sentence before: "+10000 instead of +5000", "choose two instead of one".

Such a sentence does nothing by itself: it is put into the one that it changes.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from bythebook.games.vanguard.d.abilities.replacing import done_otherwise, given_otherwise
from bythebook.games.vanguard.d.cards.types import (
    CHECKED_TRIGGER_POWER,
    PERSONA_BACK,
    PERSONA_DRAWS,
    PERSONA_MORE,
    TRIGGER_POWER_MORE,
)
from bythebook.games.vanguard.d.policy import PERSONA_POWER
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Num, Player
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards
from bythebook.text.english import sentences as english
from bythebook.text.english.actions import Action, Choose, speak_of_this
from bythebook.text.english.conditions import Prefix
from bythebook.text.english.counts import Count
from bythebook.text.english.getting import Gets, Plus
from bythebook.text.english.joins import ANYHOW
from bythebook.text.english.kinds import Kind
from bythebook.text.english.scope import Scope
from bythebook.text.english.steps import condition_of
from bythebook.text.english.subjects import Some
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.calling import CallIt
from bythebook.text.vanguard.d.tokens import is_token
from bythebook.text.vanguard.lexicon import REAR_GUARD_HEAD


class Amends(Action):
    """It changes something that the sentence before does."""

    def fits(self, action: Action, may: bool) -> bool:
        """Whether that is what it changes."""
        raise NotImplementedError

    def put_into(self, action: Action, asked: tuple[Prefix, ...]) -> Action:
        """That, changed if something is so."""
        raise NotImplementedError

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "nothing before it is what it changes")


@dataclass(frozen=True)
class GetMore(Amends):
    """They get another number than was said before."""

    gain: Plus
    of: int
    form: int = 0

    def fits(self, action: Action, may: bool) -> bool:
        if may or type(action) is not Gets:
            return False
        return sum(one == replace(self.gain, n=self.of) for one in action.gains) == 1

    def put_into(self, action: Action, asked: tuple[Prefix, ...]) -> Action:
        assert isinstance(action, Gets)
        return GetsInstead(**told_by(action), other=self.gain, of=self.of, asked=asked)


@dataclass(frozen=True)
class GetsInstead(Gets):
    """Cards get something, and another number of it if something is so."""

    other: Plus | None = None
    of: int = 0
    asked: tuple[Prefix, ...] = ()

    def effects(self, scope: Scope) -> list[Effect]:
        assert self.other is not None
        found = self.who.fetch(scope)
        scope.speaker = found.noun
        speak_of_this(scope, found)
        effects = list(found.effects)
        until = scope.game.lasts(self.until or scope.until)
        condition = asked_for(self.asked, scope)
        for gain, amount in self.parts(scope):
            said = gain.effects(found.noun, until, amount)
            if gain == replace(self.other, n=self.of):
                changed = None if self.each is None else self.each.amount(scope, self.other.n)
                more = self.other.effects(found.noun, until, changed)
                said = list(given_otherwise(condition, tuple(said), tuple(more)))
            effects += said
        return effects


@dataclass(frozen=True)
class ChooseMore(Amends):
    """Another number of cards is chosen than was said before."""

    count: Count
    of: int
    form: int = 0
    head: int = 0
    """what they are called, if that is said again"""

    def fits(self, action: Action, may: bool) -> bool:
        if type(action) is not Choose or not isinstance(action.what, Some):
            return False
        count, kind = action.what.count, action.what.kind
        if self.head and not (isinstance(kind, Kind) and kind.head == self.head):
            return False
        # Who may choose up to so many may choose as few as before.
        return count.n == self.of and (not may or (count.up_to and self.count.up_to))

    def put_into(self, action: Action, asked: tuple[Prefix, ...]) -> Action:
        assert isinstance(action, Choose)
        return ChooseInstead(**told_by(action), count=self.count, asked=asked)


@dataclass(frozen=True)
class ChooseInstead(Choose):
    """Cards are chosen, and another number of them if something is so."""

    count: Count | None = None
    asked: tuple[Prefix, ...] = ()

    def effects(self, scope: Scope) -> list[Effect]:
        assert self.count is not None
        condition = asked_for(self.asked, scope)
        said = super().effects(scope)
        choice = said[-1]
        if not isinstance(choice, ChooseCards | ChooseAmong) or len(said) > 1:
            raise Unplayable(self, "it leaves open what is chosen otherwise")
        more = replace(choice, count=Num(self.count.n), up_to=self.count.up_to)
        return list(done_otherwise(condition, (choice,), (more,)))


@dataclass(frozen=True)
class CallMore(Amends):
    """Another number of tokens is called than was said before."""

    count: Count
    of: int

    def fits(self, action: Action, may: bool) -> bool:
        if type(action) is not CallIt or not is_token(action.what) or may:
            return False
        return isinstance(action.what, Some) and action.what.count.n == self.of

    def put_into(self, action: Action, asked: tuple[Prefix, ...]) -> Action:
        assert isinstance(action, CallIt)
        assert isinstance(action.what, Some)
        instead = replace(action, what=replace(action.what, count=self.count))
        return CallInstead(action, instead, asked)


@dataclass(frozen=True)
class CallInstead(Action):
    """Tokens are called, and another number of them if something is so."""

    said: CallIt
    instead: CallIt
    asked: tuple[Prefix, ...] = ()

    def effects(self, scope: Scope) -> list[Effect]:
        condition = asked_for(self.asked, scope)
        said = self.said.effects(scope)
        return list(done_otherwise(condition, tuple(said), tuple(self.instead.effects(scope))))


def told_by(action: Gets | Choose) -> dict[str, Any]:
    """Everything that was said, as it was said, by the names of its fields."""
    return {field.name: getattr(action, field.name) for field in fields(action)}


def asked_for(prefixes: tuple[Prefix, ...], scope: Scope) -> Condition:
    """What has to be so for something to be changed."""
    condition = condition_of(prefixes, scope)
    assert condition is not None
    return condition


def amended(sentences: tuple[english.Sentence, ...]) -> tuple[english.Sentence, ...]:
    """Sentences, with what changes the one before put into that."""
    found: list[english.Sentence] = []
    for sentence in sentences:
        if isinstance(sentence.first, Amends):
            if not found or not is_plain(sentence):
                raise Unplayable(sentence, "it leaves open what it changes")
            found[-1] = changed(found[-1], sentence.first, sentence)
        else:
            found.append(sentence)
    return tuple(found)


def is_plain(sentence: english.Sentence) -> bool:
    """Whether a sentence only says what is changed, and if what is so."""
    more = sentence.rest or sentence.then or sentence.later or sentence.after
    return bool(sentence.prefixes) and sentence.link == ANYHOW and not more and sentence.by == YOU


def changed(
    before: english.Sentence, amends: Amends, sentence: english.Sentence
) -> english.Sentence:
    """A sentence in which one thing is changed."""
    actions = [before.first, *(step.action for step in before.rest)]
    places = [k for k, action in enumerate(actions) if amends.fits(action, sentence.may)]
    if len(places) != 1:
        raise Unplayable(sentence, "it leaves open what it changes")
    place = places[0]
    action = amends.put_into(actions[place], sentence.prefixes)
    if not place:
        return replace(before, first=action)
    steps = list(before.rest)
    steps[place - 1] = replace(steps[place - 1], action=action)
    return replace(before, rest=tuple(steps))


@dataclass(frozen=True)
class TriggersGive(Action):
    """Your trigger effects give more power: all of them, or those of drive checks."""

    n: int
    char: int = TRIGGER_POWER_MORE
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        until = scope.game.lasts(self.until or scope.until)
        return [Give(Player(YOU), self.char, Num(self.n), until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        return [Modifier(ADD, self.char, Player(YOU), Num(self.n))]


@dataclass(frozen=True)
class PersonaGives(Action):
    """Your persona rides draw more cards, and give more power."""

    n: int
    power: int
    of: int

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.of != PERSONA_POWER.value:
            raise Unplayable(self, "persona rides give another power")
        draws = Modifier(ADD, PERSONA_DRAWS, Player(YOU), Num(self.n - 1))
        return [draws, Modifier(ADD, PERSONA_MORE, Player(YOU), Num(self.power - self.of))]


@dataclass(frozen=True)
class PersonaGivesBack(Action):
    """Your persona rides give power to your back row, too."""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return [Modifier(ADD, PERSONA_BACK, Player(YOU), Num(1))]


OF_DRIVE_CHECKS: Final = CHECKED_TRIGGER_POWER
OF_REAR_GUARDS: Final = REAR_GUARD_HEAD

LINES: Final = """
action = GetMore : it get {gain:stat} instead of {of:signed}
action = GetMore : {gain:stat} instead of {of:signed} {=form:1}
action = GetMore : this unit get {gain:stat} instead of {of:signed} {=form:2}
deed = ChooseMore : choose {count:count} instead of {of:number}
deed = ChooseMore : choose {count:count} card instead of {of:number} {=form:1}
deed = ChooseMore : choose {count:count} rear-guard instead of {of:number} {=head:OF_REAR_GUARDS}
deed = ChooseMore : choose {count:count} instead of {of:number} to call {=form:3}
deed = CallMore : call {count:count} token instead of {of:number}
action = TriggersGive : the [power] increase of your trigger effect get {n:signed} {until?:until}
action = TriggersGive : the [power] increase of trigger effect revealed for your drive check get {n:signed} {until?:until} {=char:OF_DRIVE_CHECKS}
action = PersonaGives : when you persona ride , you draw {n:number} card instead of 1 , and increase [power] by {power:signed} instead of {of:signed}
action = PersonaGivesBack : your persona ride also increase the [power] of your back row unit
"""  # noqa: E501 - a rule of the grammar is one line
