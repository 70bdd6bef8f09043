"""Sections 11.6 and 11.12: limit break and generation break, which abilities become active by."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.g.cards.states import face_up_g_units
from bythebook.games.vanguard.g.keywords.marks import (
    GENERATION_BREAK,
    LIMIT_BREAK,
    LIMIT_BREAK_FIVE,
)
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.other.enabling import Gate
from bythebook.games.vanguard.zones.zones import DAMAGE, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.zones import D_FACE

FIVE: Final = 5
"""limit breaks are of four or of five"""


@rule(
    "vgg 11.6.1",
    "vgg 11.6.3.1",
    "vgg 11.6.3.1.1",
    "vgg 11.6.3.2",
    "vgg 11.6.3.2.1",
    "vgg 11.6.3.3",
    nothing=True,
)
def enough_damage(game: Game, player: int, n: int) -> bool:
    """Limit break is active while so many cards are in the master's damage zone."""
    return len(game.state.zone(player, DAMAGE)) >= n


@rule(
    "vgg 11.12.1",
    "vgg 11.12.3.1",
    "vgg 11.12.3.1.1",
    "vgg 11.12.3.2",
    "vgg 11.12.3.2.1",
    "vgg 11.12.3.3",
    nothing=True,
)
def enough_g_units(game: Game, player: int, n: int) -> bool:
    """Generation break is active while the master has so many face up G units.

    Those on the vanguard circle and in the G zone count.
    """
    return face_up_g_units(game, player) >= n


def limit_break(n: int) -> int:
    """What is enabled by effects that speak of limit breaks of a number: those of no other."""
    return LIMIT_BREAK if n < FIVE else LIMIT_BREAK_FIVE


@dataclass(frozen=True)
class LimitBreak(Gate):
    """So many cards are in your damage zone."""

    n: int

    def keyword(self) -> int:
        return limit_break(self.n)

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return enough_damage(game, master, self.n)

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + DAMAGE)


@dataclass(frozen=True)
class GenerationBreak(Gate):
    """You have so many face up G units on your vanguard circle and in your G zone."""

    n: int

    def keyword(self) -> int:
        return GENERATION_BREAK

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return enough_g_units(game, master, self.n)

    def reads(self, game: Game, source: int, master: int) -> int:
        base = master * game.state.kinds
        return D_FACE | 1 << (base + VANGUARD) | 1 << (base + G_ZONE)
