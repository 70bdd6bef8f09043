"""Battles and turns in the overDress era: boosts that a text makes, twin drives, ending a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.battle.attack_by_effect import attack_and_then
from bythebook.games.vanguard.d.actions.persona_ride import ActivatePersonaRide
from bythebook.games.vanguard.d.battle.boosting import BoostWith
from bythebook.games.vanguard.d.battle.driving import PERFORMS_TWIN_DRIVE
from bythebook.games.vanguard.d.other.ending import EndTurn
from bythebook.games.vanguard.d.texts.lasting import DoubleIt, RaiseOrLower
from bythebook.games.vanguard.d.texts.referring import ForEachReferred
from bythebook.games.vanguard.zones.zones import VANGUARD, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.amounts import Except, Tally
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Num, This, ValueOf
from bythebook.kernel.language.words import AT_LEAST, OPPONENT, YOU
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import It, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.costs import paid_with_own

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
    who: Subject | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        found = (self.who or It()).fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        return [*found.effects, RaiseOrLower(found.noun, self.char, Num(self.n), until)]


@dataclass(frozen=True)
class MatchesOf(Action):
    """A number of this unit is raised or lowered to what your vanguard has."""

    char: int
    of: int
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.of != self.char:
            raise Unplayable(self, "it is compared with another number")
        reg = scope.next_choice(self)
        until = scope.game.lasts(self.until or scope.until)
        change = RaiseOrLower(This(), self.char, ValueOf(Bound(reg), self.char), until)
        return [ForEachReferred(Cards(YOU, (VANGUARD,)), (change,), reg)]


@dataclass(frozen=True)
class AttackAndThen(Action):
    """The unit just spoken of attacks one of the opponent's; if that attack hits, this is done."""

    goes_on: ClassVar[bool] = True

    then: Action

    def effects(self, scope: Scope) -> list[Effect]:
        spoken = scope.it
        if spoken is None or spoken.several or not paid_with_own(scope):
            raise Unplayable(self, "it leaves open who attacks")
        others = Except(Cards(OPPONENT, VANGUARD_AND_REAR), spoken.noun)
        hit = scope.next_choice(self)
        then = If(AmountIs(Tally(Bound(hit)), AT_LEAST, 1), tuple(self.then.effects(scope)))
        return [attack_and_then(spoken.noun, others, hit, then)]


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
action = ChangesTo : this unit's {char:changed_number} increase or decreases to {n:number} {until?:until} {=who:THIS_UNIT}
deed = ChangesTo : increase or decrease its {char:changed_number} to {n:number} {until?:until}
deed = MatchesOf : increase or decrease this unit's {char:changed_number} to match your vanguard's {of:changed_number} {until?:until}
deed = Doubles : double the {char:changed_number} of {who:what} {until?:until}
deed = Doubles : double the {char:changed_number} and {also:changed_number} of {who:what} {until?:until}
changed_number = POWER : [power]
changed_number = CRITICAL : [critical]
changed_number = DRIVE : drive
deed = AttackAndThen : attack 1 of your opponent's unit , and if that attack hit , {then:deed}
deed = BoostIt : boost {whom:what} with {who:what}
deed = EndTheTurn : end the turn
attacks_so = PERFORMS_TWIN_DRIVE : performs twin drive
attacks_so = DRIVES : performs drive check
"""  # noqa: E501 - a rule of the grammar is one line
