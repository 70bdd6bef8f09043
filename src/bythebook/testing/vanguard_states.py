"""Vanguard at the test table: cards in states that are no units' or not everybody's."""

from typing import Any, Final

from bythebook.games.vanguard.g.actions.hearts import (
    hearts_to_choose,
    name_and_power,
    tied_to_vanguard,
)
from bythebook.games.vanguard.g.cards.states import MATE_OF, hearts, main_vanguard, vanguards
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.setup import note_company
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.changes import GAME, Change, give, tie
from bythebook.kernel.state.continuous_ops import BECOME, CHAR_MASTER
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING
from bythebook.testing.boards import Laid, laid

DOMINATED: Final = 1 << 20
"""what stands in the place of counters on a card that is to be dominated"""
IN_LEGION: Final = 1 << 21
"""what stands in the place of counters on the mate of the card below it"""


def legion(leader: str | CardDef, mate: str | CardDef) -> list[Any]:
    """Two cards in legion, for `vanguard=` and for `hearts=`."""
    return [laid(mate, counters=IN_LEGION), leader]


def dominated(card: str | CardDef, state: int = AS_ZONE) -> Laid:
    """A unit of the player's, which the other player dominates."""
    return laid(card, state, counters=DOMINATED)


def prepare(game: Game) -> None:
    """Two vanguards are in legion; hearts are their vanguard's, and a single one is chosen."""
    state = game.state
    for ref, kind in [key for key, count in state.counters.items() if count == DOMINATED]:
        del state.counters[ref, kind]
        if not game.lib.lends:
            # No text of the match dominates: what that brings along is not known yet.
            game.lib.lends = True
            note_company(game.book, game.lib)
        master = 1 - state.side_of(ref & CARD)
        layer = game.book.layer(BECOME, CHAR_MASTER)
        _happen(game, [give(BECOME, CHAR_MASTER, master, [ref], layer, GAME, 0)])
    for ref, kind in [key for key, count in state.counters.items() if count == IN_LEGION]:
        del state.counters[ref, kind]
        there = state.zones[state.where[ref & CARD]]
        leader = there[there.index(ref & CARD) - 1]
        _happen(game, [tie(ref, MATE_OF, state.ref(leader))])
    for player in (0, 1):
        pair = state.refs(vanguards(game, player))
        if len(pair) == 2:
            _happen(game, [tie(pair[1], MATE_OF, pair[0])])
        vanguard = main_vanguard(game, player)
        if vanguard == NOTHING or not hearts(game, player):
            continue
        ref = state.ref(vanguard)
        there = state.refs(hearts(game, player))
        _happen(game, tied_to_vanguard(there, ref))
        chosen = hearts_to_choose(game, player)
        if len(chosen) == 1:
            _happen(game, name_and_power(game, ref, state.ref(chosen[0])))


def _happen(game: Game, changes: list[Change]) -> None:
    for change in changes:
        apply(game.state, game.zones, game.seed, change)
