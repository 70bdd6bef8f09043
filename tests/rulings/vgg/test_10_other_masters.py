"""Sections 10.35 and 3.4: what a unit that another player dominates does, counts for and was."""

import pytest

from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.zones.zones import DROP, REST, STAND
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated
from tests.rules.vanguard.battle.fighting import battle, field, fight, other

TAKES = "Choose one of your opponent's rear-guards, and dominate it until end of turn."
TAKER = unit("lead", 3, text=f"[ACT](VC)[1/turn]:{TAKES}")
SENDS = (
    "[ACT](VC)[1/turn]:Choose a card from your opponent's drop zone, your opponent calls that card "
    "to (RC)."
)


@clause("vgg 10.35.2.3.1", "vgg 8.6.5.1.2", "vgg 10.35.4.1", "vgg 3.4.5")
@pytest.mark.parametrize("taken", [True, False])
def test_who_dominated_a_unit_as_it_was_retired_plays_what_waits_for_that(taken: bool) -> None:
    slave = unit(
        "slave", text="[AUTO]:When this unit is put into the drop zone from (RC), draw a card."
    )
    theirs = side(left=dominated(slave) if taken else slave, deck=20)
    t = table("vgg", side(deck=20), theirs, at="main")
    t.changes(move([(t.you if taken else t.rival).ref("slave")], DROP))
    t.goes_on_to("start step", t.you)
    t.you.hand.has(int(taken))
    t.rival.hand.has(int(not taken))
    t.rival.drop.is_("slave")


@clause("vgg 10.35.1.1.1", "vgg 8.6.5.1.2", "vgg 10.35.2")
def test_it_was_a_rear_guard_of_who_dominated_it_and_of_nobody_else() -> None:
    waits = "[AUTO](VC):When your rear-guard is put into the drop zone from (RC), draw a card."
    lead = unit("lead", 3, text=waits)
    theirs = side(vanguard=lead, left=dominated(unit("slave")), deck=20)
    t = table("vgg", side(vanguard=lead, deck=20), theirs, at="main")
    t.changes(move([t.you.ref("slave")], DROP))
    t.goes_on_to("start step", t.you)
    t.you.hand.has(1)
    t.rival.hand.has(0)


@clause("vgg 10.35.2.3", "vgg 6.8.1.3", "vgg 10.35.1")
def test_its_end_of_the_turn_is_that_of_who_dominates_it() -> None:
    slave = unit("slave", text="[AUTO](RC):At the end of your turn, draw a card.")
    t = table("vgg", side(vanguard=TAKER, deck=20), side(left=slave, deck=20), at="main")
    t.you.chooses("activate lead")
    t.goes_on_to("ride step", t.rival)
    t.you.hand.has(1)
    # One card is that of the draw step.
    t.rival.hand.has(1)
    t.goes_on_to("ride step", t.you)
    t.rival.hand.has(2)


@clause("vgg 12.5.1.1", "vgg 10.35.1", "vgg 8.1.1.2.3.1")
def test_once_a_turn_is_once_for_both_of_its_masters() -> None:
    """It is the same card, whoever uses it."""
    slave = unit(
        "slave",
        text="[AUTO](RC)[1/turn]:When your other rear-guard is placed on (RC), draw a card.",
    )
    for first in (True, False):
        lead = unit("lead", 3, text=(f"[ACT](VC)[1/turn]:{TAKES}", SENDS))
        mine = side(vanguard=lead, hand=["new"], deck=20)
        theirs = side(left=slave, drop=["fallen"], deck=20)
        t = table("vgg", mine, theirs, cards=(unit("new"), unit("fallen")), at="main")
        if first:
            t.you.chooses("activate lead: opponent calls")
            t.rival.chooses("right front")
        t.rival.hand.has(int(first))
        t.you.chooses("activate lead: dominate", *(["slave"] if first else []))
        t.you.chooses("call new", "right front")
        t.you.hand.has(int(not first))


@clause("vgg 10.35.5", "vgg 9.3.6", "vgg 8.5.3.2")
def test_its_circle_is_its_owners_who_calls_over_it() -> None:
    theirs = side(left=dominated(unit("slave")), drop=[unit("new")], deck=20)
    t = table("vgg", side(vanguard=unit("lead", 3, text=SENDS), deck=20), theirs, at="main")
    t.you.chooses("activate lead")
    t.rival.chooses("left front")
    t.rival.left.is_("new")
    t.rival.drop.is_("slave")


@clause("vgg 10.35.5", "vgg 4.6.6", "vgg 10.7.1.1.1")
def test_its_circle_is_not_open_for_its_owner() -> None:
    text = SENDS.replace("to (RC)", "to an open (RC)")
    theirs = side(left=dominated(unit("slave")), drop=[unit("new")], deck=20)
    t = table("vgg", side(vanguard=unit("lead", 3, text=text), deck=20), theirs, at="main")
    t.you.chooses("activate lead")
    t.rival.may_choose_exactly("right front", "left back", "center back", "right back")
    t.rival.chooses("right front")
    t.rival.left.is_("slave")


