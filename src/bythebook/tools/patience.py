"""What takes too long is stuck: a run of games goes on without it."""

from __future__ import annotations

import faulthandler
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from bythebook.kernel.state.errors import Stuck


@contextmanager
def patience(seconds: float, what: str) -> Iterator[None]:
    """Raise Stuck in what is done meanwhile if it takes so long.

    Only the main thread of a process can be woken up, and only on systems that have an alarm.
    """
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Stuck(f"{what} after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def last_resort(seconds: float) -> Iterator[None]:
    """End the process if what is done meanwhile takes so long; it says first where it is.

    Compiled code that goes round for ever hears no alarm.
    """
    if sys.__stderr__ is None:
        yield
        return
    faulthandler.dump_traceback_later(seconds, exit=True, file=sys.__stderr__)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
