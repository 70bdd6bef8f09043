"""Who is unlocked, and who needed no unlocking."""

import pytest

from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all

UNLOCKS = "Choose one of your units or locked cards, unlock it, and it gets [Power] +2000 until end of turn."  # noqa: E501


@pytest.mark.parametrize(("name", "power"), [("free", 9000), ("held", 10000)])
def test_a_unit_that_needs_no_unlocking_is_still_the_one_chosen(name: str, power: int) -> None:
    lead = unit("lead", 3, text=f"[ACT](VC):[[Rest] this unit] {UNLOCKS}")
    you = side(vanguard=lead, left=unit("free", 1, 7000), locked_right=unit("held", 1, 8000))
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate lead")
    t.you.may_choose_exactly("lead", "free", "held")
    t.you.chooses(name)
    assert t.you.value(name, "power") == power
    assert bool(t.you.right.names) == (name == "held")


def test_whether_one_was_unlocked_is_not_known_if_it_may_have_been_free() -> None:
    freed = "choose up to two of your locked cards, and unlock them"
    maybe = "choose up to two of your units or locked cards, and unlock them"
    asks = "If two cards were unlocked, draw a card."
    assert read_all(f"[AUTO](VC):When this unit attacks, {freed}. {asks}", 0)
    with pytest.raises(Unplayable):
        read_all(f"[AUTO](VC):When this unit attacks, {maybe}. {asks}", 0)
