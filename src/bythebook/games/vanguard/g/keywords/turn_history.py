"""Unite (11.19), Engorge (11.24) and Darkness (11.30): what a turn remembers."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.actions.calling import Call
from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.g.keywords.marks import DARKNESS, UNITE
from bythebook.games.vanguard.g.texts.events import VAR_CALLED, VAR_SOUL_GREW
from bythebook.games.vanguard.other.enabling import Gate
from bythebook.games.vanguard.zones.zones import SOUL
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Regs
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import MOVE, Change, set_var, set_vars
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_TURN, D_VARS

ASKS_SOUL: Final = 1 << 40
"""beside kinds of zones: somebody asks whether a soul has grown this turn"""
ASKS_CALLS: Final = 1 << 42
"""beside kinds of zones: somebody asks how many were called this turn"""
ENGORGED_KEY: Final = -100
"""in the place of an ability: a unit has retired another one by its engorge ability"""


def forget_turn() -> list[Change]:
    """A new turn remembers nothing of the one before."""
    return [set_vars(VAR_CALLED, 0, 0), set_vars(VAR_SOUL_GREW, 0, 0)]


def note_calls(game: Game, player: int, count: int) -> list[Change]:
    """A player has called so many units more this turn."""
    if not count or not game.lib.arrivals & ASKS_CALLS:
        return []
    var = VAR_CALLED + player
    return [set_var(var, game.state.vars[var] + count)]


def just_placed(game: Game, player: int) -> int:
    """How many units a call has placed that are not noted yet: who is placed has been called."""
    for frame in reversed(game.stack):
        if isinstance(frame, Call):
            if frame.player != player or frame.result:
                return 0
            where = game.state.where
            there = [player * game.state.kinds + circle for circle in frame.circles]
            return len([r for r, c in zip(frame.units, there) if where[r & CARD] == c])
    return 0


@rule("vgg 11.19.1.1", "vgg 11.19.1.1.1", "vgg 11.19.1.2", "vgg 11.19.1.3", nothing=True)
def called_together(game: Game, player: int) -> bool:
    """Unite: its master has called two cards or more this turn."""
    return game.state.vars[VAR_CALLED + player] + just_placed(game, player) >= 2


@dataclass(frozen=True)
class Unite(Gate):
    """You have called two cards or more this turn."""

    def keyword(self) -> int:
        return UNITE

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return called_together(game, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        # Who was just placed counts before it is noted.
        return D_VARS | game.book.field_bits

    def arrivals(self) -> int:
        return ASKS_CALLS


def asked_for(lib: Library) -> int:
    """The kinds of zones, as bits, of which a turn has to remember that cards came there."""
    return 1 << SOUL if lib.arrivals & ASKS_SOUL else 0


@rule("vgg 11.30.2", nothing=False)
def by_riding(game: Game) -> bool:
    """Whoever is ridden on, and their hearts, go to the soul by riding: that does not count."""
    return bool(game.stack) and isinstance(game.stack[-1], Ride)


def note_soul(game: Game, changes: list[Change]) -> list[Change]:
    """Changes, with the note that a soul has grown by them."""
    if not game.lib.arrivals & ASKS_SOUL or by_riding(game):
        return changes
    owner = game.state.owner
    players = {owner[c[1] & CARD] for c in changes if c[0] == MOVE and c[3] == SOUL}
    return [*changes, *[set_var(VAR_SOUL_GREW + player, 1) for player in sorted(players)]]


@rule("vgg 11.30.1.1", "vgg 11.30.1.2", "vgg 11.30.1.3", nothing=True)
def soul_grew(game: Game, player: int) -> bool:
    """Darkness: cards were put into its master's soul this turn other than by riding."""
    return game.state.vars[VAR_SOUL_GREW + player] != 0


@dataclass(frozen=True)
class Darkness(Gate):
    """Cards were put into your soul this turn other than by riding."""

    def keyword(self) -> int:
        return DARKNESS

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return soul_grew(game, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS

    def arrivals(self) -> int:
        return ASKS_SOUL


@dataclass(frozen=True)
class RetiredByEngorging(Amount):
    """How many units this one has retired this turn by its engorge ability."""

    times: int = 1

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return self.times * game.state.used.get((source, ENGORGED_KEY), 0)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN | game.book.field_bits

    def grows(self) -> bool:
        return self.times >= 0
