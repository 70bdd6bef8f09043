"""Section 12.11: cards that effects cannot affect."""

from typing import Final

from bythebook.games.vanguard.texts.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.costs import is_paying

SHUTTING_OUT: Final = UNAFFECTED | UNAFFECTED_BY_OPPONENT


@rule("vgg 12.11.1", "vgd 12.5.1", nothing=False)
def is_unaffected(cannot: int, master: int, by: int) -> bool:
    """Effects that a card cannot be affected by change neither its information nor its place.

    It can still be chosen, and used to pay costs.
    """
    return cannot & UNAFFECTED != 0 or (cannot & UNAFFECTED_BY_OPPONENT != 0 and master != by)


def unaffected(game: Game, card: int, by: int) -> bool:
    """Whether an effect of a player's is not applied to a card."""
    return is_unaffected(game.value(CHAR_CANNOT, card), game.state.master[card], by)


def no_object(game: Game, cannot: int, card: int, source: int, master: int) -> bool:
    """Whether a continuous ability of a player's does nothing to a card that says so.

    What the card's own abilities do to it is part of what it is.
    """
    return source != card and is_unaffected(cannot, game.state.master[card], master)


def at_work(game: Game) -> Resolve | None:
    """The text whose effect what happens now is: none if rules do it, or if a cost is paid."""
    if not game.stack or game.stack[-1].ability < 0 or is_paying(game):
        return None
    ability = game.stack[-1].ability
    for frame in reversed(game.stack):
        if isinstance(frame, Resolve) and frame.ability == ability:
            return frame
    return None


def left_alone(game: Game, change: Change, cannot: int) -> str:
    """The clause by which what an effect does leaves a card alone, or nothing."""
    if not cannot & SHUTTING_OUT:
        return ""
    text = at_work(game)
    if text is None:
        return ""
    if is_unaffected(cannot, game.state.master[change[1] & CARD], text.text_of()):
        return cited(game.book.name, "vgg 12.11.1", "vgd 12.5.1")
    return ""
