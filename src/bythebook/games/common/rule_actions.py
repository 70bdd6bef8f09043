"""Section 9: rule actions that interrupt whatever is going on."""

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.timing import Interrupts
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.options import V_FIRST


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleInterrupts(Interrupts):
    """Interrupt-type rule actions, one after the other."""

    @step("ws 9.1.2.1.1.2", "dbs 9-1-2-1")
    def choose_first(self, game: Game) -> Flow:
        """A player with several chooses which comes first."""
        return self.ask_first(game)

    @step("ws 9.1.2.1", "dbs 9-1-2-1")
    def act(self, game: Game) -> Flow:
        """It is done at once, whatever was going on; then look again."""
        due = game.book.interrupts(game)
        if not due:
            return None
        first = self.answer[1] if self.answer and self.answer[0] == V_FIRST else 0
        return self.start_over(due[first][1])
