"""What waits for a phase or a step."""

from bythebook.games.vanguard.texts.events import EV_BEGIN
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change, event
from bythebook.kernel.state.refs import NOTHING


def begins(game: Game, phase: int) -> Change:
    """Abilities that wait for the beginning of a phase or step stand by."""
    return event(EV_BEGIN, NOTHING, game.state.turn_player, phase)
