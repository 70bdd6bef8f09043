"""Saves: a game as plain data at any decision, and back."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, cast
from zlib import crc32

import msgspec

from bythebook.kernel.abilities import CardDef
from bythebook.kernel.book import Book
from bythebook.kernel.chain import Chain
from bythebook.kernel.clauses import PROGRAMS, code_of
from bythebook.kernel.continuous_ops import E_CHAR, E_VALUE
from bythebook.kernel.errors import BadRecord
from bythebook.kernel.library import with_tokens
from bythebook.kernel.procedure import Ask, Procedure, fields_of
from bythebook.kernel.result import Result
from bythebook.kernel.rng import seed_bytes
from bythebook.kernel.setup import library_of
from bythebook.kernel.state import from_plain, plain
from bythebook.kernel.words import word_bit, words_of

if TYPE_CHECKING:
    from bythebook.kernel.game import Game

FORMAT: Final = "bythebook save 2"
_procedures: Final[dict[str, Any]] = {}


def _class_named(name: str) -> Any:
    """A procedure class by its name in saves; only classes that the package itself defines."""
    found = _procedures.get(name)
    if found is None:
        waiting: list[Any] = [Procedure]
        while waiting:
            cls: Any = waiting.pop()
            _procedures[_name_of(cls)] = cls
            waiting += cls.__subclasses__()
        found = _procedures.get(name)
    return found


def _name_of(cls: Any) -> str:
    module: str = cls.__module__
    return f"{module}:{cls.__qualname__}"


def frame_data(frame: Procedure) -> list[Any]:
    """A frame as its class's name and its fields."""
    fields = fields_of(frame)
    del fields["code"]
    return [_name_of(type(frame)), fields]


def frame_from(data: list[Any]) -> Procedure:
    """The frame that `frame_data` described."""
    cls = _class_named(data[0])
    if cls is None:
        raise BadRecord(f"field 'stack': no procedure is called {data[0]!r}")
    frame: Any = cls()
    for name, value in data[1].items():
        setattr(frame, name, _thaw(getattr(frame, name), value))
    frame.code = code_of(cls)
    if not 0 <= frame.pc <= len(PROGRAMS[frame.code].fns):
        raise BadRecord(f"field 'stack': {data[0]} has no step {frame.pc}")
    return cast(Procedure, frame)


def _thaw(old: Any, value: Any) -> Any:
    """A field as it was: lists of changes hold tuples, an answer is a tuple."""
    if isinstance(old, tuple):
        return tuple(value)
    if isinstance(value, list):
        return [tuple(v) if isinstance(v, list) else v for v in value]
    return value


def _checked(
    cards: Mapping[str, CardDef | None],
    numbers: list[str],
    pins: dict[str, str],
    blank: dict[str, list[str]],
) -> list[CardDef]:
    found: list[CardDef] = []
    for number in numbers:
        card = cards.get(number)
        if card is None:
            raise BadRecord(f"field 'decks': there is no card {number!r} here")
        if pins.get(number, "") != fingerprint(card):
            raise BadRecord(f"field 'pins': card {number!r} is not printed as it was then")
        if blank.get(number, []) != blank_marks(card):
            raise BadRecord(f"field 'blank': other abilities of {number!r} were left blank then")
        found.append(card)
    return found


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


def save(game: "Game") -> bytes:
    """A game as bytes; `load` brings it back to the same decision."""
    ask = game.pending
    result = game.result
    data: dict[str, Any] = {
        "format": FORMAT,
        "book": game.book.name,
        "edition": game.book.edition,
        "seed": game.seed_number,
        "decks": game.decks,
        "pins": {c.number: fingerprint(c) for c in game.lib.definitions},
        "state": _in_words(plain(game.state), game.book),
        "stack": [frame_data(f) for f in game.stack],
        "ask": None
        if ask is None
        else [ask.player, ask.kind, ask.options, ask.hidden, ask.default, ask.source, ask.clause],
        "result": None if result is None else [result.winner, result.why, result.clause],
        "rest": [
            game.holding,
            game.d_rules,
            game.d_interrupts,
            game.guard_possible,
            game.giving,
        ],
        "inputs": game.inputs.since(0),
        "tokens": [
            game.lib.definitions[d].number for d in game.state.definition[2 + _cards_in(game) :]
        ],
        "watch": game.watch.plain(),
    }
    blank = {c.number: blank_marks(c) for c in game.lib.definitions if c.unread}
    if blank:
        data["blank"] = blank
    body = msgspec.msgpack.encode(data)
    return crc32(body).to_bytes(4, "little") + body


