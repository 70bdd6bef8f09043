"""Rarer moments, claims and nouns, with their lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import NAMES
from bythebook.games.ws.events import (
    EV_BEGIN,
    EV_CANCELED,
    EV_DAMAGED,
    EV_REFRESHED,
    P_ATTACK,
    P_CLIMAX,
)
from bythebook.games.ws.filters import HasMarker
from bythebook.games.ws.spans import AttackIs, InPhase
from bythebook.games.ws.zones import HAND, LEVEL, STAGE
from bythebook.kernel.abilities import EV_MOVE, Modifier, Trigger
from bythebook.kernel.amounts import Compare, Different, Either, Exists, Scaled
from bythebook.kernel.conditions import AmountIs, Condition, Every, IsTurned, Unless
from bythebook.kernel.nouns import Amount, Cards, Count, This
from bythebook.kernel.words import AT_LEAST, AT_MOST, EQUAL, OPPONENT, YOU
from bythebook.text.ws.actions import Action
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.conditions import Claim, StandsAt
from bythebook.text.ws.getting import Gain
from bythebook.text.ws.nouns import Area, Group, Kind, Pile, Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.standing import SuchKind
from bythebook.text.ws.subjects import Subject
from bythebook.text.ws.triggers import Moment, who_of


@dataclass(frozen=True)
class EitherPhase(Claim):
    """During your climax phase or your attack phase."""

    def condition(self, scope: Scope) -> Condition:
        if scope.continuous:
            raise Unplayable(self, "nothing is said to be so for a phase only")
        return Either((InPhase(P_CLIMAX, YOU), InPhase(P_ATTACK, YOU)))


@dataclass(frozen=True)
class EitherBegins(Moment):
    """One phase of yours begins, or another."""

    first: int
    second: int

    def trigger(self, scope: Scope) -> Trigger:
        other = Trigger(EV_BEGIN, value=self.second, whose=YOU)
        return Trigger(EV_BEGIN, value=self.first, whose=YOU, also=(other,))


@dataclass(frozen=True)
class DealtBy(Moment):
    """Damage dealt by a character of yours is canceled, or is not; perhaps by attacking so."""

    group: Group
    taken: bool = False
    how: int = 0
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = who_of(self.group, scope)
        condition = AttackIs(self.how) if self.how else None
        event = EV_DAMAGED if self.taken else EV_CANCELED
        return Trigger(event, who, condition=condition)


@dataclass(frozen=True)
class Refreshed(Moment):
    """A player's waiting room has become a new deck."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_REFRESHED, whose=self.whose)


@dataclass(frozen=True)
class Goes(Moment):
    """This card, or a character of yours, is put from one zone into another."""

    who: Subject | Group
    origin: tuple[int, ...]
    target: tuple[int, ...]
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if isinstance(self.who, Group):
            kind = self.who.kind
            if not kind.fixed():
                raise Unplayable(self, "a trigger knows its numbers beforehand")
            on_stage = self.origin == STAGE
            who = cards_of(kind, scope, YOU, (), self.who.other, 0, not on_stage)
            return Trigger(EV_MOVE, who, self.origin, self.target)
        if self.origin != STAGE:
            scope.active = self.origin
        return Trigger(EV_MOVE, This(), self.origin, self.target)


@dataclass(frozen=True)
class ThereIsNamed(Claim):
    """There is a named card in a zone, or two."""

    names: tuple[str, ...]
    area: Area

    def condition(self, scope: Scope) -> Condition:
        found = tuple(
            AmountIs(Count(Pile(Kind(0, names=(name,)), self.area).counted(scope)), AT_LEAST, 1)
            for name in self.names
        )
        return found[0] if len(found) == 1 else Every(found)


@dataclass(frozen=True)
class TheyAreLevel(Claim):
    """Your opponent is of a level or a higher one."""

    n: int

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(OPPONENT, (LEVEL,))), AT_LEAST, self.n)


@dataclass(frozen=True)
class LowerThan(Claim):
    """A number is lower than another, or not above it."""

    measure: Measure
    other: Measure
    or_equal: bool = False

    def condition(self, scope: Scope) -> Condition:
        other = self.other.amount(scope)
        if not self.or_equal:
            other = Scaled(other, 1, -1)
        nouns = [self.measure.about(scope), self.other.about(scope)]
        parts: list[Condition] = [Exists(noun) for noun in nouns if noun is not None]
        return Every((*parts, Compare(self.measure.amount(scope), AT_MOST, other)))


@dataclass(frozen=True)
class StateAt(Claim):
    """This card is in a state, or not, in a part of the stage."""

    area: Area
    state: int
    no: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        turned: Condition = IsTurned(self.state)
        if self.no:
            turned = Unless(turned)
        return Every((StandsAt(self.area).condition(scope), turned))


