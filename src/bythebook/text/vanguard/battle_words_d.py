"""Battles and turns in the overDress era: boosts that a text makes, twin drives, ending a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.actions.persona_ride import ActivatePersonaRide
from bythebook.games.vanguard.d.battle.boosting import BoostWith
from bythebook.games.vanguard.d.battle.driving import PERFORMS_TWIN_DRIVE
from bythebook.games.vanguard.d.other.ending import EndTurn
from bythebook.games.vanguard.d.texts.lasting import DoubleIt, RaiseOrLower
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.nouns import Num
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import It, Subject

__all__ = ["PERFORMS_TWIN_DRIVE"]


@dataclass(frozen=True)
class BoostIt(Action):
    """Boost a unit with units."""

    whom: Subject
    who: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        whom, who = self.whom.fetch(scope), self.who.fetch(scope)
        return [*whom.effects, *who.effects, BoostWith(whom.noun, who.noun)]


@dataclass(frozen=True)
class EndTheTurn(Action):
    """End the turn."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [EndTurn()]


@dataclass(frozen=True)
class ChangesTo(Action):
    """A number of a unit is raised or lowered to a value."""

    char: int
    n: int
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = It().fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        return [*found.effects, RaiseOrLower(found.noun, self.char, Num(self.n), until)]


@dataclass(frozen=True)
class Doubles(Action):
    """Numbers of units are doubled."""

    char: int
    who: Subject
    also: int = 0
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        chars = (self.char, self.also) if self.also else (self.char,)
        return [*found.effects, *[DoubleIt(found.noun, char, until) for char in chars]]


@dataclass(frozen=True)
class PersonaNow(Action):
    """Activate a persona ride."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [ActivatePersonaRide()]


LINES: Final = """
deed = PersonaNow : activate persona ride
action = Cannot : you cannot ride {until?:until} {=who:THE_PLAYER} {=bits:CANNOT_RIDE} {=form:13}
deed = ChangesTo : increase or decrease its {char:number_of} to {n:number} {until?:until}
deed = Doubles : double the {char:number_of} of {who:what} {until?:until}
deed = Doubles : double the {char:number_of} and {also:number_of} of {who:what} {until?:until}
number_of = POWER : [power]
number_of = CRITICAL : [critical]
number_of = DRIVE : drive
deed = BoostIt : boost {whom:what} with {who:what}
deed = EndTheTurn : end the turn
attacks_so = PERFORMS_TWIN_DRIVE : performs twin drive
"""
