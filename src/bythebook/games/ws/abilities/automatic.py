"""Section 8.7: when automatic abilities go into standby, and with which information."""

from bythebook.games.common.policy import SEEN_BEFORE_EFFECTS, SEEN_BEFORE_MOVING
from bythebook.games.ws.zones.zone_table import ZONES
from bythebook.games.ws.zones.zones import STAGE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import PUBLIC


@rule("ws 8.1.1.2.2", nothing=False)
def paid_while_resolving(game: Game, ability: int, source: int, player: int) -> bool:
    """The cost of an automatic ability can be paid while it resolves."""
    return whole_cost(game, ability, source, player)


@rule("ws 8.4.2.2", nothing=True)
def whole_cost(game: Game, ability: int, source: int, player: int) -> bool:
    """A cost that cannot be paid whole is not paid at all."""
    return game.can_pay(ability, source, player)


@rule("ws 8.7.4.1.1", nothing=False)
def seen_in_public_zone(origin: int, target: int) -> bool:
    """Between a public and a hidden zone a card is seen as it is, or was, in the public one."""
    return ZONES.sight[origin] == PUBLIC and (target < 0 or ZONES.sight[target] != PUBLIC)


@rule("ws 8.7.4.1.2", nothing=False)
def seen_on_stage(origin: int, target: int) -> bool:
    """A card that leaves the stage is seen as it was there."""
    return origin in STAGE and target not in STAGE


def looks_back(origin: int, target: int) -> bool:
    """8.7.4.1: whether a card is seen as it was before it moved."""
    if origin < 0:
        return False
    if seen_on_stage(origin, target) or seen_in_public_zone(origin, target):
        return True
    if target >= 0 and ZONES.sight[origin] == PUBLIC and ZONES.sight[target] == PUBLIC:
        return SEEN_BEFORE_MOVING.value
    return SEEN_BEFORE_EFFECTS.value
