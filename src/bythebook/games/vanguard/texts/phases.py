"""What phase or step it is, as texts ask it of something that happens."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.phase import BattlePhase
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import P_BATTLE, P_DRAW, P_END, P_MAIN, P_RIDE, P_STAND
from bythebook.games.vanguard.turn.turn import DrawPhase, EndPhase, MainPhase, StandPhase
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.state.zones import D_TURN

PHASES: Final = {
    P_STAND: StandPhase,
    P_DRAW: DrawPhase,
    P_MAIN: MainPhase,
    P_BATTLE: BattlePhase,
    P_END: EndPhase,
}
"""the phases that both eras have; each has a ride phase of its own"""


@dataclass(frozen=True)
class InPhase(Condition):
    """It is a phase of a player's turn; asked of what happens, never all the time."""

    phase: int
    whose: int = YOU

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        if game.state.turn_player not in players_of(self.whose, master):
            return False
        if self.phase == P_RIDE:
            return game.frame_of(type(edition(game).ride_phase())) is not None
        return game.frame_of(PHASES[self.phase]) is not None

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_TURN
