"""Records: a game as a readable list of what was decided, that replays and can be continued.

A record pins the engine, the rulebook's edition and our revision of it, the cards as printed,
which of their abilities were left blank, and the seed; then every decision in words, with a
mark of the position at the beginning and now and then. Whatever does not fit is refused with
its line. A record of an earlier revision replays as long as it fits, position by position;
where it does not, a rule was mended since, and that is said.
"""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.fingerprints import (
    ENGINE,
    FIRST_REVISION,
    LARGEST_SEED,
    blank_marks,
    check_made_by,
    fingerprint,
    mended_since,
    number_in,
    position_mark,
)
from bythebook.kernel.game.history import CONCEDES
from bythebook.kernel.game.sections import unknown_section
from bythebook.kernel.game.setup import start
from bythebook.kernel.seeing.views import notation
from bythebook.kernel.state.errors import BadRecord, BythebookError
from bythebook.kernel.state.options import KINDS

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

HEADER: Final = "bythebook record 1"
FINGERPRINT_EVERY: Final = 16
_MOST_COPIES: Final = 500
_MOST_REVISIONS: Final = 10**6


def record(game: "Game") -> str:
    """A game so far, as text."""
    lines = [
        HEADER,
        f"engine {ENGINE}",
        f"book {game.book.name} {game.book.edition}",
        f"revision {game.book.revision}",
        f"seed {game.seed_number}",
    ]
    for player in (0, 1):
        # The order in which a deck was handed in is part of the shuffle's input.
        for section, numbers in zip(game.book.sections, game.decks[player]):
            if len(game.book.sections) > 1:
                lines.append(f"section {player} {section}")
            lines += [f"deck {player} {n} {number}" for number, n in runs(numbers)]
    lines += [f"card {c.number} {fingerprint(c)}" for c in game.lib.definitions]
    for card in game.lib.definitions:
        lines += [f"blank {card.number} {mark}" for mark in blank_marks(card)]
    lines.append("begin")
    again = game.from_the_start()
    lines.append(f"@ {position_mark(again)}")
    for choice in game.inputs.since(0):
        lines.append(line_of(again, choice))
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
    if upto is not None and upto < 0:
        raise BadRecord(f"a record cannot be replayed up to decision {upto}: they count from 0")
    lines = text.split("\n")
    if lines[0] != HEADER:
        raise BadRecord(f"line 1: a record begins with {HEADER!r}")
    head = Head(book, cards)
    place = 1
    while place < len(lines) and lines[place] != "begin":
        head.take(lines[place], f"line {place + 1}")
        place += 1
    if place == len(lines):
        raise BadRecord("the record is cut short: it has no line 'begin'")
    game = head.start()
    ended = False
    for number, line in enumerate(lines[place + 1 :], place + 2):
        if not line:
            continue
        if ended:
            raise BadRecord(f"line {number}: nothing may follow the end of a record")
        if upto is not None and game.decided >= upto:
            return game
        try:
            ended = _line(game, line, number)
        except BadRecord as error:
            if head.revision == book.revision:
                raise
            raise BadRecord(f"{error}; {mended_since(book, head.revision)}") from error
    if not ended:
        raise BadRecord(f"line {len(lines)}: the record is cut short, its last line is missing")
    return game


