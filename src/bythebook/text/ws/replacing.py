"""What happens in place of something else (8.2.1.3): the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.zones.zones import STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CONT, EV_MOVE, Ability, Replacement, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, This
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.text.ws.sentences import Text


@dataclass(frozen=True)
class GoesElsewhere(Text):
    """【CONT】: this card does not go from the stage to the waiting room, but to another zone."""

    zone: int
    may: bool = False

    def ability(self, kind: int) -> Ability:
        would = Trigger(EV_MOVE, This(), STAGE, (WAITING_ROOM,))
        instead = Replacement(would, (MoveCards(Bound(R_SUBJECT), self.zone),), self.may)
        return Ability(CONT, STAGE, replacement=instead, words=self)


LINES: Final = """
# What happens in place of something else.
ability = GoesElsewhere : 【CONT】 if this card would be put into your waiting room from the stage , {?may:you may} put it into your {zone:other_zone} instead .
other_zone = MEMORY : memory
other_zone = STOCK : stock
other_zone = CLOCK : clock
other_zone = HAND : hand
"""  # noqa: E501 - a rule of the grammar is one line
