"""Sections 7.5.1.2.3 and 11.14: G guardians."""

from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import HEAL_TRIGGER, TRIGGER_ICON
from bythebook.games.vanguard.g.keywords.g_guardian import g_guardian
from bythebook.games.vanguard.g.texts.events import EV_G_GUARD, FOR_G_GUARDIAN
from bythebook.games.vanguard.g.texts.stride_costs import PayingFor
from bythebook.games.vanguard.g.texts.verbs import Dominate
from bythebook.games.vanguard.texts.costs import DiscardCost
from bythebook.games.vanguard.texts.events import EV_CALL
from bythebook.games.vanguard.zones.zones import (
    DROP,
    FRONT_LEFT,
    GUARDIANS,
    HAND,
    REAR_GUARDS,
    REST,
    SOUL,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, EV_MOVE, Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import HAS, OPPONENT, YOU, Test
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit

HEALS = Cards(zones=(HAND,), tests=(Test(TRIGGER_ICON, HAS, HEAL_TRIGGER),))


def guardian(name: str = "guardian", *abilities: Ability) -> CardDef:
    """A G guardian, called for a heal trigger discarded."""
    skill = g_guardian((DiscardCost(1, HEALS),))
    return g_unit(name, 15000, shield=15000, abilities=(skill, *abilities))


def laid(
    hand: Any = ("heal", "filler"),
    g_zone: Any = None,
    grades: tuple[int, int] = (3, 3),
    **zones: Any,
) -> Table:
    """The rival's vanguard attacks yours with 20000; the guard step."""
    you = side(
        **{
            "vanguard": unit("mine", grades[0], 10000),
            "hand": list(hand),
            "g_zone": [guardian(), g_unit("other")] if g_zone is None else g_zone,
            **zones,
        }
    )
    rival = side(vanguard=unit("foe", grades[1], 20000, skills=()))
    t = table("vgg", you=you, rival=rival, at="battle", turn=1)
    t.rival.chooses("attack")
    if zones:
        t.rival.chooses("attack mine")
    return t


def guards(t: Table) -> list[str]:
    """What of the G zone can be called."""
    return [o for o in t.you.options if o.startswith("G guard")]


@clause("vgg 7.5.1.2.3", "vgg 11.14.1", "vgg 11.14.2", "vgg 8.5.2.2.2", "vgg 10.7.1.3")
def test_a_face_down_g_guardian_is_called_for_its_cost_and_guards() -> None:
    heard = Ability(
        AUTO,
        (FRONT_LEFT,),
        Trigger(EV_CALL, Cards(), value=0, whose=YOU),
        body=(MoveCards(Cards(zones=(DROP,)), SOUL),),
    )
    t = laid(left=unit("watcher", abilities=(heard,)))
    t.you.may_choose_exactly(
        "G guard with guardian", "guard with heal", "guard with filler", "pass"
    )
    t.you.chooses("G guard with guardian")
    t.you.may_choose_exactly("heal")
    t.you.chooses("heal")
    t.you.guardians.is_("guardian")
    assert t.you.state_of("guardian") == REST
    assert not t.you.lies_face_down("guardian")
    t.you.hand.is_("filler")
    # That was a superior call.
    t.you.soul.is_("heal")
    assert t.you.value("mine", "power") == 25000


@clause("vgg 7.5.1.2.3")
@pytest.mark.parametrize(("grades", "may"), [((3, 3), True), ((2, 3), False), ((3, 2), False)])
def test_both_vanguards_have_to_be_of_grade_three(grades: tuple[int, int], may: bool) -> None:
    assert bool(guards(laid(grades=grades))) == may


@clause("vgg 7.5.1.2.3")
@pytest.mark.parametrize(("turned_up", "may"), [(2, True), (3, True), (4, False)])
def test_with_more_than_three_turned_up_no_other_is_called(turned_up: int, may: bool) -> None:
    up = [face_up(guardian(f"up{n}")) for n in range(turned_up)]
    others = [face_up(g_unit(f"no{n}")) for n in range(4)]
    assert bool(guards(laid(g_zone=[guardian(), *up, *others]))) == may


@clause("vgg 11.14.2")
def test_only_a_face_down_one_whose_cost_can_be_paid() -> None:
    assert guards(laid(g_zone=[guardian("a"), face_up(guardian("b"))])) == ["G guard with a"]
    assert guards(laid(hand=["filler"])) == []


@clause("vgg 7.5.1.2.1.1", "vgg 7.5.1.2.3")
def test_who_might_have_one_is_asked() -> None:
    """Even without a card in hand: what it costs nobody else knows."""
    t = laid(hand=[])
    t.you.is_asked("guard step")
    t.you.may_choose_exactly("pass")
    t = laid(hand=[], g_zone=[])
    # The attack has hit already.
    t.you.damage.has(1)


@clause("vgg 11.14.3", "vgg 4.6.9", "vgg 7.7.1.9")
def test_it_is_retired_before_the_others_and_goes_to_the_g_zone_face_up() -> None:
    retired = Ability(
        AUTO,
        (FRONT_LEFT,),
        Trigger(EV_MOVE, Cards(), (GUARDIANS,), (DROP,)),
        body=(MoveCards(Cards(zones=(HAND,)), SOUL),),
    )
    t = laid(("heal", "filler", "critical"), left=unit("watcher", abilities=(retired,)))
    t.you.chooses("G guard with guardian", "heal", "guard with filler", "pass")
    t.settle(any_order=True)
    t.you.guardians.has(0)
    assert "guardian" in t.you.g_zone.names
    assert not t.you.lies_face_down("guardian")
    t.you.drop.holds_exactly("heal", "filler")
    t.you.soul.is_("critical")
    moves = [c for c in t.since(0) if c[0] == 1 and c[3] == DROP]
    assert [t.game.definition(c[1] & 2047).name for c in moves][-2:] == ["guardian", "filler"]


@clause("vgg 11.14.3")
@pytest.mark.parametrize("lent", [False, True])
def test_it_stays_where_it_was_called_until_it_leaves(lent: bool) -> None:
    """Also where units can be lent, so that whose a card is has to be looked at as it moves."""
    dominates = Ability(ACT, (FRONT_LEFT,), body=(Dominate(Cards(OPPONENT, zones=REAR_GUARDS)),))
    t = laid(left=unit("dominator", abilities=(dominates,) if lent else ()))
    assert t.game.lib.lends == lent
    t.you.chooses("G guard with guardian", "heal")
    t.you.guardians.is_("guardian")
    assert t.you.value("mine", "power") == 25000
    t.you.chooses("pass")
    t.settle(any_order=True)
    t.you.guardians.has(0)
    assert "guardian" in t.you.g_zone.names


@clause("vgg 7.5.1.2.3")
def test_texts_wait_for_it_and_for_what_is_discarded_for_it() -> None:
    called = Ability(
        AUTO,
        (GUARDIANS,),
        Trigger(EV_G_GUARD, This()),
        body=(MoveCards(Cards(zones=(HAND,)), SOUL),),
    )
    for paying, zone in ((FOR_G_GUARDIAN, SOUL), (99, DROP)):
        discarded = Trigger(EV_MOVE, This(), (HAND,), (DROP,), condition=PayingFor(paying))
        own = Ability(AUTO, (DROP,), discarded, body=(MoveCards(This(), SOUL),))
        payer = unit("payer", 0, trigger="heal", abilities=(own,))
        t = laid([payer, "filler"], [guardian("g", called)])
        t.you.chooses("G guard with g", "payer")
        t.settle(any_order=True)
        assert t.game.state.kind_of(t.you.card("payer")) == zone
        assert "filler" in t.you.soul.names
        assert not PayingFor(FOR_G_GUARDIAN).holds(t.game, t.you.ref("g"), 0, [])
