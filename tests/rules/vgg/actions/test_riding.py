"""Sections 10.6 and 10.32: riding and moving onto vanguards of this era."""

from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.zones.zones import FRONT_RIGHT, SOUL, VANGUARD
from bythebook.kernel.state.changes import MOVE, move
from bythebook.kernel.state.log import L_CHANGES
from bythebook.kernel.state.refs import CARD
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion


def ridden(t: Table) -> list[tuple[str, int]]:
    """Ride, and where each card went at the same moment as the rider came."""
    before = t.happened
    t.run(Ride(0, t.you.ref("next")))
    rider = t.you.card("next")
    assert t.game.log is not None
    for batch in t.game.log.since(before):
        moves = [c for c in batch[L_CHANGES] if c[0] == MOVE]
        if any(c[1] & CARD == rider for c in moves):
            return sorted((t.game.definition(c[1] & CARD).name, c[3]) for c in moves)
    return []


@clause("vgg 10.6.1.2")
def test_both_of_a_legion_go_to_the_soul_as_they_are_ridden_on() -> None:
    you = side(vanguard=legion(unit("leader", 3), unit("mate", 2)), hand=unit("next", 3))
    t = table("vgg", you=you)
    assert ridden(t) == [("leader", SOUL), ("mate", SOUL), ("next", VANGUARD)]


@clause("vgg 10.6.1.3")
def test_a_g_unit_that_is_ridden_on_goes_home_and_never_to_the_soul() -> None:
    you = side(vanguard=g_unit("g"), hearts=unit("mine", 3), hand=unit("next", 3))
    found = ridden(table("vgg", you=you))
    assert [to for name, to in found if name == "g"] == [G_ZONE]
    # No other vanguard goes there.
    t = table("vgg", you=side(vanguard=unit("first", 3), hand=unit("next", 3)))
    assert ridden(t) == [("first", SOUL), ("next", VANGUARD)]


@clause("vgg 10.6.1.4")
def test_hearts_go_to_the_soul_as_somebody_rides() -> None:
    you = side(vanguard=g_unit("g"), hearts=unit("mine", 3), hand=unit("next", 3))
    assert ("mine", SOUL) in ridden(table("vgg", you=you))


@clause("vgg 10.32.4")
def test_a_unit_that_moves_onto_a_g_unit_sends_it_home() -> None:
    you = side(vanguard=g_unit("g"), hearts=unit("mine", 3), left=unit("mover", 3))
    t = table("vgg", you=you)
    t.changes(move([t.you.ref("mover")], VANGUARD, 0))
    t.you.g_zone.is_("g")
    assert not t.you.lies_face_down("g")
    # It has not been in the soul; its heart, a vanguard that came there before, goes.
    gone = [c for c in t.since(0) if c[0] == MOVE and c[3] == SOUL]
    assert [t.game.definition(c[1] & CARD).name for c in gone] == ["mine"]
    t.you.vanguard.is_("mover")
    # Who moves onto another vanguard sends it to the soul.
    t = table("vgg", you=side(vanguard=unit("first", 3), left=unit("mover", 3)))
    t.changes(move([t.you.ref("mover")], VANGUARD, 0))
    t.you.soul.is_("first")
    # Between rear-guard circles it just moves.
    t = table("vgg", you=side(left=g_unit("g")))
    t.changes(move([t.you.ref("g")], FRONT_RIGHT, 0))
    t.you.right_front.is_("g")
