"""What stands before the colon of an ability: label, places, limits, breaks, keywords.

Add places to `place`, breaks and keywords that make an ability active to `gate`, and labels to
`label`. Each `Active` says the condition under which the ability is active.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.g.keywords.breaks import GenerationBreak, LimitBreak
from bythebook.kernel.language.conditions import Condition
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.places import zones_of
from bythebook.text.vanguard.reminders import Reminder


@dataclass(frozen=True)
class Place:
    """Where the card is while the ability counts."""

    circles: int = 0
    areas: tuple[int, ...] = ()
    form: int = 0

    def zones(self) -> tuple[int, ...]:
        """The zones it says."""
        return (*zones_of(self.circles), *self.areas)


class Active:
    """Something before the colon under which the ability is active."""

    def condition(self, scope: Scope) -> Condition:
        """What has to be so."""
        raise NotImplementedError


@dataclass(frozen=True)
class Break(Active):
    """[Limit-Break n] or [Generation Break n]."""

    n: int
    generation: bool = False
    reminder: Reminder | None = None

    def condition(self, scope: Scope) -> Condition:
        if self.reminder is not None and self.reminder.said() != (self.generation, self.n):
            raise Unplayable(self, "its reminder explains something else")
        return GenerationBreak(self.n) if self.generation else LimitBreak(self.n)


LINES: Final = """
place = Place : {circles:circle}
place = Place : ( {areas:one_zone} . ) {=form:1}
place = Place : {areas:one_zone} {=form:2}
actives = * gate ;
label = 1 : bloom -
label = 2 : shadowstitch -
label = 3 : magia -
label = 4 : dominate -
label = 5 : time leap -
label = 6 : rush -
label = 7 : nitou kaigan -
gate = Break : [generation-break {n:number} ] {reminder?:gb_reminder} {=generation:True}
gate = Break : [limit-break {n:number} ] {reminder?:lb_reminder}
"""
