"""Which function does which clause.

Every numbered rule is a function registered here under its number. That is how
`trace` finds what a clause does, and how knock-out (`tools/knock_out.py`) takes
the function away to see whether a test notices. The function itself stays what
it is: nothing stands between it and its callers.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Clause:
    """One function of one clause: its number, where it stands, and itself.

    `nothing` is what its callers get when there is no such rule.
    """

    def __init__(
        self, number: str, owner: str, name: str, fn: Any, form: str, nothing: Any = None
    ) -> None:
        self.number: str = number
        self.owner: str = owner
        self.name: str = name
        self.fn: Any = fn
        self.form: str = form
        self.nothing: Any = nothing


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
CODES: Final[dict[Any, int]] = {}
_forgetting: Final[list[Callable[[], object]]] = []


def step(number: str) -> Callable[[F], F]:
    """Mark a method as what its procedure does at that clause; without it, it is skipped."""

    def register(fn: F) -> F:
        _enter(number, fn, "step", None)
        return fn

    return register


def rule(number: str, nothing: Any = None) -> Callable[[F], F]:
    """Mark a function as a clause that is asked rather than walked through.

    A limit, a value, a prohibition, a rule action; without it, callers get `nothing`.
    """

    def register(fn: F) -> F:
        _enter(number, fn, "rule", nothing)
        return fn

    return register


def _enter(number: str, fn: Any, form: str, nothing: Any) -> None:
    qualname: str = getattr(fn, "__qualname__", None) or fn.__name__
    owner, _, name = qualname.rpartition(".")
    ENTRIES.append(Clause(number, owner, name, fn, form, nothing))


def remembers(forget: Callable[[], object]) -> None:
    """Whoever keeps, for longer than a match, what rules have answered says how to forget it."""
    _forgetting.append(forget)


def forget_answers() -> None:
    """Forget what rules have answered: one of them answers otherwise from now on."""
    for forget in _forgetting:
        forget()


def code_of(cls: Any) -> int:
    """The number of a procedure class's program."""
    code = CODES.get(cls)
    return _build(cls) if code is None else code


def _build(cls: Any) -> int:
    program = Program(cls)
    found = _steps_of(cls)
    if found:
        program.fns = [e.fn for e in found]
        program.clauses = [e.number for e in found]
        program.size = len(found)
        program.of_book = not found[0].number.startswith("kernel ")
    PROGRAMS.append(program)
    CODES[cls] = len(PROGRAMS) - 1
    return len(PROGRAMS) - 1


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
