"""What comes to nothing leaves nothing behind."""

from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.state.changes import counters, move
from bythebook.kernel.state.log import L_CHANGES
from tests.kernel.cards import Score, card
from tests.kernel.table import auto, board, side
from tests.kernel.tiny import DISCARD, FIELD


def test_what_comes_to_nothing_is_not_in_the_log() -> None:
    t = board(side(back=["a", card("h", auto(Trigger(EV_MOVE, origin=FIELD), Score()))]))
    gone = t.ref("a")
    t.change(move([gone], DISCARD))
    assert t.game.log is not None
    before = len(t.game.log)
    # The card is another now; the ability waits for what else happens at the same time.
    t.change(counters(gone, 0, 2), move([t.ref("h")], DISCARD))
    happened = [c for batch in t.game.log.since(before) for c in batch[L_CHANGES]]
    assert counters(gone, 0, 2) not in happened


def test_counters_that_are_gone_leave_nothing_behind() -> None:
    t = board(side(back=["a"]))
    untouched = dict(t.game.state.counters)
    t.change(counters(t.ref("a"), 0, 2))
    t.change(counters(t.ref("a"), 0, -2))
    assert t.game.state.counters == untouched
