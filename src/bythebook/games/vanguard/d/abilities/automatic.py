"""Sections 11.2.1.2 and 12.3: automatic abilities with a limit on their uses."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 11.2.1.2.1.1", "vgd 12.3.1.1.2", nothing=False)
def may_go_unplayed(game: Game, ability: int) -> bool:
    """One that can be used once a turn may cease to stand by without being played."""
    return game.lib.abilities[ability].limit > 0
