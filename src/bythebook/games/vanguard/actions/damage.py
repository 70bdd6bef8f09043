"""Section 10.33: dealing damage."""

from bythebook.games.vanguard.texts.events import EV_DAMAGED, VANGUARD_DAMAGE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, counters, naming
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 10.33.1", "vgg 3.9.2", nothing=[])
def deal_damage(game: Game, vanguard: int, amount: int, source: int = NOTHING) -> list[Change]:
    """A vanguard has so much more damage to be processed; its source has dealt it."""
    if amount <= 0:
        return []
    player = game.state.master[vanguard & CARD]
    return [
        counters(vanguard, VANGUARD_DAMAGE, amount),
        naming(EV_DAMAGED, vanguard, player, amount, source, vanguard),
    ]
