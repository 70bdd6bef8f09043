"""`python -m tests.mutation`: do the tests notice small changes to the engine?

Tests are collected once. Each mutant lives in a process of its own, forked from there, in which
one function's code is exchanged; the tests that come to that function run until one fails.
"""

import argparse
import os
import pickle
import select
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from bythebook.tools.knock_out import exchange
from tests.mutation.changing import Mutant, code_of, drawn, function_of

FOLDERS = ("rules", "kernel", "cards", "shapes", "invariants", "records", "tools")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
SLOWER = 10
"""so many times longer than before may the tests of a mutant take before it counts as hanging"""


def passes(items: Iterable[pytest.Item]) -> bool:
    """Whether all of some tests pass; stops at the first that does not."""
    items = list(items)
    for item, following in zip(items, [*items[1:], None], strict=True):
        reports = runtestprotocol(item, log=False, nextitem=following)
        if any(r.failed for r in reports):
            return False
    return True


class Forked:
    """A process that works something out and tells it."""

    def __init__(self, work: Callable[[], Any], seconds: float) -> None:
        self.reads, writes = os.pipe()
        self.until = time.monotonic() + seconds
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.reads)
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            try:
                told = pickle.dumps(work())
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


def in_turn(jobs: list[tuple[Callable[[], Any], float]], done: Callable[[int, Any], None]) -> None:
    """Work things out, as many at the same time as there are cores."""
    waiting = list(enumerate(jobs))
    running: dict[int, tuple[int, Forked]] = {}
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            number, (work, seconds) = waiting.pop(0)
            forked = Forked(work, seconds)
            running[forked.reads] = number, forked
        soonest = min(f.until for _, f in running.values())
        ready = select.select(list(running), [], [], max(0, soonest - time.monotonic()))[0]
        now = time.monotonic()
        for reads in ready or [r for r, (_, f) in running.items() if f.until <= now]:
            number, forked = running.pop(reads)
            done(number, forked.result())


class Touching:
    """Which tests come to which of some functions, and how long each test takes."""

    def __init__(self, functions: list[FunctionType], items: list[pytest.Item]) -> None:
        self.functions = functions
        self.items = items

    def watch(self, places: range) -> dict[int, tuple[float, set[int], bool]]:
        """Run some of the tests, and note what they come to."""
        touched: set[int] = set()
        for number, fn in enumerate(self.functions):
            original = FunctionType(
                fn.__code__, fn.__globals__, fn.__name__, fn.__defaults__, fn.__closure__
            )
            original.__kwdefaults__ = fn.__kwdefaults__

            def note(args: Any, named: Any, number: int = number, original: Any = original) -> Any:
                touched.add(number)
                return original(*args, **named)

            exchange(fn, _calling(note, fn))
        found: dict[int, tuple[float, set[int], bool]] = {}
        for place in places:
            touched.clear()
            started = time.monotonic()
            fine = passes([self.items[place]])
            found[place] = time.monotonic() - started, set(touched), fine
        return found


def _template(*args: Any, **named: Any) -> Any:
    note: Any = "note"
    return note(args, named)


def _calling(note: Any, fn: FunctionType) -> Any:
    """The code of a function that hands what it is given to another one."""
    code = _template.__code__
    constants = tuple(note if c == "note" else c for c in code.co_consts)
    return code.replace(co_consts=constants, co_freevars=fn.__code__.co_freevars)


class Trying:
    """In the place of a test run: every mutant is tried on the tests that come to it."""

    def __init__(self, tried: list[Mutant]) -> None:
        self.tried = tried
        self.survived: list[Mutant] = []
        self.untouched: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out which tests come to which mutants, and run those."""
        items = session.items
        functions = list({id(f): f for f in map(function_of, self.tried)}.values())
        numbers = {id(f): number for number, f in enumerate(functions)}
        touching = Touching(functions, items)
        took: dict[int, tuple[float, set[int], bool]] = {}
        chunks = [range(start, len(items), 40) for start in range(40)]
        columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as bar:
            watching = bar.add_task("which tests come where", total=len(chunks))

            def noted(number: int, found: Any) -> None:
                bar.advance(watching)
                if not isinstance(found, dict):
                    raise RuntimeError(f"tests could not be watched: {found}")
                took.update(found)

            in_turn([(lambda c=c: touching.watch(c), 3600.0) for c in chunks], noted)  # type: ignore[misc]
            trying = bar.add_task("mutants", total=len(self.tried))

            def ended(number: int, found: Any) -> None:
                bar.advance(trying)
                if found is True:
                    self.survived.append(self.tried[number])

            jobs: list[tuple[Callable[[], Any], float]] = []
            for mutant in self.tried:
                wanted = numbers[id(function_of(mutant))]
                places = [p for p, (_, came, fine) in took.items() if wanted in came and fine]
                places.sort(key=lambda p: took[p][0])
                seconds = 60 + SLOWER * sum(took[p][0] for p in places)
                if not places:
                    self.untouched.append(mutant)
                jobs.append((self.job(mutant, [items[p] for p in places]), seconds))
            in_turn(jobs, ended)
        return True

    def job(self, mutant: Mutant, items: list[pytest.Item]) -> Callable[[], bool]:
        """Run tests with a mutant in force."""

        def work() -> bool:
            exchange(function_of(mutant), code_of(mutant))
            return passes(items)

        return work


def main() -> int:
    """Draw, try, and tell."""
    options = argparse.ArgumentParser(prog="python -m tests.mutation")
    options.add_argument("--count", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument(
        "--least", type=float, default=95.0, help="per cent that have to be noticed"
    )
    chosen = options.parse_args()
    equivalent = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    every = drawn(chosen.count, chosen.seed)
    tried = [m for m in every if m.name not in equivalent]
    plugin = Trying(tried)
    here = Path(__file__).parent.parent
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *(str(here / f) for f in FOLDERS)],
        plugins=[plugin],
    )
    killed = len(tried) - len(plugin.survived)
    share = 100 * killed / max(1, len(tried))
    say = sys.stdout.write
    for mutant in plugin.survived:
        lost = " (no test comes here)" if mutant in plugin.untouched else ""
        say(f"survived{lost}: {mutant.module}:{mutant.line} {mutant.name}\n")
    for mutant in every:
        if mutant.name in equivalent:
            say(f"the same game: {mutant.name}: {equivalent[mutant.name]}\n")
    say(f"{killed} of {len(tried)} mutants noticed ({share:.1f} %), seed {chosen.seed}\n")
    return int(share < chosen.least)


if __name__ == "__main__":
    sys.exit(main())
