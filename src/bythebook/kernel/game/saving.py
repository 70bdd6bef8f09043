"""Saves: a game as plain data at any decision, and back.

A save says everything twice: how the game came to be (decks, seed, every answer), and what the
position is. `load` plays the answers again and holds every other field against what comes of
them, so nothing that a game could not lead to is ever loaded. `restore` takes the position as
it is written: for positions that were set up, and to prove that a game is plain data.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast
from zlib import crc32

import msgspec

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.reaching import with_tokens
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.fingerprints import (
    ENGINE,
    FIRST_REVISION,
    LARGEST_SEED,
    blank_marks,
    check_made_by,
    fingerprint,
    mended_since,
    position_mark,
)
from bythebook.kernel.game.history import CONCEDES
from bythebook.kernel.game.sections import unknown_section
from bythebook.kernel.game.setup import library_of, start
from bythebook.kernel.language.words import word_bit, words_of
from bythebook.kernel.procedure.clauses import PROGRAMS, code_of
from bythebook.kernel.procedure.procedure import Ask, Procedure, fields_of
from bythebook.kernel.state.chain import Chain
from bythebook.kernel.state.continuous_ops import E_CHAR, E_VALUE
from bythebook.kernel.state.errors import BadRecord, DeckRefused
from bythebook.kernel.state.result import Result
from bythebook.kernel.state.rng import seed_bytes
from bythebook.kernel.state.state import from_plain, plain

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

FORMAT: Final = "bythebook save 3"
EARLIER: Final = frozenset({"bythebook save 1", "bythebook save 2"})
"""they keep the position in another way: it is not read, but what led to it is"""
FORMATS: Final = (FORMAT, *EARLIER)
_NOT_COMPARED: Final = frozenset({"watch"})
"""numbers of this process, of no use in another; playing again gives them anew"""
_KINDS: Final[list[tuple[str, Any]]] = [
    ("engine", str),
    ("revision", int),
    ("pins", dict),
    ("blank", dict),
]
_GAMES: Final = "games"
_GAME_DEPTH: Final = 3
_KERNEL_DEPTH: Final = 2
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
    """The kernel or the game, and the class: in which of their modules it stands may change."""
    parts: list[str] = cls.__module__.split(".")
    home = ".".join(parts[: _GAME_DEPTH if _GAMES in parts else _KERNEL_DEPTH])
    return f"{home}:{cls.__qualname__}"


def frame_data(frame: Procedure) -> list[Any]:
    """A frame as its class's name and its fields."""
    fields = fields_of(frame)
    del fields["code"]
    return [_name_of(type(frame)), fields]


def frame_from(data: list[Any], book: str) -> Procedure:
    """The frame that `frame_data` described."""
    cls = _class_named(data[0])
    if cls is None:
        raise BadRecord(f"field 'stack': no procedure is called {data[0]!r}")
    frame: Any = cls()
    for name, value in data[1].items():
        setattr(frame, name, _thaw(getattr(frame, name), value))
    frame.code = code_of(cls, book)
    if not 0 <= frame.pc <= PROGRAMS[frame.code].size:
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
    pins: dict[str, Any],
    blank: dict[str, Any],
) -> list[CardDef]:
    """The cards of a list, printed as they were; what a file says of that may be anything."""
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


def _brought(
    found: dict[str, Any], player: int, book: Book, cards: Mapping[str, CardDef | None]
) -> Deck:
    """The deck of a player, as a save says it."""
    pins, blank = found.get("pins", {}), found.get("blank", {})
    sections = _sections(book, found["decks"][player], f"decks.{player}")
    return Deck(*[_checked(cards, numbers, pins, blank) for numbers in sections])


def save(game: "Game") -> bytes:
    """A game as bytes; `load` brings it back to the same decision."""
    body = msgspec.msgpack.encode(_data_of(game))
    return crc32(body).to_bytes(4, "little") + body


def same(one: "Game", other: "Game") -> bool:
    """Whether two games are the same in everything that a save says."""
    mine, theirs = _data_of(one), _data_of(other)
    for field in _NOT_COMPARED:
        del mine[field], theirs[field]
    return mine == theirs


