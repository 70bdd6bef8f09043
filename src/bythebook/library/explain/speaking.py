"""Saying a datum of the kernel in plain words: a table of words a class, and a walk.

A class without words of its own is said by the first sentence of its docstring and what its
fields hold, so nothing is ever left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, ClassVar, Final

from bythebook.kernel.words import ANYONE, AT_LEAST, AT_MOST, EQUAL, OPPONENT, YOU

Say = Callable[["Speaker", Any], str]

WHOSE: Final = {YOU: "your", OPPONENT: "your opponent's", ANYONE: "any player's"}
PLAYER: Final = {YOU: "you", OPPONENT: "your opponent", ANYONE: "each player"}


class Names:
    """What a book calls its zones, characteristics and states; each book has its own."""

    chars: ClassVar[Sequence[str]] = ()
    states: ClassVar[dict[int, str]] = {}
    field: ClassVar[tuple[int, ...]] = ()
    """the zones in which cards can stand to each other"""
    relations: ClassVar[dict[int, str]] = {}
    """for `Cards.place`: which cards, seen from this one"""

    def zones(self, zones: tuple[int, ...]) -> str:
        """Some kinds of zones together."""
        return " or ".join(f"zone {zone}" for zone in zones)

    def value(self, char: int, value: int) -> str:
        """A value of a characteristic that is tested or given as bits."""
        return str(value)

    def kind_of(self, tests: tuple[Any, ...], zones: tuple[int, ...]) -> str:
        """What cards of some tests in some zones are called."""
        return "cards"

    def cannot(self, bits: int) -> str:
        """What cannot be done, or is so, by bits."""
        return f"do what is barred by {bits}"

    def event(self, trigger: Any, speaker: Speaker) -> str:
        """What an ability waits for, if the kernel does not know the event."""
        return f"event {trigger.event} happens"

    def marks(self, marks: int) -> list[str]:
        """Keywords and icons."""
        return []

    def variable(self, var: int) -> str:
        """A variable of a player."""
        return f"variable {var}"


class Speaker:
    """Says data in words, by a book's names and a table of words a class."""

    def __init__(self, names: Names, table: dict[type, Say]) -> None:
        self.names = names
        self.table = table

    def say(self, node: Any) -> str:
        """A datum in words."""
        if node is None:
            return "nothing"
        own = self.table.get(type(node))
        if own is not None:
            return own(self, node) + self.untold(node, own)
        return self.generic(node)

    def untold(self, node: Any, own: Say) -> str:
        """Fields that a class's words pass over, if they hold anything out of the ordinary."""
        found = [
            f"{name.replace('_', ' ')}: {self.field(name, getattr(node, name))}"
            for name, usual in passed_over(type(node), own)
            if getattr(node, name) != usual
        ]
        return f" ({'; '.join(found)})" if found else ""

    def generic(self, node: Any) -> str:
        """What a class says of itself, and what its fields hold."""
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
        return self.names.chars[char] if 0 <= char < len(self.names.chars) else f"value {char}"

    def body(self, effects: Sequence[Any]) -> str:
        """Several instructions, one after the other."""
        return ", then ".join(self.say(effect) for effect in effects)


SILENT: Final = frozenset({"reg", "words", "wanted", "known"})
"""fields that only say how later words find what was bound, or that are worked out"""


def passed_over(cls: type, own: Say) -> tuple[tuple[str, Any], ...]:
    """The fields that a function of words does not look at, each with its usual value."""
    code = getattr(own, "__code__", None)
    told = SILENT | frozenset(code.co_names if code is not None else ())
    if not is_dataclass(cls):
        return ()
    return tuple(
        (f.name, f.default)
        for f in fields(cls)
        if f.name not in told and f.compare and f.default is not MISSING
    )


HOW: Final = {AT_LEAST: "or more", AT_MOST: "or less", EQUAL: "exactly"}


def about(cls: type) -> str:
    """What a class is, in the first sentence of its docstring, or by its name."""
    doc = (cls.__doc__ or "").strip()
    # A compiled class has its signature there.
    if not doc or re.match(rf"{cls.__name__}\(", doc):
        return re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()
    first = re.split(r"(?<=[^.])\.(?:\s|$)", doc.replace("\n", " "), maxsplit=1)[0]
    first = " ".join(first.split())
    return first[:1].lower() + first[1:]
