"""Sections 9.7.2.3, 10.5.1.2.4 and 11.8: playing orders."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.requirements import rules_changed, vanguard_grade
from bythebook.games.vanguard.actions.losing_costs import costs_nothing
from bythebook.games.vanguard.actions.moving import bind
from bythebook.games.vanguard.cards.cards import GRADE, TYPE
from bythebook.games.vanguard.d.abilities.order_texts import (
    asked_is_so,
    gets_abilities,
    joinable,
    joined_abilities,
    order_cost,
)
from bythebook.games.vanguard.d.actions.icon_numbers import (
    changed_cost,
    is_blast,
    no_longer_next,
    own_number_changed,
)
from bythebook.games.vanguard.d.cards.types import (
    ARMS_ORDER,
    BLITZ_ORDER,
    NEXT_ALCHEMAGIC,
    NEXT_COUNTER_BLAST,
    ORDER_LIMIT,
    SET_ORDER,
    is_order,
)
from bythebook.games.vanguard.d.policy import ORDERS_A_TURN
from bythebook.games.vanguard.d.single_sets.arms import arm, bearers
from bythebook.games.vanguard.d.texts.events import (
    CANNOT_PLAY_BLITZ,
    CANNOT_PLAY_ORDERS,
    VAR_ALCHEMAGIC,
    VAR_ORDERS,
)
from bythebook.games.vanguard.d.texts.order_events import (
    BY_ALCHEMAGIC,
    EV_ORDER,
    K_ALCHEMAGIC,
    V_ORDER,
)
from bythebook.games.vanguard.d.zones.zones import ORDER_AREA, ORDER_ZONE
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.zones import DROP, HAND
from bythebook.kernel.abilities.abilities import CARD_EFFECT, CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure, last
from bythebook.kernel.state.changes import Change, event, move, set_var
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.costs import payable


def order_limit(game: Game, player: int) -> int:
    """How many orders a player can play in a turn."""
    return ORDERS_A_TURN.value + game.value(ORDER_LIMIT, player)


@rule("vgd 11.8.2.1.1", nothing=True)
def below_limit(game: Game, player: int) -> bool:
    """Who has played as many orders this turn as the limit says plays no other."""
    return game.state.vars[VAR_ORDERS + player] < order_limit(game, player)


@rule("vgd 9.7.2.3", nothing=True)
def played_in_main(kind: int) -> bool:
    """In the main phase any order but a blitz order is played."""
    return kind & BLITZ_ORDER == 0


@rule("vgd 10.5.1.2.4", nothing=True)
def played_in_guard(kind: int) -> bool:
    """In the guard step blitz orders are played, and no others."""
    return kind & BLITZ_ORDER != 0


@rule("vgd 9.7.2.3", "vgd 10.5.1.2.4", nothing=True)
def grade_to_order(grade: int, vanguard: int) -> bool:
    """An order is of the vanguard's grade at the most."""
    return grade <= vanguard


@rule("vgd 11.8.2.4.2", nothing=True)
def can_be_paid(game: Game, player: int, card: int, other: int = NOTHING) -> bool:
    """What stands first in an order's COST has to be paid, and what it asks for to be so."""
    if not asked_is_so(game, player, card, other):
        return False
    cost = order_cost(game, card, other)
    parts = changed_cost(game, player, cost, 0, other != NOTHING) if is_blast(cost) else cost
    # By the time it is paid for, neither lies any more where it lies now.
    used = game.state.refs([card] if other == NOTHING else [card, other])
    return payable(game, parts, used[0], player, used)


def others_to_join(game: Game, player: int, card: int) -> list[int]:
    """The orders that can be joined to one so that both together can be played."""
    return [
        other for other in joinable(game, player, card) if can_be_paid(game, player, card, other)
    ]


def forbidding(kind: int) -> int:
    """What keeps a player from playing an order of a type."""
    return CANNOT_PLAY_ORDERS | (CANNOT_PLAY_BLITZ if kind & BLITZ_ORDER else 0)


