"""Section 10.6.1: what becomes of vanguards and hearts that another unit rides upon."""

from bythebook.games.vanguard.g.cards.states import hearts, is_g_unit, vanguards
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.zones.zones import SOUL
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import FACE_UP


@rule("vgg 10.6.1.2", nothing=[])
def units_to_soul(game: Game, player: int) -> list[int]:
    """The vanguard goes to the soul; of two in legion both do."""
    return [c for c in vanguards(game, player) if not returns(game, c)]


@rule("vgg 10.6.1.3", nothing=False)
def returns(game: Game, card: int) -> bool:
    """A G unit that is ridden upon does not go to the soul, it returns to the G zone."""
    return is_g_unit(game, card)


@rule("vgg 10.6.1.4", nothing=[])
def hearts_to_soul(game: Game, player: int) -> list[int]:
    """The hearts on the circle go to the soul as well."""
    return hearts(game, player)


def ridden_upon(game: Game, player: int) -> list[Change]:
    """What becomes of those who were on a vanguard circle when another unit rides."""
    state = game.state
    home = [c for c in vanguards(game, player) if returns(game, c)]
    soul = [*units_to_soul(game, player), *hearts_to_soul(game, player)]
    return [
        *move(state.refs(soul), SOUL),
        *move(state.refs(home), G_ZONE, face=FACE_UP),
    ]
