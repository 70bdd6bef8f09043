"""Section 12.8: keyword abilities that an effect enables."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import MARKS
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD

# Marks of cards whose keyword of a kind is enabled; keywords' own marks are below them.
LIMIT_BREAK_ENABLED: Final = 1 << 48
GENERATION_BREAK_ENABLED: Final = 1 << 49


@rule("vgg 12.8.1", "vgd 14.1.2", nothing=False)
def is_enabled(marks: int, enabled: int) -> bool:
    """Of an ability with several keywords, enabling one enables only what belongs to that one."""
    return marks & enabled != 0


@dataclass(frozen=True)
class Keyword(Condition):
    """A keyword is active because of what it asks for, or because an effect has enabled it."""

    enabled: int
    """the mark of cards whose keyword of the kind is enabled"""
    asks: Condition

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        if self.asks.holds(game, source, master, regs):
            return True
        return is_enabled(game.value(MARKS, source & CARD), self.enabled)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.asks.reads(game, source, master)

    def chars(self) -> int:
        return self.asks.chars() | 1 << MARKS
