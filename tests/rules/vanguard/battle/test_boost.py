"""Sections 7.4.1.10, 7.4.1.11 and 11.4: boosting."""

from bythebook.games.vanguard.battle.record import boosted, boosting
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import CANNOT_BE_BOOSTED, CANNOT_BOOST
from bythebook.games.vanguard.zones.zones import BACK_RIGHT, DROP, FRONT_RIGHT, HAND, REST, STAND
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import THIS_TURN, give, move, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.values.explain import explain
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import (
    attack,
    barred,
    battle,
    field,
    fight,
    other,
    to_attack,
)
from tests.rules.vanguard.eras import ERAS

HELPER = unit("helper", 1, 8000)


@ERAS
@clause("vgg 7.4.1.10", "vgd 10.4.1.11", "vgd 14.5.1")
def test_the_unit_behind_may_boost_if_it_has_boost_and_stands(book: str) -> None:
    mine = field(
        back_center=HELPER,
        left=unit("ally"),
        back_left=unit("aide", 2),
        right=unit("third"),
        back_right=unit("last"),
    )
    t = battle(mine, other(hand=["filler"]), book=book)
    to_attack(t)
    t.you.chooses("attack with me")
    t.you.may_choose_exactly("boost with helper", "pass")
    verb = t.asked.options[0][0]
    assert t.game.why_not((verb, t.you.ref("last"))) == cited(book, "vgg 7.4.1.10", "vgd 10.4.1.11")
    t.you.chooses("boost with helper")
    assert t.you.state_of("helper") == REST
    assert t.you.value("me", "power") == 18000
    t.rival.chooses("pass")
    # A unit of grade 2 has no Boost.
    attack(t, "ally")
    t.rival.is_asked("guard step")
    t.rival.chooses("pass")
    t.changes(orient([t.you.ref("last")], REST))
    attack(t, "third")
    t.rival.is_asked("guard step")
    assert boosting(t.game) == []


@ERAS
@clause("vgg 7.4.1.10", "vgd 10.4.1.11", "vgd 14.5.1")
def test_nobody_has_to_boost(book: str) -> None:
    t = battle(field(back_center=HELPER), other(hand=["filler"]), book=book)
    attack(t, boost="pass")
    assert t.you.state_of("helper") == STAND
    assert t.you.value("me", "power") == 10000
    assert boosting(t.game) == []


@ERAS
@clause("vgg 7.4.1.10.1", "vgd 10.4.1.11.1")
def test_the_one_boosts_and_the_other_is_boosted_until_the_close_step_ends(book: str) -> None:
    t = battle(field(back_center=HELPER), other(hand=["filler"]), book=book)
    attack(t, boost="helper")
    assert boosting(t.game) == [t.you.ref("helper")]
    assert boosted(t.game) == [t.you.ref("me")]
    t.rival.chooses("pass")
    assert boosting(t.game) == boosted(t.game) == []


@ERAS
@clause("vgg 7.4.1.10.1.1", "vgd 10.4.1.11.1")
def test_either_leaving_its_circle_ends_the_boost(book: str) -> None:
    mine = field(left=unit("ally", 1, 9000), back_left=HELPER)
    for who, where in (("helper", BACK_RIGHT), ("ally", FRONT_RIGHT)):
        t = battle(mine, other(hand=["filler"]), book=book)
        attack(t, "ally", boost="helper")
        assert t.you.value("ally", "power") == 17000
        t.changes(move([t.you.ref(who)], where, 0))
        assert t.you.value("ally", "power") == 9000
        assert boosting(t.game) == boosted(t.game) == []


@ERAS
@clause("vgg 7.4.1.11", "vgg 11.4.1", "vgd 10.4.1.11.2", "vgd 14.5.2")
def test_the_boosting_units_power_is_added_whatever_it_is_by_now(book: str) -> None:
    t = battle(field(back_center=HELPER), other(hand=["filler"]), book=book)
    attack(t, boost="helper")
    assert t.you.value("me", "power") == 18000
    part = explain(t.game, POWER, t.you.card("me"))[-1]
    assert (part.value, part.clause) == (8000, cited(book, "vgg 7.4.1.11", "vgd 10.4.1.11.2"))
    for name in ("helper", "me"):
        t.changes([give(ADD, POWER, 5000, [t.you.ref(name)], 2, THIS_TURN, t.turn)])
    assert t.you.value("me", "power") == 28000
    assert t.you.value("helper", "power") == 13000
    t.changes(move([t.you.ref("helper")], HAND))
    assert t.you.value("me", "power") == 15000


@ERAS
@clause("vgg 7.4.1.11", "vgg 11.4.1", "vgd 10.4.1.11.2", "vgd 14.5.2")
def test_a_boost_makes_an_attack_hit(book: str) -> None:
    strong = unit("foe", 3, 18000)
    t = battle(field(back_center=HELPER), other(vanguard=strong), book=book)
    fight(t, boost="helper")
    t.rival.damage.has(1)
    t = battle(field(back_center=HELPER), other(vanguard=strong), book=book)
    fight(t)
    t.rival.damage.has(0)


@ERAS
@clause("vgg 2.5.4.2", "vgd 1.3.6.1")
def test_an_increase_by_less_than_nothing_is_a_decrease(book: str) -> None:
    t = battle(field(back_center=HELPER), other(hand=["filler"]), book=book)
    t.changes([give(ADD, POWER, -9000, [t.you.ref("helper")], 2, THIS_TURN, t.turn)])
    attack(t, boost="helper")
    assert t.you.value("me", "power") == 9000


@ERAS
@clause("vgg 11.4.1", "vgd 14.5.2")
def test_effects_can_keep_from_boosting_and_from_being_boosted(book: str) -> None:
    for name, what in (("helper", CANNOT_BOOST), ("me", CANNOT_BE_BOOSTED)):
        t = battle(field(back_center=HELPER), other(hand=["filler"]), book=book)
        t.changes(barred(t, t.you, name, what))
        attack(t)
        t.rival.is_asked("guard step")
        assert t.you.value("me", "power") == 10000


@ERAS
@clause("vgg 7.4.1.10", "vgd 10.4.1.11", "vgd 14.5.1")
def test_who_boosts_does_not_attack_and_is_gone_with_its_circle(book: str) -> None:
    t = battle(field(back_center=HELPER), other(hand=["filler"]), book=book)
    t.changes(move([t.you.ref("helper")], DROP))
    attack(t)
    t.rival.is_asked("guard step")
