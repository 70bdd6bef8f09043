"""Amounts that texts of this game name."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.terms.terms import markers_on
from bythebook.kernel.language.nouns import Amount, Noun, Regs
from bythebook.kernel.state.zones import D_COUNTERS

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class ForEvery(Amount):
    """So much for every few of something; what is left over does not count."""

    of: Amount
    per: int
    times: int = 1

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        return self.of.value(game, source, master, regs) // self.per * self.times

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()


@dataclass(frozen=True)
class MarkersCounted(Amount):
    """So much for each marker on some cards."""

    of: Noun
    times: int = 1

    def value(self, game: "Game", source: int, master: int, regs: Regs) -> int:
        found = self.of.refs(game, source, master, regs)
        return self.times * sum(markers_on(game, ref) for ref in found)

    def reads(self, game: "Game", source: int, master: int) -> int:
        return self.of.reads(game, source, master) | D_COUNTERS

    def chars(self) -> int:
        return self.of.chars()
