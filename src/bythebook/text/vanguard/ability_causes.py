"""Why something happens, in the overDress era: by an ability of a card, or for its cost.

An ability is its cost and its effect (11.1.1): what is done "by an ability" is done by either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.zones.zones import FIELD
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.nouns import Cards, Noun, This
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.causes import Cause
from bythebook.text.vanguard.triggers import Placed


@dataclass(frozen=True)
class OfAbility(Cause):
    """By an ability of any card, of a player's, or of one of a kind: its effect or its cost."""

    cost: bool = True
    none: bool = False
    """otherwise than by one"""
    said: int = 0
    """by which word it is said"""

    def added(self, trigger: Trigger, scope: Scope) -> Trigger:
        if not self.none:
            return super().added(trigger, scope)
        whose = scope.whose(self.whose)
        of = Cards(whose) if self.kind is None else replace(self.kind.test(scope), whose=whose)
        return game.if_also(trigger, game.OtherwiseThanBy(of))


@dataclass(frozen=True)
class PlacedSomewhere(Placed):
    """It comes to a circle of which it is not said which."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if isinstance(who, This):
            raise Unplayable(self, "it is not said where it is placed")
        return game.placed(who, FIELD, () if self.origin is None else self.origin.zones(scope))


LINES: Final = """
cause = OfAbility : by {form:ability_of_any}
ability_of_any = 0 : a card's ability
ability_of_any = 1 : a ability
cause = OfAbility : by your card's ability {=whose:YOU}
cause = OfAbility : by your opponent's card's ability {=whose:OPPONENT}
cause = OfAbility : by your {kind:whose_ability} ability {=whose:YOU} {=form:1}
cause = OfAbility : by the ability of your {kind:sort} {=whose:YOU} {=form:2}
cause = OfAbility : by the ability of {kind:headless} {=whose:YOU} {=form:3}
cause = OfAbility : by a {kind:whose_ability} ability {=form:4}
cause = OfAbility : other than by a {kind:whose_ability} ability {=none:True} {=form:4}
cause = OfAbility : other than by the effect of {kind:headless} {=cost:False} {=none:True}
cause = OfAbility : by {form:effect_of_any} {=cost:False}
effect_of_any = 0 : a card's effect
effect_of_any = 1 : a card effect
effect_of_any = 2 : a effect
cause = OfAbility : by your {form:effect_of_yours} {=whose:YOU} {=cost:False}
effect_of_yours = 0 : card's effect
effect_of_yours = 1 : card effect
cause = OfAbility : by your {kind:whose_ability} effect {=whose:YOU} {=cost:False} {=form:2}
cause = OfAbility : by your opponent's {form:effect_of_yours} {=whose:OPPONENT} {=cost:False}
whose_ability = Kind : {pre?:pres} {head:whose_ability_head}
whose_ability_head = VANGUARD_HEAD : vanguard's
whose_ability_head = UNIT_HEAD : unit's
whose_ability_head = REAR_GUARD_HEAD : rear-guard's
whose_ability_head = UNIT_CARD : unit card's
whose_ability_head = ORDERS : order card's
cause = Cause : for the cost of the ability of your {kind:sort} {=whose:YOU} {=cost:True} {=effect:False} {=form:17}
cause = Cause : for the cost of the ability of {kind:headless} {=whose:YOU} {=cost:True} {=effect:False} {=form:18}
cause = Cause : for {form:cost_of_yours} {=whose:YOU} {=cost:True} {=effect:False}
cost_of_yours = 19 : your card's cost
cost_of_yours = 20 : the cost of your card's ability
keyword_name = REVOL_DRESS : [revoldress]
label = REVOL_DRESS : [revoldress] -
cause = ByKeyword : by the {keyword:keyword_name} ability {=form:3}
befallen = PlacedSomewhere : placed {origin?:origin}
"""  # noqa: E501 - a rule of the grammar is one line
