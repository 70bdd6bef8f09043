"""How many, where that has to be worked out: for each of something, as many as there are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from bythebook.games.vanguard.cards.cards import GRADE, NORMAL_UNIT, TRIGGER_UNIT
from bythebook.games.vanguard.other.unique import Unique
from bythebook.games.vanguard.texts import deck
from bythebook.games.vanguard.texts.calling import CallCards
from bythebook.games.vanguard.texts.nouns import OpenCircles
from bythebook.games.vanguard.zones.zones import BACK_ROW, FRONT_ROW, REAR_GUARDS
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.language.amounts import Among, Scaled, Tally
from bythebook.kernel.language.nouns import Amount, Bound, Count, ValueOf
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards, Search
from bythebook.text.english.actions import Action
from bythebook.text.english.counts import Count as Counted
from bythebook.text.english.getting import Each as EnglishEach
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Asked, Mark, Other
from bythebook.text.english.scope import DREW, Scope, Spoken
from bythebook.text.english.subjects import BothOf, Fetched, It, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.calling import Circle
from bythebook.text.vanguard.conditions import with_more
from bythebook.text.vanguard.deeds import done_with, surely_done
from bythebook.text.vanguard.differing import counted_apart, number_of
from bythebook.text.vanguard.features import OfGrade
from bythebook.text.vanguard.nouns import AllOf, Some
from bythebook.text.vanguard.scope import CALLED


def as_many(effects: list[Effect], amount: Amount, node: object) -> list[Effect]:
    """The choosing of cards, so many of them."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, ChooseCards | ChooseAmong | Search):
            choice: Any = effect
            found.append(replace(choice, count=amount))
        else:
            found.append(effect)
    if found == effects:
        raise Unplayable(node, "it leaves open how many")
    return found


@dataclass(frozen=True)
class Each(EnglishEach):
    """For each card of a kind, perhaps for every few of them; or for each different one."""

    def amount(self, scope: Scope, times: int) -> Amount:
        if self.had and self.whose < 0:
            return replace(self, whose=YOU).amount(scope, times)
        if self.per != 1 or counted_apart(self.kind)[1] is None:
            return super().amount(scope, times)
        return number_of(self.kind, scope, self.whose, self, times)


@dataclass(frozen=True)
class SomeEach(Some):
    """So many cards for each of something."""

    each: Each | None = None

    def fetch(self, scope: Scope) -> Fetched:
        assert self.each is not None
        amount = self.each.amount(scope, self.count.n)
        found = super().fetch(scope)
        scope.it = replace(scope.it, several=True) if scope.it is not None else None
        return found._replace(effects=as_many(found.effects, amount, self), several=True)


class Reckoned:
    """A number that has to be worked out."""

    def amount(self, scope: Scope) -> Amount:
        """How many it is."""
        raise NotImplementedError


@dataclass(frozen=True)
class HowMany(Reckoned):
    """The number of cards of a kind, perhaps a few more."""

    of: Sort
    whose: int = NOTHING
    plus: int = 0
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        amount = number_of(self.of, scope, self.whose, self)
        return Scaled(amount, plus=self.plus) if self.plus else amount


@dataclass(frozen=True)
class HowManyDone(Reckoned):
    """The number of cards with which this text has done something."""

    of: Each

    def amount(self, scope: Scope) -> Amount:
        return self.of.amount(scope, 1)


@dataclass(frozen=True)
class AsMany(Some):
    """As many cards as there are others of a kind."""

    number: Reckoned | None = None

    def fetch(self, scope: Scope) -> Fetched:
        assert self.number is not None
        amount = self.number.amount(scope)
        found = super().fetch(scope)
        scope.it = replace(scope.it, several=True) if scope.it is not None else None
        return found._replace(effects=as_many(found.effects, amount, self), several=True)


@dataclass(frozen=True)
class AmongDone(Mark):
    """Among the cards with which this text has done something."""

    verb: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        spoken = done_with(self.verb, NOTHING, scope, self)
        if not spoken.several or asked.among or scope.looked:
            raise Unplayable(self, "it leaves open among which cards")
        scope.among = spoken.noun
        asked.among = True


