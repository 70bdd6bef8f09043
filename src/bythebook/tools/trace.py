"""Does every clause have its function and its test?"""

import importlib
import re
from pathlib import Path
from typing import Any

from bythebook.catalogue import entry_of
from bythebook.kernel.procedure.clauses import clauses_done
from bythebook.kernel.procedure.policy import name_facts
from bythebook.register import Entry, register
from bythebook.tools.clause_places import foreign, modules_of, shared, shown, tests_folders
from bythebook.tools.reach import Reach

PACKAGE = Path(__file__).resolve().parent.parent
CITATION = re.compile(r'"([a-z]+) ([0-9][0-9.\-]*|[A-Z])"')


def load_book(book: str) -> None:
    """Import every module in which a book's clauses stand, so that they are in the table."""
    for name in modules_of(book):
        name_facts(vars(importlib.import_module(name)))


def citations(book: str) -> set[str]:
    """Every clause number that stands in the source of a book."""
    found: set[str] = set()
    for file in modules_of(book).values():
        for name, number in CITATION.findall(file.read_text(encoding="utf-8")):
            if name == book:
                found.add(number)
    return found


def symbol_exists(symbol: str) -> bool:
    """Whether a dotted name means something in this package."""
    parts = symbol.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: Any = importlib.import_module(".".join(["bythebook", *parts[:cut]]))
        except ImportError:
            continue
        for name in parts[cut:]:
            found = getattr(found, name, None)
        return found is not None
    return False


def out_of_reach(book: str, entries: dict[str, Entry], package: Path = PACKAGE) -> list[str]:
    """What is wrong with clauses that no game comes to: they are carried for tests alone."""
    reach = Reach(package, foreign(book), [entry_of(book).book])
    wrong = [
        f"{number} is carried by {symbol}, which nothing but tests reaches: "
        "build the product on it, or give the number to what does it"
        for number, symbols in reach.idle(book).items()
        for symbol in symbols
    ]
    for number, entry in entries.items():
        if entry.todo or not entry.symbol or not symbol_exists(entry.symbol):
            continue
        if not reach.reaches(entry.symbol):
            wrong.append(
                f"{number} is embodied by {entry.symbol}, which nothing but tests reaches: "
                "name what the product does it with"
            )
    return wrong


def trace(book: str) -> dict[str, Any]:
    """The account of a book: what is done, proved, missing, still to do."""
    load_book(book)
    entries = register(book).clauses
    done = clauses_done(book)
    folders = tests_folders(book)
    proofs = shown(book)
    missing: list[str] = []
    unproved: list[str] = []
    todo: list[str] = []
    wrong: list[str] = []
    kinds: dict[str, int] = {}
    for number, entry in entries.items():
        kinds[entry.kind] = kinds.get(entry.kind, 0) + 1
        if entry.todo:
            todo.append(number)
            if number in done and number in proofs:
                wrong.append(f"{number} is done but marked todo")
        elif entry.kind in ("step", "rule"):
            if number not in done:
                missing.append(number)
            if folders and number not in proofs:
                unproved.append(number)
        elif entry.kind == "definition" and not symbol_exists(entry.symbol):
            missing.append(number)
        if entry.kind in ("definition", "manners") and not entry.todo:
            if not entry.reason:
                wrong.append(f"{number} is {entry.kind} without a reason")
            if number in done:
                wrong.append(f"{number} is {entry.kind} but a function carries it")
    wrong += [f"{n} is cited but does not exist" for n in sorted(citations(book) - set(entries))]
    wrong += [f"{n} is carried but not in the register" for n in sorted(set(done) - set(entries))]
    wrong += out_of_reach(book, entries)
    for number in proofs:
        if number not in entries:
            wrong.append(f"{book} {number} is claimed by a test but does not exist")
    return {
        "book": book,
        "edition": register(book).edition,
        "clauses": len(entries),
        "done": len(entries) - len(todo) - len(missing),
        "kinds": kinds,
        "shared": shared(book),
        "missing": missing,
        "unproved": unproved,
        "todo": todo,
        "wrong": wrong,
        "tests": bool(folders),
        "consistent": not missing and not unproved and not wrong,
    }
