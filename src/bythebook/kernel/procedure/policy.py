"""What a book says once and for all: its facts, as rows of a policy table.

How many copies a deck may hold, whether a count is open, in which zones a word means cards: a
fact is the same at every moment of every game. It is a row with its clause numbers, a value and
what the value would be without the clause, and is read (`ROW.value`) where it acts. Knock-out
(`tools/knock_out.py`) sets a row to `otherwise` to see whether a test notices.
"""

from typing import Any, Final

from bythebook.kernel.procedure.clauses import ENTRIES, Clause

FACT: Final = "fact"
"""the form of a clause that is a row"""
FACTS: Final = ("Flag", "Number", "Numbers")
"""what rows are made with, for those who read the source"""


class Fact:
    """A row of a book's policy table; several books that say the same have one row."""

    def __init__(self, numbers: tuple[str, ...] = (), otherwise: Any = None) -> None:
        for number in numbers:
            ENTRIES.append(Clause(number, "", "", self, FACT, otherwise))


class Flag(Fact):
    """A yes or a no."""

    def __init__(self, *numbers: str, value: bool = True) -> None:
        super().__init__(numbers, not value)
        self.value: bool = value


class Number(Fact):
    """A number: how many, which one, or bits."""

    def __init__(self, *numbers: str, value: int = 0, otherwise: int = 0) -> None:
        super().__init__(numbers, otherwise)
        self.value: int = value


class Numbers(Fact):
    """Several numbers: the zones that are meant, mostly."""

    def __init__(
        self, *numbers: str, value: tuple[int, ...] = (), otherwise: tuple[int, ...] = ()
    ) -> None:
        super().__init__(numbers, otherwise)
        self.value: tuple[int, ...] = value


def name_facts(names: dict[str, Any]) -> None:
    """Rows do not know what they are called: a module's names tell it to the table of clauses."""
    called = {id(row): name for name, row in names.items() if isinstance(row, Fact)}
    if called:
        for entry in ENTRIES:
            if entry.form == FACT:
                entry.name = called.get(id(entry.fn), entry.name)
