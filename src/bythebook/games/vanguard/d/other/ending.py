"""Section 17.4: ending the turn."""

from dataclasses import dataclass

from bythebook.games.vanguard.battle.record import forget_all
from bythebook.games.vanguard.d.texts.events import VAR_ENDING
from bythebook.games.vanguard.texts.events import FOR_THE_BATTLE, FOR_THE_DAMAGE
from bythebook.games.vanguard.turn.turn import EndPhase, Turn
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow, Leave, leave
from bythebook.kernel.state.changes import WHILE_FRAME, Change, expire, set_var


@rule("vgd 17.4.1.1", nothing=[])
def effects_over() -> list[Change]:
    """Effects that last for less than the turn end with it: a battle's, and those of damage."""
    return [expire(WHILE_FRAME, FOR_THE_BATTLE), expire(WHILE_FRAME, FOR_THE_DAMAGE)]


@dataclass(frozen=True)
class EndTurn(Effect):
    """End the turn, when this text has been carried out."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return [*effects_over(), set_var(VAR_ENDING, 1)]


def turn_is_ending(game: Game) -> list[Change]:
    """A battle amid which the turn is ended is over."""
    if not game.state.vars[VAR_ENDING]:
        return []
    return forget_all()


@rule("vgd 17.4.1.2", nothing=None)
def on_to_the_end(game: Game) -> Leave | None:
    """The game goes on to the end phase at once, with no check timing, if it is not there yet."""
    if not game.state.vars[VAR_ENDING] or game.under_way(EndPhase):
        return None
    return leave(Turn, "end")
