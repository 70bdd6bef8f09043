"""Each question names the clause by which it is asked, where several have the same one."""

import pytest

from bythebook.games.vanguard.g.actions.hearts import become_hearts
from bythebook.games.vanguard.zones.zones import FRONT_LEFT, SOUL, VANGUARD
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import battle, field, fight, other


@clause("vgg 2.8.1.1.2", "vgg 2.8.1.1.3.1", "vgg 2.8.1.1.4", "vgg 2.8.1.1.5")
@pytest.mark.parametrize(
    ("trigger", "number"),
    [
        ("critical", "2.8.1.1.2"),
        ("draw", "2.8.1.1.3.1"),
        ("stand", "2.8.1.1.4"),
        ("heal", "2.8.1.1.5"),
    ],
)
def test_by_the_clause_of_each_icon_a_unit_is_chosen_for_its_power(
    trigger: str, number: str
) -> None:
    mine = field(left=unit("ally"), right=unit("next"), deck=[trigger, *["filler"] * 6], damage=2)
    t = battle(mine, other(hand=1))
    fight(t)
    assert t.asked.clause == "vgg 2.8.2"
    t.you.chooses("power first")
    assert t.asked.clause == f"vgg {number}"
    t.ends_asking()


@clause("vgg 9.3.3", "vgg 9.3.7")
@pytest.mark.parametrize(("circle", "number"), [(VANGUARD, "9.3.3"), (FRONT_LEFT, "9.3.7")])
def test_who_stays_of_two_that_came_together_is_chosen_by_what_circle_it_is(
    circle: int, number: str
) -> None:
    t = table("vgg", side(hand=[unit("one", 3), unit("two", 3)]))
    t.changes([c for name in ("one", "two") for c in move([t.you.ref(name)], circle, 0)])
    assert t.asked.clause == f"vgg {number}"
    t.you.chooses("one")


@clause("vgg 8.5.2.3", "vgg 8.6.4")
def test_costs_of_both_kinds_of_abilities_are_paid_by_clauses_of_their_own() -> None:
    pays = "[Choose a card from your hand, and discard it]"
    acts = unit("acts", 3, text=f"[ACT](VC):{pays} Draw a card.")
    waits = unit(
        "waits",
        text=f"[AUTO]:{pays} When this unit is placed on (RC), you may pay the cost. If you do, "
        "draw a card.",
    )
    t = table("vgg", side(vanguard=acts, hand=[waits, "filler", "draw", "stand"]), at="main")
    t.you.chooses("activate acts")
    assert t.asked.clause == "vgg 8.5.2.3"
    t.you.chooses("filler", "call waits", "left front", "yes")
    assert t.asked.clause == "vgg 8.6.4"
    t.ends_asking()


@clause("vgg 10.28.3.3", "vgg 10.27.5.2")
def test_a_heart_is_chosen_in_striding_and_another_when_it_has_left() -> None:
    hearts = [unit("one", 3), unit("two", 3), unit("three", 3)]
    t = table("vgg", side(vanguard=g_unit("giant"), hand=hearts))
    refs = [t.you.ref(name) for name in ("one", "two", "three")]
    t.changes(become_hearts(t.game, refs, 0, t.you.ref("giant")))
    assert t.asked.clause == "vgg 10.28.3.3"
    t.you.chooses("one")
    t.changes(move([t.you.ref("one")], SOUL))
    assert t.asked.clause == "vgg 10.27.5.2"
    t.you.chooses("two")
