"""10-3: [Field]."""

from dataclasses import dataclass

from bythebook.games.dbs.cards import EXTRA, FIELD, TYPE
from bythebook.games.dbs.keyword_values import keywords_of
from bythebook.games.dbs.zones import ACTIVE, BATTLE_AREA, DROP, HAND
from bythebook.kernel.abilities import Effect
from bythebook.kernel.changes import Change, move
from bythebook.kernel.clauses import rule
from bythebook.kernel.game import Game
from bythebook.kernel.procedure import Flow
from bythebook.kernel.refs import CARD
from bythebook.kernel.resolve import Resolve


@dataclass(frozen=True)
class PlaceField(Effect):
    """Place this card in the battle area in active mode; other fields there go."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        if not game.state.alive(frame.source):
            return None
        changes: list[Change] = [*fields_go(game, frame.source, frame.master)]
        return [*changes, *move([frame.source], BATTLE_AREA, frame.master, orient=ACTIVE)]


@rule("dbs 10-3-3", nothing=[])
def fields_go(game: Game, ref: int, player: int) -> list[Change]:
    """A new field sends the other fields of that battle area to their owners' drop areas."""
    fields = [
        c
        for c in game.state.zone(player, BATTLE_AREA)
        if c != ref & CARD and game.value(TYPE, c) & EXTRA and keywords_of(game, c) & FIELD
    ]
    return move(game.state.refs(fields), DROP) if len(fields) >= fields_allowed() else []


@rule("dbs 3-6-6", nothing=99)
def fields_allowed() -> int:
    """Of any number of extra cards in a battle area one may have [Field]."""
    return 1


@rule("dbs 10-3-2", nothing=True)
def dropped_when_used(game: Game, source: int, ability: int, stopped: int) -> bool:
    """A field stays: neither [Field] itself nor its skills in play drop the card."""
    if game.state.kind_of(source & CARD) != HAND:
        return False
    return stopped != 0 or not game.lib.abilities[ability].marks & FIELD
