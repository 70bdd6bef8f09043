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

from bythebook.catalogue import part_of
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game import game as _game
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.fingerprints import ENGINE, LARGEST_SEED
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.record import replay as _replay
from bythebook.kernel.game.saving import load as _load
from bythebook.kernel.game.setup import start as _start
from bythebook.kernel.procedure.clauses import remembers
from bythebook.kernel.state.errors import (
    BadRecord,
    BythebookError,
    DeckRefused,
    IllegalAnswer,
    MalformedAnswer,
)
from bythebook.kernel.state.result import Result

__version__ = ENGINE

Deck = str | Path | list[str] | list[CardDef]


def is_compiled() -> bool:
    """Whether the native build of the engine is running."""
    return (_game.__file__ or "").endswith((".so", ".pyd"))


def book_of(game: str) -> Book:
    """The rulebook of a game, by its short name."""
    book: Book = part_of(game, "book")
    return book


def cards_of(game: str) -> dict[str, CardDef]:
    """Every card this project brings for a game, by number."""
    from bythebook.text.cards import own_cards

    book_of(game)
    return own_cards(game)


@cache
def _own_deck(game: str, name: str) -> list[CardDef]:
    from bythebook.text.cards import load_deck, own_decks

    return load_deck(own_decks(game)[name], cards_of(game))


remembers(_own_deck.cache_clear)


def deck_of(game: str, deck: Any, blank: bool = False) -> list[CardDef]:
    """A deck: by the name of one of ours, a file, card numbers, or cards.

    A file may speak of cards of the player's library (`bythebook cards import`). Cards whose
    text is not read are refused, or, with `blank`, taken without those abilities.
    """
    from bythebook.library.decks import known_cards, refusal
    from bythebook.library.decks import load as load_list
    from bythebook.text.cards import own_decks

    book_of(game)
    if isinstance(deck, str) and deck in own_decks(game):
        return _own_deck(game, deck)
    if isinstance(deck, str | Path):
        return load_list(game, deck, blank)
    if not isinstance(deck, list):
        raise BythebookError("a deck is a name, a file, or a list of card numbers")
    cards = known_cards(game)
    found: list[CardDef] = []
    for item in deck:
        if isinstance(item, CardDef):
            found.append(item)
        elif isinstance(item, str) and item in cards:
            card = cards[item]
            if card.unread and not blank:
                raise BythebookError(refusal(game)(card))
            found.append(card)
        else:
            raise BythebookError(f"there is no card {item!r}")
    return found


def new_game(game: str, deck_a: Deck, deck_b: Deck, seed: Any = 0, blank: bool = False) -> Game:
    """A new game between two decks, at its first decision; for `blank` see `deck_of`."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BythebookError(f"a seed is a whole number from 0 to {LARGEST_SEED}")
    book = book_of(game)
    return _start(book, (deck_of(game, deck_a, blank), deck_of(game, deck_b, blank)), seed)


def load(data: bytes, game: str = "") -> Game:
    """A saved game, at the decision it was saved at; which game, it says itself."""
    from bythebook.library.decks import cards_for_save, game_of_save

    game = game or game_of_save(data)
    return _load(data, book_of(game), cards_for_save(game, data))


def replay(record: str, game: str = "", upto: int | None = None) -> Game:
    """The game a record describes, at its end or after so many decisions; it can go on."""
    from bythebook.library.decks import cards_for_record, game_of_record

    game = game or game_of_record(record)
    return _replay(record, book_of(game), cards_for_record(game, record), upto)


def check_deck(game: str, deck: Deck, blank: bool = False) -> list[tuple[str, str]]:
    """What is wrong with a deck: the clause and the facts of each fault."""
    return book_of(game).check_deck(deck_of(game, deck, blank))


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
