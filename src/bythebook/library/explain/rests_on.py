"""Which clauses an ability rests on: the tables of a book, and how they are asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from bythebook.kernel.abilities.abilities import Ability, Modifier, Trigger
from bythebook.kernel.language import words
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.library.playable import nodes

Clauses = tuple[str, ...]


@dataclass(frozen=True)
class RestsOn:
    """What a book says of the parts of an ability, each by what it is known by."""

    kinds: Mapping[int, Clauses]
    """of abilities: by their category"""
    parts: Mapping[type, Clauses]
    """by the class of a part, whatever it holds"""
    values: Mapping[int, str]
    """by the characteristic that is asked about or changed"""
    events: Mapping[int, str]
    """by what an automatic ability waits for"""
    costs: Clauses
    """of an ability that has a cost"""
    marks: Mapping[int, Clauses] = field(default_factory=dict)
    """by keyword or icon"""
    turned: Mapping[int, str] = field(default_factory=dict)
    """by the orientation that cards are turned to"""

    def clauses_of(self, ability: Ability) -> list[str]:
        """The numbers of the clauses an ability rests on, in the book's order."""
        found = {clause for node in nodes(ability) for clause in self.of(node)}
        return sorted(found, key=lambda number: [int(part) for part in number.split(".")])

    def of(self, node: Any) -> Iterable[str]:
        """The clauses of one part, without what it holds."""
        yield from self.parts.get(type(node), ())
        if isinstance(node, Ability):
            yield from self.kinds.get(node.kind, ())
            yield from chain(*(said for bit, said in self.marks.items() if node.marks & bit))
            yield from self.costs if node.cost else ()
        elif isinstance(node, Trigger):
            yield from _entry(self.events, node.event)
        elif isinstance(node, TurnCards):
            yield from _entry(self.turned, node.orientation)
        elif isinstance(node, words.Test | Modifier):
            yield from _entry(self.values, node.char)

    def every_clause(self) -> set[str]:
        """Every clause that can be named."""
        tables = (self.kinds, self.parts, self.marks)
        several = chain(*(chain(*table.values()) for table in tables))
        ones = (self.values, self.events, self.turned)
        return {*several, *self.costs, *chain(*(table.values() for table in ones))}


def _entry(table: Mapping[int, str], key: int) -> Clauses:
    return (table[key],) if key in table else ()
