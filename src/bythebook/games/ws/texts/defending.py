"""7.2.1.5.1: another character comes to defend in the battle that is under way."""

from dataclasses import dataclass

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.texts.events import FRONTAL, VAR_BATTLE
from bythebook.games.ws.zones.zones import on_stage
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import set_var
from bythebook.kernel.state.refs import CARD


@dataclass(frozen=True)
class Defends(Effect):
    """A character is the defending character from now on: the battle is with it."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        phase = game.frame_of(AttackPhase)
        found = self.what.refs(game, frame.source, frame.master, frame.regs)
        if phase is None or phase.type != FRONTAL or not found:
            return None
        where = game.state.where[found[0] & CARD]
        if where < 0 or not on_stage(where % game.state.kinds):
            return None
        phase.opposite = phase.defender = phase.attacked = found[0]
        phase.other_zone = where
        # Whatever depends on who is in battle looks again.
        return set_var(VAR_BATTLE, game.state.vars[VAR_BATTLE] + 1)
