"""Section 6: what only the G era has in a turn."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.playing import NormalRide
from bythebook.games.vanguard.abilities.requirements import possible_rides
from bythebook.games.vanguard.g.actions.striding import NormalStride
from bythebook.games.vanguard.g.keywords.stride import (
    PAYERS,
    STRIDING,
    can_stride_free,
    may_stride,
    other_costs,
    verify_stride,
)
from bythebook.games.vanguard.g.texts.events import (
    K_STRIDE,
    P_STRIDE,
    V_STRIDE,
    V_STRIDE_BY,
    V_STRIDE_FREE,
    VAR_FREE_STRIDE,
)
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.texts.events import K_RIDE, P_RIDE, V_RIDE, VAR_RIDDEN
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, set_var
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.refs import NOTHING


def strides(game: Game, player: int) -> list[Change]:
    """The cards that can stride now: for their cost, or without it where a text says so."""
    state = game.state
    free = state.vars[VAR_FREE_STRIDE + player] == state.turn
    game.sheet_values()
    changed = game.sheet.touched
    striding = STRIDING.of(game.lib, len(game.lib.definitions))
    payers = PAYERS.of(game.lib, len(game.lib.definitions))
    ways: dict[tuple[int, int], tuple[int, ...]] = {}
    options: list[Change] = []
    for card in state.zone(player, G_ZONE):
        # Of cards that stride alike and lie alike each can stride as the others can.
        like = (
            (NOTHING, card)
            if card in changed
            else (striding[state.definition[card]], state.face[card])
        )
        if like not in ways:
            ways[like] = ways_to_stride(game, player, card, free)
        if ways[like]:
            options += [(way, state.ref(card)) for way in ways[like]]
        if payers:
            sources = dict.fromkeys(source for source, _ in other_costs(game, player, card))
            options += [(V_STRIDE_BY, state.ref(card), source) for source in sources]
    return options


def ways_to_stride(game: Game, player: int, card: int, free: bool) -> tuple[int, ...]:
    """How a card can stride now: for its cost, without it, or not at all."""
    ways: tuple[int, ...] = () if verify_stride(game, player, card) else (V_STRIDE,)
    return (*ways, V_STRIDE_FREE) if free and can_stride_free(game, player, card) else ways


@mypyc_attr(allow_interpreted_subclasses=True)
class RidePhase(Procedure):
    """The turn player may ride, and then stride."""

    @step("vgg 6.5.1.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning stands by."""
        return [set_var(VAR_RIDDEN, 0), begins(game, P_RIDE)]

    @step("vgg 6.5.1.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.5.1.1.2", "vgg 6.5.1.1.3")
    def choose_ride(self, game: Game) -> Flow:
        """One card of the hand may be ridden; nothing else can be played."""
        state = game.state
        player = state.turn_player
        riders = state.refs(possible_rides(game, player))
        options: list[Change] = [(V_RIDE, ref) for ref in riders]
        options.append((V_PASS,))
        return Ask(player, K_RIDE, options, bool(state.zone(player, HAND)), len(options) - 1)

    @step("vgg 6.5.1.1.2")
    def ride(self, game: Game) -> Flow:
        """It is ridden."""
        if not self.answer or self.answer[0] == V_PASS:
            return None
        return NormalRide(game.state.turn_player, self.answer[1])

    @step("vgg 6.5.1.1.4")
    def check_ride(self, game: Game) -> Flow:
        """A check timing, then the stride step."""
        return CHECK

    @step("vgg 6.5.1.2.1")
    def begin_stride(self, game: Game) -> Flow:
        """What waits for the stride step's beginning stands by."""
        return begins(game, P_STRIDE)

    @step("vgg 6.5.1.2.1")
    def check_stride(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.5.1.2.2")
    def choose_stride(self, game: Game) -> Flow:
        """One card of the G zone may stride."""
        state = game.state
        player = state.turn_player
        possible = may_stride(game, player)
        options = strides(game, player) if possible else []
        options.append((V_PASS,))
        return Ask(player, K_STRIDE, options, possible, len(options) - 1)

    @step("vgg 6.5.1.2.2")
    def stride(self, game: Game) -> Flow:
        """It strides, on the vanguard circle and nowhere else."""
        answer = self.answer
        self.answer = ()
        if not answer or answer[0] not in (V_STRIDE, V_STRIDE_FREE, V_STRIDE_BY):
            return None
        payer = answer[2] if answer[0] == V_STRIDE_BY else NOTHING
        free = answer[0] == V_STRIDE_FREE
        return NormalStride(game.state.turn_player, answer[1], free, payer)

    @step("vgg 6.5.1.3")
    def check_last(self, game: Game) -> Flow:
        """A check timing, then the next phase."""
        return CHECK