def _in_words(state: dict[str, Any], book: Book) -> dict[str, Any]:
    """The state with words for the bits that stand for them: which bit does is this process's."""
    for row, place in _word_values(state, book):
        row[place] = words_of(row[place])
    return state


def _in_bits(state: dict[str, Any], book: Book) -> dict[str, Any]:
    """The opposite of `_in_words`."""
    for row, place in _word_values(state, book):
        bits = 0
        for word in row[place]:
            bits |= word_bit(word)
        row[place] = bits
    return state


def _word_values(state: dict[str, Any], book: Book) -> list[tuple[list[Any], int]]:
    """Where a plain state holds bits that stand for words."""
    found: list[tuple[list[Any], int]] = []
    for row in state["last"]:
        found += [(row, 1 + char) for char in book.word_chars]
    for row in state["effects"]:
        if row[E_CHAR] in book.word_chars:
            found.append((row, E_VALUE))
    return found


def _cards_in(game: "Game") -> int:
    return len(game.decks[0]) + len(game.decks[1])


def load(data: Any, book: Book, cards: dict[str, CardDef]) -> "Game":
    """The game that was saved, at the decision it was saved at."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadRecord("a save is bytes")
    raw = bytes(data)
    if len(raw) < 8 or crc32(raw[4:]) != int.from_bytes(raw[:4], "little"):
        raise BadRecord("the save is cut short or damaged: its check sum is wrong")
    try:
        found = msgspec.msgpack.decode(raw[4:])
    except msgspec.DecodeError as error:
        raise BadRecord("the save is damaged: it cannot be decoded") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadRecord(f"field 'format': this is not a {FORMAT!r}")
    for name, wanted in (("book", book.name), ("edition", book.edition)):
        if found.get(name) != wanted:
            raise BadRecord(f"field {name!r}: {found.get(name)!r} is not {wanted!r}")
    try:
        return _rebuild(found, book, cards)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadRecord(f"the save is damaged: {error}") from error


def _rebuild(found: dict[str, Any], book: Book, cards: dict[str, CardDef]) -> "Game":
    from bythebook.kernel.game import Game

    blank = found.get("blank", {})
    decks = [_checked(cards, d, found["pins"], blank) for d in found["decks"]]
    # Tokens are in no set: the texts of the cards that were brought make them.
    made = {c.number: c for c in with_tokens([*decks[0], *decks[1]])}
    known = {n: made.get(n) or cards.get(n) for n in found["tokens"]}
    tokens = _checked(known, found["tokens"], found["pins"], blank)
    library = library_of(book, [*decks[0], *decks[1], *tokens])
    game = Game(book, library, seed_bytes(found["seed"]))
    game.seed_number = found["seed"]
    game.decks = [list(d) for d in found["decks"]]
    game.state = from_plain(_in_bits(found["state"], book))
    for frame in found["stack"]:
        game.stack.append(frame_from(frame))
    if found["ask"] is not None:
        player, kind, options, hidden, default, source, clause = found["ask"]
        ask = Ask(player, kind, [tuple(o) for o in options], hidden, default, source)
        ask.clause = clause
        game.pending = ask
    if found["result"] is not None:
        game.result = Result(*found["result"])
    game.holding, game.d_rules, game.d_interrupts = found["rest"][:3]
    game.guard_possible, game.giving = found["rest"][3:]
    game.inputs = Chain()
    for choice in found["inputs"]:
        game.inputs.append(choice)
    game.decided = len(found["inputs"])
    game.log_from = game.decided
    game.watch.from_plain(found["watch"])
    return game
