"""1.3.4: what a text keeps from happening, by where a card would go or by what would do it."""

from bythebook.games.ws.cards import CHARACTER, TYPE
from bythebook.games.ws.texts.events import (
    CANNOT_BE_DAMAGED_BY_AUTO,
    CANNOT_BE_REVERSED_BY_AUTO,
    CANNOT_DEAL_DAMAGE,
    CANNOT_GO_TO_MEMORY,
    CANNOT_RETURN_TO_HAND,
)
from bythebook.games.ws.zones.zones import HAND, MEMORY, REVERSE, on_stage
from bythebook.kernel.abilities.abilities import AUTO
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, FIRST_CARD


def kept_on_stage(game: Game, change: Change) -> str:
    """The clause by which a character does not leave the stage for the zone it would go to."""
    card = change[1] & CARD
    to = change[3]
    if to not in (HAND, MEMORY) or not on_stage(game.state.kind_of(card)):
        return ""
    cannot = game.value(CHAR_CANNOT, card)
    wanted = CANNOT_RETURN_TO_HAND if to == HAND else CANNOT_GO_TO_MEMORY
    return "ws 1.3.4" if cannot & wanted else ""


def auto_of_their_character(game: Game, player: int) -> bool:
    """Whether what is under way is an automatic ability of a character of the other player's."""
    for frame in reversed(game.stack):
        if isinstance(frame, Resolve):
            if frame.ability < 0 or game.lib.abilities[frame.ability].kind != AUTO:
                return False
            source = frame.source
            if source < FIRST_CARD:
                return False
            kind = game.last_value(TYPE, source)
            return frame.text_of() != player and bool(kind & CHARACTER)
    return False


def kept_from_reversing(game: Game, change: Change) -> str:
    """The clause by which an automatic ability of the opponent's characters reverses nobody."""
    card = change[1] & CARD
    if change[2] != REVERSE or not game.value(CHAR_CANNOT, card) & CANNOT_BE_REVERSED_BY_AUTO:
        return ""
    if not isinstance(game.stack[-1], Resolve):
        return ""
    return "ws 1.3.4" if auto_of_their_character(game, game.state.master[card]) else ""


def damage_barred(game: Game, dealer: int, victim: int) -> bool:
    """Whether a text keeps a card from dealing damage, or a player from being dealt it."""
    if not game.guard_possible:
        return False
    if dealer >= FIRST_CARD and game.state.alive(dealer):
        if game.value(CHAR_CANNOT, dealer & CARD) & CANNOT_DEAL_DAMAGE:
            return True
    if not game.value(CHAR_CANNOT, victim) & CANNOT_BE_DAMAGED_BY_AUTO:
        return False
    # The damage process itself is on top.
    below = game.stack[-2] if len(game.stack) > 1 else None
    return isinstance(below, Resolve) and auto_of_their_character(game, victim)
