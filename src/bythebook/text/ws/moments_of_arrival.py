"""Moments of cards that come somewhere, by whose effect, from where; what a turn recalls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import BRAINSTORM, CHARACTER, EVENT_CARD, NAMES, TYPE, exact_name
from bythebook.games.ws.texts.events import EV_ATTACK, EV_KEYWORD, EV_PLACED_BY_COMBO
from bythebook.games.ws.texts.filters import CameUnder, FromUnder
from bythebook.games.ws.texts.turn_history import OF_COMBO as OF_COMBO  # noqa: PLC0414 - the grammar names it
from bythebook.games.ws.texts.turn_history import FrontalAttackedNow, PlacedBy, Played
from bythebook.games.ws.zones.zones import HAND, MARKER_AREAS, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, R_SUBJECT
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import CameFrom, Condition, Unless
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import ANYONE, HAS, OPPONENT, YOU, Test
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.moments_of_play import Moment, who_of
from bythebook.text.ws.more_moments import from_hand
from bythebook.text.ws.nouns import Group, Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import ThisCard


def named(names: tuple[str, ...]) -> Test:
    """What is asked of a card of one of some names."""
    return Test(NAMES, HAS, words=tuple(exact_name(name) for name in names))


@dataclass(frozen=True)
class PlacedFromUnder(Moment):
    """Placed on the stage from a marker area, perhaps of a character of some name."""

    who: ThisCard | Group
    names: tuple[str, ...] = ()

    def trigger(self, scope: Scope) -> Trigger:
        who = who_of(self.who, scope)
        condition = FromUnder(Cards(ANYONE, (), (named(self.names),))) if self.names else None
        return Trigger(EV_MOVE, who, MARKER_AREAS, STAGE, condition=condition)


@dataclass(frozen=True)
class PutUnder(Moment):
    """A card of yours is put under this card as a marker."""

    kind: Sort
    other: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if not self.kind.fixed():
            raise Unplayable(self, "a trigger knows its numbers beforehand")
        who = cards_of(self.kind, scope, YOU, (), self.other)
        return Trigger(EV_MOVE, who, target=MARKER_AREAS, condition=CameUnder())


@dataclass(frozen=True)
class PlacedByCombo(Moment):
    """This card is placed on the stage by the climax combo of a named card, or from your hand."""

    names: tuple[str, ...]
    or_hand: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        source = Cards(ANYONE, (), (named(self.names),))
        condition = Unless(CameFrom((HAND,))) if self.or_hand else None
        placed = Trigger(EV_PLACED_BY_COMBO, This(), other=source, condition=condition)
        return replace(from_hand(), also=(placed,)) if self.or_hand else placed


@dataclass(frozen=True)
class OtherByKeyword(Moment):
    """Another character of yours is placed on the stage by a keyword."""

    who: Group
    word: int
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_KEYWORD, who_of(self.who, scope), value=self.word)


@dataclass(frozen=True)
class UsedWithClimax(Moment):
    """A player uses Brainstorm, and a climax is put into the waiting room by that effect."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        flipped = Cards(ANYONE)
        return Trigger(EV_KEYWORD, value=BRAINSTORM, whose=self.whose, other=flipped)


@dataclass(frozen=True)
class TurnPlacedBy(Claim):
    """During the turn that this card is placed on the stage by an effect of a named card."""

    names: tuple[str, ...]
    by: int = NOTHING
    or_hand: bool = False

    def condition(self, scope: Scope) -> Condition:
        placed = PlacedBy(named(self.names), self.by)
        return Either((CameFrom((HAND,)), placed)) if self.or_hand else placed


