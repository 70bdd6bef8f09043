"""What stands between the brackets of a cost: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.cost_parts import (
    ExchangeCost,
    MoveTo,
    MoveTogether,
    RestWithThis,
    RevealAndPut,
    RevealCost,
    ShowAndMove,
    ShuffleCost,
)
from bythebook.games.ws.texts.effects import ClockTopCost, MoveCost, MoveThis, RestCost, StockCost
from bythebook.games.ws.texts.effects import RestThis as RestThisCost
from bythebook.games.ws.texts.filters import SharesName
from bythebook.games.ws.zones.markers import MarkerCost, TakeMarkers
from bythebook.games.ws.zones.zone_table import ZONES
from bythebook.games.ws.zones.zones import HAND
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, PUBLIC, TOP
from bythebook.text.ws.nouns import Area, Group, Pile
from bythebook.text.ws.scope import Scope, Unplayable


class Part:
    """One action of a cost."""

    def part(self, scope: Scope) -> CostPart:
        """What it means."""
        raise NotImplementedError


@dataclass(frozen=True)
class Stock(Part):
    """(2): so many cards of the stock."""

    n: int

    def part(self, scope: Scope) -> CostPart:
        return StockCost(self.n)


@dataclass(frozen=True)
class RestThis(Part):
    """【REST】 this card."""

    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return RestThisCost()


@dataclass(frozen=True)
class RestSome(Part):
    """【REST】 2 of your characters."""

    n: int
    group: Group

    def part(self, scope: Scope) -> CostPart:
        return RestCost(self.group.cards(scope), self.n)


@dataclass(frozen=True)
class PutThis(Part):
    """Put this card somewhere, perhaps from the hand; or return it to the hand."""

    to: Area
    from_hand: bool = False
    standing: bool = False
    area: Area | None = None
    """from where: it speaks from there"""

    def part(self, scope: Scope) -> CostPart:
        if self.area is not None:
            scope.here(self.area.zones, self)
        if self.to.bottom:
            if self.standing:
                raise Unplayable(self, "it goes on top")
            return MoveTo(self.to.zones[0], BOTTOM)
        return MoveThis(self.to.zones[0], self.standing)


@dataclass(frozen=True)
class FromZone(Part):
    """Put 1 card from a zone, or other characters from the stage, into a zone."""

    n: int
    what: Pile
    to: Area
    verb: int = 0
    inside: bool = False
    article: int = 0

    def part(self, scope: Scope) -> CostPart:
        origin = self.what.area.zones[0]
        if ZONES.sight[origin] != PUBLIC and origin != HAND:
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        cards = self.what.cards(scope)
        if self.to.bottom:
            return MoveTo(self.to.zones[0], BOTTOM, cards, self.n)
        return MoveCost(cards, self.n, self.to.zones[0])


@dataclass(frozen=True)
class TopCard(Part):
    """Put the top card of a zone into another."""

    area: Area
    to: Area
    n: int = 1
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        if self.to.bottom:
            raise Unplayable(self, "it goes on top")
        return ClockTopCost(self.area.zones[0], self.to.zones[0], self.n)


@dataclass(frozen=True)
class RevealSome(Part):
    """Reveal 1 card of a kind in your hand."""

    n: int
    what: Pile

    def part(self, scope: Scope) -> CostPart:
        if self.what.area.zones != (HAND,):
            raise Unplayable(self, "only what is hidden can be revealed")
        return RevealCost(self.what.cards(scope), self.n)


@dataclass(frozen=True)
class UnderThis(Part):
    """Put 1 card from a zone under this card as a marker."""

    n: int
    what: Pile
    face: int = AS_ZONE

    def part(self, scope: Scope) -> CostPart:
        return MarkerCost(self.what.cards(scope), self.n, self.face)


@dataclass(frozen=True)
class MarkersAway(Part):
    """Put markers from under this card somewhere."""

    n: int
    to: Area
    inside: bool = False

    def part(self, scope: Scope) -> CostPart:
        return TakeMarkers(self.n, self.to.zones[0])


@dataclass(frozen=True)
class ShuffleDeck(Part):
    """Shuffle your deck."""

    def part(self, scope: Scope) -> CostPart:
        return ShuffleCost()


@dataclass(frozen=True)
class RevealPut(Part):
    """Reveal this card in your hand & put it somewhere."""

    to: Area
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return ShowAndMove(self.to.zones[0], BOTTOM if self.to.bottom else TOP)


@dataclass(frozen=True)
class RevealAlike(Part):
    """Reveal 1 card of a kind from your hand that shares its name with a card elsewhere."""

    n: int
    what: Pile
    same: Pile | Group

    def part(self, scope: Scope) -> CostPart:
        alike = replace(self.what.cards(scope), such=SharesName(self.same.cards(scope)))
        return RevealCost(alike, self.n)


@dataclass(frozen=True)
class RevealMove(Part):
    """Reveal 1 card of a kind in your hand and put it somewhere, perhaps under this card."""

    what: Pile
    to: Area | None = None
    face: int = AS_ZONE
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        if self.what.area.zones != (HAND,):
            raise Unplayable(self, "only what is hidden can be revealed")
        cards = self.what.cards(scope)
        if self.to is None:
            return RevealAndPut(cards, 1, 0, face=self.face, under=True)
        return RevealAndPut(cards, 1, self.to.zones[0], BOTTOM if self.to.bottom else TOP)


@dataclass(frozen=True)
class PutBoth(Part):
    """Put 1 other card of the stage and this card somewhere."""

    n: int
    what: Pile
    to: Area
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return MoveTogether(self.what.cards(scope), self.n, self.to.zones[0])


@dataclass(frozen=True)
class ExchangeThis(Part):
    """Exchange a character of your stage and this card."""

    what: Pile

    def part(self, scope: Scope) -> CostPart:
        return ExchangeCost(self.what.cards(scope))


@dataclass(frozen=True)
class Joined(Part):
    """A further part, after "&"."""

    rest: Part
    comma: bool = False

    def part(self, scope: Scope) -> CostPart:
        return self.rest.part(scope)


@dataclass(frozen=True)
class Cost:
    """The bracket: its parts in the order they are paid."""

    parts: tuple[Part, ...]

    def cost(self, scope: Scope, in_hand: bool = False) -> tuple[CostPart, ...]:
        """What it means, for an ability of a card on the stage or in the hand."""
        for joined in self.parts:
            part = joined.rest if isinstance(joined, Joined) else joined
            if isinstance(part, RevealPut) and not in_hand:
                raise Unplayable(part, "this card is not there when the cost is paid")
            if isinstance(part, PutThis) and part.from_hand != in_hand:
                raise Unplayable(part, "this card is not there when the cost is paid")
        return tuple(part.part(scope) for part in self.parts)


@dataclass(frozen=True)
class RestWith(Part):
    """【REST】 this card and 1 of your characters."""

    n: int
    group: Group
    another: bool = False
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return RestWithThis(self.group.cards(scope), self.n)


LINES: Final = """
# Costs.
cost = Cost : [ {parts:parts} ]
parts = * part ; ; ; later_part
later_part = | part | joined
joined = Joined : & {rest:part}
part = Stock : {n:stock}
part = RestThis : 【REST】 this card
part = RestSome : 【REST】 {n:number} of {group:mine_of}
part = PutThis : put this card {to:put_to}
part = PutThis : put this card from your hand {to:put_to} {=from_hand:True}
part = PutThis : return this card to {to:hand_area}
part = FromZone : put {n:number} {what:from_pile} {to:put_to}
part = FromZone : put {n:number} {what:in_pile} {to:put_to} {=inside:True}
part = FromZone : return {n:number} {what:from_pile} to {to:deck_area} {=verb:RETURN}
part = TopCard : put the top card of {area:stack} {to:put_to}
part = TopCard : put the top {n:number} card of {area:stack} {to:put_to}
part = RevealSome : reveal {n:number} {what:in_pile}
part = ShuffleDeck : shuffle your deck
part = UnderThis : put {n:number} {what:from_pile} face up underneath this card as a marker {=face:FACE_UP}
part = MarkersAway : put {n:number} marker from underneath this card into {to:target}
part = MarkersAway : put {n:number} marker underneath this card into {to:target} {=inside:True}
# More that is paid.
part = RevealAlike : reveal {n:number} {what:plain_from_hand} with the same card name as {same:same_as}
plain_from_hand = Pile : {kind:plain} from {area:hand_area}
part = RevealMove : reveal 1 {what:in_pile} , and put it {to:put_to}
part = RevealMove : reveal 1 {what:in_pile} & put it {to:put_to} {=form:1}
part = RevealMove : reveal 1 {what:in_pile} , and put it face down underneath this card as a marker {=form:2}
part = RevealMove : reveal 1 {what:in_pile} & put it face down underneath this card as a marker {=form:3}
part = RevealMove : reveal 1 {what:in_pile} , and put it face up underneath this card as a marker {=face:FACE_UP} {=form:4}
part = RevealMove : reveal 1 {what:in_pile} & put it face up underneath this card as a marker {=face:FACE_UP} {=form:5}
part = PutBoth : put {n:number} {what:from_stage} and this card into {to:target}
part = PutBoth : put this card and {n:number} {what:from_stage} into {to:target} {=form:1}
part = PutBoth : put {n:number} {what:there_on_stage} and this card into {to:target} {=form:2}
from_stage = Pile : {?other:other} {kind:kind} from {area:stage_area}
there_on_stage = Pile : {?other:other} {kind:kind} on {area:stage_area}
part = ExchangeThis : exchange a {what:own_on_stage} and this card
own_on_stage = Pile : {kind:kind} in {area:own_stage}
part = PutThis : put this 【STAND】 card {to:put_to} {=standing:True}
part = RestWith : 【REST】 this card and {n:number} of {group:mine_of}
part = RestWith : 【REST】 this card and another of {group:mine_of} {=n:1} {=another:True}
part = FromZone : put {n:number} of {what:own_other_from} {to:put_to} {=article:2}
own_other_from = Pile : your other {kind:kind} from {area:taken_from} {=other:True}
part = TopCard : put {n:number} card from the top of {area:stack} {to:put_to} {=form:1}
part = RestThis : 【REST】 this card from 【STAND】 {=form:1}
joined = Joined : , and {rest:part} {=comma:True}
part = RevealPut : reveal this card in your hand & put it {to:put_to}
part = UnderThis : put {n:number} {what:from_pile} face down underneath this card as a marker
part = FromZone : choose {n:number} {what:in_pile} , and put it {to:put_to} {=article:3}
part = RestWith : 【REST】 {n:number} of {group:mine_of} and this card {=form:1}
part = RevealPut : reveal this card in your hand & put this card {to:put_to} {=form:1}
part = FromZone : put {n:number} of {what:own_from} {to:put_to} {=article:2}
own_from = Pile : your {kind:kind} from {area:taken_from}
own_other_from = Pile : your other {kind:kind} from {area:the_stage} {=other:True}
own_from = Pile : your {kind:kind} from {area:the_stage}
"""  # noqa: E501 - a rule of the grammar is one line
