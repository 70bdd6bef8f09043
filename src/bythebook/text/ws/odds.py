"""Odds and ends of what is done and paid: the words, and what they mean."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Final

from bythebook.games.ws import effects as ws
from bythebook.games.ws.cost_parts import TurnDownCost
from bythebook.games.ws.zones import LEVEL, MEMORY
from bythebook.kernel.abilities import CostPart, Effect
from bythebook.kernel.control import OneOf
from bythebook.kernel.lasting import Give
from bythebook.kernel.nouns import Bound, Num
from bythebook.kernel.resolve import R_MOVED
from bythebook.kernel.verbs import TakeExtraTurn
from bythebook.text.ws.actions import Action, DealsDamage
from bythebook.text.ws.costs import Part
from bythebook.text.ws.getting import Gain
from bythebook.text.ws.moving import OnStage, goes, one_way
from bythebook.text.ws.nouns import Area, Pile
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThisCard


@dataclass(frozen=True)
class AnyNumber:
    """As many as one likes."""

    @property
    def n(self) -> int:
        """At most: more than there are cards."""
        return 99

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


@dataclass(frozen=True)
class MoveThree(Action):
    """Put a card to one of three places, as you like."""

    what: Subject
    other: Area
    third: Area
    long: Area | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.several(scope) or not self.other.bottom:
            raise Unplayable(self, "several cards could go different ways")
        top = Area(self.other.zones, self.other.whose)
        three = [goes(self.what, to, scope, self) for to in (top, self.other, self.third)]
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = scope.searched = False
        scope.speak_of(Bound(R_MOVED), self.other.whose, False)
        return [one_way(*((one,) for one in three))]


@dataclass(frozen=True)
class PerformEach(Action):
    """Perform all of the following effects once, in the order written or in any order."""

    n: int
    any_order: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        quotes = scope.quoted
        if self.n not in (0, len(quotes)) or not 2 <= len(quotes) <= 3:
            raise Unplayable(self, "it takes as many quoted effects as it says")
        scope.quoted = ()
        each = [quote.effects(scope) for quote in quotes]
        scope.it = scope.character = scope.card = scope.those = None
        scope.looked = scope.held = False
        if not self.any_order:
            return [effect for one in each for effect in one]
        ways = itertools.permutations(each)
        return [OneOf(tuple(tuple(e for one in way for e in one) for way in ways))]


@dataclass(frozen=True)
class DamageEither(DealsDamage):
    """Deal one damage or another, as you like."""

    n: int
    other: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [OneOf(((ws.DealDamage(Num(self.n)),), (ws.DealDamage(Num(self.other)),)))]


@dataclass(frozen=True)
class ThisGets(Action):
    """-1 soul from this card, +500 power to it: what one may do for what follows."""

    n: int
    stat: int
    until: int
    to: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        return [Give(ThisCard().noun(scope), self.stat, Num(self.n), self.until)]


@dataclass(frozen=True)
class FromMemory(OnStage):
    """Put a character that was put into the memory back on the stage."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.several(scope):
            raise Unplayable(self, "one character was spoken of")
        return super().effects(scope)


@dataclass(frozen=True)
class TurnDownSome(Part):
    """Put 1 face up card in your level face down."""

    n: int
    what: Pile

    def part(self, scope: Scope) -> CostPart:
        if self.what.area.zones not in ((LEVEL,), (MEMORY,)):
            raise Unplayable(self, "only there cards lie face up or face down")
        return TurnDownCost(self.what.cards(scope), self.n)


@dataclass(frozen=True)
class AlsoGets(Action):
    """... and gets something more, for another time than what was said just before."""

    gains: tuple[Gain, ...]
    until: int
    bare: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.getter is None:
            raise Unplayable(self, "nobody gets anything before")
        return [e for gain in self.gains for e in gain.gives(scope.getter, self.until, None, scope)]


