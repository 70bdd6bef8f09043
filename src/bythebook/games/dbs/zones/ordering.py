"""Section 3-1-6: in which order cards come to lie that are placed in an area together."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.zones.zones import DECK, HAND, LIFE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Order
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow

SECRET: Final = (DECK, HAND, LIFE)


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderCards(Order):
    """The owner of cards that go to an area together says which lies above which."""

    @step("dbs 3-1-6")
    def choose_uppermost(self, game: Game) -> Flow:
        """The uppermost of those that are left."""
        return self.next_pick(game)

    @step("dbs 3-1-6")
    def choose_next(self, game: Game) -> Flow:
        """And the next, until their order is known."""
        if not self.take_pick(game):
            return DONE
        return self.start_over()


@rule("dbs 3-1-6-1", nothing=False)
def order_is_secret(kind: int) -> bool:
    """In which order cards were placed in a secret area, only their owner knows."""
    return kind in SECRET
