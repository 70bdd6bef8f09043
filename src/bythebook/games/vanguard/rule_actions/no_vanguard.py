"""Section 9.5: being without a vanguard."""

from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 9.5.1", "vgd 13.4.1", nothing=[])
def without_vanguard_but_soul(game: Game) -> list[int]:
    """Who has no vanguard rides a card of the soul; the turn player first."""
    state = game.state
    first = state.turn_player
    found: list[int] = []
    for player in (first, 1 - first):
        if not state.zones[player * state.kinds + VANGUARD]:
            if edition(game).riders_in_soul(game, player):
                found.append(player)
    return found
