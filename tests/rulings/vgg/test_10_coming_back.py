"""Sections 10.27, 10.28, 10.31 and 4.6.9: who comes back, from where, and who does not."""

import pytest

from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.g.actions.flipping import flip_over
from bythebook.games.vanguard.g.cards.states import BY_ULTIMATE_STRIDE
from bythebook.games.vanguard.zones.zones import BIND, DROP, FRONT_LEFT, REST, STAND, VANGUARD
from bythebook.kernel.state.changes import SHUFFLE, counters, move
from bythebook.testing import Table, clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import battle, field, fight, other
from tests.rules.vgg.stride.cards import strider
from tests.rules.vgg.stride.test_ultimate_stride import two_sided, ultimate
from tests.rulings.vgg.test_12_unaffected import STRIDE, safe

LEAP = "Time Leap-[ACT](VC)[1/turn]:Choose one of your rear-guards, and time leap it."
SWAP = "[ACT](RC)[1/turn]:Choose one of your vanguards, and exchange positions with this unit."
HOME = "[ACT](VC)[1/turn]:Put this unit into your G zone face up."


def leapt(text: str = "", **zones: object) -> Table:
    """A unit of grade 2 has come by time leap from one of grade 1."""
    lead = unit("lead", 3, text=LEAP)
    deck = [unit("two", 2, text=text), *["filler"] * 20]
    mine = side(**{"vanguard": lead, "left": unit("one", 1), "deck": deck, **zones})
    t = table("vgg", mine, side(deck=20), at="main")
    t.you.chooses("activate lead", "two", "left front")
    return t


@clause("vgg 10.31.2", "vgg 4.1.4", "vgg 9.5.1")
def test_a_leapt_unit_that_is_the_vanguard_by_then_goes_all_the_same() -> None:
    """It has not left the field; there is a vanguard out of the soul, and the other comes back."""
    t = leapt(SWAP, soul=[unit("deep", 1)])
    t.you.chooses("activate two")
    t.you.vanguard.is_("two")
    t.goes_on_to("circle", t.you)
    t.you.chooses("right front")
    t.goes_on_to("ride step", t.rival)
    t.you.vanguard.is_("deep")
    t.you.right.is_("one")
    t.you.left.is_("lead")
    assert t.you.deck.names[-1] == "two"


@clause("vgg 10.31.2", "vgg 9.2.4")
def test_a_leapt_vanguard_that_goes_with_nothing_in_the_soul_loses_the_game() -> None:
    t = leapt(SWAP)
    t.you.chooses("activate two", "pass")
    while t.game.pending is not None:
        (t.you if t.asked.player == t.you.player else t.rival).chooses(t.options[-1])
    t.asserts_over(1, "vgg 9.2.4")


@clause("vgg 10.31.2", "vgg 8.5.3.2", "vgg 4.6.6.1")
@pytest.mark.parametrize("state", [STAND, REST])
def test_who_comes_by_leaping_and_who_comes_back_stand_however_they_lay(state: int) -> None:
    t = leapt(left=(unit("one", 1), state))
    assert t.you.state_of("two") == STAND
    t.goes_on_to("circle", t.you)
    t.you.chooses("left front")
    assert t.you.state_of("one") == STAND
    t.goes_on_to("ride step", t.rival)


@clause("vgg 10.31.2", "vgg 4.6.9", "vgg 10.19.1")
def test_a_g_unit_that_leaps_was_bound_and_is_home() -> None:
    """So the deck is searched and shuffled; nothing is bound that could come back."""
    mine = side(vanguard=unit("lead", 3, text=LEAP), left=g_unit("giant"), deck=20)
    t = table("vgg", mine, side(deck=20), at="main")
    before = t.happened
    t.you.chooses("activate lead")
    t.settle()
    assert any(change[0] == SHUFFLE for change in t.since(before))
    t.you.bind.has(0)
    t.goes_on_to("ride step", t.rival)
    t.you.g_zone.is_("giant")
    assert t.you.g_zone.face_down == []
    t.you.left.has(0)


