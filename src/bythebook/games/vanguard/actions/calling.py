"""Section 10.7: calling units."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.texts.events import EV_CALL
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move


@mypyc_attr(allow_interpreted_subclasses=True)
class Call(Procedure):
    """Call units to the circles chosen for them; its result is who was called."""

    def __init__(
        self,
        player: int = 0,
        units: list[int] | None = None,
        circles: list[int] | None = None,
        normal: bool = False,
    ) -> None:
        self.player: int = player
        self.units: list[int] = units or []
        self.circles: list[int] = circles or []
        self.normal: bool = normal

    @step("vgg 10.7.1.1.2", "vgd 6.2.3.3")
    def place(self, game: Game) -> Flow:
        """They are placed there, all at the same time."""
        changes: list[Change] = []
        for ref, circle in zip(self.units, self.circles, strict=True):
            changes += move([ref], circle, self.player)
        return changes

    @step("vgg 10.7.1", "vgd 6.2.1")
    def called(self, game: Game) -> Flow:
        """Whoever was placed there has been called."""
        self.result = self.moved
        return [event(EV_CALL, ref, self.player, int(self.normal)) for ref in self.moved]
