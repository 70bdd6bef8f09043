"""What texts wait for when cards are drawn."""

from dataclasses import dataclass

from bythebook.games.common.terms import DrawCards, DrawUpTo
from bythebook.games.vanguard.zones.zones import DECK, HAND
from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.language.words import YOU


@dataclass(frozen=True)
class Drawing(Condition):
    """What comes from the deck to the hand is drawn. For the condition of a trigger."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return bool(game.stack) and isinstance(game.stack[-1], (DrawCards, DrawUpTo))


def draws(condition: Condition | None = None, whose: int = YOU) -> Trigger:
    """A player draws a card."""
    drawing = Drawing() if condition is None else condition
    return Trigger(EV_MOVE, None, (DECK,), (HAND,), whose=whose, condition=drawing)