@dataclass(frozen=True)
class SomeDone(Subject):
    """So many of the cards with which this text has done something."""

    count: Counted
    verb: int
    which: int = 0
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        return Some(self.count, Kind(0, post=(AmongDone(self.verb),))).fetch(scope)


@dataclass(frozen=True)
class OtherThanThis(Other):
    """Other than this card, said once of two kinds: the second is not chosen after the first."""


@dataclass(frozen=True)
class OfEachGrade(Subject):
    """So many cards of a grade, and as many of another."""

    count: Counted
    first: int
    second: int
    kind: Kind
    whose: int = NOTHING
    form: int = 0
    others: bool = False

    def fetch(self, scope: Scope) -> Fetched:
        if self.first == self.second:
            raise Unplayable(self, "it is the same grade twice")
        one, other = (self.of(grade) for grade in (self.first, self.second))
        return BothOf(one, other).fetch(scope)

    def of(self, grade: int) -> Some:
        """Those of one grade."""
        pre = (*((OtherThanThis(),) if self.others else ()), OfGrade(grade))
        return Some(self.count, replace(self.kind, pre=pre), self.whose)


@dataclass(frozen=True)
class OfEachType(Subject):
    """So many normal units, and as many trigger units."""

    count: Counted
    post: tuple[Mark, ...] = ()
    whose: int = NOTHING
    others: bool = False

    def fetch(self, scope: Scope) -> Fetched:
        pre = (OtherThanThis(),) if self.others else ()
        one, other = (
            Some(self.count, Kind(head, pre, self.post), self.whose)
            for head in (NORMAL_UNIT, TRIGGER_UNIT)
        )
        return BothOf(one, other).fetch(scope)


@dataclass(frozen=True)
class EachOpen(Each):
    """For each open circle of a player, perhaps of a row only."""

    row: int = 0

    def amount(self, scope: Scope, times: int) -> Amount:
        rows = {OF_BACK: BACK_ROW, OF_FRONT: FRONT_ROW}
        circles = tuple(z for z in REAR_GUARDS if z in rows.get(self.row, REAR_GUARDS))
        return OpenCircles(scope.whose(self.whose), times, circles)


@dataclass(frozen=True)
class EachGrade(Each):
    """For each grade that a card spoken of has, or for every few."""

    of: Subject | None = None

    def amount(self, scope: Scope, times: int) -> Amount:
        assert self.of is not None
        found = self.of.fetch(scope)
        if found.effects or found.several:
            raise Unplayable(self, "it leaves open which card's grade it is")
        grade = ValueOf(found.noun, GRADE)
        return scope.game.for_every(grade, self.per, times)


OF_BACK: Final = 1
OF_FRONT: Final = 2


@dataclass(frozen=True)
class EachHad(Each):
    """For each card of a kind that you have, with more said of it after that."""

    more: tuple[Mark, ...] = ()

    def amount(self, scope: Scope, times: int) -> Amount:
        return Count(with_more(self.kind, self.more).cards(scope, YOU), times)


@dataclass(frozen=True)
class AllHad(AllOf):
    """All cards of a kind that you have, with more said of them after that."""

    whose: int = YOU
    more: tuple[Mark, ...] = ()

    def fetch(self, scope: Scope) -> Fetched:
        return AllOf(with_more(self.kind, self.more), self.whose).fetch(scope)


@dataclass(frozen=True)
class EachDifferent(Each):
    """For each different grade among cards of a kind, or among those just spoken of."""

    def amount(self, scope: Scope, times: int) -> Amount:
        if self.kind == ANY_OF_THEM:
            return Unique(It(plural=True).noun(scope), GRADE, times=times)
        return Unique(self.kind.cards(scope, self.whose), GRADE, times=times)


ANY_OF_THEM: Final = Kind(0)
"""cards that were spoken of, whatever they are"""


@dataclass(frozen=True)
class EachDone(Each):
    """For each card that this text has done something with."""

    verb: int = 0
    zone: int = NOTHING
    by: int = 0

    def amount(self, scope: Scope, times: int) -> Amount:
        if self.per != 1:
            return scope.game.for_every(replace(self, per=1).amount(scope, 1), self.per, times)
        if done_with(self.verb, self.zone, scope, self).again:
            raise Unplayable(self, "it was done with other cards before, too")
        noun = surely_done(self.verb, self.zone, scope, self)
        kind = self.kind
        if isinstance(kind, Kind) and scope.game.placed(kind.head):
            said = done_with(self.verb, self.zone, scope, self).head
            if said not in (0, kind.head):
                raise Unplayable(self, "some of them may have been called otherwise")
            kind = replace(kind, head=0)
        return Tally(Among(noun, kind.test(scope)), times)


