"""Reading tokens by the lines of a grammar: every reading, or where it got stuck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from bythebook.text.lines import Branch, Line, Listing, Rule

# Far above any printed ability, low enough that hostile text ends within a few seconds.
MAX_TOKENS: Final = 50_000
_PLACES: Final = MAX_TOKENS + 1  # the end is one
MAX_DEPTH: Final = 120
MAX_STEPS: Final = 2_000_000


# What was read, and the position after it. Most readings are dead ends, so nodes are built only
# at the end; until then a reading is a tree: (line, values), (listing, cell) or (terminal,
# value), where a cell is the cell before it and one more item.
_Tree = tuple[Any, Any]
_Reading = tuple[Any, int]


class TextError(Exception):
    """A text that has no single reading, or a node that has no text."""


@dataclass(eq=False)
class Unread(TextError):
    """No reading reaches the end: `tokens[span[0]:span[1]]` is where every line got stuck.

    `expected` names the words, terminals and nonterminals that could have come there; `found`
    is the beginning of what did.
    """

    span: tuple[int, int]
    expected: tuple[str, ...]
    found: str

    def __str__(self) -> str:
        found = repr(self.found) if self.found else "the end"
        wanted = ", ".join(self.expected[:12]) + (", ..." if len(self.expected) > 12 else "")
        return f"unread from token {self.span[0]} ({found}): expected {wanted}"


@dataclass(eq=False)
class Ambiguous(TextError):
    """The text has two different readings; `lines` are the grammar lines where they part."""

    readings: tuple[object, object]
    lines: tuple[int, int]

    def __str__(self) -> str:
        (one, other), (line, other_line) = self.readings, self.lines
        return f"two readings by grammar lines {line} and {other_line}: {one!r:.200} {other!r:.200}"


@dataclass(eq=False)
class TooLarge(TextError):
    """The text is too long, too deeply nested or too costly to read."""

    what: str
    limit: int

    def __str__(self) -> str:
        return f"more than {self.limit} {self.what}"


class Reader:
    """One text being read: memoised recursive descent that keeps every reading.

    Of the readings of one phrase by one rule, two different ones are kept at most: that is
    enough to call the text ambiguous, and keeps an ambiguous text from costing exponential time.
    """

    def __init__(self, tokens: list[str], kinds: list[int]) -> None:
        # The last token is the empty one, for the end; it has a kind too.
        self.tokens = tokens
        self.kinds = kinds
        # By rule and position in one number: cheaper than a pair, and there are many.
        self.memo: dict[int, list[_Reading]] = {}
        self.built: dict[int, tuple[_Tree, object]] = {}
        self.steps = 0
        # The furthest token that was looked at, and what was looking.
        self.furthest = 0
        self.looking: list[Branch | Iterable[str]] = []

    def whole(self, start: Rule) -> object:
        """The one reading of the whole text."""
        end = len(self.tokens) - 1
        readings = self.read(start, 0, 0)
        trees = [tree for tree, after in readings if after == end]
        if not trees:
            for _, after in readings:
                self.look(after, ("the end",))
            found = " ".join(self.tokens[self.furthest : min(end, self.furthest + 8)])
            raise Unread((self.furthest, end), self.expected(), found)
        if len(trees) > 1:
            one, other = trees
            raise Ambiguous((self.build(one), self.build(other)), _parting(one, other))
        return self.build(trees[0])

    def read(self, rule: Rule, at: int, depth: int) -> list[_Reading]:
        """Every reading by the rule of a phrase that begins at the position."""
        place = rule.index * _PLACES + at
        known = self.memo.get(place)
        if known is not None:
            return known
        if depth > MAX_DEPTH:
            raise TooLarge("nested phrases", MAX_DEPTH)
        self.steps += 1
        kind = self.kinds[at]
        readings: list[_Reading] = []
        if kind not in rule.begins:
            self.look(at, (rule.name,))
        elif rule.terminal:
            try:
                readings.append(((rule, rule.terminal.read(self.tokens[at])), at + 1))
            except ValueError:
                self.look(at, (rule.name,))
        else:
            if kind in rule.branch.begins:
                readings = self.read_lines(rule.branch, at, depth + 1)
            elif at >= self.furthest:
                self.look(at, rule.branch)
            others = rule.beginning.get(kind)
            for entry in rule.others_at(kind) if others is None else others:
                if isinstance(entry, Rule):
                    readings += self.read(entry, at, depth + 1)
                else:
                    readings += self.read_list(entry, at, depth + 1)
            if at >= self.furthest:
                self.look(at, [entry.name for entry in rule.others if isinstance(entry, Rule)])
            if len(readings) > 1:
                readings = self.distinct(readings)
        self.memo[place] = readings
        return readings

    def read_lines(self, branch: Branch, at: int, depth: int) -> list[_Reading]:
        """Every reading by lines, each way on from each branch tried in turn."""
        tokens, kinds, memo = self.tokens, self.kinds, self.memo
        readings: list[_Reading] = []
        todo: list[tuple[Branch, tuple[Any, ...], int]] = [(branch, (), at)]
        while todo:
            branch, values, here = todo.pop()
            while True:
                for line in branch.lines:
                    readings.append(((line, values), here))
                if here >= self.furthest:
                    self.look(here, branch)
                moves = branch.moves.get(kinds[here])
                if moves is None:
                    moves = branch.find_moves(kinds[here], tokens[here])
                word, flags, slots = moves
                for words, absent, edge in flags:
                    after = here + len(words)
                    if tokens[here:after] == words:
                        todo.append((edge, (*values, True), after))
                    elif after > self.furthest:
                        self.look_words(here, words)
                    if absent:
                        todo.append((edge, (*values, False), here))
                for rule, begins, absent, edge in slots:
                    if begins:
                        found = memo.get(rule.index * _PLACES + here)
                        if found is None:
                            found = self.read(rule, here, depth)
                        for tree, after in found:
                            if edge.ends or kinds[after] in edge.begins:
                                todo.append((edge, (*values, tree), after))
                            elif after >= self.furthest:
                                self.look(after, edge)
                    if absent:
                        todo.append((edge, (*values, None), here))
                if word is None:
                    break
                branch = word
                here += 1
            self.steps += 1
        self.work(len(readings))
        return readings

    def read_list(self, listing: Listing, at: int, depth: int) -> list[_Reading]:
        unfinished: list[_Reading] = [
            ((listing, (None, tree)), after) for tree, after in self.read(listing.first, at, depth)
        ]
        readings = list(unfinished)
        while unfinished:
            longer: list[_Reading] = []
            for (_, cell), here in unfinished:
                for words, grown in ((listing.last, readings), (listing.between, longer)):
                    after = here + len(words)
                    if self.tokens[here:after] == words:
                        found = self.read(listing.later, after, depth)
                        self.work(len(found))
                        grown += [((listing, (cell, tree)), end) for tree, end in found]
                    else:
                        self.look_words(here, words)
            unfinished = self.distinct(longer) if len(longer) > 1 else longer
        return readings

    def work(self, amount: int) -> None:
        self.steps += amount
        if self.steps > MAX_STEPS:
            raise TooLarge("steps", MAX_STEPS)

    def look_words(self, at: int, words: list[str]) -> None:
        """Note how far the words, which do not all stand at the position, do."""
        for word in words:
            if self.tokens[at] != word:
                self.look(at, (word,))
                break
            at += 1

    def look(self, at: int, looking: Branch | Iterable[str]) -> None:
        """Note what is looked for at a position: text that is not read got stuck there."""
        if at > self.furthest:
            self.furthest = at
            self.looking = [looking]
        elif at == self.furthest:
            self.looking.append(looking)

    def expected(self) -> tuple[str, ...]:
        """The words, terminals and nonterminals looked for at the furthest token."""
        expected: set[str] = set()
        for looking in self.looking:
            expected |= looking.expected() if isinstance(looking, Branch) else set(looking)
        return tuple(sorted(expected))

    def distinct(self, readings: list[_Reading]) -> list[_Reading]:
        """At most two different readings for each end."""
        if len({after for _, after in readings}) == len(readings):
            return readings
        kept: list[_Reading] = []
        built: dict[int, list[object]] = {}
        for tree, after in readings:
            others = built.setdefault(after, [])
            if len(others) < 2:
                node = self.build(tree)
                if node not in others:
                    others.append(node)
                    kept.append((tree, after))
        return kept

    def build(self, tree: _Tree) -> object:
        """The node, tuple or value of a tree."""
        known = self.built.get(id(tree))
        if known is not None:
            return known[1]
        head, body = tree
        node: object
        if isinstance(head, Line):
            if not body:
                return head.always()
            arguments = dict(head.given)
            for name, value in zip(head.names, body, strict=True):
                if value is not None:
                    arguments[name] = self.build(value) if isinstance(value, tuple) else value
            node = head.make(**arguments)
        elif isinstance(head, Listing):
            items = _items(body)
            self.work(len(items))
            node = tuple([self.build(item) for item in items])
        else:
            node = body
        # The tree is kept with its node: an id is only good as long as its object lives.
        self.built[id(tree)] = (tree, node)
        return node


def _items(cell: Any) -> list[_Tree]:
    items = []
    while cell is not None:
        cell, item = cell
        items.append(item)
    return items[::-1]


def _parting(one: Any, other: Any) -> tuple[int, int]:
    """The numbers of the lines at which two readings of the same tokens part."""
    lines = (0, 0)
    while isinstance(one, tuple) and isinstance(other, tuple):
        head = one[0]
        if isinstance(head, Rule) or isinstance(other[0], Rule):
            break
        lines = (head.number, other[0].number)
        if head is not other[0]:
            break
        parts = one[1], other[1]
        if isinstance(head, Listing):
            parts = _items(one[1]), _items(other[1])
        # The same phrase read by the same rule is the same object.
        parted = ((x, y) for x, y in zip(*parts, strict=False) if x is not y)
        one, other = next(parted, (None, None))
    return lines
