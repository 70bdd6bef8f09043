"""Work done in processes of their own, each forked from here."""

import os
import pickle
import select
import signal
import time
from collections import deque
from collections.abc import Callable
from typing import Any


class Job:
    """Something to work out, how long that may take, and who is told."""

    def __init__(self, work: Callable[[], Any], seconds: float, told: Callable[[Any], None]):
        self.work = work
        self.seconds = seconds
        self.told = told


class Forked:
    """A process that works something out and tells it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.reads, writes = os.pipe()
        self.until = time.monotonic() + job.seconds
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.reads)
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            try:
                told = pickle.dumps(job.work())
            except BaseException as error:  # noqa: BLE001 - whatever it is, the test run is over
                told = pickle.dumps(repr(error))
            with os.fdopen(writes, "wb") as pipe:
                pipe.write(told)
            os._exit(0)
        os.close(writes)

    def result(self) -> Any:
        """What it told; nothing if it did not end in time, or died."""
        told = b""
        while True:
            left = self.until - time.monotonic()
            if left <= 0 or not select.select([self.reads], [], [], left)[0]:
                os.kill(self.pid, signal.SIGKILL)
                break
            piece = os.read(self.reads, 1 << 16)
            if not piece:
                break
            told += piece
        os.close(self.reads)
        os.waitpid(self.pid, 0)
        return pickle.loads(told) if told else None


def in_turn(waiting: deque[Job], at_once: int) -> None:
    """Do jobs, so many at the same time; who is told of one may put more into the queue."""
    running: dict[int, Forked] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            forked = Forked(waiting.popleft())
            running[forked.reads] = forked
        soonest = min(f.until for f in running.values())
        ready = select.select(list(running), [], [], max(0, soonest - time.monotonic()))[0]
        now = time.monotonic()
        for reads in ready or [r for r, f in running.items() if f.until <= now]:
            forked = running.pop(reads)
            forked.job.told(forked.result())
