"""Sections 10.32, 10.35 and 4.6: who moves to which circle and how it lies there, and with whom."""

import pytest

from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated, legion
from tests.rules.vanguard.battle.fighting import battle, field, other

SWAP = "[ACT](RC)[1/turn]:Choose one of your vanguards, and exchange positions with this unit."
SWAPPER = unit("swapper", 2, text=SWAP)


@clause("vgg 10.32.2", "vgg 4.6.4.1", "vgg 4.6.6.1")
def test_a_vanguard_and_a_rear_guard_that_change_places_both_stand() -> None:
    mine = side(vanguard=(unit("lead", 3), REST), left=(SWAPPER, REST))
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate swapper")
    t.you.vanguard.is_("swapper")
    t.you.left.is_("lead")
    assert [t.you.state_of(name) for name in ("swapper", "lead")] == [STAND, STAND]


@clause("vgg 10.32.4", "vgg 4.6.9", "vgg 10.28.4", "vgg 9.3.1")
def test_who_changes_places_with_a_g_unit_sends_it_home_and_its_heart_to_the_soul() -> None:
    mine = side(vanguard=g_unit("giant"), hearts=[unit("heart", 3)], left=SWAPPER)
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate swapper")
    t.you.vanguard.is_("swapper")
    t.you.soul.is_("heart")
    t.you.g_zone.is_("giant")
    assert t.you.g_zone.face_down == []
    t.you.left.has(0)


@clause("vgg 10.32.2", "vgg 10.25.2", "vgg 9.3.1")
@pytest.mark.parametrize(("one", "stays"), [("leader", "mate"), ("mate", "leader")])
def test_of_a_legion_only_who_was_chosen_changes_places(one: str, stays: str) -> None:
    """They are in legion no longer; of two vanguards who are not, the one that came last stays."""
    mine = side(vanguard=legion(unit("leader", 3), unit("mate", 2)), left=SWAPPER)
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate swapper", one)
    t.you.vanguard.is_("swapper")
    t.you.left.is_(one)
    t.you.soul.is_(stays)


@clause("vgg 10.35.3.1", "vgg 7.4.1.10", "vgg 10.35.6")
@pytest.mark.parametrize(("where", "boosts"), [("back_left", True), ("back_right", False)])
def test_a_dominated_attacker_is_boosted_from_behind_in_its_new_masters_column(
    where: str, boosts: bool
) -> None:
    """The opponent's right column is one's own left one; who stood behind it boosts nobody."""
    slave = dominated(unit("slave", 1, 9000))
    near = dominated(unit("near", 1, 7000))
    theirs = other(right=slave, back_right=near, left=unit("target", 1, 16000))
    t = battle(field(**{where: unit("helper", 1, 7000)}), theirs)
    t.you.chooses("attack", "attack with slave", "attack target")
    if boosts:
        t.you.may_choose_exactly("boost with helper", "pass")
        t.you.chooses("boost with helper")
    t.rival.left.has(int(not boosts))


@clause("vgg 10.31.2", "vgg 10.35.4.1", "vgg 10.7.1.1.1")
def test_who_leaps_from_a_dominated_unit_gets_nobody_back() -> None:
    """It is bound with its owner's cards, and nobody calls another player's card."""
    leap = "Time Leap-[ACT](VC)[1/turn]:Choose one of your rear-guards, and time leap it."
    mine = side(vanguard=unit("lead", 3, text=leap), deck=[unit("two", 2), *["filler"] * 3])
    t = table("vgg", you=mine, rival=side(left=dominated(unit("slave"))), at="main")
    t.you.chooses("activate lead")
    t.rival.bind.is_("slave")
    t.you.chooses("two", "left front")
    t.goes_on_to("ride step", t.rival)
    t.you.left.has(0)
    assert t.you.deck.names[-1] == "two"
    t.rival.bind.is_("slave")


@clause("vgg 10.35.4.2", "vgg 10.35.5", "vgg 10.32.2")
@pytest.mark.parametrize("laid", [False, True])
def test_a_dominated_unit_changes_places_with_nobody_of_its_new_masters(laid: bool) -> None:
    """However it came to be dominated: no text of the match need do it."""
    swaps = "Choose one of your other rear-guards, and exchange positions with this unit."
    swapper = unit("swapper", text=f"[ACT](RC)[1/turn]:{swaps}")
    takes = "Choose one of your opponent's rear-guards, and dominate it until end of turn."
    lead = unit("lead", 3, text="" if laid else f"[ACT](VC)[1/turn]:{takes}")
    slave = unit("slave")
    mine = side(vanguard=lead, left=swapper)
    t = table("vgg", mine, side(left=dominated(slave) if laid else slave), at="main")
    if not laid:
        t.you.chooses("activate lead")
    t.you.chooses("activate swapper")
    t.you.left.is_("swapper")
    t.rival.left.is_("slave")
