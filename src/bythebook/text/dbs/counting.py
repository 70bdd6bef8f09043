"""Numbers that are worked out: how many there are of something, how much power a card has."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.cards import COST, POWER
from bythebook.games.dbs.policy import WHERE_LEADERS_ARE, WHERE_LIFE_IS
from bythebook.games.dbs.texts import effects as dbs
from bythebook.games.dbs.texts.amounts import MarkersCounted
from bythebook.games.dbs.texts.filters import CostAgainst
from bythebook.games.dbs.zones.zones import DECK, HAND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.amounts import Scaled, Tally
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Cards, Limit, Noun, This, ValueOf
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import ANYONE, AT_LEAST, AT_MOST, YOU
from bythebook.kernel.texts.verbs import ChooseCards, TakeTop
from bythebook.text.dbs.getting import ANY_KIND
from bythebook.text.dbs.lexicon import who_have
from bythebook.text.dbs.past_deeds import Deed
from bythebook.text.english.actions import Action
from bythebook.text.english.features import Feature
from bythebook.text.english.getting import Each
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area, Asked
from bythebook.text.english.scope import CHOSE, THEIR, Scope, Unplayable

NO_OTHER: Final = -1
"""whose power: no leader's, but this card's"""
FEWER: Final = 20
GREATER: Final = 21
THAN: Final = {FEWER: (AT_MOST, -1), GREATER: (AT_LEAST, 1)}
"""less than so much is at most one less"""


@dataclass(frozen=True)
class NumberOf:
    """How many cards of a kind there are; without a kind, of a player's life."""

    kind: Sort | None = None
    whose: int = YOU
    form: int = 0

    def cards(self, scope: Scope) -> Cards:
        """The cards that are counted."""
        if self.kind is None:
            return Cards(scope.whose(self.whose), WHERE_LIFE_IS.value)
        cards = self.kind.cards(scope)
        if cards.asks() and set(cards.zones) & {HAND, DECK}:
            raise Unplayable(self, "nobody else sees what they are")
        return cards


@dataclass(frozen=True)
class AgainstCount(Feature):
    """An energy cost against the number of some cards."""

    how: int
    of: NumberOf
    form: int = 0

    def had(self, scope: Scope) -> int:
        return who_have(COST)

    def ask(self, asked: Asked, scope: Scope) -> None:
        how, more = THAN.get(self.how, (self.how, 0))
        cards = self.of.cards(scope)

        def against(whose: int) -> Condition:
            if cards.other:
                raise Unplayable(asked, "it is not said whose cards they are")
            # Each card asks it as its master sees it.
            seen = cards if cards.whose == ANYONE else replace(cards, whose=cards.whose ^ whose)
            return CostAgainst(how, Scaled(CountOf(seen), 1, more))

        asked.of_master.append(against)


@dataclass(frozen=True)
class AgainstPower(Feature):
    """Power against the power of this card, or of a leader."""

    how: int
    whose: int = -1
    form: int = 0

    def had(self, scope: Scope) -> int:
        return who_have(POWER)

    def ask(self, asked: Asked, scope: Scope) -> None:
        who: Noun = This()
        if self.whose >= 0:
            who = Cards(scope.whose(self.whose), WHERE_LEADERS_ARE.value)
        elif scope.gone or scope.doubtful:
            raise Unplayable(self, "this card may be another by then")
        how, more = THAN.get(self.how, (self.how, 0))
        asked.limits.append(Limit(POWER, how, Scaled(ValueOf(who, POWER), 1, more)))


@dataclass(frozen=True)
class DrawCounted(Action):
    """Draw so many cards as there are of something, or so many for each."""

    of: NumberOf | None = None
    n: int = 1
    each: Each | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "somebody else counts")
        scope.forget_moved()
        if self.of is not None:
            count: Amount = CountOf(self.of.cards(scope))
        else:
            assert self.each is not None
            count = self.each.amount(scope, self.n)
        return [TakeTop(DECK, HAND, count, reg=R_MOVED)]


