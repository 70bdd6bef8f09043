"""What was done this turn that no zone tells of: charges, blasts, drive checks, rides, songs.

Each deed is noted where it is done, and only in matches with a text that asks for it. A note says
who, which deed, and what with: so much, or a card as it is printed and the grade it had.
"""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import VAR_BATTLES
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.language.words import YOU, Test, compare, players_of
from bythebook.kernel.state.changes import NOTED, USED, Change
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_TURN

SOUL_CHARGE_DEED: Final = 1
COUNTER_CHARGE_DEED: Final = 2
SOUL_BLASTED: Final = 3
DRIVE_CHECKED: Final = 4
RODE: Final = 5
SUNG: Final = 6
ASKS_DEED: Final = 44
"""beside kinds of zones: from which bit of `arrivals` on somebody asks for a deed"""
GRADES: Final = 64
"""more than there are grades"""


def is_asked(game: Game, deed: int) -> bool:
    """Whether a text of the match asks for a deed."""
    return game.lib.arrivals >> ASKS_DEED + deed & 1 != 0


def note_deed(game: Game, who: int, deed: int, info: int = 0) -> list[Change]:
    """The note that a player, or a unit, has done something."""
    return [(USED, who, NOTED * deed + info)] if is_asked(game, deed) else []


def with_card(game: Game, card: int, number: int = 0) -> int:
    """What a note says of a card: what is printed on it, its grade, and a number besides."""
    definition = game.state.definition[card]
    grade = max(0, min(GRADES - 1, game.value(GRADE, card)))
    return (number * len(game.lib.definitions) + definition) * GRADES + grade


def told(game: Game, info: int) -> tuple[int, int, int]:
    """The number besides, the card as printed, and its grade, of a note."""
    rest, grade = divmod(info, GRADES)
    number, definition = divmod(rest, len(game.lib.definitions))
    return number, definition, grade


def meets(game: Game, tests: tuple[Test, ...], definition: int, grade: int) -> bool:
    """Whether a card of a note is such: its grade is what it was then."""
    return all(
        test.met(grade if test.char == GRADE else game.lib.printed[test.char][definition])
        for test in tests
    )


def notes(game: Game, who: tuple[int, ...], deed: int) -> list[tuple[int, int]]:
    """What the notes of a deed say, and how often it was done so."""
    low, high = NOTED * deed, NOTED * (deed + 1)
    used = game.state.used.items()
    return [(key - low, n) for (ref, key), n in used if low <= key < high and ref in who]


@dataclass(frozen=True)
class Did(Condition):
    """You soul charged, or counter charged, this turn."""

    deed: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return bool(notes(game, (master,), self.deed))

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN

    def arrivals(self) -> int:
        return 1 << ASKS_DEED + self.deed


@dataclass(frozen=True)
class BlastedSoul(Condition):
    """You soul blasted so many cards together this turn for a card's ability, or a vanguard's."""

    n: int
    vanguard: bool = False

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        found = notes(game, (master,), SOUL_BLASTED)
        return any(info >> 1 >= self.n and (info & 1 or not self.vanguard) for info, _ in found)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN

    def arrivals(self) -> int:
        return 1 << ASKS_DEED + SOUL_BLASTED


@dataclass(frozen=True)
class DriveChecked(Condition):
    """Drive checks of a player's have revealed such a card this turn, or in this battle."""

    tests: tuple[Test, ...] = ()
    whose: int = YOU
    battle: bool = False

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        present = game.state.vars[VAR_BATTLES]
        for info, _ in notes(game, players_of(self.whose, master), DRIVE_CHECKED):
            battle, definition, grade = told(game, info)
            if self.battle and battle != present:
                continue
            if meets(game, self.tests, definition, grade):
                return True
        return False

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN

    def arrivals(self) -> int:
        return 1 << ASKS_DEED + DRIVE_CHECKED


@dataclass(frozen=True)
class RodeFrom(Condition):
    """A unit, or a player's vanguard, was placed this turn by riding such a unit."""

    who: Noun
    tests: tuple[Test, ...] = ()
    in_phase: bool = False
    """in the ride phase"""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        who = tuple(self.who.refs(game, source, master, regs))
        for info, _ in notes(game, who, RODE):
            in_phase, definition, grade = told(game, info)
            if in_phase >= self.in_phase and meets(game, self.tests, definition, grade):
                return True
        return False

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN | self.who.reads(game, source, master)

    def chars(self) -> int:
        return self.who.chars()

    def arrivals(self) -> int:
        return 1 << ASKS_DEED + RODE


@dataclass(frozen=True)
class SangThisTurn(Condition):
    """You sang so many Songs of a kind this turn, or more, or less."""

    tests: tuple[Test, ...]
    n: int
    how: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        found = 0
        for info, times in notes(game, (master,), SUNG):
            _, definition, grade = told(game, info)
            found += times if meets(game, self.tests, definition, grade) else 0
        return compare(found, self.how, self.n)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN

    def arrivals(self) -> int:
        return 1 << ASKS_DEED + SUNG


def note_ride(game: Game, player: int, new: int, ridden: int) -> list[Change]:
    """The notes on whom a unit has ridden, of the unit and of its player."""
    if ridden < 0 or not is_asked(game, RODE):
        return []
    riding = game.frame_of(type(edition(game).ride_phase())) is not None
    info = with_card(game, ridden & CARD, int(riding))
    return [note for who in (new, player) for note in note_deed(game, who, RODE, info)]


def note_drive_check(game: Game, player: int, card: int) -> list[Change]:
    """The note of which card a drive check has turned up, and in which battle."""
    if not is_asked(game, DRIVE_CHECKED):
        return []
    battle = game.state.vars[VAR_BATTLES]
    return note_deed(game, player, DRIVE_CHECKED, with_card(game, card & CARD, battle))
