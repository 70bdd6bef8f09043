"""Section 11 with dominated units and hearts: whose unit it is, and what is a unit at all."""

import pytest

from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import BECOME, CHAR_MASTER
from bythebook.testing import Side, clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated
from tests.rules.vgg.keywords.test_whole import singer

DEVICE = unit("device", text="[CONT](RC)Dark Device:This unit gets [Power] +1000.")
DARK = "[CONT](RC)Darkness:This unit gets [Power] +1000."


@clause("vgg 11.36.1.1", "vgg 10.35.1.1.1", "vgg 10.35.3.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "power"),
    [
        (side(left=DEVICE), side(right=unit("foe")), 7000),
        # The one across is one's own now; the one behind is the opponent's.
        (side(left=DEVICE), side(right=dominated(unit("slave"))), 8000),
        (side(left=DEVICE, back_left=dominated(unit("traitor"))), side(), 7000),
        # Of a dominated device the one behind it is an opponent, and those across are fellows.
        (side(left=unit("own")), side(right=dominated(DEVICE), back_right=unit("foe")), 7000),
        (side(left=unit("own")), side(right=dominated(DEVICE)), 8000),
    ],
)
def test_a_dark_device_minds_who_is_the_opponents_and_not_where(
    mine: Side, theirs: Side, power: int
) -> None:
    t = table("vgg", you=mine, rival=theirs, at="main")
    assert t.you.value("device", "power") == power


@clause("vgg 11.6.3.1", "vgg 10.35.2.2", "vgg 10.35.2.3")
@pytest.mark.parametrize(("mine", "theirs", "power"), [(4, 0, 8000), (0, 4, 7000)])
def test_the_limit_break_of_a_dominated_unit_is_by_its_masters_damage(
    mine: int, theirs: int, power: int
) -> None:
    slave = dominated(unit("slave", text="[CONT](RC)[Limit-Break 4]:This unit gets [Power] +1000."))
    t = table("vgg", you=side(damage=mine), rival=side(damage=theirs, left=slave), at="main")
    assert t.you.value("slave", "power") == power


@clause("vgg 11.34.1", "vgg 10.35.1")
def test_there_is_no_harmony_with_a_unit_of_another_master() -> None:
    t = table("vgg", you=side(left=singer(), hand=[unit("a")]), at="main")
    t.you.chooses("call a", "left back")
    assert t.you.value("singer", "power") == 8000
    t.game.lib.lends = True
    layer = t.game.book.layer(BECOME, CHAR_MASTER)
    t.changes([give(BECOME, CHAR_MASTER, 1, [t.you.ref("a")], layer, THIS_TURN, t.turn)])
    assert t.you.value("singer", "power") == 7000


@clause("vgg 11.12.1", "vgg 10.27.3")
@pytest.mark.parametrize(("turned_up", "power"), [(0, 27000), (1, 28000)])
def test_a_g_unit_that_is_a_heart_breaks_no_generation(turned_up: int, power: int) -> None:
    """Of two G units on the circle only the upper one is a unit."""
    text = "[CONT](VC)[Generation Break 2]:This unit gets [Power] +1000."
    upper = g_unit("upper", 16000, text=text)
    mine = side(
        vanguard=g_unit("lower"),
        hearts=[unit("heart", 3, 11000)],
        g_zone=[upper, *[face_up(g_unit("spent"))] * turned_up],
    )
    t = table("vgg", you=mine)
    t.run(Stride(0, t.you.ref("upper")))
    assert t.you.value("upper", "power") == power


@clause("vgg 11.30.2", "vgg 10.32.3", "vgg 10.32.4", "vgg 9.3.1")
@pytest.mark.parametrize(("rides", "power"), [(True, 7000), (False, 8000)])
def test_a_heart_goes_to_the_soul_by_riding_or_in_the_dark(rides: bool, power: int) -> None:
    """A unit that moves to the vanguard circle does not ride: the soul has grown otherwise."""
    ace = unit("ace", 3, text="[ACT](RC):Choose a card from your hand, and ride it.")
    mine = side(
        vanguard=g_unit("giant"),
        hearts=[unit("heart", 3)],
        left=unit("dark", text=DARK),
        right=ace,
        hand=[unit("new", 3)],
    )
    t = table("vgg", you=mine, at="main")
    if rides:
        t.you.chooses("activate ace")
        t.settle()
    else:
        t.changes(move([t.you.ref("ace")], VANGUARD, 0))
    t.you.soul.is_("heart")
    t.you.g_zone.is_("giant")
    assert t.you.value("dark", "power") == power
