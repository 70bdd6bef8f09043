"""Costs with chosen cards, played: what can be taken for them, and what becomes of it."""

from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit

LOCKS = (
    "[ACT](VC):[Choose two of your rear-guards, and lock them] Draw a card. This ability cannot be"
    " used for the rest of that turn. (The locked card is turned face down, and cannot do anything."
    " It turns face up at end of the owner's turn.)"
)
SWAPS = (
    "[ACT](VC):[Choose a card from your hand, and discard it] Choose two of your rear-guards, and"
    " exchange their positions. This ability cannot be used for the rest of that turn."
)


def leader(text: str, **zones: object) -> Table:
    you = side(vanguard=unit("leader", 3, 10000, text=text), **zones)
    return table("vgg", you=you, at="main")


def test_two_rear_guards_are_locked_as_a_cost() -> None:
    t = leader(LOCKS, left=unit("one"), right=unit("two"), back_left=unit("three"))
    before = len(t.you.hand.names)
    t.you.chooses("activate leader")
    t.you.may_choose_exactly("one", "two", "three")
    t.you.chooses("one", "three")
    assert t.you.left.names == []
    assert t.you.right.names == ["two"]
    assert len(t.you.hand.names) == before + 1


def test_with_one_rear_guard_two_cannot_be_locked() -> None:
    t = leader(LOCKS, left=unit("one"))
    assert not any("leader" in option for option in t.you.options)


def test_two_chosen_units_change_places() -> None:
    t = leader(SWAPS, hand=["filler"], left=unit("one"), right=unit("two"), back_left=unit("three"))
    t.you.chooses("activate leader")
    t.you.chooses("two", "three")
    assert t.you.right.names == ["three"]
    assert t.you.back_left.names == ["two"]
    assert t.you.left.names == ["one"]


def test_this_unit_is_rested_as_a_cost_once() -> None:
    resting = unit("idler", text="[ACT](RC):[[Rest] this unit] Draw a card.")
    t = table("vgg", you=side(left=resting), at="main")
    before = len(t.you.hand.names)
    t.you.chooses("activate idler")
    assert len(t.you.hand.names) == before + 1
    assert not any("activate idler" in option for option in t.you.options)


def test_other_units_are_rested_as_a_cost_as_long_as_they_stand() -> None:
    t = leader(
        "[ACT](VC):[Choose two of your rear-guards, and [Rest] them] Draw a card.",
        left=unit("one"),
        right=unit("two"),
        back_left=unit("three"),
    )
    before = len(t.you.hand.names)
    t.you.chooses("activate leader")
    t.you.may_choose_exactly("one", "two", "three")
    t.you.chooses("one", "three")
    assert len(t.you.hand.names) == before + 1
    assert not any("activate leader" in option for option in t.you.options)
