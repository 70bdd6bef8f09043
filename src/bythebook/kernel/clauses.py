"""Which function does which clause.

Every numbered rule is a function registered here under its number, and every
call to it goes through this table. That is how `trace` finds what a clause
does, and how knock-out mode takes a clause away to see whether a test notices.
"""

import os
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


class Clause:
    """One function of one clause: its number, where it stands, and itself."""

    def __init__(self, number: str, owner: str, name: str, fn: Any, form: str) -> None:
        self.number: str = number
        self.owner: str = owner
        self.name: str = name
        self.fn: Any = fn
        self.form: str = form
        self.on: bool = True


class Program:
    """The steps of one procedure class, in the book's order."""

    def __init__(self, cls: Any) -> None:
        self.cls: Any = cls
        self.name: str = cls.__qualname__
        self.fns: list[Any] = []
        self.clauses: list[str] = []
        self.size: int = 0
        self.of_book: bool = True
        self.places: dict[str, int] = {}

    def find(self, clause: str) -> int:
        """The place of a clause's first function in this procedure."""
        place = self.places.get(clause, -1)
        if place < 0:
            for index, number in enumerate(self.clauses):
                if number == clause or number.endswith(" " + clause):
                    self.places[clause] = index
                    return index
            raise KeyError(f"{self.name} has no clause {clause}")
        return place


ENTRIES: Final[list[Clause]] = []
PROGRAMS: Final[list[Program]] = []
KNOCKABLE: Final = bool(os.environ.get("BYTHEBOOK_KNOCK_OUT"))
"""Whether rules are called through the table, so that they can be taken away.

Set before the package is imported. Without it a rule is its bare function:
calling through the table costs 8 % of the speed interpreted, 11 to 18 % compiled.
"""
CODES: Final[dict[Any, int]] = {}
_off: Final[set[str]] = set()


def step(number: str) -> Callable[[F], F]:
    """Mark a method as what its procedure does at that clause.

    Skipped when the clause is knocked out.
    """

    def register(fn: F) -> F:
        owner, _, name = fn.__qualname__.rpartition(".")
        ENTRIES.append(Clause(number, owner, name, fn, "step"))
        return fn

    return register


class Rule:
    """A clause that is asked rather than walked through: a limit, a value, a rule action.

    `nothing` is what the answer is when there is no such rule.
    """

    def __init__(self, entry: Clause, nothing: Any) -> None:
        self.entry: Clause = entry
        self.fn: Any = entry.fn
        self.nothing: Any = nothing
        self.clause: str = entry.number

    def __call__(self, *args: Any, **named: Any) -> Any:
        if self.entry.on:
            return self.fn(*args, **named)
        return self.nothing


def rule(number: str, nothing: Any = None) -> Callable[[F], F]:
    """Mark a function as a rule; without it, callers get `nothing`."""

    def register(fn: F) -> F:
        qualname: str = getattr(fn, "__qualname__", None) or fn.__name__
        owner, _, name = qualname.rpartition(".")
        entry = Clause(number, owner, name, fn, "rule")
        ENTRIES.append(entry)
        return cast(F, Rule(entry, nothing)) if KNOCKABLE else fn

    return register


def _skipped(frame: Any, game: Any) -> None:
    """A knocked-out step does nothing."""
    return


def code_of(cls: Any) -> int:
    """The number of a procedure class's program."""
    code = CODES.get(cls)
    return _build(cls) if code is None else code


def _build(cls: Any) -> int:
    program = Program(cls)
    for base in cls.__mro__:
        own = base.__dict__
        found = [
            e
            for e in ENTRIES
            if e.form == "step" and e.owner == base.__qualname__ and own.get(e.name) is e.fn
        ]
        if found:
            program.fns = [e.fn if e.number not in _off else _skipped for e in found]
            program.clauses = [e.number for e in found]
            program.size = len(found)
            program.of_book = not found[0].number.startswith("kernel ")
            break
    PROGRAMS.append(program)
    CODES[cls] = len(PROGRAMS) - 1
    return len(PROGRAMS) - 1


def knock_out(number: str) -> None:
    """Take a clause away: its steps are skipped, its rules answer nothing."""
    rules = [e for e in ENTRIES if e.number == number and e.form == "rule"]
    if rules and not KNOCKABLE:
        raise RuntimeError("set BYTHEBOOK_KNOCK_OUT=1 before importing bythebook")
    if any(not isinstance(e.fn, FunctionType) for e in rules):
        raise RuntimeError("rules of a native build cannot be taken away")
    _off.add(number)
    _switch(number, False)


def restore(number: str) -> None:
    """Bring a knocked-out clause back."""
    _off.discard(number)
    _switch(number, True)


def _switch(number: str, on: bool) -> None:
    gone: dict[int, Any] = {}
    for entry in ENTRIES:
        if entry.number == number:
            entry.on = on
            if entry.form == "step":
                gone[id(entry.fn)] = entry.fn
    for program in PROGRAMS:
        if number not in program.clauses:
            continue
        fns = [e.fn for e in _steps_of(program.cls)]
        for place, clause in enumerate(program.clauses):
            if clause == number:
                program.fns[place] = fns[place] if on else _skipped


def _steps_of(cls: Any) -> list[Clause]:
    for base in cls.__mro__:
        own = base.__dict__
        found = [
            e
            for e in ENTRIES
            if e.form == "step" and e.owner == base.__qualname__ and own.get(e.name) is e.fn
        ]
        if found:
            return found
    return []


def clauses_done(book: str) -> dict[str, list[Clause]]:
    """Every clause of a book that some function carries."""
    done: dict[str, list[Clause]] = {}
    for entry in ENTRIES:
        name, _, number = entry.number.partition(" ")
        if name == book:
            done.setdefault(number, []).append(entry)
    return done
