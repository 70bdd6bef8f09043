"""What characters cannot do, of several kinds at once; cards go under others; their lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.hiding import TopAsMarker
from bythebook.games.ws.markers import PutAsMarkers
from bythebook.kernel.abilities import Effect, Modifier
from bythebook.kernel.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.lasting import Forbid
from bythebook.kernel.nouns import Bound, Noun
from bythebook.kernel.refs import AS_ZONE, FACE_DOWN
from bythebook.kernel.resolve import R_MOVED
from bythebook.kernel.words import YOU
from bythebook.text.ws.actions import Action
from bythebook.text.ws.getting import Cannot
from bythebook.text.ws.nouns import Area
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThisCard


@dataclass(frozen=True)
class CannotAll(Action):
    """Characters can do none of two or three things."""

    who: Subject
    first: int
    second: int
    third: int = 0
    until: int = 0
    form: int = 0

    def all_of_it(self) -> Cannot:
        """The same as one thing that they cannot do."""
        return Cannot(self.who, self.first | self.second | self.third, self.until)

    def effects(self, scope: Scope) -> list[Effect]:
        return self.all_of_it().effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return self.all_of_it().modifiers(scope)


@dataclass(frozen=True)
class AlsoCannot(Action):
    """... and cannot do something, said of who has just got something, or cannot either."""

    what: int
    until: int = 0

    def who(self, scope: Scope) -> Noun:
        """Of whom it is said."""
        if scope.getter is None:
            raise Unplayable(self, "nobody gets anything before")
        return scope.getter

    def effects(self, scope: Scope) -> list[Effect]:
        until = self.until or scope.led_until
        if not until:
            raise Unplayable(self, "it does not say for how long")
        return [Forbid(self.who(scope), self.what, until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return [Modifier(BITS_ON, CHAR_CANNOT, self.who(scope), bits=self.what)]


def host_of(node: object, under: Subject, scope: Scope) -> Noun:
    """The character that cards go under: one of yours, on the stage."""
    if under.whose(scope) != YOU or under.several(scope) or scope.away:
        raise Unplayable(node, "they go under one of your characters")
    return under.noun(scope)


@dataclass(frozen=True)
class TopsUnder(Action):
    """Put the top cards of your deck or your stock under one of your characters as markers."""

    area: Area
    under: Subject
    n: int = 1
    face: int = FACE_DOWN
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area.whose != YOU:
            raise Unplayable(self, "cards go under characters of the player whose they are")
        this = isinstance(self.under, ThisCard)
        host = self.under.noun(scope) if this else host_of(self, self.under, scope)
        scope.forget(Bound(R_MOVED))
        scope.done = Bound(R_MOVED)
        if self.n > 1:
            # Of several only the last would be spoken of.
            scope.it = scope.done = None
        elif this:
            scope.speak_of(Bound(R_MOVED), YOU, False)
        return [TopAsMarker(host, self.face, self.area.zones[0])] * self.n


@dataclass(frozen=True)
class UnderThat(Action):
    """Put a card under the character that was spoken of, as a marker."""

    what: Subject
    under: Subject
    face: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.whose(scope) != YOU:
            raise Unplayable(self, "cards go under characters of the player whose they are")
        host = host_of(self, self.under, scope)
        if what == host:
            raise Unplayable(self, "a card does not go under itself")
        scope.forget(Bound(R_MOVED))
        scope.held = False
        scope.done = Bound(R_MOVED)
        return [PutAsMarkers(what, host, self.face)]


BARRING: Final = """
# What cannot be done, and what goes under what.
action = CannotAll : {who:subject} cannot {first:ban} or {second:ban} {until?:until}
action = CannotAll : {who:subject} cannot {first:ban} and cannot {second:ban} {until?:until} {=form:1}
action = CannotAll : {who:subject} cannot {first:ban} , {second:ban} , or {third:ban} {until?:until} {=form:2}
action = AlsoCannot : cannot {what:ban} {until?:until}
action = TopsUnder : put the top card of {area:under_from} underneath {under:under_whom} as a marker
action = TopsUnder : put the top card of {area:under_from} face up underneath {under:under_whom} as a marker {=face:FACE_UP}
action = TopsUnder : put the top card of {area:under_from} face down underneath {under:under_whom} as a marker {=form:1}
action = TopsUnder : put the top {n:number} card of {area:under_deck} face up underneath {under:under_any} as marker {=face:FACE_UP}
action = TopsUnder : put the top {n:number} card of {area:under_deck} face down underneath {under:under_any} as marker {=form:1}
action = TopsUnder : put the top {n:number} card of {area:under_deck} underneath {under:under_any} as marker
action = TopsUnder : put {n:number} card from the top of {area:under_deck} underneath {under:under_any} as a marker {=form:2}
action = TopsUnder : put {n:number} card from the top of {area:under_deck} underneath {under:under_any} as marker {=form:3}
under_deck = | deck_area | stock_area
under_any = | this | that_character
under_from = | stock_area
under_whom = | this | that_character
action = TopsUnder : put the top card of {area:deck_area} underneath {under:that_character} as a marker
action = TopsUnder : put the top card of {area:deck_area} face up underneath {under:that_character} as a marker {=face:FACE_UP}
action = TopsUnder : put the top card of {area:deck_area} face down underneath {under:that_character} as a marker {=form:1}
action = UnderThat : put {what:goes_under} underneath {under:that_character} as a marker
action = UnderThat : put {what:goes_under} face down underneath {under:that_character} as a marker {=form:1}
action = UnderThat : put {what:goes_under} face up underneath {under:that_character} as a marker {=face:FACE_UP}
action = UnderThat : put {what:goes_under} underneath {under:that_character} face down as a marker {=form:2}
goes_under = | pronoun | rest | that_card | those_cards | these_markers
gain = Plus : {n:signed} {=stat:POWER} {=bare:True}
"""  # noqa: E501 - a rule of the grammar is one line
