"""Section 10.5: what only the overDress era has in the guard step."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.calling import Call
from bythebook.games.vanguard.battle.guard import guard_calls, intercepts
from bythebook.games.vanguard.d.abilities.orders import PlayOrder, playable_orders
from bythebook.games.vanguard.d.cards.types import is_unit
from bythebook.games.vanguard.d.texts.events import (
    K_GUARDIANS,
    K_INTERCEPTORS,
    V_GUARD_TOGETHER,
    V_INTERCEPT_TOGETHER,
)
from bythebook.games.vanguard.d.texts.order_events import V_ORDER
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.policy import GUARDIANS_COME
from bythebook.games.vanguard.texts.events import EV_INTERCEPT
from bythebook.games.vanguard.texts.limiting import least_together
from bythebook.games.vanguard.zones.zones import GUARDIANS, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move, reveal
from bythebook.kernel.state.refs import BOTH


@rule("vgd 10.5.1.2.2.2", nothing="")
def verify_guardian(game: Game, player: int, card: int) -> str:
    """Any unit of the hand can be called to guard, whatever its grade and the vanguard's."""
    state = game.state
    if state.where[card] != player * state.kinds + HAND or not is_unit(game, card):
        return "vgd 10.5.1.2.2"
    return ""


@rule("vgd 10.5.1.2.2", nothing=[])
def several_guardians(game: Game, player: int) -> list[Change]:
    """Several cards of the hand can be called to the guardian circle at the same time."""
    least = max(2, least_together(game, player))
    return [(V_GUARD_TOGETHER,)] if len(guard_calls(game, player)) >= least else []


@rule("vgd 10.5.1.2.3", nothing=[])
def several_interceptors(game: Game, player: int) -> list[Change]:
    """Several rear-guards can intercept at the same time."""
    return [(V_INTERCEPT_TOGETHER,)] if len(intercepts(game, player)) > 1 else []


@mypyc_attr(allow_interpreted_subclasses=True)
class GuardTogether(Procedure):
    """Call several cards of the hand to the guardian circle; each guards a unit being attacked."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player
        self.cards: list[int] = []

    @step("vgd 10.5.1.2.2", "vgd 6.2.3.1")
    def choose(self, game: Game) -> Flow:
        """The player chooses them."""
        cards = [option[1] for option in guard_calls(game, self.player)]
        least = max(2, least_together(game, self.player))
        # How many of the hand are units, by when the choosing ends, nobody else can tell.
        hand = len(game.state.zone(self.player, HAND))
        return Choose(self.player, cards, least, hand, True, K_GUARDIANS)

    @step("vgd 6.2.3.1.1")
    def show(self, game: Game) -> Flow:
        """They are shown."""
        self.cards = self.chosen
        return reveal(self.cards, BOTH)

    @step("vgd 10.5.1.2.2", "vgd 10.5.1.2.2.1")
    def place(self, game: Game) -> Flow:
        """They are called to the guardian circle, by a normal call, and rest there."""
        return Call(self.player, self.cards, [GUARDIANS] * len(self.cards), True)

    @step("vgd 10.4.1.9", "vgd 6.2.4")
    def guard(self, game: Game) -> Flow:
        """Each guards a unit that is being attacked."""
        self.result = self.chosen
        return edition(game).begin_guarding(game, self.player, self.chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class InterceptTogether(Procedure):
    """Several rear-guards go to the guardian circle; each guards a unit being attacked."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("vgd 10.5.1.2.3")
    def choose(self, game: Game) -> Flow:
        """The player chooses them."""
        units = [option[1] for option in intercepts(game, self.player)]
        return Choose(self.player, units, 2, len(units), kind=K_INTERCEPTORS)

    @step("vgd 10.5.1.2.3")
    def place(self, game: Game) -> Flow:
        """They are put on the guardian circle, resting."""
        return move(self.chosen, GUARDIANS, self.player, orient=GUARDIANS_COME.value)

    @step("vgd 10.5.1.2.3.1")
    def intercepted(self, game: Game) -> Flow:
        """What waits for their intercepting stands by, for those that came there."""
        self.result = self.moved
        return [event(EV_INTERCEPT, ref, self.player) for ref in self.moved]

    @step("vgd 10.4.1.9")
    def guard(self, game: Game) -> Flow:
        """Each guards a unit that is being attacked."""
        return edition(game).begin_guarding(game, self.player, self.result)


def guard_actions(game: Game, player: int) -> list[Change]:
    """What can be done in the guard step besides calling one guardian or intercepting alone."""
    return [
        *several_guardians(game, player),
        *several_interceptors(game, player),
        *playable_orders(game, player, guarding=True),
    ]


def guard_action(player: int, answer: Change) -> Procedure | None:
    """How that is done."""
    if answer[0] == V_GUARD_TOGETHER:
        return GuardTogether(player)
    if answer[0] == V_ORDER:
        return PlayOrder(player, answer[1])
    return InterceptTogether(player)
