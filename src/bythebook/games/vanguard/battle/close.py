"""Section 7.8: the close step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.record import forget_all, noted
from bythebook.games.vanguard.texts.events import (
    EV_BATTLE_ENDS,
    EV_BEGIN,
    FOR_THE_BATTLE,
    IS_ATTACKED,
    IS_ATTACKING,
    OVER,
    P_CLOSE,
    VAR_BATTLE,
)
from bythebook.kernel.abilities.abilities import Happening
from bythebook.kernel.abilities.triggers import Pending, waiting_for
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure
from bythebook.kernel.state.changes import WHILE_FRAME, expire, set_var
from bythebook.kernel.state.refs import NOTHING


def waiting_for_the_end(game: Game) -> list[Pending]:
    """The abilities that wait for the close step, or for the end of the battle."""
    player = game.state.turn_player
    moments: list[Happening] = []
    if game.lib.waited_for(EV_BEGIN, P_CLOSE):
        moments.append(Happening(EV_BEGIN, NOTHING, player, P_CLOSE))
    if game.lib.waited_for(EV_BATTLE_ENDS, 0):
        units = noted(game, IS_ATTACKED) or [NOTHING]
        for attacker in noted(game, IS_ATTACKING):
            moments += [Happening(EV_BATTLE_ENDS, attacker, player, other=unit) for unit in units]
    return waiting_for(game, moments)


@mypyc_attr(allow_interpreted_subclasses=True)
class CloseStep(Procedure):
    """What is settled at the end of a battle; again, while anything is left to settle."""

    def __init__(self) -> None:
        # The card and the ability of each that has stood by in this step.
        self.stood_by: list[int] = []
        # What was left to do when the last round was over.
        self.remaining: list[int] = []

    def not_yet_stood_by(self, game: Game) -> list[Pending]:
        """Those that wait for the end and have not stood by in this step."""
        known = list(zip(self.stood_by[::2], self.stood_by[1::2], strict=True))
        return [p for p in waiting_for_the_end(game) if (p.source, p.ability) not in known]

    @step("vgg 7.8.1.1", "vgd 10.8.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the close step or the end of the battle stands by, each once."""
        found = self.not_yet_stood_by(game)
        for pending in found:
            self.stood_by = [*self.stood_by, pending.source, pending.ability]
        return game.book.enter_standby(game, found)

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
        """With anything left to do, or anything that has not stood by yet, again."""
        left = [n for p in self.not_yet_stood_by(game) for n in (p.source, p.ability)]
        game.spent = []
        left += [n for entry in game.state.standby for n in entry]
        # A round that has left everything as it was is the last.
        again = left != self.remaining or game.rule_action_due()
        self.remaining = left
        return self.skip_to("begin") if again else None

    @step("vgg 7.8.1.4", "vgd 10.8.1.4")
    def forget(self, game: Game) -> Flow:
        """Nobody is attacking or attacked any more: what the battle was is forgotten."""
        return forget_all()
