"""Texts that ask who took the second turn of the game: no clause of the book says it."""

import pytest

from bythebook.games.vanguard.texts.events import VAR_STARTER
from bythebook.kernel.state.changes import set_var
from bythebook.testing import side, table
from bythebook.testing.vanguard_d import unit


@pytest.mark.parametrize(("starter", "second", "first"), [(0, 8000, 9000), (1, 13000, 8000)])
def test_texts_ask_who_went_second(starter: int, second: int, first: int) -> None:
    late = unit("late", text="[CONT](RC):If you went second, this unit gets [Power] +5000.")
    early = unit("early", text="[CONT](RC):If you went first, this unit gets [Power] +1000.")
    t = table("vgd", you=side(left=late, right=early, hand=["filler"]), at="main")
    t.changes([set_var(VAR_STARTER, starter)])
    assert t.you.value("late", "power") == second
    assert t.you.value("early", "power") == first
