"""The screen and the keyboard: lines no longer than the terminal is wide, and what is typed."""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from bythebook.cli.signals import Left, Signals
from bythebook.language import ENGLISH

LEAST = 80
"""Columns that are used however narrow the terminal says it is."""
MOST = 160
WIPE_LINE = "\x1b[2K"
HOME = "\x1b[H"
CLEAR = "\x1b[2J\x1b[3J"
"""Empties the screen, and then what has scrolled off it: in this order, for some terminals keep
what was on the screen when it is emptied."""

__all__ = ["Left", "Screen", "escape"]


class Screen:
    """What one terminal shows, and what is typed at it.

    `keys` are lines to read instead of the keyboard's; `height` is how many lines are seen at
    once, if that is not the terminal's own affair.
    """

    def __init__(
        self, console: Console, keys: Iterator[str] | None = None, height: int | None = None
    ) -> None:
        self.console = console
        self.keys = keys
        self.signals = Signals()
        self.fixed_height = height
        self.tr = ENGLISH
        self.interrupted = False

    @property
    def width(self) -> int:
        """How many columns to fill."""
        return min(MOST, max(LEAST, self.console.width))

    @property
    def height(self) -> int | None:
        """How many lines are seen at once; nothing if what is shown goes into a file."""
        if self.fixed_height is not None or not self.console.is_terminal:
            return self.fixed_height
        return self.console.size.height

    def laid_out(self, markup: str = "", indent: int = 0, hang: int = 0) -> list[Text]:
        """A paragraph as lines; those after its first go in by `hang` more."""
        text = Text.from_markup(markup)
        first = (text.wrap(self.console, self.width - indent) or [Text()])[0]
        lines = [_indented(indent, first)]
        rest = text[len(first.plain) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        if rest.plain:
            for line in rest.wrap(self.console, self.width - indent - hang):
                lines.append(_indented(indent + hang, line))
        return lines

    def say(self, markup: str = "", indent: int = 0, hang: int = 0) -> None:
        """Print a paragraph, wrapped."""
        self.show(self.laid_out(markup, indent, hang))

    def lines(self, drawn: list[str]) -> None:
        """Print lines that are already laid out."""
        self.show([Text.from_markup(line) for line in drawn])

    def path(self, file: Path) -> None:
        """Print where a file is, in one piece however long: it may be copied from there."""
        shown = str(file)
        home = str(Path.home())
        if shown.startswith(f"{home}/"):
            shown = "~" + shown.removeprefix(home)
        self.lines([f"  {escape(shown)}"])

    def show(self, lines: list[Text]) -> None:
        """Print lines as they are."""
        for line in lines:
            line.rstrip()
            self.console.print(line, soft_wrap=True, highlight=False)

    def read(self, prompt: str = "> ") -> str:
        """The next line typed; Left when there is none. What a script types is shown too.

        Ctrl-C clears the line; once more, and the person has gone.
        """
        while True:
            try:
                with self.signals.heard():
                    typed = self._typed(prompt)
            except EOFError as error:
                self.say()
                raise Left from error
            except KeyboardInterrupt:
                self.interrupt()
                continue
            self.interrupted = False
            return typed

    def interrupt(self) -> None:
        """Ctrl-C was pressed: for the first time, or once more."""
        self.say()
        if self.interrupted:
            raise Left
        self.interrupted = True
        self.say(f"[dim]{self.tr('Ctrl-C once more leaves; the game is kept then.')}[/]", 2)

    def _typed(self, prompt: str) -> str:
        if self.keys is not None:
            line = next(self.keys, None)
        elif sys.stdin.isatty():
            return printable(input(prompt))
        else:
            line = sys.stdin.readline() or None
        if line is None:
            raise Left
        typed = printable(line)
        self.say(escape(prompt + typed))
        return typed

    def clear(self) -> None:
        """Nothing of what was shown can be seen any more, on the screen or above it."""
        if not self.console.is_terminal:
            self.say("\n" * 3)
            return
        # Blank lines are all that a terminal which keeps the screen has left to keep.
        blank = HOME + "\r\n".join([WIPE_LINE] * (self.height or 1))
        self.console.file.write(blank + HOME + CLEAR)
        self.console.file.flush()


def _indented(indent: int, line: Text) -> Text:
    shown = Text(" " * indent)
    shown.append_text(line)
    return shown


def printable(line: str) -> str:
    """A typed line without what is not text."""
    return "".join(c for c in line if c.isprintable()).strip()
