"""Moments of what happens: phases begin, damage is dealt, cards go, turn or are triggered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.texts.events import (
    EV_BEGIN,
    EV_CANCELED,
    EV_DAMAGED,
    EV_REFRESHED,
    EV_TRIGGER,
    P_ATTACK,
    P_CLIMAX,
)
from bythebook.games.ws.texts.filters import HasMarker
from bythebook.games.ws.texts.spans import AttackIs, InPhase
from bythebook.games.ws.zones.zones import HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.text.ws.conditions import Claim, condition_of
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.moments_of_play import Moment, gated, who_of
from bythebook.text.ws.nouns import Group, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThisCard


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
class PutAwayMarked(Moment):
    """This card is put into your waiting room from the stage with a marker under it."""

    who: ThisCard

    def trigger(self, scope: Scope) -> Trigger:
        scope.left_stage = True
        return Trigger(EV_MOVE, This(), STAGE, (WAITING_ROOM,), condition=HasMarker())


@dataclass(frozen=True)
class PutInto(Moment):
    """A card of yours, or a character of yours from the hand, is put into a zone."""

    zone: int
    from_hand: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.from_hand:
            kind = cards_of(Kind(CHARACTER), scope)
            return Trigger(EV_MOVE, kind, (HAND,), (self.zone,))
        return Trigger(EV_MOVE, Cards(YOU), target=(self.zone,))


LINES: Final = """
# Moments of what happens.
at_next = AtNext : at the beginning of your {moment:next_phase} , {=soon:True}
at_next = AtNext : at the beginning of the {moment:this_phase} ,
this_phase = Begins : {phase:phase} {=whose:ANYONE}
event_moment = PutAwayMarked : when {who:this} is put into your waiting room from the stage with a marker underneath it
event_moment = PutInto : when your card is put into your memory {=zone:MEMORY}
event_moment = PutInto : when your card is put into your level {=zone:LEVEL}
event_moment = PutInto : when your character is put into the waiting room from your hand {=zone:WAITING_ROOM} {=from_hand:True}
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
moment = AndMoment : {moment:event_moment} , and {claims:and_claims}
moment = Gated : during {span:span} , {moment:and_moment}
and_moment = AndMoment : {moment:event_moment} , and {claims:and_claims}
and_claims = * any_claim ; , ; , and
event_moment = TurnedTo : when {who:whoever} become {state:upright}
upright = STAND : 【STAND】
upright = REST : 【REST】
event_moment = NamedTriggers : when your {names:names} trigger
moment = Provided : {prefixes:conditions} {moment:gated}
event_moment = UsesAct : when you use 【ACT】 {=form:2}
event_moment = UsesAct : when your opponent use 【ACT】 {=form:2} {=whose:OPPONENT}
event_moment = UsesKeyword : when you use a {word:keyword} {=form:1}
event_moment = UsesKeyword : when you use a {word:keyword} ability {=form:2}
event_moment = AnyClimaxPlaced : when a climax is placed on your climax area or your opponent's climax area {=whose:ANYONE}
event_moment = Goes : when {who:this} is put into your waiting room or memory from the stage {=origin:ON_STAGE} {=target:ROOM_OR_MEMORY}
event_moment = Goes : when {who:mine_one} is put into your memory from the stage {=origin:ON_STAGE} {=target:IN_MEMORY}
event_moment = Goes : when {who:this} is put into your clock from the stage {=origin:ON_STAGE} {=target:IN_CLOCK}
at_next = AtNext : {moment:their_next_end} , {=next_turn:True}
their_next_end = TurnEnds : at end of your opponent's next turn {=whose:OPPONENT}
at_next = AtNext : {moment:your_next_end} , {=next_turn:True}
your_next_end = TurnEnds : at end of your next turn {=whose:YOU}
at_next = AtNext : {moment:next_end} , {=next_turn:True}
next_end = TurnEnds : at end of the next turn {=whose:ANYONE}
next_phase = Begins : turn {=phase:P_TURN} {=whose:YOU}
at_next = AtNext : at the beginning of your opponent's next {moment:their_next_phase} , {=next_turn:True}
their_next_phase = Begins : {phase:phase} {=whose:OPPONENT}
their_next_phase = Begins : turn {=phase:P_TURN} {=whose:OPPONENT}
"""  # noqa: E501 - a rule of the grammar is one line
