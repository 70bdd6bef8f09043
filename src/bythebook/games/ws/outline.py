"""Section 1: winning and losing, and the golden rules."""

from typing import Final

from bythebook.games.ws.texts.events import CANNOT_BE_REVERSED, CANNOT_STAND
from bythebook.games.ws.zones.zones import REVERSE, STAND
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.result import reason

LEVEL_FOUR: Final = reason("level four", "ws 9.4.1.1")
NO_CARDS: Final = reason("no cards in deck and waiting room", "ws 9.4.1.2")
NO_RESHUFFLE: Final = reason("no cards to reshuffle", "ws 9.2.2.1")


@rule("ws 1.2.2.1", nothing=False)
def too_many_levels(cards: int) -> bool:
    """Four cards in the level, or more, are a losing condition."""
    return cards >= 4


@rule("ws 1.2.2.2", nothing=False)
def no_cards_left(deck: int, waiting_room: int) -> bool:
    """Neither a card in the deck nor one in the waiting room is a losing condition."""
    return deck == 0 and waiting_room == 0


@rule("ws 1.3.4", nothing="")
def stopped(cannot: int, change: Change) -> str:
    """What an effect forbids does not happen, whatever else wants it."""
    if change[2] == STAND and cannot & CANNOT_STAND:
        return "ws 1.3.4"
    if change[2] == REVERSE and cannot & CANNOT_BE_REVERSED:
        return "ws 1.3.4"
    return ""
