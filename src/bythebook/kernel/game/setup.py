"""Starting a game: two decks, a seed, the first decision."""

from typing import Final

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Cards, Deck
from bythebook.kernel.abilities.laying import lay_deck
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.reaching import with_tokens
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.sections import whole
from bythebook.kernel.happening.noticing import ways
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.errors import DeckRefused, Said
from bythebook.kernel.state.rng import seed_bytes

DECKS: Final = 200
"""of so many decks a book remembers what they are"""


def library_for(book: Book, decks: Cards) -> Library:
    """All that the cards of a match can bring about, numbered the same way whenever they meet."""
    distinct = sorted(
        {c.number: c for c in with_tokens(list(decks.cards))}.values(), key=_by_number
    )
    library = Library(distinct, book.zones, len(book.chars))
    for ability in book.rule_abilities():
        library.register_given(ability)
    library.base = book.base_values(library)
    library.names = sorted({card.name for card in (*distinct, *book.known_cards)})
    library.secret = book.secret_watchers(library)
    library.interrupt_reads = book.interrupted_by(library)
    note_company(book, library)
    book.zones.lay_out()
    return library


def note_company(book: Book, library: Library) -> None:
    """Which cards do not come to some zones, or leave them, alone: by all that a match can do."""
    definitions = range(len(library.own))
    library.comes_with = [book.company(library, d) for d in definitions]
    library.leaves_with = [book.company_leaving(library, d) for d in definitions]
    for definition in definitions:
        library.company |= library.comes_with[definition]
        library.company_leaving |= library.leaves_with[definition]
    library.ways = ways(library, book.accompanies, book.looks_back)


LIBRARIES: Final = Memo(library_for, DECKS)


def library_of(book: Book, cards: list[CardDef]) -> Library:
    """The library of a match; the same cards give the same library."""
    return LIBRARIES.of(book, Cards(cards))


def _by_number(card: CardDef) -> str:
    return card.number


def start(book: Book, decks: tuple[Deck, Deck], seed: int, check: bool = True) -> Game:
    """A new game between two decks, at its first decision."""
    game = table(book, decks, seed)
    if check:
        present(book, decks)
    zones = game.state.zones
    if not any(
        cards and game.lib.cont_zones >> zone % book.zones.count & 1
        for zone, cards in enumerate(zones)
    ):
        # No card speaks from where it lies now, so nothing is forbidden or given yet.
        game.guard_possible = False
        game.giving = False
    game.push(book.root())
    game.run()
    return game


def faults_of(book: Book, deck: Deck) -> list[tuple[str, str]]:
    """What in a deck is against the book's rules."""
    return book.check_deck(deck)


FAULTS: Final = Memo(faults_of, DECKS)


def present(book: Book, decks: tuple[Deck, Deck]) -> None:
    """Both decks are held against the book's rules."""
    for player in (0, 1):
        faults = FAULTS.of(book, whole(book, decks[player]))
        if faults:
            number = player + 1
            raise DeckRefused(
                [(c, Said("deck {number}: {fault}", number=number, fault=f)) for c, f in faults]
            )


def table(book: Book, decks: tuple[Deck, Deck], seed: int) -> Game:
    """Both decks on the table and nothing begun."""
    game = Game(book, library_of(book, [*decks[0].cards, *decks[1].cards]), seed_bytes(seed))
    game.seed_number = seed
    for player in (0, 1):
        lay_deck(game, player, whole(book, decks[player]))
    return game
