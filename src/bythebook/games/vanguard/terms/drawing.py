"""Section 3.12: drawing."""

from bythebook.games.common.outline import times
from bythebook.games.vanguard.zones.zones import DECK, HAND
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import Procedure


@rule("vgg 3.12.2", "vgg 3.12.3", "vgg 10.2.1", "vgd 7.5.4", nothing=None)
def draw(player: int, count: int) -> Procedure | None:
    """Drawing so many cards is drawing one that often: the top card of the deck, unseen."""
    often = times(count)
    return FromTop(player, DECK, HAND, often) if often else None
