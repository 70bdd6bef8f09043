"""What trigger effects have given units, and units that get it from another (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.d.terms.trigger_effects import GetTriggers, GivenByTrigger
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import This
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import ThisClaim
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import LEXICON_D


@dataclass(frozen=True)
class GetsTriggers(Action):
    """Units get the trigger effects that were given to this one."""

    goes_on: ClassVar[bool] = True

    who: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.game is not LEXICON_D or scope.gone:
            raise Unplayable(self, "it leaves open what was given to this unit")
        found = self.who.fetch(scope)
        return [*found.effects, GetTriggers(found.noun, This())]


@dataclass(frozen=True)
class TriggerRaised(ThisClaim):
    """A number of this unit was raised by a trigger effect this turn."""

    char: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.game is not LEXICON_D or scope.gone:
            raise Unplayable(self, "it leaves open what was given to this unit")
        return GivenByTrigger(self.char)


LINES: Final = """
action = GetsTriggers : {who:subject} get the trigger effect given to this unit
claim = TriggerRaised : this unit's [power] was increased by a trigger effect this turn {=char:POWER}
claim = TriggerRaised : this unit's [critical] was increased by a trigger effect this turn {=char:CRITICAL}
claim = TriggerRaised : this unit's [power] was increased or decreased by a trigger effect this turn {=char:POWER} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
