"""Wave (11.35) and Dark Device (11.36): which battle it is, and who is in the same column."""

from dataclasses import dataclass

from bythebook.games.vanguard.g.keywords.marks import DARK_DEVICE, WAVE
from bythebook.games.vanguard.other.enabling import Gate
from bythebook.games.vanguard.texts.events import VAR_BATTLES
from bythebook.games.vanguard.zones.relations import related_circles
from bythebook.games.vanguard.zones.zones import SAME_COLUMN, STAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.zones import D_MASTER, D_ORIENT, D_VARS


@rule("vgg 11.35.1", "vgg 11.35.2", nothing=True)
def in_such_a_battle(game: Game, first: int, second: int, later: bool) -> bool:
    """Wave: it is a battle of the turn that has such a number, or a later one if it says so."""
    now = game.state.vars[VAR_BATTLES]
    return now >= first if later else now in (first, second or first)


@dataclass(frozen=True)
class Wave(Gate):
    """It is one of some battles of the turn, or one after them."""

    first: int
    second: int = 0
    later: bool = False

    def keyword(self) -> int:
        return WAVE

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return in_such_a_battle(game, self.first, self.second, self.later)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


def opponents_there(game: Game, source: int, master: int) -> list[int]:
    """The units of a player's opponent in the column of a card, on whosever circles they are."""
    state = game.state
    column = related_circles(game, SAME_COLUMN, source, master)
    return [card for z in column for card in state.zones[z] if state.master[card] != master]


@rule("vgg 11.36.1.1", nothing=True)
def nobody_across(game: Game, source: int, master: int) -> bool:
    """Dark Device of what goes on: the opponent has no units in the same column."""
    return not opponents_there(game, source, master)


@rule("vgg 11.36.1.2", "vgg 11.36.1.3", nothing=True)
def nobody_stands_across(game: Game, source: int, master: int) -> bool:
    """Dark Device of other abilities: the opponent has no standing units in the same column."""
    orient = game.state.orient
    return not any(orient[card] == STAND for card in opponents_there(game, source, master))


@dataclass(frozen=True)
class DarkDevice(Gate):
    """Your opponent has no units, or no standing ones, in the same column as this unit."""

    standing: bool = True

    def keyword(self) -> int:
        return DARK_DEVICE

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        if self.standing:
            return nobody_stands_across(game, source, master)
        return nobody_across(game, source, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | D_MASTER | D_ORIENT
