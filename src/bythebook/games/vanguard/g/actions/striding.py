"""Section 10.28: striding."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.moving import remove
from bythebook.games.vanguard.actions.riding import with_text
from bythebook.games.vanguard.g.actions.flipping import flip_over
from bythebook.games.vanguard.g.actions.hearts import become_hearts
from bythebook.games.vanguard.g.cards.states import (
    BY_ULTIMATE_STRIDE,
    main_vanguard,
    vanguards,
)
from bythebook.games.vanguard.g.keywords.stride import (
    is_two_sided,
    is_ultimate,
    other_costs,
    skill_of,
)
from bythebook.games.vanguard.g.texts.events import (
    EV_STRIDE,
    FOR_STRIDE,
    VAR_FREE_STRIDE,
    VAR_PAYING,
)
from bythebook.games.vanguard.g.zones.zones import G_ZONE, ON_CIRCLES
from bythebook.games.vanguard.zones.zones import SOUL, STAND, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, counters, event, move, reveal, set_var
from bythebook.kernel.state.refs import BOTH, CARD, FACE_UP, NOTHING
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
        payer: int = NOTHING,
    ) -> None:
        self.player: int = player
        self.source = card
        self.normal: bool = normal
        self.paid: int = paid
        self.ultimate: bool = ultimate
        # The card with that ability, if it is not the one that strides.
        self.payer: int = payer
        self.stridden: list[int] = []
        self.main: int = NOTHING
        self.vanguard: int = NOTHING
        # Who could wait for becoming a heart: two, of a legion.
        self.upon: list[int] = []

    @step("vgg 10.28.3.1", "vgg 8.5.3.4")
    def place(self, game: Game) -> Flow:
        """The G unit is placed on the vanguard circle as the vanguard."""
        state = game.state
        self.stridden = state.refs(vanguards(game, self.player))
        before = main_vanguard(game, self.player)
        self.main = NOTHING if before == NOTHING else state.ref(before)
        self.upon = with_text(game, vanguards(game, self.player))
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
    def begin_paying(self, game: Game) -> Flow:
        """What asks for it knows that a stride is being paid for."""
        return None if self.paid == NOTHING else set_var(VAR_PAYING, FOR_STRIDE)

    @step("vgg 8.5.2.4")
    def pay(self, game: Game) -> Flow:
        """Only then its cost is paid, all of it at once."""
        if self.paid == NOTHING:
            return None
        source = self.vanguard if self.payer == NOTHING else self.payer
        return payment(game, self.player, self.paid, source)

    @step("vgg 8.5.2.4")
    def has_paid(self, game: Game) -> Flow:
        """It has been paid for."""
        return None if self.paid == NOTHING else set_var(VAR_PAYING, 0)

    @step("vgg 10.28.3.2", "vgg 8.5.3.4")
    def hearts(self, game: Game) -> Flow:
        """All who were vanguards there become its hearts; one of them is chosen at once."""
        there = vanguards(game, self.player)
        refs = [r for r in self.stridden if game.state.alive(r) and r & CARD in there]
        return become_hearts(game, refs, self.player, self.vanguard)

    @step("vgg 10.28.3")
    def strode(self, game: Game) -> Flow:
        """It has stridden."""
        changes: list[Change] = [
            event(EV_STRIDE, self.vanguard, self.player, int(self.normal), self.main)
        ]
        return changes


@rule("vgg 8.6.5.1.5", nothing=False)
def waited_for_it(stride: Stride | None, source: int) -> bool:
    """A heart still has what it had as a unit, and nothing that it had lost."""
    return stride is not None and any(r & CARD == source & CARD for r in stride.upon)


@dataclass(frozen=True)
class StriddenUpon(Condition):
    """This unit was stridden upon, as one that waited for it. For a trigger's condition."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return waited_for_it(game.frame_of(Stride), source)


@mypyc_attr(allow_interpreted_subclasses=True)
class NormalStride(Procedure):
    """Play a G unit of the G zone onto the vanguard circle, for the cost of its stride skill."""

    def __init__(
        self, player: int = 0, card: int = NOTHING, free: bool = False, payer: int = NOTHING
    ) -> None:
        self.player: int = player
        self.source = card
        self.free: bool = free
        # The card whose text says what is paid in place of the cost of its skill.
        self.payer: int = payer

    @step("vgg 8.5.2.1")
    def designate(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("vgg 8.5.2.1")
    def use_up(self, game: Game) -> Flow:
        """What lets one stride without paying lets one do so once."""
        return set_var(VAR_FREE_STRIDE + self.player, 0) if self.free else None

    @step("vgg 8.5.1.4", "vgg 8.5.2.2.2", "vgg 6.5.1.2.3")
    def play(self, game: Game) -> Flow:
        """It strides on the player's vanguard circle."""
        ability = skill_of(game, self.source & CARD)
        if is_two_sided(game, self.source & CARD):
            return UltimateStride(self.player, self.source, ability)
        paid = NOTHING if self.free else ability
        if self.payer != NOTHING:
            costs = other_costs(game, self.player, self.source & CARD)
            paid = next(other for source, other in costs if source == self.payer)
        return Stride(self.player, self.source, True, paid, is_ultimate(game, ability), self.payer)


@mypyc_attr(allow_interpreted_subclasses=True)
class UltimateStride(Procedure):
    """The ultimate stride of a two-sided card."""

    def __init__(self, player: int = 0, card: int = NOTHING, paid: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.paid: int = paid

    @step("vgg 8.5.2.4")
    def pay(self, game: Game) -> Flow:
        """Its cost is paid: from the circle it strides to all others are about to be removed."""
        return payment(game, self.player, self.paid, self.source)

    @step("vgg 11.42.2.2.1")
    def remove_others(self, game: Game) -> Flow:
        """First all other cards are removed from the G zone, the circles and the soul."""
        state = game.state
        others = [
            c
            for zone in (G_ZONE, *ON_CIRCLES, SOUL)
            for c in state.zone(self.player, zone)
            if c != self.source & CARD
        ]
        return remove(state.refs(others))

    @step("vgg 11.42.2.2")
    def flip(self, game: Game) -> Flow:
        """Then it is flipped over."""
        return flip_over(game, [self.source])

    @step("vgg 11.42.2.2.1")
    def stride(self, game: Game) -> Flow:
        """And then it strides."""
        return Stride(self.player, self.source, True, NOTHING, True)
