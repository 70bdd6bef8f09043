"""Reading tokens by the lines of a grammar: every reading, or where it got stuck."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from bythebook.text.lines import Branch, Line, Listing, Rule

# Far above any printed ability, low enough that hostile text ends within a few seconds.
MAX_TOKENS: Final = 50_000
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
        self.memo: dict[tuple[Rule, int], list[_Reading]] = {}
        self.built: dict[int, tuple[_Tree, object]] = {}
        self.steps = 0
        self.furthest = 0
        self.expected: list[Iterable[str]] = []

    def whole(self, start: Rule) -> object:
        """The one reading of the whole text."""
        end = len(self.tokens) - 1
        readings = self.read(start, 0, 0)
        trees = [tree for tree, after in readings if after == end]
        if not trees:
            for _, after in readings:
                self.miss(after, ("the end",))
            found = " ".join(self.tokens[self.furthest : min(end, self.furthest + 8)])
            expected = {word for words in self.expected for word in words}
            raise Unread((self.furthest, end), tuple(sorted(expected)), found)
        if len(trees) > 1:
            one, other = trees
            raise Ambiguous((self.build(one), self.build(other)), _parting(one, other))
        return self.build(trees[0])

    def read(self, rule: Rule, at: int, depth: int) -> list[_Reading]:
        """Every reading by the rule of a phrase that begins at the position."""
        known = self.memo.get((rule, at))
        if known is not None:
            return known
        if depth > MAX_DEPTH:
            raise TooLarge("nested phrases", MAX_DEPTH)
        self.work(1)
        readings: list[_Reading] = []
        if self.kinds[at] not in rule.begins:
            self.miss(at, (rule.name,))
        elif rule.terminal:
            try:
                readings.append(((rule, rule.terminal.read(self.tokens[at])), at + 1))
            except ValueError:
                self.miss(at, (rule.name,))
        else:
            if rule.branch.ends or self.kinds[at] in rule.branch.begins:
                readings = self.read_lines(rule.branch, at, depth + 1)
            elif at >= self.furthest:
                self.miss_branch(at, rule.branch)
            kind = self.kinds[at]
            for entry in rule.others:
                if isinstance(entry, Rule):
                    if kind in entry.begins:
                        readings += self.read(entry, at, depth + 1)
                    elif at >= self.furthest:
                        self.miss(at, (entry.name,))
                else:
                    readings += self.read_list(entry, at, depth + 1)
            if len(readings) > 1:
                readings = self.distinct(readings, self.build)
        self.memo[rule, at] = readings
        return readings

    def read_lines(self, branch: Branch, at: int, depth: int) -> list[_Reading]:
        """Every reading by lines; a state is the values read so far and the position."""
        tokens, kinds, memo = self.tokens, self.kinds, self.memo
        readings: list[_Reading] = []
        todo: list[tuple[Branch, list[_Reading]]] = [(branch, [((), at)])]
        while todo:
            branch, states = todo.pop()
            for line in branch.lines:
                readings += [((line, values), after) for values, after in states]
            if branch.words and len(states) == 1:
                [(values, here)] = states
                edge = branch.words.get(tokens[here])
                if edge is not None:
                    here += 1
                    if edge.ends or kinds[here] in edge.begins:
                        todo.append((edge, [(values, here)]))
                    elif here >= self.furthest:
                        self.miss_branch(here, edge)
                elif here >= self.furthest:
                    self.miss(here, branch.words)
            elif branch.words:
                # By edge, so that states which meet again are compared and do not multiply.
                onward: dict[Branch, list[_Reading]] = {}
                for values, here in states:
                    edge = branch.words.get(tokens[here])
                    if edge is not None:
                        onward.setdefault(edge, []).append((values, here + 1))
                    elif here >= self.furthest:
                        self.miss(here, branch.words)
                todo += [(edge, self.hopeful(edge, grown)) for edge, grown in onward.items()]
            for words, edge in branch.flags:
                size = len(words)
                grown = []
                for values, here in states:
                    if tokens[here : here + size] == words:
                        grown.append(((*values, True), here + size))
                    elif here + size > self.furthest:
                        self.miss_words(here, words)
                    grown.append(((*values, False), here))
                grown = self.hopeful(edge, grown)
                if len(grown) > 1:
                    grown = self.distinct(grown, self.build_values)
                if grown:
                    todo.append((edge, grown))
            for rule, optional, edge in branch.slots:
                grown = []
                for values, here in states:
                    if optional:
                        grown.append(((*values, None), here))
                    if kinds[here] in rule.begins:
                        found = memo.get((rule, here))
                        if found is None:
                            found = self.read(rule, here, depth)
                        self.work(len(found))
                        for tree, after in found:
                            grown.append(((*values, tree), after))
                    elif here >= self.furthest:
                        self.miss(here, (rule.name,))
                grown = self.hopeful(edge, grown)
                if grown:
                    if len(grown) > 1:
                        grown = self.distinct(grown, self.build_values)
                    todo.append((edge, grown))
        return readings

    def hopeful(self, branch: Branch, states: list[_Reading]) -> list[_Reading]:
        """The states from which the branch can go on, by the token that comes next."""
        if branch.ends:
            return states
        kinds, begins = self.kinds, branch.begins
        kept = []
        for state in states:
            if kinds[state[1]] in begins:
                kept.append(state)
            elif state[1] >= self.furthest:
                self.miss_branch(state[1], branch)
        return kept

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
                        self.miss_words(here, words)
            unfinished = self.distinct(longer, self.build) if len(longer) > 1 else longer
        return readings

    def work(self, amount: int) -> None:
        self.steps += amount
        if self.steps > MAX_STEPS:
            raise TooLarge("steps", MAX_STEPS)

    def miss_words(self, at: int, words: list[str]) -> None:
        """Note how far the words, which do not all stand at the position, do."""
        for word in words:
            if self.tokens[at] != word:
                self.miss(at, (word,))
                break
            at += 1

    def miss_branch(self, at: int, branch: Branch) -> None:
        """Note all that could have come next in a branch."""
        if branch.words:
            self.miss(at, branch.words)
        for words, edge in branch.flags:
            self.miss(at, words[:1])
            self.miss_branch(at, edge)
        for rule, optional, edge in branch.slots:
            self.miss(at, (rule.name,))
            if optional:
                self.miss_branch(at, edge)

    def miss(self, at: int, expected: Iterable[str]) -> None:
        if at > self.furthest:
            self.furthest = at
            self.expected = [expected]
        elif at == self.furthest:
            self.expected.append(expected)

    def distinct(self, readings: list[_Reading], build: Callable[[Any], object]) -> list[_Reading]:
        """At most two different readings for each end."""
        if len({after for _, after in readings}) == len(readings):
            return readings
        kept: list[_Reading] = []
        built: dict[int, list[object]] = {}
        for tree, after in readings:
            others = built.setdefault(after, [])
            if len(others) < 2:
                node = build(tree)
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

    def build_values(self, values: tuple[Any, ...]) -> list[object]:
        return [self.build(value) if isinstance(value, tuple) else value for value in values]


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
