"""More moments an automatic ability waits for, and its lines: placed by whom, either of two."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import CLIMAX, EVENT_CARD, NAMES, TYPE, exact_name
from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_KEYWORD,
    EV_PLACED_BY,
    EV_PLAYED,
    EV_TRIGGER,
)
from bythebook.games.ws.texts.in_battle import OpponentsOf
from bythebook.games.ws.texts.spans import InItsAttack, InPhase
from bythebook.games.ws.zones.zones import CLIMAX_AREA, HAND, RESOLUTION, REVERSE, STAGE
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, R_SUBJECT
from bythebook.kernel.language.amounts import Both, MeantNow
from bythebook.kernel.language.conditions import CameFrom, Condition, Unless
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import ANYONE, HAS, LACKS, OPPONENT, YOU, Test
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.moments_of_play import Moment, who_of
from bythebook.text.ws.nouns import Area, Group, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Facing, Subject, ThisCard


@dataclass(frozen=True)
class DuringPhase(Claim):
    """During a phase: a stretch of time for what happens, not for what is so."""

    phase: int
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        if scope.continuous:
            raise Unplayable(self, "nothing is said to be so for a phase only")
        return InPhase(self.phase, self.whose)


@dataclass(frozen=True)
class DuringAttack(Claim):
    """During this card's attack."""

    def condition(self, scope: Scope) -> Condition:
        if scope.continuous:
            raise Unplayable(self, "nothing is said to be so for an attack only")
        return InItsAttack()


@dataclass(frozen=True)
class TurnPlaced(Claim):
    """During the turn that this card is placed on the stage from your hand."""

    past: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return CameFrom((HAND,))


@dataclass(frozen=True)
class PlacedFrom(Moment):
    """Placed on the stage from a zone, or from the hand or another zone."""

    who: ThisCard | Group
    area: Area
    from_hand: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        origin = (HAND, *self.area.zones) if self.from_hand else self.area.zones
        return Trigger(EV_MOVE, who_of(self.who, scope), origin, STAGE)


@dataclass(frozen=True)
class PlacedByEffect(Moment):
    """This card is placed on the stage by an effect of a named card, or from your hand.

    From the hand by such an effect is one moment, not two.
    """

    names: tuple[str, ...]
    by: int = NOTHING
    from_hand: bool = False
    origin: Area | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        named = Test(NAMES, HAS, words=tuple(exact_name(n) for n in self.names))
        source = Cards(ANYONE, (), (named,))
        if self.by == NOTHING:
            scope.placed_by = self.names
        condition: Condition | None = None
        if self.origin is not None:
            condition = CameFrom(self.origin.zones)
        elif self.from_hand:
            condition = Unless(CameFrom((HAND,)))
        placed = Trigger(EV_PLACED_BY, This(), value=self.by, other=source, condition=condition)
        return replace(from_hand(), also=(placed,)) if self.from_hand else placed


@dataclass(frozen=True)
class PlacedByWord(Moment):
    """Placed on the stage from the hand, or by a keyword, which is named alone."""

    word: int

    def trigger(self, scope: Scope) -> Trigger:
        by_word = Trigger(EV_KEYWORD, This(), value=self.word, condition=Unless(CameFrom((HAND,))))
        return replace(from_hand(), also=(by_word,))


def from_hand() -> Trigger:
    """This card is placed on the stage from your hand."""
    return Trigger(EV_MOVE, This(), (HAND,), STAGE)


@dataclass(frozen=True)
class ThisOrOther(Moment):
    """This card or another character of yours is placed on the stage from your hand."""

    group: Group
    last: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        if not self.group.other:
            raise Unplayable(self, "this card is named beside others")
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), YOU
        who = Both(This(), MeantNow(self.group.cards(scope)))
        return Trigger(EV_MOVE, who, (HAND,), STAGE)


@dataclass(frozen=True)
class EitherMoment(Moment):
    """Either of two moments; with `full`, both are said in full."""

    first: Moment
    second: Moment
    full: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        one, other = replace(scope), replace(scope)
        first, second = self.first.trigger(one), self.second.trigger(other)
        if one.active != other.active:
            raise Unplayable(self, "this card cannot be in two places")
        if isinstance(first.who, This) != isinstance(second.who, This):
            first, second = watched(self, first), watched(self, second)
        if one.subject == other.subject and one.subject_whose == other.subject_whose:
            scope.subject, scope.subject_whose = one.subject, one.subject_whose
        scope.attack = one.attack and other.attack
        scope.left_stage = one.left_stage and other.left_stage
        scope.climax_phase = one.climax_phase and other.climax_phase
        scope.active = one.active
        scope.canceled = one.canceled and other.canceled
        return replace(first, also=(*first.also, replace(second, also=()), *second.also))


