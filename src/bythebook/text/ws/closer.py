"""Kinds with exceptions and moments with conditions of their own, and their lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import NAMES, TRAITS, exact_name, with_in_name
from bythebook.games.ws.events import EV_TRIGGER
from bythebook.games.ws.filters import HasKeyword
from bythebook.kernel.abilities import EV_ORIENT, Trigger
from bythebook.kernel.conditions import Condition
from bythebook.kernel.nouns import Cards
from bythebook.kernel.words import ANYONE, HAS, LACKS, YOU, Test
from bythebook.text.ws.conditions import Claim, condition_of
from bythebook.text.ws.nouns import Group, Kind
from bythebook.text.ws.scope import Scope
from bythebook.text.ws.subjects import Subject, ThisCard
from bythebook.text.ws.triggers import Moment, gated, who_of


@dataclass(frozen=True)
class AndMoment(Moment):
    """When something happens, and something is so at the same time."""

    moment: Moment
    claims: tuple[Claim, ...]

    def trigger(self, scope: Scope) -> Trigger:
        trigger = self.moment.trigger(scope)
        condition = condition_of(self.claims, scope)
        assert condition is not None
        return gated(trigger, condition)


@dataclass(frozen=True)
class TurnedTo(Moment):
    """This card, or a character of a player, becomes 【STAND】 or 【REST】."""

    who: ThisCard | Group
    state: int

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ORIENT, who_of(self.who, scope), value=self.state)


@dataclass(frozen=True)
class NamedTriggers(Moment):
    """A card of yours of some name is turned up by a trigger check."""

    names: tuple[str, ...]

    def trigger(self, scope: Scope) -> Trigger:
        named = Cards(ANYONE, (), Kind(0, names=self.names).tests())
        return Trigger(EV_TRIGGER, whose=YOU, other=named)


@dataclass(frozen=True)
class ButKind(Kind):
    """A kind without the cards of some names."""

    but: tuple[str, ...] = ()

    def tests(self, everywhere: bool = True) -> tuple[Test, ...]:
        words = tuple(exact_name(name) for name in self.but)
        return (*super().tests(everywhere), Test(NAMES, LACKS, words=words))


@dataclass(frozen=True)
class TraitOrPart(Kind):
    """A kind with a trait, or with a word in its name."""

    trait: tuple[str, ...] = ()
    part: str = ""

    def either(self, everywhere: bool = True) -> tuple[tuple[Test, ...], ...]:
        return ((Test(TRAITS, HAS, words=self.trait),), with_in_name(self.part))


@dataclass(frozen=True)
class HasWord(Claim):
    """A card has an ability with a keyword."""

    who: Subject
    word: int

    def condition(self, scope: Scope) -> Condition:
        return HasKeyword(self.who.noun(scope), self.word)


CLOSER: Final = """
# Exceptions, and moments with conditions.
moment = AndMoment : {moment:event_moment} , and {claims:and_claims}
moment = Gated : during {span:span} , {moment:and_moment}
and_moment = AndMoment : {moment:event_moment} , and {claims:and_claims}
and_claims = * any_claim ; , ; , and
claim = HasWord : {who:worded} have {word:keyword_had}
worded = | that_card | that_one
color_measure = ColorsOf : this card's total number of color {=what:THIS_CARD} {=form:6}
action = Gets : this card get {gains:gains} {each:each_of_its} {until?:until} {=who:THIS_CARD} {=form:2}
each_of_its = Each : for each {what:its_markers}
its_markers = MarkersUnder : {color?:color} marker underneath it {=form:1}
ban = CANNOT_ENCORE : use “ 【AUTO】 encore ”
event_moment = TurnedTo : when {who:whoever} become {state:upright}
upright = STAND : 【STAND】
upright = REST : 【REST】
event_moment = NamedTriggers : when your {names:names} trigger
kind_only = ButKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} except {but:names}
kind_only = ButKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {parts:names} in its card name except {but:names}
kind_only = TraitOrPart : {state?:state} {limit?:limited} {color?:color} {head:head} with {trait:traits} or {part:name} in its card name
late_pile = LatePile : {?other:other} {kind:part_kind} in {area:chosen_from} with {bound:level_bound}
claim = MarkersAre : you do not have a {measure:markers_under} {=n:0} {=how:EQUAL} {=article:True} {=form:1}
limited = Limit : {n:num} power or lower {=stat:POWER} {=how:AT_MOST} {=form:2}
limited = Limit : {n:num} power or higher {=stat:POWER} {=how:AT_LEAST} {=form:2}
gain = NewColor : {color:color} {=bare:True}
action = Cannot : {who:subject} do not {what:ban} {until?:until} {=form:3}
subject = ThatOne : those card {=plural:True}
claim = XIs : x is equal to {n:number} or higher {=high:True} {=form:1}
claim = ZoneHas : {area:area} have a {kind:kind} , a {second:kind} and a {third:kind}
claim = ZoneHas : {area:area} have a {kind:kind} , a {second:kind} , and a {third:kind} {=form:1}
ability = Assist : 【CONT】 assist {word:cont_word} {sentences:sentences}
all_of = AllIn : all {pile:in_hand}
all_of = AllIn : all of your {pile:in_hand} {=form:2}
in_hand = Pile : {kind:kind} in {area:hand_area}
"""  # noqa: E501 - a rule of the grammar is one line
