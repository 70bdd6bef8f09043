"""Section 11.9.4.1: numbers raised or lowered to a value, and doubled."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit


@clause("vgd 11.9.4.1")
def test_raised_or_lowered_to_a_value_it_gets_the_difference_for_good() -> None:
    text = (
        "[ACT](RC):Choose one of your vanguards, and increase or decrease its [Power] to 10000 "
        "until end of turn."
    )
    for power, raised in ((13000, -3000), (9000, 1000), (10000, 0)):
        vanguard = unit("chief", 3, power)
        you = side(vanguard=vanguard, left=unit("doer", text=text), hand=["filler"])
        t = table("vgd", you=you, at="main")
        t.you.chooses("activate doer")
        assert t.you.value("chief", "power") == power + raised
        # By that difference, whatever comes later.
        t.changes([give(ADD, POWER, 5000, [t.you.ref("chief")], 7, THIS_TURN, t.turn)])
        assert t.you.value("chief", "power") == 15000


@clause("vgd 11.9.4.1.1")
def test_doubled_it_gets_as_much_as_it_is_now() -> None:
    text = (
        "[ACT](RC):Double the [Power] and [Critical] of all of your front row units "
        "until end of turn."
    )
    you = side(left=unit("doer", 1, 7000, text=text), right=unit("ace", 1, 8000), hand=["filler"])
    t = table("vgd", you=you, at="main")
    t.changes([give(ADD, POWER, 2000, [t.you.ref("ace")], 7, THIS_TURN, t.turn)])
    t.you.chooses("activate doer")
    assert [t.you.value(n, "power") for n in ("doer", "ace", "vanguard")] == [14000, 20000, 26000]
    assert [t.you.value(n, "critical") for n in ("doer", "ace", "vanguard")] == [2, 2, 2]
    t.changes([give(ADD, POWER, 1000, [t.you.ref("ace")], 7, THIS_TURN, t.turn)])
    assert t.you.value("ace", "power") == 21000
