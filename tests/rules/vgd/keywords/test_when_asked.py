"""Section 14.2.3: when the condition of a keyword is asked for, by the kind of the ability."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.keywords.activation import Wings
from bythebook.games.vanguard.texts.costs import PutCost
from bythebook.games.vanguard.zones.zones import BIND, DROP, HAND, REAR_GUARDS
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.abilities.making import DRAW, GONE, waiting

SEES = (
    "White Wings - [AUTO](RC):When a card is put into your drop zone from your hand, draw a card."
)
GROWS = "White Wings - [CONT](RC):This unit gets [Power] +5000."


def bird(text: str, bound: list[str], **zones: Any) -> Table:
    """A table with such a unit, and cards bound."""
    cards = [unit("odd", 1), unit("even", 2), unit("one"), unit("two")]
    mine = {"left": unit("bird", 2, 10000, text=text), "bind": bound, "hand": ["one", "two"]}
    return table("vgd", you=side(**{**mine, **zones}), cards=cards, at="main")


@clause("vgd 14.2.3.1", "vgd 14.8.3")
def test_a_continuous_one_is_asked_all_the_time() -> None:
    t = bird(GROWS, ["odd"])
    assert t.you.value("bird", "power") == 15000
    t.changes(move([t.you.ref("one")], BIND))
    assert t.you.value("bird", "power") == 15000
    t = bird(GROWS, ["odd"], hand=["even"])
    t.changes(move([t.you.ref("even")], BIND))
    assert t.you.value("bird", "power") == 10000
    t.changes(move([t.you.ref("even")], DROP))
    assert t.you.value("bird", "power") == 15000


@clause("vgd 14.2.3.2")
@pytest.mark.parametrize(("bound", "drawn"), [(["odd"], 1), (["even"], 0), ([], 0)])
def test_an_automatic_one_is_triggered_only_if_it_is_met(bound: list[str], drawn: int) -> None:
    t = bird(SEES, bound)
    t.changes(move([t.you.ref("one")], DROP))
    t.you.hand.has(1 + drawn)


@clause("vgd 14.2.3.2.1")
def test_once_triggered_it_resolves_though_it_is_met_no_longer() -> None:
    freed = waiting("freed", GONE, MoveCards(Cards(zones=(BIND,)), HAND))
    t = bird(SEES, ["odd"], right=freed)
    t.changes(move([t.you.ref("one")], DROP))
    t.you.chooses("resolve freed one")
    t.you.bind.has(0)
    # Two is left, odd has come back, and one card was drawn.
    t.you.hand.has(3)


@clause("vgd 14.2.3.3", "vgd 14.2.3.3.1")
@pytest.mark.parametrize(("bound", "active"), [(["odd"], True), (["even"], False), ([], False)])
def test_an_activated_one_is_played_only_if_it_is_met(bound: list[str], active: bool) -> None:
    text = Ability(ACT, REAR_GUARDS, condition=Wings(True), body=(DRAW,))
    t = bird("", bound, left=unit("bird", abilities=(text,)))
    assert ("activate bird" in t.you.options) is active


@clause("vgd 14.2.3.3.1")
def test_once_played_it_resolves_though_it_is_met_no_longer() -> None:
    cost = PutCost(Cards(zones=(HAND,)), 1, BIND)
    text = Ability(ACT, REAR_GUARDS, condition=Wings(True), cost=(cost,), body=(DRAW,))
    hand = ["even", "one"]
    t = bird("", ["odd"], left=unit("bird", abilities=(text,)), hand=hand)
    t.you.chooses("activate bird", "even")
    t.you.bind.holds_exactly("odd", "even")
    t.you.hand.has(2)
    assert "activate bird" not in t.you.options
