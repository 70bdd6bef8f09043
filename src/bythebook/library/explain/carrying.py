"""Which clauses a part of a book's code carries, found in its source.

A rule is a function that says its clause; what an ability and its text are made of name those
functions. So what it rests on is found by following names from a class or a constant to the
nearest functions that carry clauses: no list of clauses has to be kept beside the rules.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bythebook.catalogue import entry_of
from bythebook.kernel.procedure.policy import FACTS

_FAR: Final = 2
"""how many definitions without a clause of their own are looked through"""

Place = tuple[str, str]
"""A module and a name in it; a method's is that of its class, a dot and its own."""


class Definition:
    """A function, a method or a class: what it names, and the clauses it carries."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.carries: list[str] = []
        self.methods: list[str] = []
        self.builds: bool = False
        """whether it makes an ability, rather than doing something at its clause"""

    @property
    def only_lists(self) -> bool:
        """Whether it does nothing but put constants together."""
        return len(self.names) > 1 and all(name.isupper() for name in self.names)


class Source:
    """The definitions of a book's rules and of its texts."""

    def __init__(self, book: str) -> None:
        self.book: str = book
        self.definitions: dict[Place, Definition] = {}
        self.imports: dict[Place, Place] = {}
        for package in (*entry_of(book).rules, f"bythebook.text.{book}"):
            self._read(package, files(package))

    def _read(self, package: str, folder: Traversable) -> None:
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            stem, _, kind = file.name.partition(".")
            if kind == "py":
                for part in ast.parse(file.read_text(encoding="utf-8")).body:
                    self._define(f"{package}.{stem}", part)
            elif not kind and file.is_dir() and stem.isidentifier():
                self._read(f"{package}.{stem}", file)

    def _define(self, module: str, node: ast.stmt) -> None:
        if isinstance(node, ast.ImportFrom):
            for one in node.names:
                self.imports[module, one.asname or one.name] = (node.module or "", one.name)
        elif isinstance(node, ast.FunctionDef):
            self._function(module, node, node.name)
        elif isinstance(node, ast.AnnAssign):
            self._fact(module, node)
        elif isinstance(node, ast.ClassDef):
            found = self.definitions.setdefault((module, node.name), Definition())
            found.names |= {base.id for base in node.bases if isinstance(base, ast.Name)}
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    found.methods.append(f"{node.name}.{part.name}")
                    self._function(module, part, f"{node.name}.{part.name}")

    def _fact(self, module: str, node: ast.AnnAssign) -> None:
        """A row of the book's policy table: what its value names."""
        made = node.value
        if not isinstance(made, ast.Call) or not isinstance(made.func, ast.Name):
            return
        if made.func.id in FACTS and isinstance(node.target, ast.Name):
            found = self.definitions.setdefault((module, node.target.id), Definition())
            found.carries += [n for n in map(self._own_number, made.args) if n]
            for value in (said.value for said in made.keywords if said.arg == "value"):
                found.names |= {n.id for n in ast.walk(value) if isinstance(n, ast.Name)}

    def _own_number(self, argument: ast.expr) -> str:
        """The number that a mark gives in this book; "" if it is another's."""
        if not isinstance(argument, ast.Constant):
            return ""
        book, _, number = str(argument.value).partition(" ")
        return number if book == self.book else ""

    def _function(self, module: str, node: ast.FunctionDef, name: str) -> None:
        found = self.definitions.setdefault((module, name), Definition())
        for part in (n for statement in node.body for n in ast.walk(statement)):
            if isinstance(part, ast.Name):
                found.names.add(part.id)
            elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
                found.names.add(f"{part.value.id}.{part.attr}")
        found.builds = isinstance(node.returns, ast.Name) and node.returns.id == "Ability"
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name):
                if mark.func.id in ("rule", "step"):
                    found.carries += [n for n in map(self._own_number, mark.args) if n]

    def of_class(self, cls: type) -> set[str]:
        """The clauses that a class's methods carry, or the nearest functions they name."""
        return self._from((cls.__module__, cls.__name__), _FAR, set())

    def of_words(self, cls: type) -> set[str]:
        """The clause that a class of a text means: one that names several leaves it open which."""
        found = self._from((cls.__module__, cls.__name__), 1, set())
        return found if len(found) == 1 else set()

    def of_constant(self, name: str, built: bool = True) -> set[str]:
        """The clauses of the functions that name a constant; those that build abilities, too."""
        return {
            clause
            for found in self.definitions.values()
            if name in found.names and not found.only_lists and (built or not found.builds)
            for clause in found.carries
        }

    def _place(self, module: str, name: str) -> Place:
        """What a name means in a module; `skills.wish` is a name of the module `skills`."""
        first, dot, rest = name.partition(".")
        if not dot:
            return self.imports.get((module, name), (module, name))
        package, stem = self.imports.get((module, first), ("", ""))
        inner = f"{package}.{stem}"
        return self.imports.get((inner, rest), (inner, rest))

    def _from(self, place: Place, far: int, seen: set[Place]) -> set[str]:
        found = self.definitions.get(place)
        if found is None or place in seen:
            return set()
        seen.add(place)
        if found.carries:
            return set(found.carries)
        clauses: set[str] = set()
        for method in found.methods:
            clauses |= self._from((place[0], method), far, seen)
        if far:
            for name in sorted(found.names):
                clauses |= self._from(self._place(place[0], name), far - 1, seen)
        return clauses


@cache
def source_of(book: str) -> Source:
    """The source of a book, read once."""
    return Source(book)
