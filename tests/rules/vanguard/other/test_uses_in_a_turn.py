"""Section 12.5: how often an ability is used in a turn."""

import pytest

from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW


@clause("vgg 12.5.1.1")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_an_ability_is_used_as_often_as_it_says(limit: int) -> None:
    ace = unit("ace", abilities=(Ability(ACT, REAR_GUARDS, body=(DRAW,), limit=limit),))
    t = table("vgg", you=side(left=ace), at="main")
    for _ in range(limit):
        t.you.may_choose("activate ace")
        t.you.chooses("activate ace")
    t.you.may_not_choose("activate ace")
    t.you.hand.has(limit)
