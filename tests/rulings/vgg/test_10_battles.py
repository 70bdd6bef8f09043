"""Section 10 in battles: dominated, deleted, locked units and legions that fight."""

from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.zones.zones import DROP, REST, STAND
from bythebook.kernel.state.changes import GAME, give, move, orient
from bythebook.kernel.state.continuous_ops import BECOME, CHAR_MASTER
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated, legion
from tests.rules.vanguard.battle.fighting import attack, battle, field, other


@clause("vgg 10.35.2", "vgg 10.35.1.1.1", "vgg 7.4.1.6", "vgg 10.35.6")
def test_a_dominated_unit_attacks_for_its_new_master_and_is_nobody_to_attack() -> None:
    t = battle(
        field(left=unit("ally")),
        other(left=dominated(unit("slave", 2, 12000)), right=unit("wall", 2), hand=["filler"]),
    )
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with me", "attack with ally", "attack with slave")
    t.you.chooses("attack with slave")
    t.you.may_choose_exactly("attack foe", "attack wall")
    t.you.chooses("attack foe")
    t.rival.may_choose_exactly("guard with filler", "intercept with wall", "pass")
    t.rival.chooses("pass")
    t.rival.damage.has(1)


@clause("vgg 10.25.2", "vgg 10.25.6", "vgg 7.7.1.2")
def test_a_leader_whose_mate_is_gone_attacks_on_with_its_own_power() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    for power, hit in ((11000, 1), (12000, 0)):
        t = battle(
            side(vanguard=pair, left=unit("ally")),
            other(vanguard=unit("foe", 3, power), hand=["filler"]),
        )
        attack(t, "leader")
        t.changes(move([t.you.ref("mate")], DROP))
        t.rival.chooses("pass")
        t.rival.damage.has(hit)


@clause("vgg 10.26.3", "vgg 10.26.4", "vgg 7.4.1.10")
def test_a_deleted_unit_boosts_with_no_power() -> None:
    t = battle(
        field(back_center=unit("helper", 1, 5000), left=unit("ally")), other(hand=["filler"])
    )
    t.changes(delete(t.game, [t.you.ref("helper")]))
    t.you.chooses("attack", "attack with me")
    t.you.may_choose_exactly("boost with helper", "pass")
    t.you.chooses("boost with helper")
    assert t.you.value("me", "power") == 10000
    assert t.you.state_of("helper") == REST
    t.rival.chooses("pass")
    t.rival.damage.has(1)


@clause("vgg 10.27.4", "vgg 10.28.4", "vgg 6.8.1.1.1")
def test_a_legion_that_was_stridden_upon_is_a_legion_again_lying_as_the_g_unit_lay() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    for lies in (STAND, REST):
        t = table("vgg", you=side(vanguard=pair, g_zone=[g_unit("giant", 15000)]))
        t.run(Stride(0, t.you.ref("giant")))
        t.you.may_choose_exactly("leader", "mate")
        t.you.chooses("mate")
        assert t.you.value("giant", "power") == 24000
        t.you.hearts.holds_exactly("leader", "mate")
        t.changes(orient([t.you.ref("giant")], lies))
        t.changes(move([t.you.ref("giant")], DROP))
        t.you.vanguard.holds_exactly("leader", "mate")
        t.you.g_zone.is_("giant")
        assert [t.you.state_of(n) for n in ("leader", "mate")] == [lies, lies]
        t.changes(orient([t.you.ref("leader")], REST if lies == STAND else STAND))
        assert t.you.state_of("mate") != lies


@clause("vgg 7.7.1.3", "vgg 10.35.1")
def test_an_attack_does_not_hit_a_unit_that_has_another_master_since() -> None:
    t = battle(
        field(left=unit("ally", 1, 12000), right=unit("next")),
        other(left=unit("target"), hand=["filler"]),
    )
    t.game.lib.lends = True
    attack(t, "ally", "target")
    layer = t.game.book.layer(BECOME, CHAR_MASTER)
    t.changes([give(BECOME, CHAR_MASTER, 0, [t.rival.ref("target")], layer, GAME, 0)])
    t.rival.chooses("pass")
    t.rival.left.is_("target")
    t.rival.drop.has(0)


@clause("vgg 10.28.5", "vgg 11.7.1")
def test_a_stride_is_no_ride_for_a_forerunner() -> None:
    text = (
        "[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit "
        "to (RC))"
    )
    unit("scout", 3, text=text)
    for strides in (True, False):
        mine = side(
            vanguard=unit("scout", 3, text=text), g_zone=[g_unit("giant")], hand=[unit("new", 3)]
        )
        t = table("vgg", you=mine, at="" if strides else "ride")
        if strides:
            t.run(Stride(0, t.you.ref("giant")))
            t.you.hearts.is_("scout")
        else:
            t.you.chooses("ride new")
            t.you.is_asked("may")
            t.you.chooses("no")


@clause("vgg 10.35.1.2", "vgg 10.35.1", "vgg 10.35.2.3")
def test_who_is_dominated_until_the_end_of_the_turn_attacks_in_its_battle_phase() -> None:
    text = (
        "Choose one of your opponent's rear-guards, and [Stand] and dominate it until end of turn."
    )
    draws = "[AUTO](RC):When this unit's attack hits a vanguard, draw a card."
    lead = unit("lead", 3, text=f"[ACT](VC)[1/turn]:{text}")
    slave = unit("slave", 1, 12000, text=draws)
    t = table("vgg", you=side(vanguard=lead), rival=other(left=(slave, REST)), at="main")
    t.you.chooses("activate lead", "attack")
    t.you.may_choose_exactly("attack with lead", "attack with slave")
    t.you.chooses("attack with slave")
    t.you.hand.has(1)
    t.rival.damage.has(1)
    t.goes_on_to("ride step", t.rival)
    assert t.rival.state_of("slave") == STAND
