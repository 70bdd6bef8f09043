"""Section 10: attacks, guards, drives and hits."""

import pytest

from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW
from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER
from bythebook.games.vanguard.zones.zones import BACK_LEFT, DROP, FRONT_LEFT, FRONT_RIGHT, REST
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import able, attack, fight
from tests.rulings.vgd.boards import ace, battle, field, other

SHIELD = order(
    "shield",
    0,
    text=(
        "Choose one of your units being attacked, and it gets [Power] +15000 until end "
        "of that battle."
    ),
    kind=BLITZ_ORDER,
)


@clause("vgd 10.5.1.2.4", "vgd 10.5.1.2")
def test_a_blitz_order_and_guardians_in_one_guard_step() -> None:
    t = battle(field(left=unit("ally", 1, 40000)), other(hand=[SHIELD, "filler", "a"]))
    attack(t, "ally")
    t.rival.may_choose(
        "play order shield", "guard with filler", "guard with a", "guard with several", "pass"
    )
    t.rival.chooses("guard with filler")
    t.rival.chooses("play order shield")
    t.settle()
    assert t.rival.value("foe", "power") == 13000 + 10000 + 15000
    t.rival.chooses("guard with a")
    # With the last of the hand nobody is asked again: 43000 against 40000.
    t.rival.damage.has(0)
    t.rival.drop.holds_exactly("shield", "filler", "a")
    assert t.rival.value("foe", "power") == 13000


@clause("vgd 10.5.1.2.4", "vgd 9.7.2.3")
def test_an_order_in_the_opponents_turn_does_not_count_in_ones_own() -> None:
    own = order("own", 0, text="Draw a card.")
    t = battle(field(left=unit("ally", 1, 9000)), other(hand=[SHIELD, own, "a"], deck=["b"] * 9))
    attack(t, "ally")
    t.rival.chooses("play order shield")
    t.settle()
    t.goes_on_to("main phase", t.rival)
    t.rival.may_choose("play order own")


@clause("vgd 10.4.1.9", "vgd 6.2.4.1")
def test_a_guardian_guards_the_unit_chosen_for_it_and_no_other() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 20000)),
        other(left=unit("plain", 1, 8000), hand=[unit("one", 0, 5000, 15000), "filler"]),
    )
    attack(t)
    t.rival.chooses("guard with one", "plain")
    assert t.rival.value("plain", "power") == 23000
    assert t.rival.value("foe", "power") == 13000
    t.rival.chooses("pass")
    t.rival.left.is_("plain")
    t.rival.damage.has(1)


@clause("vgd 6.2.4.1", "vgd 10.4.1.8", "vgd 10.7.1.2.1")
def test_whom_a_guardian_guarded_and_who_moved_away_is_neither_hit_nor_guarded() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 20000)),
        other(left=unit("plain", 1, 8000), hand=[unit("one", 0, 5000, 15000), "filler"]),
    )
    attack(t)
    t.rival.chooses("guard with one", "plain")
    t.changes(move([t.rival.ref("plain")], BACK_LEFT, 1))
    assert t.rival.value("plain", "power") == 8000
    t.rival.chooses("pass")
    t.rival.back_left.is_("plain")
    t.rival.damage.has(1)


@clause("vgd 10.4.1.10", "vgd 10.7.1.2.1")
def test_who_comes_to_the_circle_of_an_attacked_unit_is_not_attacked() -> None:
    t = battle(
        field(left=unit("ally", 1, 30000)),
        other(left=unit("target"), hand=["filler", unit("late")]),
    )
    attack(t, "ally", "target")
    t.changes(
        [
            *move([t.rival.ref("target")], FRONT_RIGHT, 1),
            *move([t.rival.ref("late")], FRONT_LEFT, 1),
        ]
    )
    t.rival.chooses("pass")
    t.rival.left.is_("late")
    t.rival.right.is_("target")


@clause("vgd 10.7.1.2.1", "vgd 10.7.1.7", "vgd 10.4.1.5.1")
def test_an_attacker_that_moved_does_not_hit() -> None:
    text = (
        "[AUTO](RC):At the end of the battle this unit attacked, if the attack did not "
        "hit, draw a card."
    )
    t = battle(field(left=unit("ally", 1, 30000, text=text)), other(hand=["filler"]))
    attack(t, "ally")
    t.changes(move([t.you.ref("ally")], FRONT_RIGHT, 0))
    t.rival.chooses("pass")
    t.settle()
    t.rival.damage.has(0)
    t.you.hand.has(1)


