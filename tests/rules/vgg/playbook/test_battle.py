"""What the guide for beginners answers about attacking, guarding and checks."""

from bythebook.games.vanguard.battle.record import attacking
from bythebook.games.vanguard.cards.cards import CRITICAL
from bythebook.games.vanguard.g.zones.zones import LOCKED
from bythebook.games.vanguard.texts.triggers import attacks, boosts
from bythebook.games.vanguard.zones.zones import DAMAGE, HAND, REST, STAND, TRIGGER
from bythebook.kernel.state.changes import MOVE, THIS_TURN, give, move, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other, to_attack
from tests.rules.vanguard.waiting import waiting

WALL = unit("wall", 2, 9000, 5000)


def test_q12_abilities_for_attacking_come_when_both_units_rest() -> None:
    t = battle(field(left=waiting("striker", attacks()), back_left=waiting("helper", boosts())))
    attack(t, "striker", boost="helper")
    assert sorted(t.waiting) == ["helper", "striker"]
    assert t.you.state_of("striker") == t.you.state_of("helper") == REST
    t.you.chooses("resolve helper", "no", "no")


def test_q13_who_rests_is_attacked_as_well() -> None:
    t = battle(rival=other(left=unit("tired"), right=unit("awake")))
    t.changes(orient([t.rival.ref("tired")], REST))
    to_attack(t)
    t.you.may_choose_exactly("attack foe", "attack tired", "attack awake")
    t.ends_asking()


def test_q14_who_is_attacked_does_not_rest() -> None:
    t = battle(rival=other(left=unit("target", 3, 20000), hand=["filler"]))
    attack(t, target="target")
    assert t.you.state_of("me") == REST
    assert t.rival.state_of("target") == STAND


def test_q15_nobody_boosts_an_attacked_unit() -> None:
    t = battle(rival=other(left=unit("target"), back_left=unit("behind"), hand=["filler"]))
    attack(t, target="target")
    t.rival.may_choose_exactly("guard with filler", "pass")
    assert t.rival.value("target", "power") == 7000


def test_q16_equal_powers_hit() -> None:
    t = battle(field(left=unit("ally", 1, 8000)), other(left=unit("target", 1, 8000)))
    fight(t, "ally", "target")
    t.rival.drop.holds_exactly("target")


