"""Section 3.1.5: in which order cards come to lie that are put into a zone together."""

from mypy_extensions import mypyc_attr

from bythebook.games.ws.zones import ZONES
from bythebook.kernel.choosing import Order
from bythebook.kernel.clauses import rule, step
from bythebook.kernel.game import Game
from bythebook.kernel.procedure import DONE, Flow
from bythebook.kernel.refs import PUBLIC


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderCards(Order):
    """The owner of cards that go into a zone together says which lies above which."""

    @step("ws 3.1.5")
    def choose_uppermost(self, game: Game) -> Flow:
        """The uppermost of those that are left."""
        return self.next_pick(game)

    @step("ws 3.1.5")
    def choose_next(self, game: Game) -> Flow:
        """And the next, until their order is known."""
        if not self.take_pick(game):
            return DONE
        self.pc = 0
        return None


@rule("ws 3.1.5.1", nothing=False)
def order_is_secret(kind: int) -> bool:
    """In which order cards were put into a hidden zone, only their owner knows."""
    return ZONES.sight[kind] != PUBLIC
