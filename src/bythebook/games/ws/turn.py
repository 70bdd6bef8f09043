"""Section 6: the phases of a turn (the attack phase is section 7)."""

from mypy_extensions import mypyc_attr

from bythebook.games.ws.abilities.playing import PlayTiming
from bythebook.games.ws.abilities.requirements import T_CLIMAX, T_MAIN
from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.policy import HAND_LIMIT
from bythebook.games.ws.terms.terms import draw
from bythebook.games.ws.texts.events import (
    EV_BEGIN,
    K_CLOCK,
    K_DISCARD,
    P_CLIMAX,
    P_CLOCK,
    P_DRAW,
    P_END,
    P_MAIN,
    P_STAND,
    P_TURN,
    P_TURN_ENDS,
    STAYS_IN_STAND_PHASE,
    V_CLOCK,
)
from bythebook.games.ws.zones.zones import (
    CLIMAX_AREA,
    CLOCK,
    HAND,
    STAGE,
    STAND,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import Happening
from bythebook.kernel.abilities.triggers import go_on_waiting, waited_for
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import THIS_TURN, Change, event, expire, move, orient
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.refs import NOTHING


def begins(game: Game, phase: int) -> Change:
    """Abilities that wait for the beginning of a phase or step are triggered."""
    return event(EV_BEGIN, NOTHING, game.state.turn_player, phase)


@rule("ws 11.2.2", nothing=[])
def latest_granted(game: Game) -> list[int]:
    """Of several additional turns those granted last come first; the others wait.

    What was triggered at the same time was granted at the same time.
    """
    granted = game.state.granted
    return [place for place, when in enumerate(granted) if when == max(granted)]


@rule("ws 11.2.1", nothing=NOTHING)
def additional_turn(places: list[int], wanted: list[int]) -> int:
    """The additional turn that comes next, of the player who was chosen if one was."""
    return wanted[-1] if wanted else places[-1] if places else NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Procedure):
    """The phases of a turn, in order."""

    @step("ws 6.1.1")
    def stand(self, game: Game) -> Flow:
        """The stand phase."""
        return StandPhase()

    @step("ws 6.1.1")
    def draw(self, game: Game) -> Flow:
        """The draw phase."""
        return DrawPhase()

    @step("ws 6.1.1")
    def clock(self, game: Game) -> Flow:
        """The clock phase."""
        return ClockPhase()

    @step("ws 6.1.1")
    def main(self, game: Game) -> Flow:
        """The main phase."""
        return MainPhase()

    @step("ws 6.5.1.3")
    def climax(self, game: Game) -> Flow:
        """Whoever passes in the main phase goes on to the climax phase."""
        return ClimaxPhase()

    @step("ws 6.1.1")
    def attack(self, game: Game) -> Flow:
        """The attack phase."""
        return AttackPhase()

    @step("ws 6.1.1")
    def end(self, game: Game) -> Flow:
        """The end phase."""
        return EndPhase()