class Head:
    """What a record says before its first decision."""

    def __init__(self, book: Book, cards: dict[str, CardDef]) -> None:
        self.book: Book = book
        self.cards: dict[str, CardDef] = cards
        self.engine: str = ""
        self.named: bool = False
        self.revision: int = FIRST_REVISION
        self.seed: int = -1
        # By player: the sections named so far, the cards that follow are in the last; if decks
        # have one section, it is not named.
        self.decks: tuple[dict[str, list[CardDef]], dict[str, list[CardDef]]] = ({}, {})
        if len(book.sections) == 1:
            for deck in self.decks:
                deck[next(iter(book.sections))] = []
        self.pins: dict[str, str] = {}
        self.blank: dict[str, list[str]] = {}

    def take(self, line: str, where: str) -> None:
        """One line of it."""
        words = line.split(" ")
        name = words[0]
        if name == "engine" and len(words) == 2:
            self.engine = words[1]
        elif name == "book":
            self.named = True
            wanted = f"{self.book.name} {self.book.edition}"
            if line[5:] != wanted:
                raise BadRecord(f"{where}: field 'book': {line[5:45]!r} is not {wanted!r}")
        elif name == "revision" and len(words) == 2 and number_in(words[1], _MOST_REVISIONS) >= 0:
            self.revision = int(words[1])
        elif name == "seed" and len(words) == 2 and number_in(words[1], LARGEST_SEED) >= 0:
            self.seed = int(words[1])
        elif name == "deck" and len(words) == 4 and words[1] in ("0", "1"):
            known = self.cards.get(words[3])
            if known is None:
                raise BadRecord(f"{where}: field 'deck': there is no card {words[3][:40]!r} here")
            count = number_in(words[2], _MOST_COPIES)
            if count < 0:
                said = f"{words[2][:40]!r} is not a number of copies"
                raise BadRecord(f"{where}: field 'deck': {said}")
            sections = self.decks[int(words[1])]
            if not sections:
                raise BadRecord(f"{where}: field 'section': missing before the first card")
            sections[list(sections)[-1]].extend([known] * count)
        elif name == "section" and len(words) > 2 and words[1] in ("0", "1"):
            section = " ".join(words[2:])
            if section not in self.book.sections:
                raise BadRecord(f"{where}: field 'section': {unknown_section(self.book, section)}")
            if section in self.decks[int(words[1])]:
                raise BadRecord(f"{where}: field 'section': {section!r} is there twice")
            self.decks[int(words[1])][section] = []
        elif name == "card" and len(words) == 3:
            self.pins[words[1]] = words[2]
        elif name == "blank" and len(words) == 3:
            self.blank[words[1]] = [*self.blank.get(words[1], []), words[2]]
        else:
            raise BadRecord(f"{where}: {line[:60]!r} is not understood")

    def start(self) -> "Game":
        """The game at its first decision, if all that a record needs was said and holds here."""
        for name, said in (("engine", self.engine), ("book", self.named), ("seed", self.seed >= 0)):
            if not said:
                raise BadRecord(f"field {name!r}: missing")
        check_made_by(self.engine, self.revision, self.book)
        decks = (self.deck(0), self.deck(1))
        for card in {c.number: c for d in decks for c in d.cards}.values():
            if self.pins.get(card.number) != fingerprint(card):
                raise BadRecord(f"field 'card': {card.number} is not printed as it was then")
            if sorted(self.blank.get(card.number, [])) != blank_marks(card):
                other = f"other abilities of {card.number} were left blank then"
                raise BadRecord(f"field 'blank': {other}")
        try:
            return start(self.book, decks, self.seed)
        except BythebookError as error:
            raise BadRecord(f"field 'deck': {error}") from error

    def deck(self, player: int) -> Deck:
        """A player's deck, every section of it."""
        sections = self.decks[player]
        for name in self.book.sections:
            if name not in sections:
                raise BadRecord(f"field 'section': {name!r} of deck {player} is missing")
        return Deck(*[sections[name] for name in self.book.sections])


def _line(game: "Game", line: str, number: int) -> bool:
    """Carry out one line; whether it was the last."""
    if line.startswith("@ "):
        if line[2:] != position_mark(game):
            if not game.decided:
                said = "these decks with this seed do not begin as the record did"
                raise BadRecord(f"line {number}: field 'seed': {said}")
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
    ask = game.pending
    if ask is None:
        raise BadRecord(f"line {number}: the game is over, but the record goes on")
    if line in ("A concedes", "B concedes"):
        game.concede("AB".index(line[0]))
        return False
    for choice in range(len(ask.options)):
        if line_of(game, choice) == line:
            game.answer(choice)
            return False
    raise BadRecord(f"line {number}: {line[:80]!r} cannot be decided here ({ask.clause})")
