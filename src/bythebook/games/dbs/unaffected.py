"""Section 4-13: cards that are unaffected by skills."""

from bythebook.games.dbs.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.games.dbs.protection import ON_CARDS, acting
from bythebook.kernel.changes import Change
from bythebook.kernel.clauses import rule
from bythebook.kernel.continuous_ops import CHAR_CANNOT
from bythebook.kernel.game import Game
from bythebook.kernel.refs import CARD


@rule("dbs 4-13-1", nothing=False)
def unaffected(game: Game, card: int, master: int) -> bool:
    """What is unaffected by skills is not chosen by them, and their effects do not touch it."""
    cannot = game.value(CHAR_CANNOT, card)
    if cannot & UNAFFECTED:
        return True
    return cannot & UNAFFECTED_BY_OPPONENT != 0 and game.state.master[card] != master


def left_alone(game: Game, change: Change) -> str:
    """The clause by which what a skill does leaves a card alone, or nothing."""
    if change[0] not in ON_CARDS:
        return ""
    frame = acting(game)
    if frame is None or not unaffected(game, change[1] & CARD, frame.master):
        return ""
    return "dbs 4-13-1"
