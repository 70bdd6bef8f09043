"""Why something happens: by an effect, by an ability with a keyword, for a cost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.g.actions.time_leap import ByLeaping
from bythebook.games.vanguard.g.texts.stride_costs import PayingFor
from bythebook.games.vanguard.texts import triggers as game
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import ANYONE
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.scope import Scope
from bythebook.text.vanguard.lexicon import UNIT_HEAD, Vanguard
from bythebook.text.vanguard.triggers import Doing


@dataclass(frozen=True)
class Cause:
    """Why something happens: by an effect, for a cost, by either."""

    whose: int = ANYONE
    kind: Sort | None = None
    effect: bool = True
    cost: bool = False
    form: int = 0
    other: bool = False
    """of another card than this one"""
    unit: bool = False
    """of a unit, and not of a card elsewhere"""

    def by_whom(self, scope: Scope) -> Cards | None:
        """What is asked of the card whose effect or cost it is."""
        by = None if self.kind is None else self.kind.test(scope)
        if not self.unit and not (isinstance(self.kind, Kind) and self.kind.head == UNIT_HEAD):
            return by
        words = scope.game
        assert isinstance(words, Vanguard)
        such: Condition = game.LastIn(words.has_unit_abilities)
        if by is None:
            return Cards(such=such)
        return replace(by, such=such if by.such is None else Every((by.such, such)))

    def added(self, trigger: Trigger, scope: Scope) -> Trigger:
        """The moment, only if that is why."""
        by = self.by_whom(scope)
        if self.other:
            by = Cards(scope.whose(self.whose), other=True)
        whose = scope.whose(self.whose)
        payer = Cards(whose) if by is None else replace(by, whose=whose)
        paid = game.if_also(trigger, game.ForACost(payer))
        if not self.effect:
            return paid
        done = game.by_effect(trigger, scope.whose(self.whose), by)
        return replace(done, also=(*done.also, paid)) if self.cost else done


@dataclass(frozen=True)
class ByKeyword(Cause):
    """By an ability with a keyword, of any card, of yours, of another one or of one of a kind."""

    keyword: int = 0

    def added(self, trigger: Trigger, scope: Scope) -> Trigger:
        return game.if_also(super().added(trigger, scope), game.ByAbility(self.keyword))


@dataclass(frozen=True)
class ForCostOf(Cause):
    """To pay for striding, or for calling a G guardian."""

    what: int = 0

    def added(self, trigger: Trigger, scope: Scope) -> Trigger:
        return game.if_also(trigger, PayingFor(self.what))


@dataclass(frozen=True)
class ByTimeLeap(Cause):
    """By a time leap."""

    def added(self, trigger: Trigger, scope: Scope) -> Trigger:
        return game.if_also(trigger, ByLeaping())


@dataclass(frozen=True)
class Caused(Doing):
    """Something happens for a reason."""

    does: Doing
    cause: Cause

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return self.cause.added(self.does.trigger(who, scope), scope)


LINES: Final = """
caused = Caused : {does:does} {cause:cause}
cause = Cause : due to a effect
cause = Cause : due to a effect from 1 of your card {=whose:YOU} {=form:1}
cause = Cause : due to a effect of 1 of your card {=whose:YOU} {=form:2}
cause = Cause : for the effect or cost of your {kind:sort} {=whose:YOU} {=cost:True}
cause = Cause : for the cost of your {kind:sort} {=whose:YOU} {=cost:True} {=effect:False}
cause = Cause : for the cost of your {kind:possessing} ability {=whose:YOU} {=cost:True} {=effect:False} {=form:11}
cause = Cause : for the effect or cost of any card {=cost:True} {=form:12}
cause = ForCostOf : for the cost of calling a [g-guardian] {=what:FOR_G_GUARDIAN}
cause = ForCostOf : for the cost of [stride] {=what:FOR_STRIDE}
cause = ForCostOf : as the cost for [stride] {=what:FOR_STRIDE} {=form:1}
cause = ForCostOf : for the cost for [stride] {=what:FOR_STRIDE} {=form:2}
cause = Cause : due to effect of a card {=form:8}
cause = Cause : due to a effect from 1 of your other card {=whose:YOU} {=other:True} {=form:9}
cause = Cause : due to a effect of 1 of your other card {=whose:YOU} {=other:True} {=form:10}
cause = Cause : for the effect or cost of card {=cost:True} {=form:9}
cause = ByTimeLeap : due to time leap
cause = ByKeyword : due to the effect of the {keyword:keyword_name} ability
cause = ByKeyword : due to the effect of your {keyword:keyword_name} ability {=whose:YOU} {=form:1}
cause = ByKeyword : due to the effect of your {kind:possessing} {keyword:keyword_name} ability {=whose:YOU} {=form:1}
cause = ByKeyword : due to the effect of the {keyword:keyword_name} ability of your other unit {=whose:YOU} {=other:True} {=form:2}
cause = Cause : due to a effect from a card {=form:14}
cause = Cause : for the cost of your unit ability {=whose:YOU} {=cost:True} {=effect:False} {=unit:True}
cause = Cause : as the cost for the ability of your {kind:sort} {=whose:YOU} {=cost:True} {=effect:False} {=form:16}
cause = Cause : due to your card effect {=whose:YOU} {=form:5}
cause = Cause : due to the effect of a card {=form:6}
cause = Cause : due to the effect of your {kind:sort} {=whose:YOU}
cause = Cause : due to a effect of your {kind:sort} {=whose:YOU} {=form:7}
cause = Cause : by the effect of your {kind:sort} {=whose:YOU} {=form:9}
"""  # noqa: E501 - a rule of the grammar is one line