@clause("vgd 10.4.1.11.1", "vgd 1.3.7.4")
def test_a_booster_that_moved_lends_nothing_more_but_has_boosted() -> None:
    text = "[AUTO](VC):When this unit's attack hits, if this unit is boosted, draw a card."
    t = battle(
        field(
            vanguard=ace(text, skills=()), back_center=unit("helper", 1, 8000), left=unit("ally")
        ),
        other(hand=["filler"]),
    )
    attack(t, "ace", boost="helper")
    assert t.you.value("ace", "power") == 21000
    t.changes(move([t.you.ref("helper")], BACK_LEFT, 0))
    assert t.you.value("ace", "power") == 13000
    t.rival.chooses("pass")
    t.rival.damage.has(1)
    # The drive check, and what asked whether it was boosted.
    t.you.hand.has(2)


@clause("vgd 10.6.1.3", "vgd 10.6.1.2.2")
@pytest.mark.parametrize(("change", "checks"), [("+1", 3), ("-1", 1), ("-2", 1)])
def test_a_drive_that_changes_between_the_checks_counts_as_it_is_then(
    change: str, checks: int
) -> None:
    text = (
        f"[AUTO](VC)[1/turn]:When your drive check reveals a grade 1 card, this unit gets drive "
        f"{change} until end of turn."
    )
    t = battle(field(vanguard=ace(text), left=unit("ally"), deck=["a", "b", "c", "d", "e"]))
    fight(t, "ace")
    t.you.chooses("resolve ace a")
    for name in "bc"[: checks - 1]:
        if t.waiting:
            t.you.chooses(f"leave unplayed ace {name}")
    t.you.hand.has(checks)


@clause("vgd 10.6.1.2.2")
def test_with_no_drive_nothing_is_checked() -> None:
    for change, checks in (("-1", 1), ("-2", 0), ("-3", 0)):
        t = battle(
            field(vanguard=ace(f"[CONT](VC):This unit gets drive {change}."), left=unit("b"))
        )
        fight(t, "ace")
        t.you.hand.has(checks)
        t.rival.damage.has(1)


@clause("vgd 10.7.1.2", "vgd 10.7.1.4")
@pytest.mark.parametrize(("power", "damage"), [(12999, 0), (13000, 1), (13001, 1)])
def test_as_much_power_is_enough_to_hit(power: int, damage: int) -> None:
    t = battle(field(left=unit("ally", 1, power), right=unit("next")))
    fight(t, "ally")
    t.rival.damage.has(damage)


@clause("vgd 10.7.1.4", "vgd 10.7.1.2", "vgd 10.4.1.8.4")
def test_of_several_attacked_units_each_is_hit_or_not_by_itself() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 12000)),
        other(left=unit("weak", 1, 12000), right=unit("tough", 1, 13000)),
    )
    fight(t)
    t.rival.damage.has(0)
    t.rival.left.has(0)
    t.rival.right.is_("tough")
    t.rival.drop.is_("weak")


@clause("vgd 10.7.1.4.2", "vgd 10.7.1.3")
def test_an_attacker_that_leaves_after_the_comparison_deals_no_damage() -> None:
    """What waits for the beginning of the damage step comes before the comparison."""
    text = "[AUTO](RC):At the beginning of your damage step, retire this unit."
    t = battle(field(left=unit("ally", 1, 30000, text=text), right=unit("next")))
    fight(t, "ally")
    t.settle()
    t.you.drop.is_("ally")
    t.rival.damage.has(0)


@clause("vgd 10.7.1.8")
def test_what_counts_though_nothing_was_hit_counts_for_a_vanguard_as_for_a_rear_guard() -> None:
    texts = (
        "[AUTO](VC):When this unit's attack hits, [Soul-Charge 1].",
        (
            '[CONT](VC):This unit\'s "when attack hits" effects activate even if the attack did '
            "not hit."
        ),
    )
    for power, damage in ((5000, 0), (13000, 1)):
        me = unit("ace", 3, power, None, skills=(), text=texts)
        t = battle(field(vanguard=me, left=unit("ally")))
        fight(t, "ace")
        t.settle()
        t.you.soul.has(1)
        t.rival.damage.has(damage)


