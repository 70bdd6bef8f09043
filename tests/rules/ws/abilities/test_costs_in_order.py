"""8.4.2.1: what a cost asks for is done in the order written, and only then looked for."""

from typing import Any

import pytest

from bythebook.games.ws.zones.zones import REST
from bythebook.kernel.state.options import K_PAY
from bythebook.testing import Table, character, clause, climax, side, table


def payer(cost: str, body: str = "Draw 1 card.", **you: Any) -> Table:
    """A card on the stage with an ability that costs something."""
    c = character("C", text=f"【ACT】 [{cost}] {body}")
    cards = {"left": c, "deck": 9, **you}
    return table("ws", side(**cards), side(), at="main")


def offered(cost: str, **you: Any) -> bool:
    """Whether it can be paid for."""
    return "activate C" in payer(cost, **you).you.options


REST_ONE = "【REST】 1 of your characters"
PUT_ONE = "Put 1 character from your stage into your waiting room"
TOP_TO_STOCK = "Put the top card of your deck into your stock"


@clause("ws 8.4.2.1")
def test_a_character_that_was_rested_can_be_put_away():
    t = payer(f"{REST_ONE} & {PUT_ONE}")
    t.you.chooses("activate C")
    t.you.waiting_room.holds_exactly("C")
    t.you.hand.has(1)


@clause("ws 8.4.2.1")
def test_one_that_was_put_away_cannot_be_rested():
    assert not offered(f"{PUT_ONE} & {REST_ONE}")
    assert offered(f"{PUT_ONE} & {REST_ONE}", right="filler")
    assert not offered("Put this card into your waiting room & 【REST】 this card")
    assert offered("【REST】 this card & Put this card into your waiting room")
    t = payer(f"{PUT_ONE} & 【REST】 this card", right=character("D"))
    t.you.chooses("activate C")
    t.you.waiting_room.holds_exactly("D")


@clause("ws 8.4.2.1")
def test_this_card_may_be_the_one_that_is_rested_first():
    for cost in (f"{REST_ONE} & Put this card into your waiting room", f"{REST_ONE} & {PUT_ONE}"):
        assert offered(cost)
        assert not offered(cost, left=(character("C", text=f"【ACT】 [{cost}] Draw 1 card."), REST))


@clause("ws 8.4.2.1")
def test_only_what_lets_the_rest_be_paid_is_offered():
    """Of two characters one rests already: the other may be rested, and either put away."""
    d = character("D")
    t = payer(f"{REST_ONE} & {PUT_ONE}", right=(d, REST))
    t.you.chooses("activate C")
    t.you.may_choose_exactly("C", "D")
    t.you.chooses("D")
    t.you.waiting_room.holds_exactly("D")
    assert t.you.state_of("C") == REST
    t = payer(f"{REST_ONE} & 【REST】 this card", right=d)
    t.you.chooses("activate C")
    assert t.you.state_of("D") == REST


@clause("ws 8.4.2.1", "ws 8.4.3")
def test_stock_that_was_made_pays():
    t = payer(f"{TOP_TO_STOCK} & (1)", deck=[character(n) for n in "abc"])
    t.you.chooses("activate C")
    t.you.waiting_room.holds_exactly("a")
    t.you.hand.is_("b")
    assert not offered(f"{TOP_TO_STOCK} & (2)")
    assert offered(f"{TOP_TO_STOCK} & (2)", stock=1)
    assert not offered(f"(1) {TOP_TO_STOCK}")


@clause("ws 8.4.2.1")
def test_a_card_that_was_returned_can_be_discarded():
    cost = "Return this card to your hand & Put 1 card from your hand into your waiting room"
    t = payer(cost)
    t.you.chooses("activate C")
    t.you.waiting_room.holds_exactly("C")
    assert not offered(
        "Put 1 card from your hand into your waiting room & Return this card to your hand"
    )


@clause("ws 8.4.2.1")
def test_a_card_that_was_shown_can_be_discarded():
    cost = "Reveal 1 card in your hand & Put 1 card from your hand into your waiting room"
    assert not offered(cost)
    t = payer(cost, hand=1)
    t.you.chooses("activate C")
    t.you.waiting_room.has(1)


@clause("ws 8.4.2.2")
def test_what_nobody_knows_is_not_counted_on():
    """The top card is a climax, but its player does not know that."""
    cost = "Put the top card of your deck into your waiting room & Put 1 {} from your waiting room"
    deck = [climax("X"), "filler", "filler"]
    of_kind = cost.format("climax card") + " at the bottom of your deck"
    any_card = cost.format("card") + " at the bottom of your deck"
    assert not offered(of_kind, deck=deck)
    assert offered(any_card, deck=deck)
    t = payer(of_kind, deck=deck, waiting_room=[climax("Y")])
    t.you.chooses("activate C")
    t.you.may_choose_exactly("X", "Y")
    t.you.chooses("X")
    t.you.waiting_room.holds_exactly("Y")


@clause("ws 8.4.2.2")
def test_cards_that_are_gone_are_not_used_twice():
    hand = "Put 1 card from your hand into your "
    assert not offered(f"{hand}waiting room & {hand}clock", hand=1)
    assert offered(f"{hand}waiting room & {hand}clock", hand=2)
    deck = "Put the top card of your deck into your "
    assert not offered(f"{deck}clock & {deck}waiting room", deck=1, waiting_room=3)
    assert not offered("(1) Put the top card of your stock into your clock", stock=1)


PARTS = (
    "(1)",
    TOP_TO_STOCK,
    REST_ONE,
    PUT_ONE,
    "【REST】 this card",
    "Put this card into your waiting room",
    "Return this card to your hand",
    "Put 1 card from your hand into your waiting room",
    "Put 1 card from your hand into your clock",
    "Return 1 character from your waiting room to your deck",
    "Reveal 1 card in your hand",
    "Put the top card of your deck into your waiting room",
)
BOARDS: tuple[dict[str, Any], ...] = (
    {},
    {"hand": 1, "right": ("filler", REST)},
    {"stock": 1, "waiting_room": 1, "right": "filler"},
)


@pytest.mark.parametrize("first", PARTS)
@clause("ws 8.4.2.2")
def test_whatever_is_offered_can_be_paid_to_the_end(first: str):
    """With the first answer each time, and with the last."""
    for second in PARTS:
        cost = f"{first} {'' if first == '(1)' else '& '}{second}"
        for board in BOARDS:
            if not offered(cost, **board):
                continue
            for pick in (0, -1):
                t = payer(cost, "Deal 1 damage to your opponent.", **board)
                t.you.chooses("activate C")
                while t.waiting or t.asked.kind == K_PAY:
                    t.answer(pick % len(t.options))
                t.rival.clock.has(1)
                t.ends_asking()
