"""What units lose for a time that bits stand for: the skills of their icons."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.continuous_ops import BITS_OFF
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