def _data_of(game: "Game") -> dict[str, Any]:
    """Everything a save says."""
    ask = game.pending
    result = game.result
    data: dict[str, Any] = {
        "format": FORMAT,
        "engine": ENGINE,
        "book": game.book.name,
        "edition": game.book.edition,
        "revision": game.book.revision,
        "seed": game.seed_number,
        "decks": [_said(game.book, deck) for deck in game.decks],
        "pins": {c.number: fingerprint(c) for c in game.lib.definitions},
        "inputs": game.inputs.since(0),
        "position": position_mark(game),
        "state": _in_words(plain(game.state), game.book),
        "stack": [frame_data(f) for f in game.stack],
        "ask": None
        if ask is None
        else [ask.player, ask.kind, ask.options, ask.hidden, ask.default, ask.source, ask.clause],
        "result": None if result is None else [result.winner, result.why, result.clause],
        "tokens": [
            game.lib.definitions[d].number for d in game.state.definition[2 + _cards_in(game) :]
        ],
        "watch": game.watch.plain(),
    }
    blank = {c.number: blank_marks(c) for c in game.lib.definitions if c.unread}
    if blank:
        data["blank"] = blank
    return data


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
    return sum([len(cards) for deck in game.decks for cards in deck])


def _said(book: Book, deck: list[list[str]]) -> Any:
    """A deck as a save says it: the numbers of its cards, by section if the book has several."""
    return deck[0] if len(book.sections) == 1 else dict(zip(book.sections, deck))


def _sections(book: Book, deck: Any, field: str) -> list[list[str]]:
    """The opposite of `_said`; what a file says may be anything."""
    if len(book.sections) == 1:
        sections = [deck]
    elif isinstance(deck, dict):
        for name in deck:
            if name not in book.sections:
                raise BadRecord(f"field {field!r}: {unknown_section(book, name)}")
        for name in book.sections:
            if name not in deck:
                raise BadRecord(f"field {field!r}: the section {name!r} is missing")
        sections = [deck[name] for name in book.sections]
    else:
        raise BadRecord(f"field {field!r}: these are not the sections of a deck")
    if not all(map(_texts, sections)):
        raise BadRecord(f"field {field!r}: these are not lists of card numbers")
    return sections


def load(data: Any, book: Book, cards: dict[str, CardDef]) -> "Game":
    """The game that was saved, at the decision it was saved at, with its whole past."""
    found = _read(data, book)
    revision = found.get("revision", FIRST_REVISION)
    try:
        game = _played_again(found, book, cards)
        _hold_against(found, game)
    except BadRecord as error:
        if revision == book.revision:
            raise
        raise BadRecord(f"{error}; {mended_since(book, revision)}") from error
    return game


def _hold_against(found: dict[str, Any], game: "Game") -> None:
    """Refuse a save that says anything else than what its decisions lead to."""
    revision = found.get("revision", FIRST_REVISION)
    made_by = (found["format"], found.get("engine", ENGINE), revision)
    if made_by != (FORMAT, ENGINE, game.book.revision):
        # How it keeps the position may not be ours; what lies where can be compared.
        if not _fits(found, game):
            raise BadRecord("field 'inputs': they do not lead to the position that was saved")
        return
    wanted = msgspec.msgpack.decode(msgspec.msgpack.encode(_data_of(game)))
    for name in sorted({*found, *wanted} - _NOT_COMPARED):
        if name not in found or name not in wanted:
            raise BadRecord(f"field {name!r}: {'missing' if name in wanted else 'unknown'}")
        _same(found[name], wanted[name], name)


