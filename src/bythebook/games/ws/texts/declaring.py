"""Numbers that a player says, for a text to look at later."""

from dataclasses import dataclass

from bythebook.games.ws.policy import LEAST_NUMBER
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_THEIRS, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Regs
from bythebook.kernel.language.words import OPPONENT, players_of
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_NUMBER, V_NUMBER


def any_number(most: int) -> tuple[int, ...]:
    """The numbers a player can name if no least is said, up to what makes a difference."""
    return tuple(range(LEAST_NUMBER.value, most + 1))


@dataclass(frozen=True)
class Declare(Effect):
    """A player says one of some numbers; later words mean it."""

    numbers: tuple[int, ...]
    whose: int = OPPONENT

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(NoteDeclared())

    def run(self, frame: Resolve, game: Game) -> Flow:
        options: list[Change] = [(V_NUMBER, n) for n in self.numbers]
        player = players_of(self.whose, frame.master)[0]
        return Ask(player, K_NUMBER, options, source=frame.source)


class NoteDeclared(Effect):
    """The number just said is kept."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(R_THEIRS, [frame.answer[1]])
        frame.answer = ()
        return None


@dataclass(frozen=True)
class Declared(Amount):
    """The number that was said before."""

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return regs[R_THEIRS][0] if regs[R_THEIRS] else 0
