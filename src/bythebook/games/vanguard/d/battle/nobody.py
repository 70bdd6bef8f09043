"""Section 10.4.1.3.1: where it goes on with nobody to attack with."""

from bythebook.games.vanguard.turn.turn import Turn
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Leave, leave


@rule("vgd 10.4.1.3.1", nothing=None)
def on_to_the_end_phase() -> Leave | None:
    """Out of the battle and its phase, on to the next one."""
    return leave(Turn, "end")
