"""Section 7.5: the guard step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.calling import Call
from bythebook.games.vanguard.battle.record import attacked, guard
from bythebook.games.vanguard.battle.requirements import (
    barred_from_calling,
    possible_guardians,
    possible_interceptors,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.policy import GUARDIANS_COME
from bythebook.games.vanguard.texts.events import (
    EV_GUARD,
    EV_INTERCEPT,
    K_GUARD,
    K_GUARDED,
    P_GUARD,
    V_GUARD,
    V_INTERCEPT,
)
from bythebook.games.vanguard.texts.limiting import least_together
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import GUARDIANS, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move, reveal
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.refs import BOTH, NOTHING


@rule("vgg 7.5.1.2.2", "vgd 10.5.1.2.2", nothing=[])
def guard_calls(game: Game, player: int) -> list[Change]:
    """A card of the hand can be called to the guardian circle."""
    return [(V_GUARD, ref) for ref in game.state.refs(possible_guardians(game, player))]


@rule("vgg 7.5.1.2.4", "vgd 10.5.1.2.3", nothing=[])
def intercepts(game: Game, player: int) -> list[Change]:
    """A rear-guard can intercept."""
    return [(V_INTERCEPT, ref) for ref in game.state.refs(possible_interceptors(game, player))]


@rule("vgg 7.5.1.2.1.1", "vgd 10.5.1.2.1.1", nothing=True)
def may_have_a_guard(game: Game, player: int) -> bool:
    """Who can neither call nor intercept passes; a hand could hold a guardian for all one knows."""
    held = len(game.state.zone(player, HAND))
    if held >= least_together(game, player) and not barred_from_calling(game, player):
        return True
    return edition(game).may_guard_otherwise(game, player)


@mypyc_attr(allow_interpreted_subclasses=True)
class GuardStep(Procedure):
    """The other player calls guardians and intercepts, as long as wanted, or passes."""

    @step("vgg 7.5.1.1", "vgd 10.5.1.1")
    def begin(self, game: Game) -> Flow:
        """What waits for the guard step stands by."""
        return begins(game, P_GUARD)

    @step("vgg 7.5.1.2", "vgd 10.5.1.2")
    def check(self, game: Game) -> Flow:
        """A check timing comes before the play timing."""
        return CHECK

    @step("vgd 10.5.1.2.1.1")
    def nobody_attacked(self, game: Game) -> Flow:
        """With nobody attacked any more the other player does nothing."""
        return None if attacked(game) else DONE

    @step("vgg 7.5.1.2", "vgd 10.5.1.2")
    def choose(self, game: Game) -> Flow:
        """The other player does one thing, or passes."""
        player = 1 - game.state.turn_player
        options = [
            *(guard_calls(game, player) if least_together(game, player) == 1 else ()),
            *edition(game).guard_actions(game, player),
            *intercepts(game, player),
            (V_PASS,),
        ]
        return Ask(player, K_GUARD, options, may_have_a_guard(game, player), len(options) - 1)

    @step("vgg 7.5.1.2.1", "vgd 10.5.1.2.1")
    def passed(self, game: Game) -> Flow:
        """Passing ends the step."""
        return DONE if not self.answer or self.answer[0] == V_PASS else None

    @step("vgg 7.5.1.2", "vgd 10.5.1.2")
    def act(self, game: Game) -> Flow:
        """It is done."""
        player, answer = 1 - game.state.turn_player, self.answer
        if answer[0] == V_GUARD:
            return CallGuardian(player, answer[1])
        if answer[0] == V_INTERCEPT:
            return Intercept(player, answer[1])
        return edition(game).guard_action(player, answer) if answer[0] != V_PASS else None

    @step("vgg 7.5.1.2.5", "vgd 10.5.2")
    def another(self, game: Game) -> Flow:
        """Then another play timing, after its check timing; one before that would be the same."""
        return self.skip_to("check")


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginGuarding(Procedure):
    """For each new guardian its player chooses which of the units being attacked it guards."""

    def __init__(self, player: int = 0, guardians: list[int] | None = None) -> None:
        self.player: int = player
        self.guardians: list[int] = guardians or []

    @step("vgg 7.5.1.2.2", "vgg 7.5.1.2.4", "vgd 10.4.1.9", "vgd 10.4.1.9.1")
    def choose(self, game: Game) -> Flow:
        """The player chooses one of the units being attacked."""
        return Choose(self.player, attacked(game), 1, 1, kind=K_GUARDED)

    @step("vgg 7.5.1.2.2", "vgg 7.5.1.2.4", "vgd 10.4.1.9")
    def begin(self, game: Game) -> Flow:
        """It guards that unit from now on; then the next."""
        if not self.guardians:
            return DONE
        ref = self.guardians[0]
        self.guardians = self.guardians[1:]
        guards: list[Change] = []
        for unit in self.chosen:
            guards += [guard(game, ref, unit), event(EV_GUARD, ref, self.player, 0, unit)]
        return self.start_over(guards) if self.guardians else guards


@mypyc_attr(allow_interpreted_subclasses=True)
class CallGuardian(Procedure):
    """Call a card of the hand to the guardian circle; it guards a unit being attacked."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card

    @step("vgg 8.5.2.1", "vgd 6.2.3.1")
    def designate(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("vgg 7.5.1.2.2", "vgg 8.5.2.2.1.1", "vgg 8.5.3.3", "vgd 10.5.1.2.2", "vgd 6.2.3.3.1")
    def place(self, game: Game) -> Flow:
        """It is called to the guardian circle, by a normal call, and rests there."""
        return Call(self.player, [self.source], [GUARDIANS], True)

    @step("vgg 7.5.1.2.2", "vgd 10.4.1.9")
    def guard(self, game: Game) -> Flow:
        """It guards a unit that is being attacked."""
        self.result = self.chosen
        return edition(game).begin_guarding(game, self.player, self.chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class Intercept(Procedure):
    """A rear-guard goes to the guardian circle and guards a unit being attacked."""

    def __init__(self, player: int = 0, unit: int = NOTHING) -> None:
        self.player: int = player
        self.unit: int = unit

    @step("vgg 7.5.1.2.4", "vgd 10.5.1.2.3")
    def place(self, game: Game) -> Flow:
        """It is put on the guardian circle, resting."""
        return move([self.unit], GUARDIANS, self.player, orient=GUARDIANS_COME.value)

    @step("vgg 7.5.1.2.4", "vgd 10.5.1.2.3.1")
    def intercepted(self, game: Game) -> Flow:
        """What waits for its intercepting stands by, if it came there."""
        self.result = self.moved
        return [event(EV_INTERCEPT, ref, self.player) for ref in self.moved]

    @step("vgg 7.5.1.2.4", "vgd 10.4.1.9")
    def guard(self, game: Game) -> Flow:
        """It guards a unit that is being attacked."""
        return edition(game).begin_guarding(game, self.player, self.result)
