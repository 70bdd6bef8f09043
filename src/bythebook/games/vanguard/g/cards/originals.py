"""Section 3.7.1.2: what is original."""

from bythebook.games.vanguard.g.cards.states import lacks
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 3.7.1.2", nothing=0)
def original(game: Game, char: int, card: int) -> int:
    """Original is what is written on a card, whatever effects have made of it.

    Of what it lacks the way it lies it has nothing.
    """
    if lacks(game, card) >> char & 1:
        return 0
    return game.lib.printed[char][game.state.definition[card]]
