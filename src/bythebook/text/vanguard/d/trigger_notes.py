"""Reminders of triggers (overDress era): what each does, and how many a deck may hold.

A reminder says which trigger it explains; `agrees` holds that against what the card has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import TRIGGER_UNIT
from bythebook.games.vanguard.d.cards.types import TRIGGER_ORDER
from bythebook.kernel.abilities.abilities import Ability
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.d.lexicon import OVERDRESS


@dataclass(frozen=True)
class TriggerNote(Text):
    """What a trigger does, or how many such cards a deck may hold: nothing is done by saying it."""

    trigger: int
    limit: bool = False
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if not kind & OVERDRESS or not kind & (TRIGGER_UNIT | TRIGGER_ORDER):
            raise Unplayable(self, "it explains a trigger")
        return ()


def agrees(text: Text, trigger: int) -> bool:
    """Whether a text says nothing of a card's trigger, or what it is; one not told is any."""
    return not isinstance(text, TriggerNote) or not trigger or text.trigger == trigger


LINES: Final = """
text = TriggerNote : ( you may only have up to 4 [heal] trigger in a deck . ) {=trigger:HEAL_TRIGGER} {=limit:True}
text = TriggerNote : ( {form:as_trigger} , {trigger:trigger_does} . )
text = TriggerNote : ( you may only have up to 4 [heal] trigger in a deck . {form:as_trigger} , {trigger:heal_does} . ) {=limit:True}
text = TriggerNote : ( you may only have 1 [over] trigger in a deck . {form:as_trigger} , {trigger:over_does} . if revealed during drive check , activate its additional effect . ) {=limit:True}
as_trigger = 1 : when revealed as a trigger
as_trigger = 2 : if revealed as a trigger
trigger_does = CRITICAL_TRIGGER : choose 1 of your unit , and it get [critical] +1 until end of turn . then , choose 1 of your unit , and it get [power] +10000 until end of turn
trigger_does = DRAW_TRIGGER : draw 1 card . then , choose 1 of your unit , and it get [power] +10000 until end of turn
trigger_does = FRONT_TRIGGER : all of your front row unit get [power] +10000 until end of turn
heal_does = HEAL_TRIGGER : choose 1 of your unit , and it get [power] +10000 until end of turn . then , if the number of card in your damage zone is equal to or more than your opponent's , choose a card from your damage zone , and heal it
over_does = OVER_TRIGGER : remove that card , draw 1 card , choose 1 of your unit , and it get [power] +100000000 until end of turn
"""  # noqa: E501 - a rule of the grammar is one line
