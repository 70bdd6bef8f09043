"""Costs as the overDress era says them, and its order zone as a place where cards go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.d.texts.costs import ScoutCost
from bythebook.games.vanguard.zones.zones import BIND
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.text.english.kinds import Kind
from bythebook.text.english.scope import Scope
from bythebook.text.vanguard.actions import Dest
from bythebook.text.vanguard.costs import THE_CHOSEN, Part, PutChosen, chosen
from bythebook.text.vanguard.features import Faced
from bythebook.text.vanguard.nouns import Some


@dataclass(frozen=True)
class BindChosen(Part):
    """Cards are bound; a face said at last is how they are bound."""

    what: Some

    def part(self, scope: Scope) -> CostPart:
        what, to = self.what, Dest(BIND)
        kind = what.kind
        if isinstance(kind, Kind) and kind.post and isinstance(kind.post[-1], Faced):
            to = replace(to, face=kind.post[-1].face)
            what = replace(what, kind=replace(kind, post=kind.post[:-1]))
        return PutChosen(what, to, them=THE_CHOSEN).part(scope)


@dataclass(frozen=True)
class ScoutChosen(Part):
    """Cards are scouted to your base."""

    what: Some

    def part(self, scope: Scope) -> CostPart:
        cards, n = chosen(self.what, scope)
        return ScoutCost(cards, n)


LINES: Final = """
cost_part = Blast : counter-blast {n:number} {kind:sort} {=form:1}
cost_part = Blast : soul-blast {n:number} {kind:sort} {=soul:True} {=form:1}
cost_part = BindChosen : bind {what:some}
cost_part = PutChosen : reveal {what:some} , and put it {to:dest} {=shown:True} {=form:13}
cost_part = PutChosen : return {what:some} {to:dest} {=form:14} {=them:THE_CHOSEN}
cost_part = PutChosen : remove {what:some} {=to:JUST_REMOVED} {=form:15} {=them:THE_CHOSEN}
cost_part = WithChosen : turn {what:some} {deed:turned_for_cost} {=form:6} {=them:THE_CHOSEN}
cost_part = FromTop : discard the top {n:number} card of your deck {=to:DISCARDED_THERE} {=form:30}
cost_part = FromTop : discard the top {n:number} card of the deck {=to:DISCARDED_THERE} {=form:31}
cost_part = FromTop : discard the top card of your deck {=n:1} {=to:DISCARDED_THERE} {=form:32}
cost_part = FromTop : discard {n:number} card from the top of your deck {=to:DISCARDED_THERE} {=form:33}
cost_part = ScoutChosen : scout {what:some} to your base
comma_part = DoneToThis : rest this card {=deed:RESTS} {=form:6}
"""  # noqa: E501 - a rule of the grammar is one line
