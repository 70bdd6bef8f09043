"""Does a view leak? Deal out differently what a player may not know, and see if they could tell."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.seeing.views import view


def leak(game: Game, player: int) -> str:
    """What gives away a card the player may not know; nothing if all is well."""
    other = resample(game, player, game.decided)
    mine, theirs = view(game, player), view(other, player)
    if mine != theirs:
        changed = sorted(k for k in mine if mine[k] != theirs[k])
        return f"the view of player {player} depends on hidden cards: {', '.join(changed)}"
    return ""
