"""8-4-2-1: what a skill costs is done in the order written, and only then looked for."""

from typing import Any

from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.making import said

RED = battle("Rose", color="red")


def payer(cost: str, *beside: CardDef, **you: Any) -> Table:
    """A battle card with a skill that costs something, and others beside it."""
    c = said("C", f"[Activate: Main] {cost} : Draw 1 card.")
    return table("dbs", side(battle=[c, *beside], deck=9, **you), side(), at="main")


def offered(cost: str, *beside: CardDef, **you: Any) -> bool:
    """Whether it can be paid for."""
    return "activate C" in payer(cost, *beside, **you).you.options


ENERGY_AWAY = "choose 1 of your energy and place it in your Drop Area"


@clause("dbs 8-4-2-1")
def test_energy_that_has_paid_can_be_placed_elsewhere():
    t = payer(f"[one], {ENERGY_AWAY}", energy=[RED])
    t.you.chooses("activate C")
    t.you.energy.is_()
    t.you.drop.is_("Rose")
    t.you.hand.has(1)


@clause("dbs 8-4-2-1")
def test_energy_that_was_placed_elsewhere_does_not_pay():
    away = ENERGY_AWAY.capitalize()
    assert not offered(f"{away}, [one]", energy=[RED])
    assert offered(f"{away}, [one]", energy=[RED, RED])
    assert offered(f"{away}, [one]", energy=[RED, (RED, REST)])


@clause("dbs 8-4-2-1")
def test_only_energy_that_leaves_enough_is_offered():
    blue = battle("Sea", color="blue")
    t = payer(f"{ENERGY_AWAY.capitalize()}, R", energy=[RED, blue])
    t.you.chooses("activate C")
    t.you.drop.is_("Sea")
    assert t.you.state_of("Rose") == REST


@clause("dbs 8-4-2-1")
def test_a_card_that_was_dropped_can_be_sent_on():
    drop = "Place 1 card from your hand in the Drop Area"
    warp = "choose 1 card in your Drop Area and send it to your Warp"
    t = payer(f"{drop}, {warp}", hand=[RED])
    t.you.chooses("activate C")
    t.you.warp.is_("Rose")
    assert not offered(f"{warp.capitalize()}, {drop}", hand=[RED])


@clause("dbs 8-4-2-1")
def test_a_battle_card_that_was_switched_can_be_placed_elsewhere():
    rest = "Choose 1 of your Battle Cards other than this card and switch it to Rest Mode"
    away = "choose 1 of your Battle Cards other than this card and place it in your Drop Area"
    d = battle("D")
    t = payer(f"{rest}, {away}", d)
    t.you.chooses("activate C")
    t.you.drop.is_("D")
    assert not offered(f"{away.capitalize()}, {rest}", d)


@clause("dbs 8-4-2-2")
def test_a_cost_that_no_order_of_answers_pays_is_not_offered():
    hand = "Place 1 card from your hand in the Drop Area"
    assert not offered(f"[two], {hand}", energy=1, hand=1)
    assert not offered(f"[one], {hand}", energy=1)


@clause("dbs 8-4-2-2")
def test_something_else_that_cannot_be_done_keeps_nobody_from_paying():
    rest = "Choose 1 of your Battle Cards other than this card and switch it to Rest Mode"
    away = "choose 1 of your Battle Cards other than this card and place it in your Drop Area"
    meek = said("Meek", "[Permanent] This card can't attack.")
    t = payer(f"{rest}, {away}", meek)
    t.you.chooses("activate C")
    t.you.drop.is_("Meek")
