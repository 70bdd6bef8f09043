"""What card texts do with battles."""

from dataclasses import dataclass

from bythebook.games.vanguard.battle.record import attack_instead, attacked
from bythebook.games.vanguard.battle.requirements import leader, may_be_made_a_target
from bythebook.games.vanguard.texts.events import FIGHTING, VAR_BATTLE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 7.4.1.6", "vgg 7.4.1.8.6", "vgd 10.4.1.6", nothing=[])
def battled(game: Game, units: list[int]) -> list[int]:
    """Those of some units on which the attack can be made: none that rules or effects restrict."""
    attacker = leader(game)
    if attacker == NOTHING:
        return []
    player = game.state.turn_player
    return [r for r in units if not may_be_made_a_target(game, player, attacker, r & CARD)]


@dataclass(frozen=True)
class Battles(Effect):
    """The attack is made on other units than before; with `also`, on these as well."""

    units: Noun
    also: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        if game.state.vars[VAR_BATTLE] != FIGHTING:
            return None
        refs = self.units.refs(game, frame.source, frame.master, frame.regs)
        refs = battled(game, refs)
        if not refs:
            return None
        kept = attacked(game) if self.also else []
        return attack_instead(game, [*kept, *[r for r in refs if r not in kept]])
