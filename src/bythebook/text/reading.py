"""Reading tokens by the lines of a grammar: every reading, or where it got stuck."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from bythebook.text.lines import Branch, Entry, Line, Listing, Rule, same

# Far above any printed ability, low enough that hostile text ends within a few seconds.
MAX_TOKENS: Final = 50_000
_PLACES: Final = MAX_TOKENS + 1  # the end is one
MAX_DEPTH: Final = 120
MAX_STEPS: Final = 2_000_000
MAX_KNOWN: Final = 400  # tokens of the longest text whose phrases are remembered


# What was read, and how many tokens. Most readings are dead ends, so nodes are built only at
# the end; until then a reading is a tree: (line, values), (listing, cell) or (terminal, None),
# where a cell is the cell before it and one more item. A tree inside another stands with the
# tokens between their beginnings, so that a tree is good wherever the same tokens stand.
Tree = tuple[Any, Any]
_Reading = tuple[Any, int]
# The readings of a phrase by a rule, and how many tokens were looked at to find them.
_Found = tuple[list[_Reading], int]


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


class Known:
    """What tokens were read as by one rule, to be found again by their kinds.

    A tree of the kinds, each as a letter: `found` stands where all that was looked at has been.
    """

    __slots__ = ("edges", "found")

    def __init__(self) -> None:
        self.found: _Found | None = None
        self.edges: dict[str, tuple[str, Known]] = {}

    def find(self, shape: str, at: int) -> tuple[Known, int]:
        """How far the tokens from a position on are known: if `found` stands there, whole."""
        node = self
        while node.found is None:
            edge = node.edges.get(shape[at])
            if edge is None or not shape.startswith(edge[0], at):
                break
            at += len(edge[0])
            node = edge[1]
        return node, at

    def add(self, shape: str, found: _Found) -> None:
        """Remember what tokens, all that were looked at from here on, were read as."""
        node, at = self, 0
        while at < len(shape):
            edge = node.edges.get(shape[at])
            if edge is None:
                edge = node.edges[shape[at]] = (shape[at:], Known())
            passed, after = edge
            if not shape.startswith(passed, at):
                same = 1
                while passed[same] == shape[at + same]:
                    same += 1
                parting = Known()
                parting.edges[passed[same]] = (passed[same:], after)
                node.edges[shape[at]] = (passed[:same], parting)
                passed, after = passed[:same], parting
            node = after
            at += len(passed)
        node.found = found


class Reader:
    """One text being read: memoised recursive descent that keeps every reading.

    Of the readings of one phrase by one rule, two different ones are kept at most: that is
    enough to call the text ambiguous, and keeps an ambiguous text from costing exponential time.

    Texts are made of the same phrases, so what was `known` from others is not read again. A
    reader without such knowledge notes the furthest that it could come, which explains why a
    text cannot be read.
    """

    def __init__(
        self,
        tokens: list[str],
        kinds: list[int],
        known: dict[int, Known] | None,
        is_first: Callable[[Rule, Entry, object], bool],
    ) -> None:
        # The last token is the empty one, for the end; it has a kind too.
        self.tokens = tokens
        self.kinds = kinds
        self.known = known
        self.shape = "".join(map(chr, kinds))
        # Readings that depend on more than the kinds of tokens are not remembered for others.
        self.by_value = len(tokens) > MAX_KNOWN
        self.learnt = 0
        # By rule and position in one number: cheaper than a pair, and there are many.
        self.memo: dict[int, _Found] = {}
        # Whether what is read might print as other tokens: by an entry that comes first.
        self.doubtful = False
        self.is_first = is_first
        # Where readings are compared, trees that they share are built once.
        self.compared = False
        self.built: dict[tuple[int, int], tuple[Tree, object]] = {}
        self.steps = 0
        # The furthest token that was looked at, and what was looking.
        self.furthest = len(tokens) if known is not None else 0
        self.looking: list[Branch | Iterable[str]] = []

    def whole(self, start: Rule) -> object:
        """The one reading of the whole text."""
        end = len(self.tokens) - 1
        readings, _ = self.read(start, 0, 0)
        trees = [tree for tree, size in readings if size == end]
        if not trees:
            if self.known is not None:
                return self.without_knowledge(start)
            for _, size in readings:
                self.look(size, ("the end",))
            found = " ".join(self.tokens[self.furthest : min(end, self.furthest + 8)])
            raise Unread((self.furthest, end), self.expected(), found)
        self.compared = self.compared or len(trees) > 1
        try:
            nodes = [self.build(tree, 0, start) for tree in trees]
        except ValueError:
            # A token of a kind that is known, but with a value that the terminal refuses.
            return self.without_knowledge(start)
        if len(nodes) > 1:
            raise Ambiguous((nodes[0], nodes[1]), _parting(trees[0], trees[1]))
        return nodes[0]

    def without_knowledge(self, start: Rule) -> object:
        """The same, by a reader that knows nothing, and can explain where it got stuck."""
        self.doubtful = True
        return Reader(self.tokens, self.kinds, None, self.is_first).whole(start)

    def read(self, rule: Rule, at: int, depth: int) -> _Found:
        """Every reading by the rule of a phrase that begins at the position."""
        place = rule.index * _PLACES + at
        found = self.memo.get(place)
        if found is not None:
            return found
        if depth > MAX_DEPTH:
            raise TooLarge("nested phrases", MAX_DEPTH)
        self.steps += 1
        kind = self.kinds[at]
        if kind not in rule.begins:
            self.look(at, (rule.name,))
            found = ([], 1)
        elif rule.terminal:
            found = self.read_terminal(rule, at)
        else:
            known = None
            here = at
            if self.known is not None and kind in rule.branch.begins:
                # A rule that only passes to others knows nothing by itself.
                known = self.known.get(rule.index)
                if known is None:
                    known = self.known[rule.index] = Known()
                known, here = known.find(self.shape, at)
                found = known.found
            if found is None:
                found = self.read_entries(rule, at, depth + 1)
                if known is not None and not self.by_value:
                    self.learnt += 1
                    known.add(self.shape[here : at + found[1]], found)
        self.memo[place] = found
        return found

    def read_terminal(self, rule: Rule, at: int) -> _Found:
        assert rule.terminal
        try:
            rule.terminal.read(self.tokens[at])
        except ValueError:
            self.by_value = True
            self.look(at, (rule.name,))
            return [], 1
        return [((rule, None), 1)], 1

    def read_entries(self, rule: Rule, at: int, depth: int) -> _Found:
        """Every reading by the lines of a rule, its lists and the rules it passes to."""
        kind = self.kinds[at]
        readings: list[_Reading] = []
        reach = 1
        if kind in rule.branch.begins:
            readings, reach = self.read_lines(rule.branch, at, depth)
        elif at >= self.furthest:
            self.look(at, rule.branch)
        others = rule.beginning.get(kind)
        for entry in rule.others_at(kind) if others is None else others:
            if isinstance(entry, Rule):
                more, looked = self.read(entry, at, depth)
            else:
                more, looked = self.read_list(entry, at, depth)
            readings = readings + more if readings else more
            if looked > reach:
                reach = looked
        if at >= self.furthest:
            self.look(at, [entry.name for entry in rule.others if isinstance(entry, Rule)])
        if len(readings) > 1:
            readings = self.distinct(readings, at, rule)
        return readings, reach

    def read_lines(self, branch: Branch, at: int, depth: int) -> _Found:
        """Every reading by lines, each way on from each branch tried in turn."""
        tokens, kinds, memo = self.tokens, self.kinds, self.memo
        readings: list[_Reading] = []
        reach = at  # the last token looked at
        todo: list[tuple[Branch, tuple[Any, ...], int]] = [(branch, (), at)]
        while todo:
            branch, values, here = todo.pop()
            while True:
                for line in branch.lines:
                    readings.append(((line, values), here - at))
                if here >= self.furthest:
                    self.look(here, branch)
                if here > reach:
                    reach = here
                moves = branch.moves.get(kinds[here])
                if moves is None:
                    moves = branch.find_moves(kinds[here], tokens[here])
                word, flags, slots = moves
                for words, absent, edge in flags:
                    after = here + len(words)
                    if after > reach:
                        reach = after
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
                        if here + found[1] > reach:
                            reach = here + found[1]
                        for tree, size in found[0]:
                            after = here + size
                            if edge.ends or kinds[after] in edge.begins:
                                todo.append((edge, (*values, (tree, here - at)), after))
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
        return readings, min(reach + 1, len(kinds)) - at

    def read_list(self, listing: Listing, at: int, depth: int) -> _Found:
        found, reach = self.read(listing.first, at, depth)
        unfinished: list[_Reading] = [((listing, (None, tree, 0)), size) for tree, size in found]
        readings = list(unfinished)
        while unfinished:
            longer: list[_Reading] = []
            for (_, cell), size in unfinished:
                for words, grown in ((listing.last, readings), (listing.between, longer)):
                    here = at + size
                    after = here + len(words)
                    reach = max(reach, after - at)
                    if self.tokens[here:after] == words:
                        found, looked = self.read(listing.later, after, depth)
                        reach = max(reach, after - at + looked)
                        self.work(len(found))
                        grown += [
                            ((listing, (cell, tree, after - at)), after - at + more)
                            for tree, more in found
                        ]
                    elif self.known is None:
                        self.look_words(here, words)
            unfinished = self.distinct(longer, at, None) if len(longer) > 1 else longer
        return readings, min(reach, len(self.kinds) - at)

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

    def distinct(self, readings: list[_Reading], at: int, rule: Rule | None) -> list[_Reading]:
        """At most two different readings for each size."""
        if len({size for _, size in readings}) == len(readings):
            return readings
        self.by_value = self.compared = True
        kept: list[_Reading] = []
        built: dict[int, list[object]] = {}
        for tree, size in readings:
            others = built.setdefault(size, [])
            if len(others) < 2:
                node = self.build(tree, at, rule)
                if node not in others:
                    others.append(node)
                    kept.append((tree, size))
        return kept

    def build(self, tree: Tree, at: int, rule: Rule | None) -> object:
        """The node, tuple or value of a tree at a position, which a rule has read."""
        if self.compared:
            known = self.built.get((id(tree), at))
            if known is not None:
                return known[1]
        head, body = tree
        node: object
        if isinstance(head, Line):
            node = self.build_line(head, body, at) if body else head.always()
        elif isinstance(head, Listing):
            (first, _), *later = _items(body)
            self.work(len(later))
            rest = [self.build(item, at + after, head.later) for item, after in later]
            node = (self.build(first, at, head.first), *rest)
        else:
            node = head.terminal.read(self.tokens[at])
            self.doubtful = self.doubtful or head.terminal.show(node) != self.tokens[at]
        if rule is None or not (self.doubtful or self.is_first(rule, head, node)):
            self.doubtful = True
        if self.compared:
            # The tree is kept with its node: an id is only good as long as its object lives.
            self.built[id(tree), at] = (tree, node)
        return node

    def build_line(self, line: Line, body: tuple[Any, ...], at: int) -> object:
        """The node of a line: a slot that was read, but holds what it would without, is not."""
        arguments = dict(line.given)
        for name, rule, value in zip(line.names, line.rules, body, strict=True):
            if isinstance(value, tuple):
                held = arguments[name] = self.build(value[0], at + value[1], rule)
                if name in line.absent and same(held, line.absent[name]):
                    self.doubtful = True
            elif value is not None:
                arguments[name] = value
        return line.make(**arguments)


def _items(cell: Any) -> list[tuple[Tree, int]]:
    items = []
    while cell is not None:
        cell, item, after = cell
        items.append((item, after))
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
        parted = (
            (x[0], y[0])
            for x, y in zip(*parts, strict=False)
            if isinstance(x, tuple) and isinstance(y, tuple) and x[0] is not y[0]
        )
        one, other = next(parted, (None, None))
    return lines
