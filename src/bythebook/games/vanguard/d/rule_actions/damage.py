"""Sections 13.5 and 13.6: damage is processed, and settled, one card at a time."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.d.texts.events import VAR_CHECKED
from bythebook.games.vanguard.terms.icons import perform
from bythebook.games.vanguard.texts.events import EV_DAMAGE_CHECK, FOR_THE_DAMAGE, VANGUARD_DAMAGE
from bythebook.games.vanguard.zones.zones import DAMAGE, DECK, TRIGGER
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import (
    WHILE_FRAME,
    Change,
    counters,
    event,
    expire,
    move,
    set_var,
)
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgd 3.1.2", nothing=NOTHING)
def damaged(game: Game, vanguard: int) -> int:
    """The damage that a vanguard is dealt is its player's, whoever is the vanguard by then."""
    return game.state.master[vanguard & CARD]


def being_checked(game: Game) -> list[int]:
    """The cards in both trigger zones."""
    return [*game.state.zone(0, TRIGGER), *game.state.zone(1, TRIGGER)]


@rule("vgd 7.29.1.2", "vgd 13.5.1", "vgd 13.5.1.1", nothing=NOTHING)
def damaged_player(game: Game) -> int:
    """Who has damage to be processed, the turn player first, with both trigger zones empty."""
    state = game.state
    if not state.counters or being_checked(game):
        return NOTHING
    for player in (state.turn_player, 1 - state.turn_player):
        if state.counters.get((player, VANGUARD_DAMAGE), 0) > 0:
            return player
    return NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageCheck(Procedure):
    """One card of a player's damage: it is turned up, and its icon performed."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player
        self.card: int = NOTHING

    def by_rules(self) -> bool:
        return True

    @step("vgd 13.5.2")
    def one_less(self, game: Game) -> Flow:
        """There is one less to be processed."""
        return counters(self.player, VANGUARD_DAMAGE, -1)

    @step("vgd 13.5.3")
    def turn_up(self, game: Game) -> Flow:
        """The top card of the deck goes face up to the trigger zone."""
        self.moved = []
        return move(game.state.top(self.player, DECK), TRIGGER)

    @step("vgd 13.5.4", "vgd 7.21.1", "vgd 7.14.1")
    def checked(self, game: Game) -> Flow:
        """What waits for a card that a damage check turns up stands by."""
        self.card = self.moved[0] if self.moved else NOTHING
        if not self.moved:
            return None
        return [
            set_var(VAR_CHECKED + self.player, self.card + 1),
            event(EV_DAMAGE_CHECK, self.card, self.player),
        ]

    @step("vgd 13.5.4")
    def perform_icon(self, game: Game) -> Flow:
        """Its trigger icon is performed."""
        return None if self.card == NOTHING else perform(game, self.player, self.card)


def is_damage(game: Game, card: int) -> bool:
    """Whether a damage check has turned a card up that is not settled yet."""
    state = game.state
    return state.vars[VAR_CHECKED + state.side_of(card)] == state.ref(card) + 1


@rule("vgd 13.6.1", nothing=[])
def to_be_settled(game: Game) -> list[int]:
    """What a damage check has turned up is settled with nothing else to do or standing by."""
    found = being_checked(game)
    if not found or game.state.standby or game.awaits_state():
        return []
    return game.state.refs([c for c in found if is_damage(game, c)])


@mypyc_attr(allow_interpreted_subclasses=True)
class SettleDamage(Procedure):
    """What damage checks have turned up goes to the damage zone."""

    def by_rules(self) -> bool:
        return True

    @step("vgd 13.6.2")
    def to_damage(self, game: Game) -> Flow:
        """It goes to the damage zone of whose trigger zone it lies in."""
        settled = move(to_be_settled(game), DAMAGE)
        return [*settled, set_var(VAR_CHECKED, 0), set_var(VAR_CHECKED + 1, 0)]

    @step("vgd 13.6.2")
    def none_left(self, game: Game) -> Flow:
        """What lasts as long as damage is processed ends with the last of it."""
        left = [p for p in (0, 1) if game.state.counters.get((p, VANGUARD_DAMAGE), 0) > 0]
        over: list[Change] = [] if left else [expire(WHILE_FRAME, FOR_THE_DAMAGE)]
        return over
