"""Section 8.6.5.1.5: what a vanguard waits for that becomes a heart."""

from bythebook.games.vanguard.g.zones.zones import HEARTS
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 8.6.5.1.5", nothing=(VANGUARD,))
def waits_as_heart() -> tuple[int, ...]:
    """What a vanguard waits for on which a unit strides, it still has as a heart."""
    return (HEARTS,)
