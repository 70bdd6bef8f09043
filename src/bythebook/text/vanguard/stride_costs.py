"""Other costs that may be paid to stride."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.g.keywords.marks import PAYS_STRIDE
from bythebook.games.vanguard.g.texts.events import EV_STRIDE
from bythebook.games.vanguard.texts.costs import PutThis
from bythebook.games.vanguard.zones.zones import DROP, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import CONT, Ability, CostPart, Trigger
from bythebook.kernel.language.words import ANYONE
from bythebook.text.english.conditions import Prefix
from bythebook.text.english.kinds import Sort
from bythebook.text.english.steps import condition_of
from bythebook.text.meaning import every
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.costs import Cost
from bythebook.text.vanguard.heads import Active, Place
from bythebook.text.vanguard.scope import reading


@dataclass(frozen=True)
class StrideCost(Text):
    """[CONT]: a cost that may be paid to stride, in place of that of the skill."""

    cost: Cost | None = None
    """what is paid, unless it is this card that is put into the drop zone"""
    place: Place | None = None
    actives: tuple[Active, ...] = ()
    prefixes: tuple[Prefix, ...] = ()
    kind: Sort | None = None
    """which G units may stride for it, if not all of them"""
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        zones = VANGUARD_AND_REAR if self.place is None else self.place.zones()
        scope = reading(kind, continuous=True, zones=zones)
        found = [active.condition(scope) for active in self.actives]
        own = condition_of(self.prefixes, scope)
        holds = [*found, *(() if own is None else (own,))]
        strides = None
        if self.kind is not None:
            strides = Trigger(EV_STRIDE, self.kind.test(scope, ANYONE))
        marks = PAYS_STRIDE
        for active in self.actives:
            marks |= active.mark()
        parts: tuple[CostPart, ...] = (PutThis(DROP),)
        if self.cost is not None:
            parts = self.cost.parts(scope)
        condition = every(holds) if holds else None
        return (Ability(CONT, zones, strides, condition, parts, marks=marks, words=self),)


LINES: Final = """
text = StrideCost : [CONT] {place?:place} {actives?:actives} : {prefixes?:prefixes} you may pay {cost:cost} as the cost for [stride] .
text = StrideCost : [CONT] {place?:place} {actives?:actives} : {prefixes?:prefixes} you may pay {cost:cost} as the cost for [stride] of your {kind:sort} .
text = StrideCost : [CONT] {place?:place} {actives?:actives} : while you is paying the cost for [stride] , {prefixes?:prefixes} you may pay with {cost:cost} . {=form:1}
text = StrideCost : [CONT] {place?:place} {actives?:actives} : {prefixes?:prefixes} you may put this card into your drop zone as the cost for [stride] .
"""  # noqa: E501 - a rule of the grammar is one line
