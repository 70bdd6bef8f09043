"""The screen and the keyboard: lines no longer than the terminal is wide, and what is typed."""

import sys
from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape
from rich.text import Text

LEAST = 80
"""Columns that are used however narrow the terminal says it is."""
MOST = 160
CLEAR = "\x1b[3J\x1b[2J\x1b[H"
"""Empties the screen, and what has scrolled off it too."""

__all__ = ["Left", "Screen", "escape"]


class Left(Exception):
    """Nothing more will be typed: the person has gone."""


class Screen:
    """What one terminal shows, and what is typed at it.

    `keys` are lines to read instead of the keyboard's.
    """

    def __init__(self, console: Console, keys: Iterator[str] | None = None) -> None:
        self.console = console
        self.keys = keys

    @property
    def width(self) -> int:
        """How many columns to fill."""
        return min(MOST, max(LEAST, self.console.width))

    def say(self, markup: str = "", indent: int = 0, hang: int = 0) -> None:
        """Print a paragraph, wrapped; lines after its first go in by `hang` more."""
        text = Text.from_markup(markup)
        first = (text.wrap(self.console, self.width - indent) or [Text()])[0]
        self._line(" " * indent, first)
        rest = text[len(first.plain) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        if rest.plain:
            for line in rest.wrap(self.console, self.width - indent - hang):
                self._line(" " * (indent + hang), line)

    def lines(self, drawn: list[str]) -> None:
        """Print lines that are already laid out."""
        for line in drawn:
            self._line("", Text.from_markup(line))

    def _line(self, indent: str, line: Text) -> None:
        shown = Text(indent)
        shown.append_text(line)
        shown.rstrip()
        self.console.print(shown, soft_wrap=True, highlight=False)

    def read(self, prompt: str = "> ") -> str:
        """The next line typed; Left when there is none. What a script types is shown too."""
        try:
            if self.keys is not None:
                line = next(self.keys, None)
            elif sys.stdin.isatty():
                return printable(input(prompt))
            else:
                line = sys.stdin.readline() or None
        except (EOFError, KeyboardInterrupt) as error:
            self.say()
            raise Left from error
        if line is None:
            raise Left
        typed = printable(line)
        self.say(escape(prompt + typed))
        return typed

    def clear(self) -> None:
        """Nothing of what was shown can be seen any more."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        else:
            self.say("\n" * 3)


def printable(line: str) -> str:
    """A typed line without what is not text."""
    return "".join(c for c in line if c.isprintable()).strip()
