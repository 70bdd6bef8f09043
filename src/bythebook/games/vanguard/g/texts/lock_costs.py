"""Locking as a cost."""

from dataclasses import dataclass

from bythebook.games.vanguard.g.actions.locking import lock
from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD


@dataclass(frozen=True)
class LockCost(CostPart):
    """Choose so many rear-guards, and lock them."""

    what: Cards
    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = self.what.refs(game, source, player, [])
        return [r for r in found if game.state.kind_of(r & CARD) in REAR_GUARDS]

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return lock(game, picked)


@dataclass(frozen=True)
class LockThis(CostPart):
    """Lock this rear-guard."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        state = game.state
        return state.alive(source) and state.kind_of(source & CARD) in REAR_GUARDS

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return lock(game, [source])
