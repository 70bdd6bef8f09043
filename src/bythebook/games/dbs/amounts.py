"""Amounts that texts of this game name."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.kernel.nouns import Amount, Regs

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


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
