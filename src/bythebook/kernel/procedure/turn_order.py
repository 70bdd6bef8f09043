"""Whose turn is next: extra turns are put in, and the normal order goes on behind them."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import Change, begin_turn
from bythebook.kernel.state.refs import BOTH, NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnOrder(Procedure):
    """Turn after turn, where an extra turn is inserted into the normal order.

    A book in which whoever had no turn last is next, extra turn or not, does without it.
    """

    normal: int = NOTHING
    """whose the last turn was that was no extra turn, once a turn has ended"""

    def next_turn(self, game: "Game", sets_in: int = BOTH) -> Change:
        """The next turn begins: an extra one, or that of whoever's normal turn it is."""
        state = game.state
        if self.normal < 0:
            self.normal = state.turn_player
        place = game.book.next_extra_turn(game)
        if place >= 0:
            return begin_turn(state.extra_turns[place], len(state.extra_turns) - place, sets_in)
        self.normal = 1 - self.normal
        return begin_turn(self.normal, 0, sets_in)
