"""Section 10.11: shuffling after a search, and cards that are shuffled by themselves."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.at_random import ChooseAtRandom
from bythebook.games.vanguard.zones.moves import after_move
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, conceal, move, reveal
from bythebook.kernel.state.refs import BOTH, BOTTOM, CARD


@rule("vgg 10.11.1.1", "vgd 7.4.3", nothing=[])
def shuffle_the_rest(game: Game, player: int, found: list[int], index: int) -> list[Change]:
    """What was found in a deck is not shuffled with the rest: whoever knew it knows it still.

    It then lies on top of the deck or below it.
    """
    changes = [*game.book.shuffled(player, DECK), *move(found, DECK, player, index)]
    for ref in found:
        changes += reveal([ref], game.state.seen[ref & CARD])
    return changes


@mypyc_attr(allow_interpreted_subclasses=True)
class GoShuffled(Procedure):
    """Cards go below their deck in an order that nobody knows."""

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards: list[int] = cards or []

    @step("vgg 10.11.1", "vgd 7.4.1")
    def shuffle(self, game: Game) -> Flow:
        """Chance puts them in order."""
        return ChooseAtRandom(self.cards, len(self.cards))

    @step("vgg 10.11.1", "vgd 7.4.1")
    def go(self, game: Game) -> Flow:
        """Nobody can tell them apart as they go, nor once they are there."""
        moves = move(self.chosen, DECK, index=BOTTOM)
        there = [after_move(game, change) for change in moves]
        return [*conceal(self.chosen, BOTH), *moves, *conceal(there, BOTH)]
