"""Section 11: keywords under which abilities are active."""

from dataclasses import dataclass

from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.texts.events import VAR_BATTLES
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DROP,
    HAND,
    STAND,
    THEIR_COLUMN,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import AmountIs, Condition, Every
from bythebook.kernel.language.nouns import Cards, Count, Regs
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, EQUAL, OPPONENT, Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.zones import D_VARS

ALWAYS = Every(())
"""no condition at all"""


@rule("vgg 11.15.1", nothing=ALWAYS)
def brave() -> Condition:
    """Brave: three cards or fewer in the master's hand."""
    return AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 3)


@rule("vgg 11.16.1", nothing=ALWAYS)
def oracle() -> Condition:
    """Oracle: five cards or more in the master's hand."""
    return AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 5)


@rule("vgg 11.18.1", nothing=ALWAYS)
def ritual(n: int) -> Condition:
    """Ritual: so many cards of grade 1 in the master's drop zone."""
    ones = Cards(zones=(DROP,), tests=(Test(GRADE, EQUAL, 1),))
    return AmountIs(Count(ones), AT_LEAST, n)


@rule("vgg 11.26.1", nothing=ALWAYS)
def thunderstrike(n: int) -> Condition:
    """Thunderstrike: so many cards in the opponent's bind zone."""
    return AmountIs(Count(Cards(OPPONENT, (BIND,))), AT_LEAST, n)


@dataclass(frozen=True)
class DuringBattle(Condition):
    """It is one of some battles of the turn, or one after them."""

    first: int
    second: int = 0
    later: bool = False

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        now = game.state.vars[VAR_BATTLES]
        if self.later:
            return now >= self.first
        return now in (self.first, self.second or NOTHING)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


@rule("vgg 11.35.1", "vgg 11.35.2", nothing=ALWAYS)
def wave(first: int, second: int, later: bool) -> Condition:
    """Wave: the battles of the turn that it names."""
    return DuringBattle(first, second, later)


@rule("vgg 11.36.1", nothing=ALWAYS)
def dark_device(continuous: bool) -> Condition:
    """Dark device: no units of the opponent in this unit's column; but for CONT, none standing."""
    orient = NOTHING if continuous else STAND
    theirs = Cards(OPPONENT, VANGUARD_AND_REAR, orient=orient, place=THEIR_COLUMN)
    return AmountIs(Count(theirs), AT_MOST, 0)


@rule("vgg 11.39.1", nothing=ALWAYS)
def shinken_hissatsu() -> Condition:
    """Shinken Hissatsu: three cards or more in the master's damage zone."""
    return AmountIs(Count(Cards(zones=(DAMAGE,))), AT_LEAST, 3)
