"""Section 7 once more: who is still the unit that fights, and with which power."""

import pytest

from bythebook.games.vanguard.zones.zones import BACK_LEFT, DROP, FRONT_LEFT, HAND
from bythebook.kernel.state.changes import move
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_states import legion
from tests.rules.vanguard.battle.fighting import attack, battle, field, no_guard, other

MISSES = "When this unit's attack does not hit, draw a card."
ENDS = "At the end of the battle that this unit attacked, draw a card."


@clause("vgg 4.1.4", "vgg 7.4.1.8.2", "vgg 7.7.1.7", "vgg 7.8.1.1")
@pytest.mark.parametrize("text", [MISSES, ENDS])
@pytest.mark.parametrize("left_for", [HAND, DROP])
def test_an_attacker_that_went_away_and_came_back_did_not_attack(text: str, left_for: int) -> None:
    """It is a new card; one that only moved to another circle is the one that attacked."""
    for back, drawn in ((FRONT_LEFT, 0), (BACK_LEFT, 1)):
        ally = unit("ally", 1, 20000, text=f"[AUTO](RC):{text}")
        t = battle(field(left=ally), other(hand=1))
        attack(t, "ally")
        if not drawn:
            t.changes(move([t.you.ref("ally")], left_for))
        t.changes(move([t.you.ref("ally")], back))
        no_guard(t)
        t.rival.damage.has(0)
        t.you.hand.has(drawn)


@clause("vgg 7.4.1.11", "vgg 10.25.6", "vgg 10.25.8")
@pytest.mark.parametrize(("mate", "drawn"), [(8999, 0), (9000, 1)])
def test_the_leader_of_an_attacking_legion_has_the_power_of_both(mate: int, drawn: int) -> None:
    """As long as they attack, for whatever asks for its power; when attacked it has its own."""
    text = "{}, if this unit's [Power] is 20000 or greater, draw a card."
    asks = (
        f"[AUTO](VC):{text.format('When this unit attacks')}",
        f"[AUTO](VC):{text.format('When this unit is attacked')}",
    )
    pair = legion(unit("leader", 3, 11000, text=asks), unit("mate", 2, mate))
    t = battle(field(vanguard=pair, left=unit("ally")), other(hand=1))
    attack(t, "leader")
    t.you.hand.has(drawn)
    assert t.you.value("leader", "power") == 11000 + mate
    t.rival.chooses("pass")
    assert t.you.value("leader", "power") == 11000
    t = battle(field(), other(vanguard=pair, hand=1))
    attack(t, "me", "leader")
    t.rival.hand.has(1)
    t.rival.chooses("pass")


@clause("vgg 7.4.1.11", "vgg 10.25.2", "vgg 7.4.1.10.1")
def test_a_boosted_mate_lends_its_leader_both_powers_until_it_leaves() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    mine = field(vanguard=pair, back_center=unit("booster", 1, 5000), left=unit("ally"))
    t = battle(mine, other(hand=1))
    t.you.chooses("attack", "attack with leader", "boost with booster", "mate")
    assert [t.you.value(name, "power") for name in ("leader", "mate")] == [25000, 14000]
    t.changes(move([t.you.ref("booster")], DROP))
    assert t.you.value("leader", "power") == 20000
    t.changes(move([t.you.ref("mate")], DROP))
    assert t.you.value("leader", "power") == 11000
    t.rival.chooses("pass")
