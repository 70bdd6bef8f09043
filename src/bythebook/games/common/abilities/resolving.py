"""Section 8, effects of texts that are done and over."""

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow


@rule("ws 8.8.1", "dbs 8-7-1")
def carry_out(frame: Resolve, game: Game) -> Flow:
    """What a text says is carried out at once and once, one instruction after the other."""
    return frame.next_instruction(game)
