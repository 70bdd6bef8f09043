"""A dialect put together: the nodes, names and lines of its modules as one grammar.

A module of a dialect holds frozen dataclasses, the nodes that its lines build; names in capitals,
which lines can speak of; and its lines, `LINES`. Modules are given from the most general to the
most special: of two nodes of one name the later one is meant, so a dialect puts a class of its own
in the place of one that all games share by calling it the same.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from types import ModuleType
from typing import Final

from bythebook.text.english import (
    actions,
    bodies,
    condition_lines,
    conditions,
    counts,
    features,
    getting,
    joins,
    kinds,
    marks,
    moments,
    scope,
    sentence_lines,
    sentences,
    steps,
    subject_lines,
    subjects,
    together,
)
from bythebook.text.grammar import Grammar, Terminal

ENGLISH: Final = (
    scope,
    bodies,
    joins,
    sentence_lines,
    steps,
    sentences,
    actions,
    together,
    getting,
    condition_lines,
    conditions,
    moments,
    counts,
    marks,
    features,
    kinds,
    subject_lines,
    subjects,
)
"""What the texts of all games share; a dialect adds its own modules."""
_SLOT: Final = re.compile(r"\{(?:\w+(\??):)?(\w+)\}")
WAYS: Final[dict[str, object]] = {str(n): n for n in range(40)}
"""Which of several ways to say the same: numbers by which a line is told from another."""
YES_OR_NO: Final = {"True": True, "False": False}
NAMES: Final[dict[str, object]] = {
    "ANY_CARD": 0,
    "ANY_SORT": kinds.Kind(0),
    "ANY_AMONG": kinds.Kind(0, post=(marks.AmongThem(),)),
    "JUST_ONE": counts.Exactly(1),
    "SOME_OF_THEM": subjects.SOME_OF_THEM,
    "SOME_OF_THOSE": subjects.SOME_OF_THOSE,
    "SOME_OF_REVEALED": subjects.SOME_OF_REVEALED,
    "THIS_CARD": subjects.ThisCard(),
    "SAME_AGAIN": subjects.SameAgain(),
    "THE_IT": subjects.It(),
    "THE_IT_CARD": subjects.It(that=True),
    "THE_THEY": subjects.It(True),
}
"""What lines of all games speak of."""


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


def lines_of(modules: Iterable[ModuleType], terminals: Collection[str]) -> str:
    """The lines of modules, one after the other.

    Lines that all games share and that need words which the dialect does not have are left out:
    a game without colors has no colored cards.
    """
    shared: list[str] = []
    own: list[str] = []
    for module in modules:
        lines = getattr(module, "LINES", "").splitlines()
        (shared if module in ENGLISH else own).extend(lines)
    known: set[str] = set()
    while known != (now := {*terminals, *(_rule(line) for line in (*shared, *own))}):
        known = now
        shared = [fitted for line in shared if (fitted := _fitted(line, known))]
    return "\n".join((*shared, *own))


def _rule(line: str) -> str:
    return line.partition("=")[0].strip()


def _passes_to(said: str) -> str:
    """The rule that another is read by, perhaps with words around it."""
    slot = _SLOT.search(said)
    return slot[2] if slot else said.strip()


def _fitted(line: str, known: set[str]) -> str:
    """A line without what the dialect has no words for; nothing if that is needed."""
    if " = " not in line:
        return ""
    rule, _, said = line.partition(" = ")
    if said[0] == "*":
        items = [part.strip() for part in said[1:].split(";")]
        return line if {items[0], *items[3:]} <= known else ""
    if said[0] == "|":
        kept = [one for one in said[1:].split("|") if _passes_to(one) in known]
        return f"{rule} = |{'|'.join(kept)}".rstrip() if kept else ""
    line = _SLOT.sub(lambda slot: slot[0] if slot[2] in known or not slot[1] else "", line)
    return "" if {slot[2] for slot in _SLOT.finditer(line)} - known else line


def grammar_of(
    lines: str,
    modules: tuple[ModuleType, ...],
    facts: tuple[ModuleType, ...],
    terminals: Mapping[str, Terminal],
    constants: Mapping[str, object],
) -> Grammar:
    """The grammar of a dialect's modules; `facts` are modules of its game that lines speak of."""
    names = {**NAMES, **names_of((*facts, *modules)), **WAYS, **YES_OR_NO, **constants}
    return Grammar(lines, nodes=nodes_of(modules), terminals=terminals, constants=names)


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
