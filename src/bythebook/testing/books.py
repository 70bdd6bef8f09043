"""What the test table has to know of each book."""

from collections.abc import Callable, Sequence
from typing import Any

from bythebook.catalogue import part_of
from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.refs import NOTHING
from bythebook.testing.failing import Stumbled


def _none(kind: int) -> int:
    return NOTHING


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
        *,
        verbs: frozenset[int],
        show: Callable[[Ability], str],
        tokens: Callable[[str], list[str]],
        steps: frozenset[int] = frozenset(),
        area_under: Callable[[int], int] = _none,
    ) -> None:
        self.book = book
        self.fillers = fillers
        self.usual = usual
        # Kinds of decisions with which a test may end; those of them in which nobody begins
        # anything of their own are steps of something that goes on.
        self.quiet = quiet
        self.steps = steps
        self.numbers = numbers
        self.frames = frames
        self.aliases = aliases
        # The book made again, as its rules say now that one of them may be knocked out.
        self.anew = anew
        # What else has to be so in a game that a test sets up in the middle.
        self.prepare = prepare
        # The verbs of the book's own options; its texts printed, and cut into words.
        self.verbs = verbs
        self.show = show
        self.tokens = tokens
        # The kind of zone where what lies under a card of a zone is, or NOTHING: one pile.
        self.area_under = area_under

    def zone(self, name: str) -> int:
        """The kind of zone a word of a test means."""
        words = self.aliases.get(name, name.replace("_", " "))
        return place_of(words, self.book.zones.names, "zone")


def place_of(word: str, words: Sequence[str], what: str) -> int:
    """Where a word stands among those that are known."""
    if word not in words:
        raise Stumbled(f"no {what} is called {word!r}: there are {', '.join(words)}")
    return words.index(word)


def setup_of(game: str) -> Setup:
    """A game's book as the test table uses it."""
    setup: Setup = part_of(game, "table")
    return setup
