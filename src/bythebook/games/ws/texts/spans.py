"""Stretches of a turn that card texts speak of: during which phase something happens."""

from dataclasses import dataclass
from typing import Any, Final

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.texts.events import P_ATTACK, P_CLIMAX, P_CLOCK, P_DRAW, P_MAIN, P_STAND
from bythebook.games.ws.turn import ClimaxPhase, ClockPhase, DrawPhase, MainPhase, StandPhase
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.language.words import ANYONE, YOU

PHASES: Final[dict[int, Any]] = {
    P_STAND: StandPhase,
    P_DRAW: DrawPhase,
    P_CLOCK: ClockPhase,
    P_MAIN: MainPhase,
    P_CLIMAX: ClimaxPhase,
    P_ATTACK: AttackPhase,
}


@dataclass(frozen=True)
class InPhase(Condition):
    """A phase of a player's turn is under way; for what happens at one moment."""

    phase: int
    whose: int = YOU

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        if self.whose != ANYONE and (game.state.turn_player == master) != (self.whose == YOU):
            return False
        return game.frame_of(PHASES[self.phase]) is not None


@dataclass(frozen=True)
class AttackIs(Condition):
    """What something happens to is attacking, in one way; for the condition of a trigger."""

    how: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        phase = game.frame_of(AttackPhase)
        if phase is None or phase.type != self.how or not regs:
            return False
        return all(phase.attacker == ref for ref in regs[0])


@dataclass(frozen=True)
class InItsAttack(Condition):
    """This card is attacking, in whatever way."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        phase = game.frame_of(AttackPhase)
        return phase is not None and bool(phase.type) and phase.attacker == source
