"""Section 8, automatic abilities: when they go into standby, and with which information."""

from bythebook.games.common.policy import SEEN_BEFORE_EFFECTS, SEEN_BEFORE_MOVING
from bythebook.kernel.abilities.triggers import Pending, standby_changes
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change


@rule("ws 8.1.1.2.2", "vgg 8.1.1.2.2", "vgd 11.1.1.2.2", nothing=False)
def paid_while_resolving(game: Game, ability: int, source: int, player: int) -> bool:
    """The cost of an automatic ability can be paid while it resolves."""
    return whole_cost(game, ability, source, player)


@rule("ws 8.4.2.2", "vgg 8.6.4", "vgd 11.8.11", nothing=True)
def whole_cost(game: Game, ability: int, source: int, player: int) -> bool:
    """A cost that cannot be paid whole is not paid at all."""
    return game.can_pay(ability, source, player)


@rule(
    "ws 8.7.2",
    "ws 8.7.2.1",
    "dbs 8-6-2",
    "dbs 8-6-3",
    "vgg 8.6.2",
    "vgg 8.6.2.1",
    "vgd 11.8.8",
    "vgd 11.8.9",
    "vgd 11.8.10.2",
    nothing=[],
)
def enter_standby(game: Game, triggered: list[Pending]) -> list[Change]:
    """An ability goes into standby as often as its condition has been fulfilled."""
    return standby_changes(game, triggered)


@rule("ws 8.7.4.1.1", "dbs 8-6-5-1-1", "vgg 8.6.5.1.1", "vgd 11.8.12.1.1", nothing=False)
def seen_in_public_zone(public: tuple[int, ...], origin: int, target: int) -> bool:
    """Between a public and a hidden zone a card is seen as it is, or was, in the public one."""
    return origin in public and target not in public


def looks_back(public: tuple[int, ...], in_play: bool, origin: int, target: int) -> bool:
    """Whether a card is seen as it was before it moved; `in_play` if for having been in play."""
    if in_play or seen_in_public_zone(public, origin, target):
        return True
    if origin in public and target in public:
        return SEEN_BEFORE_MOVING.value
    return SEEN_BEFORE_EFFECTS.value
