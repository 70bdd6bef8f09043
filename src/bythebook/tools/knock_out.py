"""Take away one function of a clause, and see whether a test of that clause notices.

Every function of a clause is taken away alone, wherever it is used, by exchanging its code: a
step is skipped, a rule answers `nothing`. A rule that answers yes or no is tried with both
answers, one that answers with a clause or with none likewise. A fact has the value that it would
have `otherwise`. A test of the clause itself has to fail by an assertion: a crash, a hang, or a
table on which the test cannot go on is no proof.
What cannot be proved so stands with its reason in `unproved.toml` beside the tests.
"""

import importlib
import os
import signal
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

from bythebook.kernel.procedure.clauses import ENTRIES, Clause, book_of, forget_answers
from bythebook.kernel.procedure.policy import Fact
from bythebook.kernel.state.errors import BythebookError
from bythebook.tools.clause_places import shown, tests_folders
from bythebook.tools.trace import load_book

Test = partial[object]
PASSED: Final = "passed"
FAILED: Final = "failed"
SECONDS: Final = 90.0
"""so long a test may run while a function is missing"""


def exchange(fn: FunctionType, code: CodeType) -> CodeType:
    """Let a function do something else, wherever it is used; gives back what it did."""
    before = fn.__code__
    fn.__code__ = code
    forget_answers()
    return before


def set_fact(row: Any, value: object) -> object:
    """Let a row of a policy table say something else; gives back what it said."""
    before: object = row.value
    row.value = value
    forget_answers()
    return before


def _constant(*args: object, **named: object) -> object:
    return "what is answered"


def answering(value: object) -> CodeType:
    """The code of a function that takes anything and answers one thing."""
    code = _constant.__code__
    constants = tuple(value if c == "what is answered" else c for c in code.co_consts)
    return code.replace(co_consts=constants)


@contextmanager
def without(entry: Clause, answer: object = None) -> Iterator[None]:
    """One function of a clause answers something else, or a fact is another, for a while."""
    if isinstance(entry.fn, Fact):
        was = set_fact(entry.fn, answer)
        try:
            yield
        finally:
            set_fact(entry.fn, was)
        return
    fn = getattr(entry.fn, "__func__", entry.fn)
    if not isinstance(fn, FunctionType):
        raise BythebookError("functions of a native build cannot be taken away")
    before = exchange(fn, answering(answer))
    try:
        yield
    finally:
        exchange(fn, before)


@contextmanager
def knocked_out(number: str) -> Iterator[None]:
    """All functions of a clause are missing, for a while."""
    with ExitStack() as missing:
        for entry in ENTRIES:
            if entry.number == number:
                missing.enter_context(without(entry, entry.nothing))
        yield


def answers(entry: Clause) -> list[object]:
    """What is answered in the place of a function: nothing, and of two answers each."""
    found: list[object] = [entry.nothing]
    if entry.form == "rule":
        returns = entry.fn.__annotations__.get("return")
        both: tuple[object, ...] = ()
        if returns is bool:
            both = (True, False)
        elif returns is str:
            both = ("", entry.number)
        found += [value for value in both if value != entry.nothing]
    return found


@dataclass(frozen=True)
class Trial:
    """One function, and what is answered in its place."""

    place: int
    """in the table of clauses"""
    clause: str
    symbol: str
    answer: str
    """its place among what can be answered, as words"""
    index: int

    @property
    def name(self) -> str:
        """As reports and `unproved.toml` call it."""
        return f"{self.clause} {self.symbol} -> {self.answer}"


def trials(book: str) -> list[Trial]:
    """Every function of a book with every answer that is tried in its place."""
    load_book(book)
    found: list[Trial] = []
    for place, entry in enumerate(ENTRIES):
        if entry.number.partition(" ")[0] == book:
            symbol = f"{entry.owner}.{entry.name}".strip(".")
            for index, answer in enumerate(answers(entry)):
                said = "skipped" if entry.form == "step" else repr(answer)
                found.append(Trial(place, entry.number, symbol, said, index))
    return found


class TooLong(BaseException):
    """A test did not end while a function was missing."""


