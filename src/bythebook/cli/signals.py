"""Ctrl-C and a terminal that goes away: they never break into a change of the game."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Final

Handler = Callable[[int, FrameType | None], None]

ENDINGS: Final = ("SIGHUP", "SIGTERM")


class Left(Exception):
    """Nothing more will be typed: the person has gone."""


class Signals:
    """While nobody listens a signal waits; then it is raised where somebody does."""

    def __init__(self) -> None:
        self.open = False
        self.waiting: type[BaseException] | None = None

    @contextlib.contextmanager
    def caught(self) -> Iterator[None]:
        """From now on signals are caught; afterwards they do what they did before."""
        wanted: dict[int, type[BaseException]] = {signal.SIGINT: KeyboardInterrupt}
        for name in ENDINGS:
            if hasattr(signal, name):
                wanted[getattr(signal, name)] = Left
        before: dict[int, Any] = {}
        with contextlib.suppress(ValueError):  # outside the main thread there are no signals
            for number, what in wanted.items():
                before[number] = signal.signal(number, self.handler(what))
        try:
            yield
        finally:
            for number, old in before.items():
                signal.signal(number, old)

    def handler(self, what: type[BaseException]) -> Handler:
        """What is done when a signal comes."""

        def come(number: int, frame: FrameType | None) -> None:
            if self.open:
                raise what
            self.waiting = what

        return come

    @contextlib.contextmanager
    def heard(self) -> Iterator[None]:
        """Here a signal may be raised, and one that has been waiting is."""
        try:
            self.open = True
            waiting, self.waiting = self.waiting, None
            if waiting is not None:
                raise waiting
            yield
        finally:
            self.open = False
