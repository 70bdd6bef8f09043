"""Records: a game as a readable list of what was decided, that replays and can be continued.

A record pins the engine's format, the rulebook's edition, the cards as printed,
which of their abilities were left blank, and the seed; then every decision in words, with a
fingerprint of the position now and then. Whatever does not fit is refused with its line.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities import CardDef
from bythebook.kernel.book import Book
from bythebook.kernel.errors import BadRecord, BythebookError
from bythebook.kernel.history import CONCEDES
from bythebook.kernel.options import KINDS
from bythebook.kernel.saving import blank_marks, fingerprint
from bythebook.kernel.setup import start
from bythebook.kernel.views import notation

if TYPE_CHECKING:
    from bythebook.kernel.game import Game

HEADER: Final = "bythebook record 1"
FINGERPRINT_EVERY: Final = 16


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


def record(game: "Game", engine: str) -> str:
    """A game so far, as text."""
    lines = [
        HEADER,
        f"engine {engine}",
        f"book {game.book.name} {game.book.edition}",
        f"seed {game.seed_number}",
    ]
    for player in (0, 1):
        # The order in which a deck was handed in is part of the shuffle's input.
        lines += [f"deck {player} {n} {number}" for number, n in runs(game.decks[player])]
    lines += [f"card {c.number} {fingerprint(c)}" for c in game.lib.definitions]
    for card in game.lib.definitions:
        lines += [f"blank {card.number} {mark}" for mark in blank_marks(card)]
    lines.append("begin")
    again = game.from_the_start()
    for choice in game.inputs.since(0):
        lines.append(line_of(again, choice))
        if choice < 0:
            again.give_up(CONCEDES - choice)
        else:
            again.put_in(choice)
        if again.decided % FINGERPRINT_EVERY == 0:
            lines.append(f"@ {position_mark(again)}")
    if game.result is None:
        lines.append(f"open @ {position_mark(game)}")
    else:
        lines.append(f"over {game.result.winner} {game.result.clause}")
    return "\n".join(lines) + "\n"


def runs(numbers: list[str]) -> list[tuple[str, int]]:
    """Equal neighbours counted together."""
    found: list[tuple[str, int]] = []
    for number in numbers:
        if found and found[-1][0] == number:
            found[-1] = (number, found[-1][1] + 1)
        else:
            found.append((number, 1))
    return found


def line_of(game: "Game", choice: int) -> str:
    """One input in words: whose, what kind of decision, what was chosen."""
    if choice < 0:
        return f"{'AB'[CONCEDES - choice]} concedes"
    ask = game.pending
    assert ask is not None
    return f"{'AB'[ask.player]} {KINDS[ask.kind]}: {notation(game, ask.options[choice])}"


def replay(text: str, book: Book, cards: dict[str, CardDef], upto: int | None = None) -> "Game":
    """The game a record describes, at its end or after so many decisions."""
    lines = text.split("\n")
    if not lines or lines[0] != HEADER:
        raise BadRecord(f"line 1: a record begins with {HEADER!r}")
    game, place = _begin(lines, book, cards)
    ended = False
    for index in range(place, len(lines)):
        line = lines[index]
        if not line:
            continue
        if ended:
            raise BadRecord(f"line {index + 1}: nothing may follow the end of a record")
        if upto is not None and game.decided >= upto:
            return game
        ended = _line(game, line, index + 1)
    if not ended:
        raise BadRecord(f"line {len(lines)}: the record is cut short, its last line is missing")
    return game


def _begin(lines: list[str], book: Book, cards: dict[str, CardDef]) -> "tuple[Game, int]":
    decks: tuple[list[CardDef], list[CardDef]] = ([], [])
    seed = None
    pins: dict[str, str] = {}
    blank: dict[str, list[str]] = {}
    for index, line in enumerate(lines):
        words = line.split(" ")
        where = f"line {index + 1}"
        if line == "begin":
            if seed is None:
                raise BadRecord("field 'seed': missing")
            for card in {c.number: c for d in decks for c in d}.values():
                if pins.get(card.number) != fingerprint(card):
                    raise BadRecord(f"field 'card': {card.number} is not printed as it was then")
                if sorted(blank.get(card.number, [])) != blank_marks(card):
                    other = f"other abilities of {card.number} were left blank then"
                    raise BadRecord(f"field 'blank': {other}")
            try:
                return start(book, decks, seed), index + 1
            except BythebookError as error:
                raise BadRecord(f"field 'deck': {error}") from error
        if index == 0 or words[0] == "engine":
            continue
        if words[0] == "book":
            if words[1:] != [book.name, book.edition]:
                wanted = f"{book.name} {book.edition}"
                raise BadRecord(f"{where}: field 'book': {line[5:]!r} is not {wanted!r}")
        elif words[0] == "seed" and len(words) == 2 and words[1].isdigit():
            seed = int(words[1])
        elif words[0] == "deck" and len(words) == 4 and words[1] in ("0", "1"):
            known = cards.get(words[3])
            if known is None:
                raise BadRecord(f"{where}: field 'deck': there is no card {words[3]!r} here")
            if not words[2].isdigit() or int(words[2]) > 500:
                raise BadRecord(f"{where}: field 'deck': {words[2]!r} is not a number of copies")
            decks[int(words[1])].extend([known] * int(words[2]))
        elif words[0] == "card" and len(words) == 3:
            pins[words[1]] = words[2]
        elif words[0] == "blank" and len(words) == 3:
            blank[words[1]] = [*blank.get(words[1], []), words[2]]
        else:
            raise BadRecord(f"{where}: {line!r} is not understood")
    raise BadRecord("the record is cut short: it has no line 'begin'")


def _line(game: "Game", line: str, number: int) -> bool:
    """Carry out one line; whether it was the last."""
    if line.startswith("@ "):
        if line[2:] != position_mark(game):
            raise BadRecord(f"line {number}: the position is not the one the record had here")
        return False
    if line.startswith("over "):
        result = game.result
        if result is None or line != f"over {result.winner} {result.clause}":
            raise BadRecord(f"line {number}: the game has not ended like this")
        return True
    if line.startswith("open @ "):
        if game.result is not None or line[7:] != position_mark(game):
            raise BadRecord(f"line {number}: the position is not the one the record had here")
        return True
    if line in ("A concedes", "B concedes"):
        game.concede("AB".index(line[0]))
        return False
    ask = game.pending
    if ask is None:
        raise BadRecord(f"line {number}: the game is over, but the record goes on")
    for choice in range(len(ask.options)):
        if line_of(game, choice) == line:
            game.answer(choice)
            return False
    raise BadRecord(f"line {number}: {line!r} cannot be decided here ({ask.clause})")
