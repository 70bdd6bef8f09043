"""Section 6: the phases of a turn."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.terms import draw_a_card
from bythebook.games.dbs.battle.attack import Battle, PaidAttack
from bythebook.games.dbs.cards.cards import KEYWORDS, SERVANT
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.terms.free_timing import T_MAIN
from bythebook.games.dbs.terms.playing import FreeTiming, PlaceUnderUnison, after_checkpoint
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.events import (
    EV_BEGIN,
    FOR_THE_MAIN_PHASE,
    K_CHARGE,
    P_CHARGE,
    P_MAIN,
    P_MAIN_ENDS,
    P_TURN,
    P_TURN_ENDS,
    STAYS_IN_CHARGE_PHASE,
    UNTIL_MAIN,
    UNTIL_TURN,
    V_CHARGE,
    V_UNDER,
)
from bythebook.games.dbs.texts.moments import begins, effects_end, ended_by_now, then_check
from bythebook.games.dbs.texts.tolls import toll_of_attack
from bythebook.games.dbs.zones.zones import ACTIVE, DECK, ENERGY, HAND, TURNED
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import THIS_TURN, WHILE_FRAME, Change, begin_turn, move, orient
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.refs import NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Procedure):
    """The phases of a turn, in order."""

    @step("dbs 6-1-1")
    def charge(self, game: Game) -> Flow:
        """The charge phase."""
        return ChargePhase()

    @step("dbs 6-1-1")
    def main(self, game: Game) -> Flow:
        """The main phase."""
        return MainPhase()

    @step("dbs 6-1-1")
    def end(self, game: Game) -> Flow:
        """The end phase."""
        return EndPhase()


@rule("dbs 10-43-1", nothing=False)
def stays_rested(game: Game, card: int) -> bool:
    """A card with [Servant] is not switched to active mode in its owner's charge phase."""
    if game.state.owner[card] != game.state.turn_player:
        return False
    return keywords_of(game, card) & SERVANT != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ChargePhase(Procedure):
    """Cards become active, one is drawn, one may be charged."""

    @step("dbs 6-2-1")
    def begin(self, game: Game) -> Flow:
        """What waits for the turn's and the phase's beginning is triggered."""
        ended = ended_by_now(game, UNTIL_TURN + game.state.turn_player)
        return then_check(self, [*ended, *begins(game, P_TURN), *begins(game, P_CHARGE)])

    @step("dbs 6-2-1")
    def check(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 6-2-2")
    def activate(self, game: Game) -> Flow:
        """Every card of the turn player in rest mode is switched to active mode."""
        state = game.state
        modes = state.orient
        first = state.turn_player * state.kinds
        barred = game.values(CHAR_CANNOT)
        servants = game.may_have(KEYWORDS, SERVANT)
        refs: list[int] = []
        for zone in TURNED:
            for card in state.zones[first + zone]:
                if modes[card] == ACTIVE:
                    continue
                if servants and zone != ENERGY and stays_rested(game, card):
                    continue
                if not barred[card] or not cannot(game, card, STAYS_IN_CHARGE_PHASE):
                    refs.append(state.ref(card))
        return orient(refs, ACTIVE)

    @step("dbs 6-2-3")
    def draw_card(self, game: Game) -> Flow:
        """The turn player draws a card, but not in the first turn of the game."""
        if game.state.turn == 1:
            return None
        return draw_a_card(game, game.state.turn_player, DECK, HAND)

    @step("dbs 6-2-4")
    def check_drawn(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 6-2-5")
    def choose_charge(self, game: Game) -> Flow:
        """One card of the hand may be placed in the energy area."""
        player = game.state.turn_player
        hand = game.state.refs(game.state.zone(player, HAND))
        options: list[Change] = [(V_CHARGE, ref) for ref in hand]
        options.append((V_PASS,))
        return Ask(player, K_CHARGE, options, False, len(options) - 1)

    @step("dbs 6-2-5")
    def charge(self, game: Game) -> Flow:
        """It is placed there."""
        if self.answer[0] == V_PASS:
            return None
        return move([self.answer[1]], ENERGY)

    @step("dbs 6-2-6")
    def check_charged(self, game: Game) -> Flow:
        """A checkpoint, then the main phase."""
        return CHECK


@mypyc_attr(allow_interpreted_subclasses=True)
class MainTiming(FreeTiming):
    """A free timing of the main phase, in which the turn player can attack too."""

    def other_action(self, game: Game, answer: Change) -> Flow:
        if answer[0] == V_UNDER:
            return PlaceUnderUnison(self.player, answer[1])
        if toll_of_attack(game, answer[1]):
            return PaidAttack(answer[1], answer[2])
        return Battle(answer[1], answer[2])


@rule("dbs 6-2-1-1", nothing=0)
def turn_players_set_in(player: int) -> int:
    """As a turn begins, the turn player's effects that are to last for it do so from now on."""
    return 1 << player


@rule("dbs 6-2-1-2", nothing=0)
def other_players_set_in(player: int) -> int:
    """Likewise the other player's."""
    return 1 << (1 - player)


def turn_of(player: int, additional: bool = False) -> Change:
    """A turn of a player begins."""
    sets_in = turn_players_set_in(player) | other_players_set_in(player)
    return begin_turn(player, int(additional), sets_in)


def next_player(game: Game) -> int:
    """Whose turn is next."""
    extra = game.state.extra_turns
    return extra[-1] if extra else 1 - game.state.turn_player


@mypyc_attr(allow_interpreted_subclasses=True)
class MainPhase(Procedure):
    """The turn player plays cards, activates skills and attacks."""

    @step("dbs 6-3-1-1")
    def begin(self, game: Game) -> Flow:
        """What waits for the phase's beginning is triggered."""
        ended = ended_by_now(game, UNTIL_MAIN + game.state.turn_player)
        return then_check(self, [*ended, *begins(game, P_MAIN)])

    @step("dbs 6-3-1-1")
    def check(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 6-3-1-2")
    def act(self, game: Game) -> Flow:
        """Free timings for the turn player, as many as wanted."""
        return after_checkpoint(MainTiming(game.state.turn_player, T_MAIN))

    @step("dbs 6-3-1-3-1-1")
    def ends(self, game: Game) -> Flow:
        """What waits for the phase's end is triggered."""
        return then_check(self, begins(game, P_MAIN_ENDS))

    @step("dbs 6-3-1-3-1-1")
    def check_end(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 6-3-1-3-1-2")
    def check_again(self, game: Game) -> Flow:
        """Another checkpoint."""
        return CHECK

    @step("dbs 6-3-1-3-1-2")
    def turn_players_effects_end(self, game: Game) -> Flow:
        """The turn player's effects that last until the end of the main phase end."""
        return effects_end(game, self, WHILE_FRAME, FOR_THE_MAIN_PHASE, game.state.turn_player)

    @step("dbs 6-3-1-3-1-3")
    def other_players_effects_end(self, game: Game) -> Flow:
        """Then the other player's do."""
        return effects_end(game, self, WHILE_FRAME, FOR_THE_MAIN_PHASE, 1 - game.state.turn_player)


@rule("dbs 6-4-1-1", nothing=False)
def once_each(kind: int, value: int) -> bool:
    """A skill that has had its end of the turn is not pending for it again in the same turn."""
    return kind == EV_BEGIN and value == P_TURN_ENDS


@mypyc_attr(allow_interpreted_subclasses=True)
class EndPhase(Procedure):
    """What is settled at the end of a turn; again, while anything new waits for it.

    `reached` is the last batch before its checkpoint.
    """

    def __init__(self) -> None:
        self.reached: int = NOTHING

    @step("dbs 6-4-1-1")
    def begin(self, game: Game) -> Flow:
        """What waits for the end of the turn is triggered, each skill once a turn."""
        return begins(game, P_TURN_ENDS)

    @step("dbs 6-4-1-2")
    def check(self, game: Game) -> Flow:
        """A checkpoint."""
        self.reached = game.state.batch
        return CHECK

    @step("dbs 6-4-1-3")
    def settled(self, game: Game) -> Flow:
        """If anything has happened, there may be what has not had its end of turn: from the start.

        With nothing new that waits for it, nothing happens in the checkpoint.
        """
        before, self.reached = self.reached, NOTHING
        return self.skip_to("begin") if before >= 0 and game.state.batch != before else None

    @step("dbs 6-4-1-4-1")
    def turn_players_effects_end(self, game: Game) -> Flow:
        """The turn player's effects that last for the turn end."""
        return effects_end(game, self, THIS_TURN, game.state.turn, game.state.turn_player)

    @step("dbs 6-4-1-4-2")
    def other_players_effects_end(self, game: Game) -> Flow:
        """Then the other player's do."""
        return effects_end(game, self, THIS_TURN, game.state.turn, 1 - game.state.turn_player)
