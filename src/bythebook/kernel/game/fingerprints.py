"""Short marks: of what is printed on a card, of a position; and which engine made them."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.book import Book
from bythebook.kernel.state.errors import BadRecord

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

ENGINE: Final = "0.1.0"
"""the engine's version; in every record and save"""
FIRST_REVISION: Final = 1
"""that of records and saves which do not say theirs: they are older than revisions"""
LARGEST_SEED: Final = (1 << 64) - 1


def fingerprint(card: CardDef) -> str:
    """A short mark of everything printed on a card."""
    printed = msgspec.json.encode([card.number, card.name, card.text, card.traits])
    values = card.values[:9]  # the numbers; bits for words depend on the process
    return blake2b(printed + repr(values).encode(), digest_size=6).hexdigest()


def mark_of(text: str) -> str:
    """A short mark of a text."""
    return blake2b(text.encode(), digest_size=6).hexdigest()


def blank_marks(card: CardDef) -> list[str]:
    """Marks of the texts of a card that are not played: the card is played without them."""
    return sorted([mark_of(text) for text in card.unread])


def position_mark(game: "Game") -> str:
    """A short mark of a position: what lies where, and how; nothing of how it is kept.

    So a record can be replayed by a later engine that knows more zones or variables.
    """
    state = game.state
    lying: list[tuple[object, ...]] = []
    for zone, cards in enumerate(state.zones):
        if cards:
            player, kind = divmod(zone, state.kinds)
            lies = [(c, state.face[c], state.orient[c], state.master[c]) for c in cards]
            lying.append((player, game.zones.names[kind], lies))
    names = game.book.variables
    parts = (
        sorted(lying, key=repr),
        [(names[i], value) for i, value in enumerate(state.vars) if value],
        state.turn,
        state.turn_player,
        state.random,
        len(state.effects),
        len(state.standby),
    )
    return blake2b(repr(parts).encode(), digest_size=6).hexdigest()


def number_in(text: str, most: int) -> int:
    """The number that a text is, from 0 to so many; -1 if it is none."""
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(most)):
        return -1
    return int(text) if int(text) <= most else -1


def check_made_by(engine: str, revision: int, book: Book) -> None:
    """Refuse what a later engine, or one that knows more revisions of a book, has made."""
    parts = [number_in(part, 10**6) for part in engine.split(".")]
    if len(parts) != 3 or min(parts) < 0:
        raise BadRecord(f"field 'engine': {engine[:40]!r} is not the version of an engine")
    if parts > [int(part) for part in ENGINE.split(".")]:
        raise BadRecord(f"field 'engine': it was made by bythebook {engine}, this is {ENGINE}")
    if not FIRST_REVISION <= revision <= book.revision:
        known = f"this engine knows revisions 1 to {book.revision} of {book.name}"
        raise BadRecord(f"field 'revision': it was played by revision {revision}, {known}")


def mended_since(book: Book, revision: int) -> str:
    """What of a book's rules was mended after a revision, as the rest of a sentence."""
    later = [f"revision {n}: {book.mended(n)}" for n in range(revision + 1, book.revision + 1)]
    mended = "; ".join(later)
    return (
        f"it was played by revision {revision} of {book.name}, rules were mended since ({mended})"
    )
