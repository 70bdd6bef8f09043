"""10-45: discarding."""

from bythebook.games.dbs.texts.events import DISCARDED_BY_BATTLE_AREA, EV_DISCARDED
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, move, naming
from bythebook.kernel.state.refs import CARD


@rule("dbs 10-45-1", nothing=[])
def discarded(game: Game, refs: list[int], by: int) -> list[Change]:
    """To discard is to place cards of a hand in their owners' drop areas; it is told by whom."""
    changes: list[Change] = []
    for ref in refs:
        if game.state.kind_of(ref & CARD) == HAND:
            player = game.state.master[ref & CARD]
            value = discarded_from(game, by)
            changes += [*move([ref], DROP), naming(EV_DISCARDED, ref, player, value, by, ref)]
    return changes


@rule("dbs 10-45-2", nothing=DISCARDED_BY_BATTLE_AREA)
def discarded_from(game: Game, by: int) -> int:
    """Only a battle card in a battle area discards "by a Battle Card's skill"."""
    if by < 0 or not game.state.alive(by):
        return 0
    return DISCARDED_BY_BATTLE_AREA if game.state.kind_of(by & CARD) == BATTLE_AREA else 0
