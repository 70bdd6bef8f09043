"""Saying a datum of the kernel in plain words: a table of words a class, and a walk.

Whatever a text can mean has words of its own there, which say every field of it. Numbers that
stand for something are said by its name; what has no name is said to have none (`NO_WORDS`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, Final

from bythebook.kernel.abilities import resolve
from bythebook.kernel.language.words import (
    ANYONE,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    HAS,
    LACKS,
    OPPONENT,
    YOU,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts import lasting

Say = Callable[["Speaker", Any], str]

NO_WORDS: Final = "(what has no words yet)"

WHOSE: Final = {YOU: "your", OPPONENT: "your opponent's", ANYONE: "any player's"}
PLAYER: Final = {YOU: "you", OPPONENT: "your opponent", ANYONE: "each player"}
HOW: Final = {
    AT_LEAST: "or more",
    AT_MOST: "or less",
    EQUAL: "exactly",
    HAS: "among other things",
    LACKS: "not at all",
}
DURATIONS: Final = {
    lasting.UNSAID: "with no end said",
    lasting.END_OF_TURN: "until the turn ends",
    lasting.END_OF_OPPONENTS_NEXT_TURN: "until your opponent's next turn ends",
    lasting.THIS_GAME: "for the rest of the game",
    lasting.END_OF_YOUR_NEXT_TURN: "until your next turn ends",
    lasting.END_OF_NEXT_TURN: "until the next turn ends",
}
_BOUND: Final = {
    resolve.R_SUBJECT: "the card it happened to",
    resolve.R_CHOSEN: "what was chosen",
    resolve.R_MOVED: "what was moved or seen",
    resolve.R_OTHER: "the other card of what happened",
    resolve.R_EXTRA: "the cards looked at",
    resolve.R_BATCH: "the cards taken one by one",
    resolve.R_REVEALED: "the cards revealed",
    resolve.R_THEIRS: "what was chosen before that",
    resolve.R_LOOP: "how often it is still to be done",
    resolve.R_LOOP + 1: "how often it is still to be done within that",
    resolve.R_OUTCOME: "how it ended",
    resolve.R_PAID: "how often the cost was paid",
}
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def bound(reg: int) -> str:
    """What an earlier word of a text has bound; what has no name of its own gets a letter."""
    if reg in _BOUND:
        return _BOUND[reg]
    place = reg - max(_BOUND) - 1
    if 0 <= place < len(_LETTERS):
        return f"group {_LETTERS[place]}"
    return NO_WORDS


def kept(reg: int, usual: int) -> str:
    """How later words call what is found, if not as they usually do."""
    return "" if reg == usual else f" (from here on: {bound(reg)})"


def by_bits(table: Mapping[int, str], bits: int) -> list[str]:
    """The names of bits, the whole of them first; what has none is not passed over."""
    if bits in table:
        return [table[bits]]
    found: list[str] = []
    left = bits
    for bit, name in table.items():
        if bit and bits & bit == bit and left & bit:
            found.append(name)
            left &= ~bit
    if left:
        found.append(NO_WORDS)
    return found


class Names:
    """What a book calls its zones, characteristics and states; each book has its own."""

    chars: ClassVar[Sequence[str]] = ()
    states: ClassVar[dict[int, str]] = {}
    field: ClassVar[tuple[int, ...]] = ()
    """the zones in which cards can stand to each other"""
    relations: ClassVar[dict[int, str]] = {}
    """for `Cards.place`: which cards, seen from this one"""
    begins: ClassVar[frozenset[int]] = frozenset()
    """events whose words say whose they are"""
    spans: ClassVar[dict[int, str]] = {}
    """for durations of the book's own: how long"""

    def zones(self, zones: tuple[int, ...]) -> str:
        """Some kinds of zones together."""
        return NO_WORDS

    def value(self, char: int, value: int) -> str:
        """A value of a characteristic that is tested or given as bits."""
        return NO_WORDS

    def kind_of(self, test: Any) -> str:
        """What cards of a type are called, by the test of it, if there is one."""
        return "cards"

    def cannot(self, bits: int) -> str:
        """What cannot be done, or is so, by bits."""
        return NO_WORDS

    def event(self, trigger: Any, speaker: Speaker) -> str:
        """What an ability waits for, and of which card, if the kernel does not know the event."""
        return NO_WORDS

    def done_by(self, marks: int) -> str:
        """What abilities do that are known by their marks alone; nothing if they do nothing."""
        return ""

    def marks(self, marks: int) -> list[str]:
        """Keywords and icons."""
        return [NO_WORDS] if marks else []

    def variable(self, var: int) -> str:
        """A variable of a player."""
        return NO_WORDS

    def state(self, orient: int) -> str:
        """How a card lies."""
        return self.states.get(orient, NO_WORDS)

    def duration(self, until: int) -> str:
        """How long."""
        return DURATIONS.get(until) or self.spans.get(until - lasting.FRAMES, NO_WORDS)


