"""What goes along with cards that move: originalDress, tokens that end, other ways to go."""

from bythebook.games.vanguard.d.actions.overdress import originals_follow
from bythebook.games.vanguard.d.markers import erased_there
from bythebook.games.vanguard.d.zones.moving import redirected
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import MOVE, Change


def along_with(game: Game, changes: list[Change]) -> list[Change]:
    """Changes with what goes along with them, every card going where it really goes."""
    state = game.state
    whole = changes
    if state.below:
        whole = []
        for change in changes:
            whole.append(change)
            if change[0] == MOVE and state.alive(change[1]):
                whole += originals_follow(game, change)
    whole = redirected(game, whole)
    if not state.tokens:
        return whole
    ended: list[Change] = []
    for change in whole:
        ended.append(change)
        if change[0] == MOVE and state.alive(change[1]):
            ended += erased_there(game, change)
    return ended
