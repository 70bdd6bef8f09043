"""What a cost comes to when effects replace parts of it."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.texts.effects import StockCost, stock_payment
from bythebook.games.ws.zones.markers import Markers
from bythebook.games.ws.zones.zones import STAGE, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import CARD, NOTHING

MARKERS: Final = Markers()


@dataclass(frozen=True)
class InsteadOfStock(Effect):
    """If you would pay for an ability of a kind, of such a card, a card may go instead of stock.

    With NOTHING for the kind it is for playing such a card, with 0 for any ability that has one
    of the `marks`. It stands in the body of a continuous ability; nothing is ever resolved.
    """

    category: int
    payer: Cards
    what: Noun = MARKERS
    to: int = WAITING_ROOM
    marks: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@dataclass(frozen=True)
class StockOrElse(CostPart):
    """Pay from the stock, some of it with other cards."""

    count: int
    others: tuple[tuple[int, int], ...]
    """a card that may go instead of one of the stock, and where it goes"""

    def in_stock(self, game: Game, player: int) -> int:
        """How many cards the stock has."""
        return len(game.state.zone(player, STOCK))

    def possible(self, game: Game, source: int, player: int) -> bool:
        return self.in_stock(game, player) + len(self.others) >= self.count

    def may_use(self, game: Game, source: int, player: int) -> tuple[list[int], int, int]:
        least = max(0, self.count - self.in_stock(game, player))
        return [ref for ref, _ in self.others], least, min(self.count, len(self.others))

    def looks(self) -> int:
        return 1 << STOCK

    def leaves(self) -> int:
        return 1 << WAITING_ROOM

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        instead = [c for ref, to in self.others if ref in picked for c in move([ref], to)]
        return [*instead, *stock_payment(game, player, self.count - len(instead))]


def instead_of_stock(game: Game, ability: int, source: int) -> tuple[tuple[int, int], ...]:
    """The cards that may go instead of cards of the stock, one for each effect that says so."""
    state = game.state
    category, marks = NOTHING, 0
    if ability >= 0:
        category, marks = game.lib.abilities[ability].kind, game.lib.abilities[ability].marks
    player = state.master[source & CARD]
    found: list[tuple[int, int]] = []
    for position in STAGE:
        for card in state.zone(player, position):
            for each in game.abilities_of(card):
                for says in game.lib.abilities[each].body[:1]:
                    if not isinstance(says, InsteadOfStock):
                        continue
                    if says.category not in (0, category):
                        continue
                    if says.marks and not says.marks & marks:
                        continue
                    if not says.payer.fits(game, source & CARD, state.ref(card)):
                        continue
                    if state.kind_of(source & CARD) not in says.payer.zones:
                        continue
                    # The topmost marker; an effect replaces an event once.
                    others = says.what.refs(game, state.ref(card), player, [])
                    found += [(ref, says.to) for ref in others[:1]]
    return tuple(found)


@dataclass(frozen=True)
class PlayedForAnother(Effect):
    """A card of the hand may be played at no cost, by putting another card away instead.

    It stands in the body of a continuous ability; nothing is ever resolved.
    """

    what: Cards
    to: int = WAITING_ROOM

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@dataclass(frozen=True)
class StockOrAnother(CostPart):
    """Pay from the stock, or put one other card away in place of all of it."""

    count: int
    others: tuple[int, ...]
    to: int

    def may_use(self, game: Game, source: int, player: int) -> tuple[list[int], int, int]:
        least = int(len(game.state.zone(player, STOCK)) < self.count)
        return list(self.others), least, 1

    def looks(self) -> int:
        return 1 << STOCK

    def leaves(self) -> int:
        return 1 << WAITING_ROOM

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        if picked:
            return move(picked, self.to)
        return stock_payment(game, player, self.count)


def played_for_another(game: Game, cost: tuple[CostPart, ...], source: int) -> tuple[CostPart, ...]:
    """What playing a card costs, if its own text lets another card go instead."""
    state = game.state
    card = source & CARD
    player = state.master[card]
    for ability in game.abilities_of(card):
        for says in game.lib.abilities[ability].body[:1]:
            if isinstance(says, PlayedForAnother):
                found = tuple(says.what.refs(game, source, player, []))
                parts = [p for p in cost if isinstance(p, StockCost)]
                if found and parts:
                    return (StockOrAnother(parts[0].count, found, says.to),)
    return cost


def with_parts_replaced(
    game: Game, cost: tuple[CostPart, ...], ability: int, source: int
) -> tuple[CostPart, ...]:
    """An ability's cost, with what may be paid otherwise."""
    if not game.lib.any_saying:
        return cost
    if ability < 0:
        other = played_for_another(game, cost, source)
        if other != cost:
            return other
    others = instead_of_stock(game, ability, source)
    if not others:
        return cost
    return tuple(StockOrElse(p.count, others) if isinstance(p, StockCost) else p for p in cost)
