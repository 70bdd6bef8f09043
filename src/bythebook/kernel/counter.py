"""Counter timing: players answer in turn, and the answers resolve last first."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.changes import Change
from bythebook.kernel.clauses import step
from bythebook.kernel.options import K_COUNTER, V_PASS
from bythebook.kernel.procedure import DONE, Ask, Flow, Procedure

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterTiming(Procedure):
    """One frame collects what players activate in answer, then resolves it backwards.

    `moment` says what is being answered; while one is open for a moment, no
    other opens for the same. A book says what can be activated (`counters`)
    and how one is activated and resolved.
    """

    def __init__(self, moment: int = 0, player: int = 0) -> None:
        super().__init__()
        self.moment: int = moment
        self.player: int = player
        self.chain: list[Change] = []
        self.passes: int = 0

    def counters(self, game: "Game", player: int) -> list[Change]:
        """What a player could activate now, as options."""
        return []

    def activate(self, game: "Game", player: int, option: Change) -> Procedure | None:
        """What activating it takes (showing the card, paying)."""
        return None

    def effect(self, game: "Game", player: int, option: Change) -> Procedure | None:
        """What resolving it does."""
        return None

    @step("kernel counter timing")
    def open(self, game: "Game") -> Flow:
        """During a counter timing no other opens for the same moment."""
        for frame in game.stack[:-1]:
            if isinstance(frame, CounterTiming) and frame.moment == self.moment:
                return DONE
        return None

    @step("kernel counter timing")
    def offer(self, game: "Game") -> Flow:
        """The player whose turn it is to answer may activate one, or pass.

        Asked whether or not there is one to activate: nobody learns which.
        """
        options: list[Change] = [*self.counters(game, self.player), (V_PASS,)]
        return Ask(self.player, K_COUNTER, options, True, len(options) - 1)

    @step("kernel counter timing")
    def answer_with(self, game: "Game") -> Flow:
        """An answer joins the chain and the other player may answer it."""
        if self.answer[0] == V_PASS:
            self.passes += 1
            # The first to be asked may pass and still be answered for by the other.
            if self.passes >= 2 or self.chain:
                return None
            self.player = 1 - self.player
            self.pc = 1
            return None
        self.passes = 0
        self.chain = [*self.chain, (self.player, *self.answer)]
        taken = self.activate(game, self.player, self.answer)
        self.player = 1 - self.player
        self.pc = 1
        return taken

    @step("kernel counter timing")
    def resolve_last(self, game: "Game") -> Flow:
        """The last answer resolves first, and so back to the first."""
        if not self.chain:
            return DONE
        last = self.chain[-1]
        self.chain = self.chain[:-1]
        self.pc -= 1
        return self.effect(game, last[0], last[1:])
