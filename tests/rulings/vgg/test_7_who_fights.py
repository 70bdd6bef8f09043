"""Section 7 once more: who is still the unit that fights."""

import pytest

from bythebook.games.vanguard.zones.zones import BACK_LEFT, DROP, FRONT_LEFT, HAND
from bythebook.kernel.state.changes import move
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
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
