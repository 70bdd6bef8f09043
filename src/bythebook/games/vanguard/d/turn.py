"""Section 9: what only the overDress era has in a turn."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.playing import NormalRide
from bythebook.games.vanguard.d.actions.riding import verify_ride
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.games.vanguard.texts.events import K_RIDE, P_RIDE, V_RIDE, VAR_RIDDEN
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, set_var
from bythebook.kernel.state.options import V_PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class RideStep(Procedure):
    """The turn player may ride, from the hand or the ride deck."""

    @step("vgd 9.6.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning stands by."""
        return [set_var(VAR_RIDDEN, 0), begins(game, P_RIDE)]

    @step("vgd 9.6.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgd 9.6.2")
    def choose_ride(self, game: Game) -> Flow:
        """One unit of the hand or the ride deck may be ridden."""
        state = game.state
        player = state.turn_player
        hand, ride_deck = state.zone(player, HAND), state.zone(player, RIDE_DECK)
        options: list[Change] = [
            (V_RIDE, state.ref(card))
            for card in (*hand, *ride_deck)
            if not verify_ride(game, player, card)
        ]
        options.append((V_PASS,))
        # Nobody else knows what the hand holds, and without one nothing can be ridden.
        return Ask(player, K_RIDE, options, bool(hand), len(options) - 1)

    @step("vgd 9.6.2", "vgd 9.6.2.1")
    def ride(self, game: Game) -> Flow:
        """It is ridden, by a normal ride."""
        if not self.answer or self.answer[0] == V_PASS:
            return None
        return NormalRide(game.state.turn_player, self.answer[1])

    @step("vgd 9.6.3")
    def check_last(self, game: Game) -> Flow:
        """A check timing, then the next phase."""
        return CHECK
