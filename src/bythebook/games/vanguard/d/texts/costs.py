"""What only costs of the overDress era can ask for."""

from dataclasses import dataclass

from bythebook.games.vanguard.actions.moving import retire
from bythebook.games.vanguard.d.policy import FEWEST_OF_ALL
from bythebook.games.vanguard.d.single_sets.prison import scout
from bythebook.games.vanguard.texts.costs import RetireCost, unseen
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, Resolve
from bythebook.kernel.abilities.usable import usable
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_PAY


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


@dataclass(frozen=True)
class RetireSome(CostPart):
    """Choose so many units or more, and retire them."""

    what: Cards
    least: int = 1

    def free(self, game: Game, source: int, player: int, used: list[int]) -> list[int]:
        """The units that can be retired for it."""
        return usable(game, (RetireCost(self.what, self.least),), 0, source, player, used)

    def possible(self, game: Game, source: int, player: int) -> bool:
        return self.possible_without(game, source, player, [])

    def possible_without(self, game: Game, source: int, player: int, used: list[int]) -> bool:
        return len(self.free(game, source, player, used)) >= self.least

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> Flow:
        free = self.free(game, source, player, used)
        return Choose(player, free, self.least, len(free), False, K_PAY)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return retire(game, picked)


@dataclass(frozen=True)
class NotePaid(Effect):
    """Right after a cost was paid: later words can speak of what it was paid with."""

    reg: int = R_EXTRA

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(self.reg, frame.chosen)
        return None


@dataclass(frozen=True)
class ScoutCost(CostPart):
    """Choose so many cards, and scout them: who has no Base cannot."""

    what: Cards
    count: int

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = self.what.refs(game, source, player, [])
        return found if scout(game, found, player) else []

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return scout(game, picked, player)

    def secret(self, game: Game) -> bool:
        return unseen(game, self.what)
