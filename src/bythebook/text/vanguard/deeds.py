"""What words later in a text say of what was done: the unit called with this effect, if you did.

Every verb notes what it was done with (`scope.did`); `past` are the words for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.g.texts.conditions import Unlocked
from bythebook.games.vanguard.g.zones.zones import LOCKED
from bythebook.games.vanguard.texts.moving import R_BELOW
from bythebook.games.vanguard.zones.zones import BIND, DROP, FIELD, REAR_GUARDS
from bythebook.kernel.language.amounts import Among, Tally
from bythebook.kernel.language.conditions import AmountIs, Condition, StandsIn, Unless
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.conditions import Claim, IsA
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.scope import CHOSE, DISCARDED, PUT_IN, REVEALED, Fact, Scope, Spoken
from bythebook.text.english.subjects import Fetched, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.lexicon import UNIT_HEAD
from bythebook.text.vanguard.scope import (
    BOUND,
    CALLED,
    DOING,
    EITHER_END,
    LOCKED_IT,
    PAID_FOR,
    RETIRED,
    UNLOCKED_IT,
)

LAST_NUMBER: Final = Fact[Amount | None](None)
"""the number that a condition asked about last"""
THE_LAST_ONE: Final = (2, 3)
"""words for a card that something was done with last, whatever it was done with before"""
PUT_ANYWHERE: Final = 30
"""putting cards somewhere, wherever that was"""
_GONE_TO: Final = {
    CALLED: FIELD,
    RETIRED: (DROP,),
    BOUND: (BIND,),
    DISCARDED: (DROP,),
    LOCKED_IT: LOCKED,
    UNLOCKED_IT: REAR_GUARDS,
}
"""where cards are that something was done with"""


def done_with(verb: int, zone: int, scope: Scope, node: object) -> Spoken:
    """The cards that something was done with last."""
    if verb == PUT_ANYWHERE:
        found = [spoken for (what, _), spoken in scope.deeds.items() if what == PUT_IN]
        if not found and scope.subject is not None and not isinstance(scope.subject.noun, This):
            return scope.subject
        if len(found) != 1:
            raise Unplayable(node, "it leaves open which cards were put somewhere")
        return found[0]
    spoken = scope.deeds.get((verb, zone))
    if spoken is None and verb == UNLOCKED_IT and scope.subject is not None:
        if isinstance(scope.subject.noun, Unlocked):
            return scope.subject  # that is what was waited for
    if spoken is None and verb == CALLED and scope.subject is not None:
        from bythebook.text.vanguard.who_did import WAS_PLACED, fits

        if not isinstance(scope.subject.noun, This) and fits(DOING.of(scope), WAS_PLACED):
            return scope.subject  # that is what was waited for
    paid = PAID_FOR.of(scope)
    if spoken is None and paid is not None and paid.reg >= 0 and (verb, zone) == paid[:2]:
        return Spoken(Bound(paid.reg), paid.several)  # that was done as the cost
    if spoken is None:
        raise Unplayable(node, "nothing of that kind was done before")
    return spoken


def surely_done(verb: int, zone: int, scope: Scope, node: object) -> Noun:
    """The cards that something was really done with.

    What was chosen for it before is still there if it was not done after all.
    """
    spoken = done_with(verb, zone, scope, node)
    if not spoken.perhaps:
        return spoken.noun
    if verb == PUT_ANYWHERE:
        zone = next(z for (what, z), found in scope.deeds.items() if found is spoken)
    where = _GONE_TO.get(verb, ()) if zone < 0 else (zone,)
    if not where:
        chosen = scope.deeds.get((CHOSE, NOTHING))
        if verb != CHOSE and chosen is not None and chosen.noun == spoken.noun:
            if chosen.perhaps < spoken.perhaps:
                raise Unplayable(node, "what was chosen does not tell whether that was done")
        return spoken.noun
    return Among(spoken.noun, Cards(ANYONE, such=StandsIn(where)))


@dataclass(frozen=True)
class DoneWith(Subject):
    """The cards with which this text has done something."""

    verb: int
    which: int = 0
    form: int = 0
    zone: int = NOTHING
    said: int = 0
    """how it is said that this text did it"""

    def spoken(self, scope: Scope) -> Spoken:
        """The cards it was done with: all of them, or that one."""
        found = done_with(self.verb, self.zone, scope, self)
        if found.again and self.which not in THE_LAST_ONE:
            raise Unplayable(self, "it was done with other cards before, too")
        return found

    def fetch(self, scope: Scope) -> Fetched:
        spoken = self.spoken(scope)
        reg = getattr(spoken.noun, "reg", NOTHING)
        return Fetched([], spoken.noun, spoken.several, reg)


def gone_since(noun: Noun, scope: Scope) -> bool:
    """Whether something else than choosing them was done with cards by this text."""
    deeds = scope.deeds.items()
    return any(spoken.noun == noun for (verb, _), spoken in deeds if verb not in (CHOSE, REVEALED))


def is_any(kind: Sort) -> bool:
    """Whether nothing is asked of a card."""
    return isinstance(kind, Kind) and not (kind.head or kind.marks())


def is_unit(kind: Sort) -> bool:
    """Whether nothing is asked of a unit: a token that was retired was one, and is no more."""
    return isinstance(kind, Kind) and kind.head in (0, UNIT_HEAD) and not kind.marks()


@dataclass(frozen=True)
class DoneSuch(Subject):
    """Those cards of a kind with which this text has done something."""

    verb: int
    kind: Sort
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        noun = surely_done(self.verb, NOTHING, scope, self)
        return Fetched([], Among(noun, self.kind.test(scope)), True)


@dataclass(frozen=True)
class DidSo(Claim):
    """You have done something with so many cards, perhaps of a kind."""

    verb: int
    kind: Sort | None = None
    n: int = 1
    zone: int = NOTHING
    form: int = 0
    said: int = 0
    """how it is said whose that area is"""

    def condition(self, scope: Scope) -> Condition:
        spoken = done_with(self.verb, self.zone, scope, self)
        shown = self.verb == REVEALED and self.n > 1 and self.kind is None
        if spoken.again and not shown:
            # So many cards are revealed at once; of any other deed all of it is meant.
            raise Unplayable(self, "it was done with other cards before, too")
        noun = surely_done(self.verb, self.zone, scope, self)
        if self.kind is not None:
            kind = self.kind
            if self.verb == CHOSE and gone_since(noun, scope) and not is_any(kind):
                raise Unplayable(self, "what was chosen has gone elsewhere since")
            if self.verb != CHOSE and isinstance(kind, Kind) and scope.game.placed(kind.head):
                kind = Kind(0, kind.pre, kind.post)  # it has left since
            if self.verb != RETIRED or not is_unit(kind):
                noun = Among(noun, kind.test(scope))
        return AmountIs(Tally(noun), AT_LEAST, self.n)


@dataclass(frozen=True)
class DidNotSo(Claim):
    """Something was not done, or not with so many cards, perhaps of a kind."""

    verb: int
    kind: Sort | None = None
    n: int = 1
    form: int = 0
    zone: int = NOTHING
    said: int = 0

    def condition(self, scope: Scope) -> Condition:
        if done_with(self.verb, self.zone, scope, self).hanging:
            raise Unplayable(self, "it leaves open what is done if nothing was done at all")
        return Unless(DidSo(self.verb, self.kind, self.n, self.zone).condition(scope))


@dataclass(frozen=True)
class IsOne(IsA):
    """The card with which something was done is of a kind; of several it is not said which."""

    def condition(self, scope: Scope) -> Condition:
        if isinstance(self.who, DoneWith) and self.who.spoken(scope).several:
            raise Unplayable(self, "it leaves open which of them is meant")
        return super().condition(scope)


@dataclass(frozen=True)
class PutBelow(Claim):
    """You have put a card on the bottom of your deck, and not on the top of it."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if EITHER_END.of(scope):
            return AmountIs(Tally(Bound(R_BELOW)), AT_LEAST, 1)
        return DidSo(PUT_ANYWHERE).condition(scope)


