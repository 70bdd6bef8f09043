"""Locking as a cost."""

from dataclasses import dataclass

from bythebook.games.vanguard.g.actions.locking import lock
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import Change


@dataclass(frozen=True)
class LockCost(CostPart):
    """Choose so many rear-guards, and lock them."""

    what: Cards
    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return lock(game, picked)
