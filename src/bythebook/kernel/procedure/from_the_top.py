"""Cards from the top of a zone, one at a time, so that rules can act in between."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class FromTop(Procedure):
    """Move so many cards from the top of a zone, one by one; its result is what moved."""

    def __init__(
        self, player: int = 0, zone: int = 0, to: int = 0, count: int = 0, up_to: bool = False
    ) -> None:
        self.player: int = player
        self.zone: int = zone
        self.to: int = to
        self.count: int = count
        self.up_to: bool = up_to
        self.tries: int = 0
        # They may be taken from the bottom instead.
        self.bottom: bool = False

    def next_card(self, game: "Game") -> list[Change]:
        """The move of the card that is on top now, if any."""
        self.tries += 1
        if self.bottom:
            lowest = game.state.zone(self.player, self.zone)[:1]
            return move(game.state.refs(lowest), self.to)
        return move(game.state.top(self.player, self.zone), self.to)

    def ask_to_stop(self, game: "Game") -> Flow:
        """Over, or the player may stop where "up to" allows it."""
        if self.tries >= self.count or not game.state.zone(self.player, self.zone):
            return DONE
        if self.up_to:
            return Ask(self.player, K_MAY, [(V_YES,), (V_NO,)], source=self.source)
        return None

    def take_next(self, game: "Game") -> Flow:
        """Move the top card, unless the player has stopped."""
        if self.up_to and self.answer[0] == V_NO:
            return DONE
        return self.next_card(game)

    def count_one(self) -> Flow:
        """What really moved counts; go on until it has been tried as often as was asked for."""
        self.result = [*self.result, *self.moved]
        return self.start_over()

    @step("kernel from the top")
    def stop(self, game: "Game") -> Flow:
        """Where "up to" allows it, the player may stop before each card."""
        return self.ask_to_stop(game)

    @step("kernel from the top")
    def take(self, game: "Game") -> Flow:
        """Move the top card."""
        return self.take_next(game)

    @step("kernel from the top")
    def count_card(self, game: "Game") -> Flow:
        """What really moved counts; then the next."""
        return self.count_one()
