"""Units that a text of the overDress era leaves out."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.vanguard.d.abilities.unsaid import unit_unsaid
from bythebook.kernel.language.nouns import This
from bythebook.text.english import subjects as english
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Fetched
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.costs import paid_with_own


@dataclass(frozen=True)
class SameAgain(english.SameAgain):
    """The cards of which something was just said to be so; of none, this unit."""

    def fetch(self, scope: Scope) -> Fetched:
        if scope.speaker is not None or not paid_with_own(scope):
            return super().fetch(scope)
        of_another = scope.subject is not None and not isinstance(scope.subject.noun, This)
        if scope.it is not None or of_another:
            raise Unplayable(self, "it leaves open which unit is meant")
        return Fetched([], unit_unsaid(), False)
