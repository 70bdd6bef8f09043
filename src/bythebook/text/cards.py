"""Cards and decks from files: what is printed on a card is all there is to it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from bythebook.catalogue import file_of, part_of
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.book import Book
from bythebook.kernel.procedure.clauses import remembers
from bythebook.kernel.state.errors import BythebookError
from bythebook.text.decklists import BadDeck as BadDeck  # noqa: PLC0414 - part of this module too
from bythebook.text.decklists import Headings, rows_of
from bythebook.text.english.quotes import fold_name
from bythebook.text.printed import BadSet


class NotExact(BadDeck):
    """A deck with a card some text of which is not read."""


Maker = Callable[[dict[str, Any]], CardDef]


def maker_of(game: str) -> tuple[Maker, tuple[str, ...]]:
    """What makes a game's cards, and what its set files may say once for all their cards."""
    return part_of(game, "cards"), part_of(game, "set_fields")


def load_set(path: str | Path | Traversable, game: str = "ws") -> dict[str, CardDef]:
    """The cards of a set file of a game, by number."""
    make, words = maker_of(game)
    file = Path(path) if isinstance(path, str) else path
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSet(f"{file}: {error}") from error
    rows = data.get("card")
    if set(data) - set(words) != {"card"} or not isinstance(rows, list):
        raise BadSet(f"{file}: a set file is a list of [[card]] tables")
    of_all: dict[str, Any] = {field: data[field] for field in words if field in data}
    cards: dict[str, CardDef] = {}
    for row in rows:
        if not isinstance(row, dict):
            raise BadSet(f"{file}: a set file is a list of [[card]] tables")
        card = make({**of_all, **row})
        if card.number in cards:
            raise BadSet(f"{file}: card {card.number} is there twice")
        cards[card.number] = card
    return cards


def _sets(game: str) -> Traversable:
    folder = file_of(game, "sets")
    if folder is None:
        raise BadSet(f"there are no cards of our own for {game!r}")
    return folder


@cache
def own_cards(game: str) -> dict[str, CardDef]:
    """Every card this project brings for a game, by number."""
    cards: dict[str, CardDef] = {}
    for file in sorted(_sets(game).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            for number, card in load_set(file, game).items():
                if number in cards:
                    raise BadSet(f"{file}: card {number} is in another set too")
                cards[number] = card
    return cards


remembers(own_cards.cache_clear)


@cache
def own_decks(game: str) -> dict[str, Traversable]:
    """The deck lists this project brings for a game, by name."""
    files = sorted((_sets(game) / "decks").iterdir(), key=lambda f: f.name)
    return {f.name.removesuffix(".txt"): f for f in files if f.name.endswith(".txt")}


def find_deck(game: str, deck: str | Path) -> Path | Traversable:
    """The deck list meant by one of our decks' names, or by a path."""
    own = own_decks(game)
    if isinstance(deck, str) and deck in own:
        return own[deck]
    if Path(deck).is_file():
        return Path(deck)
    raise BadDeck(
        0, f"there is no deck {str(deck)!r:.200}; give a file, or one of {', '.join(own)}"
    )


def load_deck(
    source: str | Path | Traversable,
    cards: Mapping[str, CardDef],
    blank: bool = False,
    said: Callable[[CardDef], str] | None = None,
    book: Book | None = None,
) -> Deck:
    """The deck of a list, in one of the shapes of `text/decklists.py`.

    `source` is a file, or the list itself. With `blank`, cards that are not exact are
    taken with the abilities that are not read left blank; otherwise they are refused, as
    `said` words it. Without a book a deck has one section.
    """
    headings = Headings() if book is None else headings_of(book)
    sections: list[list[CardDef]] = [[] for _ in (book.sections if book else (0,))]
    for line, copies, number, name, section in rows_of(_list_text(source), headings):
        try:
            # A list may name a printing: the card's number, a stroke, and which one it is.
            card = cards.get(number) or cards.get(number.partition("_")[0])
        except BythebookError as error:
            raise BadDeck(line, str(error)) from error
        if card is None:
            raise BadDeck(line, f"there is no card {number!r:.60}")
        if name and not goes_by(name, card):
            raise BadDeck(line, f"card {card.number} is {card.name!r}, not {name!r:.60}")
        if card.unread and not blank:
            raise NotExact(line, (said or not_read)(card))
        sections[section] += [card] * copies
    return Deck(*sections)


def headings_of(book: Book) -> Headings:
    """What the sections of a book's decks are called: their names, those of their zones."""
    found: list[tuple[str, ...]] = []
    for name, kind in book.sections.items():
        short = name.removesuffix("deck").strip()
        # One letter is too little: the heading may be for something else that begins with it.
        found.append((name, book.zones.names[kind], *([short] if len(short) > 1 else [])))
    return Headings(found)


def same_name(one: str, other: str) -> bool:
    """Whether two lists mean the same name, however they write its quotes and letters."""
    return fold_name(one).casefold() == fold_name(other).casefold()


def goes_by(name: str, card: CardDef) -> bool:
    """Whether a list means a card by a name: its own, its other side's, or both with a stroke."""
    if same_name(name, card.name):
        return True
    if card.back is None:
        return False
    both = f"{card.name} / {card.back.name}"
    return same_name(name, card.back.name) or same_name(name.replace("//", "/"), both)


def not_read(card: CardDef) -> str:
    """That a card is not exact, and what of it is not read."""
    return f"{card.number} {card.name!r} is not read: {card.unread[0]!r}"


def _list_text(source: str | Path | Traversable) -> str:
    if isinstance(source, str):
        if "\n" in source or not source.endswith(".txt"):
            return source
        source = Path(source)
    try:
        return source.read_text(encoding="utf-8")
    except OSError as error:
        raise BadDeck(0, f"{source} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadDeck(0, f"{source} is no deck list: it is not text") from error
