"""What is said of cards being played and skills being activated: words and meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import BLOCKER
from bythebook.games.dbs.keywords.battle_keywords import NegateBlocker
from bythebook.games.dbs.terms.playing import ChangeMarkersPlayed
from bythebook.games.dbs.texts.counter_effects import PlayedInMode
from bythebook.games.dbs.texts.negating import NegateCounter, NegateSkill
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.scope import ANSWERS_COUNTER, COUNTERS_PLAY, USED_KIND
from bythebook.text.dbs.subjects import ItsPlayed
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import It, Subject


@dataclass(frozen=True)
class ComesIn(Action):
    """The battle card being played is played in a mode."""

    mode: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not COUNTERS_PLAY.of(scope):
            raise Unplayable(self, "no card is being played")
        return [PlayedInMode(self.mode)]


@dataclass(frozen=True)
class ComesHushed(Action):
    """The battle card being played has its skills negated for the turn, perhaps a mode too."""

    what: Subject
    form: int = 0
    mode: int = NOTHING

    def effects(self, scope: Scope) -> list[Effect]:
        if not COUNTERS_PLAY.of(scope) or scope.it is not None:
            raise Unplayable(self, "no card is being played")
        if not isinstance(self.what, ItsPlayed | It):
            raise Unplayable(self, "another card is not being played")
        played = isinstance(self.what, ItsPlayed) and self.what.done
        found: list[Effect] = [PlayedInMode(hushed=True, played=played)]
        if self.mode >= 0:
            found.append(PlayedInMode(self.mode))
        return found


@dataclass(frozen=True)
class NegateTheCounter(Action):
    """Negate the [Counter] skill that this one answers."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not ANSWERS_COUNTER.of(scope):
            raise Unplayable(self, "no [Counter] skill is being answered")
        return [NegateCounter()]


@dataclass(frozen=True)
class NegateTheBlocker(Action):
    """Negate the [Blocker] skill that was activated: the attack has its first target again."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if USED_KIND.of(scope) != BLOCKER:
            raise Unplayable(self, "no [Blocker] skill was activated")
        return [NegateBlocker()]


@dataclass(frozen=True)
class NegateTheSkill(Action):
    """Negate the skill that is being activated, by which a card would be played."""

    def effects(self, scope: Scope) -> list[Effect]:
        if not COUNTERS_PLAY.of(scope):
            raise Unplayable(self, "no skill is being activated")
        return [NegateSkill()]


@dataclass(frozen=True)
class ComesMarked(Action):
    """The unison card being played is played with more markers on it, or with fewer."""

    n: int
    fewer: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if not COUNTERS_PLAY.of(scope):
            raise Unplayable(self, "no card is being played")
        return [ChangeMarkersPlayed(Num(-self.n if self.fewer else self.n))]


LINES: Final = """
# Cards being played, skills being activated.
deed = ComesIn : {form:being_played} is played in {mode:mode}
being_played = 0 : the battle card being played
being_played = 1 : the battle card played
deed = ComesHushed : {what:hushed} have its skill negated for the turn
deed = ComesHushed : {what:hushed} have its skill negated for the turn before being played {=form:1}
deed = ComesHushed : {what:hushed} have its skill negated for the turn and is played in {mode:mode} {=form:2}
hushed = ItsPlayed : the battle card being played
hushed = ItsPlayed : the battle card played {=done:True}
hushed = It : it
deed = ComesMarked : the unison card being played is played with {n:number} more marker
deed = ComesMarked : the unison card being played is played with {n:number} less marker {=fewer:True}
deed = NegateTheSkill : negate the skill being activated
deed = NegateTheBlocker : negate that [Blocker]
deed = NegateTheBlocker : negate the [Blocker] {=form:1}
deed = NegateTheCounter : negate the [Counter]
deed = NegateTheCounter : negate the [Counter] skill {=form:1}
deed = NegateTheCounter : negate that [Counter] {=form:2}
deed = NegateTheCounter : negate that [Counter] skill {=form:3}
deed = PlayTokens : play {n:number} {name:name} token with {power:number} power in your opponent's battle area {=whose:OPPONENT} {=form:4}
deed = PlayTokens : play {n:number} {name:name} token in your opponent's battle area {=whose:OPPONENT} {=form:5}
"""  # noqa: E501 - a rule of the grammar is one line