@clause("vgd 10.5.1.2.3", "vgd 14.4.2")
def test_interceptors_of_the_front_row_that_rest_may_and_those_attacked_may_not() -> None:
    t = battle(
        field(left=unit("ally", 1, 9000), right=unit("next")),
        other(
            left=(unit("one", 2), REST),
            right=unit("two", 2),
            back_left=unit("far", 2),
            hand=["filler"],
        ),
    )
    attack(t, "ally", "two")
    t.rival.may_choose_exactly("guard with filler", "intercept with one", "pass")
    t.rival.chooses("intercept with one")
    t.rival.chooses("pass")
    t.rival.drop.is_("one")
    t.rival.right.is_("two")


@clause("vgd 10.5.1.2.1.1", "vgd 13.3.1")
def test_guardians_of_a_unit_that_is_gone_go_when_it_is_checked() -> None:
    t = battle(
        field(left=unit("ally", 1, 30000)),
        other(left=unit("target"), hand=["filler", unit("late"), "filler"]),
    )
    attack(t, "ally", "target")
    t.rival.chooses("guard with filler")
    t.rival.guardians.is_("filler")
    t.changes(move([t.rival.ref("target")], DROP))
    t.rival.chooses("pass")
    t.rival.guardians.has(0)
    t.rival.drop.holds_exactly("filler", "target")


@clause("vgd 10.8.1.2", "vgd 11.8.13")
def test_what_was_made_to_come_at_the_end_of_the_battle_comes_though_its_unit_is_gone() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, retire this unit, and at the end of that "
        "battle, draw a card."
    )
    t = battle(
        field(left=unit("ally", 1, 30000, text=text), right=unit("next")), other(hand=["filler"])
    )
    attack(t, "ally")
    t.you.drop.is_("ally")
    t.you.hand.has(0)
    t.rival.chooses("pass")
    t.you.hand.has(1)
    t.rival.damage.has(0)


@clause("vgd 10.5.1.2.2", "vgd 10.4.1.9.1", "vgd 7.16.2")
def test_three_guardians_at_once_come_and_go_together() -> None:
    t = battle(field(left=unit("ally", 1, 40000)), other(hand=["filler", "a", "b", "c"]))
    attack(t, "ally")
    t.rival.chooses("guard with several", "filler", "a", "b", "done")
    t.rival.guardians.holds_exactly("filler", "a", "b")
    assert t.rival.value("foe", "power") == 13000 + 20000
    t.rival.chooses("pass")
    t.rival.drop.holds_exactly("filler", "a", "b")
    t.rival.damage.has(1)


@clause("vgd 10.5.1.2.2", "vgd 4.6.2")
def test_how_many_units_are_left_in_the_hand_is_not_told_by_what_is_asked() -> None:
    for third, left in ((unit("third"), ("third", "done")), (SHIELD, ("done",))):
        t = battle(field(left=unit("ally", 1, 40000)), other(hand=["filler", "a", third]))
        attack(t, "ally")
        t.rival.chooses("guard with several", "filler", "a")
        t.rival.is_asked("guardians")
        t.rival.may_choose_exactly(*left)
        t.rival.chooses("done")
        t.rival.guardians.holds_exactly("filler", "a")
        t.ends_asking()
    # With nothing left everybody sees that there is nothing to ask.
    t = battle(field(left=unit("ally", 1, 40000)), other(hand=["filler", "a"]))
    attack(t, "ally")
    t.rival.chooses("guard with several", "filler", "a")
    t.rival.damage.has(1)


@clause("vgd 10.3.2")
def test_on_the_first_turn_nobody_attacks_whatever_stands_there() -> None:
    t = table("vgd", you=side(left="filler", hand=["filler"]), at="main", turns=1)
    t.you.chooses("pass")
    t.goes_on_to("ride step", t.rival)
    assert t.turn_player is t.rival


@clause("vgd 10.4.1.3", "vgd 10.1.1")
def test_nobody_attacks_from_the_back_row_unless_a_text_lets_it() -> None:
    reach = unit("reach", 1, text="[CONT](RC):This unit can attack from the back row.")
    t = battle(field(back_left=reach, back_right=unit("plain"), left=unit("ally")))
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with me", "attack with ally", "attack with reach")
    t.ends_asking()
