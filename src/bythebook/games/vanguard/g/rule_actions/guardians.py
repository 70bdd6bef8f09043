"""Section 9.4: guardians where there is no battle."""

from bythebook.games.vanguard.battle.battle import AttackResolution
from bythebook.games.vanguard.battle.phase import BattlePhase
from bythebook.games.vanguard.battle.record import guardians
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 9.4.1", nothing=[])
def illegal_guardians(game: Game) -> list[int]:
    """Outside of the battle phase there are no guardians, unless an effect has a unit attack."""
    found = guardians(game)
    if not found or game.under_way(BattlePhase) or game.under_way(AttackResolution):
        return []
    return found
