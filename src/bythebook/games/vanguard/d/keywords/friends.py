"""Section 14.10: Friend."""

from dataclasses import dataclass

from bythebook.games.vanguard.cards.cards import STATES
from bythebook.games.vanguard.d.cards.states import FRIENDS
from bythebook.games.vanguard.zones.zones import FIELD, OWN_COLUMN
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, Regs, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.state.refs import CARD

OTHERS_THERE = Cards(YOU, FIELD, other=True, place=OWN_COLUMN)


@rule("vgd 14.10.1", "vgd 14.10.1.1", nothing=())
def become_friends() -> tuple[Modifier, ...]:
    """This unit and the others of its column are Friends as long as they are there."""
    return (
        Modifier(BITS_ON, STATES, This(), bits=FRIENDS),
        Modifier(BITS_ON, STATES, OTHERS_THERE, bits=FRIENDS),
    )


@dataclass(frozen=True)
class IsFriend(Condition):
    """This unit is in the state of Friends."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.last_value(STATES, source) & FRIENDS != 0 and source & CARD > 1

    def chars(self) -> int:
        return 1 << STATES
