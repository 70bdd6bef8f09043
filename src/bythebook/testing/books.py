"""What the test table has to know of each book."""

from collections.abc import Callable
from typing import Any

from bythebook.kernel.abilities import CardDef
from bythebook.kernel.book import Book
from bythebook.kernel.game import Game
from bythebook.kernel.procedure import Procedure


class Setup:
    """A book as the test table uses it."""

    def __init__(
        self,
        book: Book,
        fillers: list[CardDef],
        usual: dict[str, Any],
        quiet: frozenset[int],
        numbers: dict[str, dict[int, str]],
        frames: Callable[[str], list[Procedure]],
        aliases: dict[str, str],
        anew: Callable[[], Book],
        prepare: Callable[[Game], None] | None = None,
    ) -> None:
        self.book = book
        self.fillers = fillers
        self.usual = usual
        self.quiet = quiet
        self.numbers = numbers
        self.frames = frames
        self.aliases = aliases
        # The book made again, as its rules say now that one of them may be knocked out.
        self.anew = anew
        # What else has to be so in a game that a test sets up in the middle.
        self.prepare = prepare

    def zone(self, name: str) -> int:
        """The kind of zone a word of a test means."""
        words = self.aliases.get(name, name.replace("_", " "))
        return self.book.zones.names.index(words)


BOOKS: dict[str, Setup] = {}
