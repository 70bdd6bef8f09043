"""What card texts do with battles and damage."""

from dataclasses import dataclass

from bythebook.games.vanguard.actions.damage import deal_damage
from bythebook.games.vanguard.battle.record import attack_instead, attacked
from bythebook.games.vanguard.texts.events import (
    FIGHTING,
    FOR_THE_DAMAGE,
    TRIGGERS_NULLIFIED,
    VAR_BATTLE,
)
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import WHILE_FRAME, Change, give
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD


@rule("vgg 3.15.1.2", "vgg 3.15.1.2.1", "vgd 11.5.2.2", "vgd 11.5.2.2.1", nothing=-1)
def source_of_skill_damage(frame: Resolve) -> int:
    """Damage that an ability deals comes from the card with the ability, never from a player."""
    return frame.source


@dataclass(frozen=True)
class DealDamage(Effect):
    """So much damage is dealt to a vanguard; `nullified` if no trigger counts in its check."""

    to: Noun
    amount: Amount
    nullified: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        amount = self.amount.value(game, frame.source, frame.master, frame.regs)
        changes: list[Change] = []
        for ref in self.to.refs(game, frame.source, frame.master, frame.regs):
            if state.kind_of(ref & CARD) != VANGUARD:
                continue
            changes += deal_damage(game, ref, amount, source_of_skill_damage(frame))
            if self.nullified:
                player = state.master[ref & CARD]
                layer = game.book.layer(BITS_ON, CHAR_CANNOT)
                changes.append(
                    give(
                        BITS_ON,
                        CHAR_CANNOT,
                        TRIGGERS_NULLIFIED,
                        [player],
                        layer,
                        WHILE_FRAME,
                        FOR_THE_DAMAGE,
                        frame.source,
                        frame.ability,
                        frame.master,
                    )
                )
        return changes


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
