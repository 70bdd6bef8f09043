"""The notation of a grammar, checked when it is read: `grammar.py` describes it."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bythebook.text.lines import Entry, Item, Key, Line, Listing, Rule, Terminal

_LINE = re.compile(r"(\w+)\s*=\s*(?:(?P<sort>[|*])|(?P<tag>\w+)\s*:)(?P<rest>.*)")
_COMMENT = re.compile(r"^\s*#.*|\s#(\s.*)?$")
_PIECE = re.compile(
    r"\{\?(?P<flag>\w+):(?P<said>[^{}]*)\}|\{=(?P<fixed>\w+):(?P<value>[^{}]*)\}"
    r"|\{(?:(?P<slot>\w+)(?P<absent>\??):)?(?P<rule>\w+)\}|(?P<word>[^\s{}]+)|(?P<odd>\S+)"
)


@dataclass(eq=False)
class GrammarError(Exception):
    """The grammar is wrong: (line number, what is wrong there) for each problem found."""

    problems: tuple[tuple[int, str], ...]

    def __str__(self) -> str:
        return "\n".join(f"grammar line {number}: {what}" for number, what in self.problems)


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
