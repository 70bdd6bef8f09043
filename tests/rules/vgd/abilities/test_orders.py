"""Sections 9.7.2.3, 10.5.1.2.4, 11.8 and 13.9: playing orders."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.cards.types import (
    BLITZ_ORDER,
    NORMAL_ORDER,
    ORDER_LIMIT,
    SET_ORDER,
    TRIGGER_ORDER,
)
from bythebook.games.vanguard.d.texts.events import CANNOT_PLAY_ORDERS
from bythebook.games.vanguard.d.texts.order_events import EV_ORDER
from bythebook.games.vanguard.texts.costs import CounterBlast, DiscardCost, SoulBlast
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.zones.zones import FIELD, SOUL
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CARD_EFFECT,
    CONT,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import IfDid, MayPay
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, Player
from bythebook.kernel.language.words import AT_LEAST, YOU
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit

NAMES = [unit(name) for name in "abcde"]
DRAW = Draw(Num(1))


def saying(*body: Effect, name: str = "edict", grade: int = 1, **more: Any) -> CardDef:
    """An order with an order ability."""
    kind: int = more.pop("kind", NORMAL_ORDER)
    return order(name, grade, abilities=(Ability(CARD_EFFECT, body=body, **more),), kind=kind)


def playing(*cards: CardDef, rival: Any = None, **zones: Any) -> Table:
    """A table in the main phase of a player who holds cards."""
    you = side(**{"hand": [*[card.name for card in cards], "a"], **zones})
    return table("vgd", you=you, rival=rival, cards=[*NAMES, *cards], at="main")


@clause("vgd 11.8.3.1", "vgd 11.8.2.1", "vgd 11.1.1.4")
def test_an_order_does_what_is_written_on_it_without_a_mark() -> None:
    t = playing(saying(DRAW), deck=["b", "c"])
    t.you.chooses("play order edict")
    t.you.hand.holds_exactly("a", "b")


@clause("vgd 3.2.2.4")
def test_what_an_order_says_is_said_to_whose_it_is() -> None:
    t = playing(saying(DRAW), deck=["b", "c"])
    t.you.chooses("play order edict")
    t.you.hand.holds_exactly("a", "b")
    t.rival.hand.has(0)
    t = guarding(saying(DRAW, kind=BLITZ_ORDER), deck=["b", "c"])
    t.rival.chooses("play order edict")
    t.rival.hand.holds_exactly("a", "b")
    t.you.hand.has(0)
    t.ends_asking()


@clause("vgd 11.8.3.2")
def test_an_order_goes_to_the_drop_zone_once_it_is_carried_out() -> None:
    t = playing(saying(MayPay(Ability(CARD_EFFECT, cost=(CounterBlast(1),)))), damage=["b"])
    t.you.chooses("play order edict")
    t.you.drop.is_()
    t.you.chooses("no")
    t.you.drop.is_("edict")
    t.you.order_area.is_()


@clause("vgd 11.8.2.1.1", "vgd 11.8.2.1")
def test_while_it_is_carried_out_an_order_lies_in_the_order_area() -> None:
    t = playing(saying(MayPay(Ability(CARD_EFFECT, cost=(CounterBlast(1),)))), damage=["b"])
    t.you.chooses("play order edict")
    t.you.order_area.is_("edict")
    assert t.you.order_area.seen_by(t.rival) == ["edict"]
    t.you.hand.is_("a")
    t.ends_asking()


@clause("vgd 11.8.2.1.1", "vgd 11.8.2.1.1.1", "vgd 9.7.2.3.1", "vgd 9.7.2.3")
def test_a_player_plays_one_order_a_turn() -> None:
    t = playing(saying(), saying(name="second"))
    t.you.may_choose("play order edict", "play order second")
    t.you.chooses("play order edict")
    t.you.may_not_choose("play order second")


@clause("vgd 11.8.2.1.1")
def test_something_in_force_may_let_a_player_play_another() -> None:
    more = Modifier(ADD, ORDER_LIMIT, Player(YOU), Num(1))
    herald = unit("herald", 3, abilities=(Ability(CONT, FIELD, modifiers=(more,)),))
    t = playing(saying(), saying(name="second"), saying(name="third"), vanguard=herald)
    t.you.chooses("play order edict")
    t.you.chooses("play order second")
    t.you.may_not_choose("play order third")


@clause("vgd 11.8.2.1.1")
def test_another_turn_has_orders_of_its_own() -> None:
    t = table(
        "vgd",
        you=side(hand=["edict", "second"], deck=["a", "b", "c"]),
        cards=[*NAMES, saying(), saying(name="second")],
        at="main",
    )
    t.you.chooses("play order edict")
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    t.you.may_choose("play order second")


@clause("vgd 9.7.2.3")
@pytest.mark.parametrize(("grade", "may"), [(2, True), (3, True), (4, False)])
def test_an_order_is_of_the_vanguards_grade_at_the_most(grade: int, may: bool) -> None:
    t = playing(saying(grade=grade))
    (t.you.may_choose if may else t.you.may_not_choose)("play order edict")


@clause("vgd 9.7.2.3")
def test_blitz_orders_are_not_played_in_the_main_phase() -> None:
    t = playing(saying(kind=BLITZ_ORDER), saying(name="omen", kind=TRIGGER_ORDER))
    t.you.may_not_choose("play order edict")
    t.you.may_choose("play order omen")


def guarding(*cards: CardDef, **zones: Any) -> Table:
    """A table at the guard step of a player who holds cards."""
    t = table(
        "vgd",
        you=side(vanguard="vanguard"),
        rival=side(**{"hand": [*[card.name for card in cards], "a"], **zones}),
        cards=[*NAMES, *cards],
        at="battle",
    )
    t.you.chooses("attack")
    return t


@clause("vgd 10.5.1.2.4", "vgd 10.5.1.2.4.1")
def test_blitz_orders_are_played_in_the_guard_step_one_a_turn() -> None:
    t = guarding(saying(DRAW, kind=BLITZ_ORDER), saying(name="second", kind=BLITZ_ORDER), deck=9)
    t.rival.may_choose("play order edict", "play order second")
    t.rival.chooses("play order edict")
    t.rival.drop.is_("edict")
    t.rival.may_not_choose("play order second")
    t.ends_asking()


@clause("vgd 10.5.1.2.4")
def test_no_other_orders_are_played_there() -> None:
    t = guarding(saying(), saying(name="flash", grade=4, kind=BLITZ_ORDER))
    t.rival.may_not_choose("play order edict", "play order flash")
    t.ends_asking()


@clause("vgd 11.8.2.4", "vgd 11.8.2.4.1", "vgd 11.8.2.4.2")
def test_what_stands_first_in_its_cost_is_paid_when_it_is_played() -> None:
    edict = saying(DRAW, cost=(CounterBlast(1),))
    t = playing(edict, damage=["b"], deck=["c", "d"])
    t.you.chooses("play order edict")
    assert t.you.damage.face_down == ["b"]
    t.you.hand.holds_exactly("a", "c")
    t = playing(edict, damage=[face_down("b")])
    t.you.may_not_choose("play order edict")


@clause("vgd 11.8.2.4", "vgd 11.8.2.4.1")
def test_an_order_with_two_order_abilities_costs_what_both_say() -> None:
    first = Ability(CARD_EFFECT, cost=(CounterBlast(1),), body=(DRAW,))
    second = Ability(CARD_EFFECT, cost=(SoulBlast(1),), body=(DRAW,))
    edict = order("edict", abilities=(first, second))
    t = playing(edict, damage=["b"], soul=["e"], deck=["c", "d", "a"])
    t.you.chooses("play order edict")
    assert t.you.damage.face_down == ["b"]
    t.you.drop.holds_exactly("e", "edict")
    t.you.hand.holds_exactly("a", "c", "d")
    t = playing(edict, damage=["b"])
    t.you.may_not_choose("play order edict")


@clause("vgd 11.1.1.4")
def test_the_additional_effect_of_an_over_trigger_is_no_order_ability() -> None:
    text = "Additional Effect - Draw two cards."
    omen = order("omen", text=text, kind=TRIGGER_ORDER, trigger="over")
    t = playing(omen, deck=["b", "c", "d"])
    t.you.chooses("play order omen")
    t.you.hand.is_("a")


@clause("vgd 11.8.2.4.2")
@pytest.mark.parametrize("hand", [["edict"], ["edict", "a"]])
def test_an_order_does_not_pay_for_itself(hand: list[str]) -> None:
    t = playing(saying(DRAW, cost=(DiscardCost(1),)), hand=hand, right="b", deck=["c", "d"])
    if len(hand) == 1:
        t.you.may_not_choose("play order edict")
        return
    t.you.chooses("play order edict")
    t.you.drop.holds_exactly("a", "edict")
    t.you.hand.is_("c")


@clause("vgd 11.8.2.4.2")
@pytest.mark.parametrize("soul", [1, 2])
def test_an_order_is_not_played_where_what_it_asks_for_is_not_so(soul: int) -> None:
    two = AmountIs(Count(Cards(zones=(SOUL,))), AT_LEAST, 2)
    t = playing(saying(DRAW, condition=two), soul=["b"] * soul)
    (t.you.may_choose if soul > 1 else t.you.may_not_choose)("play order edict")


@clause("vgd 11.8.2.4.3", "vgd 11.8.3.3.1")
def test_a_cost_amid_its_text_may_be_paid_and_what_is_behind_it_is_done_only_then() -> None:
    amid = MayPay(Ability(CARD_EFFECT, cost=(CounterBlast(1),)))
    edict = saying(SoulCharge(Num(1)), amid, IfDid((DRAW,)))
    for answer, hand in (("yes", ("a", "c")), ("no", ("a",))):
        t = playing(edict, damage=["e"], deck=["b", "c", "d"])
        t.you.chooses("play order edict")
        t.you.soul.is_("b")
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses(answer)
        t.you.hand.holds_exactly(*hand)


@clause("vgd 11.8.3.3")
def test_a_set_order_stays_in_the_order_zone() -> None:
    t = playing(saying(DRAW, kind=SET_ORDER), deck=["b", "c"])
    t.you.chooses("play order edict")
    t.you.order_zone.is_("edict")
    t.you.drop.is_()
    t.you.hand.holds_exactly("a", "b")


@clause("vgd 11.8.2.1")
def test_playing_an_order_is_something_that_abilities_wait_for() -> None:
    waits = Ability(AUTO, FIELD, Trigger(EV_ORDER, whose=YOU), body=(SoulCharge(Num(1)),))
    watcher = unit("watcher", 3, abilities=(waits,))
    t = playing(saying(DRAW), vanguard=watcher, deck=["b", "c", "d"])
    t.you.chooses("play order edict")
    # It is carried out before the ability is played.
    t.you.hand.holds_exactly("a", "b")
    t.you.soul.is_("c")


@clause("vgd 11.9.5")
def test_who_is_kept_from_playing_orders_plays_none() -> None:
    bars = Modifier(BITS_ON, CHAR_CANNOT, Player(YOU), bits=CANNOT_PLAY_ORDERS)
    silent = unit("silent", 3, abilities=(Ability(CONT, FIELD, modifiers=(bars,)),))
    t = playing(saying(), vanguard=silent)
    t.you.may_not_choose("play order edict")


@clause("vgd 13.9.1")
def test_an_order_that_is_not_being_played_leaves_the_order_area() -> None:
    t = playing(saying(), hand=["a"], order_area=["edict"])
    t.settle()
    t.you.order_area.is_()
    t.you.drop.is_("edict")


@clause("vgd 13.9.2")
def test_nothing_but_orders_stays_in_the_order_area() -> None:
    t = playing(saying(), order_area=["b"])
    t.settle()
    t.you.order_area.is_()
    t.you.drop.is_("b")


@clause("vgd 13.9.3")
def test_an_order_does_not_stay_on_a_circle() -> None:
    t = playing(saying(), hand=["a"], left="edict", right="b")
    t.settle()
    t.you.left.is_()
    t.you.right.is_("b")
    t.you.drop.is_("edict")
    t = playing(saying(), hand=["a"], left=face_down("edict"))
    t.settle()
    t.you.left.is_("edict")


@clause("vgd 2.9.3.1", "vgd 2.9.3.2")
def test_units_are_called_and_orders_are_played() -> None:
    t = playing(saying(), hand=["edict", "a"])
    t.you.may_choose("play order edict", "call a")
    t.you.may_not_choose("play order a", "call edict")
