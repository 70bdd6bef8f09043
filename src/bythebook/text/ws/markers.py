"""Cards that go under characters as markers, and are chosen there; with their lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.keywords.keyword_actions import GoUnder
from bythebook.games.ws.texts.hiding import TopAsMarker
from bythebook.games.ws.zones.markers import FirstOf, Markers, PutAsMarkers
from bythebook.games.ws.zones.zones import HAND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.amounts import Among, Both
from bythebook.kernel.language.nouns import Bound, Cards, Noun, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import AS_ZONE, FACE_DOWN, FACE_UP
from bythebook.kernel.texts.verbs import ChooseAmong
from bythebook.text.ws.actions import Action
from bythebook.text.ws.kinds import Kind, amount_of
from bythebook.text.ws.moving import AsMarker
from bythebook.text.ws.nouns import Area, Count, Pile, Sort, cards_of, several
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThisCard


def host_of(node: object, under: Subject, scope: Scope) -> Noun:
    """The character that cards go under: one of yours, on the stage."""
    if under.whose(scope) != YOU or under.several(scope) or scope.away:
        raise Unplayable(node, "they go under one of your characters")
    return under.noun(scope)


@dataclass(frozen=True)
class TopUnder(Action):
    """Put the top card of your deck under this card as a marker."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.speak_of(Bound(R_MOVED), YOU, False)
        return [TopAsMarker(ThisCard().noun(scope))]


@dataclass(frozen=True)
class TopUnderThis(Action):
    """Put the top card of your deck under this card as a marker, face up, or as markers lie."""

    face: int = FACE_DOWN

    def effects(self, scope: Scope) -> list[Effect]:
        scope.forget(Bound(R_MOVED))
        scope.speak_of(Bound(R_MOVED), YOU, False)
        scope.done = Bound(R_MOVED)
        return [TopAsMarker(ThisCard().noun(scope), self.face)]


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
class OrderedMarkers(AsMarker):
    """Put several cards under this card as markers, and say that the order is free."""

    after: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if not self.what.several(scope):
            raise Unplayable(self, "one card has no order")
        return super().effects(scope)


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


@dataclass(frozen=True)
class ThisUnder(Action):
    """Put this card under the character that was just put on the stage, as a marker."""

    what: Subject
    face: int = FACE_UP

    def effects(self, scope: Scope) -> list[Effect]:
        under = self.what.noun(scope)
        if self.what.whose(scope) != YOU or self.what.several(scope):
            raise Unplayable(self, "it goes under one of your characters")
        scope.done = Bound(R_MOVED)
        return [PutAsMarkers(This(), under, self.face)]


@dataclass(frozen=True)
class GoesUnder(Action):
    """Put this card and all its markers under the named card that was just put on the stage."""

    name: str
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.it != Bound(R_MOVED):
            raise Unplayable(self, "nothing was put on the stage before")
        named = cards_of(Kind(0, names=(self.name,)), scope)
        return [GoUnder(Among(Bound(R_MOVED), named), FACE_UP)]


@dataclass(frozen=True)
class TheseMarkers(Subject):
    """Markers underneath this card: all of them, or some from the top."""

    n: int = 0
    bare: bool = False

    def noun(self, scope: Scope) -> Noun:
        return FirstOf(Markers(), self.n) if self.n else Markers()

    def several(self, scope: Scope) -> bool:
        return self.n != 1


@dataclass(frozen=True)
class ChooseMarker(Action):
    """Choose markers underneath this card."""

    count: Count
    kind: Sort | None = None
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        kind = Cards() if self.kind is None else cards_of(self.kind, scope)
        count = amount_of(self.count.n, scope)
        scope.looked = scope.held = False
        scope.choose(YOU, several(self.count))
        markers = Markers(kind=kind if kind.asks() else None)
        return [ChooseAmong(markers, kind, count, self.count.up_to)]


@dataclass(frozen=True)
class ChooseMarkerOr(Action):
    """Choose 1 marker underneath this card, or 1 card in a zone."""

    pile: Pile

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked = scope.held = False
        scope.choose(YOU, False)
        if self.pile.area.zones == (HAND,) or self.pile.whose:
            raise Unplayable(self, "nobody else sees whether there is one")
        return [ChooseAmong(Both(Markers(), self.pile.cards(scope)), Cards())]


LINES: Final = """
# Cards that go under characters as markers.
action = ChooseMarker : choose {count:count} {kind:named} marker underneath this card
action = ChooseMarker : choose {count:count} marker underneath this card {=form:1}
action = ChooseMarker : choose {count:count} {kind:kind} from the marker underneath this card {=form:2}
action = ChooseMarkerOr : choose 1 marker underneath this card or 1 {pile:pile}
action = TopUnderThis : put the top card of your deck underneath this card as a marker
action = TopUnderThis : put the top card of your deck face up underneath this card as a marker {=face:FACE_UP}
action = ThisUnder : put this card face up underneath {what:that_character} as a marker
action = OrderedMarkers : put {what:movable} face up underneath this card in any order as marker {=face:FACE_UP} {=article:False} {=after:True}
movable = | these_markers
these_markers = TheseMarkers : all marker underneath this card {=bare:True}
these_markers = TheseMarkers : all marker from underneath this card
these_markers = TheseMarkers : {n:number} marker underneath this card {=bare:True}
these_markers = TheseMarkers : {n:number} marker from underneath this card
action = OrderedMarkers : put {what:movable} face down in any order underneath this card as marker {=article:False}
action = OrderedMarkers : put {what:movable} face down underneath this card in any order as marker {=article:False} {=after:True}
action = GoesUnder : put this card and all marker underneath this card face up in any order underneath the {name:name} as marker {=form:1}
action = GoesUnder : put this card and all marker underneath this card face up underneath that {name:name} in any order as a marker {=form:2}
action = GoesUnder : put this card and all marker underneath this card face up underneath that {name:name} in any order as marker
action = TopUnder : put the top card of your deck face down underneath this card as a marker
action = OrderedMarkers : put {what:movable} face up in any order underneath this card as marker {=face:FACE_UP} {=article:False}
its_markers = MarkersUnder : {color?:color} marker underneath it {=form:1}
claim = MarkersAre : you do not have a {measure:markers_under} {=n:0} {=how:EQUAL} {=article:True} {=form:1}
action = ThisUnder : put this card face up underneath {what:that_card} as a marker
action = ThisUnder : put this card face down underneath {what:that_card} as a marker {=face:AS_ZONE}
action = ThisUnder : put this card face down underneath {what:that_character} as a marker {=face:AS_ZONE}
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
"""  # noqa: E501 - a rule of the grammar is one line