@dataclass(frozen=True)
class NumberDone:
    """With how many cards this text has done something."""

    deed: Deed
    by: int = 0
    form: int = 0


@dataclass(frozen=True)
class ChooseCounted(Action):
    """Choose so many cards of an area as there are of something; what is done comes next."""

    area: Area
    of: NumberOf | NumberDone
    form: int = 0
    how: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        whose = scope.whose(self.area.whose)
        if self.area.whose < 0 or self.area.zones != (HAND,) or whose != YOU:
            raise Unplayable(self, "whoever chooses has to see them")
        if isinstance(self.of, NumberOf):
            count: Amount = CountOf(self.of.cards(scope))
        else:
            count = Tally(self.of.deed.last(scope, self).noun)
        reg = scope.next_choice(self)
        scope.origin, scope.chooser = self.area.zones, (scope.actor, whose)
        scope.done = scope.chose(reg, True)
        scope.did(CHOSE, scope.done, True)
        scope.called_chosen()
        return [ChooseCards(Cards(whose, self.area.zones), count, False, reg)]


@dataclass(frozen=True)
class DamageEach(Action):
    """Deal so much damage to the opponent for each of something."""

    n: int
    each: Each
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.DealDamage(self.each.amount(scope, self.n), scope.whose(THEIR))]


@dataclass(frozen=True)
class MarkersEach(Each):
    """For each marker on this card, or on a player's unison cards."""

    kind: Sort = ANY_KIND

    def amount(self, scope: Scope, times: int) -> Amount:
        if self.whose < 0:
            if scope.gone or scope.doubtful:
                raise Unplayable(self, "this card may be another by then")
            return MarkersCounted(This(), times)
        return MarkersCounted(self.kind.cards(scope, self.whose), times)


LINES: Final = """
# Numbers that are worked out.
amount = NumberOf : the number of {kind:placed_kind}
amount = NumberOf : the number of {kind:kind} you have {=form:1}
placed_kind = Kind : {pre?:pres} {head:head} {post:posts}
placed_kind = Kind : {pre?:pres} {last:named} {post:posts} {=head:ANY_CARD}
amount = NumberOf : your life {=form:2}
amount = NumberOf : your opponent's life {=whose:OPPONENT} {=form:2}
feature = AgainstCount : {form:costing} {how:than} {of:amount}
costing = 0 : a energy cost
costing = 1 : energy cost
than = AT_MOST : less than or equal to
than = AT_LEAST : greater than or equal to
than = EQUAL : equal to
than = FEWER : less than
than = GREATER : greater than
feature = AgainstPower : {form:powered} {how:than} {whose:power_of_card}
powered = 0 : power
powered = 1 : a power
power_of_card = NO_OTHER : this card's power
power_of_card = YOU : your leader card's power
power_of_card = OPPONENT : your opponent's leader card's power
feature = AgainstPower : power {how:than} this card {=form:2}
feature = AgainstPower : power {how:than} this card's {=form:3}
feature = AgainstPower : {how:power_than} than this card {=form:4}
power_than = FEWER : less power
power_than = GREATER : more power
deed = DrawCounted : draw card equal to {of:amount}
deed = ChooseCounted : choose card {form:in_or_from} {area:area} equal to {of:counted}
deed = ChooseCounted : choose 1 number of card {form:in_or_from} {area:area} equal to {of:counted} {=how:1}
counted = | amount
counted = NumberDone : the number of card you {deed:past_deed} {by?:by_this}
deed = Move : place the card {to:dest} {=what:THE_CARDS}
deed = DrawCounted : draw {n:number} card {each:each}
deed = DamageEach : deal {n:number} damage to your opponent {each:each}
deed = DamageEach : inflict {n:number} damage to your opponent {each:each} {=form:1}
each = MarkersEach : for each marker on this card
each = MarkersEach : for each marker on it {=form:1}
each = MarkersEach : for each marker on {whose:whose} {kind:kind} {=form:2}
"""  # noqa: E501 - a rule of the grammar is one line