@dataclass(frozen=True)
class ZoneAll(Claim):
    """All cards in a zone are of a kind; of none, it is so too."""

    area: Area
    kind: Sort

    def condition(self, scope: Scope) -> Condition:
        some = Pile(self.kind, self.area).counted(scope)
        every = Pile(Kind(0), self.area).counted(scope)
        return Compare(Count(some), EQUAL, Count(every))


@dataclass(frozen=True)
class DifferentIn(Measure):
    """The number of cards with different names in a zone."""

    kind: Sort
    area: Area

    def amount(self, scope: Scope) -> Amount:
        return Different(Pile(self.kind, self.area).counted(scope), NAMES)


@dataclass(frozen=True)
class UnmarkedKind(SuchKind):
    """A kind of character without a marker."""

    def such(self, scope: Scope) -> Condition:
        return Unless(HasMarker())


@dataclass(frozen=True)
class InHandGet(Action):
    """Named cards in your hand get something."""

    names: tuple[str, ...]
    gains: tuple[Gain, ...]
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        who = cards_of(Kind(0, names=self.names), scope, YOU, (HAND,))
        return [m for gain in self.gains for m in gain.has(who, None, scope)]


FINER: Final = """
# Rarer moments, claims and nouns.
span = EitherPhase : your climax phase or your attack phase
event_moment = EitherBegins : at the beginning of your {first:phase} or {second:phase}
event_moment = Begins : at the beginning of all players' {phase:phase} {=whose:ANYONE} {=form:1}
event_moment = Canceled : when the damage dealt by this card is canceled {=form:1}
event_moment = DamageToYou : when damage you received is canceled {=form:1}
event_moment = DamageToYou : when damage you received is not canceled {=taken:True} {=form:1}
event_moment = DealtBy : when damage dealt by {group:mine_one} is canceled
event_moment = DealtBy : when damage dealt by {group:direct_one} is not canceled {=taken:True} {=how:DIRECT}
event_moment = DealtBy : when the damage dealt by {group:direct_one} is not canceled {=taken:True} {=how:DIRECT} {=form:1}
direct_one = Group : your direct attacking character {=kind:CHARACTERS}
event_moment = Refreshed : when you have refreshed your deck
event_moment = Refreshed : when you refresh your deck {=form:1}
event_moment = Refreshed : when your opponent refreshes their deck {=whose:OPPONENT}
event_moment = Goes : when {who:mine_one} is put into your clock from your hand {=origin:IN_HAND} {=target:IN_CLOCK}
event_moment = Goes : when {who:mine_one} is put into your clock from the stage {=origin:ON_STAGE} {=target:IN_CLOCK}
event_moment = Goes : when {who:this} is put into your memory from the stage {=origin:ON_STAGE} {=target:IN_MEMORY}
event_moment = Goes : when {who:this} is put into your waiting room from your memory {=origin:IN_MEMORY} {=target:IN_WAITING_ROOM}
event_moment = PutInto : when a card is put into your level {=zone:LEVEL} {=form:1}
event_moment = FrontalAttacked : when {who:own_whoever} is being frontal attacked {=form:1}
claim = ThereIsNamed : there is {names:and_names} in {area:open_area}
claim = TheyAreLevel : your opponent is level {n:number} or higher
claim = LowerThan : {measure:card_measure} is lower than {other:lower_than}
claim = LowerThan : {measure:card_measure} is equal to or lower than {other:lower_than} {=or_equal:True}
lower_than = | card_measure | player_measure
claim = StateAt : this card is {state:state} in {area:position}
claim = StateAt : this {state:state} card is in {area:position} {=form:1}
claim = StateAt : this card is in {area:position} and is not {state:state} {=no:True}
claim = StateAt : this card is in {area:position} and not {state:state} {=no:True} {=form:1}
claim = ZoneAll : all of the card in {area:open_area} is {kind:kind}
number_measure = DifferentIn : the number of {kind:kind} with different card name in {area:open_area}
kind_only = SuchKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with marker {=marker:True} {=form:1}
kind_only = UnmarkedKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} without a marker
kind_only = UnmarkedKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} without marker {=form:1}
subject = ThisAnd : {first:this} and {second:facing}
all_of = AllOf : all {group:everyones} {=bare:True}
everyones = Group : {?other:other} {kind:kind} {=whose:ANYONE}
stat = COST : cost
action = InHandGet : {names:names} get {gains:gains} while in your hand
claim = ThereAmong : there is a {kind:kind} among them {=article:True} {=form:1}
revealed_ones = NumberAmong : {kind:kind} revealed among them {=revealed:True} {=form:1}
claim = AllThose : those card is all {kind:kind} {=form:2}
claim = AllThose : all the card is {kind:kind} {=form:3}
ability = Auto : 【AUTO】 【1/TURN】 {cost?:cost} {moment:moment} , {sentences:sentences} {=limit:1} {=tagged:True}
"""  # noqa: E501 - a rule of the grammar is one line
