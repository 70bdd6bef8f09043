"""Abilities that stand by more than once, or not from what a text does (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.games.vanguard.cards.cards import STATES
from bythebook.games.vanguard.d.abilities.standing_by import (
    NotStandingBy,
    StandingByAgain,
    standing_by,
)
from bythebook.games.vanguard.d.markers import CallTokensOf
from bythebook.games.vanguard.texts.calling import CallCards
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.lasting import GiveBits
from bythebook.text.english import sentences as english
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.calling import CallIt
from bythebook.text.vanguard.d.lexicon import LEXICON_D


@dataclass(frozen=True)
class StandBy(Action):
    """Automatic abilities of units stand by so often."""

    goes_on: ClassVar[bool] = True

    who: Subject
    times: int
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        self.check(scope)
        found = self.who.fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        return [*found.effects, GiveBits(found.noun, STATES, standing_by(self.times), until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        self.check(scope)
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        return [Modifier(BITS_ON, STATES, self.who.noun(scope), bits=standing_by(self.times))]

    def check(self, scope: Scope) -> None:
        """Only one era says so."""
        if scope.game is not LEXICON_D:
            raise Unplayable(self, "this era has no rule for abilities that stand by often")


@dataclass(frozen=True)
class NotFromCall(Action):
    """From the call just made abilities of the opponent's cards do not stand by."""

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "it leaves open from which call")


@dataclass(frozen=True)
class QuietCall(Action):
    """A call from which abilities of the opponent's cards do not stand by."""

    goes_on: ClassVar[bool] = True

    call: CallIt

    def effects(self, scope: Scope) -> list[Effect]:
        found: list[Effect] = []
        for effect in self.call.effects(scope):
            if isinstance(effect, CallCards | CallTokensOf):
                found += [NotStandingBy(OPPONENT), effect, StandingByAgain()]
            else:
                found.append(effect)
        return found


def quietly(sentences: tuple[english.Sentence, ...]) -> tuple[english.Sentence, ...]:
    """Sentences, with what is said of a call after it said in its place."""
    found: list[english.Sentence] = []
    for sentence in sentences:
        if isinstance(sentence.first, NotFromCall) and found:
            found[-1] = _quiet(found[-1], sentence)
        else:
            found.append(sentence)
    return tuple(found)


def _quiet(before: english.Sentence, said: english.Sentence) -> english.Sentence:
    """A sentence whose one call is quiet."""
    actions = [before.first, *[step.action for step in before.rest]]
    calls = [action for action in actions if isinstance(action, CallIt)]
    if len(calls) != 1 or said.rest or said.prefixes or said.may or said.later:
        raise Unplayable(said, "it leaves open which call is meant")
    if before.later or any(step.later for step in before.rest):
        raise Unplayable(said, "the call is made later")
    quiet = QuietCall(calls[0])
    rest = tuple(replace(s, action=quiet) if s.action is calls[0] else s for s in before.rest)
    return replace(before, first=quiet if before.first is calls[0] else before.first, rest=rest)


LINES: Final = """
action = StandBy : the [AUTO] ability of {who:subject} activate {times:how_often} {until?:until}
how_often = 2 : twice
how_often = 3 : 3 time
not_again = NotFromCall : your opponent's cards' [AUTO] ability do not activate from this call
"""
