"""A dialect put together: the nodes, names and lines of its modules as one grammar.

A module of a dialect holds frozen dataclasses, the nodes that its lines build; names in capitals,
which lines can speak of; and its lines, `LINES`. Modules are given from the most general to the
most special: of two nodes of one name the later one is meant, so a dialect puts a class of its own
in the place of one that all games share by calling it the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Final

from bythebook.text.grammar import Grammar, Terminal

WAYS: Final[dict[str, object]] = {str(n): n for n in range(40)}
"""Which of several ways to say the same: numbers by which a line is told from another."""
YES_OR_NO: Final = {"True": True, "False": False}


def nodes_of(modules: Iterable[ModuleType]) -> dict[str, type]:
    """The classes that modules define, by their names; one can only stand in for its own kind."""
    found: dict[str, type] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and value.__module__ == module.__name__:
                if not issubclass(value, found.get(name, object)):
                    raise TypeError(f"{name} of {module.__name__} is another class already")
                found[name] = value
    return found


def names_of(modules: Iterable[ModuleType]) -> dict[str, object]:
    """What modules call by names in capitals that lines can speak of: numbers, and tuples."""
    found: dict[str, object] = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.isupper() and name[0] != "_" and isinstance(value, int | tuple):
                if found.setdefault(name, value) != value:
                    raise ValueError(f"{name} of {module.__name__} means something else already")
    return found


def lines_of(modules: Iterable[ModuleType]) -> str:
    """The lines of modules, one after the other."""
    return "".join(getattr(module, "LINES", "") for module in modules)


def grammar_of(
    modules: tuple[ModuleType, ...],
    facts: tuple[ModuleType, ...],
    terminals: Mapping[str, Terminal],
    constants: Mapping[str, object],
) -> Grammar:
    """The grammar of a dialect's modules; `facts` are modules of its game that lines speak of."""
    return Grammar(
        lines_of(modules),
        nodes=nodes_of(modules),
        terminals=terminals,
        constants={**names_of((*facts, *modules)), **WAYS, **YES_OR_NO, **constants},
    )


def numbers(digits: int) -> dict[str, Terminal]:
    """Numbers of so many digits, and the same with a sign before them."""
    return {
        "number": Terminal(rf"[0-9]{{1,{digits}}}", int, int, str),
        "signed": Terminal(rf"[+-][0-9]{{1,{digits}}}", int, int, lambda n: f"{n:+}"),
    }


def between(before: str, after: str) -> Terminal:
    """Words that stand between two signs: a trait, a name."""
    return Terminal(
        f"\\{before}.+\\{after}",
        str,
        lambda token: token[1:-1],
        lambda word: f"{before}{word}{after}",
    )
