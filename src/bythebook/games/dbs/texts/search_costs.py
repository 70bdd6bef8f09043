"""Costs by which a deck is looked through: what is found is used, or nothing, and it is shuffled.

Only "up to" so many cards can be asked for: of any other number nobody could tell, without looking,
whether it can be paid (8-4-2-2).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.abilities.skill_costs import Deed
from bythebook.games.dbs.zones.zones import DECK
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.state.changes import Change, reveal
from bythebook.kernel.state.options import K_PAY

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class LookThroughDeck(CostPart):
    """Look through the deck."""

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        deck = game.state.refs(game.state.zone(player, DECK))
        return reveal(deck, game.book.searchers(player))


@dataclass(frozen=True)
class WithFound(CostPart):
    """Choose up to so many cards of a kind in the deck just looked through, for something."""

    what: Cards
    count: int
    deed: Deed

    def choosing(self, game: "Game", source: int, player: int, used: list[int]) -> Choose:
        found = self.what.refs(game, source, player, [])
        return Choose(player, found, 0, self.count, True, K_PAY)

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return self.deed.changes(game, picked, source, player)


@dataclass(frozen=True)
class ShuffleDeck(CostPart):
    """Shuffle the deck."""

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return game.book.shuffled(player, DECK)
