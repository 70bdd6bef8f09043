"""Section 10.11: shuffling after a search."""

from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, move, reveal
from bythebook.kernel.state.refs import CARD


@rule("vgg 10.11.1.1", "vgd 7.4.3", nothing=[])
def shuffle_the_rest(game: Game, player: int, found: list[int], index: int) -> list[Change]:
    """What was found in a deck is not shuffled with the rest: whoever knew it knows it still.

    It then lies on top of the deck or below it.
    """
    changes = [*game.book.shuffled(player, DECK), *move(found, DECK, player, index)]
    for ref in found:
        changes += reveal([ref], game.state.seen[ref & CARD])
    return changes