class Speaker:
    """Says data in words, by a book's names and a table of words a class."""

    def __init__(self, names: Names, table: dict[type, Say]) -> None:
        self.names = names
        self.table = table

    def say(self, node: Any) -> str:
        """A datum in words."""
        own = self.table.get(type(node))
        return self.generic(node) if own is None else own(self, node)

    def kind(self, node: Any) -> str:
        """A kind that cards already spoken of are asked about: whosever they are."""
        return self.say(node).removesuffix(" of yours")

    def generic(self, node: Any) -> str:
        """What a class without words says of itself, and what its fields hold."""
        if isinstance(node, tuple):
            return ", ".join(self.say(item) for item in node)
        if not is_dataclass(node):
            if isinstance(node, str | int):
                return str(node)
            return about(type(node))
        held = [
            f"{f.name.replace('_', ' ')}: {self.field(f.name, getattr(node, f.name))}"
            for f in fields(node)
            if f.repr and getattr(node, f.name) not in (None, (), "", False)
        ]
        return about(type(node)) + (f" ({'; '.join(held)})" if held else "")

    def field(self, name: str, value: Any) -> str:
        """A field of a class without words of its own, by what fields of that name mean."""
        if type(value) is int:
            if name in ("whose", "by", "chooser", "turn"):
                return PLAYER.get(value, str(value))
            if name in ("to", "zone", "source") and value >= 0:
                return self.names.zones((value,))
            if name in ("char", "stat"):
                return self.char(value)
            if name == "how":
                return HOW.get(value, str(value))
            if name in ("orient", "orientation", "state"):
                return self.names.states.get(value, "as it is")
        if name in ("zones", "positions") and isinstance(value, tuple):
            return self.names.zones(value)
        return "yes" if value is True else self.say(value)

    def char(self, char: int) -> str:
        """The name of a characteristic."""
        return self.names.chars[char] if 0 <= char < len(self.names.chars) else NO_WORDS

    def zone(self, zone: int) -> str:
        """The name of a kind of zone."""
        return self.names.zones((zone,))

    def until(self, until: int) -> str:
        """How long."""
        return self.names.duration(until)

    def count(self, amount: Any, up_to: bool = False) -> str:
        """How many."""
        return f"{'up to ' if up_to else ''}{self.say(amount)}"

    def turned(self, orient: int) -> str:
        """How cards come to lie, if it is said."""
        return "" if orient == NOTHING else f", {self.names.state(orient)}"

    def marked(self, marks: int) -> str:
        """Keywords and icons, as a list."""
        return " or ".join(self.names.marks(marks))

    def body(self, effects: Sequence[Any]) -> str:
        """Several instructions, one after the other."""
        return ", then ".join(self.say(effect) for effect in effects) or "nothing"


def compared(how: int, value: str) -> str:
    """A value that something is compared with."""
    return value if how == EQUAL else f"{value} {HOW[how]}"


def about(cls: type) -> str:
    """What a class is, in the first sentence of its docstring, or by its name."""
    doc = (cls.__doc__ or "").strip()
    # A compiled class has its signature there.
    if not doc or re.match(rf"{cls.__name__}\(", doc):
        return re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()
    first = re.split(r"(?<=[^.])\.(?:\s|$)", doc.replace("\n", " "), maxsplit=1)[0]
    first = " ".join(first.split())
    return first[:1].lower() + first[1:]
