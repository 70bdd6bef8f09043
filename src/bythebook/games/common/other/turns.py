"""Extra turns."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import NOTHING


@rule("vgg 12.4.1", "vgg 12.4.2", "vgd 17.2.1", "vgd 17.2.2", nothing=NOTHING)
def next_extra_turn(game: Game) -> int:
    """An extra turn comes directly after the turn in which it was added.

    So the one added last comes first; those that were there before it come after it.
    """
    return len(game.state.extra_turns) - 1
