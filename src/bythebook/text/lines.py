"""The notation of a grammar: its lines as data, checked when they are read.

`grammar.py` describes the notation and does the reading and printing.
"""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple


@dataclass(eq=False)
class GrammarError(Exception):
    """The grammar is wrong: (line number, what is wrong there) for each problem found."""

    problems: tuple[tuple[int, str], ...]

    def __str__(self) -> str:
        return "\n".join(f"grammar line {number}: {what}" for number, what in self.problems)


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

_LINE = re.compile(r"(\w+)\s*=\s*(?:(?P<sort>[|*])|(?P<tag>\w+)\s*:)(?P<rest>.*)")
_COMMENT = re.compile(r"^\s*#.*|\s#(\s.*)?$")
_PIECE = re.compile(
    r"\{\?(?P<flag>\w+):(?P<said>[^{}]*)\}|\{=(?P<fixed>\w+):(?P<value>[^{}]*)\}"
    r"|\{(?:(?P<slot>\w+)(?P<absent>\??):)?(?P<rule>\w+)\}|(?P<word>[^\s{}]+)|(?P<odd>\S+)"
)


def same(one: object, other: object) -> bool:
    """Equality that tells True from 1: a node's fields print differently for each."""
    return type(one) is type(other) and one == other


class _Wrong(Exception):
    """What is wrong with the line being read."""


