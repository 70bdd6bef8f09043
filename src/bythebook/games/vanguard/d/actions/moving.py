"""Section 4.9.4: circles that units can be moved to."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 4.9.4", nothing=True)
def has_room(game: Game, player: int, circle: int, moving: list[int]) -> bool:
    """A circle holds one card: nobody moves to one with a card on it that stays there."""
    return all(card in moving for card in game.state.zone(player, circle))
