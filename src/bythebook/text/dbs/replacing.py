"""What happens to a card of a combo instead of being dropped: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.texts.circumstances import ComboedFrom
from bythebook.games.dbs.texts.played_by_skills import CanBePlayed, PlayCards
from bythebook.games.dbs.zones.zones import COMBO_AREA, DROP
from bythebook.kernel.abilities.abilities import CONT, EV_MOVE, Ability, Replacement, Trigger
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import This
from bythebook.kernel.state.refs import AS_ZONE
from bythebook.text.dbs.costs import Pre
from bythebook.text.dbs.scope import reading
from bythebook.text.dbs.tags import Text, before, finished
from bythebook.text.english.conditions import ThisClaim
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.meaning import every


@dataclass(frozen=True)
class PlayedInstead(Text):
    """[Auto]: when this card would go from the combo area to the drop area, it is played instead.

    Whoever cannot play it cannot have it replaced (8-9-3).
    """

    pre: Pre | None = None
    may: bool = False
    mode: int = AS_ZONE
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = reading(kind, zones=(COMBO_AREA,))
        condition, cost = before((), self.pre, scope)
        if cost:
            raise Unplayable(self, "something is paid for what happens instead")
        parts: list[Condition] = [CanBePlayed()]
        if condition is not None:
            parts.append(condition)
        holds = every(parts)
        would = Trigger(EV_MOVE, This(), (COMBO_AREA,), (DROP,))
        instead = Replacement(would, (PlayCards(This(), self.mode),), self.may)
        ability = Ability(CONT, (COMBO_AREA,), None, holds, replacement=instead)
        return (finished(ability, (), self),)


@dataclass(frozen=True)
class WasComboed(ThisClaim):
    """This card was used in a combo from some areas."""

    area: Area
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        scope.here((COMBO_AREA,), self)
        return ComboedFrom(self.area.zones)


LINES: Final = """
# What happens to cards of a combo instead of being dropped.
text = PlayedInstead : [Auto] {pre?:pre_colon} when this card would be placed in its owner's drop area from {form:a_combo_area} , {?may:you may} play it {mode?:in_mode} instead .
a_combo_area = 0 : a combo area
a_combo_area = 1 : your combo area
a_combo_area = 2 : the combo area
claim = WasComboed : this card is used in a combo from {area:area}
"""  # noqa: E501 - a rule of the grammar is one line
