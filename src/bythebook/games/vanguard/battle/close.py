"""Section 7.8: the close step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.record import forget_all, noted
from bythebook.games.vanguard.texts.events import (
    EV_BATTLE_ENDS,
    FOR_THE_BATTLE,
    IS_ATTACKED,
    IS_ATTACKING,
    OVER,
    P_CLOSE,
    VAR_BATTLE,
)
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure
from bythebook.kernel.state.changes import WHILE_FRAME, Change, event, expire, set_var
from bythebook.kernel.state.refs import NOTHING


def battle_ends(game: Game) -> list[Change]:
    """What waits for the close step and for the end of the battle."""
    player = game.state.turn_player
    ends = [
        event(EV_BATTLE_ENDS, attacker, player, 0, unit)
        for attacker in noted(game, IS_ATTACKING)
        for unit in noted(game, IS_ATTACKED) or [NOTHING]
    ]
    return [begins(game, P_CLOSE), *ends]


@mypyc_attr(allow_interpreted_subclasses=True)
class CloseStep(Procedure):
    """What is settled at the end of a battle; again, while anything is left to settle."""

    @step("vgg 7.8.1.1", "vgd 10.8.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the close step or the end of the battle stands by, each once."""
        return battle_ends(game)

    @step("vgg 7.8.1.2", "vgd 10.8.1.2")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 7.8.1.2", "vgd 10.8.1.2")
    def battle_over(self, game: Game) -> Flow:
        """The battle ends, with all that lasts for it; nobody attacks or is attacked any more."""
        return [expire(WHILE_FRAME, FOR_THE_BATTLE), set_var(VAR_BATTLE, OVER)]

    @step("vgg 7.8.1.3", "vgd 10.8.1.3")
    def settled(self, game: Game) -> Flow:
        """With anything left to do, again; otherwise on."""
        if game.state.standby or game.rule_action_due():
            return self.skip_to("begin")
        return None

    @step("vgg 7.8.1.4", "vgd 10.8.1.4")
    def forget(self, game: Game) -> Flow:
        """What the battle was is forgotten: nobody is known to have attacked in it any more."""
        return forget_all()
