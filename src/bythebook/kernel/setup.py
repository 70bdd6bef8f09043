"""Starting a game: two decks, a seed, the first decision."""

from typing import Final

from bythebook.kernel.abilities import CardDef
from bythebook.kernel.book import Book
from bythebook.kernel.errors import DeckRefused
from bythebook.kernel.game import Game
from bythebook.kernel.library import Library
from bythebook.kernel.refs import FACE_UP, NOTHING
from bythebook.kernel.rng import seed_bytes

_libraries: Final[dict[tuple[str, tuple[str, ...]], tuple[Library, list[CardDef]]]] = {}


def library_of(book: Book, cards: list[CardDef]) -> Library:
    """The library of a match; the same cards give the same library, numbered the same way."""
    distinct = sorted({c.number: c for c in cards}.values(), key=lambda c: c.number)
    key = (book.name, tuple(c.number for c in distinct))
    known = _libraries.get(key)
    if known is not None and all(a is b for a, b in zip(known[1], distinct, strict=True)):
        return known[0]
    library = Library(distinct, book.zones, len(book.chars))
    _libraries[key] = (library, distinct)
    return library


def start(
    book: Book, decks: tuple[list[CardDef], list[CardDef]], seed: int, check: bool = True
) -> Game:
    """A new game between two decks, at its first decision."""
    if check:
        for player in (0, 1):
            faults = book.check_deck(decks[player])
            if faults:
                raise DeckRefused([(c, f"deck {player + 1}: {f}") for c, f in faults])
    game = table(book, decks, seed)
    game.push(book.root())
    game.run()
    return game


def table(book: Book, decks: tuple[list[CardDef], list[CardDef]], seed: int) -> Game:
    """Both decks on the table and nothing begun."""
    library = library_of(book, [*decks[0], *decks[1]])
    place = {c.number: i for i, c in enumerate(library.definitions)}
    game = Game(book, library, seed_bytes(seed))
    game.seed_number = seed
    state = game.state
    for player in (0, 1):
        cards: list[int] = []
        for card in decks[player]:
            cards.append(len(state.inc))
            state.definition.append(place[card.number])
            state.owner.append(player)
            state.master.append(player)
            state.where.append(NOTHING)
            state.inc.append(0)
            state.face.append(FACE_UP)
            state.orient.append(0)
            state.placed.append(0)
            state.arrived.append(0)
            state.seen.append(0)
            state.host.append(NOTHING)
        book.place_deck(game, player, cards)
        game.decks[player] = [c.number for c in decks[player]]
    return game
