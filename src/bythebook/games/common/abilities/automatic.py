"""Section 8, automatic abilities: when they go into standby."""

from bythebook.kernel.abilities.triggers import Pending, standby_changes
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change


@rule("ws 8.7.2", "ws 8.7.2.1", "dbs 8-6-2", "dbs 8-6-3", nothing=[])
def enter_standby(game: Game, triggered: list[Pending]) -> list[Change]:
    """An ability goes into standby as often as its condition has been fulfilled."""
    return standby_changes(game, triggered)
