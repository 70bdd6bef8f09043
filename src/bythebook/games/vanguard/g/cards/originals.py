"""Section 3.7.1.2: what is original."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 3.7.1.2", nothing=0)
def original(game: Game, char: int, card: int) -> int:
    """Original is what is written on a card, whatever effects have made of it."""
    return game.lib.printed[char][game.state.definition[card]]
