"""One small change to one function of the engine: a mutant.

Comparisons are flipped, conditions dropped, players exchanged, at every place where that can be
done; `make mutants` tries some of them, drawn by a seed, and lists those that no test notices.
"""

import ast
import copy
import importlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import bythebook
from bythebook.catalogue import GAMES, MAKING
from bythebook.kernel.procedure.policy import Flag

PACKAGE = Path(bythebook.__file__).parent
FOLDERS = ("kernel", "games")
FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
PLAYERS = frozenset({"player", "turn_player", "owner", "victim", "rival", "chooser", "other"})


@dataclass(frozen=True)
class Mutant:
    """Where something is changed, and into what."""

    module: str
    function: str
    line: int
    node: int
    """the place of the changed node among those of its module"""
    variant: int
    before: str
    after: str
    again: int = 1
    """the how manieth change of its function with these words it is"""

    @property
    def where(self) -> str:
        """The function that is changed, in words."""
        return f"{self.module.removeprefix('bythebook.')}.{self.function}"

    @property
    def name(self) -> str:
        """As reports and `equivalent.toml` call it: it stays when lines move."""
        again = f" ({self.again})" if self.again > 1 else ""
        return f"{self.where}: {self.before} => {self.after}{again}"


@cache
def tree_of(module: str) -> ast.Module:
    """The source of a module of the package."""
    path = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def unfinished() -> list[str]:
    """The packages with the rules of games that are still being written, and of those alone.

    Rules that are not yet written cannot be shown by tests: such a package is not mutated until
    the catalogue offers a game whose rules stand in it.
    """
    offered = {package for entry in GAMES.values() for package in entry.rules}
    making = {package for entry in MAKING.values() for package in entry.rules}
    return sorted(making - offered)


def modules() -> list[str]:
    """Every module that is mutated."""
    found: list[str] = []
    left_out = tuple(f"{package}." for package in unfinished())
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if path.name != "__init__.py":
                parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
                found.append(".".join(parts))
    return [module for module in found if not f"{module}.".startswith(left_out)]


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What can stand in the place of a node."""
    match node:
        case ast.Compare(ops=[op]):
            other = copy.deepcopy(node)
            other.ops = [FLIPPED[type(op)]()]
            yield other
        case ast.BoolOp():
            for index in range(len(node.values)):
                rest = [v for i, v in enumerate(node.values) if i != index]
                yield ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.If() | ast.IfExp():
            for value in (True, False):
                always = copy.copy(node)
                always.test = ast.Constant(value)
                yield always
        case ast.BinOp(left=ast.Constant(value=1), op=ast.Sub(), right=ast.Name() as who):
            if who.id in PLAYERS:
                yield who
        case ast.Name(id=name, ctx=ast.Load()) if name in PLAYERS:
            yield ast.BinOp(ast.Constant(1), ast.Sub(), ast.Name(name, ast.Load()))
        case ast.Attribute(attr=name, ctx=ast.Load()) if name in PLAYERS:
            yield ast.BinOp(ast.Constant(1), ast.Sub(), copy.deepcopy(node))


def _words(node: ast.AST) -> str:
    """A node in a line: of an `if` only its condition."""
    if isinstance(node, ast.If | ast.IfExp):
        return f"if {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, with their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def answer_of(node: ast.expr, module: str) -> bool | None:
    """What a condition always is: a fact of the book is asked. Otherwise None.

    That it acts is shown by setting it otherwise (`make knock-out`).
    """
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            answer = answer_of(operand, module)
            return None if answer is None else not answer
        case ast.Attribute(value=ast.Name(id=name), attr="value"):
            row = getattr(importlib.import_module(module), name, None)
            if isinstance(row, Flag):
                return row.value
    return None


def says_the_same(node: ast.AST, variant: int, module: str) -> bool:
    """Whether a change is none: what it drops is always so."""
    match node:
        case ast.If() | ast.IfExp():
            return answer_of(node.test, module) is (True, False)[variant]
        case ast.BoolOp():
            return answer_of(node.values[variant], module) is isinstance(node.op, ast.And)
    return False


@cache
def mutants(module: str) -> list[Mutant]:
    """Everything that can be changed in a module."""
    found: list[Mutant] = []
    tree = tree_of(module)
    places = {id(node): place for place, node in enumerate(ast.walk(tree))}
    for name, function in functions(tree):
        if name.endswith("__repr__"):
            continue
        inside = [n for statement in function.body for n in ast.walk(statement)]
        called = {id(n.func) for n in inside if isinstance(n, ast.Call)}
        skipped = {id(m) for n in inside if isinstance(n, ast.Assert) for m in ast.walk(n)}
        counted: Counter[tuple[str, str]] = Counter()
        for node in inside:
            if id(node) in called or id(node) in skipped:
                continue
            for variant, other in enumerate(changed(node)):
                if says_the_same(node, variant, module):
                    continue
                line = getattr(node, "lineno", function.lineno)
                words = _words(node), _words(other)
                counted[words] += 1
                place = places[id(node)]
                found.append(Mutant(module, name, line, place, variant, *words, counted[words]))
    return found


def drawn(count: int, seed: int) -> list[Mutant]:
    """So many mutants, at random: a change of the engine elsewhere draws no others."""

    def lot(mutant: Mutant) -> bytes:
        return blake2b(f"{seed} {mutant.name}".encode(), digest_size=8).digest()

    return sorted((m for module in modules() for m in mutants(module)), key=lot)[:count]


class _Replacing(ast.NodeTransformer):
    def __init__(self, wanted: ast.AST, other: ast.AST) -> None:
        self.wanted = wanted
        self.other = other

    def visit(self, node: ast.AST) -> Any:
        return self.other if node is self.wanted else self.generic_visit(node)


def code_of(mutant: Mutant) -> CodeType:
    """What the changed function does."""
    tree = copy.deepcopy(tree_of(mutant.module))
    node = next(n for place, n in enumerate(ast.walk(tree)) if place == mutant.node)
    other = list(changed(node))[mutant.variant]
    tree = ast.fix_missing_locations(_Replacing(node, ast.copy_location(other, node)).visit(tree))
    file = str(PACKAGE.parent.joinpath(*mutant.module.split(".")).with_suffix(".py"))
    code: CodeType = compile(tree, file, "exec", dont_inherit=True)
    for name in mutant.function.split("."):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
    return code


def function_of(mutant: Mutant) -> FunctionType:
    """The function that is changed."""
    found: Any = importlib.import_module(mutant.module)
    for name in mutant.function.split("."):
        found = found.__dict__[name] if isinstance(found, type) else getattr(found, name)
    for wrapped in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, wrapped, found)
    assert isinstance(found, FunctionType), mutant
    return found