@dataclass(frozen=True)
class TurnAttacked(Claim):
    """During the turn that this card is frontal attacked."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return FrontalAttackedNow()


@dataclass(frozen=True)
class PlayedSo(Claim):
    """You played an event, or a card of some names, this turn; or you did not."""

    names: tuple[str, ...] = ()
    no: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        test = named(self.names) if self.names else Test(TYPE, HAS, EVENT_CARD)
        played = Played(test, YOU)
        return Unless(played) if self.no else played


@dataclass(frozen=True)
class TakenBack(Moment):
    """A character of a player is returned to hand from the waiting room."""

    whose: int = OPPONENT
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), self.whose
        who = Cards(self.whose, (), (Test(TYPE, HAS, CHARACTER),))
        return Trigger(EV_MOVE, who, (WAITING_ROOM,), (HAND,))


@dataclass(frozen=True)
class Attacked(Moment):
    """This card, or another character of yours, is attacked: from the front or the side."""

    who: ThisCard | Group
    being: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        scope.attack = True
        attacked = who_of(self.who, scope)
        if isinstance(self.who, Group):
            # The attacker is what it happens to; the one spoken of is the other.
            scope.subject = Bound(R_OTHER)
        return Trigger(EV_ATTACK, other=attacked)


LINES: Final = """
# By whose effect, from under what.
event_moment = PlacedFromUnder : when {who:whoever} is placed on the stage from a marker area
event_moment = PlacedFromUnder : when {who:whoever} is placed on the stage from the marker area of {names:names}
event_moment = PutUnder : when your {?other:other} {kind:kind} is put underneath this card as a marker
event_moment = PlacedByEffect : when this card is placed on the stage from {by:whose_effect} {names:names} {=form:1}
event_moment = PlacedByEffect : when this card is placed on the stage from your hand , or by {by:whose_effect} {names:names} {=from_hand:True} {=form:1}
event_moment = PlacedByEffect : when this card is placed on the stage from your hand or by {by:whose_ability} {names:names} {=from_hand:True} {=form:2}
event_moment = PlacedByEffect : when this card is placed on the stage by {by:whose_ability} {names:names} {=form:2}
whose_ability = AUTO : the 【AUTO】 ability of
whose_ability = ACT : the 【ACT】 ability of
event_moment = PlacedByEffect : when this card is placed on the stage from your {origin:from_the_hand} by {by:whose_effect} {names:names}
from_the_hand = Area : hand {=zones:IN_HAND}
event_moment = PlacedByCombo : when this card is placed on the stage by the 【CXCOMBO】 effect of {names:names}
event_moment = PlacedByCombo : when this card is placed on the stage from your hand or by the 【CXCOMBO】 effect of {names:names} {=or_hand:True}
event_moment = OtherByKeyword : when {who:mine_one} is placed on the stage by {word:keyword}
event_moment = OtherByKeyword : when {who:mine_one} is placed on the stage by a {word:keyword} effect {=form:1}
span = TurnPlacedBy : the turn that this card is placed on the stage by {by:any_effect} {names:names}
span = TurnPlacedBy : the turn that this card is placed on the stage from your hand or by {by:any_effect} {names:names} {=or_hand:True}
any_effect = AUTO : the 【AUTO】 effect of
any_effect = ACT : the 【ACT】 effect of
any_effect = NOTHING : the effect of
any_effect = OF_COMBO : the 【CXCOMBO】 effect of
span = TurnAttacked : the turn that this card is frontal attacked
span = TurnAttacked : the turn that this card was frontal attacked {=form:1}
claim = PlayedSo : you played a event this turn
claim = PlayedSo : you played {names:names} this turn
claim = PlayedSo : you did not play {names:names} during this turn {=no:True}
event_moment = TakenBack : when your opponent's character is returned to hand from the waiting room
event_moment = TakenBack : when your character or your opponent's character is returned to hand from the waiting room {=whose:ANYONE}
event_moment = TakenBack : when your character is returned to hand from the waiting room {=whose:YOU}
event_moment = TakenBack : when your character is returned to your hand from your waiting room {=whose:YOU} {=form:1}
event_moment = UsedWithClimax : when you use "Brainstorm" , if a climax is put into the waiting room by that effect
event_moment = UsedWithClimax : when you use "Brainstorm" , if a climax is put into your waiting room by that effect {=form:1}
event_moment = UsedWithClimax : when your opponent use "Brainstorm" , if a climax is put into the waiting room by that effect {=whose:OPPONENT}
event_moment = UsedWithClimax : when your opponent use "Brainstorm" , if a climax is put into their waiting room by that effect {=whose:OPPONENT} {=form:1}
event_moment = Attacked : when {who:own_whoever} is attacked
event_moment = Attacked : when {who:own_whoever} is being attacked {=being:True}
event_moment = PutUnder : when a marker is placed underneath this card {=kind:ANY_KIND} {=form:1}
event_moment = PutUnder : when a marker is put underneath this card {=kind:ANY_KIND} {=form:2}
"""  # noqa: E501 - a rule of the grammar is one line
