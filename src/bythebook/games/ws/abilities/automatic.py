"""Section 8.7: when automatic abilities go into standby, and with which information."""

from bythebook.games.ws.zones.zones import STAGE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("ws 8.1.1.2.2", nothing=False)
def paid_while_resolving(game: Game, ability: int, source: int, player: int) -> bool:
    """The cost of an automatic ability can be paid while it resolves."""
    return whole_cost(game, ability, source, player)


@rule("ws 8.4.2.2", nothing=True)
def whole_cost(game: Game, ability: int, source: int, player: int) -> bool:
    """A cost that cannot be paid whole is not paid at all."""
    return game.can_pay(ability, source, player)


@rule("ws 8.7.4.1.2", nothing=False)
def seen_on_stage(origin: int, target: int) -> bool:
    """A card that leaves the stage is seen as it was there."""
    return origin in STAGE and target not in STAGE
