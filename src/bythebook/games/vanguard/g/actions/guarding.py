"""Section 10.35.4.3: units that an effect moves to a guardian circle, another player's even."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.policy import GUARDIANS_COME
from bythebook.games.vanguard.zones.zones import GUARDIANS, VANGUARD_AND_REAR
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import CARD


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveToGuard(Procedure):
    """Units move to a player's guardian circle and guard."""

    def __init__(self, player: int = 0, refs: list[int] | None = None) -> None:
        self.player: int = player
        self.refs: list[int] = refs or []

    @step("vgg 10.35.4.3")
    def place(self, game: Game) -> Flow:
        """They move there, resting, as any unit does."""
        state = game.state
        there = [
            r for r in self.refs if state.alive(r) and state.kind_of(r & CARD) in VANGUARD_AND_REAR
        ]
        return move(there, GUARDIANS, self.player, orient=GUARDIANS_COME.value)

    @step("vgg 10.35.4.3")
    def guard(self, game: Game) -> Flow:
        """They guard units of that player's that are being attacked."""
        self.result = self.moved
        if not self.moved:
            return None
        return edition(game).begin_guarding(game, self.player, self.moved)