@clause("vgg 10.35.2.1", "vgg 3.10.1.1", "vgg 10.35.5")
@pytest.mark.parametrize(("slaves", "power"), [(0, 7000), (1, 8000)])
def test_with_it_one_can_have_six_rear_guards(slaves: int, power: int) -> None:
    text = "[CONT](VC):If you have six or more rear-guards, this unit gets [Power] +1000."
    places = ("left", "right", "back_left", "back_center", "back_right")
    mine = side(vanguard=unit("lead", 3, 7000, text=text), **dict.fromkeys(places, "filler"))
    theirs = side(left=dominated(unit("slave")) if slaves else unit("free"))
    t = table("vgg", mine, theirs, at="main")
    assert t.you.value("lead", "power") == power


@clause("vgg 10.35.2.2", "vgg 10.35.3.2", "vgg 10.35.1.1.1")
def test_it_is_in_the_front_row_of_who_dominates_it_and_in_none_of_its_owners() -> None:
    text = "[CONT](VC):All of your units in the front row get [Power] +1000."
    theirs = side(
        vanguard=unit("foe", 3, text=text.replace("1000", "5000")),
        left=dominated(unit("front")),
        back_right=dominated(unit("back")),
    )
    t = table("vgg", side(vanguard=unit("lead", 3, text=text)), theirs, at="main")
    assert t.you.value("front", "power") == 8000
    assert t.you.value("back", "power") == 7000


@clause("vgg 10.35.2.3", "vgg 10.16.1", "vgg 10.17.1")
def test_its_costs_are_paid_with_soul_and_damage_of_who_dominates_it() -> None:
    slave = unit("slave", text="[ACT](RC)[1/turn]:[Soul-Blast 1 & Counter-Blast 1] Draw a card.")
    for soul in (0, 1):
        mine = side(soul=soul, damage=["filler"], deck=20)
        theirs = side(left=dominated(slave), soul=2, damage=2, deck=20)
        t = table("vgg", mine, theirs, at="main")
        assert ("activate slave" in t.options) == bool(soul)
        if soul:
            t.you.chooses("activate slave")
            t.you.soul.has(0)
            assert t.you.damage.face_down == ["filler"]
            t.rival.soul.has(2)
            assert t.rival.damage.face_down == []
            t.you.hand.has(1)


@clause("vgg 10.35.4.1", "vgg 10.35.2.3", "vgg 8.5.2.3")
def test_put_into_your_soul_it_goes_to_its_owners_and_has_paid() -> None:
    slave = unit("slave", text="[ACT](RC):[Put this unit into your soul] Draw a card.")
    t = table("vgg", side(deck=20), side(left=dominated(slave), deck=20), at="main")
    t.you.chooses("activate slave")
    t.you.soul.has(0)
    t.rival.soul.is_("slave")
    t.you.hand.has(1)


@clause("vgg 10.35.4.1", "vgg 4.9.2.1", "vgg 10.19.1")
def test_bound_face_down_it_is_for_its_owner_to_look_at() -> None:
    text = "[ACT](VC)[1/turn]:Choose one of your rear-guards, and bind it face down."
    theirs = side(left=dominated(unit("slave")), deck=20)
    t = table("vgg", side(vanguard=unit("lead", 3, text=text), deck=20), theirs, at="main")
    t.you.chooses("activate lead")
    t.you.bind.has(0)
    t.rival.bind.is_("slave")
    assert t.rival.bind.face_down == ["slave"]
    assert t.rival.bind.seen_by(t.rival) == ["slave"]


@clause("vgg 10.35.1.3", "vgg 6.3.1.2")
def test_your_next_stand_phase_is_its_owners_once_it_is_free() -> None:
    text = (
        "[ACT](RC)[1/turn]:[[Rest] this unit] Draw a card, and this unit cannot [Stand] during your"
        " next stand phase."
    )
    theirs = side(left=unit("slave", text=text), right=(unit("other"), REST), deck=20)
    t = table("vgg", side(vanguard=TAKER, deck=20), theirs, at="main")
    t.you.chooses("activate lead", "slave", "activate slave")
    t.goes_on_to("main phase", t.rival)
    assert t.rival.state_of("slave") == REST
    assert t.rival.state_of("other") == STAND


@clause("vgg 6.3.1.2", "vgg 10.35.2", "vgg 10.35.1.1.1")
def test_who_dominates_a_unit_in_the_stand_phase_stands_it_and_its_owner_does_not() -> None:
    mine = side(left=dominated(unit("mine"), REST), right=(unit("own"), REST), deck=20)
    theirs = side(left=dominated(unit("slave"), REST), right=(unit("foe"), REST), deck=20)
    t = table("vgg", mine, theirs, at="stand")
    t.goes_on_to("main phase", t.you)
    assert [t.you.state_of(name) for name in ("own", "slave")] == [STAND, STAND]
    assert [t.rival.state_of(name) for name in ("mine", "foe")] == [REST, REST]