def test_q17_a_rear_guard_that_is_hit_is_retired_whatever_the_critical() -> None:
    t = battle(rival=other(left=unit("target")))
    t.changes([give(ADD, CRITICAL, 1, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
    fight(t, target="target")
    t.rival.drop.holds_exactly("target")
    t.rival.damage.has(0)


def test_q18_an_attack_that_does_not_hit_costs_the_attacker_nothing() -> None:
    t = battle(field(left=unit("ally", 1, 8000)), other(left=unit("target", 1, 10000)))
    fight(t, "ally", "target")
    t.you.left.is_("ally")
    t.rival.left.is_("target")
    t.you.damage.has(0)


def test_q19_locked_cards_neither_attack_nor_boost() -> None:
    t = battle(
        field(left=unit("locked"), right=unit("ally"), back_right=unit("shut")),
        other(hand=["filler"]),
    )
    gone = [t.you.ref("locked"), t.you.ref("shut")]
    t.changes([*move(gone[:1], LOCKED[0], 0), *move(gone[1:], LOCKED[4], 0)])
    to_attack(t)
    t.you.may_choose_exactly("attack with me", "attack with ally")
    t.you.chooses("attack with ally")
    # Nobody could boost: it is the other player's guard step.
    t.rival.is_asked("guard step")


def test_q22_any_number_of_guardians_is_called() -> None:
    t = battle(rival=other(hand=["filler"] * 5))
    attack(t)
    for _ in range(4):
        t.rival.chooses("guard with filler")
    t.rival.guardians.has(4)


def test_q23_a_unit_without_a_shield_guards_with_none() -> None:
    t = battle(rival=other(hand=[unit("bare", 3, 9000, None), "filler"]))
    attack(t)
    t.rival.chooses("guard with bare")
    t.rival.guardians.is_("bare")
    assert t.rival.value("foe", "power") == 10000


def test_q24_shields_count_as_long_as_the_guardian_is_there() -> None:
    t = battle(field(left=unit("ally")), other(hand=["filler", "filler"]))
    attack(t, "ally")
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 20000
    t.rival.chooses("pass")
    assert t.rival.value("foe", "power") == 10000


def test_q25_who_rests_intercepts() -> None:
    t = battle(rival=other(left=WALL, hand=["filler"]))
    t.changes(orient([t.rival.ref("wall")], REST))
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "intercept with wall", "pass")


def test_q26_guardians_are_retired_however_the_battle_ends() -> None:
    t = battle(field(left=unit("ally", 1, 8000)), other(hand=["filler", "filler"]))
    attack(t, "ally")
    t.rival.chooses("guard with filler", "pass")
    t.rival.drop.holds_exactly("filler")
    t.rival.damage.has(0)


def test_q27_interceptors_are_retired_with_the_guardians() -> None:
    t = battle(rival=other(left=WALL, hand=["filler", "filler"]))
    attack(t)
    t.rival.chooses("guard with filler", "intercept with wall", "pass")
    t.rival.drop.holds_exactly("filler", "wall")
    assert t.game.log is not None
    batches = [[c[3] for c in b[4] if c[0] == MOVE] for b in t.game.log.since(0)]
    assert [2, 2] in batches


def test_q28_only_the_defending_player_guards() -> None:
    t = battle(field(hand=["filler"]), other(hand=["filler"]))
    attack(t)
    t.rival.is_asked("guard step")
    t.rival.chooses("pass")
    assert not [c for c in t.since(0) if c[0] == MOVE and c[3] == 14]


def test_q29_after_the_drive_check_nobody_guards_any_more() -> None:
    t = battle(
        field(left=unit("ally"), deck=["critical", "filler", "filler"]), other(hand=["filler"])
    )
    attack(t)
    t.rival.chooses("pass")
    t.you.chooses("icon first", "me", "me")
    t.you.is_asked("start step")
    t.rival.hand.has(1)


def test_q30_every_drive_check_is_performed() -> None:
    t = battle(field(vanguard=unit("me", 3, 10000, skills=("triple drive",)), left=unit("ally")))
    fight(t)
    t.you.hand.has(3)


def test_q31_a_trigger_lasts_until_the_end_of_the_turn() -> None:
    t = battle(field(left=unit("ally"), deck=["critical", "filler", "filler", "filler"]))
    fight(t)
    t.you.chooses("icon first", "ally", "ally")
    assert (t.you.value("ally", "power"), t.you.value("ally", "critical")) == (12000, 2)
    t.you.chooses("pass")
    assert (t.you.value("ally", "power"), t.you.value("ally", "critical")) == (7000, 1)


def test_q32_the_first_trigger_is_done_before_the_second_damage() -> None:
    t = battle(field(left=unit("ally")), other(deck=["draw", "filler", "filler", "filler"]))
    t.changes([give(ADD, CRITICAL, 1, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
    fight(t)
    t.rival.chooses("icon first")
    went = [c[3] for c in t.since(0) if c[0] == MOVE and t.game.state.owner[c[1] & 2047]]
    assert went == [TRIGGER, HAND, DAMAGE, TRIGGER, DAMAGE]
    t.rival.damage.has(2)


def test_q33_power_from_the_first_damage_does_not_undo_the_hit() -> None:
    t = battle(field(left=unit("ally")), other(deck=["draw", "filler", "filler", "filler"]))
    t.changes([give(ADD, CRITICAL, 1, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
    fight(t)
    t.rival.chooses("power first")
    assert t.rival.value("foe", "power") == 15000
    t.rival.damage.has(2)


def test_q34_a_heal_trigger_saves_who_has_five_damage() -> None:
    five = [unit(f"wound {n}") for n in range(5)]
    t = battle(rival=other(deck=["heal", "filler", "filler"], damage=five))
    fight(t)
    t.rival.chooses("icon first", "wound 3")
    assert t.game.result is None
    t.rival.damage.holds_exactly("wound 0", "wound 1", "wound 2", "wound 4", "heal")
    assert attacking(t.game) == []
