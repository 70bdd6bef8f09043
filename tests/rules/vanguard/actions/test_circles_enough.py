"""Section 10.7: how many units are called where there are few circles."""

import pytest

from bythebook.games.vanguard.actions.calling import SuperiorCall
from bythebook.games.vanguard.zones.zones import FRONT_LEFT
from bythebook.kernel.state.changes import MOVE
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit


@clause("vgg 10.7.1.1.1.1")
@pytest.mark.parametrize("apart", [False, True])
def test_only_who_is_to_have_a_circle_alone_finds_too_few_circles(apart: bool) -> None:
    t = table("vgg", side(hand=[unit("a"), unit("b")]))
    units = [t.you.ref("a"), t.you.ref("b")]
    then = t.happened
    t.run(SuperiorCall(0, units, [FRONT_LEFT], apart))
    # Either it is chosen who is called, or, of both, who stays.
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a")
    t.you.left_front.is_("a")
    called = [c for c in t.since(then) if c[0] == MOVE and c[3] == FRONT_LEFT]
    assert len(called) == (1 if apart else 2)
    t.you.hand.has(1 if apart else 0)
