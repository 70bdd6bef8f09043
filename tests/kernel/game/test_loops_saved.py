"""A position in a long turn is written down with what was decided in it: its loops go on."""

import pytest

from bythebook.kernel.game.loops import LoopWatch
from bythebook.kernel.game.saving import restore, save
from bythebook.kernel.state.options import K_LOOP
from tests.kernel.game.test_loops import DIGITS, both, go_round, name, turning
from tests.kernel.table import Table, position


def written_down(t: Table) -> None:
    """From now on the table plays what was written down of its game."""
    cards = {c.number: c for c in t.game.lib.definitions}
    again = restore(save(t.game), t.game.book, cards)
    assert position(again) == position(t.game)
    assert save(again) == save(t.game)
    t.game = again
    t.base = again.state.copy()


def rounds_until_noticed(t: Table, writing: bool) -> int:
    """How often the same is chosen until somebody is asked how often."""
    for times in range(12):
        if t.game.pending is not None and t.game.pending.kind == K_LOOP:
            return times
        if writing:
            written_down(t)
        t.choose("a")
    raise AssertionError("nobody noticed the loop")


def test_a_loop_is_noticed_as_soon_as_without_writing_it_down() -> None:
    assert rounds_until_noticed(turning(), True) == rounds_until_noticed(turning(), False)


def test_the_question_how_often_can_be_written_down() -> None:
    t = turning()
    go_round(t)
    written_down(t)
    t.choose("4")
    written_down(t)
    t.asks(0, "done", *(f"4{digit}" for digit in DIGITS))
    t.choose("done")
    t.asks(0, "filler", "pass")
    t.choose("pass")


@pytest.mark.parametrize(("yours", "theirs"), [(2, 4), (4, 2)])
def test_the_way_that_was_closed_stays_closed(yours: int, theirs: int) -> None:
    t = both()
    go_round(t, "yes")
    name(t, yours)
    name(t, theirs)
    for _ in range(2):
        written_down(t)
        if t.options() == ["no"]:
            break
        t.choose("yes")
    t.asks(1 if theirs < yours else 0, "no")
    t.choose("no")
    t.asks(0, "filler", "pass")


def test_and_what_is_closed_later_is_so_later() -> None:
    watch, again = LoopWatch(), LoopWatch()
    watch.active = True
    watch.ban(1, (7, 8))
    watch.ban(1, (9,))
    watch.ban_after(2, 3, (4, 5))
    again.from_plain(watch.plain())
    assert again.active
    assert (again.banned, again.later) == (watch.banned, watch.later)