def verify_order(game: Game, player: int, card: int, guarding: bool = False) -> str:
    """The clause by which a card of the hand cannot be played as an order now, or nothing."""
    state = game.state
    when = "vgd 10.5.1.2.4" if guarding else "vgd 9.7.2.3"
    if state.where[card] != player * state.kinds + HAND or not is_order(game, card):
        return when
    kind = game.value(TYPE, card)
    if not (played_in_guard(kind) if guarding else played_in_main(kind)):
        return when
    if rules_changed(game, player) & forbidding(kind):
        return "vgd 11.9.5"
    if not below_limit(game, player):
        return "vgd 11.8.2.1.1"
    if not grade_to_order(game.value(GRADE, card), vanguard_grade(game, player)):
        return when
    if can_be_paid(game, player, card) or others_to_join(game, player, card):
        return ""
    return "vgd 11.8.2.4.2"


def playable_orders(game: Game, player: int, guarding: bool = False) -> list[Change]:
    """The orders of a hand that its player can play now."""
    state = game.state
    return [
        (V_ORDER, state.ref(card))
        for card in state.zone(player, HAND)
        if not verify_order(game, player, card, guarding)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayOrder(Procedure):
    """Play an order of the hand: put in the order area, paid for, carried out, put away."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.other: int = NOTHING
        """the order that is joined to it, as a card"""
        self.done: int = 0
        self.origin: int = NOTHING
        """the kind of zone from which it was played"""

    def order(self, game: Game) -> int:
        """The order, as long as it lies in the order area; NOTHING if it has left."""
        card = self.source & CARD
        return game.state.ref(card) if game.state.kind_of(card) == ORDER_AREA else NOTHING

    @step("vgd 11.8.2.1", "vgd 11.8.2.1.1")
    def put_in_order_area(self, game: Game) -> Flow:
        """It goes to the order area, and is one of the orders of this turn."""
        self.origin = game.state.kind_of(self.source & CARD)
        played = game.state.vars[VAR_ORDERS + self.player]
        return [
            *move([self.source], ORDER_AREA, self.player),
            set_var(VAR_ORDERS + self.player, played + 1),
        ]

    @step("vgd 7.34.1")
    def choose_other(self, game: Game) -> Flow:
        """Who may Alchemagic may choose another order for it, and has to if one alone cannot be."""
        order = self.order(game)
        if order == NOTHING:
            return None
        card = order & CARD
        found = game.state.refs(others_to_join(game, self.player, card))
        least = int(not can_be_paid(game, self.player, card))
        return Choose(self.player, found, least, 1, kind=K_ALCHEMAGIC) if found else None

    @step("vgd 7.34.1")
    def bind_other(self, game: Game) -> Flow:
        """That is bound."""
        return bind(self.chosen) if self.chosen else self.pass_over()

    @step("vgd 7.34.1")
    def join(self, game: Game) -> Flow:
        """And it is joined to the one that is played."""
        self.other = self.moved[0] & CARD if self.moved else NOTHING
        variable = VAR_ALCHEMAGIC + self.player
        return None if self.other < 0 else set_var(variable, game.state.vars[variable] + 1)

    @step("vgd 7.34.1.1")
    def get_abilities(self, game: Game) -> Flow:
        """It gets that one's continuous and automatic abilities."""
        order = self.order(game)
        if order == NOTHING or self.other == NOTHING:
            return None
        return gets_abilities(game, order, self.other)

    @step("vgd 11.8.2.4", "vgd 11.8.2.4.1")
    def pay(self, game: Game) -> Flow:
        """What its COST says is paid, all of it at once."""
        order = self.order(game)
        if order == NOTHING or not order_cost(game, order & CARD, self.other):
            return None
        said = joined_abilities(game, order & CARD, self.other)
        return game.book.pay(self.player, said[0], order)

    @step("vgd 7.26.2")
    def no_longer_next(self, game: Game) -> Flow:
        """What was said of the next Alchemagic is over."""
        return no_longer_next(game, self.player, NEXT_ALCHEMAGIC) if self.other >= 0 else None

    @step("vgd 11.8.2.1")
    def played(self, game: Game) -> Flow:
        """It has been played."""
        order = self.order(game)
        how = BY_ALCHEMAGIC if self.other >= 0 else 0
        return None if order == NOTHING else event(EV_ORDER, order, self.player, how)

    @step("vgd 7.6.4")
    def not_looked_yet(self, game: Game) -> Flow:
        """What other effects have looked at is another matter."""
        return edition(game).not_looked_yet(game)

    @step("vgd 3.2.2.4", "vgd 11.8.3.1")
    def carry_out(self, game: Game) -> Flow:
        """What it says is done."""
        order = self.order(game)
        if order == NOTHING:
            return None
        said = joined_abilities(game, order & CARD, self.other)
        if self.done >= len(said):
            return None
        self.done += 1
        return self.again(game.book.resolve(said[self.done - 1], order, self.player))

    @step("vgd 11.8.3.3")
    def set_in_order_zone(self, game: Game) -> Flow:
        """A set order goes to the order zone."""
        order = self.order(game)
        if order == NOTHING or not game.value(TYPE, order & CARD) & SET_ORDER:
            return None
        return last(move([order], ORDER_ZONE, self.player))

    @step("vgd 16.3.3")
    def choose_vanguard(self, game: Game) -> Flow:
        """Of several vanguards that can hold arms the player chooses one."""
        self.chosen = []
        order = self.order(game)
        if order == NOTHING or not game.value(TYPE, order & CARD) & ARMS_ORDER:
            return None
        found = bearers(game, self.player, order & CARD)
        return Choose(self.player, game.state.refs(found), 1, 1) if found else None

    @step("vgd 16.3.3")
    def given_to_vanguard(self, game: Game) -> Flow:
        """Arms go to the vanguard that can hold them."""
        if not self.chosen:
            return None
        return last(arm(game, self.order(game), self.chosen[0] & CARD))

    @step("vgd 11.8.3.2", "vgd 16.3.3.1")
    def put_away(self, game: Game) -> Flow:
        """Any other order goes to the drop zone, and arms that nobody can hold."""
        order = self.order(game)
        return None if order == NOTHING else move([order], DROP)

    @step("vgd 17.4.1.1")
    def battle_is_over(self, game: Game) -> Flow:
        """If it has ended the turn, what was going on is over."""
        return edition(game).turn_is_ending(game)

    @step("vgd 17.4.1.2")
    def on_to_the_end(self, game: Game) -> Flow:
        """And the game goes on to the end phase."""
        return edition(game).on_to_the_end(game)


def cost_to_play(game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
    """The cost of an ability, or, of an order's, of that order with the one joined to it."""
    if game.lib.abilities[ability].kind != CARD_EFFECT:
        return game.lib.abilities[ability].cost
    return order_cost(game, source & CARD, joined_to(game, source))


def joined_to(game: Game, source: int) -> int:
    """The order that is joined to the one being played, if it is that."""
    frame = game.frame_of(PlayOrder)
    if not isinstance(frame, PlayOrder) or frame.source & CARD != source & CARD:
        return NOTHING
    return frame.other


def cost_now(game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
    """The cost of an ability, or of an order, with what is added to its numbers now."""
    cost = cost_to_play(game, ability, source)
    if cost and costs_nothing(game, source):
        return ()
    if not is_blast(cost):
        return cost
    own = own_number_changed(game, ability, source)
    player = game.state.master[source & CARD]
    return changed_cost(game, player, cost, own, joined_to(game, source) >= 0)


def once_paid(game: Game, player: int, ability: int, source: int) -> list[Change]:
    """What comes of having paid a cost: what was said of the next counter blast is over."""
    paid = ability >= 0 and is_blast(cost_to_play(game, ability, source))
    return no_longer_next(game, player, NEXT_COUNTER_BLAST) if paid else []
