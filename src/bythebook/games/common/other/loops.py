"""Section 11, endless loops: who says how often one goes on."""

from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import NOTHING


@rule(
    "ws 11.1.1.2",
    "ws 11.1.1.3",
    "dbs 11-1-2-1",
    "dbs 11-1-2-2",
    "vgg 12.1.1.2",
    "vgg 12.1.1.3",
    "vgd 17.1.1.2",
    "vgd 17.1.1.3",
    nothing=[],
)
def loop_deciders(stops: dict[int, int]) -> list[int]:
    """Who can stop a loop says how often it goes on.

    If both players can, both say so, the turn player first, and the smaller number counts.
    """
    return [player for player, choice in stops.items() if choice != NOTHING]
