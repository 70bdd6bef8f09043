"""By which blast or charge cards go, for the conditions of triggers."""

from dataclasses import dataclass

from bythebook.games.vanguard.texts.costs import SoulChargeCost, soul_blasted
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, Regs
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.texts.costs import Pay


@dataclass(frozen=True)
class SoulBlasting(Condition):
    """So many cards or more are soul blasted together for the cost of an ability of a kind."""

    n: int
    of: Cards

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        frame = game.stack[-1] if game.stack else None
        if not isinstance(frame, Pay) or frame.source < 0:
            return False
        if self.of.whose != ANYONE and (frame.player == master) != (self.of.whose == YOU):
            return False
        if not self.of.fitted(game, frame.source, source):
            return False
        return soul_blasted(game) >= self.n


@dataclass(frozen=True)
class SoulCharging(Condition):
    """Cards are put into the soul by a soul charge, as an effect or for a cost."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        frame = game.stack[-1] if game.stack else None
        if isinstance(frame, Pay):
            return any(isinstance(part, SoulChargeCost) for part in frame.parts(game))
        if not isinstance(frame, Resolve) or not frame.at:
            return False
        lib = game.lib
        program = lib.instead[frame.ability] if frame.instead else lib.programs[frame.ability]
        return isinstance(program[frame.at - 1], SoulCharge)
