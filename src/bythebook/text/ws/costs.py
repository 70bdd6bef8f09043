"""What stands between the brackets of a cost: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.ws.effects import ClockTopCost, MoveCost, MoveThis, RestCost, StockCost
from bythebook.games.ws.effects import RestThis as RestThisCost
from bythebook.games.ws.zones import HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities import CostPart
from bythebook.kernel.nouns import YOU, Cards
from bythebook.text.ws.nouns import Area, Group, Kind
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

    def part(self, scope: Scope) -> CostPart:
        return MoveThis(self.to.zones[0])


@dataclass(frozen=True)
class FromHand(Part):
    """Put 1 card from your hand into a zone."""

    n: int
    kind: Kind
    to: Area

    def part(self, scope: Scope) -> CostPart:
        return MoveCost(Cards(YOU, (HAND,), self.kind.tests()), self.n, self.to.zones[0])


@dataclass(frozen=True)
class FromStage(Part):
    """Put 1 other character from your stage into your waiting room."""

    n: int
    kind: Kind

    def part(self, scope: Scope) -> CostPart:
        others = Cards(YOU, STAGE, self.kind.tests(everywhere=False), other=True)
        return MoveCost(others, self.n, WAITING_ROOM)


@dataclass(frozen=True)
class TopCard(Part):
    """Put the top card of a zone into another."""

    area: Area
    to: Area

    def part(self, scope: Scope) -> CostPart:
        return ClockTopCost(self.area.zones[0], self.to.zones[0])


@dataclass(frozen=True)
class Cost:
    """The bracket: its parts in the order they are paid."""

    parts: tuple[Part, ...]

    def cost(self, scope: Scope, in_hand: bool = False) -> tuple[CostPart, ...]:
        """What it means, for an ability of a card on the stage or in the hand."""
        for part in self.parts:
            if isinstance(part, PutThis) and part.from_hand != in_hand:
                raise Unplayable(part, "this card is not there when the cost is paid")
        return tuple(part.part(scope) for part in self.parts)
