"""Sections 11.2.1 and 12.3: abilities for once a turn, and when they are spent."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.zones.zones import DROP, HAND, REAR_GUARDS, SOUL
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CostPart
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.amounts import Exists
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.abilities.making import GONE, Put

STRONGER = If(Exists(Cards(zones=(SOUL,))), (Give(This(), POWER, Num(1000)),))
"""what asks for a card in the soul"""


def able(kind: int, soul: int, cost: tuple[CostPart, ...] = ()) -> Table:
    """A unit with such an ability for once a turn."""
    trigger = GONE if kind == AUTO else None
    text = Ability(kind, REAR_GUARDS, trigger, cost=cost, body=(STRONGER,), limit=1)
    mine = side(left=unit("ace", abilities=(text,)), soul=soul, hand=["one", "two", "three"])
    cards = [unit(name) for name in ("one", "two", "three")]
    return table("vgd", you=mine, cards=cards, at="main")


def discard(t: Table, name: str) -> None:
    """What the automatic one waits for."""
    t.changes(move([t.you.ref(name)], DROP))


def gained(t: Table) -> int:
    """How much stronger it has become."""
    return t.you.value("ace", "power") - 8000


@clause("vgd 12.3.1.1.1")
def test_an_activated_ability_is_spent_if_anything_came_of_it() -> None:
    for soul in (1, 0):
        t = able(ACT, soul)
        t.you.chooses("activate ace")
        assert gained(t) == 1000 * soul
        assert ("activate ace" in t.you.options) is (soul == 0)
    t = able(ACT, 1)
    t.you.chooses("activate ace")
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    t.you.may_choose("activate ace")


@clause("vgd 11.2.1.1.1", "vgd 12.3.1.1.1")
def test_its_cost_alone_spends_it_though_what_it_asks_for_is_missing() -> None:
    t = able(ACT, 0, (Put(HAND),))
    t.you.chooses("activate ace", "one")
    assert gained(t) == 0
    t.you.drop.is_("one")
    assert "activate ace" not in t.you.options


@clause("vgd 11.2.1.2.1", "vgd 12.3.1.1.1")
def test_an_automatic_ability_is_spent_if_anything_came_of_it() -> None:
    for soul in (1, 0):
        t = able(AUTO, soul)
        discard(t, "one")
        t.you.chooses("resolve ace one")
        assert gained(t) == 1000 * soul
        discard(t, "two")
        assert t.waiting == (["ace"] if soul == 0 else [])
        if soul == 0:
            t.you.chooses("resolve ace two")


@clause("vgd 11.2.1.2.1.1", "vgd 12.3.1.1.2")
def test_one_that_stands_by_may_go_unplayed_and_is_not_spent_by_that() -> None:
    t = able(AUTO, 1)
    discard(t, "one")
    t.you.may_choose_exactly("resolve ace one", "leave unplayed ace one")
    t.you.chooses("leave unplayed ace one")
    assert not t.waiting
    assert gained(t) == 0
    discard(t, "two")
    t.you.chooses("resolve ace two")
    assert gained(t) == 1000
    discard(t, "three")
    assert not t.waiting


@clause("vgd 11.2.1.2.1.1", "vgd 12.3.1.1.2")
def test_one_without_a_limit_has_to_be_played() -> None:
    text = Ability(AUTO, REAR_GUARDS, GONE, body=(STRONGER,))
    mine = side(left=unit("ace", abilities=(text,)), soul=1, hand=["one"])
    t = table("vgd", you=mine, cards=[unit("one")], at="main")
    discard(t, "one")
    assert gained(t) == 1000
