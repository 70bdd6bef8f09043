"""Costs for which something is done with all cards of a kind (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.texts.costs import AllCost
from bythebook.games.vanguard.texts import costs
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import BOTTOM, TOP
from bythebook.text.english.actions import Dest
from bythebook.text.english.conditions import Claim
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import AllOf
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.costs import Part, paid_with_own

OF_ALL_DISCARDED: Final = 1
OF_ALL_RETIRED: Final = 2


@dataclass(frozen=True)
class AllDone(Part):
    """All cards of a kind are discarded or retired."""

    deed: int
    what: AllOf
    asks: Claim | None = None
    """what has to be so besides"""
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        cards = all_of(self.what, scope)
        asks = None if self.asks is None else self.asks.condition(scope)
        if self.deed == OF_ALL_RETIRED:
            return AllCost(costs.RetireCost(cards), asks)
        if cards.zones != (HAND,):
            raise Unplayable(self, "cards are discarded from the hand")
        return AllCost(costs.DiscardCost(1, cards), asks)


@dataclass(frozen=True)
class AllPut(Part):
    """All cards of a kind are put somewhere."""

    what: AllOf
    to: Dest
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        cards = all_of(self.what, scope)
        scope.unshuffled |= getattr(self.to, "loose", False)
        index = BOTTOM if self.to.bottom else TOP
        return AllCost(costs.PutCost(cards, 1, self.to.zone, index, self.to.face))


def all_of(what: AllOf, scope: Scope) -> Cards:
    """Which cards are meant; whoever pays does it with their own."""
    if not paid_with_own(scope):
        raise Unplayable(what, "whether none are enough is not said")
    cards = what.kind.cards(scope, what.whose)
    if cards.whose != YOU or scope.game.deck in cards.zones or not cards.zones:
        raise Unplayable(what, "it leaves open which cards they are")
    if HAND in cards.zones and cards.asks():
        raise Unplayable(what, "nobody else knows which of a hand they are")
    return cards


LINES: Final = """
cost_part = AllDone : {deed:done_to_all} {what:all}
cost_part = AllDone : {asks:claim} , and {deed:done_to_all} {what:all}
done_to_all = OF_ALL_DISCARDED : discard
done_to_all = OF_ALL_RETIRED : retire
cost_part = AllPut : put {what:all} {to:dest}
"""
