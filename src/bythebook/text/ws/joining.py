"""What is joined: moments, conditions and kinds of cards with "or" and "and"; its lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import NAMES
from bythebook.kernel.language.amounts import Different, Either, Scaled
from bythebook.kernel.language.conditions import AmountIs, Condition, Every
from bythebook.kernel.language.words import AT_LEAST, Test
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.conditions import Claim, Lies, compared
from bythebook.text.ws.kinds import Kind, Mixed
from bythebook.text.ws.nouns import Area, Group
from bythebook.text.ws.scope import Scope

# What is said of three things at once.


@dataclass(frozen=True)
class ThreeClaims(Claim):
    """If this is so, and that, and that."""

    first: Claim
    second: Claim
    third: Claim

    def condition(self, scope: Scope) -> Condition:
        claims = (self.first, self.second, self.third)
        return Every(tuple(claim.condition(scope) for claim in claims))

    def hangs(self) -> bool:
        return any(claim.hangs() for claim in (self.first, self.second, self.third))


@dataclass(frozen=True)
class ThreeKinds(Mixed):
    """Cards of one kind, or of another, or of a third."""

    third: Kind = Kind(0)  # noqa: RUF009 - it does not change
    form: int = 0

    def either(self, everywhere: bool = True) -> tuple[tuple[Test, ...], ...]:
        [other] = Mixed(self.third, self.third).either(everywhere)[:1]
        return (*super().either(everywhere), other)


@dataclass(frozen=True)
class HaveDifferent(Claim):
    """You have so many characters with different names, or more."""

    group: Group
    n: int

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Different(self.group.counted(scope), NAMES), AT_LEAST, self.n)


@dataclass(frozen=True)
class LiesInEither(Claim):
    """A named card is in one zone or in another."""

    kind: Kind
    first: Area
    second: Area
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        areas = (self.first, self.second)
        return Either(tuple(Lies(self.kind, area).condition(scope) for area in areas))


@dataclass(frozen=True)
class Compared(Claim):
    """A number is above another one, below it, or not."""

    measure: Measure
    other: Measure
    how: int
    equal: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        other = self.other.amount(scope)
        if not self.equal:
            other = Scaled(other, 1, 1 if self.how == AT_LEAST else -1)
        return compared(self.measure, self.how, self.other, other, scope)


LINES: Final = """
# What is joined.
claim = Compared : {measure:a_number} is higher than {other:any_number} {=how:AT_LEAST}
claim = Compared : {measure:a_number} is more than {other:counted_number} {=how:AT_LEAST} {=form:1}
claim = Compared : {measure:a_number} is equal to or higher than {other:any_number} {=how:AT_LEAST} {=equal:True}
claim = Compared : {measure:a_number} is equal to or more than {other:any_number} {=how:AT_LEAST} {=equal:True} {=form:1}
claim = Compared : {measure:a_number} is lower than {other:any_number} {=how:AT_MOST}
claim = Compared : {measure:a_number} is less than {other:counted_number} {=how:AT_MOST} {=form:1}
claim = Compared : {measure:a_number} is equal to or lower than {other:any_number} {=how:AT_MOST} {=equal:True}
claim = Compared : {measure:a_number} is equal to or less than {other:any_number} {=how:AT_MOST} {=equal:True} {=form:1}
claim = Compared : {measure:card_measure} is equal to or higher than {other:any_number} {=how:AT_LEAST} {=equal:True} {=form:2}
a_number = | number_measure | player_measure | total_measure
counted_number = | number_measure | card_measure
any_number = | number_measure | player_measure | card_measure
claim = NumberIs : {measure:number_measure} is {n:number} or higher {=how:AT_LEAST} {=high:True}
claim = NumberIs : {measure:number_measure} is {n:number} or lower {=how:AT_MOST} {=high:True}
claim = NumberIs : {measure:level_measure} is {n:number} or more {=how:AT_LEAST}
claim = NumberIs : {measure:level_measure} is {n:number} or less {=how:AT_MOST}
ability = Auto : 【AUTO】 {?combo:【CXCOMBO】} {word?:auto_word} {limit:limit} {cost:cost} {moment:moment} , {sentences:sentences} {=early:True}
ability = Act : 【ACT】 {?combo:【CXCOMBO】} {word?:act_word} {limit:limit} {cost:cost} {sentences:sentences} {=early:True}
ability = Act : 【ACT】 【1/TURN】 {?combo:【CXCOMBO】} {word?:act_word} {cost:cost} {sentences:sentences} {=limit:1} {=tagged:True}
ability = Auto : 【AUTO】 【CXCOMBO】 【1/TURN】 {word?:auto_word} {cost?:cost} {moment:moment} , {sentences:sentences} {=limit:1} {=combo:True} {=tagged:True}
action = Gets : {who:it} get {gains:gains} {until?:until} {=form:5}
action = Cannot : {who:it} cannot {what:ban} {until:until} {=form:7}
it = It : it
subject = | battle_opponent
either_moment = EitherMoment : {first:event_moment} , {second:or_moment} {=full:True}
or_moment = EitherMoment : {first:event_moment} , or {second:event_moment} {=full:True} {=form:1}
moment = Gated : during {span:span} , {moment:either_moment}
moment = Provided : {prefixes:conditions} {moment:either_moment}
event_moment = EitherMoment : when this card {first:own_event} , {second:or_event}
or_event = EitherMoment : {first:own_event} , or {second:own_event} {=form:1}
event_moment = EitherMoment : when this card {first:own_event} or this card {second:own_event} {=form:2}
later_event = PutAway : is put into your waiting room from the stage {=who:THIS_CARD} {=form:5}
later_event = PutAway : is put into the waiting room from the stage {=who:THIS_CARD} {=form:6}
later_event = Attacks : {how:attack_type} attack {=who:THIS_CARD}
later_event = FrontalAttacked : is frontal attacked {=who:THIS_CARD}
later_event = Placed : is placed on the stage from your hand {=who:THIS_CARD} {=from_hand:True}
event_moment = Begins : at the beginning of your turn {=phase:P_TURN} {=whose:YOU} {=form:1}
event_moment = Begins : at the beginning of your opponent's turn {=phase:P_TURN} {=whose:OPPONENT} {=form:1}
condition = ThreeClaims : if {first:any_claim} , and {second:any_claim} , and {third:any_claim} ,
if_condition = ThreeClaims : if {first:any_claim} , and {second:any_claim} , and {third:any_claim} ,
claim = HaveDifferent : you have {n:number} or more {group:mine} with different card name
claim = LiesInEither : {kind:named} is in {first:open_area} or {second:open_area}
claim = LiesInEither : {kind:named} is in {first:open_area} or {second:bare_area} {=form:1}
bare_area = Area : waiting room {=zones:IN_WAITING_ROOM}
bare_area = Area : memory {=zones:IN_MEMORY}
bare_area = Area : clock {=zones:IN_CLOCK}
bare_area = Area : level {=zones:IN_LEVEL}
bare_area = Area : climax area {=zones:IN_CLIMAX_AREA}
claim = IsA : {who:opposite} is a {kind:kind} {=article:True} {=form:3}
opposite = | facing | battle_opponent
their_one = Group : {kind:named} {place?:their_place} {=whose:OPPONENT} {=form:1}
kind_only = ButKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} that is not {but:names} {=form:1}
kind_only = SuchKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with a marker underneath it {=marker:True} {=form:2}
kind_only = UnmarkedKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} without a marker underneath it {=form:3}
color_or = ColorOr : {state?:state} {limit?:limited} {traits:traits} or {color:color} {head:head} {=form:1}
mixed = Mixed : {first:simple} or 1 {second:simple} {=one:True}
action = CannotAll : {who:subject} cannot {first:ban} , {second:ban} or {third:ban} {until?:until} {=form:3}
icon_reminder = IconReminder : ( : during this turn , when the next damage dealt by {form:shooter} is canceled , deal 1 damage to your opponent . ) {=icon:''}
mixed = ThreeKinds : {first:plain} or {second:named} or {third:plain}
mixed = ThreeKinds : {first:plain} or {second:plain} or {third:plain}
mixed = ThreeKinds : {first:simple} , {second:simple} , or {third:simple} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
