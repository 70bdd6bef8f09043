"""Section 8.4: costs."""

from bythebook.games.ws.texts.effects import (
    ClockTopCost,
    Draw,
    MoveCost,
    MoveThis,
    RestCost,
    RestThis,
    StockCost,
)
from bythebook.games.ws.zones.zones import CLOCK, DECK, HAND, REST, STAGE, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    EV_MOVE,
    Ability,
    CardDef,
    CostPart,
    Trigger,
)
from bythebook.kernel.abilities.resolve import IfDid, MayPay
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.testing import character, clause, side, table

DISCARD = MoveCost(Cards(zones=(HAND,)), 1, WAITING_ROOM)
STOCK_CARD = MoveCost(Cards(zones=(STOCK,)), 1, WAITING_ROOM)


def active(*cost: CostPart) -> CardDef:
    """A character that draws a card for a cost."""
    return character("Ace", abilities=(Ability(ACT, STAGE, cost=cost, body=(Draw(Num(1)),)),))


def arriving(*cost: CostPart) -> CardDef:
    """A character that, placed on the stage, lets its player pay and then draw a card."""
    trigger = Trigger(EV_MOVE, This(), (HAND,), STAGE)
    body = (MayPay(), IfDid((Draw(Num(1)),)))
    return character("Ace", abilities=(Ability(AUTO, STAGE, trigger, cost=cost, body=body),))


@clause("ws 8.4.2.1")
def test_the_actions_of_a_cost_are_done_in_their_order():
    mine = side(left="Ace", hand=["event", "filler"], stock=2)
    t = table("ws", you=mine, cards=[active(StockCost(1), DISCARD)], at="main")
    t.you.chooses("activate Ace")
    t.you.is_asked("pay")
    t.you.stock.has(1)
    t.you.hand.has(2)
    t.you.chooses("event")
    t.you.waiting_room.is_("event", "filler")
    t.you.hand.has(2)


@clause("ws 8.4.2.2", "ws 8.1.1.2.2")
def test_what_cannot_be_paid_whole_is_not_paid_at_all():
    for stock, options in ((1, []), (2, ["yes", "no"])):
        mine = side(hand=["Ace", "filler"], stock=stock)
        t = table("ws", you=mine, cards=[arriving(StockCost(2))], at="main")
        t.you.chooses("play Ace", "left center")
        if options:
            t.you.may_choose_exactly(*options)
            t.you.chooses("no")
        t.you.is_asked("main phase")
        t.you.stock.has(stock)
        t.you.hand.has(1)


@clause("ws 8.4.3")
def test_a_number_is_so_many_cards_from_the_top_of_the_stock():
    mine = side(left="Ace", stock=["event", "climax", "filler"])
    t = table("ws", you=mine, cards=[active(StockCost(2))], at="main")
    t.you.chooses("activate Ace")
    t.you.stock.is_("filler")
    t.you.waiting_room.holds_exactly("event", "climax")


def test_a_card_can_rest_or_leave_as_a_cost():
    t = table("ws", you=side(left="Ace"), cards=[active(RestThis())], at="main")
    t.you.chooses("activate Ace")
    assert t.you.state_of("Ace") == REST
    t.you.may_choose_exactly("play filler", "exchange positions", "pass")
    t = table("ws", you=side(left="Ace"), cards=[active(MoveThis(CLOCK))], at="main")
    t.you.chooses("activate Ace")
    t.you.clock.is_("Ace")
    t.you.hand.has(1)


@clause("ws 9.2.3")
def test_no_reshuffle_before_a_cost_is_paid():
    last = MoveCost(Cards(zones=(DECK,)), 1, WAITING_ROOM)
    mine = side(left="Ace", deck=1, waiting_room=["climax", "climax"], hand=["event", "filler"])
    t = table("ws", you=mine, cards=[active(last, DISCARD)], at="main")
    t.you.chooses("activate Ace")
    t.you.is_asked("pay")
    t.you.deck.has(0)
    t.you.waiting_room.has(3)
    t.you.chooses("event")
    t.you.deck.has(2)
    t.you.clock.has(1)


@clause("ws 9.3.3")
def test_no_level_up_before_a_cost_is_paid():
    seventh = MoveCost(Cards(zones=(STOCK,)), 1, CLOCK)
    mine = side(left="Ace", clock=6, stock=1, hand=["event", "filler"])
    t = table("ws", you=mine, cards=[active(seventh, DISCARD)], at="main")
    t.you.chooses("activate Ace")
    t.you.is_asked("pay")
    t.you.clock.has(7)
    t.you.chooses("event")
    t.you.is_asked("level up")
    t.you.chooses("filler")
    t.you.level.has(1)


def test_only_what_leaves_the_rest_payable_can_be_used():
    fillers = MoveCost(Cards(zones=(HAND,)), 2, WAITING_ROOM)
    t = table("ws", you=side(left="Ace", hand=1), cards=[active(fillers)], at="main")
    t.you.may_choose_exactly("play filler", "exchange positions", "pass")
    t = table("ws", you=side(left="Ace", hand=2), cards=[active(fillers)], at="main")
    t.you.chooses("activate Ace")
    t.you.waiting_room.has(2)


@clause("ws 8.4.2.2")
def test_parts_that_take_from_the_same_place_need_enough_for_all_of_them():
    deck_to_clock, deck_away = (ClockTopCost(DECK, to) for to in (CLOCK, WAITING_ROOM))
    of_deck, of_stock = (deck_to_clock, deck_away), (StockCost(1), ClockTopCost(STOCK, CLOCK))
    for cost, zone in ((of_deck, "deck"), (of_stock, "stock")):
        for there, payable in ((1, False), (2, True)):
            mine = side(**{"left": "Ace", "waiting_room": 3, zone: there})
            t = table("ws", you=mine, cards=[active(*cost)], at="main")
            assert ("activate Ace" in t.options) == payable
            if payable:
                t.you.chooses("activate Ace")
                t.you.hand.has(1)


@clause("ws 8.4.2.1", "ws 8.4.2.2")
def test_a_card_is_rested_once_and_not_after_it_has_gone():
    rest, leave = (
        RestCost(Cards(zones=STAGE), 1),
        MoveCost(Cards(zones=STAGE), 1, WAITING_ROOM),
    )
    for cost, alone in (
        ((rest, RestThis()), False),
        ((RestThis(), rest), False),
        ((leave, RestThis()), False),
        ((RestThis(), leave), True),
    ):
        t = table("ws", you=side(left="Ace"), cards=[active(*cost)], at="main")
        assert ("activate Ace" in t.options) == alone
        mine = side(left="Ace", right="filler")
        t = table("ws", you=mine, cards=[active(*cost)], at="main")
        t.you.chooses("activate Ace")
        if alone:
            t.you.may_choose_exactly("Ace", "filler")
            t.you.chooses("filler")
        assert t.you.state_of("Ace") == REST
        t.you.hand.has(1)