@dataclass(frozen=True)
class DrawAsMany(Action):
    """Draw as many cards as something was just done with."""

    goes_on: ClassVar[bool] = True

    def effects(self, scope: Scope) -> list[Effect]:
        done = scope.done
        if not isinstance(done, Bound) or scope.actor:
            raise Unplayable(self, "it leaves open how many")
        if done.reg == R_MOVED:
            raise Unplayable(self, "it leaves open how many of them are meant")
        scope.forget_moved()
        scope.did(DREW, Bound(R_MOVED), True)
        scope.done = Bound(R_MOVED)
        return [deck.Draw(Tally(done), reg=R_MOVED)]


@dataclass(frozen=True)
class LookMany(Action):
    """Look at, or draw, as many cards as there are of a kind."""

    goes_on: ClassVar[bool] = True
    looks: ClassVar[bool] = True

    number: Reckoned
    draws: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        amount = self.number.amount(scope)
        if scope.actor:
            raise Unplayable(self, "it leaves open who looks")
        if self.draws:
            scope.forget_moved()
            scope.done = Bound(R_MOVED)
            return [deck.Draw(amount, reg=R_MOVED)]
        scope.looked, scope.held = True, 0
        scope.among = Bound(R_EXTRA)
        scope.it = Spoken(Bound(R_EXTRA), True)
        return [deck.LookAtDeck(amount)]


@dataclass(frozen=True)
class CallMany(Action):
    """Call as many cards from the top of your deck as there are cards of a kind."""

    goes_on: ClassVar[bool] = True

    number: Reckoned
    to: Circle

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it leaves open whose deck it is")
        amount = self.number.amount(scope)
        scope.forget_moved()
        scope.did(CALLED, Bound(R_MOVED), True)
        scope.it, scope.done = Spoken(Bound(R_MOVED), True), Bound(R_MOVED)
        onto = self.to.onto(scope, False)
        return [
            deck.RevealTop(amount, reg=R_EXTRA),
            CallCards(Bound(R_EXTRA), onto, reg=R_MOVED),
        ]


