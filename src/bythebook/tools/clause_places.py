"""Where each clause of a book stands in the source, and which tests show it: read, not imported."""

import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from bythebook.catalogue import GAMES, MAKING, entry_of
from bythebook.kernel.procedure.policy import FACTS

PACKAGE: Final = Path(__file__).resolve().parent.parent
_MARK: Final = re.compile(r"\s*@(step|rule|clause)\(")
_ROW: Final = re.compile(r"([A-Z_0-9]+): Final = (?:" + "|".join(FACTS) + r")\(")
_NUMBER: Final = re.compile(r'"([a-z]+ (?:[0-9][0-9.\-]*|[A-Z]))"')
_DEFINED: Final = re.compile(r"(\s*)(?:def|class) (\w+)")


class Place(NamedTuple):
    """A function or a fact that carries clauses, or a test that shows them."""

    file: Path
    line: int
    symbol: str
    clauses: tuple[str, ...]


def foreign(book: str) -> set[str]:
    """The packages that are other books' and not this one's."""
    entries = [*GAMES.values(), *MAKING.values()]
    others = {top for entry in entries for top in entry.rules}
    return others - set(entry_of(book).rules)


def within(module: str, packages: Iterable[str]) -> bool:
    """Whether a module is one of some packages, or in one."""
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


def modules_of(book: str) -> dict[str, Path]:
    """The modules in which a book's clauses stand: its own, and those it shares with others.

    What lies in a folder of another book, and in none of this one's, is not among them.
    """
    others = foreign(book)
    return {
        name: file
        for top in entry_of(book).rules
        for name, file in sorted(_inside(top))
        if not within(name, others)
    }


def _inside(top: str) -> Iterator[tuple[str, Path]]:
    """A module, or every module of a package, with its source."""
    spec = find_spec(top)
    assert spec is not None, top
    for folder in map(Path, spec.submodule_search_locations or ()):
        for file in folder.rglob("*.py"):
            parts = file.relative_to(folder).with_suffix("").parts
            yield ".".join((top, *(part for part in parts if part != "__init__"))), file
    if spec.submodule_search_locations is None:
        # Of a native build the source lies beside it.
        yield top, Path(spec.origin or "").parent / f"{top.rpartition('.')[2]}.py"


def tests_folders(book: str) -> list[Path]:
    """Where the tests of a book's rules are: beside the package's source, or below here."""
    for root in (PACKAGE.parent.parent, Path.cwd()):
        found = [root / folder for folder in entry_of(book).proofs if (root / folder).is_dir()]
        if found:
            return found
    return []


def marked(file: Path) -> Iterator[Place]:
    """Every definition of a file that is marked with clauses, and every fact in it."""
    owner = mark = ""
    begun = 0
    numbers: list[str] = []
    for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if mark or _MARK.match(text) or _ROW.match(text):
            begun = begun if mark else line
            mark += text
            if mark.count("(") <= mark.count(")"):
                row = _ROW.match(mark)
                said = mark.partition("value=" if row else "nothing=")[0]
                if row is not None:
                    yield Place(file, begun, row[1], tuple(_NUMBER.findall(said)))
                else:
                    numbers += _NUMBER.findall(said)
                mark = ""
        elif (defined := _DEFINED.match(text)) is not None:
            inside, name = defined[1], defined[2]
            if not inside:
                owner = name
            if numbers:
                symbol = f"{owner}.{name}" if inside else name
                yield Place(file, line, symbol, tuple(numbers))
            numbers = []


def places(files: Iterable[Path], book: str) -> dict[str, list[Place]]:
    """By clause number, where it stands in some files."""
    found: dict[str, list[Place]] = {}
    for file in files:
        for place in marked(file):
            for clause in place.clauses:
                named, _, number = clause.partition(" ")
                if named == book:
                    found.setdefault(number, []).append(place)
    return found


def carried(book: str) -> dict[str, list[Place]]:
    """The functions that carry each clause of a book."""
    return places(modules_of(book).values(), book)


def shared(book: str) -> dict[str, int]:
    """By each other book, how many functions and facts carry a number of both."""
    found: dict[str, int] = {}
    for file in modules_of(book).values():
        for place in marked(file):
            books = {clause.partition(" ")[0] for clause in place.clauses}
            if book in books:
                for other in books - {book}:
                    found[other] = found.get(other, 0) + 1
    return dict(sorted(found.items()))


def shown(book: str) -> dict[str, list[Place]]:
    """The tests that say they show each clause of a book."""
    files = [file for folder in tests_folders(book) for file in sorted(folder.rglob("test_*.py"))]
    return places(files, book)
