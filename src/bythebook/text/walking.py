"""Walking through what a text was read to, or has come to mean: all nodes inside a node."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

_names: Final[dict[type, tuple[str, ...]]] = {}
_PLAIN: Final = frozenset({int, str, bool, type(None)})


def names_of(sort: type) -> tuple[str, ...]:
    """The fields of a sort of node; none of what is no node."""
    known = _names.get(sort)
    if known is None:
        known = tuple(f.name for f in fields(sort)) if is_dataclass(sort) else ()
        _names[sort] = known
    return known


def inside(node: Any, but: tuple[type, ...] = ()) -> Iterator[Any]:
    """A node and all nodes inside it, in the order written; numbers and words are none.

    What is inside one of certain sorts is left out.
    """
    todo = [node]
    while todo:
        one = todo.pop()
        yield one
        if isinstance(one, but):
            continue
        if isinstance(one, tuple):
            todo += [v for v in reversed(one) if type(v) not in _PLAIN]
        else:
            for name in reversed(names_of(type(one))):
                value = getattr(one, name)
                if type(value) not in _PLAIN:
                    todo.append(value)


def mentions(node: Any, sorts: tuple[type, ...]) -> bool:
    """Whether a node is, or has inside it, one of some sorts."""
    for one in inside(node):
        if isinstance(one, sorts):
            return True
    return False
