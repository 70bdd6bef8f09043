"""Does a view leak? Deal out differently what a player may not know, and see if they could tell."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.seeing.views import knows, view
from bythebook.kernel.state.apply_rare import lies_open
from bythebook.kernel.state.refs import FIRST_CARD


def leak(game: Game, player: int) -> str:
    """What gives away a card the player may not know; nothing if all is well.

    Nor is anything kept from them that lies before everybody.
    """
    state = game.state
    for card, zone in enumerate(state.where[FIRST_CARD:], FIRST_CARD):
        if (
            zone >= 0
            and lies_open(state, game.zones, card, zone)
            and not knows(state, player, card)
        ):
            return f"player {player} does not know a card that lies open: {card}"
    other = resample(game, player, game.decided)
    mine, theirs = view(game, player), view(other, player)
    if mine != theirs:
        changed = sorted(k for k in mine if mine[k] != theirs[k])
        return f"the view of player {player} depends on hidden cards: {', '.join(changed)}"
    return ""
