"""Section 5.1.3: what is original."""

from bythebook.games.vanguard.d.abilities.layers import originals_lost
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.values.explain import up_to_layer


@rule("vgd 5.1.3", "vgd 5.1.3.1", nothing=0)
def original(game: Game, char: int, card: int) -> int:
    """Original is what is written on a card, as effects that change what is original leave it."""
    game.sheet_values()
    return up_to_layer(game, char, card, originals_lost())
