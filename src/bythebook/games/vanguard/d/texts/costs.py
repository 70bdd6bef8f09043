"""What only costs of the overDress era can ask for."""

from dataclasses import dataclass

from bythebook.games.vanguard.d.policy import FEWEST_OF_ALL
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.state.changes import Change


@dataclass(frozen=True)
class AllCost(CostPart):
    """What a part of a cost does with chosen cards is done with all that could be chosen."""

    part: CostPart
    asks: Condition | None = None
    """what has to be so besides"""

    def possible(self, game: Game, source: int, player: int) -> bool:
        if self.asks is not None and not self.asks.holds(game, source, player, []):
            return False
        return len(self.part.candidates(game, source, player)) >= FEWEST_OF_ALL.value

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        found = self.part.candidates(game, source, player)
        return [*self.part.changes(game, source, player, found)] if found else []
