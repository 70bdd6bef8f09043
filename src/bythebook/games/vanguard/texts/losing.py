"""What units lose or get for a time that bits stand for: skills of icons, names, costs."""

from dataclasses import dataclass

from bythebook.games.vanguard.cards.cards import NAMES
from bythebook.games.vanguard.texts.events import COSTS_NOTHING
from bythebook.games.vanguard.texts.nouns import NamesOf
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.continuous_ops import BITS_OFF, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import END_OF_TURN, lasting


@dataclass(frozen=True)
class LoseBits(Effect):
    """Cards lose something that bits stand for, for a time."""

    what: Noun
    char: int
    bits: int
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        return lasting(frame, game, self.what, BITS_OFF, self.char, self.bits, self.until)


@dataclass(frozen=True)
class GiveNames(Effect):
    """Cards also have the names that another card has now, for a time (12.7.2.1)."""

    what: Noun
    of: Noun
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        names = NamesOf(self.of).value(game, frame.source, frame.master, frame.regs)
        return lasting(frame, game, self.what, BITS_ON, NAMES, names, self.until)


@dataclass(frozen=True)
class LoseCost(Effect):
    """What is on cards costs nothing for a time."""

    what: Noun
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        return lasting(frame, game, self.what, BITS_ON, CHAR_CANNOT, COSTS_NOTHING, self.until)