def _read(data: Any, book: Book) -> dict[str, Any]:
    """The fields of a save of a book, if it is one."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadRecord("a save is bytes")
    raw = bytes(data)
    if len(raw) < 8 or crc32(raw[4:]) != int.from_bytes(raw[:4], "little"):
        raise BadRecord("the save is cut short or damaged: its check sum is wrong")
    try:
        found = msgspec.msgpack.decode(raw[4:])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("the save is damaged: it cannot be decoded") from error
    if not isinstance(found, dict) or found.get("format") not in FORMATS:
        raise BadRecord(f"field 'format': this is not a {FORMAT!r}")
    for name in found:
        if not isinstance(name, str):
            raise BadRecord("the save is damaged: a field has no name")
    for name, wanted in (("book", book.name), ("edition", book.edition)):
        if found.get(name) != wanted:
            raise BadRecord(f"field {name!r}: {_short(found.get(name))} is not {wanted!r}")
    for name, kind in _KINDS:
        if not isinstance(found.get(name, kind()), kind):
            raise BadRecord(f"field {name!r}: {_short(found[name])} is no {kind.__name__}")
    check_made_by(found.get("engine", ENGINE), found.get("revision", FIRST_REVISION), book)
    return found


def _played_again(found: dict[str, Any], book: Book, cards: dict[str, CardDef]) -> "Game":
    """The game that the decks, the seed and the answers of a save lead to."""
    seed, decks, inputs = found.get("seed"), found.get("decks"), found.get("inputs")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadRecord(f"field 'seed': {_short(seed)} is no seed")
    if not isinstance(decks, list) or len(decks) != 2:
        raise BadRecord("field 'decks': these are not two decks")
    if not isinstance(inputs, list) or not all(type(i) is int for i in inputs):
        raise BadRecord("field 'inputs': these are not numbers of options")
    brought = [_brought(found, player, book, cards) for player in (0, 1)]
    try:
        game = start(book, (brought[0], brought[1]), seed)
    except DeckRefused as error:
        raise BadRecord(f"field 'decks': {error}") from error
    for place, choice in enumerate(inputs):
        ask = game.pending
        if ask is None or choice >= len(ask.options) or choice < CONCEDES - 1:
            raise BadRecord(f"field 'inputs.{place}': {choice} cannot be answered there")
        game.put_in(choice)
    return game


def _fits(found: dict[str, Any], game: "Game") -> bool:
    """Whether the position saved by an earlier engine or revision is this one."""
    saved = found.get("position")
    if saved is not None:
        return bool(saved == position_mark(game))
    state = found.get("state")
    return isinstance(state, dict) and state.get("zones") == game.state.zones


def _same(found: Any, wanted: Any, path: str) -> None:
    """Refuse what is not as the decisions lead to, with the place of the first difference."""
    if type(found) is type(wanted) and found == wanted:
        return
    if isinstance(found, dict) and isinstance(wanted, dict) and found.keys() == wanted.keys():
        for name, value in wanted.items():
            _same(found[name], value, f"{path}.{name}")
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for place, value in enumerate(wanted):
            _same(found[place], value, f"{path}.{place}")
    raise BadRecord(f"field {path!r}: {_short(found)} is not what the decisions lead to")


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) for v in value)


def _short(value: Any) -> str:
    """A value in a sentence: not more of it than fits."""
    said = repr(value)
    return said if len(said) <= 40 else f"{said[:37]}..."


def restore(data: Any, book: Book, cards: dict[str, CardDef]) -> "Game":
    """The position of a save as it is written, however it came about; without its past."""
    found = _read(data, book)
    if found["format"] != FORMAT:
        raise BadRecord(f"field 'format': this is not a {FORMAT!r}")
    try:
        return _rebuild(found, book, cards)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadRecord(f"the save is damaged: {error}") from error


def _rebuild(found: dict[str, Any], book: Book, cards: dict[str, CardDef]) -> "Game":
    from bythebook.kernel.game.game import Game

    blank = found.get("blank", {})
    decks = [_brought(found, player, book, cards) for player in (0, 1)]
    # Tokens are in no set: the texts of the cards that were brought make them.
    brought = [*decks[0].cards, *decks[1].cards]
    made = {c.number: c for c in with_tokens(brought)}
    known = {n: made.get(n) or cards.get(n) for n in found["tokens"]}
    tokens = _checked(known, found["tokens"], found["pins"], blank)
    library = library_of(book, [*brought, *tokens])
    game = Game(book, library, seed_bytes(found["seed"]))
    game.seed_number = found["seed"]
    game.decks = [[list(part.numbers) for part in deck.parts] for deck in decks]
    game.state = from_plain(_in_bits(found["state"], book))
    for frame in found["stack"]:
        game.stack.append(frame_from(frame, game.book.name))
    if found["ask"] is not None:
        player, kind, options, hidden, default, source, clause = found["ask"]
        ask = Ask(player, kind, [tuple(o) for o in options], hidden, default, source)
        ask.clause = clause
        game.pending = ask
    if found["result"] is not None:
        game.result = Result(*found["result"])
    game.holding = sum([1 for frame in game.stack if frame.holds])
    # Effects in force may forbid and give what no printed ability of the match does.
    game.guard_possible = game.giving = True
    game.d_interrupts = game.lib.interrupt_reads
    game.inputs = Chain()
    for choice in found["inputs"]:
        game.inputs.append(choice)
    game.decided = len(found["inputs"])
    game.log_from = game.decided
    game.watch.from_plain(found["watch"])
    return game
