"""Both players choose at the same time: each counts for themselves."""

from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Count
from bythebook.kernel.texts.deciding import EachChooses
from bythebook.kernel.texts.verbs import MoveCards
from tests.kernel.table import board, side
from tests.kernel.tiny import BACK, DISCARD, HAND


def test_each_chooses_as_many_as_there_are_of_their_own() -> None:
    as_many = Count(Cards(zones=(BACK,)))
    mine = side(back=["x", "y"], hand=["a", "b", "c"])
    t = board(mine, side(back=["z"], hand=["d", "e", "f"]))
    t.do(EachChooses(Cards(zones=(HAND,)), as_many), MoveCards(Bound(R_CHOSEN), DISCARD), by="x")
    while t.game.pending is not None and len(t.game.pending.options) > 1:
        t.game.answer(0)
    assert [len(t.names(player, DISCARD)) for player in (0, 1)] == [2, 1]
