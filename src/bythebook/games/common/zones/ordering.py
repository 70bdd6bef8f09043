"""Section 3: in which order cards come to lie that are put into a zone together."""

from mypy_extensions import mypyc_attr

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Order
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow
from bythebook.kernel.state.refs import PUBLIC


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderCards(Order):
    """The owner of cards that go into a zone together says which lies above which."""

    @step("ws 3.1.5", "dbs 3-1-6", "vgg 4.1.5", "vgd 4.1.9")
    def choose_uppermost(self, game: Game) -> Flow:
        """The uppermost of those that are left."""
        return self.next_pick(game)

    @step("ws 3.1.5", "dbs 3-1-6", "vgg 4.1.5", "vgd 4.1.9")
    def choose_next(self, game: Game) -> Flow:
        """And the next, until their order is known."""
        if not self.take_pick(game):
            return DONE
        return self.start_over()


@rule("ws 3.1.5.1", "dbs 3-1-6-1", "vgg 4.1.5.1", "vgd 4.1.10", nothing=False)
def order_is_secret(sight: int) -> bool:
    """In which order cards were put into a hidden zone, only their owner knows."""
    return sight != PUBLIC
