"""Section 7: the battle phase."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.texts.events import P_BATTLE, P_START_STEP
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class BattlePhase(Procedure):
    """One attack after the other, as long as the turn player wants."""

    @step("vgg 7.3.1.1", "vgd 10.3.1.1")
    def begin(self, game: Game) -> Flow:
        """Only as the phase begins: what waits for it and its first step stands by."""
        return [begins(game, P_BATTLE), begins(game, P_START_STEP)]

    @step("vgg 7.3.1.1", "vgd 10.3.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK
