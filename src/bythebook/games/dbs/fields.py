"""10-3: [Field]."""

from dataclasses import dataclass

from bythebook.games.dbs.cards import FIELD
from bythebook.games.dbs.zones import ACTIVE, BATTLE_AREA
from bythebook.kernel.abilities import Effect
from bythebook.kernel.changes import move
from bythebook.kernel.clauses import rule
from bythebook.kernel.game import Game
from bythebook.kernel.procedure import Flow
from bythebook.kernel.refs import CARD
from bythebook.kernel.resolve import Resolve


@dataclass(frozen=True)
class PlaceField(Effect):
    """Place this card in the battle area in active mode; a field there goes (10-3-3)."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        if not game.state.alive(frame.source):
            return None
        return move([frame.source], BATTLE_AREA, frame.master, orient=ACTIVE)


@rule("dbs 10-3-2", nothing=True)
def dropped_when_used(game: Game, source: int, ability: int, stopped: int) -> bool:
    """A field stays: neither [Field] itself nor its skills in play drop the card."""
    if game.state.kind_of(source & CARD) == BATTLE_AREA:
        return False
    return stopped != 0 or not game.lib.abilities[ability].marks & FIELD
