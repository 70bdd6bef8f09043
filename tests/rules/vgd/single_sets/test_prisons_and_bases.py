"""Sections 16.2 and 16.5: prisons and bases."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.d.single_sets.prison import Imprison, Scout
from bythebook.games.vanguard.zones.zones import DROP, REAR_GUARDS, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import ACT, Ability, CardDef
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, face_down, laid, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit

THEIRS = Cards(OPPONENT, REAR_GUARDS)
PRISON = order("keep", kind=SET_ORDER, additional=("Prison",))
BASE = order("camp", kind=SET_ORDER, additional=("Base",))
PLAIN = order("edict", kind=SET_ORDER)
VERBS = {"prison": (Imprison, PRISON), "base": (Scout, BASE)}


def sends(place: str, zone: Any, **zones: Any) -> Table:
    """A table whose vanguard has put a rear-guard of the rival's into one's prison or base."""
    verb, _ = VERBS[place]
    body = (verb(THEIRS),)
    jailer = unit("jailer", 3, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body),))
    t = table(
        "vgd",
        you=side(vanguard=jailer, hand=["c"], order_zone=zone, **zones),
        rival=side(left="a"),
        cards=[*[unit(name) for name in "abc"], PRISON, BASE, PLAIN],
        at="main",
    )
    t.you.chooses("activate jailer")
    return t


@clause("vgd 16.2.1.2")
def test_what_lies_under_it_goes_along() -> None:
    jails = Ability(ACT, VANGUARD_AND_REAR, body=(Imprison(THEIRS),))
    t = table(
        "vgd",
        you=side(vanguard=unit("jailer", 3, abilities=(jails,)), hand=["c"], order_zone=["keep"]),
        rival=side(left=laid("a", under=["b"])),
        cards=[*[unit(name) for name in "abc"], PRISON],
        at="main",
    )
    t.you.chooses("activate jailer")
    t.you.prison.holds_exactly("a", "b")
    t.rival.drop.has(0)


@clause("vgd 16.2.1.1")
def test_a_card_is_put_into_the_prison_that_one_has() -> None:
    t = sends("prison", ["keep"])
    t.rival.left.is_()
    t.you.prison.is_("a")
    assert t.you.prison.seen_by(t.rival) == ["a"]


@clause("vgd 16.2.1.1")
@pytest.mark.parametrize("zone", [[], ["edict"], ["camp"], [face_down("keep")]])
def test_without_a_prison_nothing_is_imprisoned(zone: list[Any]) -> None:
    t = sends("prison", zone)
    t.rival.left.is_("a")
    t.you.prison.is_()


@clause("vgd 16.5.1.1")
def test_a_card_is_scouted_to_the_base_that_one_has() -> None:
    t = sends("base", ["camp"])
    t.rival.left.is_()
    t.you.base.is_("a")
    t = sends("base", ["keep"])
    t.rival.left.is_("a")


def strengthening() -> CardDef:
    """A unit that strengthens all units wherever it is."""
    return unit("a", text="[CONT]:All of your vanguards get [Power] +1000.")


@clause("vgd 16.2.2.1", "vgd 16.5.2.1")
@pytest.mark.parametrize(("place", "holder"), [("prison", PRISON), ("base", BASE)])
def test_the_abilities_of_such_a_card_are_not_active_but_it_is_what_it_is(
    place: str, holder: CardDef
) -> None:
    singer = strengthening()
    where = {"order_zone": [holder], place: [singer]}
    t = table("vgd", you=side(hand=["b"], **where), cards=[unit("b"), singer], at="main")
    assert t.you.value("vanguard", "power") == 13000
    assert t.you.value("a", "grade") == 1
    t = table("vgd", you=side(hand=["b"], left=singer), cards=[unit("b"), singer], at="main")
    assert t.you.value("vanguard", "power") == 14000


@clause("vgd 16.2.2.1", "vgd 16.5.2.1")
def test_it_is_no_card_of_the_field() -> None:
    retires = ChooseCards(Cards(ANYONE, VANGUARD_AND_REAR))
    doer = unit("doer", 3, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=(retires,)),))
    t = table(
        "vgd",
        you=side(vanguard=doer, order_zone=[PRISON], prison=["a"], left="b"),
        cards=[unit("a"), unit("b"), PRISON],
        at="main",
    )
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("b", "doer", "vanguard")
    t.ends_asking()


@clause("vgd 16.2.3", "vgd 16.5.3")
@pytest.mark.parametrize(("place", "holder"), [("prison", PRISON), ("base", BASE)])
def test_with_the_last_of_those_orders_gone_its_cards_go_to_their_owners_drop_zones(
    place: str, holder: CardDef
) -> None:
    t = sends(place, [holder, holder])
    t.changes(move([t.you.order_zone.refs[0]], DROP))
    t.settle()
    assert len(getattr(t.you, place)) == 1
    t.changes(move([t.you.order_zone.refs[0]], DROP))
    t.settle()
    assert len(getattr(t.you, place)) == 0
    t.rival.drop.is_("a")
