"""Sections 10.28.2.1, 10.28.6, 11.42, 10.37 and 12.10: ultimate stride and two-sided cards."""

from dataclasses import replace
from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.actions.flipping import flip_over
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.keywords.stride import ultimate_stride_skill
from bythebook.games.vanguard.g.texts.events import P_STRIDE, VAR_FREE_STRIDE
from bythebook.games.vanguard.g.texts.stride_costs import DiscardNamesake
from bythebook.games.vanguard.g.texts.verbs import FlipOver, StrideForNothing
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.texts.events import EV_BEGIN
from bythebook.games.vanguard.zones.zones import DROP, FRONT_LEFT, HAND, SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import THIS_TURN, face, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vgg.stride.cards import strider

DRAGON = "Zeroth Dragon"


def skill() -> Ability:
    """Ultimate stride, for a card of the vanguard's name."""
    return ultimate_stride_skill((DiscardNamesake(),))


def ultimate(name: str = "ultimate") -> CardDef:
    """A G unit that strides by ultimate stride, for a card of the vanguard's name."""
    return g_unit(name, 30000, abilities=(skill(),), clans=("Kagero",))


def two_sided() -> CardDef:
    """A card with a normal unit on one side and a G unit on the other."""
    back = g_unit("back side", 20000, number="two-b")
    return replace(unit("front side", 0, 5000, abilities=(skill(),), number="two"), back=back)


def laid(g_zone: Any, hand: Any = None, clan: str = "Kagero", **zones: Any) -> Table:
    mine = unit("mine", 3, 11000, clans=(clan,))
    you = side(
        vanguard=mine,
        hand=[mine, unit("h", 1)] if hand is None else hand,
        g_zone=g_zone,
        **zones,
    )
    t = table("vgg", you=you, at="ride")
    t.you.is_asked("ride step")
    t.you.passes()
    return t


def up(count: int) -> list[Any]:
    return [face_up(g_unit(f"up{n}")) for n in range(count)]


@clause("vgg 10.28.2.1.1", "vgg 11.42.1")
@pytest.mark.parametrize(("turned_up", "may"), [(2, False), (3, True), (4, True)])
def test_three_cards_of_the_g_zone_have_to_lie_face_up(turned_up: int, may: bool) -> None:
    t = laid([ultimate(), *up(turned_up)])
    t.you.may_choose_exactly(*(["stride ultimate"] if may else []), "pass")


@clause("vgg 10.28.2.1")
@pytest.mark.parametrize(("clan", "may"), [("Kagero", True), ("Oracle Think Tank", False)])
def test_the_vanguard_has_to_be_of_the_same_nation(clan: str, may: bool) -> None:
    t = laid([ultimate(), *up(3)], clan=clan)
    t.you.may_choose_exactly(*(["stride ultimate"] if may else []), "pass")


@clause("vgg 10.28.2.1", "vgg 10.28.2.2")
def test_the_grades_of_the_vanguards_do_not_matter_for_it() -> None:
    mine = unit("mine", 2)
    you = side(vanguard=mine, hand=[mine, unit("h", 1)], g_zone=[ultimate(), strider(), *up(3)])
    t = table("vgg", you=you, at="ride")
    t.you.passes()
    t.you.may_choose_exactly("stride ultimate", "pass")


@clause("vgg 11.42.3", "vgg 8.5.2.1")
def test_what_is_said_of_the_cost_of_striding_is_not_said_of_it() -> None:
    t = laid([ultimate(), strider(), *up(3)], hand=[unit("h", 1)])
    t.you.may_choose_exactly("pass")
    mine = unit("mine", 3)
    body = (StrideForNothing(),)
    frees = Ability(AUTO, (FRONT_LEFT,), Trigger(EV_BEGIN, value=P_STRIDE), body=body)
    you = side(
        vanguard=mine,
        left=unit("helper", abilities=(frees,)),
        hand=[unit("h", 1)],
        g_zone=[ultimate(), strider(), *up(3)],
    )
    t = table("vgg", you=you, at="ride")
    t.you.passes()
    t.you.may_choose_exactly("stride without paying strider", "pass")
    t.you.chooses("stride without paying strider")
    t.you.vanguard.is_("strider")
    t.you.hand.is_("h")
    assert t.game.state.vars[VAR_FREE_STRIDE] == 0


@clause("vgg 10.28.6")
@pytest.mark.parametrize("by_ultimate", [True, False])
def test_when_it_returns_its_whole_g_zone_is_removed(by_ultimate: bool) -> None:
    you = side(vanguard=unit("mine", 3), g_zone=[ultimate(), g_unit("down"), *up(2)])
    t = table("vgg", you=you, rival=side(g_zone=[g_unit("theirs")]))
    t.run(Stride(0, t.you.ref("ultimate"), True, -1, by_ultimate))
    t.changes(move([t.you.ref("ultimate")], G_ZONE))
    t.you.vanguard.is_("mine")
    t.rival.g_zone.has(1)
    if by_ultimate:
        t.you.g_zone.has(0)
        t.you.removed.holds_exactly("ultimate", "down", "up0", "up1")
        assert not t.you.removed.face_down
    else:
        t.you.removed.has(0)
        t.you.g_zone.has(4)