@clause("vgg 10.31.2", "vgg 12.11.1")
def test_who_is_not_bound_for_no_effect_affects_it_leaps_nowhere() -> None:
    deck = [unit("two", 2), *["filler"] * 20]
    t = table(
        "vgg", side(vanguard=unit("lead", 3, text=LEAP), left=safe("one"), deck=deck), at="main"
    )
    before = t.happened
    t.you.chooses("activate lead")
    assert not any(change[0] == SHUFFLE for change in t.since(before))
    t.you.left.is_("one")
    t.you.bind.has(0)


@clause("vgg 4.6.9", "vgg 9.3.1", "vgg 10.32.1")
def test_a_g_unit_that_moves_from_a_rear_guard_to_the_vanguard_circle_goes_home() -> None:
    """Only between rear-guard circles does it stay out."""
    t = table("vgg", side(vanguard=unit("lead", 3), left=g_unit("giant")), at="main")
    t.changes(move([t.you.ref("giant")], VANGUARD))
    t.you.vanguard.is_("lead")
    t.you.g_zone.is_("giant")
    t.you.soul.has(0)
    t.ends_asking()


@clause("vgg 4.6.9", "vgg 10.4.2", "vgg 8.6.5.1.2")
def test_a_g_unit_that_is_retired_was_retired_and_is_home() -> None:
    waits = "[AUTO](VC):When your rear-guard is put into the drop zone from (RC), draw a card."
    retires = (
        "[ACT](VC)[1/turn]:Choose one of your rear-guards, and retire it. If you retired a grade 4 "
        "card, [Soul-Charge 1]."
    )
    lead = unit("lead", 3, text=(waits, retires))
    t = table("vgg", side(vanguard=lead, left=g_unit("giant"), deck=5), at="main")
    t.you.chooses("activate lead")
    t.you.g_zone.is_("giant")
    t.you.drop.has(0)
    t.you.hand.has(1)
    t.you.soul.has(1)


@clause("vgg 4.6.9", "vgg 8.5.2.3", "vgg 10.36.1")
@pytest.mark.parametrize("cost", ["[Put this unit into your soul]", "[Remove this unit]"])
def test_a_g_unit_that_goes_for_a_cost_has_paid_it_and_is_home(cost: str) -> None:
    giant = g_unit("giant", text=f"[ACT](RC):{cost} Draw a card.")
    t = table("vgg", side(left=giant, deck=5), at="main")
    t.you.chooses("activate giant")
    t.you.g_zone.is_("giant")
    t.you.soul.has(0)
    t.you.removed.has(0)
    t.you.hand.has(1)


@clause("vgg 10.28.4", "vgg 12.5.1.1", "vgg 10.27.3")
def test_a_heart_uses_nothing_and_as_the_vanguard_once_a_turn_what_it_may() -> None:
    lead = unit("lead", 3, 11000, text="[ACT](VC)[1/turn]:Draw a card.")
    mine = side(vanguard=g_unit("giant", text=HOME), hearts=[lead], deck=20)
    t = table("vgg", mine, side(deck=20), at="main")
    t.you.may_not_choose("activate lead")
    t.you.chooses("activate giant", "activate lead")
    t.you.hand.has(1)
    t.you.may_not_choose("activate lead")


@clause("vgg 10.27.1", "vgg 10.27.5.1", "vgg 4.1.4", "vgg 10.28.4")
def test_what_a_vanguard_had_got_it_has_when_it_is_no_heart_any_more() -> None:
    """Its circle it has not left; the G unit gets only the power that is written on it."""
    gives = (
        "[AUTO](RC):At the beginning of your ride phase, choose one of your vanguards, and it gets "
        "[Power] +5000 until end of turn."
    )
    mine = side(
        vanguard=unit("lead", 3, 11000),
        left=unit("ally", text=gives),
        hand=[unit("paid", 3)],
        g_zone=[g_unit("giant", text=(HOME, STRIDE))],
    )
    t = table("vgg", mine, side(vanguard=unit("foe", 3)), at="ride")
    assert t.you.value("lead", "power") == 16000
    t.you.chooses("pass", "stride giant")
    t.settle()
    assert t.you.value("giant", "power") == 26000
    t.you.chooses("activate giant")
    t.you.vanguard.is_("lead")
    assert t.you.value("lead", "power") == 16000