class Notation:
    """Reads grammar lines to rules, and reports every line that is wrong at once."""

    def __init__(
        self,
        text: str,
        nodes: Mapping[str, type],
        terminals: Mapping[str, Terminal],
        constants: Mapping[str, object],
    ) -> None:
        self.nodes = nodes
        self.constants = constants
        self.rules = {name: Rule(name, terminal) for name, terminal in terminals.items()}
        self.problems: list[tuple[int, str]] = []
        matched: list[tuple[int, re.Match[str]]] = []
        for number, written in enumerate(text.splitlines(), 1):
            line = _COMMENT.sub("", written).strip()
            match = _LINE.fullmatch(line)
            if match:
                name = match[1]
                self.rules.setdefault(name, Rule(name))
                matched.append((number, match))
            elif line:
                self.problems.append((number, f"not a grammar line: {line!r}"))
        for number, match in matched:
            try:
                self._add(number, self.rules[match[1]], match)
            except _Wrong as wrong:
                self.problems.append((number, str(wrong)))
        checked: set[Rule] = set()
        for rule in self.rules.values():
            self._find_firsts(rule, ())
            self._check_passing(rule, (), checked)
        if self.problems:
            raise GrammarError(tuple(sorted(self.problems)))
        for index, rule in enumerate(self.rules.values()):
            rule.index = index
            rule.take_in()

    def _rule(self, name: str) -> Rule:
        if name not in self.rules:
            raise _Wrong(f"unknown nonterminal {name!r}")
        return self.rules[name]

    def _add(self, number: int, rule: Rule, match: re.Match[str]) -> None:
        if rule.terminal:
            raise _Wrong(f"{rule.name!r} is a terminal")
        if any(isinstance(entry, Listing) for entry in rule.entries):
            raise _Wrong(f"{rule.name!r} is a list and can have no other line")
        entries: list[Entry]
        if match["sort"] == "|":
            entries = [self._passing(number, part.strip()) for part in match["rest"].split("|")]
        elif match["sort"] == "*":
            if rule.entries:
                raise _Wrong(f"{rule.name!r} has other lines and cannot be a list")
            entries = [self._listing(number, match["rest"])]
        else:
            entries = [self._line(number, match["tag"], match["rest"])]
        for entry in entries:
            rule.entries.append(entry)
            rule.numbers.append(number)
            if isinstance(entry, Line):
                rule.branch.add(entry)
            else:
                rule.others.append(entry)

    def _listing(self, number: int, rest: str) -> Listing:
        parts = [part.strip() for part in rest.split(";")]
        if not 2 <= len(parts) <= 4:
            raise _Wrong("a list is written: * item ; separator ; last separator ; later items")
        first = self._rule(parts[0])
        later = self._rule(parts[3]) if len(parts) == 4 else first
        between = parts[1].split()
        return Listing(number, first, later, between, parts[2].split() if parts[2:] else between)

    def _passing(self, number: int, rest: str) -> Entry:
        if re.fullmatch(r"\w+", rest):
            return self._rule(rest)
        line = Line(number, lambda it: it, None)
        for piece in _PIECE.finditer(rest):
            self._piece(line, piece)
        if [item.name for item in line.items if item.rule] != [""] or line.names or line.fixed:
            raise _Wrong(f"{rest!r} is neither a nonterminal nor words around one {{nonterminal}}")
        line.names.append("it")
        line.rules += [item.rule for item in line.items if item.rule]
        return line

    def _constant(self, number: int, tag: str, rest: str) -> Line:
        value = self.constants[tag]
        line = Line(number, lambda: value, type(value), (value,))
        for piece in _PIECE.finditer(rest):
            self._piece(line, piece)
        if line.fixed or any(item.name or item.rule for item in line.items):
            raise _Wrong(f"{tag} is a constant and has no fields")
        return line

    def _line(self, number: int, tag: str, rest: str) -> Line:
        if tag not in self.nodes and tag in self.constants:
            return self._constant(number, tag, rest)
        if tag not in self.nodes:
            raise _Wrong(f"{tag!r} is neither a node nor a constant")
        node = self.nodes[tag]
        line = Line(number, node, node)
        params = getattr(node, "__dataclass_params__", None)
        if params is None or not (params.frozen and params.eq):
            # Readings share nodes and are compared.
            raise _Wrong(f"{tag} is not a frozen dataclass with equality")
        fields = {f.name: f for f in dataclasses.fields(node) if f.init}
        for piece in _PIECE.finditer(rest):
            self._piece(line, piece)
            if piece["rule"] and not piece["slot"]:
                raise _Wrong(f"{piece[0]} names no field of {tag}")
        mentioned = [*line.names, *line.fixed]
        for name in mentioned:
            if name not in fields:
                raise _Wrong(f"{tag} has no field {name!r}")
            if mentioned.count(name) > 1:
                raise _Wrong(f"field {name!r} is given twice")
        line.given.update(line.fixed)
        for item in line.items:
            if item.rule and item.optional:
                default = _default(fields[item.name])
                if default is dataclasses.MISSING:
                    line.given[item.name] = default = None
                line.absent[item.name] = default
        for name in fields.keys() - set(mentioned):
            line.fixed[name] = _default(fields[name])
            if line.fixed[name] is dataclasses.MISSING:
                raise _Wrong(f"field {name!r} of {tag} is missing and has no default")
        return line

    def _piece(self, line: Line, piece: re.Match[str]) -> None:
        if piece["word"]:
            if line.items and line.items[-1].words and not line.items[-1].name:
                line.items[-1].words.append(piece["word"])
            else:
                line.items.append(Item("", [piece["word"]], None, False))
        elif piece["flag"]:
            words = piece["said"].split()
            if not words:
                raise _Wrong(f"flag {piece['flag']!r} has no words")
            line.items.append(Item(piece["flag"], words, None, True))
            line.names.append(piece["flag"])
            line.rules.append(None)
        elif piece["rule"]:
            rule = self._rule(piece["rule"])
            line.items.append(Item(piece["slot"] or "", [], rule, bool(piece["absent"])))
            if piece["slot"]:
                line.names.append(piece["slot"])
                line.rules.append(rule)
        elif piece["fixed"]:
            if piece["fixed"] in line.fixed:
                raise _Wrong(f"field {piece['fixed']!r} is given twice")
            line.fixed[piece["fixed"]] = self._value(piece["value"].strip())
        else:
            raise _Wrong(f"cannot read {piece[0]!r}")

    def _value(self, text: str) -> object:
        if text in self.constants:
            return self.constants[text]
        try:
            return ast.literal_eval(text)
        except (ValueError, SyntaxError):
            raise _Wrong(f"{text!r} is neither a constant nor a Python literal") from None

    def _find_firsts(self, rule: Rule, path: tuple[Rule, ...]) -> set[Key]:
        """What the first token of the rule can be; a path that returns to itself is reported."""
        if rule.firsts is not None:
            return rule.firsts
        firsts: set[Key] = {rule} if rule.terminal else set()
        for number, entry in zip(rule.numbers, rule.entries, strict=True):
            for lead in self._leads(number, entry):
                if isinstance(lead, str):
                    firsts.add(lead)
                elif lead is rule or lead in path:
                    names = [r.name for r in (*path, rule, lead)]
                    chain = " > ".join(names[names.index(lead.name) :])
                    self.problems.append((number, f"left recursion: {chain}"))
                else:
                    firsts |= self._find_firsts(lead, (*path, rule))
        rule.firsts = firsts
        return firsts

    def _check_passing(self, rule: Rule, path: tuple[Rule, ...], checked: set[Rule]) -> None:
        """Report a value that would be its own reading with words around it, without end."""
        for number, entry in zip(rule.numbers, rule.entries, strict=True):
            target = entry if isinstance(entry, Rule) else None
            if isinstance(entry, Line) and entry.prints is None:
                target = next(item.rule for item in entry.items if item.rule)
            if target is rule or target in path:
                self.problems.append((number, f"{rule.name!r} passes to itself"))
            elif target is not None and target not in checked:
                self._check_passing(target, (*path, rule), checked)
        checked.add(rule)

    def _leads(self, number: int, entry: Entry) -> list[Key]:
        """The words and rules an entry can begin with."""
        if isinstance(entry, Rule):
            return [entry]
        if isinstance(entry, Listing):
            return [entry.first]
        leads: list[Key] = []
        for item in entry.items:
            leads.append(item.rule or item.words[0])
            if not item.optional:
                return leads
        self.problems.append((number, "the line can read nothing: not every piece may be absent"))
        return leads


def _default(member: dataclasses.Field[Any]) -> object:
    if member.default_factory is not dataclasses.MISSING:
        return member.default_factory()
    return member.default
