"""Where a card is known by once it has moved."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import CARD, SHIFT


def after_move(game: Game, change: Change) -> int:
    """The reference to a card once it has moved."""
    origin = game.state.kind_of(change[1] & CARD)
    keeps = game.zones.keeps[origin * game.zones.count + change[3]]
    return change[1] if keeps else change[1] + (1 << SHIFT)
