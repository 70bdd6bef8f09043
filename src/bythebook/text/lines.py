"""The lines of a grammar as data: rules, their lines and lists, and the ways on in them.

`notation.py` reads them, `grammar.py` describes how they are written.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Terminal:
    """A class of tokens that stand for values: numbers, quoted names, costs.

    `pattern` matches the whole token, `read` gives its value (ValueError: not of this class
    after all), and `show` gives back the token of a value of type `kind`.
    """

    pattern: str
    kind: type | tuple[type, ...]
    read: Callable[[str], object]
    show: Callable[[Any], str]

    @cached_property
    def matches(self) -> Callable[[str], object]:
        """Tells whether a token is of this class."""
        return re.compile(self.pattern).fullmatch

    def token(self, value: object) -> str | None:
        """The token that reads as this value, or None if there is none."""
        if not isinstance(value, self.kind):
            return None
        token = self.show(value)
        return token if self.matches(token) and same(self.read(token), value) else None


# Rules lead to each other in circles: the classes from here on have no repr, which would not end.


class Item(NamedTuple):
    """A piece of a line: words, a flag (a name and words) or a slot (a name and a rule).

    The slot of a line that builds no node has no name.
    """

    name: str
    words: list[str]
    rule: Rule | None
    optional: bool


@dataclass(eq=False, slots=True, repr=False)
class Line:
    """A line that builds a node, stands for a constant, or only puts words around a slot."""

    number: int
    make: Callable[..., object]
    prints: type | None  # the type of what it builds; None: of whatever its slot does
    constant: tuple[object, ...] = ()  # the value of a line that stands for one
    items: list[Item] = field(default_factory=list)
    # Fields that the line sets by itself or leaves at their default: it prints no other node.
    fixed: dict[str, object] = field(default_factory=dict)
    # What the fields of optional slots hold when the slot is absent.
    absent: dict[str, object] = field(default_factory=dict)
    # Arguments for the node whatever is read, and the names of those that are read, in order.
    given: dict[str, object] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    rules: list[Rule | None] = field(default_factory=list)  # that read them; none reads a flag
    made: list[object] = field(default_factory=list)  # by `always`

    def may_print(self, node: object) -> bool:
        """Whether it prints a node of its type, if it prints what is in the slots."""
        if self.constant:
            return same(node, *self.constant)
        for name, value in self.fixed.items():
            held = getattr(node, name)
            if held is not value and not same(held, value):
                return False
        return True

    def always(self) -> object:
        """What a line of nothing but words builds: nodes do not change, so one will do."""
        if not self.made:
            self.made.append(self.make(**self.given))
        return self.made[0]


@dataclass(eq=False, slots=True, repr=False)
class Listing:
    """A line that builds a tuple: `later` is the rule of the items after the first."""

    number: int
    first: Rule
    later: Rule
    between: list[str]
    last: list[str]


class Moves(NamedTuple):
    """The ways to go on from a branch at a token of one kind.

    A flag's words or a slot may be absent only where its branch can then go on; a slot is read
    only where its rule can begin.
    """

    word: Branch | None
    flags: list[tuple[list[str], bool, Branch]]  # words, may they be absent, what follows
    slots: list[tuple[Rule, bool, bool, Branch]]  # rule, can it begin, may it be absent, ...


@dataclass(eq=False, slots=True, repr=False)
class Branch:
    """Lines of a rule that begin alike, to read once what they share.

    `lines` end here; the others go on by a word, a flag or a slot to a branch of their own.
    `ends` says that a line can end here, with all that may be absent absent; otherwise the next
    token has to be one of `firsts`, of a kind in `begins`.
    """

    lines: list[Line] = field(default_factory=list)
    words: dict[str, Branch] = field(default_factory=dict)
    flags: list[tuple[list[str], Branch]] = field(default_factory=list)
    slots: list[tuple[Rule, bool, Branch]] = field(default_factory=list)
    ends: bool = False
    firsts: set[Key] = field(default_factory=set)
    begins: set[int] = field(default_factory=set)
    moves: dict[int, Moves] = field(default_factory=dict)  # those found so far, by kind

    def add(self, line: Line) -> None:
        """Put a line under the branch."""
        branch = self
        for item in line.items:
            if item.rule is not None:
                branch = branch._slot(item.rule, item.optional)
            elif item.name:
                branch = branch._flag(item.words)
            else:
                for word in item.words:
                    branch = branch.words.setdefault(word, Branch())
        branch.lines.append(line)

    def settle(self) -> list[Branch]:
        """Find what can come next, here and in every branch below; answers all of them."""
        found = [self]
        self.ends = bool(self.lines)
        self.firsts = set(self.words)
        for edge in self.words.values():
            found += edge.settle()
        for words, edge in self.flags:
            found += edge.settle()
            self.firsts |= {words[0]} | edge.firsts
            self.ends = self.ends or edge.ends
        for rule, optional, edge in self.slots:
            found += edge.settle()
            self.firsts |= rule.firsts or set()
            if optional:
                self.firsts |= edge.firsts
                self.ends = self.ends or edge.ends
        return found

    def find_moves(self, kind: int, token: str) -> Moves:
        """The ways to go on at a token of a kind: known words are each a kind of their own."""
        flags, slots = [], []
        for words, edge in self.flags:
            absent = edge.ends or kind in edge.begins
            if absent or words[0] == token:
                flags.append((words, absent, edge))
        for rule, optional, edge in self.slots:
            absent = optional and (edge.ends or kind in edge.begins)
            if absent or kind in rule.begins:
                slots.append((rule, kind in rule.begins, absent, edge))
        moves = self.moves[kind] = Moves(self.words.get(token), flags, slots)
        return moves

    def expected(self) -> set[str]:
        """All that could come next."""
        found = set(self.words)
        for words, edge in self.flags:
            found |= {words[0]} | edge.expected()
        for rule, optional, edge in self.slots:
            found.add(rule.name)
            if optional:
                found |= edge.expected()
        return found

    def _flag(self, words: list[str]) -> Branch:
        for known, branch in self.flags:
            if known == words:
                return branch
        self.flags.append((words, Branch()))
        return self.flags[-1][1]

    def _slot(self, rule: Rule, optional: bool) -> Branch:
        for known, maybe, branch in self.slots:
            if known is rule and maybe == optional:
                return branch
        self.slots.append((rule, optional, Branch()))
        return self.slots[-1][2]


@dataclass(eq=False, slots=True, repr=False)
class Rule:
    """A terminal, or a nonterminal with its entries in the order of the lines.

    An entry that is a rule is another nonterminal read in this one's place.
    """

    name: str
    terminal: Terminal | None = None
    index: int = 0  # among the rules of its grammar
    entries: list[Entry] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)  # the entries' lines
    # For reading: what its first token can be, the kinds of token that are that, the lines as
    # a tree, and the entries that are no lines.
    firsts: set[Key] | None = None
    begins: set[int] = field(default_factory=set)
    branch: Branch = field(default_factory=Branch)
    others: list[Listing | Rule] = field(default_factory=list)
    # The others that can begin with a token of a kind, as far as found.
    beginning: dict[int, list[Listing | Rule]] = field(default_factory=dict)

    def others_at(self, kind: int) -> list[Listing | Rule]:
        """The entries other than lines that can begin with a token of a kind."""
        found = self.beginning[kind] = [
            entry
            for entry in self.others
            if kind in (entry.first if isinstance(entry, Listing) else entry).begins
        ]
        return found

    def spelled_out(self) -> list[Line] | None:
        """Its lines and those of the rules it passes to, if they are nothing but words."""
        found: list[Line] = []
        for entry in self.entries:
            lines = [entry] if isinstance(entry, Line) else None
            if isinstance(entry, Rule):
                lines = entry.spelled_out()
            if lines is None or any(item.rule for line in lines for item in line.items):
                return None
            found += lines
        return found or None

    def take_in(self) -> None:
        """Read rules that are nothing but words along with the lines, to share their beginnings."""
        kept: list[Listing | Rule] = []
        for entry in self.others:
            lines = entry.spelled_out() if isinstance(entry, Rule) else None
            if lines is None:
                kept.append(entry)
            else:
                for line in lines:
                    self.branch.add(line)
        self.others = kept


Entry = Line | Listing | Rule
Key = str | Rule


def same(one: object, other: object) -> bool:
    """Equality that tells True from 1: a node's fields print differently for each."""
    return type(one) is type(other) and one == other
