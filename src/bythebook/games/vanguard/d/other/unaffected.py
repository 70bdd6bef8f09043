"""Section 12.5: what else cannot be done with cards that effects cannot affect."""

from bythebook.games.vanguard.other.unaffected import unaffected
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import E_SOURCE
from bythebook.kernel.state.refs import CARD, FIRST_CARD


@rule("vgd 12.5.1", nothing=True)
def within_reach(game: Game, ref: int, by: int) -> bool:
    """An effect neither chooses a card that it cannot affect nor is paid for with it."""
    card = ref & CARD
    if not game.guard_possible or card < FIRST_CARD:
        return True
    return not unaffected(game, card, by)


@rule("vgd 12.5.1", nothing="")
def pays_nothing(game: Game, change: Change) -> str:
    """Nor does such a card pay for what is on itself, though nobody has to choose it for that."""
    if change[0] not in game.book.forbidding:
        return ""
    owned = game.state.master[change[1] & CARD]
    return "" if within_reach(game, change[1], owned) else "vgd 12.5.1"


@rule("vgd 12.5.2", nothing=False)
def keeps_its_effects(game: Game, effect: Change, by: int) -> bool:
    """What a unit has made that cannot be affected is not affected by the same either."""
    source = effect[E_SOURCE]
    return source >= 0 and game.state.alive(source) and not within_reach(game, source, by)
