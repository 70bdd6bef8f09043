"""Section 6: the phases of a turn (the battle phase is section 7)."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.playing import PlayTiming
from bythebook.games.vanguard.battle.phase import BattlePhase
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.terms.drawing import draw
from bythebook.games.vanguard.texts.events import (
    EV_BEGIN,
    P_DRAW,
    P_END,
    P_MAIN,
    P_STAND,
    P_TURN,
    P_TURN_ENDS,
    STAYS_IN_STAND_PHASE,
    VAR_BATTLES,
)
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import STAND
from bythebook.kernel.abilities.abilities import Happening
from bythebook.kernel.abilities.triggers import go_on_waiting, waited_for
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure
from bythebook.kernel.state.changes import THIS_TURN, expire, orient, set_var
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Procedure):
    """The phases of a turn, in order."""

    @step("vgg 6.2.1", "vgd 9.1.1")
    def stand(self, game: Game) -> Flow:
        """The stand phase."""
        return StandPhase()

    @step("vgg 6.2.1", "vgd 9.1.1")
    def draw(self, game: Game) -> Flow:
        """The draw phase."""
        return DrawPhase()

    @step("vgg 6.2.1", "vgd 9.1.1")
    def ride(self, game: Game) -> Flow:
        """The ride phase."""
        return edition(game).ride_phase()

    @step("vgg 6.2.1", "vgd 9.1.1")
    def main(self, game: Game) -> Flow:
        """The main phase."""
        return MainPhase()

    @step("vgg 6.6.1.3", "vgd 9.7.2.6")
    def battle(self, game: Game) -> Flow:
        """Whoever does nothing more in the main phase goes on to the battle phase."""
        return BattlePhase()

    @step("vgg 6.2.1", "vgd 9.1.1")
    def end(self, game: Game) -> Flow:
        """The end phase."""
        return EndPhase()


@mypyc_attr(allow_interpreted_subclasses=True)
class StandPhase(Procedure):
    """The turn player's units stand."""

    @step("vgg 6.3.1.1", "vgd 9.2.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the turn's and the phase's beginning stands by."""
        return [set_var(VAR_BATTLES, 0), begins(game, P_TURN), begins(game, P_STAND)]

    @step("vgg 6.3.1.1", "vgd 9.2.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.3.1.2", "vgd 9.2.2")
    def stand(self, game: Game) -> Flow:
        """Every unit of the turn player stands, and what else stands and rests."""
        state = game.state
        player = state.turn_player
        staying = game.values(CHAR_CANNOT)
        standing: list[int] = []
        # On the other side of the table lie units of this player's only where units are lent.
        for side in (0, state.kinds) if game.lib.lends else (player * state.kinds,):
            for zone in edition(game).standing_zones():
                for card in state.zones[side + zone]:
                    if state.master[card] == player and state.orient[card] != STAND:
                        if not staying[card] & STAYS_IN_STAND_PHASE:
                            standing.append(card)
        return orient(state.refs(standing), STAND)

    @step("vgg 6.3.1.3", "vgd 9.2.3")
    def check_again(self, game: Game) -> Flow:
        """A check timing, then the next phase."""
        return CHECK


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawPhase(Procedure):
    """The turn player draws a card."""

    @step("vgg 6.4.1.1.1", "vgd 9.4.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning stands by."""
        return begins(game, P_DRAW)

    @step("vgg 6.4.1.1.1", "vgd 9.4.1")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.4.1.1.2", "vgd 9.4.2")
    def draw(self, game: Game) -> Flow:
        """The turn player draws a card, in the first turn too."""
        return draw(game.state.turn_player, 1)

    @step("vgg 6.4.1.1.3", "vgd 9.4.3")
    def check_again(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.4.1.1.3")
    def after(self, game: Game) -> Flow:
        """What the era lets follow in this phase."""
        return edition(game).after_draw_step()

    @step("vgg 6.4.1.3")
    def check_last(self, game: Game) -> Flow:
        """A check timing, then the next phase."""
        return CHECK


@mypyc_attr(allow_interpreted_subclasses=True)
class MainPhase(Procedure):
    """The turn player calls units, uses abilities and moves rear-guards."""

    @step("vgg 6.6.1.1", "vgd 9.7.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning stands by; the play timing brings its check."""
        return begins(game, P_MAIN)

    @step("vgg 6.6.1.2", "vgd 9.7.2")
    def play(self, game: Game) -> Flow:
        """Play timings for the turn player, as many as wanted; passing ends the phase."""
        return PlayTiming(game.state.turn_player)


def ends(game: Game) -> list[Happening]:
    """The moments at a turn's end."""
    player = game.state.turn_player
    return [Happening(EV_BEGIN, NOTHING, player, moment) for moment in (P_END, P_TURN_ENDS)]


def not_yet_stood_by(game: Game) -> bool:
    """Whether anything that waits for the end of the turn has not stood by in it yet."""
    return waited_for(game, ends(game))


@mypyc_attr(allow_interpreted_subclasses=True)
class EndPhase(Procedure):
    """What is settled at the end of a turn; again, while anything is left to settle."""

    @step("vgg 6.8.1.1")
    def first(self, game: Game) -> Flow:
        """What the era does before anything waits for the end."""
        return edition(game).end_phase_begins()

    @step("vgg 6.8.1.2")
    def check_first(self, game: Game) -> Flow:
        """A check timing, for what waited for that."""
        return CHECK

    @step("vgg 6.8.1.3", "vgd 9.9.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the end of the turn stands by, each ability once a turn."""
        return [begins(game, P_END), begins(game, P_TURN_ENDS)]

    @step("vgg 6.8.1.4", "vgd 9.9.2")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 6.8.1.4", "vgd 9.9.2")
    def expire(self, game: Game) -> Flow:
        """Effects that last for the turn end; what is to be done at its end is none of them."""
        over = expire(THIS_TURN, game.state.turn)
        return [over, *go_on_waiting(game, ends(game))] if game.state.awaiting else over

    @step("vgg 6.8.1.5")
    def settled(self, game: Game) -> Flow:
        """With anything left to do, again from the check timing on; otherwise the turn is over."""
        if game.state.standby or game.rule_action_due() or not_yet_stood_by(game):
            return self.skip_to("check_first")
        return None

    @step("vgd 9.9.3")
    def over_or_again(self, game: Game) -> Flow:
        """With anything left to do, again from the beginning on; otherwise the turn is over."""
        if game.state.standby or game.rule_action_due() or not_yet_stood_by(game):
            return self.skip_to("begin")
        return None
