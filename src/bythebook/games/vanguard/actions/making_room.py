"""Sections 6.2.3.4 and 4.9.4 of 2.00: who was on a circle that another unit has come to."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.moving import retire
from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.refs import CARD


@mypyc_attr(allow_interpreted_subclasses=True)
class MakeRoom(Procedure):
    """Others who are on the rear-guard circles that some units have come to make room.

    That is the rules' doing even if an effect has brought the units there.
    """

    def __init__(self, others: list[int] | None = None) -> None:
        self.others: list[int] = others or []

    def by_rules(self) -> bool:
        return True

    @step("vgd 6.2.3.4", "vgd 4.9.4")
    def leave(self, game: Game) -> Flow:
        """They are retired."""
        return retire(game, self.others)


def make_room(game: Game, units: list[int]) -> Procedure | None:
    """What becomes of whoever else is on the rear-guard circles that some units have come to."""
    state = game.state
    circles = [state.where[r & CARD] for r in units if state.alive(r)]
    others = [
        state.ref(card)
        for zone in circles
        if zone % state.kinds in REAR_GUARDS
        for card in state.zones[zone]
        if state.ref(card) not in units
    ]
    return MakeRoom(others) if others else None
