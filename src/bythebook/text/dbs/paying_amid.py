"""Paying in the middle of a text, and cards of several kinds at once: words and meaning."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.terms.undetermined import R_X, RestX
from bythebook.games.dbs.texts import effects as dbs
from bythebook.games.dbs.zones.zones import DECK, HAND
from bythebook.kernel.abilities.abilities import COMMAND, Ability, CostPart, Effect
from bythebook.kernel.abilities.resolve import R_MOVED, MayPay
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Bound, Noun
from bythebook.kernel.texts.deciding import NamedNumber
from bythebook.kernel.texts.verbs import TakeTop
from bythebook.text.dbs.costs import Energy
from bythebook.text.dbs.subjects import Some
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import Claim
from bythebook.text.english.features import With
from bythebook.text.english.getting import Gain
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import InArea
from bythebook.text.english.scope import DREW, Scope, Spoken, Unplayable
from bythebook.text.english.subjects import Fetched, Listed


@dataclass(frozen=True)
class PayEnergy(Action):
    """You may pay energy; whether it was paid is asked next."""

    energy: Energy

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "energy is paid only by who wants to")

    def offered(self, scope: Scope) -> list[Effect] | None:
        if scope.actor:
            raise Unplayable(self, "somebody else pays")
        return [MayPay(Ability(COMMAND, cost=tuple(self.energy.cost())))]


@dataclass(frozen=True)
class Several(Listed):
    """Cards of several kinds, which are in the same place: so many of each."""

    firsts: tuple[Some, ...]
    last: Some

    def parts(self) -> tuple[Some, ...]:
        """Each kind, with the area that is said once for all."""
        if not isinstance(self.last.kind, Kind):
            raise Unplayable(self, "it leaves open which kinds there are")
        area = tuple(m for m in self.last.kind.post if isinstance(m, InArea))
        if any(isinstance(m, With) for m in self.last.kind.post):
            raise Unplayable(self, "it leaves open whether the others are such cards, too")
        if len(area) != 1 or self.last.whose >= 0:
            raise Unplayable(self, "it is not said where they are")
        found: list[Some] = []
        for first in self.firsts:
            if not isinstance(first.kind, Kind):
                raise Unplayable(self, "it leaves open which kinds there are")
            found.append(replace(first, kind=replace(first.kind, post=(*first.kind.post, *area))))
        return (*found, self.last)

    def fetch(self, scope: Scope) -> Fetched:
        effects: list[Effect] = []
        noun: Noun | None = None
        for part in self.parts():
            found = part.fetch(scope)
            effects += found.effects
            noun = found.noun if noun is None else Both(noun, found.noun)
        assert noun is not None
        scope.it = Spoken(noun, True)
        return Fetched(effects, noun, True)


@dataclass(frozen=True)
class SkillsNegated(Gain):
    """Their skills are negated, beside what they get."""

    form: int = 0

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [dbs.NegateSkills(who, until)]


@dataclass(frozen=True)
class DidJust(Claim):
    """What stands before it in the same sentence was done."""

    def condition(self, scope: Scope) -> Condition:
        if scope.done is None or scope.asked:
            raise Unplayable(self, "it leaves open what was done or not")
        return dbs.Combined(scope.done)


@dataclass(frozen=True)
class RestsX(Action):
    """X of your energy are switched to rest mode, as a cost: so many as you say (4-14)."""

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "X is said only as it is paid for")

    def as_cost(self, scope: Scope) -> CostPart | None:
        scope.says_x = True
        return RestX()


@dataclass(frozen=True)
class DrawsX(Action):
    """Draw X cards, X being what was paid."""

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.says_x or scope.actor:
            raise Unplayable(self, "nothing says what X is")
        scope.forget_moved()
        scope.did(DREW, Bound(R_MOVED), True)
        return [TakeTop(DECK, HAND, NamedNumber(R_X), reg=R_MOVED)]


LINES: Final = """
# Paying in the middle of a text, cards of several kinds, skills negated along with something else.
deed = RestsX : switch x of your energy to rest mode
deed = DrawsX : draw x card
deed = PayEnergy : pay {energy:paid_energy}
paid_energy = Energy : {spheres:spheres}
both = Several : {firsts:bare_somes} , and {last:some}
bare_somes = * bare_some ; ,
bare_some = Some : {count:count} {kind:bare_kind}
later_gain = SkillsNegated : have its skill negated
later_gain = SkillsNegated : have their skill negated {=form:1}
deed = Move : {verb:verb} {what:bare_some} {to:dest} from {area:area}
deed = Move : {verb:verb} {what:such_some} {to:dest} from {area:area}
such_some = Some : {count:count} {kind:such_placeless}
such_some = Some : {count:count} of {whose:whose} {kind:such_placeless}
such_placeless = Kind : {pre?:pres} {head:head} {post:such_posts}
such_posts = * such_post ;
deed = Discard : discard {what:it} from your hand {=form:3}
deed = ComboWith : combo with {what:some} {negated:skills_negated}
deed = ComboWith : use {what:some} in a combo {negated:skills_negated} {=form:1}
step = Step : {join:join} {prefixes:done_before} {?may:you may} {action:action}
done_before = * done_if ;
done_if = If : if {claims:you_do} , {=form:8}
you_do = * you_did ;
you_did = DidJust : you do
each = Each : for each 1 {kind:sort} you have , {=form:5}
"""
