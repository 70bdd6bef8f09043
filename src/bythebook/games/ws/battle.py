"""7.2.1.5: which characters are in battle, as card texts speak of it."""

from dataclasses import dataclass

from bythebook.games.ws.attack import AttackPhase
from bythebook.games.ws.events import FRONTAL
from bythebook.kernel.game import Game
from bythebook.kernel.nouns import Noun, Regs
from bythebook.kernel.refs import CARD, NOTHING


@dataclass(frozen=True)
class BattleOpponent(Noun):
    """The character this card is in battle with, from a frontal attack on until it ends."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        phase = game.frame_of(AttackPhase)
        if phase is None or phase.type != FRONTAL or phase.defender == NOTHING:
            return []
        found = NOTHING
        if source & CARD == phase.attacker & CARD:
            found = phase.defender
        elif source & CARD == phase.defender & CARD:
            found = phase.attacker
        return [found] if found != NOTHING and game.state.alive(found) else []
