"""Does every clause have its function and its test?"""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from bythebook.catalogue import GAMES, entry_of
from bythebook.kernel.clauses import clauses_done
from bythebook.register import Entry, register
from bythebook.tools.reach import Reach

PACKAGE = Path(__file__).resolve().parent.parent
CITATION = re.compile(r'"([a-z]+) ([0-9][0-9.\-]*)"')


def load_book(book: str) -> list[ModuleType]:
    """Import every module in which a book's clauses stand, so that they are in the table."""
    return [importlib.import_module(name) for name in modules_of(book)]


def modules_of(book: str) -> list[str]:
    """The modules in which a book's clauses stand: its own, and those it shares with others.

    What lies in a folder of another book, and in none of this one's, is not among them.
    """
    found: list[str] = []
    for top in entry_of(book).rules:
        found.append(top)
        module = importlib.import_module(top)
        for inside in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{top}."):
            found.append(inside.name)
    return sorted({name for name in found if not within(name, foreign(book))})


def source_of(module: ModuleType) -> str:
    """The source of a module, whichever build is running."""
    file = Path(module.__file__ or "")
    name = "__init__" if hasattr(module, "__path__") else module.__name__.rpartition(".")[2]
    return (file.parent / f"{name}.py").read_text(encoding="utf-8")


def foreign(book: str) -> set[str]:
    """The packages that are other books' and not this one's."""
    others = {top for entry in GAMES.values() for top in entry.rules}
    return others - set(entry_of(book).rules)


def within(module: str, packages: Iterable[str]) -> bool:
    """Whether a module is one of some packages, or in one."""
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


def tests_folders(book: str) -> list[Path]:
    """Where the tests of a book's rules are: beside the package's source, or below here."""
    for root in (PACKAGE.parent.parent, Path.cwd()):
        found = [root / folder for folder in entry_of(book).proofs if (root / folder).is_dir()]
        if found:
            return found
    return []


def proofs(folders: Iterable[Path]) -> dict[str, list[tuple[Path, str]]]:
    """Which tests say that they show which clause."""
    found: dict[str, list[tuple[Path, str]]] = {}
    for path in sorted(path for folder in folders for path in folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "clause":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            found.setdefault(str(argument.value), []).append((path, node.name))
    return found


def citations(book: str) -> set[str]:
    """Every clause number that stands in the source of a book."""
    found: set[str] = set()
    for module in load_book(book):
        for name, number in CITATION.findall(source_of(module)):
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
    reach = Reach(package, foreign(book))
    wrong = [
        f"{number} is carried by {symbol}, which nothing but tests reaches: "
        "build the product on it, or give the number to what does it"
        for number, symbols in reach.idle(book).items()
        for symbol in symbols
    ]
    for number, entry in entries.items():
        if entry.symbol and symbol_exists(entry.symbol) and not reach.reaches(entry.symbol):
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
    shown = proofs(folders)
    missing: list[str] = []
    unproved: list[str] = []
    todo: list[str] = []
    wrong: list[str] = []
    kinds: dict[str, int] = {}
    for number, entry in entries.items():
        kinds[entry.kind] = kinds.get(entry.kind, 0) + 1
        if entry.todo:
            todo.append(number)
            if number in done:
                wrong.append(f"{number} is done but marked todo")
        elif entry.kind in ("step", "rule"):
            if number not in done:
                missing.append(number)
            if folders and f"{book} {number}" not in shown:
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
    for cited in shown:
        named, _, number = cited.partition(" ")
        if named == book and number not in entries:
            wrong.append(f"{cited} is claimed by a test but does not exist")
    return {
        "book": book,
        "edition": register(book).edition,
        "clauses": len(entries),
        "done": len(entries) - len(todo) - len(missing),
        "kinds": kinds,
        "missing": missing,
        "unproved": unproved,
        "todo": todo,
        "wrong": wrong,
        "tests": bool(folders),
        "consistent": not missing and not unproved and not wrong,
    }
