"""Games by the name of what is played: started, loaded and replayed, as the engine plays them.

The rest of the package and its tests use these; programs use `bythebook.new_game` and the
others there, which give the same games with everything in them called by name.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bythebook.catalogue import part_of
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.fingerprints import LARGEST_SEED
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.record import replay as _replay
from bythebook.kernel.game.saving import load as _load
from bythebook.kernel.game.sections import in_sections, whole
from bythebook.kernel.game.setup import start as _start
from bythebook.kernel.procedure.clauses import remembers
from bythebook.kernel.state.errors import BythebookError

AnyCards = list[str] | list[CardDef]
AnyDeck = str | Path | Deck | AnyCards | Mapping[str, AnyCards]
"""a deck's name, its file, its cards or their numbers, those of each section by its name"""


def book_of(game: str) -> Book:
    """The rulebook of a game, by its short name."""
    book: Book = part_of(game, "book")
    return book


@cache
def playing_book(game: str) -> Book:
    """The rulebook of a game to play by: where cards are named, it knows those we have."""
    book = book_of(game)
    if book.names_cards:
        book.known_cards = tuple(cards_of(game).values())
    return book


remembers(playing_book.cache_clear)


def cards_of(game: str) -> dict[str, CardDef]:
    """Every card this project brings for a game, by number."""
    from bythebook.text.cards import own_cards

    book_of(game)
    return own_cards(game)


@cache
def _own_deck(game: str, name: str) -> Deck:
    from bythebook.text.cards import load_deck, own_decks

    return load_deck(own_decks(game)[name], cards_of(game), book=book_of(game))


remembers(_own_deck.cache_clear)


def deck_of(game: str, deck: Any, blank: bool = False) -> Deck:
    """A deck: by the name of one of ours, a file, card numbers, or cards.

    Numbers or cards are those of the main section, or of each section by its name. A file may
    speak of cards of the player's library (`bythebook cards import`). Cards whose text is not
    read are refused, or, with `blank`, taken without those abilities.
    """
    from bythebook.library.decks import load as load_list
    from bythebook.text.cards import own_decks

    book = book_of(game)
    if isinstance(deck, Deck):
        return whole(book, deck)
    if isinstance(deck, str) and deck in own_decks(game):
        return _own_deck(game, deck)
    if isinstance(deck, str | Path):
        return load_list(game, deck, blank)
    if isinstance(deck, list):
        return whole(book, Deck(_cards_meant(game, deck, blank)))
    if isinstance(deck, Mapping) and all(isinstance(cards, list) for cards in deck.values()):
        return in_sections(book, {s: _cards_meant(game, c, blank) for s, c in deck.items()})
    raise BythebookError("a deck is a name, a file, or a list of card numbers, or one a section")


def _cards_meant(game: str, items: list[Any], blank: bool) -> list[CardDef]:
    """The cards of a list, themselves or by their numbers."""
    from bythebook.library.decks import known_cards, refusal

    cards = known_cards(game)
    found: list[CardDef] = []
    for item in items:
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


def checked_seed(seed: Any) -> int:
    """A seed, if it is one."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BythebookError(f"a seed is a whole number from 0 to {LARGEST_SEED}")
    return seed


def new_game(
    game: str, deck_a: AnyDeck, deck_b: AnyDeck, seed: Any = 0, blank: bool = False
) -> Game:
    """A new game between two decks, at its first decision; for `blank` see `deck_of`."""
    number = checked_seed(seed)
    book = playing_book(game)
    return _start(book, (deck_of(game, deck_a, blank), deck_of(game, deck_b, blank)), number)


def load(data: bytes, game: str = "") -> Game:
    """A saved game, at the decision it was saved at; which game, it says itself."""
    from bythebook.library.decks import cards_for_save, game_of_save

    game = game or game_of_save(data)
    return _load(data, playing_book(game), cards_for_save(game, data))


def replay(record: str, game: str = "", upto: int | None = None) -> Game:
    """The game a record describes, at its end or after so many decisions; it can go on."""
    from bythebook.library.decks import cards_for_record, game_of_record

    game = game or game_of_record(record)
    return _replay(record, playing_book(game), cards_for_record(game, record), upto)