@clause("vgg 10.27.5.2", "vgg 9.5.1", "vgg 6.8.1.1.1")
@pytest.mark.parametrize("soul", [0, 1])
def test_a_g_unit_that_goes_home_with_no_heart_below_it_leaves_no_vanguard(soul: int) -> None:
    mine = side(
        vanguard=g_unit("giant"), hearts=[unit("heart", 3)], soul=["filler"] * soul, deck=20
    )
    t = table("vgg", mine, side(deck=20), at="main")
    t.changes(move([t.you.ref("heart")], DROP))
    assert t.you.value("giant", "power") == 15000
    if soul:
        t.goes_on_to("ride step", t.rival)
        t.you.vanguard.is_("filler")
        return
    while t.game.pending is not None:
        t.you.chooses("pass")
    t.asserts_over(1, "vgg 9.2.4")


@clause("vgg 10.28.3.2", "vgg 10.28.3.3", "vgg 10.28.4", "vgg 6.8.1.1.1")
@pytest.mark.parametrize("by_ultimate", [True, False])
def test_a_g_unit_that_was_stridden_upon_goes_home_with_the_one_above_it(by_ultimate: bool) -> None:
    """The power is that of the heart which is none; what strode ultimately takes all along."""
    mine = side(
        vanguard=g_unit("giant"),
        hearts=[unit("heart", 3, 11000)],
        hand=[unit("paid", 3)],
        g_zone=[strider(), g_unit("down")],
        deck=20,
    )
    t = table("vgg", mine, side(vanguard=unit("foe", 3), deck=20), at="ride")
    if by_ultimate:
        t.changes([counters(t.you.ref("giant"), BY_ULTIMATE_STRIDE, 1)])
    t.you.chooses("pass", "stride strider")
    t.settle()
    assert t.you.value("strider", "power") == 26000
    t.goes_on_to("ride step", t.rival)
    t.you.vanguard.is_("heart")
    t.you.hearts.has(0)
    there = t.you.removed if by_ultimate else t.you.g_zone
    there.holds_exactly("giant", "strider", "down")


@clause("vgg 10.28.6", "vgg 10.26.2", "vgg 6.8.1.1.1")
def test_a_deleted_g_unit_that_strode_ultimately_takes_its_g_zone_along() -> None:
    mine = side(vanguard=g_unit("giant"), hearts=[unit("heart", 3)], g_zone=[g_unit("x")], deck=20)
    t = table("vgg", mine, side(deck=20), at="main")
    t.changes([counters(t.you.ref("giant"), BY_ULTIMATE_STRIDE, 1)])
    t.changes(delete(t.game, [t.you.ref("giant")]))
    t.goes_on_to("ride step", t.rival)
    t.you.removed.holds_exactly("giant", "x")
    t.you.vanguard.is_("heart")


@clause("vgg 10.6.1.3", "vgg 10.6.1.4", "vgg 10.26.11")
def test_a_deleted_g_unit_that_is_ridden_upon_goes_home_face_up() -> None:
    rides = unit("ace", text="[ACT](RC)[1/turn]:Choose a card from your hand, and ride it.")
    mine = side(
        vanguard=g_unit("giant"), hearts=[unit("heart", 3)], left=rides, hand=[unit("new", 3)]
    )
    t = table("vgg", mine, at="main")
    t.changes(delete(t.game, [t.you.ref("giant")]))
    t.you.chooses("activate ace")
    t.settle()
    t.you.vanguard.is_("new")
    t.you.soul.is_("heart")
    t.you.g_zone.is_("giant")
    assert t.you.g_zone.face_down == []


@clause("vgg 10.28.2.1", "vgg 2.2.5", "vgg 2.17.4.1")
@pytest.mark.parametrize(
    ("clans", "may"), [(("Cray Elemental",), True), (("Granblue",), False), ((), False)]
)
def test_an_elemental_is_of_the_nation_of_every_ultimate_stride(
    clans: tuple[str, ...], may: bool
) -> None:
    lead = unit("lead", 3, 11000, clans=clans)
    g_zone = [ultimate(), *[face_up(g_unit(f"up{n}")) for n in range(3)]]
    t = table("vgg", side(vanguard=lead, hand=[lead, unit("h", 1)], g_zone=g_zone), at="ride")
    t.you.chooses("pass")
    assert ("stride ultimate" in t.you.options) == may
    t.ends_asking()


