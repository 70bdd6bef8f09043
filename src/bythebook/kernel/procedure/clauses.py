"""Which function does which clause.

Every numbered rule is a function registered here under its number; what several
books say alike is one function with one number of each. That is how `trace` finds
what a clause does, and how knock-out (`tools/knock_out.py`) takes the function away
to see whether a test notices. The function itself stays what it is: nothing stands
between it and its callers.
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
    """The steps of one procedure class as one book has them, in the book's order."""

    def __init__(self, cls: Any, book: str) -> None:
        self.cls: Any = cls
        self.book: str = book
        self.name: str = cls.__qualname__
        self.fns: list[Any] = []
        """the functions of the steps, and after the last of them what says that it is over"""
        self.clauses: list[str] = []
        self.size: int = 0
        self.of_book: bool = True
        self.asks_for_others: bool = False
        """whether the clause it asks for may be another than that of the step that asks"""
        self.places: dict[str, int] = {}
        """where each step stands, by its name"""

    def find(self, name: str) -> int:
        """The place of a step."""
        place = self.places.get(name, NOWHERE)
        if place == NOWHERE:
            raise KeyError(f"{self.name} has no step {name!r} in {self.book}")
        return place


KERNEL: Final = "kernel"
"""whose steps are in every book's programs"""
NOWHERE: Final = -1
ENTRIES: Final[list[Clause]] = []
PROGRAMS: Final[list[Program]] = []
_codes: Final[dict[str, dict[Any, int]]] = {}
_cited: Final[dict[tuple[str, tuple[str, ...]], str]] = {}
_forgetting: Final[list[Callable[[], object]]] = []


def step(*numbers: str) -> Callable[[F], F]:
    """Mark a method as what its procedure does at a clause, one number a book that has it.

    A book that has none of the numbers has no such step; without it, it is skipped.
    """

    def register(fn: F) -> F:
        for number in numbers:
            _enter(number, fn, "step", None)
        return fn

    return register


def rule(*numbers: str, nothing: Any = None) -> Callable[[F], F]:
    """Mark a function as a clause that is asked rather than walked through.

    A limit, a value, a prohibition, a rule action; without it, callers get `nothing`.
    """

    def register(fn: F) -> F:
        for number in numbers:
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


def book_of(number: str) -> str:
    """Whose a number is."""
    return number.partition(" ")[0]


def cited(book: str, *numbers: str) -> str:
    """Of the numbers under which several books say the same, that of one book."""
    try:
        return _cited[book, numbers]
    except KeyError:
        for number in numbers:
            if book_of(number) == book:
                _cited[book, numbers] = number
                return number
    raise KeyError(f"{book} has none of {', '.join(numbers)}")


def codes_of(book: str) -> dict[Any, int]:
    """The programs of a book that are known so far, by the class of the procedure."""
    return _codes.setdefault(book, {})


def code_of(cls: Any, book: str) -> int:
    """The number of a procedure class's program in a book."""
    code = codes_of(book).get(cls)
    return _build(cls, book) if code is None else code


def _build(cls: Any, book: str) -> int:
    from bythebook.kernel.procedure.procedure import Procedure, over

    program = Program(cls, book)
    program.asks_for_others = cls.asks_for is not Procedure.asks_for
    for entry in _steps_of(cls, book):
        if entry.name in program.places:
            continue  # a second number of the same book
        program.places[entry.name] = program.size
        program.fns.append(entry.fn)
        program.clauses.append(entry.number)
        program.size += 1
    # Also for whoever passes over the last step.
    program.fns += [over, over]
    if program.size:
        program.of_book = book_of(program.clauses[0]) != KERNEL
    PROGRAMS.append(program)
    codes_of(book)[cls] = len(PROGRAMS) - 1
    return len(PROGRAMS) - 1


def _steps_of(cls: Any, book: str) -> list[Clause]:
    """The steps of the nearest class that has any in this book."""
    for base in cls.__mro__:
        own = base.__dict__
        found = [
            e
            for e in ENTRIES
            if e.form == "step"
            and e.owner == base.__qualname__
            and own.get(e.name) is e.fn
            and book_of(e.number) in (book, KERNEL)
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
