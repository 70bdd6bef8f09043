"""Section 7.36: units that perform a twin drive because an effect says so."""

from typing import Final

from bythebook.games.vanguard.cards.cards import SKILLS
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule

PERFORMS_TWIN_DRIVE: Final = 1 << 20
"""it performs a twin drive, whatever its drive and wherever it is"""


@rule("vgd 7.36.1.1", "vgd 7.36.1.2", nothing=0)
def drives_by_effect(game: Game, card: int) -> int:
    """A unit that performs a twin drive drives twice, as a rear-guard too, whatever its drive."""
    return 2 if game.value(SKILLS, card) & PERFORMS_TWIN_DRIVE else 0
