"""Sections 10.29 and 7.19: abilities that have lost their cost."""

from bythebook.games.vanguard.texts.events import COSTS_NOTHING
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD


@rule("vgg 10.29.1", "vgd 7.19.1", "vgd 11.7.2", nothing=False)
def costs_nothing(game: Game, source: int) -> bool:
    """For what has lost its cost nothing is done when it is to be paid."""
    return game.guard_possible and game.value(CHAR_CANNOT, source & CARD) & COSTS_NOTHING != 0
