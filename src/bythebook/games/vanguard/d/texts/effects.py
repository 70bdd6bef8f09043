"""Verbs of card texts that only the overDress era has."""

from dataclasses import dataclass

from bythebook.games.vanguard.d.actions.blasting import SoulBlastByEffect
from bythebook.games.vanguard.texts.effects import ONE
from bythebook.kernel.abilities.resolve import R_BATCH, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.texts.verbs import BindsChosen


@dataclass(frozen=True)
class SoulBlastCards(BindsChosen):
    """A player soul blasts because a text says so; later words can tell whether."""

    count: Amount = ONE
    whose: int = YOU
    reg: int = R_BATCH

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return SoulBlastByEffect(player, count)
