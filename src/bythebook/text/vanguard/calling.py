"""Circles to which cards are called, moved or ridden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.texts import calling as game
from bythebook.games.vanguard.texts.deck import RevealTop
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.language.nouns import Bound, Num
from bythebook.kernel.state.refs import AS_ZONE, NOTHING
from bythebook.text.english.actions import Action, moved, reg_of, taken
from bythebook.text.english.counts import Count
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.places import G, R, zones_of
from bythebook.text.vanguard.scope import CALLED, RODE


@dataclass(frozen=True)
class Circle:
    """A circle to which cards go."""

    circles: int
    open: bool = False
    apart: bool = False
    column: Subject | None = None
    form: int = 0
    back: bool = False
    front: bool = False

    def onto(self, scope: Scope, several: bool) -> game.Onto:
        """Which circles are meant."""
        if self.circles not in (R, G):
            raise Unplayable(self, "cards are called to rear-guard circles or as guardians")
        zones = zones_of(self.circles)
        column = None if self.column is None else self.column.noun(scope)
        return game.Onto(zones, self.open, column, apart=self.apart or several)


@dataclass(frozen=True)
class CallIt(Action):
    """Call cards to circles."""

    goes_on: ClassVar[bool] = True

    what: Subject
    to: Circle
    mode: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        if found.several and not self.to.apart and self.to.circles == R:
            raise Unplayable(self, "it leaves open whether they are called to one circle")
        onto = self.to.onto(scope, False)
        moved(scope, found, (CALLED, NOTHING))
        called = game.CallCards(found.noun, onto, orientation=self.mode, reg=reg_of(found))
        return [*found.effects, called]


@dataclass(frozen=True)
class RideIt(Action):
    """Ride a card."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        if found.several or scope.actor:
            raise Unplayable(self, "one card is ridden")
        moved(scope, found, (RODE, NOTHING))
        return [*found.effects, game.RideCard(found.noun, reg=reg_of(found))]


@dataclass(frozen=True)
class CallTop(Action):
    """Call so many cards from the top of your deck."""

    goes_on: ClassVar[bool] = True

    count: Count
    to: Circle
    mode: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.count.up_to or scope.actor:
            raise Unplayable(self, "it leaves open how many")
        several = self.count.n > 1
        if several and not self.to.apart and self.to.circles == R:
            raise Unplayable(self, "it leaves open whether they are called to one circle")
        scope.forget_moved()
        scope.did(CALLED, Bound(R_MOVED), several)
        scope.it, scope.done = Spoken(Bound(R_MOVED), several), Bound(R_MOVED)
        look = RevealTop(Num(self.count.n), reg=R_EXTRA)
        onto = self.to.onto(scope, False)
        return [look, game.CallCards(Bound(R_EXTRA), onto, orientation=self.mode, reg=R_MOVED)]


@dataclass(frozen=True)
class MoveIt(Action):
    """Move units to other circles."""

    goes_on: ClassVar[bool] = True

    what: Subject
    to: Circle

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        onto = self.to.onto(scope, False)
        scope.done = Bound(reg_of(found))
        return [*found.effects, game.MoveUnits(found.noun, onto, reg=reg_of(found))]


LINES: Final = """
deed = CallIt : call {what:what} {to:to_circle}
deed = CallIt : call {what:what} {to:to_circle} as {mode:turned}
deed = CallIt : call {what:what} {to:to_circle} at {mode:turned} {=form:1}
deed = CallTop : call {count:count} card from the top of your deck {to:to_circle}
deed = CallTop : call {count:count} card from the top of your deck {to:to_circle} at {mode:turned}
deed = CallTop : call {count:count} card from the top of your deck {to:to_circle} as {mode:turned} {=form:1}
deed = CallTop : call the top card of your deck {to:to_circle} {=count:JUST_ONE} {=form:2}
deed = MoveIt : move {what:what} {to:to_circle}
deed = RideIt : ride {what:what}
to_circle = Circle : to {circles:circle}
to_circle = Circle : to a open {circles:circle} {=open:True}
to_circle = Circle : to your {circles:circle} {=form:1}
to_circle = Circle : to separate {circles:circle} {=apart:True}
to_circle = Circle : to separate open {circles:circle} {=open:True} {=apart:True}
to_circle = Circle : to {circles:circle} in the same column as {column:column_of}
to_circle = Circle : to a open {circles:circle} in the same column as {column:column_of} {=open:True}
column_of = | this | it
"""  # noqa: E501 - a rule of the grammar is one line
