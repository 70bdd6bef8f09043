"""Sections 8.3, 8.9 and 8.11: switched-off parts, continuous effects, last information."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import E_SINCE, E_STAMP
from bythebook.kernel.state.refs import NOTHING


@rule("ws 8.9.1.5", "ws 8.9.1.5.1", nothing=0)
def since_placed(game: Game, card: int) -> int:
    """A continuous ability is as old as its card's stay; from position to position it goes on.

    Where nothing else decides, the older effect comes first.
    """
    return game.state.placed[card]


@rule("ws 8.9.1.5", "ws 8.9.1.5.2", nothing=0)
def since_played(effect: Change) -> int:
    """Any other effect is as old as the playing of the ability that made it."""
    return effect[E_STAMP] if effect[E_SINCE] == NOTHING else effect[E_SINCE]
