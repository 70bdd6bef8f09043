"""Sections 7.34 and 11.1.1.4: what is written on an order, and on two that are joined."""

from typing import Final

from bythebook.games.vanguard.cards.cards import NAMES, TYPE
from bythebook.games.vanguard.d.abilities.layers import of_abilities
from bythebook.games.vanguard.d.cards.types import ADDITIONAL_EFFECT, ALCHEMAGIC, NORMAL_ORDER
from bythebook.games.vanguard.zones.zones import DROP
from bythebook.kernel.abilities.abilities import AUTO, CARD_EFFECT, CONT, CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import GAME, Change, give
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, GRANT
from bythebook.kernel.state.refs import CARD, NOTHING

# With which orders of the drop zone a player may Alchemagic, as bits.
OF_OTHER_NAME: Final = 1
OF_SAME_NAME: Final = 2


@rule("vgd 11.1.1.4", nothing=[])
def order_abilities(game: Game, card: int) -> list[int]:
    """What is written on an order without a mark is its order ability."""
    lib = game.lib
    own = [a for a in lib.own[game.state.definition[card]] if lib.abilities[a].kind == CARD_EFFECT]
    return [a for a in own if not lib.abilities[a].marks & ADDITIONAL_EFFECT]


def joinable(game: Game, player: int, card: int) -> list[int]:
    """The orders of a player's drop zone that may be joined to one that is played."""
    ways = game.value(ALCHEMAGIC, player)
    if not ways or not game.value(TYPE, card) & NORMAL_ORDER:
        return []
    names = game.value(NAMES, card)
    return [
        other
        for other in game.state.zone(player, DROP)
        if game.value(TYPE, other) & NORMAL_ORDER
        and ways & (OF_SAME_NAME if game.value(NAMES, other) & names else OF_OTHER_NAME)
    ]


@rule("vgd 7.34.1.1", nothing=[])
def gets_abilities(game: Game, order: int, other: int) -> list[Change]:
    """An order gets the continuous and automatic abilities of the one joined to it."""
    lib = game.lib
    own = lib.own[game.state.definition[other]]
    found = [a for a in own if lib.abilities[a].kind in (CONT, AUTO)]
    return [give(GRANT, CHAR_ABILITIES, a, [order], of_abilities(), GAME, 0) for a in found]


@rule("vgd 7.34.1.2", nothing=[])
def joined_abilities(game: Game, card: int, other: int) -> list[int]:
    """What an order says, and behind it what the one joined to it says."""
    said = order_abilities(game, card)
    return said if other == NOTHING else [*said, *order_abilities(game, other)]


def order_cost(game: Game, card: int, other: int = NOTHING) -> tuple[CostPart, ...]:
    """All that is paid for an order, and behind it what is paid for the one joined to it."""
    said = joined_abilities(game, card, other)
    return tuple([part for ability in said for part in game.lib.abilities[ability].cost])


def asked_is_so(game: Game, player: int, card: int, other: int = NOTHING) -> bool:
    """Whether what an order asks for is so, and what the one joined to it asks for."""
    ref = game.state.ref(card & CARD)
    for ability in joined_abilities(game, card, other):
        condition = game.lib.abilities[ability].condition
        if condition is not None and not condition.holds(game, ref, player, []):
            return False
    return True
