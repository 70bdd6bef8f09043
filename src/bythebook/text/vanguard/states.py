"""States of cards that this game has: locked, deleted, in legion, and what keywords make units.

What units become (`become`), are (`is_now`) and are called (`pre`), and what is done: lock,
unlock, delete, legion.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.games.vanguard.g.keywords.becoming import Become, IsNow, event_value
from bythebook.games.vanguard.g.keywords.marks import BLAZING, ENGORGED, SUCCESSFUL
from bythebook.games.vanguard.g.texts import verbs
from bythebook.games.vanguard.g.texts.conditions import (
    CanLegionWith,
    InLegion,
    IsDeleted,
    IsDominated,
    Unlocked,
)
from bythebook.games.vanguard.g.texts.events import EV_DELETED, EV_KEYWORD, EV_LOCKED, EV_UNLOCKED
from bythebook.games.vanguard.g.zones.zones import HEARTS, LOCKED
from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import Effect, Trigger
from bythebook.kernel.language.conditions import Condition, Fits, StandsIn, Unless
from bythebook.kernel.language.nouns import Cards, Noun, This
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import END_OF_TURN
from bythebook.text.english.actions import Action, moved, reg_of, taken
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.moments import Moment, of_this
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.costs import LockChosen
from bythebook.text.vanguard.scope import LOCKED_IT, UNLOCKED_IT
from bythebook.text.vanguard.sentences import DELETED_NOTE, EXPLAINED, LOCKED_NOTE, UNLOCKED_NOTE
from bythebook.text.vanguard.triggers import Doing

LEGION_STATE: Final = 1 << 20
DELETED_STATE: Final = 1 << 21
DOMINATED_STATE: Final = 1 << 22


def state_of(state: int) -> Condition:
    """What it is for a unit to be in a state."""
    if state == LEGION_STATE:
        return InLegion()
    if state == DOMINATED_STATE:
        return IsDominated()
    return IsDeleted() if state == DELETED_STATE else IsNow(state)


@dataclass(frozen=True)
class InState(Mark):
    """In a state."""

    state: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(state_of(self.state))


@dataclass(frozen=True)
class IsInState(Claim):
    """A unit is in a state, or is not."""

    who: Subject
    state: int
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        found = Fits(self.who.noun(scope), Cards(ANYONE, such=state_of(self.state)))
        return Unless(found) if self.none else found


@dataclass(frozen=True)
class OnesAreInState(Claim):
    """The units of a kind that a player has are in a state."""

    kind: Sort
    whose: int
    state: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        return Fits(cards, Cards(ANYONE, such=state_of(self.state)))


@dataclass(frozen=True)
class BecomesSo(Doing):
    """It comes to be in a state that a keyword brings about."""

    state: int

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return Trigger(EV_KEYWORD, who, value=event_value(self.state))


@dataclass(frozen=True)
class OfThisSo(Moment):
    """This unit does something while it is in a state."""

    state: int
    does: Doing
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return game.if_also(self.does.trigger(of_this(scope), scope), state_of(self.state))


@dataclass(frozen=True)
class BecomeIt(Action):
    """Units become something."""

    who: Subject
    state: int
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.state not in (BLAZING, ENGORGED, SUCCESSFUL):
            raise Unplayable(self, "more comes of it than that")
        found = self.who.fetch(scope)
        until = self.until or scope.until or END_OF_TURN
        return [*found.effects, Become(found.noun, self.state, until)]


@dataclass(frozen=True)
class Locks(Doing):
    """It is locked, or unlocked."""

    unlocked: bool = False

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if isinstance(who, This) and not self.unlocked:
            raise Unplayable(self, "a locked card has no text")
        if self.unlocked and isinstance(who, Cards):
            scope.subject = Spoken(Unlocked(), False)  # it is another card than it was
            who = once_locked(who, self)
        return Trigger(EV_UNLOCKED if self.unlocked else EV_LOCKED, who)


def once_locked(who: Cards, node: object) -> Cards:
    """Cards that are unlocked: that they were locked goes without saying."""
    if who.such == StandsIn(LOCKED):
        return replace(who, such=None)
    if who.such is not None or who.tests or who.orient >= 0:
        raise Unplayable(node, "what lies face down is not known to be so")
    return who


@dataclass(frozen=True)
class Deletes(Doing):
    """It is deleted."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if isinstance(who, This):
            raise Unplayable(self, "a deleted unit has no text")
        return Trigger(EV_DELETED, who)


