"""Section 3.12: drawing, and other cards from the top of the deck."""

from bythebook.games.common.outline import times
from bythebook.games.common.terms import DrawCards, DrawUpTo, FromDeck
from bythebook.games.vanguard.zones.zones import DECK, HAND
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Procedure


@rule("vgg 3.12.3", "vgg 10.2.1", "vgd 7.5.2", nothing=None)
def draw(player: int, count: int) -> Procedure | None:
    """To draw so many cards is to draw one that often."""
    often = times(count)
    return DrawCards(player, DECK, HAND, often) if often else None


@rule("vgg 3.12.4", "vgd 7.5.3.1", nothing=None)
def draw_up_to(player: int, count: int) -> Procedure | None:
    """To draw up to so many cards is to draw one again and again; up to none is nothing."""
    often = times(count)
    return DrawUpTo(player, DECK, HAND, often, True) if often else None


@rule("vgg 3.12.5", "vgd 7.5.1", nothing=None)
def from_deck(player: int, source: int, to: int, count: int, up_to: bool) -> Procedure | None:
    """Cards of the deck go elsewhere from its top, one at a time; to the hand, they are drawn."""
    often = times(count)
    if not often:
        return None
    if source == DECK and to == HAND:
        return draw_up_to(player, often) if up_to else draw(player, often)
    return FromDeck(player, source, to, often, up_to)
