"""bythebook plays trading card games by their comprehensive rules.

>>> import bythebook
>>> game = bythebook.new_game("ws", "lanterns", "tides", seed=7)
>>> game.decision.player, len(game.decision.options)
>>> game.answer(0)
>>> game.view(0)["turn"]
"""

from functools import cache
from pathlib import Path
from typing import Any

from bythebook.kernel import game as _game
from bythebook.kernel.abilities import CardDef
from bythebook.kernel.book import Book
from bythebook.kernel.errors import (
    BadRecord,
    BythebookError,
    DeckRefused,
    IllegalAnswer,
    MalformedAnswer,
)
from bythebook.kernel.game import Game
from bythebook.kernel.record import replay as _replay
from bythebook.kernel.result import Result
from bythebook.kernel.saving import load as _load
from bythebook.kernel.setup import start as _start

__version__ = "0.1.0"

Deck = str | Path | list[str] | list[CardDef]


def is_compiled() -> bool:
    """Whether the native build of the engine is running."""
    return (_game.__file__ or "").endswith((".so", ".pyd"))


def book_of(game: str) -> Book:
    """The rulebook of a game, by its short name."""
    if game == "ws":
        from bythebook.games.ws.book import BOOK

        return BOOK
    raise BythebookError(f"no game is called {game!r}; there is: ws")


def cards_of(game: str) -> dict[str, CardDef]:
    """Every card known of a game, by number."""
    from bythebook.text.cards import own_cards

    book_of(game)
    return own_cards(game)


@cache
def _own_deck(game: str, name: str) -> list[CardDef]:
    from bythebook.text.cards import load_deck, own_decks

    return load_deck(own_decks(game)[name], cards_of(game))


def deck_of(game: str, deck: Any) -> list[CardDef]:
    """A deck: by the name of one of ours, a file, card numbers, or cards."""
    from bythebook.text.cards import find_deck, load_deck, own_decks

    if isinstance(deck, str) and deck in own_decks(game):
        return _own_deck(game, deck)
    if isinstance(deck, str | Path):
        return load_deck(find_deck(game, deck), cards_of(game))
    if not isinstance(deck, list):
        raise BythebookError("a deck is a name, a file, or a list of card numbers")
    cards = cards_of(game)
    found: list[CardDef] = []
    for item in deck:
        if isinstance(item, CardDef):
            found.append(item)
        elif isinstance(item, str) and item in cards:
            found.append(cards[item])
        else:
            raise BythebookError(f"there is no card {item!r}")
    return found


def new_game(game: str, deck_a: Deck, deck_b: Deck, seed: Any = 0) -> Game:
    """A new game between two decks, at its first decision."""
    if type(seed) is not int or seed < 0:
        raise BythebookError("a seed is a whole number, zero or above")
    return _start(book_of(game), (deck_of(game, deck_a), deck_of(game, deck_b)), seed)


def load(data: bytes, game: str = "ws") -> Game:
    """A saved game, at the decision it was saved at."""
    return _load(data, book_of(game), cards_of(game))


def replay(record: str, game: str = "ws", upto: int | None = None) -> Game:
    """The game a record describes, at its end or after so many decisions; it can go on."""
    return _replay(record, book_of(game), cards_of(game), upto)


def check_deck(game: str, deck: Deck) -> list[tuple[str, str]]:
    """What is wrong with a deck: the clause and the facts of each fault."""
    return book_of(game).check_deck(deck_of(game, deck))


def why_not(game: Game, option: tuple[int, ...]) -> tuple[str, str]:
    """The clause that forbids an option now, and its gist; two empty strings if it is allowed."""
    from bythebook.register import gist

    clause = game.why_not(option)
    return clause, gist(clause)


__all__ = [
    "BadRecord",
    "BythebookError",
    "CardDef",
    "Deck",
    "DeckRefused",
    "Game",
    "IllegalAnswer",
    "MalformedAnswer",
    "Result",
    "__version__",
    "book_of",
    "cards_of",
    "check_deck",
    "deck_of",
    "is_compiled",
    "load",
    "new_game",
    "replay",
    "why_not",
]
