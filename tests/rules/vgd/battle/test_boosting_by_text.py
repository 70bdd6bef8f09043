"""Sections 7.36 and 7.37: twin drives and boosts that a text makes."""

from bythebook.games.vanguard.d.battle.boosting import BoostWith
from bythebook.games.vanguard.texts.events import EV_BOOST
from bythebook.games.vanguard.texts.triggers import attacks, boosts
from bythebook.games.vanguard.zones.zones import BACK_ROW, DROP, REAR_GUARDS, REST
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import EVENT, move, orient
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other
from tests.rules.vanguard.waiting import MAY_DRAW, acting, waiting

BACK = Cards(YOU, BACK_ROW)
ALL = waiting("captain", attacks(), BoostWith(This(), BACK))
PLAIN = {"skills": ()}


@clause("vgd 7.37.1.2", "vgd 7.37.1.2.1")
def test_units_boost_because_a_text_says_so() -> None:
    mine = field(
        left=ALL,
        back_left=unit("one", 1, 6000, skills=()),
        back_right=unit("two", 1, 5000, skills=()),
    )
    t = battle(mine, other(hand=["filler"]), book="vgd")
    before = t.happened
    attack(t, "captain")
    assert t.you.value("captain", "power") == 7000 + 6000 + 5000
    assert [t.you.state_of(name) for name in ("one", "two")] == [REST, REST]
    # Each of them has boosted.
    assert len([c for c in t.since(before) if c[:2] == (EVENT, EV_BOOST)]) == 2
    # As long as both stay where they are.
    t.changes(move([t.you.ref("two")], DROP))
    assert t.you.value("captain", "power") == 7000 + 6000
    t.rival.chooses("pass")
    assert t.you.value("captain", "power") == 7000


@clause("vgd 7.37.1.2.1")
def test_what_waits_for_boosting_stands_by_for_each() -> None:
    own = Ability(AUTO, REAR_GUARDS, boosts(), body=(MAY_DRAW,))
    helper = unit("helper", 1, 6000, skills=(), abilities=(own,))
    t = battle(field(left=ALL, back_left=helper, back_right=helper), other(), book="vgd")
    attack(t, "captain")
    assert t.waiting == ["helper", "helper"]
    t.ends_asking()


@clause("vgd 7.37.1.1")
def test_who_rests_does_not_boost_and_who_does_not_attack_is_not_boosted() -> None:
    mine = field(
        left=ALL,
        back_left=unit("one", 1, 6000, skills=()),
        back_right=unit("two", 1, 5000, skills=()),
    )
    t = battle(mine, other(hand=["filler"]), book="vgd")
    t.changes(orient([t.you.ref("two")], REST))
    attack(t, "captain")
    assert t.you.value("captain", "power") == 7000 + 6000
    t.rival.chooses("pass")
    doer = acting("doer", BoostWith(This(), BACK))
    t = table("vgd", you=side(left=doer, back_left="one"), cards=[unit("one")], at="main")
    t.you.chooses("activate doer")
    assert t.you.value("doer", "power") == 7000
    assert t.you.state_of("one") != REST


@clause("vgd 7.37.1.2")
def test_such_a_boost_is_read_from_a_text() -> None:
    text = "[AUTO](RC):When this unit attacks, boost this unit with all of your back row units."
    mine = field(left=unit("captain", 2, 9000, text=text), back_right=unit("two", 1, 5000))
    t = battle(mine, other(hand=["filler"]), book="vgd")
    attack(t, "captain")
    assert t.you.value("captain", "power") == 14000


@clause("vgd 7.36.1.1", "vgd 7.36.1.2")
def test_a_unit_performs_a_twin_drive_whatever_its_drive() -> None:
    performs = "this unit performs twin drive until end of that battle."
    text = f"[AUTO](VC/RC):When this unit attacks, {performs}"
    for where, skills in (("left", ()), ("vanguard", ()), ("vanguard", ("triple drive",))):
        me = unit("driver", 3, 13000, skills=skills, text=text)
        t = battle(field(**{where: me}), other(), book="vgd")
        fight(t, "driver")
        t.you.hand.has(2)
    # Another rear-guard drives no more than before.
    t = battle(field(left=unit("plain", 3, 13000, skills=("twin drive",))), other(), book="vgd")
    fight(t, "plain")
    t.you.hand.has(0)
