"""Section 11.40: Homare."""

from dataclasses import dataclass
from typing import Final

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, spend

PAID: Final = -200
"""in the place of an ability: that a player has paid for one with Homare this turn"""


@rule("vgg 11.40.1", nothing=True)
def not_yet_paid(game: Game, player: int) -> bool:
    """Only one cost of all abilities with Homare can be paid by their master in a turn."""
    return (player, PAID) not in game.state.used


@dataclass(frozen=True)
class OneHomareATurn(CostPart):
    """What every cost of an ability with Homare asks besides what it says."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return not_yet_paid(game, player)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return [spend(player, PAID)]
