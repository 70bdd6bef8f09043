"""What the guide answers about abilities, their costs and their timing."""

import pytest

from bythebook.testing import Table, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vgg.stride.cards import GRADES, strider


def stride_step(hand: list[str], vanguard: int = 3) -> Table:
    """The ride phase of a player who might ride and stride."""
    mine = side(vanguard=unit("mine", vanguard), hand=hand, g_zone=[strider(), strider("second")])
    return table("vgg", you=mine, rival=side(vanguard=unit("foe", 3)), cards=GRADES, at="ride")


def test_q08_who_has_ridden_may_stride_in_the_same_ride_phase_and_only_once() -> None:
    t = stride_step(["grade 3", "grade 3", "grade 3"], vanguard=2)
    t.you.chooses("ride grade 3")
    t.you.is_asked("stride step")
    t.you.may_choose_exactly("stride strider", "stride second", "pass")
    t.you.chooses("stride strider", "grade 3", "done")
    t.you.is_asked("main phase")
    t.you.vanguard.is_("strider")


@pytest.mark.parametrize("paid", [["grade 3"], ["grade 2", "grade 1"]])
def test_q09_grades_of_several_cards_add_up_for_a_stride(paid: list[str]) -> None:
    t = stride_step(["grade 0", *paid])
    t.you.passes()
    t.you.chooses("stride strider", *paid, "done")
    t.you.drop.holds_exactly(*paid)
    t.you.vanguard.is_("strider")


DRAWS = "[ACT](RC):[Soul-Blast 1] Draw a card."


def test_an_activated_ability_is_used_in_ones_main_phase_alone() -> None:
    mine = side(left=unit("ace", text=DRAWS), soul=3)
    t = table("vgg", you=mine, at="battle")
    t.you.is_asked("start step")
    assert "activate ace" not in t.you.options
    t = table("vgg", you=mine, rival=side(hand=1), at="main", turn=1)
    t.rival.is_asked("main phase")
    assert "activate ace" not in t.rival.options
    t = table("vgg", you=mine, at="main")
    for left in (2, 1):
        t.you.chooses("activate ace", "filler")
        t.you.soul.has(left)


def test_an_automatic_ability_is_paid_for_once_each_time_its_moment_comes() -> None:
    text = (
        "[AUTO](RC):[Soul-Blast 1] When your other unit is placed on (RC), you may pay the cost. "
    )
    ace = unit("ace", text=text + "If you do, draw a card.")
    mine = side(left=ace, soul=3, hand=[unit("one"), unit("two")])
    t = table("vgg", you=mine, at="main")
    for name, circle, left in (("one", "left back", 2), ("two", "right back", 1)):
        t.you.chooses(f"call {name}", circle, "yes", "filler")
        t.you.is_asked("main phase")
        t.you.soul.has(left)


def test_all_of_a_cost_is_paid_or_the_ability_is_not_used() -> None:
    text = "[ACT](RC):[Counter-Blast 1 & Soul-Blast 1] Draw a card."
    for damage, soul, may in ((1, 1, True), (1, 0, False), (0, 1, False)):
        mine = side(left=unit("ace", text=text), soul=soul, damage=damage)
        t = table("vgg", you=mine, at="main")
        assert ("activate ace" in t.you.options) == may


HIT = "When this unit's attack hits a vanguard, you may pay the cost. If you do, "


def test_of_two_abilities_of_one_hit_the_first_may_find_what_the_second_is_paid_with() -> None:
    """Both stand by, and their player chooses the order; the second's cost is asked then."""
    stands = '[AUTO](VC):[Choose a card named "again" from your hand, and discard it] '
    attacker = unit("again", 3, 15000, text=f"{stands}{HIT}[Stand] this unit.", skills=())
    draws = "[AUTO](RC):When the attack of your vanguard hits a vanguard, draw a card."
    mine = side(
        vanguard=attacker, left=unit("helper", text=draws), deck=["filler", attacker, "filler"]
    )
    t = table("vgg", you=mine, rival=side(vanguard=unit("foe", 3, 5000)), at="battle")
    t.you.chooses("attack", "attack with again")
    t.you.is_asked("standby")
    t.you.chooses("resolve helper again")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.settle()
    t.you.drop.is_("again")


LIMIT = "[CONT](VC)[Limit-Break {}]:This unit gets [Power] +1000."
MADE_ACTIVE = "is active even when you have three or less damage."
ACTIVE = f'[CONT](RC):Your vanguard\'s "[Limit-Break 4]" {MADE_ACTIVE}'


@pytest.mark.parametrize(
    ("number", "damage", "helped", "power"),
    [(4, 0, True, 12000), (4, 0, False, 11000), (4, 4, False, 12000), (5, 0, True, 11000)],
)
def test_what_makes_limit_breaks_of_four_active_leaves_those_of_five_alone(
    number: int, damage: int, helped: bool, power: int
) -> None:
    vanguard = unit("lord", 3, 11000, text=LIMIT.format(number))
    mine = side(
        vanguard=vanguard, damage=damage, left=unit("kid", 0, text=ACTIVE) if helped else []
    )
    t = table("vgg", you=mine)
    assert t.you.value("lord", "power") == power


def test_an_ability_for_once_a_turn_is_used_up_though_its_cost_was_not_paid() -> None:
    placed = "When your other unit is placed on (RC), you may pay the cost. If you do, draw a card."
    ace = unit("ace", text=f"[AUTO](RC)[1/turn]:[Soul-Blast 1] {placed}")
    mine = side(left=ace, soul=3, hand=[unit("one"), unit("two")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call one", "left back", "no")
    t.you.chooses("call two", "right back")
    t.you.is_asked("main phase")
    t.you.soul.has(3)