@mypyc_attr(allow_interpreted_subclasses=True)
class StandPhase(Procedure):
    """The turn player's characters stand."""

    @step("ws 6.2.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the turn's and the phase's beginning is triggered."""
        return [begins(game, P_TURN), begins(game, P_STAND)]

    @step("ws 6.2.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 6.2.1.2")
    def stand(self, game: Game) -> Flow:
        """Every character of the turn player stands."""
        state = game.state
        player = state.turn_player
        cards = [c for z in STAGE for c in state.zones[player * state.kinds + z]]
        if game.guard_possible:
            cards = [c for c in cards if not game.value(CHAR_CANNOT, c) & STAYS_IN_STAND_PHASE]
        return orient(state.refs([c for c in cards if state.orient[c] != STAND]), STAND)

    @step("ws 6.2.1.3")
    def check_again(self, game: Game) -> Flow:
        """A check timing, then the draw phase."""
        return CHECK


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawPhase(Procedure):
    """The turn player draws a card."""

    @step("ws 6.3.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning is triggered."""
        return begins(game, P_DRAW)

    @step("ws 6.3.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 6.3.1.2")
    def draw(self, game: Game) -> Flow:
        """Draw a card."""
        return draw(game.state.turn_player, 1)

    @step("ws 6.3.1.3")
    def check_again(self, game: Game) -> Flow:
        """A check timing, then the clock phase."""
        return CHECK


@mypyc_attr(allow_interpreted_subclasses=True)
class ClockPhase(Procedure):
    """The turn player may put a card from the hand on the clock and draw two."""

    @step("ws 6.4.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning is triggered."""
        return begins(game, P_CLOCK)

    @step("ws 6.4.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 6.4.1.2")
    def choose(self, game: Game) -> Flow:
        """A card of the hand, or none."""
        state = game.state
        player = state.turn_player
        options: list[Change] = [(V_CLOCK, r) for r in state.refs(state.zone(player, HAND))]
        options.append((V_PASS,))
        return Ask(player, K_CLOCK, options, default=len(options) - 1)

    @step("ws 6.4.1.2")
    def put(self, game: Game) -> Flow:
        """It goes to the clock."""
        if not self.answer or self.answer[0] == V_PASS:
            self.moved = []
            return None
        return move([self.answer[1]], CLOCK)

    @step("ws 6.4.1.2")
    def draw(self, game: Game) -> Flow:
        """Whoever did so draws two cards."""
        return draw(game.state.turn_player, 2) if self.moved else None

    @step("ws 6.4.1.3")
    def check_again(self, game: Game) -> Flow:
        """A check timing, then the main phase."""
        return CHECK


@mypyc_attr(allow_interpreted_subclasses=True)
class MainPhase(Procedure):
    """The turn player plays cards and abilities and moves characters about."""

    @step("ws 6.5.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning is triggered."""
        return begins(game, P_MAIN)

    @step("ws 6.5.1.2")
    def play(self, game: Game) -> Flow:
        """Play timings for the turn player, as many as wanted; passing ends the phase."""
        return PlayTiming(game.state.turn_player, T_MAIN)


@mypyc_attr(allow_interpreted_subclasses=True)
class ClimaxPhase(Procedure):
    """The turn player may play one climax."""

    @step("ws 6.6.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning is triggered.

        The check timing for it is the one that the play timing begins with.
        """
        return begins(game, P_CLIMAX)

    @step("ws 6.6.1.2")
    def play(self, game: Game) -> Flow:
        """A play timing for the turn player."""
        return PlayTiming(game.state.turn_player, T_CLIMAX)

    @step("ws 6.6.1.3")
    def check_again(self, game: Game) -> Flow:
        """A check timing, then the attack phase."""
        return CHECK


@rule("ws 3.3.3", nothing=0)
def too_many_cards(cards: int, limit: int) -> int:
    """How many cards of the hand the turn player has to put away at the end of the turn."""
    return max(0, cards - limit)


def ends(game: Game) -> list[Happening]:
    """The moments at a turn's end."""
    player = game.state.turn_player
    return [Happening(EV_BEGIN, NOTHING, player, moment) for moment in (P_END, P_TURN_ENDS)]


def not_yet_triggered(game: Game) -> bool:
    """Whether anything that waits for the end of the turn has not been triggered in it yet."""
    return waited_for(game, ends(game))


@mypyc_attr(allow_interpreted_subclasses=True)
class EndPhase(Procedure):
    """What is settled at the end of a turn; again, while anything is left to settle."""

    @step("ws 6.8.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the end of the turn is triggered, each ability once a turn."""
        return [begins(game, P_END), begins(game, P_TURN_ENDS)]

    @step("ws 6.8.1.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 6.8.1.2")
    def choose_discards(self, game: Game) -> Flow:
        """Over the hand limit, the turn player chooses as many cards as are too many."""
        self.chosen = []
        player = game.state.turn_player
        hand = game.state.refs(game.state.zone(player, HAND))
        excess = too_many_cards(len(hand), HAND_LIMIT.value)
        if not excess:
            return None
        return Choose(player, hand, excess, excess, False, K_DISCARD)

    @step("ws 6.8.1.2")
    def discard(self, game: Game) -> Flow:
        """They go to the waiting room."""
        return move(self.chosen, WAITING_ROOM)

    @step("ws 6.8.1.3")
    def clear_climax(self, game: Game) -> Flow:
        """The climax of the turn goes to the waiting room."""
        state = game.state
        return move(state.refs(state.zone(state.turn_player, CLIMAX_AREA)), WAITING_ROOM)

    @step("ws 6.8.1.4")
    def check_again(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 6.8.1.4")
    def expire(self, game: Game) -> Flow:
        """Effects that last for the turn end; what is to be done at its end is none of them."""
        over = expire(THIS_TURN, game.state.turn)
        return [over, *go_on_waiting(game, ends(game))] if game.state.awaiting else over

    @step("ws 6.8.1.5")
    def settled(self, game: Game) -> Flow:
        """Anything left to do: the end phase again. Otherwise the turn is over.

        Left is also what waits for the end of the turn and has not been triggered in it yet.
        """
        state = game.state
        player = state.turn_player
        if (
            state.standby
            or too_many_cards(len(state.zone(player, HAND)), HAND_LIMIT.value)
            or state.zone(player, CLIMAX_AREA)
            or game.rule_action_due()
            or not_yet_triggered(game)
        ):
            return self.skip_to("begin")
        return None
