"""Which tests come to which functions of the engine, and how long each test takes.

That takes as long as all tests, so it is kept in `build/`: a test is watched again when its file
has changed, and all are when there are other modules. What is kept may be behind the engine. Then
a test that notices a mutant is not tried on it: a mutant may be called unnoticed that is not,
never the other way round.
"""

import hashlib
import pickle
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from bythebook.kernel.procedure.clauses import forget_answers
from tests.mutation.changing import Mutant, function_of, modules, mutants
from tests.mutation.forking import Job, in_turn

KEPT = Path(__file__).parents[2] / "build" / "which-tests-come-where.pickle"
AT_ONCE = 100
"""so many tests are watched in one process"""


def failing(items: list[pytest.Item]) -> int:
    """The place of the first of some tests that fails; -1 if all pass."""
    for place, item in enumerate(items):
        following = items[place + 1] if place + 1 < len(items) else None
        reports = runtestprotocol(item, log=False, nextitem=following)
        if any(r.failed for r in reports):
            return place
    return -1


@cache
def engine() -> dict[str, FunctionType]:
    """Every function of the engine that has mutants."""
    found: dict[str, Mutant] = {}
    for module in modules():
        for mutant in mutants(module):
            found.setdefault(mutant.where, mutant)
    return {where: function_of(mutant) for where, mutant in found.items()}


class Came:
    """How long a test took, the functions it came to, and whether it passed."""

    def __init__(self, seconds: float, functions: set[str], fine: bool, file: str) -> None:
        self.seconds = seconds
        self.functions = functions
        self.fine = fine
        self.file = file
        """a mark of what the test's file said"""


def _template(*args: Any, **named: Any) -> Any:
    note: Any = "note"
    return note(args, named)


def _calling(note: Any, fn: FunctionType) -> Any:
    """The code of a function that hands what it is given to another one."""
    code = _template.__code__
    constants = tuple(note if c == "note" else c for c in code.co_consts)
    return code.replace(co_consts=constants, co_freevars=fn.__code__.co_freevars)


class Watch:
    """Notes which functions are called; each only tells of its first call."""

    def __init__(self) -> None:
        self.came: set[str] = set()
        self.codes: dict[str, Any] = {}
        for where, fn in engine().items():
            self.codes[where] = _calling(self.noting(where, fn, fn.__code__), fn)
            fn.__code__ = self.codes[where]

    def noting(self, where: str, fn: FunctionType, code: Any) -> Callable[[Any, Any], Any]:
        """What a function does when it is called for the first time."""

        def note(args: Any, named: Any) -> Any:
            self.came.add(where)
            fn.__code__ = code
            return fn(*args, **named)

        return note

    def test(self, item: pytest.Item) -> Came:
        """Run one test."""
        for where in self.came:
            engine()[where].__code__ = self.codes[where]
        self.came.clear()
        forget_answers()
        started = time.process_time()
        fine = failing([item]) < 0
        return Came(time.process_time() - started, set(self.came), fine, mark_of(item.path))


@cache
def mark_of(path: Path) -> str:
    """What tells the contents of a test's file from others, and the modules that are watched."""
    watched = " ".join(modules()).encode()
    return hashlib.sha256(path.read_bytes() + watched).hexdigest()


def touching(
    items: list[pytest.Item], at_once: int, said: Callable[[int, int], None]
) -> list[Came]:
    """What each test comes to: as it is kept, or watched now."""
    kept: dict[str, Came] = pickle.loads(KEPT.read_bytes()) if KEPT.exists() else {}
    anew = [i for i in items if i.nodeid not in kept or kept[i.nodeid].file != mark_of(i.path)]
    parts = [anew[start : start + AT_ONCE] for start in range(0, len(anew), AT_ONCE)]
    done = 0

    def job(part: list[pytest.Item]) -> Job:
        def work() -> dict[str, Came]:
            watch = Watch()
            return {item.nodeid: watch.test(item) for item in part}

        def told(found: Any) -> None:
            nonlocal done
            if not isinstance(found, dict):
                raise RuntimeError(f"tests could not be watched: {found}")
            kept.update(found)
            done += len(part)
            said(done, len(anew))
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_bytes(pickle.dumps(kept))

        return Job(work, 3600.0, told)

    in_turn(deque(map(job, parts)), at_once)
    return [kept[i.nodeid] for i in items]
