"""Section 7.5.4: which cards are drawn by abilities of cards."""

from dataclasses import dataclass

from bythebook.games.vanguard.texts.drawing import Drawing
from bythebook.games.vanguard.turn.turn import DrawPhase
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 7.5.4.1", "vgd 7.5.4.1.1", nothing=False)
def by_ability(game: Game) -> bool:
    """Every draw but that of the draw phase is one by a card's ability.

    So are those of trigger effects and of persona rides.
    """
    return not isinstance(game.stack[-2], DrawPhase)


@dataclass(frozen=True)
class DrawingByAbility(Drawing):
    """What comes from the deck to the hand is drawn by a card's ability."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return super().holds(game, source, master, regs) and by_ability(game)