LINES: Final = """
some = SomeEach : {count:count} of {whose:whose} {kind:sort} {each:each}
some = SomeEach : {count:count} {kind:sort} {each:each}
some = SomeEach : a {kind:headed} {each:each} {=count:JUST_ONE} {=form:3}
some = SomeDone : {count:count} {which:of_which} {verb:past} {form:with_this}
some = SomeDone : {count:count} {which:of_which} that was {verb:past} {form:with_that}
of_which = 0 : of the unit
of_which = 1 : of the card
of_which = 2 : of the guardian
of_which = 3 : unit
of_which = 4 : card
some = OfEachGrade : {count:count} grade {first:number} and grade {second:number} {kind:after_grades}
some = OfEachGrade : a grade {first:number} and grade {second:number} {kind:after_grades} {=count:JUST_ONE} {=form:1}
some = OfEachGrade : {count:count} of {whose:whose} grade {first:number} and grade {second:number} {kind:after_grades}
some = OfEachGrade : {count:count} of {whose:whose} other grade {first:number} and grade {second:number} {kind:after_grades} {=others:True}
some = OfEachType : {count:count} normal unit and trigger unit {post?:posts}
some = OfEachType : {count:count} of {whose:whose} normal unit and trigger unit {post?:posts}
some = OfEachType : {count:count} of {whose:whose} other normal unit and trigger unit {post?:posts} {=others:True}
each = EachOpen : for each of all fighter's open (RC) {=kind:ANY_SORT} {=whose:ANYONE} {=form:10}
after_grades = Kind : {head:head} {post?:posts}
some = AsMany : the same number of {whose:whose} {kind:sort} as {number:number_of} {=count:AS_MANY}
some = AsMany : up to the same number of {whose:whose} {kind:sort} as {number:number_of} {=count:UP_TO_AS_MANY}
some = AsMany : the same number of {kind:sort} as {number:number_of} {=count:AS_MANY}
some = AsMany : up to the same number of {kind:sort} as {number:number_of} {=count:UP_TO_AS_MANY}
plain_some = AsMany : up to the same number of {kind:plain_kind} as {number:number_of} {=count:UP_TO_AS_MANY}
plain_some = SomeEach : {count:count} {kind:plain_kind} {each:each}
number_of = HowMany : the number of {of:sort}
number_of = HowMany : the number of {whose:whose} {of:sort}
number_of = HowMany : the number of {of:sort} {plus:signed} {=form:1}
number_of = HowMany : the number of {whose:whose} {of:sort} {plus:signed} {=form:1}
number_of = HowManyDone : the number of {of:open_ones}
open_ones = EachOpen : {whose:whose} open (RC) {=kind:ANY_SORT} {=form:1}
number_of = HowManyDone : the number of {of:those_done}
those_done = EachDone : {kind:sort} {verb:past} {by:with_this} {=form:20}
those_done = EachDone : your {kind:sort} {verb:past} {by:with_this} {=whose:YOU} {=form:20}
those_done = EachDone : {kind:sort} put into your {zone:zone} {by:with_this} {=verb:PUT_IN} {=form:20}
those_done = EachDone : {kind:sort} chosen {=verb:CHOSE} {=form:21}
those_done = EachDone : {kind:sort} you put {=verb:PUT_ANYWHERE} {=form:21}
deed = LookMany : look at the same number of card from the top of your deck as {number:number_of}
deed = DrawAsMany : draw the same number of card
deed = LookMany : draw the same number of card as {number:number_of} {=draws:True}
deed = CallMany : call the same number of card as {number:number_of} from the top of your deck {to:to_circle}
each = Each : for every {per:number} of {whose:whose} {kind:sort} {=form:4}
each = EachHad : for each {kind:sort} you have {more:such_posts}
each = EachOpen : for each of {whose:whose} open (RC) {=kind:ANY_SORT}
each = EachOpen : for each of {whose:whose} open (RC) in the back row {=kind:ANY_SORT} {=row:OF_BACK}
each = EachOpen : for each of {whose:whose} open (RC) in the front row {=kind:ANY_SORT} {=row:OF_FRONT}
each = EachDone : for each {kind:sort} {verb:past} {by:with_this}
each = EachDone : for each {kind:sort} put into your {zone:zone} {by:with_this} {=verb:PUT_IN}
each = EachDone : for each {kind:sort} {verb:past_bare} {=form:3}
past_bare = CALLED : called
past_bare = RETIRED : retired
past_bare = REVEALED : revealed
past_bare = BOUND : bound
past_bare = DISCARDED : discarded
past_bare = UNLOCKED_IT : unlocked
each = EachDone : for each {kind:sort} put into the {zone:zone} {by:with_this} {=verb:PUT_IN} {=form:4}
each = EachDone : for each {kind:sort} {verb:past_bare} from your hand {by:with_this} {=form:5}
each = EachDifferent : for each different grade among the {kind:sort}
each = EachDifferent : for each different grade among them {=kind:ANY_SORT} {=form:1}
each = EachDifferent : for each different grade among {whose:whose} {kind:sort} {=form:2}
past_bare = SOUL_CHARGED : [ soul-charge ]
all = AllHad : all {kind:bare_had} you have {more:such_posts}
bare_had = Kind : {pre?:pres} {head:group_head}
step = Step : {join:join} {action:each_gets}
each_gets = Gets : {each:each} , {who:subject} get {gains:gains} {until?:until} {=form:30}
plain_some = OfEachGrade : {count:count} grade {first:number} and grade {second:number} {kind:after_grades}
each = EachDone : for each {kind:sort} returned {=verb:PUT_ANYWHERE} {=form:1}
each = EachDone : for each {kind:sort} put {by:with_this} {=verb:PUT_ANYWHERE} {=form:2}
each = EachDone : for each {kind:sort} you put {=verb:PUT_ANYWHERE} {=form:6}
each = EachDone : for every {per:number} {kind:sort} {verb:past} {by:with_this} {=form:7}
each = EachGrade : for each grade of {of:it} {=kind:ANY_SORT}
each = EachGrade : for every {per:number} grade of {of:it} {=kind:ANY_SORT} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
