"""Section 9.2: losing by rule action."""

from bythebook.games.common.outline import game_ends, loses_for
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.outline import (
    BY_DAMAGE,
    BY_DECK,
    WITHOUT_VANGUARD,
    too_much_damage,
    without_deck,
)
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change


@rule("vgg 9.2.4", "vgg 9.5.1.1", "vgd 1.2.2.3", "vgd 13.2.4", nothing=False)
def without_vanguard(game: Game, player: int) -> bool:
    """A player with neither a vanguard nor a card in the soul loses."""
    if game.state.zone(player, VANGUARD):
        return False
    return not edition(game).riders_in_soul(game, player)


@rule("vgg 9.2.1", "vgd 13.2.1", nothing=[])
def losing(game: Game) -> list[Change]:
    """Whoever meets a losing condition loses, both at the same time if both do."""
    lost: list[tuple[int, int]] = []
    for player in (0, 1):
        met: list[int] = []
        if too_much_damage(game, player):
            met.append(BY_DAMAGE)
        if without_deck(game, player):
            met.append(BY_DECK)
        if without_vanguard(game, player):
            met.append(WITHOUT_VANGUARD)
        why = loses_for(met)
        if why >= 0:
            lost.append((player, why))
    return game_ends(lost) if lost else []
