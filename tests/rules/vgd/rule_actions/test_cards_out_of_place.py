"""Sections 13.1, 13.3, 13.4, 13.8 and 13.9: cards where they must not be, and no vanguard."""

from bythebook.games.vanguard.texts.triggers import drive_check
from bythebook.games.vanguard.zones.zones import DROP, GUARDIANS, TRIGGER, VANGUARD
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.changes import MOVE, face, move
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, other
from tests.rules.vanguard.waiting import waiting

UNITS = [unit(name) for name in ("one", "two")]
SCROLL = order("scroll")


@clause("vgd 13.3.1")
def test_who_attacks_has_no_guardians() -> None:
    t = battle(field(hand=["filler"]), other(hand=["filler", "filler"]), book="vgd")
    attack(t)
    t.rival.chooses("guard with filler")
    t.rival.guardians.has(1)
    t = table("vgd", you=side(hand=["one"]), rival=side(hand=["two"]), cards=UNITS)
    t.changes(move([t.you.ref("one")], GUARDIANS, 0))
    t.you.drop.is_("one")
    t.you.vanguard.is_("vanguard")


@clause("vgd 13.3.1")
def test_a_guardian_on_the_attacking_side_goes_and_the_vanguards_stay() -> None:
    put = waiting("put", drive_check(Cards(whose=ANYONE)))
    t = battle(field(left=put, hand=["filler"]), other(hand=["filler", "filler"]), book="vgd")
    attack(t)
    t.rival.chooses("guard with filler")
    t.changes(move(t.you.hand.refs, GUARDIANS, 0))
    t.you.guardians.has(0)
    t.you.drop.is_("filler")
    t.rival.guardians.has(1)
    t.you.vanguard.is_("me")


@clause("vgd 13.4.1.1", "vgd 13.4.1")
def test_orders_in_the_soul_cannot_be_ridden() -> None:
    t = table("vgd", rival=side(soul=["scroll", "one"]), cards=[*UNITS, SCROLL])
    t.changes(move(t.rival.vanguard.refs, DROP))
    t.rival.vanguard.is_("one")
    t = table("vgd", rival=side(soul=["scroll"]), cards=[SCROLL])
    t.changes(move(t.rival.vanguard.refs, DROP))
    t.asserts_over(0, "vgd 13.2.4")


@clause("vgd 13.8.1")
def test_a_card_left_in_the_trigger_zone_goes_to_the_drop_zone() -> None:
    t = table("vgd", you=side(hand=["one"]), cards=UNITS)
    t.changes(move(t.you.hand.refs, TRIGGER))
    t.you.trigger.has(0)
    t.you.drop.is_("one")


@clause("vgd 13.8.1")
def test_what_is_being_checked_stays() -> None:
    t = battle(field(left=waiting("watcher", drive_check(Cards(whose=ANYONE)))), book="vgd")
    attack(t)
    t.you.is_asked("may")
    t.you.trigger.has(1)
    t.you.chooses("no", "no")
    t.you.hand.has(2)
    t.you.drop.has(0)


@clause("vgd 13.9.3", "vgd 16.3.8.1")
def test_a_face_up_order_on_a_circle_goes_to_the_drop_zone() -> None:
    t = table("vgd", you=side(left=face_down("scroll")), cards=[SCROLL])
    t.you.left.is_("scroll")
    t.changes(face(t.you.left.refs, FACE_UP))
    t.you.left.is_()
    t.you.drop.is_("scroll")
    t = table("vgd", you=side(left="one"), cards=UNITS)
    t.changes(face(t.you.left.refs, FACE_DOWN))
    t.changes(face(t.you.left.refs, FACE_UP))
    t.you.left.is_("one")


@clause("vgd 13.1.3")
def test_all_that_is_out_of_place_goes_at_the_same_time() -> None:
    t = table("vgd", you=side(hand=["one", "two"]), cards=UNITS)
    one, two = t.you.hand.refs
    t.changes([*move([one], GUARDIANS, 0), *move([two], TRIGGER)])
    t.you.drop.holds_exactly("one", "two")
    happened = t.since(0)
    went = [place for place, c in enumerate(happened) if c[0] == MOVE and c[3] == DROP]
    assert went[1] == went[0] + 1


@clause("vgd 13.1.3")
def test_it_goes_before_a_vanguard_is_ridden_from_the_soul() -> None:
    t = table("vgd", you=side(soul=["one", "two"], hand=["filler"]), cards=UNITS)
    t.changes([*move(t.you.vanguard.refs, DROP), *move(t.you.hand.refs, GUARDIANS, 0)])
    t.you.chooses("two")
    t.you.vanguard.is_("two")
    went = [c[3] for c in t.since(0) if c[0] == MOVE]
    assert went == [DROP, GUARDIANS, DROP, VANGUARD]
