"""Sections 9.1 and 9.3: rule actions in general, and circles with too many units."""

from bythebook.games.vanguard.g.cards.states import MATE_OF
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    DROP,
    FRONT_LEFT,
    GUARDIANS,
    VANGUARD,
)
from bythebook.kernel.state.apply import RENEWED
from bythebook.kernel.state.changes import MOVE, move, tie
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit

UNITS = [unit(name) for name in ("one", "two", "three", "four")]


@clause("vgg 9.1.2")
def test_rule_actions_look_at_the_game_only_in_check_timings() -> None:
    t = table("vgg", you=side(left=unit("old"), hand=["one"]), cards=UNITS, at="main")
    t.you.chooses("call one")
    t.you.chooses("left front")
    # Placed while the old unit was there, and only then was it sent away.
    moves = [c for c in t.since(0) if c[0] == MOVE]
    assert [c[3] for c in moves][-2:] == [FRONT_LEFT, DROP]
    t.you.left.is_("one")


@clause("vgg 9.1.3")
def test_several_rule_actions_happen_at_the_same_time() -> None:
    t = table(
        "vgg",
        you=side(left="one", hand=["two"]),
        rival=side(vanguard="one", hand=["three"], left="one"),
        cards=UNITS,
    )
    before = t.happened
    t.changes(
        [
            *move([t.you.ref("two")], FRONT_LEFT, 0),
            *move([t.rival.ref("three")], VANGUARD, 1),
            *move(t.rival.left.refs, GUARDIANS, 1),
        ]
    )
    assert t.game.log is not None
    batches = [b[4] for b in t.game.log.since(before)]
    moving = [sum(1 for c in b if c[0] == MOVE) for b in batches]
    assert moving == [3, 3]
    t.you.drop.holds_exactly("one")
    t.rival.soul.is_("one")
    t.rival.drop.holds_exactly("one")


@clause("vgg 9.1.3", "vgg 9.3.7")
def test_what_is_chosen_for_happens_together_with_the_rest() -> None:
    t = table("vgg", you=side(left="one", hand=["two", "three"]), cards=UNITS)
    units = [t.you.ref("two"), t.you.ref("three")]
    before = t.happened
    t.changes([*move(units, BACK_LEFT, 0), *move(t.you.left.refs, GUARDIANS, 0)])
    t.you.may_choose_exactly("two", "three")
    t.you.guardians.is_("one")
    t.you.chooses("three")
    t.you.back_left.is_("three")
    t.you.drop.holds_exactly("one", "two")
    assert t.game.log is not None
    batches = [b[4] for b in t.game.log.since(before)]
    assert [sum(1 for c in b if c[0] == MOVE) for b in batches] == [3, 2]


@clause("vgg 9.3.1", "vgg 3.9.1.1")
def test_of_several_vanguards_the_one_placed_last_stays() -> None:
    t = table("vgg", you=side(vanguard="one", hand=["two"]), cards=UNITS)
    t.changes(move([t.you.ref("two")], VANGUARD, 0))
    t.you.vanguard.is_("two")
    t.you.soul.is_("one")


@clause("vgg 9.3.3")
def test_of_vanguards_placed_at_the_same_time_one_is_chosen() -> None:
    t = table("vgg", you=side(vanguard="one", hand=["two", "three"]), cards=UNITS)
    t.changes(move([t.you.ref("two"), t.you.ref("three")], VANGUARD, 0))
    t.you.may_choose_exactly("two", "three")
    t.you.chooses("two")
    t.you.vanguard.is_("two")
    t.you.soul.holds_exactly("one", "three")


@clause("vgg 9.3.6", "vgg 3.10.1.1")
def test_of_several_units_on_a_rear_guard_circle_the_one_placed_last_stays() -> None:
    t = table("vgg", you=side(left="one", back_left="two", hand=["three"]), cards=UNITS)
    t.changes(move([t.you.ref("three")], FRONT_LEFT, 0))
    t.you.left.is_("three")
    t.you.drop.holds_exactly("one")
    # A unit that comes from another circle was placed there last, too.
    t.changes(move([t.you.ref("two")], FRONT_LEFT, 0))
    t.you.left.is_("two")
    t.you.drop.holds_exactly("one", "three")


@clause("vgg 9.3.7")
def test_of_units_that_came_at_the_same_time_one_is_chosen() -> None:
    t = table(
        "vgg",
        you=side(left="one", hand=["two", "three"]),
        rival=side(hand=["two", "three"]),
        cards=UNITS,
        turn=1,
    )
    mine, theirs = ([seat.ref("two"), seat.ref("three")] for seat in (t.you, t.rival))
    t.changes([*move(mine, FRONT_LEFT, 0), *move(theirs, FRONT_LEFT, 1)])
    # The turn player chooses first, and both choices are done together.
    t.rival.may_choose_exactly("two", "three")
    t.rival.chooses("two")
    t.rival.left.has(2)
    t.you.may_choose_exactly("two", "three")
    t.you.chooses("three")
    t.rival.left.is_("two")
    t.you.left.is_("three")
    t.you.drop.holds_exactly("one", "two")


def with_mates(*mates: str) -> Table:
    """A legion's leader on the circle; such mates come, all at the same time."""
    t = table("vgg", you=side(vanguard="one", hand=["two", "three", "four"]), cards=UNITS)
    coming = [t.you.ref(name) for name in mates]
    leader = t.you.ref("one")
    t.changes(
        [*move(coming, VANGUARD, 0), *[tie(ref + RENEWED, MATE_OF, leader) for ref in coming]]
    )
    return t


@clause("vgg 9.3.2")
def test_of_several_mates_the_one_placed_last_stays() -> None:
    t = with_mates("two")
    t.you.vanguard.holds_exactly("one", "two")
    new = t.you.ref("three")
    t.changes([*move([new], VANGUARD, 0), tie(new + RENEWED, MATE_OF, t.you.ref("one"))])
    t.you.vanguard.holds_exactly("one", "three")
    t.you.soul.is_("two")


@clause("vgg 9.3.4")
def test_of_mates_placed_at_the_same_time_one_is_chosen() -> None:
    t = with_mates("two", "three")
    t.you.may_choose_exactly("two", "three")
    t.you.chooses("two")
    t.you.vanguard.holds_exactly("one", "two")
    t.you.soul.is_("three")


@clause("vgg 9.3.5")
def test_of_a_legion_and_another_unit_the_one_placed_last_stays_alone() -> None:
    t = with_mates("two")
    t.changes(move([t.you.ref("three")], VANGUARD, 0))
    t.you.vanguard.is_("three")
    t.you.soul.holds_exactly("one", "two")


@clause("vgg 9.3.5")
def test_of_several_such_units_placed_last_one_is_chosen() -> None:
    t = with_mates("two")
    t.changes(move([t.you.ref("three"), t.you.ref("four")], VANGUARD, 0))
    t.you.may_choose_exactly("three", "four")
    t.you.chooses("four")
    t.you.vanguard.is_("four")
    t.you.soul.holds_exactly("one", "two", "three")