def watched(node: Moment, trigger: Trigger) -> Trigger:
    """A moment of this card, waited for as moments of others are.

    What has left the stage does not watch it any more.
    """
    if not isinstance(trigger.who, This):
        return trigger
    if trigger.event == EV_MOVE and set(trigger.target) - set(STAGE):
        raise Unplayable(node, "both moments are of this card, or neither")
    also = tuple(watched(node, other) for other in trigger.also)
    return replace(trigger, who=MeantNow(This()), also=also)


@dataclass(frozen=True)
class OpponentOfReversed(Moment):
    """The battle opponent of a character of yours becomes 【REVERSE】.

    Two characters are spoken of: neither is plainly "that character".
    """

    group: Group
    in_battle: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if not self.group.kind.fixed():
            raise Unplayable(self, "a trigger knows its numbers beforehand")
        scope.doubtful = True
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), OPPONENT
        group = self.group
        of = cards_of(group.kind, scope, group.whose, (), group.other, 0, False)
        return Trigger(EV_ORIENT, OpponentsOf(of), value=REVERSE)


@dataclass(frozen=True)
class EitherReversed(Moment):
    """This card or its battle opponent becomes 【REVERSE】."""

    who: Subject

    def trigger(self, scope: Scope) -> Trigger:
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), ANYONE
        both = Both(This(), self.who.noun(scope))
        return Trigger(EV_ORIENT, both, value=REVERSE)


@dataclass(frozen=True)
class ClimaxTriggers(Moment):
    """A climax of yours is turned up by a trigger check."""

    color: int = 0
    icon: int = NOTHING

    def trigger(self, scope: Scope) -> Trigger:
        kind = Kind(CLIMAX, color=self.color, icon=self.icon)
        scope.card, scope.card_whose = Bound(R_OTHER), YOU
        return Trigger(EV_TRIGGER, whose=YOU, other=Cards(ANYONE, (), kind.tests()))


@dataclass(frozen=True)
class PlaysEvent(Moment):
    """A player plays an event: it goes from the hand to be resolved."""

    whose: int = YOU

    def trigger(self, scope: Scope) -> Trigger:
        event = Cards(self.whose, (), (Test(TYPE, HAS, EVENT_CARD),))
        return Trigger(EV_MOVE, event, (HAND,), (RESOLUTION,))


@dataclass(frozen=True)
class PlaysNamed(Moment):
    """You play a card of a name, of whatever kind it is."""

    names: tuple[str, ...]

    def trigger(self, scope: Scope) -> Trigger:
        tests = Kind(0, names=self.names).tests()
        event = Trigger(EV_MOVE, Cards(YOU, (), tests), (HAND,), (RESOLUTION,))
        placed = Cards(YOU, (), (*tests, Test(TYPE, LACKS, EVENT_CARD)))
        return Trigger(EV_PLAYED, placed, also=(event,))


@dataclass(frozen=True)
class FacingAttacks(Moment):
    """The character facing this card attacks."""

    who: Facing

    def trigger(self, scope: Scope) -> Trigger:
        scope.attack = True
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), OPPONENT
        return Trigger(EV_ATTACK, MeantNow(self.who.noun(scope)))


@dataclass(frozen=True)
class Repositioned(Moment):
    """A character of yours moves to another position of the stage."""

    who: ThisCard | Group

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_MOVE, who_of(self.who, scope), STAGE, STAGE)


@dataclass(frozen=True)
class ColorClimaxPlaced(Moment):
    """A climax of a color, or with an icon, is placed on your climax area."""

    kind: Kind
    mine: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_MOVE, Cards(YOU, (), self.kind.tests()), target=(CLIMAX_AREA,))


