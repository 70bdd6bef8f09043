"""What can be paid instead of energy costs: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.abilities.skill_costs import ToArea, WithThis
from bythebook.games.dbs.cards.cards import EXTRA, INSTEAD_COST
from bythebook.games.dbs.keywords.keywords import spirit_boost
from bythebook.games.dbs.zones.zones import DROP, HAND, REMOVED
from bythebook.kernel.abilities.abilities import COMMAND, Ability, CostPart, Modifier
from bythebook.kernel.language.nouns import This
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, GRANT
from bythebook.text.dbs.costs import deed_of, with_deed
from bythebook.text.dbs.scope import reading
from bythebook.text.english.actions import Action
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import Subject


@dataclass(frozen=True)
class ActivateInstead(Action):
    """This card's skills of a kind can be activated from the hand for something else than energy.

    What is said to be done by activating it is the whole of what is paid for its energy cost.
    """

    marks: int
    area: Area
    way: Action | None = None
    boost: int = 0
    form: int = 0
    said: int = 0
    """of which skills it is said again"""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.area.zones != (HAND,):
            raise Unplayable(self, "only from the hand energy is paid")
        if self.said and self.said != self.marks:
            raise Unplayable(self, "other skills are activated than paid for")
        scope.here((HAND,), self)
        instead = Ability(COMMAND, cost=self.cost(), marks=INSTEAD_COST | self.marks)
        return [Modifier(GRANT, CHAR_ABILITIES, This(), grants=instead)]

    def cost(self) -> tuple[CostPart, ...]:
        """What is paid."""
        if self.way is None:
            return (spirit_boost(self.boost),)
        inner = reading()
        deed, what = deed_of(self.way, inner)
        if what is None or inner.zones:
            raise Unplayable(self, "it is not done as a cost")
        return tuple(with_deed(what, deed, inner))


@dataclass(frozen=True)
class ActivateAgain(Action):
    """This card can be activated from the drop area, for its energy cost and more."""

    what: Subject
    area: Area | None = None
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if scope.kind != EXTRA or scope.zones != (DROP,):
            raise Unplayable(self, "it is not said that it is in the drop area")
        parts = with_deed(self.what, ToArea(REMOVED), reading())
        # It is removed itself at last, so that the rest is paid while it lies there.
        cost = (*parts, WithThis(ToArea(REMOVED)))
        again = Ability(COMMAND, (DROP,), cost=cost, marks=INSTEAD_COST)
        return [Modifier(GRANT, CHAR_ABILITIES, This(), grants=again)]


LINES: Final = """
# What can be paid instead of energy costs.
action = ActivateInstead : you can activate this card's {marks:skill_mark} skill from {area:area} by {way:gerund} instead of paying its energy cost
action = ActivateInstead : you can activate this card's {marks:skill_mark} skill from {area:area} without paying its energy cost by {way:gerund} {=form:1}
action = ActivateInstead : you can activate this card's {marks:skill_mark} skill from {area:area} without paying its energy cost by paying the cost for [Spirit_Boost {boost:number} ] instead
action = ActivateInstead : when you activate this card's {marks:skill_mark} , you may {way:chosen_way} . if you do so , you may activate this card's {said:skill_mark} without paying its energy cost {=area:YOUR_HAND} {=form:2}
chosen_way = Move : choose {what:some} and add it {to:dest} {=verb:ADD}
chosen_way = Move : choose {what:some} and place it {to:dest} {=verb:PLACE}
chosen_way = Discard : choose {what:some} and discard it
gerund = Move : adding {what:some} {to:dest} {=verb:ADD}
gerund = Move : placing {what:some} {to:dest} {=verb:PLACE}
gerund = Move : sending {what:some} {to:dest} {=verb:SEND}
gerund = Discard : discarding {what:some}
gerund = Discard : choosing {what:some} and discarding them {=form:1}
gerund = Discard : choosing {what:some} and discarding it {=form:2}
gerund = RemoveFromGame : removing {what:some} from the game
gerund = Switch : switching {what:some} to {mode:mode}
gerund = KoIt : ko-ing {what:some}
action = ActivateAgain : you can activate it by paying its energy cost and removing it and {what:some} from the game
"""  # noqa: E501 - a rule of the grammar is one line
