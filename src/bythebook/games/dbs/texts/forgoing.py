"""Costs by which a player gives up doing something for the turn."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import THIS_TURN, Change, give
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import NOTHING


@dataclass(frozen=True)
class Promise(CostPart):
    """For the turn, whoever pays this cannot do something (bits of what players cannot do)."""

    bits: int

    def possible(self, game: Game, source: int, player: int) -> bool:
        return True

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        layer = game.book.layer(BITS_ON, CHAR_CANNOT)
        turn = game.state.turn
        return [
            give(
                BITS_ON,
                CHAR_CANNOT,
                self.bits,
                [player],
                layer,
                THIS_TURN,
                turn,
                source,
                NOTHING,
                player,
            )
        ]
