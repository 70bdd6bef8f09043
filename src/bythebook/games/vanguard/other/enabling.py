"""Sections 12.8 and 14.1: keywords before the colon of an ability, under which it is active.

A continuous ability has such a condition all the time, an automatic one as it is triggered, and an
activated one as it is played: what happens afterwards does not matter to those two.
"""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.cards.cards import ENABLED
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 12.8.1", "vgd 14.1.2", nothing=False)
def is_enabled(game: Game, source: int, keyword: int) -> bool:
    """A keyword that an effect has enabled is fulfilled; the ability's other ones are not."""
    return game.last_value(ENABLED, source) & keyword != 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Gate(Condition):
    """A keyword that makes an ability active."""

    def keyword(self) -> int:
        """Its mark."""
        raise NotImplementedError

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        """Whether what it asks for is so."""
        raise NotImplementedError

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return self.fulfilled(game, source, master) or is_enabled(game, source, self.keyword())

    def chars(self) -> int:
        return 1 << ENABLED
