"""What effects forbid the opponent's effects to do (1.3.3)."""

from bythebook.games.vanguard.d.texts.events import CANNOT_RETIRE_BY_OPPONENT
from bythebook.games.vanguard.other.unaffected import at_work
from bythebook.games.vanguard.zones.zones import DROP, FIELD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import MOVE, Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD


@rule("vgd 1.3.3", nothing="")
def kept_from_opponent(game: Game, change: Change) -> str:
    """A unit that cannot be retired by effects of the opponent's cards stays where it is."""
    if not game.guard_possible or change[0] != MOVE or change[3] != DROP:
        return ""
    card = change[1] & CARD
    if not game.value(CHAR_CANNOT, card) & CANNOT_RETIRE_BY_OPPONENT:
        return ""
    text = at_work(game) if game.state.kind_of(card) in FIELD else None
    if text is None:
        return ""
    return "vgd 1.3.3" if text.text_of() != game.state.master[card] else ""