@dataclass(frozen=True)
class ExtraTurn(Action):
    """You get an additional turn after this one."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [TakeExtraTurn()]


ODDS: Final = """
# Odds and ends.
count = AnyNumber : any number of
deed = MoveThree : put {what:movable} on the top or at {other:bottom_of} or {third:put_to}
deed = MoveThree : put {what:movable} on the top or at {other:their_bottom} or {third:any_put_to}
deed = MoveThree : put {what:movable} on {long:top_of} or at {other:bottom_of} or {third:put_to}
bottom_of = Area : the bottom of your stock {=zones:IN_STOCK} {=bottom:True}
their_bottom = Area : the bottom of their stock {=zones:IN_STOCK} {=whose:OPPONENT} {=bottom:True} {=their:True}
their_bottom = Area : the bottom of your opponent's stock {=zones:IN_STOCK} {=whose:OPPONENT} {=bottom:True}
action = PerformEach : perform the following {n:number} effect 1 time each {?any_order:in any order}
action = PerformEach : perform the following {n:number} effect once each {?any_order:in any order} {=form:1}
action = PerformEach : perform the following {n:number} effect in order {=form:2}
action = DamageEither : deal either {n:number} or {other:number} damage to your opponent
action = ThisGets : {n:signed} {stat:stat} from this card {until:until}
action = ThisGets : {n:signed} {stat:stat} to this card {until:until} {=to:True}
action = FromMemory : put {what:that_character} from your memory on any position of your stage {state?:as_state}
action = FromMemory : put {what:that_character} in your memory on any position of your stage {state?:as_state} {=form:1}
action = ChooseTwo : choose 1 {first:pile} and 1 {second:own_stage_pile}
own_stage_pile = Pile : {kind:kind} in {area:stage_area}
action = ChecksOften : perform a trigger check {n:number} time on the trigger step {=form:1}
action = ChecksOften : during that attack , perform a trigger check {n:number} time during the trigger step {=form:2}
action = Choose : choose {count:count} {what:among_remaining}
among_remaining = Among : {kind:kind} from the remaining card {=form:3}
among_remaining = Among : {kind:kind} among the remaining card {=form:4}
part = TurnDownSome : put {n:number} face up {what:in_pile} face down
part = TurnDown : put this face up card face down {=form:1}
part = TopCard : put {n:number} card from the top of {area:stack} {to:put_to} {=form:1}
part = RestThis : 【REST】 this card from 【STAND】 {=form:1}
joined = Joined : , and {rest:part} {=comma:True}
action = TurnSome : 【REST】 {count:count} of {what:stage_group} {=state:REST}
action = TurnSome : 【STAND】 {count:count} of {what:stage_group} {=state:STAND}
until = END_OF_NEXT_TURN : until end of the next turn
deed = Move : put {what:movable} in any order {to:any_put_to} {=any_order:True} {=early:True}
action = OrderedMarkers : put {what:movable} face down in any order underneath this card as marker {=article:False}
action = OrderedMarkers : put {what:movable} face down underneath this card in any order as marker {=article:False} {=after:True}
action = GoesUnder : put this card and all marker underneath this card face up in any order underneath the {name:name} as marker {=form:1}
action = GoesUnder : put this card and all marker underneath this card face up underneath that {name:name} in any order as a marker {=form:2}
action = AlsoGets : get {gains:gains} {until:until}
action = AlsoGets : {gains:only_following} {until:until} {=bare:True}
only_following = * following_one ; and
following_one = Following : the following ability
following_one = Following : the following {n:number} ability
action = ExtraTurn : you get 1 additional turn
action = KeepsSoul : {until:until} , {who:possessor} soul do not decrease by side attacking {=first:True}
action = PerformEach : perform the following effect 1 time each {?any_order:in any order} {=n:0} {=form:3}
movable = | all_of_group
all_but = AllBut : all the {kind:kind} in {area:emptied} {=form:7}
emptied = | their_clock | to_their_clock
emptied_too = | their_clock | to_their_clock
action = TheyChooseAmong : your opponent choose {count:count} {kind:kind} among those card {=form:1}
note = Note : the cards' states do not change . {=about:OF_STATES}
note = Note : the card orientation do not change . {=about:OF_STATES} {=form:1}
note = Note : the card state do not change . {=about:OF_STATES} {=form:2}
sentence = Sentence : {link?:link} {?then:then ,} {prefixes?:prefixes} {?may:you may} {actions:actions} . {early:quoted} {early_notes:reminder} {quoted:quoted} {notes?:reminder}
your_choice = Choose : choose {count:count} {what:among_remaining}
action = TheyChoose : your opponent choose {count:count} of {what:theirs_of} {=long:True}
note = Note : damage can be canceled . {=about:OF_DAMAGE} {=form:2}
note = Note : this damage can be canceled . {=about:OF_DAMAGE} {=form:3}
action = ExchangeThem : exchange those card {state?:as_state} {=form:1}
action = ExchangeThem : exchange those character {state?:as_state} {=form:2}
action = ChooseWith : choose {count:count} {what:pile} and this card {=after:True}
action = ChooseBottom : choose 1 {pile:pile} and the bottom card of {area:clock_area} {=after:True}
action = DeclaresNumber : declare {numbers:number_list} {=whose:YOU}
number_measure = NumberDeclared : the number you declared {=whose:YOU}
number_measure = NumberDeclared : the declared number {=whose:YOU} {=form:1}
part = RevealPut : reveal this card in your hand & put it {to:put_to}
back_form = 15 : otherwise , return
act_word = BRAINSTORM_RESONATE : brainstorm resonate
auto_word = MEMORY_EXPERIENCE : memory experience
auto_word = EXPERIENCE_RESONATE : experience resonate
auto_word = ALARM_MEMORY : 【CLOCK】 alarm memory
ability = GreatPerformance : 【CONT】 great performance ( when your opponent attack , if this card is in the middle position of your center stage and not 【REVERSE】 , your opponent frontal attack this card instead . ) {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
