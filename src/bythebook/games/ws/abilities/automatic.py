"""Section 8.7: with which information automatic abilities go into standby."""

from bythebook.games.ws.zones.zones import STAGE
from bythebook.kernel.procedure.clauses import rule


@rule("ws 8.7.4.1.2", nothing=False)
def seen_on_stage(origin: int, target: int) -> bool:
    """A card that leaves the stage is seen as it was there."""
    return origin in STAGE and target not in STAGE
