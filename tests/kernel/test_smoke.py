from tests.kernel.table import board, side
from tests.kernel.tiny import Draw, HAND, Turn


def test_draw():
    t = board(side(deck=["a", "b"], discard=["c"]))
    t.do(Draw(3))
    assert sorted(t.names(0, HAND)) == ["a", "b", "c"]


def test_turns():
    t = board(side(deck=["a", "b"], hand=["x"]), root=Turn())
    t.asks(1, "filler", "pass")
    t.choose("pass")
    t.asks(0, "a", "x", "pass")