def outcome(test: Callable[[], object], seconds: float = 0) -> str:
    """How a test ends: passed, failed by an assertion, or in a way that proves nothing."""
    from bythebook.testing import Stumbled, check_all, forget_all

    def stop(signum: int, frame: FrameType | None) -> None:
        raise TooLong

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        test()
        check_all()
    except Stumbled as error:
        return f"stumbled: {error}"
    except AssertionError as error:
        # Only an assertion of a test, or of the test table for it, counts.
        last = Path(traceback.extract_tb(error.__traceback__)[-1].filename)
        return FAILED if {"testing", "tests"} & set(last.parts) else f"crashed: {error}"
    except TooLong:
        return "crashed: it does not end"
    except Exception as error:  # noqa: BLE001 - a game without a rule may break in any way
        return f"crashed: {type(error).__name__}: {error}"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        forget_all()
    return PASSED


def _import_test(path: Path) -> Any:
    root = path.parent
    while (root / "__init__.py").exists():
        root = root.parent
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    return importlib.import_module(".".join(path.relative_to(root).with_suffix("").parts))


def parametrized(test: Callable[..., object]) -> list[Test]:
    """A test once for each set of its parameters, as pytest would run it."""
    found: list[dict[str, object]] = [{}]
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = mark.args[0]
            names = [n.strip() for n in names.split(",")] if isinstance(names, str) else names
            sets = [getattr(v, "values", v) if len(names) > 1 else [v] for v in mark.args[1]]
            found = [{**one, **dict(zip(names, s, strict=True))} for one in found for s in sets]
    return [partial(test, **one) for one in found]


class Bench:
    """The tests of a book by clause, to try functions on.

    Of a test that is run once for each of several books (its parameter `book`), only the run
    for this one shows this one's clauses.
    """

    def __init__(self, book: str) -> None:
        load_book(book)
        if not tests_folders(book):
            raise BythebookError("knock-out needs the tests, and they are not here")
        self.shown = shown(book)
        self.known: dict[str, list[Test]] = {}
        self.sound: dict[Test, str] = {}

    def tests(self, clause: str) -> list[Test]:
        """The tests that say they show a clause, once for each set of their parameters."""
        if clause not in self.known:
            self.known[clause] = [
                test
                for place in self.shown.get(clause.partition(" ")[2], [])
                for test in parametrized(getattr(_import_test(place.file), place.symbol))
                if test.keywords.get("book", book_of(clause)) == book_of(clause)
            ]
        return self.known[clause]

    def try_one(self, trial: Trial) -> str:
        """What a trial's tests make of it: empty if one of them fails, else what happened."""
        entry = ENTRIES[trial.place]
        tests = self.tests(trial.clause)
        if not tests:
            return "no test"
        for test in tests:
            if test not in self.sound:
                self.sound[test] = outcome(test)
            if self.sound[test] != PASSED:
                return f"{test.func.__name__} does not pass anyway: {self.sound[test]}"
        ends: list[str] = []
        with without(entry, answers(entry)[trial.index]):
            for test in tests:
                ends.append(outcome(test, SECONDS))
                if ends[-1] == FAILED:
                    return ""
        return next((e for e in ends if e != PASSED), "nothing noticed it")


_bench: dict[str, Bench] = {}


def _try_some(book: str, places: list[int]) -> list[tuple[str, str]]:
    """In a process of its own: some trials of a book, and what came of each."""
    if book not in _bench:
        _bench[book] = Bench(book)
    every = trials(book)
    return [(every[p].name, _bench[book].try_one(every[p])) for p in places]


def unproved(book: str) -> dict[str, str]:
    """The trials that no test can notice, each with the reason why."""
    reasons: dict[str, str] = {}
    for folder in tests_folders(book):
        file = folder / "unproved.toml"
        if file.exists():
            reasons |= tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: why for name, why in reasons.items() if book_of(name) == book}


def knock_out_all(book: str, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Every function of a book, taken away alone: which trials are caught, and which are not."""
    every = trials(book)
    cores = os.cpu_count() or 1
    chunks = [list(range(start, len(every), 40 * cores)) for start in range(40 * cores)]
    found: dict[str, str] = {}
    with ProcessPoolExecutor(cores) as pool:
        waiting = [pool.submit(_try_some, book, chunk) for chunk in chunks if chunk]
        for ended in as_completed(waiting):
            found.update(ended.result())
            if progress is not None:
                progress(len(found), len(every))
    reasons = unproved(book)
    survived = {t.name: found[t.name] for t in every if found[t.name]}
    return {
        "caught": [t.name for t in every if not found[t.name]],
        "survived": {name: why for name, why in survived.items() if name not in reasons},
        "reasons": {name: why for name, why in reasons.items() if name in survived},
        "idle_reasons": [name for name in reasons if name not in survived],
    }