LINES: Final = """
# More moments.
span = TurnPlaced : the turn that this card is placed on the stage from your hand
span = TurnPlaced : the turn that this card was placed on the stage from your hand {=past:True}
span = DuringPhase : your {phase:span_phase}
span = DuringPhase : the {phase:span_phase} {=whose:ANYONE}
span = DuringPhase : your opponent's {phase:span_phase} {=whose:OPPONENT}
span = DuringAttack : this card's attack
span_phase = P_CLOCK : clock phase
span_phase = P_MAIN : main phase
span_phase = P_CLIMAX : climax phase
span_phase = P_ATTACK : attack phase
moment = | either_moment
either_moment = EitherMoment : {first:event_moment} or {second:event_moment} {=full:True}
event_moment = EitherMoment : when this card {first:own_event} or {second:later_event}
own_event = | later_event
later_event = PutAway : put into your waiting room from the stage {=who:THIS_CARD}
later_event = PutAway : put into the waiting room from the stage {=who:THIS_CARD} {=form:2}
later_event = PutAway : into your waiting room from the stage {=who:THIS_CARD} {=form:4}
later_event = Attacks : attack {=who:THIS_CARD}
later_event = Reversed : become 【REVERSE】 {?in_battle:in battle} {=who:THIS_CARD}
event_moment = PlacedFrom : when {who:whoever} is placed on the stage from your {area:origin}
event_moment = PlacedFrom : when {who:whoever} is placed on the stage from your hand or {area:origin} {=from_hand:True}
event_moment = PlacedFrom : when {who:whoever} is placed on the stage from your hand or your {area:origin} {=from_hand:True} {=form:1}
origin = Area : waiting room {=zones:IN_WAITING_ROOM}
origin = Area : deck {=zones:IN_DECK}
origin = Area : memory {=zones:IN_MEMORY}
origin = Area : clock {=zones:IN_CLOCK}
origin = Area : stock {=zones:IN_STOCK}
event_moment = PlacedByEffect : when this card is placed on the stage by {by:whose_effect} {names:names}
event_moment = PlacedByEffect : when this card is placed on the stage from your {origin:origin} by {by:whose_effect} {names:names}
event_moment = PlacedByEffect : when this card is placed on the stage from your hand or by {by:whose_effect} {names:names} {=from_hand:True}
event_moment = PlacedByWord : when this card is placed on the stage from your hand or by {word:keyword}
whose_effect = AUTO : the 【AUTO】 effect of
whose_effect = ACT : the 【ACT】 effect of
whose_effect = NOTHING : the effect of
event_moment = ThisOrOther : when this card or {group:mine_one} is placed on the stage from your hand
event_moment = ThisOrOther : when {group:mine_one} or this card is placed on the stage from your hand {=last:True}
event_moment = OpponentOfReversed : when {group:possessing} battle opponent become 【REVERSE】 {?in_battle:in battle}
event_moment = EitherReversed : when this card or {who:battle_opponent} become 【REVERSE】
possessing = Group : your {?other:other} {kind:possessing_kind}
possessing = Group : another of your {kind:possessing_kind} {=other:True} {=form:1}
possessing_kind = Kind : {limit?:limited} {color?:color} {traits?:traits} character's {=head:CHARACTER}
event_moment = UsesAct : when you use a 【ACT】 ability {=form:1}
event_moment = PutAway : when {who:whoever} is put into your waiting room from your stage {=form:3}
event_moment = ClimaxTriggers : when your {color?:color} climax trigger
event_moment = ClimaxTriggers : when your climax with {icon:icon_kind} in its trigger icon trigger
event_moment = PlaysEvent : when you play a event
event_moment = PlaysEvent : when your opponent play a event {=whose:OPPONENT}
event_moment = PlaysNamed : when you play {names:names}
event_moment = FacingAttacks : when {who:facing} attack
event_moment = Repositioned : when {who:own_whoever} move to another stage position
event_moment = ColorClimaxPlaced : when a {kind:colored_climax} is placed on your climax area
event_moment = ColorClimaxPlaced : when your {kind:iconed_climax} is placed on your climax area {=mine:True}
event_moment = ColorClimaxPlaced : when a {kind:iconed_climax} is placed on your climax area
colored_climax = Kind : {color:color} climax {=head:CLIMAX}
iconed_climax = Kind : climax with {icon:icon_kind} in its trigger icon {=head:CLIMAX}
event_moment = UsesKeyword : when your opponent use {word:keyword} {=whose:OPPONENT}
mine_one = Group : another of your {kind:kind} {=other:True} {=form:1}
mine_one = Group : your {?other:other} {kind:kind} {place:place}
event_moment = OpponentOfReversed : when the battle opponent of {group:mine_one} become 【REVERSE】 {?in_battle:in battle} {=form:1}
claim = TurnPlaced : it is the turn that this card was placed on the stage from your hand {=past:True} {=form:1}
claim = TurnPlaced : it is the turn that this card is placed on the stage from your hand {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
