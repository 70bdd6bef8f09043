"""Section 9.6: the damage process."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.g.cards.states import partner_of
from bythebook.games.vanguard.terms.icons import perform
from bythebook.games.vanguard.texts.events import EV_DAMAGE_CHECK, FOR_THE_DAMAGE, VANGUARD_DAMAGE
from bythebook.games.vanguard.zones.zones import DAMAGE, DECK, TRIGGER, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import WHILE_FRAME, counters, event, expire, move
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 3.9.2", nothing=NOTHING)
def damaged(vanguard: int) -> int:
    """The damage that a vanguard is dealt is its own, until it is processed."""
    return vanguard


@rule("vgg 9.6.1", "vgg 9.6.1.1", "vgg 10.33.2", nothing=NOTHING)
def damaged_vanguard(game: Game) -> int:
    """A vanguard with damage to be processed, the turn player's first; or NOTHING."""
    state = game.state
    if not state.counters:
        return NOTHING
    damaged: list[int] = []
    for ref, kind in state.counters:
        if kind == VANGUARD_DAMAGE:
            damaged.append(ref)
    if not damaged:
        return NOTHING
    for player in (state.turn_player, 1 - state.turn_player):
        for ref in state.refs(state.zone(player, VANGUARD)):
            if ref in damaged and state.counters[ref, VANGUARD_DAMAGE] > 0:
                return ref
    return NOTHING


@rule("vgg 10.25.7", nothing=[])
def checked_together(game: Game, vanguard: int) -> list[int]:
    """Damage dealt to both of two in legion is checked for only once."""
    partner = partner_of(game, vanguard & CARD)
    return [] if partner == NOTHING else [game.state.ref(partner)]


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageProcess(Procedure):
    """All damage of one vanguard, card by card, with nothing else in between."""

    def __init__(self, player: int = 0, vanguard: int = NOTHING) -> None:
        self.player: int = player
        self.vanguard: int = vanguard
        self.card: int = NOTHING

    def by_rules(self) -> bool:
        return True

    @step("vgg 9.6.2")
    def one_less(self, game: Game) -> Flow:
        """There is one less to be processed."""
        partner = checked_together(game, self.vanguard)
        return [counters(ref, VANGUARD_DAMAGE, -1) for ref in (self.vanguard, *partner)]

    @step("vgg 9.6.3")
    def turn_up(self, game: Game) -> Flow:
        """The top card of the deck goes face up to the trigger zone."""
        self.moved = []
        return move(game.state.top(self.player, DECK), TRIGGER)

    @step("vgg 9.6.4", "vgg 10.15.1.1")
    def checked(self, game: Game) -> Flow:
        """What waits for a card that a damage check turns up stands by."""
        self.card = self.moved[0] if self.moved else NOTHING
        return event(EV_DAMAGE_CHECK, self.card, self.player) if self.moved else None

    @step("vgg 9.6.5")
    def perform_icon(self, game: Game) -> Flow:
        """Its trigger icon is performed, if it counts."""
        if self.card == NOTHING:
            return None
        if not edition(game).icon_counts(game, self.player, self.card & CARD):
            return None
        return perform(game, self.player, self.card)

    @step("vgg 9.6.6")
    def to_damage(self, game: Game) -> Flow:
        """If it is still in the trigger zone, it goes to the damage zone."""
        if self.card == NOTHING or game.state.kind_of(self.card & CARD) != TRIGGER:
            return None
        return move([self.card], DAMAGE)

    @step("vgg 9.6.7")
    def until_none_is_left(self, game: Game) -> Flow:
        """And so on, as long as there is any left."""
        state = game.state
        left = state.counters.get((self.vanguard, VANGUARD_DAMAGE), 0)
        goes_on = left > 0 and state.alive(self.vanguard)
        return self.start_over() if goes_on else expire(WHILE_FRAME, FOR_THE_DAMAGE)
