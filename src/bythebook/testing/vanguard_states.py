"""Vanguard at the test table: cards in states that are no units' or not everybody's."""

from typing import Any

from bythebook.games.vanguard.g.actions.hearts import (
    hearts_to_choose,
    name_and_power,
    tied_to_vanguard,
)
from bythebook.games.vanguard.g.cards.states import MATE_OF, hearts, main_vanguard, vanguards
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.changes import Change, tie
from bythebook.kernel.state.refs import NOTHING


def legion(leader: str | CardDef, mate: str | CardDef) -> list[Any]:
    """Two vanguards in legion, for `vanguard=`."""
    return [mate, leader]


def prepare(game: Game) -> None:
    """Two vanguards are in legion; hearts are their vanguard's, and a single one is chosen."""
    state = game.state
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
