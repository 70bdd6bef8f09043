"""Section 8.7: when automatic abilities go into standby, and with which information."""

from bythebook.games.ws.zones.zones import STAGE, ZONES
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


@rule("ws 8.7.3.1.1", nothing=False)
def may_decline_cost() -> bool:
    """A player need not pay for an automatic ability."""
    return True


@rule("ws 8.7.4.1.1", nothing=False)
def seen_in_public_zone(origin: int, target: int) -> bool:
    """Between a public and a hidden zone a card is seen as it is, or was, in the public one."""
    return ZONES.sight[origin] == PUBLIC and (target < 0 or ZONES.sight[target] != PUBLIC)


@rule("ws 8.7.4.1.2", nothing=False)
def seen_on_stage(origin: int, target: int) -> bool:
    """A card that leaves the stage is seen as it was there."""
    return origin in STAGE and target not in STAGE


@rule("ws 8.7.4.1.3", nothing=True)
def seen_before_moving(origin: int, target: int) -> bool:
    """Otherwise, between public zones, a card is seen as it is after moving."""
    return False


@rule("ws 8.9.3.1", nothing=True)
def seen_before_effects(origin: int, target: int) -> bool:
    """What enters a zone is seen with the changes that apply there already made."""
    return False


def looks_back(origin: int, target: int) -> bool:
    """8.7.4.1: whether a card is seen as it was before it moved."""
    if origin < 0:
        return False
    if seen_on_stage(origin, target) or seen_in_public_zone(origin, target):
        return True
    if target >= 0 and ZONES.sight[origin] == PUBLIC and ZONES.sight[target] == PUBLIC:
        return seen_before_moving(origin, target)
    return seen_before_effects(origin, target)


@rule("ws 8.7.5.1", nothing=0)
def moments_awaited() -> int:
    """An ability that was set up for later has its moment once."""
    return 1


@rule("ws 8.7.6.1", nothing=False)
def once_in_standby() -> bool:
    """A state puts its ability into standby once, and again only after that has resolved."""
    return True
