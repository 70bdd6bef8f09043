"""Section 10.37: flipping two-sided cards over."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, transform
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 10.37.1", nothing=[])
def flip_over(game: Game, refs: list[int]) -> list[Change]:
    """Of a two-sided card that is flipped over the other side counts now."""
    changes: list[Change] = []
    for ref in refs:
        other = other_side(game, ref & CARD)
        if other != NOTHING:
            changes.append(transform(ref, other))
    return changes


@rule("vgg 10.37.3", nothing=NOTHING)
def other_side(game: Game, card: int) -> int:
    """The other side of a card, or NOTHING: any other card is not flipped over at all."""
    return game.lib.other_side[game.state.definition[card]]
