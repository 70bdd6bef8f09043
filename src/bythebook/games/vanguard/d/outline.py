"""Section 1.3: golden rules of the overDress era alone."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD, PUBLIC


@rule("vgd 1.3.4.1", nothing=True)
def shown_at_once(game: Game, chosen: list[int]) -> bool:
    """Of hidden cards that both choose the first player's are shown only once both have chosen."""
    sight = game.zones.sight
    return all(sight[game.state.kind_of(ref & CARD)] == PUBLIC for ref in chosen)
