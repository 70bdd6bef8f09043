"""4.12.1: texts that have their master perform a trigger icon's action."""

from dataclasses import dataclass

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.terms.icons import ICON_ACTIONS
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import NOTHING


def attacking_character(game: Game) -> int:
    """The character that is attacking, if there is one."""
    phase = game.frame_of(AttackPhase)
    return NOTHING if phase is None or not phase.type else phase.attacker


@dataclass(frozen=True)
class PerformIcon(Effect):
    """Perform the action of a trigger icon, as if a trigger check had turned it up."""

    icon: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        for icon, action in ICON_ACTIONS:
            if icon == self.icon:
                return action(game, frame.master, attacking_character(game), frame.source)
        return None
