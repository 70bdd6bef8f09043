"""Section 4-13: cards that are unaffected by skills."""

from typing import Final

from bythebook.games.dbs.keywords.protection import ON_CARDS, acting
from bythebook.games.dbs.texts.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.costs import is_paying

NO_OBJECT: Final = UNAFFECTED | UNAFFECTED_BY_OPPONENT


@rule("dbs 4-13-1", nothing=False)
def is_unaffected(cannot: int, master: int, by: int) -> bool:
    """What is unaffected by skills is not chosen by them, and their effects do not touch it."""
    return cannot & UNAFFECTED != 0 or (cannot & UNAFFECTED_BY_OPPONENT != 0 and master != by)


def unaffected(game: Game, card: int, by: int) -> bool:
    """Whether a skill of a player's leaves a card alone, and does not choose it."""
    return is_unaffected(game.value(CHAR_CANNOT, card), game.state.master[card], by)


def no_object(game: Game, cannot: int, card: int, source: int, master: int) -> bool:
    """Whether a [Permanent] skill of a player's does nothing to a card that says so.

    What the card's own skills do to it is part of what it is.
    """
    return source != card and is_unaffected(cannot, game.state.master[card], master)


def left_alone(game: Game, change: Change) -> str:
    """The clause by which what a skill does leaves a card alone, or nothing."""
    if change[0] not in ON_CARDS or is_paying(game):
        return ""
    frame = acting(game)
    if frame is None or not unaffected(game, change[1] & CARD, frame.text_of()):
        return ""
    return "dbs 4-13-1"
