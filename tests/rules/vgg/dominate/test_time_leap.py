"""Section 10.31: time leap."""

from typing import Any

from bythebook.games.vanguard.g.texts.verbs import TimeLeapCards
from bythebook.games.vanguard.zones.zones import (
    REAR_GUARDS,
    SOUL,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit

LEAP = Ability(ACT, (VANGUARD,), body=(TimeLeapCards(Cards(zones=REAR_GUARDS)),), limit=1)
DECK = [unit("one", 1), unit("two", 2), unit("other two", 2), unit("three", 3)]


def laid(**zones: Any) -> Table:
    you = side(
        **{
            "vanguard": unit("mine", 3, abilities=(LEAP,)),
            "hand": [unit("h")],
            "deck": DECK,
            **zones,
        }
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate mine")
    return t


@clause("vgg 10.31.2")
def test_a_rear_guard_is_bound_and_one_of_the_next_grade_comes() -> None:
    t = laid(left=unit("a", 1))
    t.you.bind.is_("a")
    assert all(t.you.knows(c) for c in t.you.deck.cards)
    t.you.may_choose_exactly("two", "other two", "done")
    t.you.chooses("two")
    t.you.may_choose_exactly("left front", "right front", "left back", "center back", "right back")
    t.you.chooses("right back")
    t.you.right_back.is_("two")
    t.you.bind.is_("a")
    assert not any(t.you.knows(c) for c in t.you.deck.cards)


@clause("vgg 10.31.2")
def test_at_the_end_of_the_turn_it_goes_and_the_bound_card_comes_back() -> None:
    t = laid(left=unit("a", 1))
    t.you.chooses("two", "right back")
    t.you.passes()
    t.you.passes()
    t.you.is_asked("circle")
    assert t.you.deck.names[-1] == "two"
    t.you.right_back.has(0)
    t.you.chooses("left front")
    t.you.left.is_("a")
    t.you.bind.has(0)
    assert t.game.state.awaiting == []


@clause("vgg 10.31.2")
def test_if_it_is_not_put_there_the_bound_card_stays_bound() -> None:
    t = laid(left=unit("a", 1))
    t.you.chooses("two", "right back")
    t.changes(move([t.you.ref("two")], SOUL))
    t.goes_on_to("ride step", t.rival)
    t.you.bind.is_("a")
    t.you.soul.is_("two")


@clause("vgg 10.31.2")
def test_whoever_finds_nothing_has_bound_it_all_the_same() -> None:
    t = laid(left=unit("a", 1))
    t.you.chooses("done")
    t.you.bind.is_("a")
    assert not any(t.you.knows(c) for c in t.you.deck.cards)
    t.goes_on_to("ride step", t.rival)
    t.you.bind.is_("a")


@clause("vgg 10.31.2")
def test_for_each_of_several_one_is_searched_for() -> None:
    t = laid(left=unit("a", 1), right=unit("b", 2))
    t.you.bind.holds_exactly("a", "b")
    for _ in range(2):
        wanted = "two" if "two" in t.you.options else "three"
        t.you.may_choose(wanted)
        t.you.chooses(wanted, "left back" if wanted == "two" else "right back")
    t.you.left_back.is_("two")
    t.you.right_back.is_("three")
