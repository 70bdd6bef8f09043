"""Section 7: what only the G era says of battles."""

from bythebook.games.vanguard.cards.cards import CLANS, share_clan
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


@rule("vgg 2.2.1.1", "vgg 7.6.1.2.4", "vgg 9.6.5", nothing=True)
def shares_clan(game: Game, player: int, card: int) -> bool:
    """An icon counts for who has a unit of a clan of its card on an own circle for such units."""
    state = game.state
    clans = game.value(CLANS, card)
    return any(
        state.master[unit] == player and share_clan(clans, game.value(CLANS, unit))
        for circle in VANGUARD_AND_REAR
        for unit in state.zone(player, circle)
    )
