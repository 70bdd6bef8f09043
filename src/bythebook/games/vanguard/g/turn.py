"""Section 6: what only the G era has in a turn."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.playing import NormalRide
from bythebook.games.vanguard.abilities.requirements import verify_ride
from bythebook.games.vanguard.g.texts.events import P_STRIDE, VAR_STRIDDEN
from bythebook.games.vanguard.texts.events import K_RIDE, P_RIDE, V_RIDE, VAR_RIDDEN
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, set_var
from bythebook.kernel.state.options import V_PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class RidePhase(Procedure):
    """The turn player may ride, and then stride."""

    @step("vgg 6.5.1.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning stands by."""
        return [set_var(VAR_RIDDEN, 0), set_var(VAR_STRIDDEN, 0), begins(game, P_RIDE)]

    @step("vgg 6.5.1.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.5.1.1.2")
    def choose_ride(self, game: Game) -> Flow:
        """One card of the hand may be ridden."""
        state = game.state
        player = state.turn_player
        hand = state.zone(player, HAND)
        options: list[Change] = [
            (V_RIDE, state.ref(card)) for card in hand if not verify_ride(game, player, card)
        ]
        options.append((V_PASS,))
        return Ask(player, K_RIDE, options, bool(hand), len(options) - 1)

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

    @step("vgg 6.5.1.3")
    def check_last(self, game: Game) -> Flow:
        """A check timing, then the next phase."""
        return CHECK