@dataclass(frozen=True)
class NumberIsNow(Claim):
    """The number asked about before is so much, too."""

    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        amount = LAST_NUMBER.of(scope)
        if amount is None:
            raise Unplayable(self, "no number was asked about before")
        return AmountIs(amount, self.how, self.n)


LINES: Final = """
done_thing = DoneWith : {which:the_thing} {verb:past} {form:with_this}
the_thing = 0 : the unit
the_thing = 1 : the card
the_thing = 2 : that unit
the_thing = 3 : that card
the_thing = 4 : those unit
the_thing = 5 : those card
the_thing = 6 : all of the unit
the_thing = 7 : all of the card
with_this = 0 : with this effect
with_this = 1 : by this effect
with_this = 2 : due to this effect
with_this = 3 : by this ability
with_this = 4 : for this effect
with_this = 5 : with this ability
past = CALLED : called
past = BOUND : bound
past = RETIRED : retired
past = LOCKED_IT : locked
past = UNLOCKED_IT : unlocked
past = REVEALED : revealed
past = CHOSE : chosen
past = DISCARDED : discarded
past = PUT_ANYWHERE : returned
done_thing = DoneWith : {which:the_thing} that was {verb:past} {form:with_that}
with_that = 20 : with this effect
with_that = 21 : by this effect
done_thing = DoneWith : {which:the_thing} returned to your hand {=verb:PUT_ANYWHERE} {=form:30}
done_thing = DoneWith : {which:the_thing} put into your {zone:zone} {=verb:PUT_IN} {=form:33}
done_thing = DoneWith : {which:the_thing} put into your {zone:zone} with this effect {=verb:PUT_IN} {=form:34}
done_thing = DoneWith : {which:the_thing} put into the {zone:zone} by this effect {=verb:PUT_IN} {=form:35}
done_thing = DoneWith : {which:the_thing} put into the {zone:zone} with this effect {=verb:PUT_IN} {=form:36}
done_thing = DoneWith : {which:the_thing} put into your {zone:zone} due to this effect {=verb:PUT_IN} {=form:37}
done_thing = DoneWith : the card [ soul-charge ] {=verb:SOUL_CHARGED} {=form:38}
done_thing = DoneWith : the [ soul-charge ] card {=verb:SOUL_CHARGED} {=form:39}
it = | done_thing
claim = DidSo : you {verb:past_act} a {kind:sort}
claim = DidSo : you {verb:past_act} {n:number} card {=form:1}
claim = DidSo : you {verb:past_act} {n:number} or more card {=form:2}
claim = DidSo : you {verb:past_act} {n:number} or more {kind:unit_kind} {=form:15}
claim = DidSo : you {verb:past_act} {n:number} {kind:unit_kind} {=form:16}
claim = DidSo : a {kind:field_kind} was {verb:past} {form:of_one}
of_one = 20 : with this effect
of_one = 21 : by this effect
of_one = 22 : due to this effect
of_one = 23 : by this ability
unit_kind = Kind : {pre?:pres} {head:unit_word} {post?:posts}
unit_word = UNIT_HEAD : unit
field_kind = Kind : {pre?:pres} {head:group_head} {post?:posts}
past_act = REVEALED : revealed
past_act = CALLED : called
past_act = RETIRED : retired
past_act = BOUND : bound
past_act = PUT_ANYWHERE : returned
past_act = DISCARDED : discarded
past_act = CHOSE : chose
past_act = RODE : rode
claim = DidSo : you rode {=verb:RODE} {=form:4}
claim = DidSo : you returned it to your hand {=verb:PUT_ANYWHERE} {=form:5}
claim = DidSo : {n:number} or more {kind:sort} was {verb:past} {form:of_many}
of_many = 30 : with this effect
of_many = 31 : by this effect
of_many = 32 : due to this effect
claim = DidSo : a card was {verb:past} {=form:6}
claim = DidSo : you reveal {n:number} card {=verb:REVEALED} {=form:7}
claim = DidSo : you return {n:number} card {=verb:PUT_ANYWHERE} {=form:7}
claim = DidSo : you put {n:number} or more card {=verb:PUT_ANYWHERE} {=form:8}
claim = DidSo : you put {n:number} card {=verb:PUT_ANYWHERE} {=form:9}
claim = DidSo : {n:number} or more card was {verb:past} {=form:10}
claim = DidSo : {n:number} card was {verb:past} {=form:11}
claim = PutBelow : you put it on the bottom of your deck
claim = PutBelow : you put a card on the bottom of your deck {=form:1}
done_thing = DoneWith : the called unit {=verb:CALLED} {=form:31}
done_thing = DoneWith : that called unit {=verb:CALLED} {=form:32}
done_thing = DoneWith : that unlocked unit {=verb:UNLOCKED_IT} {=form:32}
past_act = LOCKED_IT : locked
claim = DidSo : you put a card {=verb:PUT_ANYWHERE} {=form:3}
claim = DidSo : you put a {kind:marked_card} {=verb:PUT_ANYWHERE} {=form:17}
marked_card = Kind : {pre:pres} card {=head:ANY_CARD}
past_act = UNLOCKED_IT : unlocked
claim = DidSo : the number of {kind:sort} {verb:past} is {n:number} or more {=form:14}
claim = DidSo : the number of {kind:sort} {verb:past} with this effect is {n:number} or more {=form:15}
claim = DidSo : a total of {n:number} card was {verb:past} with this effect {=form:16}
claim = DidNotSo : you did not {verb:present_act}
claim = DidNotSo : you did not {verb:present_act} a card {=form:1}
claim = DidNotSo : they could not {verb:present_act} {n:number} card {=form:2}
claim = DidNotSo : your opponent could not {verb:present_act} {=form:3}
claim = DidNotSo : {n:number} {kind:sort} was not {verb:past} {=form:4}
present_act = CALLED : call
present_act = PUT_ANYWHERE : put
present_act = RETIRED : retire
present_act = BOUND : bind
present_act = LOCKED_IT : lock
present_act = REVEALED : reveal
claim = DidSo : {n:number} card was put {=verb:PUT_ANYWHERE} {=form:18}
claim = DidSo : {n:number} or more card was put {=verb:PUT_ANYWHERE} {=form:19}
claim = DidSo : a card was put {=verb:PUT_ANYWHERE} {=form:20}
claim = DidSo : it is {verb:past} {=form:21}
claim = NumberIsNow : it is {n:number} {how:or_more}
past_act = DREW : drew
present_act = DISCARDED : discard
claim = DidSo : you put a {kind:sort} into {said:zone_said} {zone:zone} {=verb:PUT_IN}
claim = DidSo : you put {n:number} card into {said:zone_said} {zone:zone} {=verb:PUT_IN} {=form:1}
claim = DidSo : you put {n:number} or more card into {said:zone_said} {zone:zone} {=verb:PUT_IN} {=form:2}
claim = DidSo : you put it into {said:zone_said} {zone:zone} {=verb:PUT_IN} {=form:3}
claim = DidSo : you put a {kind:sort} into {zone:zone} {=verb:PUT_IN} {=form:4}
claim = DidSo : you put {n:number} card into {zone:zone} {=verb:PUT_IN} {=form:5}
claim = DidSo : you put {n:number} or more card into {zone:zone} {=verb:PUT_IN} {=form:6}
claim = DidSo : you put it into {zone:zone} {=verb:PUT_IN} {=form:7}
claim = DidNotSo : you did not put it into {said:zone_said} {zone:zone} {=verb:PUT_IN} {=form:10}
claim = DidNotSo : you did not put a card into {said:zone_said} {zone:zone} {=verb:PUT_IN} {=form:11}
claim = DidNotSo : you did not put it into {zone:zone} {=verb:PUT_IN} {=form:12}
claim = DidNotSo : you did not put a card into {zone:zone} {=verb:PUT_IN} {=form:13}
zone_said = 1 : the
zone_said = 2 : your
claim = DidSo : you called it {=verb:CALLED} {=form:33}
claim = DidSo : you called {=verb:CALLED} {=form:34}
claim = DidSo : you {verb:past_act} {n:number} card for this effect {=form:35}
claim = DidNotSo : you did not {verb:present_act} any card {=form:5}
claim = DidNotSo : you did not {verb:present_act} a {kind:marked_kind} {=form:6}
claim = DidNotSo : it was not {verb:past} {=form:7}
marked_kind = Kind : {pre?:pres} {head:type_head} {post?:posts}
marked_kind = Kind : {pre:pres} card {post?:posts} {=head:ANY_CARD}
type_head = NORMAL_UNIT : normal unit
type_head = TRIGGER_UNIT : trigger unit
type_head = UNIT_CARD : unit card
type_head = NORMAL_ORDER : normal order
type_head = BLITZ_ORDER : blitz order
type_head = SET_ORDER : set order
type_head = ORDERS : order
what = DoneSuch : the revealed {kind:typed} {=verb:REVEALED}
typed = Kind : {pre?:pres} {head:type_head}
claim = DidSo : you rode the card {=verb:RODE} {=form:8}
claim = DidSo : a {kind:typed} was revealed by this effect {=verb:REVEALED} {=form:9}
among_those = 17 : from among the card you looked
claim = DidSo : a {kind:sort} was [ soul-charge ] {=verb:SOUL_CHARGED} {=form:36}
claim = DidSo : a {kind:sort} was [ soul-charge ] by this effect {=verb:SOUL_CHARGED} {=form:37}
claim = IsOne : {who:done_thing} was a {kind:headed} {=form:27}
done_thing = DoneWith : that revealed card {=verb:REVEALED} {=form:10}
what = DoneWith : all of the revealed card {=verb:REVEALED} {=form:11}
done_thing = DoneWith : those called unit {=verb:CALLED} {=form:12}
done_thing = DoneWith : the card put into {zone:zone} {said:by_what} {=verb:PUT_IN} {=form:13}
done_thing = DoneWith : the card put into the {zone:zone} by this ability {=verb:PUT_IN} {=form:14}
done_thing = DoneWith : the card that was put into your {zone:zone} {said:by_what} {=verb:PUT_IN} {=form:15}
by_what = 1 : by this effect
by_what = 2 : with this effect
it = It : the card you looked at {=form:18}
past = MOVED_IT : moved
present_act = MOVED_IT : move
it = It : all of the moved unit {=plural:True} {=form:20}
claim = DidNotSo : you could not {verb:present_act} any unit {=form:16}
claim = DidSo : you drew card {=verb:DREW} {=form:38}
claim = DidSo : a {kind:marked_kind} was bound {=verb:BOUND} {=form:39}
it = It : that chosen card {=chosen:True} {=form:10}
it = It : that chosen unit {=chosen:True} {=form:11}
it = It : that chosen vanguard {=chosen:True} {=form:12}
it = It : that chosen rear-guard {=chosen:True} {=form:13}
it = It : the chosen vanguard {=chosen:True} {=form:14}
it = It : the chosen rear-guard {=chosen:True} {=form:15}
it = It : all of the chosen card {=chosen:True} {=plural:True} {=form:16}
it = It : all of the chosen unit {=chosen:True} {=plural:True} {=form:17}
"""  # noqa: E501 - a rule of the grammar is one line
