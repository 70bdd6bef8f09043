"""What later words say of what a cost was paid with: the card bound for this cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.texts.costs import AllCost, RetireSome
from bythebook.games.vanguard.texts import costs
from bythebook.games.vanguard.texts.paid import KeepPaid, goes_to
from bythebook.games.vanguard.texts.together import TogetherCost
from bythebook.games.vanguard.zones.zones import BIND, DROP
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.language.amounts import Among, Tally
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.nouns import Amount, Bound
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.conditions import Claim
from bythebook.text.english.getting import Each
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import DISCARDED, REVEALED, Scope
from bythebook.text.english.subjects import AllOf, Fetched, Some, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.costs import Part, paid_with_own
from bythebook.text.vanguard.nouns import of_own_area
from bythebook.text.vanguard.scope import BOUND, PAID_FOR, PAID_IT, RETIRED, SOUL_BLASTED, PaidFor
from bythebook.text.walking import inside


class OfCost:
    """Something that speaks of what a cost was paid with; how, its verb and its zone say."""

    verb: int
    zone: int


def speaks_of(text: object, scope: Scope) -> None:
    """Note of which part of its cost a text speaks."""
    said = {(node.verb, node.zone) for node in inside(text) if isinstance(node, OfCost)}
    if len(said) > 1:
        raise Unplayable(text, "it speaks of two parts of its cost")
    for verb, zone in said:
        PAID_FOR.note(scope, PaidFor(verb, zone))


def fits(part: CostPart, verb: int, zone: int) -> bool:
    """Whether a part of a cost does with cards what is said of them."""
    if isinstance(part, TogetherCost):
        return fits(part.part, verb, zone)
    if verb == SOUL_BLASTED:
        return isinstance(part, costs.SoulBlast)
    if verb == RETIRED:
        return isinstance(part, (costs.RetireCost, RetireSome))
    if verb == DISCARDED:
        return isinstance(part, costs.DiscardCost)
    if verb == REVEALED:
        return isinstance(part, costs.RevealCost)
    to = BIND if verb == BOUND else zone
    return isinstance(part, costs.PutCost) and to in (part.to, NOTHING)


def lies(part: CostPart) -> tuple[int, ...] | None:
    """Where the cards lie that a part of a cost has taken."""
    if isinstance(part, RetireSome):
        return (DROP,)
    return () if isinstance(part, AllCost) else goes_to(part)


def kept(parts: tuple[CostPart, ...], scope: Scope, node: object) -> list[Effect]:
    """What keeps the cards of a cost of which the text speaks, right after it is paid."""
    spoken = PAID_FOR.of(scope)
    if spoken is None:
        return []
    if spoken.reg >= 0:
        raise Unplayable(node, "it leaves open which of two costs it is")
    own = [part for part in parts if fits(part, spoken.verb, spoken.zone)]
    others = [lies(part) for part in parts if part not in own]
    if len(own) != 1 or None in others:
        raise Unplayable(node, "the cost is paid with something else")
    without = tuple(sorted({zone for zones in others if zones is not None for zone in zones}))
    if set(lies(own[0]) or ()) & set(without):
        raise Unplayable(node, "it leaves open which part of the cost it is")
    reg = scope.next_choice(node)
    several = own[0].needs() != 1
    PAID_FOR.note(scope, PaidFor(spoken.verb, spoken.zone, reg, several))
    return [KeepPaid(without, reg)]


def paid_with(scope: Scope, node: object) -> PaidFor:
    """What the cost was paid with."""
    spoken = PAID_FOR.of(scope)
    if spoken is None or spoken.reg < 0:
        raise Unplayable(node, "no such cost was paid before")
    return spoken


@dataclass(frozen=True)
class PaidCard(Subject, OfCost):
    """The cards that were chosen for a cost."""

    verb: int
    which: int = 0
    zone: int = NOTHING
    said: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        later = scope.deeds.get((PAID_IT, NOTHING))
        if later is not None:
            return Fetched([], later.noun, False, getattr(later.noun, "reg", NOTHING))
        paid = paid_with(scope, self)
        return Fetched([], Bound(paid.reg), paid.several, paid.reg)


@dataclass(frozen=True)
class EachPaid(Each, OfCost):
    """For each card with which a cost was paid."""

    verb: int = 0
    zone: int = NOTHING
    which: int = 0

    def amount(self, scope: Scope, times: int) -> Amount:
        return Tally(Bound(paid_with(scope, self).reg), times)


@dataclass(frozen=True)
class PaidWithSuch(Claim, OfCost):
    """So many cards with which a cost was paid are of a kind."""

    verb: int
    kind: Sort
    n: int = 1
    zone: int = NOTHING
    form: int = 0
    said: int = 0

    def condition(self, scope: Scope) -> Condition:
        noun = Among(Bound(paid_with(scope, self).reg), self.kind.test(scope))
        return AmountIs(Tally(noun), AT_LEAST, self.n)


@dataclass(frozen=True)
class PaidAll(AllOf, OfCost):
    """All cards of a kind with which a cost was paid."""

    verb: int = 0
    zone: int = NOTHING

    def fetch(self, scope: Scope) -> Fetched:
        noun = Among(Bound(paid_with(scope, self).reg), self.kind.test(scope))
        return Fetched([], noun, True)


@dataclass(frozen=True)
class RetireOrMore(Part):
    """So many units or more are retired."""

    n: int
    what: Some
    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        what = self.what
        cards = of_own_area(what.kind, scope).cards(scope, what.whose)
        if what.whose < 0 and not paid_with_own(scope):
            raise Unplayable(self, "it is not said whose they are")
        return RetireSome(cards, self.n)


LINES: Final = """
it = | paid_card
paid_card = PaidCard : {which:the_thing} {verb:past_paid} for this cost
paid_card = PaidCard : {which:the_thing} put into {said:zone_said} {zone:zone} for this cost {=verb:PUT_IN}
paid_card = PaidCard : {which:the_thing} put into {zone:zone} for this cost {=verb:PUT_IN}
past_paid = BOUND : bound
past_paid = RETIRED : retired
past_paid = REVEALED : revealed
past_paid = DISCARDED : discarded
past_paid = SOUL_BLASTED : [ soul-blast ]
each = EachPaid : for each {which:a_paid} {verb:past_paid} for this cost {=kind:ANY_SORT}
each = EachPaid : for each {which:a_paid} put into {zone:zone} for this cost {=verb:PUT_IN} {=kind:ANY_SORT}
a_paid = 0 : unit
a_paid = 1 : card
claim = PaidWithSuch : a {kind:sort} was {verb:past_paid} for this cost
claim = PaidWithSuch : you put a {kind:sort} for this cost {=verb:PUT_IN} {=form:1}
claim = PaidWithSuch : you put a {kind:sort} into {said:zone_said} {zone:zone} for this cost {=verb:PUT_IN} {=form:2}
all = | paid_all
just_these = | paid_all
paid_all = PaidAll : all {kind:sort} {verb:past_paid} for this cost
cost_part = RetireOrMore : retire {n:number} or more {what:of_some}
of_some = Some : of {whose:whose} {kind:sort} {=count:JUST_ONE}
"""  # noqa: E501 - a rule of the grammar is one line
