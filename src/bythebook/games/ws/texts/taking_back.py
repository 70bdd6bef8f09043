"""1.3.4: what a text keeps from coming back from the waiting room, during a phase."""

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.cards import CHARACTER, TYPE
from bythebook.games.ws.texts.events import CANNOT_TAKE_BACK
from bythebook.games.ws.zones.zones import HAND, WAITING_ROOM
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.costs import Pay


def kept_in_waiting_room(game: Game, change: Change) -> str:
    """The clause by which a player's own effects return no character to the hand while attacking.

    What a trigger icon does is an effect of its card.
    """
    state = game.state
    card = change[1] & CARD
    if change[3] != HAND or state.kind_of(card) != WAITING_ROOM:
        return ""
    player = state.side_of(card)
    if not game.value(CHAR_CANNOT, player) & CANNOT_TAKE_BACK:
        return ""
    if not game.value(TYPE, card) & CHARACTER or not game.under_way(AttackPhase):
        return ""
    for frame in reversed(game.stack):
        if isinstance(frame, Pay):
            return ""
        if isinstance(frame, Resolve):
            return "ws 1.3.4" if frame.text_of() == player else ""
    return "ws 1.3.4" if state.turn_player == player else ""
