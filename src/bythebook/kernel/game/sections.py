"""The sections of decks, as a book names them."""

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.book import Book
from bythebook.kernel.state.errors import BythebookError


def whole(book: Book, deck: Deck) -> Deck:
    """A deck with every section of the book: one that it does not have is empty."""
    names = list(book.sections)
    missing = len(names) - len(deck.parts)
    if missing < 0:
        said = f"{len(deck.parts)} sections, a deck of {book.name} has {', '.join(names)}"
        raise BythebookError(f"this deck has {said}")
    return Deck(*deck.sections, *([()] * missing)) if missing else deck


def in_sections(book: Book, lists: dict[str, list[CardDef]]) -> Deck:
    """The deck with these cards in the sections of these names."""
    for name in lists:
        if name not in book.sections:
            raise BythebookError(unknown_section(book, name))
    return Deck(*[lists.get(name, []) for name in book.sections])


def unknown_section(book: Book, name: object) -> str:
    """That a book gives decks no such section."""
    return f"a deck of {book.name} has no section {name!r:.60}, it has: {', '.join(book.sections)}"
