"""Starting a game: two decks, a seed, the first decision."""

from operator import is_
from typing import Final

from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.abilities.laying import lay_deck
from bythebook.kernel.abilities.library import Library, with_tokens
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import remembers
from bythebook.kernel.state.errors import DeckRefused
from bythebook.kernel.state.rng import seed_bytes

Distinct = list[CardDef]
Key = tuple[str, tuple[str, ...], tuple[Ability, ...]]
_libraries: Final[dict[Key, tuple[Library, Distinct]]] = {}
remembers(_libraries.clear)


def library_of(book: Book, cards: list[CardDef]) -> Library:
    """The library of a match; the same cards give the same library, numbered the same way."""
    made_by_rules = book.rule_abilities()
    key = (book.name, tuple([c.number for c in cards]), made_by_rules)
    known = _libraries.get(key)
    if known is not None and known[0].zones is book.zones and _same(known[1], cards):
        return known[0]
    distinct = sorted({c.number: c for c in with_tokens(cards)}.values(), key=_by_number)
    library = Library(distinct, book.zones, len(book.chars))
    for ability in made_by_rules:
        library.register_given(ability)
    library.company = book.company(library)
    library.secret = book.secret_watchers(library)
    if len(_libraries) > 200:
        _libraries.clear()
    _libraries[key] = (library, cards)
    return library


def _same(one: list[CardDef], two: list[CardDef]) -> bool:
    return all(map(is_, one, two))


def _by_number(card: CardDef) -> str:
    return card.number


def start(
    book: Book, decks: tuple[list[CardDef], list[CardDef]], seed: int, check: bool = True
) -> Game:
    """A new game between two decks, at its first decision."""
    game = table(book, decks, seed)
    if check:
        present(game, decks)
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


def present(game: Game, decks: tuple[list[CardDef], list[CardDef]]) -> None:
    """Both decks are held against the book's rules; those of earlier games need not be again."""
    library = game.lib
    if library.presented == len(decks[0]):
        return
    for player in (0, 1):
        faults = game.book.check_deck(decks[player])
        if faults:
            raise DeckRefused([(c, f"deck {player + 1}: {f}") for c, f in faults])
    library.presented = len(decks[0])


def table(book: Book, decks: tuple[list[CardDef], list[CardDef]], seed: int) -> Game:
    """Both decks on the table and nothing begun."""
    game = Game(book, library_of(book, [*decks[0], *decks[1]]), seed_bytes(seed))
    game.seed_number = seed
    for player in (0, 1):
        lay_deck(game, player, decks[player])
    return game
