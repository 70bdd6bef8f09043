"""A grammar whose every line both reads and prints.

    effect  = Draw : draw {count:number} card       a node: tag, then words and slots
    trigger = Placed : when {who:noun} is placed {origin?:from}     a slot that may be absent
    effect  = Give : {?may:you may} give {what:noun}                a flag and its words
    zone    = Zone : your hand {=where:HAND}        a field this line fixes
    place   = HAND : hand                           a constant
    noun    = | self | other                        other nonterminals, no node of its own
    from    = | from {zone}                         the same with words around it
    effects = * effect ; , ; , and                  a list: item ; separator ; last separator

A tag names a frozen dataclass of `nodes` or a value of `constants`. Slots, flags and fixed
values name fields of the dataclass; a field that the line does not mention keeps its default. A
fixed value is a name from `constants` or a Python literal. An absent slot gives the field's
default (None if it has none), an absent flag False. A list is a tuple of one or more items; a
fourth part (`; item`) names another nonterminal for the items after the first, and a missing
last separator is the separator. `#` starts a comment at the start of a line or between spaces.
Every line reads at least one token, and no nonterminal may begin with or pass to itself.

A node is printed by the first line of its class that fits: fixed fields equal, unmentioned
fields at their default, and every slot printable.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bythebook.text.lines import Entry, Key, Line, Listing, Rule, Terminal
from bythebook.text.lines import same as _same
from bythebook.text.notation import GrammarError, Notation
from bythebook.text.reading import (
    MAX_DEPTH,
    MAX_TOKENS,
    Ambiguous,
    Known,
    Reader,
    TextError,
    TooLarge,
    Unread,
)

__all__ = [
    "Ambiguous",
    "Grammar",
    "GrammarError",
    "Terminal",
    "TextError",
    "TooLarge",
    "Unprintable",
    "Unread",
]


_OTHERS = 10_000  # tokens that are no words of the grammar, remembered by their kind
_PHRASES = 100_000  # remembered with what they were read as


@dataclass(eq=False)
class Unprintable(TextError):
    """No line of the nonterminal prints this node."""

    node: object
    nonterminal: str

    def __str__(self) -> str:
        return f"no line of {self.nonterminal!r} prints {self.node!r:.200}"


class Grammar:
    """Grammar lines, ready to read and to print; safe to share between threads."""

    def __init__(
        self,
        text: str,
        *,
        nodes: Mapping[str, type],
        terminals: Mapping[str, Terminal],
        constants: Mapping[str, object] | None = None,
    ) -> None:
        self._rules = Notation(text, nodes, terminals, constants or {}).rules
        self._terminals = [rule for rule in self._rules.values() if rule.terminal]
        self._by_key: dict[Key, list[set[int]]] = {}
        for rule in self._rules.values():
            for key in rule.firsts or ():
                self._by_key.setdefault(key, []).append(rule.begins)
            for branch in rule.branch.settle():
                for key in branch.firsts:
                    self._by_key.setdefault(key, []).append(branch.begins)
        # Tokens that the grammar cannot tell apart are of one kind, a small number by which
        # a rule or a branch tells whether it can begin with such a token.
        self._kinds: dict[tuple[Key, ...], int] = {}
        self._new_kinds = itertools.count()
        self._known_words = {word: self._kind((word,), word) for word in self.words}
        self._others: dict[str, int] = {}  # numbers, traits and names met so far
        self._end = next(self._new_kinds)  # no entry begins with the end
        self._known: dict[int, Known] = {}  # by rule: phrases of the texts read so far
        self._learnt = 0
        # What is known from other texts is shared: one text is read at a time.
        self._reading = threading.RLock()
        self._printers: dict[tuple[Rule, type], list[Entry]] = {}
        self._rivals: dict[tuple[Rule, Entry, type], list[Entry]] = {}

    @property
    def words(self) -> frozenset[str]:
        """Every word that a line reads literally."""
        found: set[str] = set()
        for rule in self._rules.values():
            for entry in rule.entries:
                if isinstance(entry, Line):
                    found.update(word for item in entry.items for word in item.words)
                elif isinstance(entry, Listing):
                    found.update(entry.between, entry.last)
        return frozenset(found)

    def parse(self, tokens: Sequence[str], start: str) -> object:
        """The one reading of all the tokens; raises Unread, Ambiguous or TooLarge."""
        with self._reading:
            return self._read(tokens, start)[0]

    def read_back(self, tokens: list[str], start: str) -> object:
        """The one reading of all the tokens, which prints as these tokens and no others.

        If another wording is printed for what was read, this one has a line too many: it is
        Unread from where they part. Only where a reader could not tell is anything printed.
        """
        with self._reading:
            node, doubtful = self._read(tokens, start)
        shown = self.show(node, start) if doubtful else tokens
        if shown != tokens:
            both = enumerate(zip(tokens, shown, strict=False))
            at = next((i for i, (a, b) in both if a != b), min(len(tokens), len(shown)))
            raise Unread((at, len(tokens)), tuple(shown[at : at + 1]), " ".join(tokens[at:]))
        return node

    def _read(self, tokens: Sequence[str], start: str) -> tuple[object, bool]:
        """The one reading, and whether it might print as other tokens."""
        rule = self._rule(start)
        if len(tokens) > MAX_TOKENS:
            raise TooLarge("tokens", MAX_TOKENS)
        if self._learnt > _PHRASES:
            self.forget()
        kinds = [self._kind_of(token) for token in tokens]
        reader = Reader([*tokens, ""], [*kinds, self._end], self._known, self.is_first)
        try:
            return reader.whole(rule), reader.doubtful
        except RecursionError:
            # The caller's own stack was nearly full.
            raise TooLarge("nested phrases", MAX_DEPTH) from None
        finally:
            self._learnt += reader.learnt

    def forget(self) -> None:
        """Let go of the phrases read so far: the next texts are read from the beginning."""
        self._known = {}
        self._learnt = 0

    def show(self, node: object, start: str) -> list[str]:
        """The tokens that read as the node; raises Unprintable or TooLarge."""
        printer = _Printer(self)
        try:
            tokens = printer.show(self._rule(start), node, 0)
        except RecursionError:
            raise TooLarge("nested phrases", MAX_DEPTH) from None
        if tokens is None:
            raise Unprintable(*printer.stuck)
        return tokens

    def _rule(self, name: str) -> Rule:
        if name not in self._rules:
            raise KeyError(f"the grammar has no nonterminal {name!r}")
        return self._rules[name]

    def _kind_of(self, token: str) -> int:
        kind = self._known_words.get(token)
        if kind is None:
            kind = self._others.get(token)
        if kind is None:
            kind = self._kind((), token)
            if len(self._others) < _OTHERS:
                self._others[token] = kind
        return kind

    def _kind(self, word: tuple[str, ...], token: str) -> int:
        classes = [t for t in self._terminals if t.terminal and t.terminal.matches(token)]
        keys: tuple[Key, ...] = (*word, *classes)
        kind = self._kinds.get(keys)
        if kind is None:
            kind = next(self._new_kinds)
            for key in keys:
                for begins in self._by_key.get(key, ()):
                    begins.add(kind)
            self._kinds[keys] = kind
        return kind

    def printers(self, rule: Rule, sort: type) -> list[Entry]:
        """The entries of a rule, and of the rules it passes to, that can print such a value."""
        known = self._printers.get((rule, sort))
        if known is None:
            known = [rule] if rule.terminal else []
            for entry in rule.entries:
                if isinstance(entry, Rule):
                    known += self.printers(entry, sort)
                elif (entry.prints if isinstance(entry, Line) else tuple) in (sort, None):
                    known.append(entry)
            self._printers[rule, sort] = known
        return known

    def is_first(self, rule: Rule, entry: Entry, node: object) -> bool:
        """Whether no entry of a rule before the one that has read a value prints it, too."""
        sort = type(node)
        rivals = self._rivals.get((rule, entry, sort))
        if rivals is None:
            printers = self.printers(rule, sort)
            rivals = self._rivals[rule, entry, sort] = printers[: printers.index(entry)]
        for rival in rivals:
            if not isinstance(rival, Line) or rival.may_print(node):
                if _Printer(self).show_entry(rival, node, 0) is not None:
                    return False
        return True


class _Printer:
    """One node being printed."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        # The node is kept with its tokens: an id is only good as long as its object lives.
        self.memo: dict[tuple[Rule, int], tuple[object, list[str] | None]] = {}
        self.stuck: tuple[object, str] = (None, "")
        self.stuck_depth = -1

    def show(self, rule: Rule, node: object, depth: int) -> list[str] | None:
        """The node's tokens by the first entry of the rule that fits, or None."""
        if depth > MAX_DEPTH:
            raise TooLarge("nested phrases", MAX_DEPTH)
        key = (rule, id(node))
        known = self.memo.get(key)
        if known is not None:
            return known[1]
        tokens: list[str] | None = None
        for entry in self.grammar.printers(rule, type(node)):
            tokens = self.show_entry(entry, node, depth + 1)
            if tokens is not None:
                break
        if tokens is None and depth > self.stuck_depth:
            self.stuck, self.stuck_depth = (node, rule.name), depth
        self.memo[key] = (node, tokens)
        return tokens

    def show_entry(self, entry: Entry, node: object, depth: int) -> list[str] | None:
        if isinstance(entry, Line):
            return self.show_line(entry, node, depth)
        if isinstance(entry, Listing):
            return self.show_list(entry, node, depth)
        token = None if entry.terminal is None else entry.terminal.token(node)
        return None if token is None else [token]

    def show_line(self, line: Line, node: object, depth: int) -> list[str] | None:
        if not line.may_print(node):
            return None
        tokens: list[str] = []
        for item in line.items:
            name, words, rule, optional = item
            value = getattr(node, name) if name else node
            if rule is None:
                if value is True or not name:
                    tokens += words
                elif value is not False:
                    return None
            elif not (optional and _same(value, line.absent[name])):
                shown = self.show(rule, value, depth)
                if shown is None:
                    return None
                tokens += shown
        return tokens

    def show_list(self, listing: Listing, node: Any, depth: int) -> list[str] | None:
        tokens: list[str] = []
        for k, item in enumerate(node):
            if k:
                tokens += listing.last if k == len(node) - 1 else listing.between
            shown = self.show(listing.later if k else listing.first, item, depth)
            if shown is None:
                return None
            tokens += shown
        return tokens or None
