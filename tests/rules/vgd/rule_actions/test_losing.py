"""Sections 13.2 and 13.4: losing, and riding without a vanguard."""

from bythebook.games.vanguard.zones.zones import (
    DROP,
    FRONT_LEFT,
    GUARDIANS,
    HAND,
    SOUL,
    VANGUARD,
)
from bythebook.kernel.state.changes import MOVE, move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import order, unit

UNITS = [unit(name) for name in ("one", "two", "three")]


@clause("vgd 13.2.1", "vgd 13.2.2", "vgd 13.2.3")
def test_six_damage_or_an_empty_deck_loses() -> None:
    table("vgd", rival=side(damage=5)).you.is_asked("idle")
    table("vgd", rival=side(damage=6)).asserts_over(0, "vgd 13.2.2")
    table("vgd", rival=side(deck=0)).asserts_over(0, "vgd 13.2.3")
    table("vgd", rival=side(deck=1)).you.is_asked("idle")
    table("vgd", you=side(damage=6), rival=side(deck=0)).asserts_over(-1, "vgd 13.2.2")


@clause("vgd 13.2.4", "vgd 1.2.2.3", "vgd 13.2.1")
def test_neither_a_vanguard_nor_a_soul_loses() -> None:
    table("vgd", rival=side(vanguard=[])).asserts_over(0, "vgd 13.2.4")
    t = table("vgd", rival=side(vanguard=[], soul=["one"]), cards=UNITS)
    t.rival.vanguard.is_("one")


@clause("vgd 13.4.1", "vgd 13.1.3")
def test_who_has_no_vanguard_rides_a_card_of_the_soul() -> None:
    half = side(vanguard=[], soul=["one", "two"])
    for turn in (0, 1):
        t = table("vgd", half, half, UNITS, turn=turn)
        first, second = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        first.may_choose_exactly("one", "two")
        first.chooses("one")
        # Both choose before either rides.
        first.vanguard.has(0)
        second.chooses("two")
        first.vanguard.is_("one")
        second.vanguard.is_("two")
        first.soul.is_("two")


@clause("vgd 13.9.3", "vgd 4.4.2")
def test_no_order_comes_to_a_circle_or_stays_there() -> None:
    t = table("vgd", you=side(hand=["edict"]), cards=[order("edict")])
    before = t.happened
    t.changes(move([t.you.ref("edict")], FRONT_LEFT, 0))
    # It went to the drop zone and nowhere else.
    assert [c[3] for c in t.since(before) if c[0] == MOVE] == [DROP]
    t.you.drop.is_("edict")
    t = table("vgd", you=side(left="edict"), cards=[order("edict")])
    t.you.left.has(0)
    t.you.drop.is_("edict")
    for zone in (VANGUARD, GUARDIANS):
        t = table("vgd", you=side(soul=["edict"]), cards=[order("edict")])
        t.changes(move([t.you.ref("edict")], zone, 0))
        t.you.drop.is_("edict")
    t = table("vgd", you=side(hand=["one"], soul=["edict"]), cards=[unit("one"), order("edict")])
    t.changes(move([t.you.ref("one"), t.you.ref("edict")], FRONT_LEFT, 0))
    t.you.left.is_("one")
    t.you.drop.is_("edict")
    t.changes(move([t.you.ref("edict")], HAND))
    t.you.hand.is_("edict")
    t.changes(move([t.you.ref("edict")], SOUL))
    t.you.soul.is_("edict")