@clause("vgg 6.8.1.1.1", "vgg 6.8.1.1.2", "vgg 10.35.5")
def test_in_the_end_phase_of_who_dominates_them_units_of_the_other_field_stay_as_they_are() -> None:
    t = table("vgg", side(vanguard=TAKER, deck=20), side(left=g_unit("giant"), deck=20), at="main")
    t.you.chooses("activate lead")
    t.goes_on_to("ride step", t.rival)
    t.rival.left.is_("giant")
    t = table("vgg", side(vanguard=TAKER, deck=20), side(left=unit("small"), deck=20), at="main")
    t.changes(delete(t.game, [t.rival.ref("small")]))
    t.you.chooses("activate lead")
    t.goes_on_to("ride step", t.rival)
    assert t.rival.left.face_down == ["small"]


@clause("vgg 10.35.7", "vgg 4.10.2", "vgg 7.6.1.2.4")
def test_what_a_dominated_vanguard_checks_goes_to_the_hand_of_who_dominates_it() -> None:
    mine = field(deck=["filler", "critical", *["filler"] * 9], left=unit("ally"))
    theirs = other(
        vanguard=dominated(unit("foe", 3, 12000)), left=unit("target"), right=unit("b"), deck=9
    )
    t = battle(mine, theirs)
    t.you.chooses("attack", "attack with foe", "attack target", "icon first", "foe", "foe")
    t.rival.left.has(0)
    t.you.hand.holds_exactly("filler", "critical")
    t.rival.hand.has(0)


@clause("vgg 12.8.1", "vgg 10.35.2.2", "vgg 11.6.3.1")
def test_what_makes_your_vanguards_keyword_active_means_the_vanguard_of_who_dominates_it() -> None:
    breaks = "[CONT](VC)[Limit-Break 4]:This unit gets [Power] +1000."
    opens = (
        '[CONT](RC):Your vanguard\'s "[Limit-Break 4]" is active even when you have three or less '
        "damage."
    )
    theirs = side(
        vanguard=unit("foe", 3, 7000, text=breaks), left=dominated(unit("ally", text=opens))
    )
    t = table("vgg", side(vanguard=unit("lead", 3, 7000, text=breaks)), theirs, at="main")
    assert t.you.value("lead", "power") == 8000
    assert t.rival.value("foe", "power") == 7000


@clause("vgg 10.35.2.3", "vgg 8.5.2.3", "vgg 10.3.1")
def test_your_hand_that_pays_for_it_is_that_of_who_dominates_it() -> None:
    text = "[ACT](RC)[1/turn]:[Choose a card from your hand, and discard it] Draw a card."
    for held, may in ((["mine"], True), ([], False)):
        mine = side(left="filler", hand=held, deck=9)
        theirs = side(left=dominated(unit("slave", text=text)), hand=["theirs"], deck=9)
        t = table("vgg", mine, theirs, cards=(unit("mine"), unit("theirs")), at="main")
        assert ("activate slave" in t.options) == may
        if may:
            t.you.chooses("activate slave")
            t.you.drop.is_("mine")
        t.rival.hand.is_("theirs")


@clause("vgg 10.35.2.3", "vgg 10.10.1", "vgg 10.7.1", "vgg 10.35.5.1")
def test_it_searches_the_deck_and_calls_to_the_circles_of_who_dominates_it() -> None:
    text = (
        "[ACT](RC)[1/turn]:Search your deck for up to one grade 1 card, call it to (RC), and "
        "shuffle your deck."
    )
    theirs = side(left=dominated(unit("slave", text=text)), deck=[unit("theirs"), "filler"])
    t = table("vgg", side(deck=[unit("mine"), unit("big", 3)]), theirs, at="main")
    t.you.chooses("activate slave")
    t.you.may_choose_exactly("mine", "done")
    t.you.chooses("mine", "left front")
    t.you.left.is_("mine")
    t.rival.left.is_("slave")


@clause("vgg 2.8.1.1.2", "vgg 10.35.1.1.1", "vgg 10.35.2")
def test_an_icon_is_for_units_of_its_player_wherever_they_are() -> None:
    once = unit("me", 3, 10000, None, skills=())
    deck = ["critical", "filler", "filler"]
    mine = field(vanguard=once, left=dominated(unit("lost")), right=unit("ally"), deck=deck)
    t = battle(mine, other(left=dominated(unit("won")), right="filler"))
    fight(t)
    t.you.chooses("icon first")
    t.you.may_choose_exactly("me", "ally", "won")
    t.ends_asking()


@clause("vgg 10.35.3.1", "vgg 4.6.2.1", "vgg 10.35.2")
@pytest.mark.parametrize(("where", "power"), [("right", 8000), ("left", 7000)])
def test_it_is_another_rear_guard_of_the_column_across_from_its_own(where: str, power: int) -> None:
    text = (
        "[CONT](RC):If you have another rear-guard in the same column as this unit, this unit gets "
        "[Power] +1000."
    )
    theirs = side(**{where: dominated(unit("slave"))})
    t = table("vgg", side(left=unit("ally", text=text)), theirs, at="main")
    assert t.you.value("ally", "power") == power