@dataclass(frozen=True)
class Lock(Action):
    """Lock rear-guards, or unlock locked cards."""

    goes_on: ClassVar[bool] = True

    what: Subject
    unlock: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        if not self.unlock:
            moved(scope, found, (LOCKED_IT, NOTHING))
            return [*found.effects, verbs.Lock(found.noun, reg_of(found))]
        if found.reg >= 0 and set(scope.origin) - set(LOCKED):
            # Some of those chosen may not have been locked: which were, nobody notes.
            moved(scope, found)
            scope.done = None
        else:
            moved(scope, found, (UNLOCKED_IT, NOTHING))
        return [*found.effects, verbs.Unlock(found.noun, reg_of(found))]


@dataclass(frozen=True)
class StaysLocked(Action):
    """Locked cards are not unlocked in the opponent's next end phase."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        if scope.actor:
            raise Unplayable(self, "it leaves open whose end phase it is")
        return [*found.effects, verbs.KeepLocked(found.noun)]


@dataclass(frozen=True)
class Delete(Action):
    """Delete units."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = None
        return [*found.effects, verbs.Delete(found.noun)]


@dataclass(frozen=True)
class LockedOnto(Action):
    """Put cards on open circles of a player's as locked cards."""

    goes_on: ClassVar[bool] = True

    what: Subject
    whose: int

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (LOCKED_IT, NOTHING))
        return [*found.effects, verbs.PutLocked(found.noun, self.whose, reg_of(found))]


@dataclass(frozen=True)
class LegionIt(Action):
    """A card legions with your vanguard, or with your heart."""

    goes_on: ClassVar[bool] = True

    what: Subject
    heart: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found)
        partner = Cards(zones=(HEARTS if self.heart else VANGUARD,))
        return [*found.effects, verbs.LegionCards(partner, found.noun, reg_of(found))]


@dataclass(frozen=True)
class CanLegion(Mark):
    """That can legion with your vanguard, or with your heart."""

    heart: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        partner = Cards(zones=(HEARTS if self.heart else VANGUARD,))
        asked.such.append(CanLegionWith(partner))


EXPLAINED[LOCKED_NOTE] = EXPLAINED[UNLOCKED_NOTE] = (Lock, LockedOnto, LockChosen)
EXPLAINED[DELETED_NOTE] = Delete

LINES: Final = """
state = BLAZING : blazing
state = ENGORGED : engorged
state = CHARGING : charging
state = HOLLOWED : hollowed
state = SUCCESSFUL : successful
state = HARMONIOUS : in harmony
state = LEGION_STATE : [legion]
state = DELETED_STATE : deleted
pre = InState : {state:state_before}
state_before = BLAZING : blazing
state_before = ENGORGED : engorged
state_before = CHARGING : charging
state_before = HOLLOWED : hollowed
state_before = SUCCESSFUL : successful
state_before = DELETED_STATE : deleted
state_before = DOMINATED_STATE : dominated
plain_post = InState : that is {state:state} {=form:1}
such_post = InState : in harmony {=state:HARMONIOUS} {=form:2}
claim = IsInState : {who:this} is {state:state}
claim = IsInState : {who:it} is {state:state}
claim = IsInState : {who:this} is not {state:state} {=none:True}
claim = IsInState : {who:it} is not {state:state} {=none:True}
claim = IsInState : {who:this} is legion {=state:LEGION_STATE} {=form:1}
claim = OnesAreInState : all of {whose:whose} {kind:bare_group} is {state:state} {=form:1}
claim = OnesAreInState : {whose:whose} {kind:bare_group} is {state:state}
event = OfThisSo : this {state:state_before} unit {does:does}
event = OfThisSo : this {state:state_before} unit {does:caused}
event = OfThisSo : this unit is {state:state} and {does:does} {=form:1}
event = OfThisSo : this unit is {state:state} and {does:befallen} {=form:2}
deed = BecomeIt : have {who:subject} become {state:state} {until?:until}
action = BecomeIt : {who:subject} become {state:state} {until?:until} {=form:1}
does = BecomesSo : become {state:state}
befallen = Locks : locked
befallen = Deletes : deleted
befallen = Locks : unlocked {=unlocked:True}
deed = Lock : lock {what:what}
deed = Lock : unlock {what:what} {=unlock:True}
action = StaysLocked : {what:it} cannot be unlocked during your opponent's next end phase
action = StaysLocked : {what:it} cannot be unlocked during their next end phase {=form:1}
it = It : that locked card {=that:True} {=form:8}
deed = Delete : delete {what:what}
deed = LockedOnto : put {what:what} on your open (RC) as a locked card {=whose:YOU}
deed = LockedOnto : put {what:what} on your opponent's open (RC) as a locked card {=whose:OPPONENT}
deed = LegionIt : [legion] {what:what} with your vanguard
deed = LegionIt : [legion] {what:what} with your heart card {=heart:True}
plain_post = CanLegion : that can [legion] with your vanguard
plain_post = CanLegion : that can [legion] with your heart card {=heart:True}
"""
