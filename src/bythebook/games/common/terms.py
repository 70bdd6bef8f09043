"""Section 4: whose abilities are."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import NOTHING


@rule("ws 4.3.5", "dbs 4-3-5", "vgg 3.4.5", "vgd 3.2.2.3", nothing=0)
def master_of_automatic(game: Game, card: int, effect: int) -> int:
    """An automatic ability is its card's master's; one that no card has, its effect's master's."""
    return effect if card == NOTHING else game.state.master[card]


@rule("ws 4.3.6", "dbs 4-3-4", "vgg 3.4.6", "vgd 3.2.2.1", nothing=0)
def master_of_continuous(game: Game, card: int) -> int:
    """A continuous ability, printed or given, is the master's of the card that has it."""
    return game.state.master[card]