@clause("vgg 10.28.6")
def test_it_is_known_by_its_skill_that_a_stride_was_ultimate() -> None:
    t = laid([ultimate(), *up(3)])
    t.you.chooses("stride ultimate", "mine")
    t.you.vanguard.is_("ultimate")
    t.you.hearts.is_("mine")
    t.changes(move([t.you.ref("ultimate")], DROP))
    t.you.g_zone.has(0)
    t.you.removed.has(4)


def dragons(count: int, kinds: int | None = None) -> list[CardDef]:
    return [
        g_unit(f"dragon {n % (kinds or count)}", number=f"d{n}", races=(DRAGON,))
        for n in range(count)
    ]


@clause("vgg 10.28.2.1.2", "vgg 11.42.2.2")
@pytest.mark.parametrize(
    ("count", "kinds", "may"), [(5, 5, True), (4, 4, False), (5, 4, False), (6, 5, True)]
)
def test_for_a_two_sided_card_five_kinds_of_dragons_have_to_be_bound(
    count: int, kinds: int, may: bool
) -> None:
    bound = [face_up(c) for c in dragons(count, kinds)]
    t = laid([two_sided()], bind=[*bound, face_up(g_unit("other"))])
    t.you.may_choose_exactly(*(["stride front side"] if may else []), "pass")


@clause("vgg 11.42.2.2.1", "vgg 11.42.2.2", "vgg 10.37.1", "vgg 8.5.2.4")
def test_all_others_are_removed_then_it_is_flipped_over_and_strides() -> None:
    bound = [face_up(c) for c in dragons(5)]
    t = laid(
        [two_sided(), g_unit("g")],
        bind=bound,
        left=unit("rear"),
        locked_right=unit("locked"),
        soul=[unit("soul")],
        damage=[unit("damage")],
    )
    t.you.chooses("stride front side")
    t.you.may_choose_exactly("mine")
    t.you.chooses("mine")
    t.you.vanguard.is_("back side")
    t.you.hearts.has(0)
    t.you.removed.holds_exactly("mine", "g", "rear", "locked", "soul")
    t.you.damage.is_("damage")
    t.you.hand.is_("h")
    t.you.drop.is_("mine")
    assert t.you.value("back side", "power") == 20000


@clause("vgg 12.10.3", "vgg 12.10.3.1", "vgg 12.10.3.1.1", "vgg 12.10.3.2", "vgg 12.10.2")
def test_only_what_is_on_the_side_that_counts_is_on_a_card() -> None:
    t = table("vgg", you=side(hand=[two_sided()]))
    assert t.you.value("front side", "power") == 5000
    assert t.you.value("front side", "grade") == 0
    t.changes(flip_over(t.game, [t.you.ref("front side")]))
    assert t.you.value("back side", "power") == 20000
    assert t.you.value("back side", "grade") == 4


@clause("vgg 12.10.3.3")
def test_on_circles_and_in_the_g_zone_the_side_stays_elsewhere_it_is_the_first() -> None:
    t = table("vgg", you=side(g_zone=[two_sided()]))
    t.changes(flip_over(t.game, [t.you.ref("front side")]))
    t.changes(move([t.you.ref("back side")], FRONT_LEFT, 0))
    t.you.left.is_("back side")
    t.changes(move([t.you.ref("back side")], G_ZONE))
    t.you.g_zone.is_("back side")
    card = t.you.card("back side")
    for zone in (SOUL, HAND, DROP):
        t.changes(move([t.game.state.ref(card)], zone))
        assert t.game.definition(card).name == "front side"
        t.changes(move([t.game.state.ref(card)], G_ZONE))
        t.you.g_zone.is_("front side")
        t.changes(flip_over(t.game, [t.game.state.ref(card)]))


@clause("vgg 12.10.3.4")
def test_flipped_over_it_is_the_same_card_with_what_was_done_to_it() -> None:
    t = table("vgg", you=side(left=two_sided()))
    before = t.you.ref("front side")
    t.changes([give(ADD, POWER, 1000, [before], 2, THIS_TURN, t.game.state.turn)])
    t.changes(flip_over(t.game, [before]))
    assert t.you.ref("back side") == before
    assert t.you.value("back side", "power") == 21000


@clause("vgg 10.37.2", "vgg 12.10.4", "vgg 12.10.5")
def test_turning_it_face_down_is_something_else() -> None:
    t = table("vgg", you=side(vanguard=two_sided()))
    t.changes(face([t.you.ref("front side")], FACE_DOWN))
    assert t.you.lies_face_down("front side")
    assert t.you.value("front side", "grade") == 0


@clause("vgg 10.37.3")
def test_another_card_is_not_flipped_over() -> None:
    flips = Ability(ACT, (VANGUARD,), body=(FlipOver(Cards(zones=(VANGUARD, FRONT_LEFT))),))
    you = side(vanguard=unit("mine", 3, abilities=(flips,)), left=two_sided(), hand=[unit("h")])
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate mine")
    t.you.vanguard.is_("mine")
    t.you.left.is_("back side")
