"""What card texts do with battles."""

from dataclasses import dataclass

from bythebook.games.vanguard.battle.record import attack_instead, attacked
from bythebook.games.vanguard.texts.events import FIGHTING, VAR_BATTLE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD


@dataclass(frozen=True)
class Battles(Effect):
    """The attack is made on other units than before; with `also`, on these as well."""

    units: Noun
    also: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        if game.state.vars[VAR_BATTLE] != FIGHTING:
            return None
        refs = self.units.refs(game, frame.source, frame.master, frame.regs)
        refs = [r for r in refs if game.state.master[r & CARD] != game.state.turn_player]
        if not refs:
            return None
        kept = attacked(game) if self.also else []
        return attack_instead(game, [*kept, *[r for r in refs if r not in kept]])
