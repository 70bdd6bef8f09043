"""What of the rules a game can come to: found in the source, without running anything.

A clause whose function only tests call proves nothing about a game. The search begins with what
stands outside of the rules (the terminal, the texts, the library, the agents) and with the book
that the catalogue names: what is named there is reached, and whatever is named in what is reached.
A name in a type, in an import, in `isinstance` or as a key of a table recognises a thing but makes
none: it does not count.
"""

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bythebook.kernel.procedure.policy import FACTS

RULES: Final = ("kernel", "games")
"""the folders whose definitions have to be reached; in all others the search begins"""
MARKS: Final = ("rule", "step")
"""what a function is marked with that carries clauses"""
FOR_TESTS: Final = "testing"
"""the folder that is there for tests: nothing in it counts"""

Place = tuple[str, str]
"""A module and a name in it; a method's is that of its class, a dot and its own."""


class Unit:
    """A definition: the names it uses, and the attributes it asks of whatever it has."""

    __slots__ = ("attributes", "carries", "names")

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.attributes: set[str] = set()
        self.carries: list[str] = []


class Module:
    """A file: its definitions, the methods of its classes, and what its imports mean."""

    def __init__(self, tree: ast.Module) -> None:
        self.units: dict[str, Unit] = {"": Unit()}  # "": what happens as it is imported
        self.methods: dict[str, list[str]] = {}
        self.imports: dict[str, Place] = {}
        for part in tree.body:
            self.define(part)

    def define(self, node: ast.stmt) -> None:
        """A statement of the module: a definition, or something done as it is imported."""
        if isinstance(node, ast.FunctionDef):
            self.function(node, node.name)
        elif isinstance(node, ast.ClassDef):
            self.named_class(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for name in (n for target in targets for n in ast.walk(target)):
                if isinstance(name, ast.Name) and node.value is not None:
                    unit = self.units.setdefault(name.id, Unit())
                    unit.carries += clauses_of([node.value], FACTS)
                    self.uses([node.value], unit)
        else:
            self.uses([node], self.units[""])

    def function(self, node: ast.FunctionDef, name: str) -> None:
        """A function or a method, with the clauses it says it carries."""
        unit = self.units.setdefault(name, Unit())
        unit.carries += clauses_of(node.decorator_list)
        self.uses([*node.decorator_list, node.args, *node.body], unit)

    def named_class(self, node: ast.ClassDef) -> None:
        """A class; its methods are definitions of their own."""
        unit = self.units.setdefault(node.name, Unit())
        methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        rest = [part for part in node.body if not isinstance(part, ast.FunctionDef)]
        self.uses([*node.decorator_list, *node.bases, *node.keywords, *rest], unit)
        self.methods[node.name] = [method.name for method in methods]
        for method in methods:
            self.function(method, f"{node.name}.{method.name}")

    def uses(self, nodes: Iterable[ast.AST], unit: Unit) -> None:
        """What some code names: not in types, and not only to recognise it."""
        names: set[str] = set()
        parts: set[tuple[str, str]] = set()
        own: set[str] = set()
        todo = list(nodes)
        while todo:
            node = todo.pop()
            if isinstance(node, ast.Name):
                (names if isinstance(node.ctx, ast.Load) else own).add(node.id)
            elif isinstance(node, ast.arg):
                own.add(node.arg)
            elif isinstance(node, ast.Attribute):
                if isinstance(node.value, ast.Name):
                    parts.add((node.value.id, node.attr))
                else:
                    unit.attributes.add(node.attr)
                    todo.append(node.value)
            elif isinstance(node, ast.AnnAssign):
                todo += [node.target] if node.value is None else [node.target, node.value]
            elif isinstance(node, ast.FunctionDef):
                own.add(node.name)
                todo += [*node.decorator_list, node.args, *node.body]
            elif isinstance(node, ast.Call) and recognises(node.func):
                todo.append(node.args[0])
            elif isinstance(node, ast.Dict):
                todo += [key for key in node.keys if isinstance(key, ast.Call)]
                todo += node.values
            elif isinstance(node, ast.MatchClass):
                todo += [*node.patterns, *node.kwd_patterns]
            elif isinstance(node, ast.ImportFrom):
                for one in node.names:
                    self.imports[one.asname or one.name] = (node.module or "", one.name)
            elif not isinstance(node, ast.Constant | ast.expr_context):
                todo += ast.iter_child_nodes(node)
        unit.names |= names - own
        for name, attribute in parts:
            if name in own:
                unit.attributes.add(attribute)
            else:
                unit.names.add(f"{name}.{attribute}")


def recognises(function: ast.expr) -> bool:
    """Whether a call only asks what something is."""
    return isinstance(function, ast.Name) and function.id in ("isinstance", "issubclass")


def clauses_of(marks: list[ast.expr], called: tuple[str, ...] = MARKS) -> list[str]:
    """The clauses that decorators say a definition carries, or that a fact is made with."""
    return [
        str(number.value)
        for mark in marks
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in called
        for number in mark.args
        if isinstance(number, ast.Constant)
    ]


class Reach:
    """A package's definitions, and those of them that a game of one book can come to.

    `foreign` are the packages of other books: a game of this one comes to nothing there. `begins`
    are parts of the game by the names that the catalogue has for them.
    """

    def __init__(self, package: Path, foreign: Iterable[str], begins: Iterable[str] = ()) -> None:
        self.top: str = package.name
        self.modules: dict[str, Module] = {}
        self.reached: set[Place] = set()
        self.asked: set[str] = set()
        """attributes asked of whatever it may be"""
        self.waiting: dict[str, list[Place]] = {}
        """methods of reached classes that nothing has asked for, by name"""
        self.todo: list[Place] = []
        # What else is of another book, its texts or its table, is called as its rules are.
        others = {package.rpartition(".")[2] for package in foreign}
        for path in package.rglob("*.py"):
            parts = path.relative_to(package).with_suffix("").parts
            name = ".".join((self.top, *(part for part in parts if part != "__init__")))
            if FOR_TESTS in parts or not others.isdisjoint(parts):
                continue
            self.modules[name] = Module(ast.parse(path.read_text(encoding="utf-8")))
            if parts[0] not in RULES:
                self.todo += [(name, unit) for unit in self.modules[name].units]
        for part in begins:
            name, _, unit = part.partition(":")
            if name in self.modules and unit in self.modules[name].units:
                self.todo.append((name, unit))
        self.follow()

    def follow(self) -> None:
        """From all that is reached to all that it names."""
        while self.todo:
            place = self.todo.pop()
            if place in self.reached:
                continue
            self.reached.add(place)
            module, name = place
            unit = self.modules[module].units[name]
            self.todo.append((module, ""))
            for used in unit.names:
                self.name(module, used)
            for attribute in unit.attributes:
                self.ask(attribute)
            for method in self.modules[module].methods.get(name, ()):
                self.have_method(module, name, method)

    def have_method(self, module: str, owner: str, method: str) -> None:
        """A reached class has a method: a step, one of the language's own, or one to ask for."""
        place = (module, f"{owner}.{method}")
        steps = self.modules[module].units[place[1]].carries
        if steps or method in self.asked or method.startswith("__"):
            self.todo.append(place)
        else:
            self.waiting.setdefault(method, []).append(place)

    def ask(self, attribute: str) -> None:
        """Every method of that name may be meant."""
        if attribute not in self.asked:
            self.asked.add(attribute)
            self.todo += self.waiting.pop(attribute, [])

    def name(self, module: str, used: str) -> None:
        """A name in a module, or a name of a module or class it has imported."""
        used, _, attribute = used.partition(".")
        place = self.meant(module, used)
        if attribute and ".".join(place) in self.modules:
            place = self.meant(".".join(place), attribute)
        elif attribute:
            self.ask(attribute)
        if place[0] in self.modules and place[1] in self.modules[place[0]].units:
            self.todo.append(place)

    def meant(self, module: str, name: str) -> Place:
        """Where what a name means is defined."""
        while module in self.modules and name not in self.modules[module].units:
            further = self.modules[module].imports.get(name)
            if further is None or further == (module, name):
                break
            module, name = further
        return module, name

    def reaches(self, symbol: str) -> bool:
        """Whether something is reached: a definition, a field of one, a module, a package."""
        parts = symbol.split(".")
        for cut in range(len(parts), 0, -1):
            module = ".".join((self.top, *parts[:cut]))
            if module not in self.modules:
                continue
            if cut == len(parts):
                break
            place = self.meant(module, ".".join(parts[cut:]))
            if place[1] not in self.modules[place[0]].units:
                place = self.meant(module, parts[cut])
            return place in self.reached
        whole = f"{self.top}.{symbol}"
        return any(f"{module}.".startswith(f"{whole}.") for module, _ in self.reached)

    def idle(self, book: str) -> dict[str, list[str]]:
        """The clauses of a book with a function that no game comes to, and those functions."""
        found: dict[str, list[str]] = {}
        for module, inside in sorted(self.modules.items()):
            for name, unit in inside.units.items():
                if unit.carries and (module, name) not in self.reached:
                    for clause in unit.carries:
                        named, _, number = clause.partition(" ")
                        if named == book:
                            symbol = f"{module}.{name}".removeprefix(f"{self.top}.")
                            found.setdefault(number, []).append(symbol)
        return found
