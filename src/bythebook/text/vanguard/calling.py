"""Circles to which cards are called, moved or ridden."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.games.vanguard.g.keywords.becoming import become_hollowed
from bythebook.games.vanguard.g.texts.verbs import GuardWith
from bythebook.games.vanguard.texts import calling as game
from bythebook.games.vanguard.texts.deck import RevealTop
from bythebook.games.vanguard.texts.moving import ThisThere
from bythebook.games.vanguard.zones.zones import (
    BACK_ROW,
    FIELD,
    FRONT_ROW,
    SOUL,
    VANGUARD,
    column_of,
)
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.language.nouns import Bound, Num, This
from bythebook.kernel.state.refs import AS_ZONE, NOTHING
from bythebook.kernel.texts.branching import AsOther
from bythebook.text.english.actions import Action, moved, reg_of, speak_of_this, taken
from bythebook.text.english.counts import Count
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import AmongThem
from bythebook.text.english.scope import PUT_IN, Scope, Spoken
from bythebook.text.english.subjects import AllOf, Fetched, It, Some, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.tokens import call_tokens, is_token
from bythebook.text.vanguard.places import G, R, zones_of
from bythebook.text.vanguard.scope import CALLED, MOVED_IT, RODE, THEIRS_TOO
from bythebook.text.vanguard.sentences import CALL_NOTE, EXPLAINED, STAYS_NOTE

TO_FRONT: Final = 1
TO_BACK: Final = 2
TO_BACK_CENTER: Final = 3
OF_ROW: Final = {
    TO_FRONT: FRONT_ROW,
    TO_BACK: BACK_ROW,
    TO_BACK_CENTER: tuple(z for z in BACK_ROW if z in column_of(VANGUARD)),
}
"""the circles of a row, or the middle one of the back row"""


@dataclass(frozen=True)
class Circle:
    """A circle to which cards go."""

    circles: int
    open: bool = False
    apart: bool = False
    column: Subject | None = None
    form: int = 0
    here: bool = False
    """where this unit is, or was"""
    taken: bool = False
    """only where a unit is"""
    elsewhere: bool = False
    """not where this unit is, or was"""
    theirs: bool = False
    """of the opponent, who calls"""
    row: int = 0
    """of the front row only, of the back row, or its middle one"""

    def zones(self) -> tuple[int, ...]:
        """The zones of the circles, of those of a row if one is said."""
        found = zones_of(self.circles)
        return tuple(z for z in found if z in OF_ROW[self.row]) if self.row else found

    def onto(self, scope: Scope, several: bool) -> game.Onto:
        """Which circles are meant."""
        if self.here:
            return game.Onto(here=True)
        if self.circles not in (R, G):
            raise Unplayable(self, "cards are called to rear-guard circles or as guardians")
        if self.theirs and not scope.actor:
            raise Unplayable(self, "it leaves open who calls")
        zones = self.zones()
        column = None if self.column is None else self.column.noun(scope)
        apart = self.apart or several
        return game.Onto(
            zones, self.open, column, apart=apart, taken=self.taken, elsewhere=self.elsewhere
        )


@dataclass(frozen=True)
class CallIt(Action):
    """Call cards to circles."""

    goes_on: ClassVar[bool] = True

    what: Subject
    to: Circle
    mode: int = AS_ZONE
    form: int = 0
    hollowed: bool = False
    """that they become hollowed as they are called"""
    among: bool = False
    """that they are among those just looked at"""

    def effects(self, scope: Scope) -> list[Effect]:
        if is_token(self.what) and not self.among and not self.hollowed:
            return call_tokens(self.what, self.to.onto(scope, False), self.mode, scope)
        found = taken(among_them(self.what, self) if self.among else self.what, scope)
        onto = self.to.onto(scope, False)
        moved(scope, found, (CALLED, NOTHING))
        reg = reg_of(found)
        called = game.CallCards(found.noun, onto, orientation=self.mode, reg=reg)
        speak_of_called(scope, found, reg)
        if isinstance(found.noun, This | ThisThere):
            scope.gone = FIELD  # it is a new card there, and "this unit" is that
        then = become_hollowed(Bound(reg)) if self.hollowed else ()
        return [*found.effects, called, *then]


def among_them(what: Subject, node: object) -> Subject:
    """Cards of a kind, of those just looked at: said after where they go."""
    if not isinstance(what, AllOf | Some) or not isinstance(what.kind, Kind):
        raise Unplayable(node, "it leaves open what is among them")
    return replace(what, kind=replace(what.kind, post=(*what.kind.post, AmongThem())))


def speak_of_called(scope: Scope, found: Fetched, reg: int) -> None:
    """This card is "it" once it is called, if the text has chosen nothing else that could be."""
    if not isinstance(found.noun, This):
        return
    if scope.it is None or scope.it.several:
        scope.it = Spoken(Bound(reg), False)
    else:
        scope.beside = (scope.it,)


@dataclass(frozen=True)
class CallFrom(Action):
    """Call cards from the area into which this text has just put them."""

    goes_on: ClassVar[bool] = True

    what: Subject
    zone: int
    to: Circle

    def effects(self, scope: Scope) -> list[Effect]:
        put = scope.deeds.get((PUT_IN, self.zone))
        if put is None or scope.it is None or put.noun != scope.it.noun:
            raise Unplayable(self, "it is not known to be there")
        return CallIt(self.what, self.to).effects(scope)


@dataclass(frozen=True)
class RideIt(Action):
    """Ride a card."""

    goes_on: ClassVar[bool] = True

    what: Subject
    mode: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        if found.several or scope.actor:
            raise Unplayable(self, "one card is ridden")
        moved(scope, found, (RODE, NOTHING))
        ride = game.RideCard(found.noun, reg=reg_of(found), orientation=self.mode)
        # No ending tells who rides: it is whoever has found the card.
        done: Effect = AsOther((ride,)) if THEIRS_TOO.of(scope) else ride
        if scope.zones == (VANGUARD,) and not THEIRS_TOO.of(scope):
            scope.gone = (SOUL,)  # this card was ridden upon, and is a new card there
        return [*found.effects, done]


@dataclass(frozen=True)
class CallTop(Action):
    """Call so many cards from the top of your deck."""

    goes_on: ClassVar[bool] = True

    count: Count
    to: Circle
    mode: int = AS_ZONE
    form: int = 0
    theirs: bool = False
    """that the opponent calls them from their deck"""

    def effects(self, scope: Scope) -> list[Effect]:
        if self.count.up_to or bool(scope.actor) != self.theirs:
            raise Unplayable(self, "it leaves open how many, or whose")
        several = self.count.n > 1
        scope.forget_moved()
        scope.did(CALLED, Bound(R_MOVED), several)
        scope.it, scope.done = Spoken(Bound(R_MOVED), several), Bound(R_MOVED)
        look = RevealTop(Num(self.count.n), reg=R_EXTRA)
        onto = self.to.onto(scope, False)
        return [look, game.CallCards(Bound(R_EXTRA), onto, orientation=self.mode, reg=R_MOVED)]


@dataclass(frozen=True)
class Exchange(Action):
    """Two units change places."""

    goes_on: ClassVar[bool] = True

    first: Subject
    second: Subject | None = None
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.second is None:
            raise Unplayable(self, "which two units those are is not told apart")
        one, other = self.first.fetch(scope), self.second.fetch(scope)
        if one.several or other.several:
            raise Unplayable(self, "two units change places")
        scope.done = None
        return [*one.effects, *other.effects, game.ExchangeUnits(one.noun, other.noun)]


@dataclass(frozen=True)
class ExchangeBoth(Action):
    """The two units just chosen change places."""

    goes_on: ClassVar[bool] = True

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = It(plural=True).fetch(scope)
        if not found.several or not isinstance(found.noun, Bound):
            raise Unplayable(self, "which two units those are is not told apart")
        scope.done = None
        return [game.ExchangeTwo(found.noun)]


@dataclass(frozen=True)
class MoveIt(Action):
    """Move units to other circles."""

    goes_on: ClassVar[bool] = True

    what: Subject
    to: Circle

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.did(MOVED_IT, Bound(reg_of(found)), found.several)
        if self.to.circles == G:
            return [*found.effects, GuardWith(found.noun, reg_of(found))]
        onto = self.to.onto(scope, False)
        scope.done = Bound(reg_of(found))
        return [*found.effects, game.MoveUnits(found.noun, onto, reg=reg_of(found))]


@dataclass(frozen=True)
class MoveToOpen(Action):
    """Choose an open circle, and move this unit there."""

    goes_on: ClassVar[bool] = True

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.done = Bound(R_MOVED)
        speak_of_this(scope, Fetched([], This(), False))
        return [game.MoveUnits(This(), game.Onto(open=True))]


EXPLAINED[CALL_NOTE] = CallTop
EXPLAINED[STAYS_NOTE] = (MoveIt, Exchange, ExchangeBoth, MoveToOpen)

LINES: Final = """
deed = CallIt : call {what:what} {to:to_circle}
deed = CallIt : call {what:what} {to:to_circle} as {mode:turned}
deed = CallIt : call {what:what} {to:to_circle} at {mode:turned} {=form:1}
deed = CallIt : call {what:what} {to:to_circle} in {mode:turned} {=form:2}
deed = CallIt : call {what:what} {to:to_circle} as hollowed {=hollowed:True}
deed = CallIt : call {what:all} {to:to_circle} from among them {=among:True}
deed = CallIt : call {what:all} {to:to_circle} at {mode:turned} from among them {=among:True} {=form:1}
deed = MoveToOpen : choose 1 of your open (RC) , and move this unit to that circle
deed = MoveToOpen : choose 1 of your open (RC) , and move this unit to that (RC) {=form:1}
deed = MoveToOpen : choose 1 of your open (RC) , move this unit to that (RC) {=form:2}
deed = CallFrom : call {what:it} from the {zone:zone} {to:to_circle}
deed = CallTop : call {count:count} card from the top of your deck {to:to_circle}
deed = CallTop : call {count:count} card from the top of your deck {to:to_circle} at {mode:turned}
deed = CallTop : call {count:count} card from the top of your deck {to:to_circle} as {mode:turned} {=form:1}
deed = CallTop : call the top card of your deck {to:to_circle} {=count:JUST_ONE} {=form:2}
deed = CallTop : call the top card of their deck {to:to_circle} {=count:JUST_ONE} {=form:2} {=theirs:True}
deed = MoveIt : move {what:what} {to:to_circle}
deed = Exchange : exchange the position of {first:this} and {second:it}
deed = Exchange : exchange the position of {first:it} and {second:this} {=form:1}
deed = ExchangeBoth : exchange their position
deed = Exchange : exchange {first:its_position} with {second:this} {=form:5}
its_position = It : its position
its_position = ThatUnit : that unit's position {=that:True} {=form:5}
deed = ExchangeBoth : exchange the position of those unit {=form:1}
deed = Exchange : exchange position with {second:this} {=first:THE_IT} {=form:3}
deed = Exchange : exchange the position of {first:this} with {second:it} {=form:2}
deed = RideIt : ride {what:what}
deed = RideIt : ride {what:what} as {mode:turned}
deed = RideIt : ride {what:what} on your (VC) {=form:1}
deed = RideIt : ride {what:what} at {mode:turned} {=form:1}
to_circle = Circle : to {circles:circle}
to_circle = Circle : to a open {circles:circle} {=open:True}
to_circle = Circle : to your {circles:circle} {=form:1}
to_circle = Circle : to separate {circles:circle} {=apart:True}
to_circle = Circle : to separate open {circles:circle} {=open:True} {=apart:True}
to_circle = Circle : to {circles:circle} in the same column as {column:column_of}
to_circle = Circle : to a open {circles:circle} in the same column as {column:column_of} {=open:True}
to_circle = Circle : to a {circles:circle} with a unit {=taken:True}
to_circle = Circle : to separate {circles:circle} with a unit {=apart:True} {=taken:True}
to_circle = Circle : to another {circles:circle} {=elsewhere:True}
to_circle = Circle : to another {circles:circle} in the same column as {column:this} {=elsewhere:True}
to_circle = Circle : to a {circles:circle} this unit is not on {=elsewhere:True} {=form:1}
to_circle = Circle : to a open {circles:circle} other than the (RC) this unit was on {=open:True} {=elsewhere:True}
to_circle = Circle : to their open {circles:circle} {=open:True} {=theirs:True}
column_of = | this | it
to_circle = Circle : to the (RC) this unit is on {=circles:R} {=here:True}
to_circle = Circle : to the (RC) this unit was on {=circles:R} {=here:True} {=form:3}
to_circle = Circle : to a {circles:circle} in the same column as {column:column_of} {=form:5}
to_circle = Circle : to open {circles:circle} {=open:True} {=form:4}
to_circle = Circle : to a {row:row_said} {circles:circle}
to_circle = Circle : to a open {row:row_said} {circles:circle} {=open:True}
to_circle = Circle : to your {row:row_said} {circles:circle} {=form:1}
to_circle = Circle : to your open {row:row_said} {circles:circle} {=open:True} {=form:1}
to_circle = Circle : to {row:row_said} {circles:circle} {=form:2}
to_circle = Circle : to open {row:row_said} {circles:circle} {=open:True} {=form:4}
to_circle = Circle : to 1 of your open {circles:circle} {=open:True} {=form:6}
to_circle = Circle : to 1 of your open {row:row_said} {circles:circle} {=open:True} {=form:6}
row_said = TO_FRONT : front row
row_said = TO_BACK : back row
row_said = TO_BACK_CENTER : back row center
"""  # noqa: E501 - a rule of the grammar is one line
