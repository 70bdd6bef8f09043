"""Section 10.28: striding."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.g.actions.hearts import become_hearts
from bythebook.games.vanguard.g.cards.states import (
    BY_ULTIMATE_STRIDE,
    main_vanguard,
    vanguards,
)
from bythebook.games.vanguard.g.texts.events import EV_STRIDE
from bythebook.games.vanguard.zones.zones import STAND, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, counters, event, move
from bythebook.kernel.state.refs import CARD, FACE_UP, NOTHING
from bythebook.kernel.texts.costs import payment


@rule("vgg 10.28.3.1.1", "vgg 8.5.1.4.1", nothing=STAND)
def lies_as(orientation: int) -> int:
    """A G unit that strides stands or rests as the vanguard did on which it strides."""
    return orientation


@mypyc_attr(allow_interpreted_subclasses=True)
class Stride(Procedure):
    """Stride: a G unit is the vanguard, and who was there becomes its heart.

    `paid` is the ability whose cost is paid for it, if one is.
    """

    def __init__(
        self,
        player: int = 0,
        card: int = NOTHING,
        normal: bool = False,
        paid: int = NOTHING,
        ultimate: bool = False,
    ) -> None:
        self.player: int = player
        self.source = card
        self.normal: bool = normal
        self.paid: int = paid
        self.ultimate: bool = ultimate
        self.stridden: list[int] = []
        self.main: int = NOTHING
        self.vanguard: int = NOTHING

    @step("vgg 10.28.3.1", "vgg 8.5.3.4")
    def place(self, game: Game) -> Flow:
        """The G unit is placed on the vanguard circle as the vanguard."""
        state = game.state
        self.stridden = state.refs(vanguards(game, self.player))
        before = main_vanguard(game, self.player)
        self.main = NOTHING if before == NOTHING else state.ref(before)
        orientation = STAND if before == NOTHING else lies_as(state.orient[before])
        return move([self.source], VANGUARD, self.player, face=FACE_UP, orient=orientation)

    @step("vgg 10.28.3.1")
    def placed(self, game: Game) -> Flow:
        """If it did not come there, that was all."""
        new = [r for r in self.moved if r & CARD == self.source & CARD]
        self.result = new
        if not new:
            return DONE
        self.vanguard = new[0]
        return counters(new[0], BY_ULTIMATE_STRIDE, 1) if self.ultimate else None

    @step("vgg 8.5.2.4")
    def pay(self, game: Game) -> Flow:
        """Only then its cost is paid, all of it at once."""
        if self.paid == NOTHING:
            return None
        return payment(game, self.player, self.paid, self.vanguard)

    @step("vgg 10.28.3.2", "vgg 8.5.3.4")
    def hearts(self, game: Game) -> Flow:
        """All who were vanguards there become its hearts; one of them is chosen at once."""
        there = vanguards(game, self.player)
        refs = [r for r in self.stridden if game.state.alive(r) and r & CARD in there]
        return become_hearts(refs, self.player, self.vanguard)

    @step("vgg 10.28.3")
    def strode(self, game: Game) -> Flow:
        """It has stridden."""
        changes: list[Change] = [
            event(EV_STRIDE, self.vanguard, self.player, int(self.normal), self.main)
        ]
        return changes