@clause("vgg 12.10.3.3", "vgg 4.6.9", "vgg 12.10.3.1")
@pytest.mark.parametrize("flipped", [True, False])
def test_a_two_sided_card_goes_home_if_it_was_a_g_unit_as_it_left_its_circle(flipped: bool) -> None:
    """On the way it shows its other side again, and so it lies in the G zone."""
    t = table("vgg", side(left=two_sided()), at="main")
    if flipped:
        t.changes(flip_over(t.game, [t.you.ref("front side")]))
    t.changes(move([t.you.ref("back side" if flipped else "front side")], DROP))
    (t.you.g_zone if flipped else t.you.drop).is_("front side")
    t.ends_asking()


@clause("vgg 12.10.3.4", "vgg 6.8.1.1.1", "vgg 12.10.3.3")
def test_a_rear_guard_that_was_flipped_over_goes_home_at_the_end_of_the_turn() -> None:
    t = table("vgg", side(left=two_sided(), deck=20), side(deck=20), at="main")
    t.changes(flip_over(t.game, [t.you.ref("front side")]))
    t.goes_on_to("ride step", t.rival)
    t.you.left.has(0)
    t.you.g_zone.is_("back side")
    assert t.game.state.kind_of(t.you.card("back side")) != FRONT_LEFT


@clause("vgg 10.32.2", "vgg 4.6.9", "vgg 9.5.1", "vgg 9.2.4")
@pytest.mark.parametrize("soul", [0, 1])
def test_a_g_unit_that_changes_places_with_the_vanguard_goes_home_from_there(soul: int) -> None:
    """The other one has moved to its circle; there is a vanguard out of the soul, or none."""
    mine = side(vanguard=unit("lead", 3), left=g_unit("giant", text=SWAP), soul=["filler"] * soul)
    t = table("vgg", mine, at="main")
    t.you.chooses("activate giant")
    t.you.left.is_("lead")
    t.you.g_zone.is_("giant")
    if soul:
        t.you.vanguard.is_("filler")
        t.ends_asking()
    else:
        t.asserts_over(1, "vgg 9.2.4")


@clause("vgg 4.6.9", "vgg 4.6.6.2", "vgg 10.32.2")
def test_between_rear_guard_circles_a_g_unit_changes_places_and_lies_as_it_lay() -> None:
    swap = SWAP.replace("vanguards", "other rear-guards")
    mine = side(left=(g_unit("giant", text=swap), REST), right=unit("other"))
    t = table("vgg", mine, at="main")
    t.you.chooses("activate giant")
    t.you.right.is_("giant")
    t.you.left.is_("other")
    assert [t.you.state_of(name) for name in ("giant", "other")] == [REST, STAND]


@clause("vgg 10.19.1", "vgg 4.1.4", "vgg 4.9.3", "vgg 8.6.6")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_bound_card_that_left_and_came_back_is_not_the_one_that_returns(leaves: bool) -> None:
    text = (
        "[AUTO](VC):When this unit attacks, your opponent chooses a card from his or her hand, and "
        "binds it face down. At the end of that turn, your opponent puts the card bound with this "
        "effect into his or her hand."
    )
    mine = field(vanguard=unit("me", 3, 10000, text=text, skills=()), left=unit("ally"), deck=20)
    t = battle(mine, other(hand=[unit("held")], left="filler", deck=20))
    fight(t)
    assert t.rival.bind.seen_by(t.you) == [None]
    if leaves:
        t.changes(move([t.rival.ref("held")], DROP))
        t.changes(move([t.rival.ref("held")], BIND))
    t.goes_on_to("ride step", t.rival)
    assert ("held" in t.rival.hand.names) != leaves
    assert ("held" in t.rival.bind.names) == leaves
