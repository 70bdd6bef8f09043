"""What texts forbid effects to do with units: to choose them, to retire them, to put them away."""

from typing import Final

from bythebook.games.vanguard.other.unaffected import at_work
from bythebook.games.vanguard.texts.events import (
    CANNOT_BE_CHOSEN,
    CANNOT_GO_TO_DECK,
    CANNOT_RETIRE,
)
from bythebook.games.vanguard.zones.zones import DECK, DROP, FIELD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import MOVE, Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD

_BARS: Final = {DROP: CANNOT_RETIRE, DECK: CANNOT_GO_TO_DECK}
"""by what a unit is kept from going to a zone"""


def may_be_chosen(game: Game, ref: int, chooser: int) -> bool:
    """Whether an effect of a player's can choose a card, which may resist the other player's."""
    card = ref & CARD
    if not game.guard_possible or game.state.master[card] == chooser:
        return True
    return not game.value(CHAR_CANNOT, card) & CANNOT_BE_CHOSEN


def kept_from_leaving(game: Game, change: Change, cannot: int) -> str:
    """The clause by which an effect does not retire a unit, or put it into a deck, or nothing."""
    if change[0] != MOVE or not cannot & _BARS.get(change[3], 0):
        return ""
    if game.state.kind_of(change[1] & CARD) not in FIELD:
        return ""
    if at_work(game) is None:
        return ""
    return cited(game.book.name, "vgg 1.3.3", "vgd 1.3.3")
