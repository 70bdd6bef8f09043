"""What texts say of riding from the ride deck (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import SKILLS
from bythebook.games.vanguard.d.cards.types import RIDES_FREE
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.text.english.actions import Action
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class RidesFree(Action):
    """Cards of a kind can be ridden from the ride deck without discarding."""

    kind: Sort
    form: int = 0
    hand: int = 0
    """how the hand is said"""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        cards = self.kind.cards(scope, YOU)
        if cards.zones != (RIDE_DECK,):
            raise Unplayable(self, "only who rides from the ride deck discards for it")
        return [Modifier(BITS_ON, SKILLS, cards, bits=RIDES_FREE)]


LINES: Final = """
action = RidesFree : when you would ride {kind:headless} , you can ride without discarding a card from {hand:said_hand}
action = RidesFree : when you would ride a {kind:headed} , you can ride without discarding a card from {hand:said_hand} {=form:1}
said_hand = 0 : your hand
said_hand = 1 : hand
"""  # noqa: E501 - a rule of the grammar is one line
