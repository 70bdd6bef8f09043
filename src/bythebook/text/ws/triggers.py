"""When an automatic ability is triggered: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.events import (
    EV_ATTACK,
    EV_BEGIN,
    EV_CANCELED,
    FRONTAL,
    P_TURN_ENDS,
)
from bythebook.games.ws.zones import CLIMAX_AREA, HAND, KINDS, REVERSE, STAGE, WAITING_ROOM
from bythebook.kernel.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.nouns import ANYONE, YOU, Bound, Cards, Noun, This
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.resolve import R_SUBJECT
from bythebook.text.ws.nouns import Group, Kind, Subject, ThisCard
from bythebook.text.ws.scope import Scope, Unplayable

OFF_STAGE: Final = tuple(zone for zone in range(KINDS) if zone not in STAGE)


class Moment:
    """What an ability waits for."""

    def trigger(self, scope: Scope) -> Trigger:
        """What it means; what happened, and to whom, is spoken of from now on."""
        raise NotImplementedError


def who_of(who: Subject | Group, scope: Scope) -> Noun:
    """Whom it has to happen to; a character other than this card is "that character" later."""
    if isinstance(who, Group):
        if who.place:
            raise Unplayable(who, "triggers do not look at places yet")
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), who.whose
        # Where it happens stands in the trigger.
        return Cards(who.whose, (), who.kind.tests(everywhere=False), who.other)
    if not isinstance(who, ThisCard):
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), who.whose(scope)
    return who.noun(scope)


@dataclass(frozen=True)
class Placed(Moment):
    """Placed on the stage, from the hand or from anywhere but the stage."""

    who: ThisCard | Group
    from_hand: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        who = who_of(self.who, scope)
        return Trigger(EV_MOVE, who, (HAND,) if self.from_hand else OFF_STAGE, STAGE)


@dataclass(frozen=True)
class PutAway(Moment):
    """Put into your waiting room from the stage."""

    who: ThisCard | Group

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_MOVE, who_of(self.who, scope), STAGE, (WAITING_ROOM,))


@dataclass(frozen=True)
class Attacks(Moment):
    """Attacks, in one way or in any."""

    who: ThisCard | Group
    how: int = NOTHING

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ATTACK, who_of(self.who, scope), value=self.how)


@dataclass(frozen=True)
class FrontalAttacked(Moment):
    """This card is frontal attacked."""

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ATTACK, value=FRONTAL, other=This())


@dataclass(frozen=True)
class Reversed(Moment):
    """Becomes 【REVERSE】."""

    who: Subject | Group

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ORIENT, who_of(self.who, scope), value=REVERSE)


@dataclass(frozen=True)
class ClimaxPlaced(Moment):
    """Your climax, or one of a name, is placed on your climax area."""

    kind: Kind

    def trigger(self, scope: Scope) -> Trigger:
        who = Cards(YOU, (), self.kind.tests())
        return Trigger(EV_MOVE, who, target=(CLIMAX_AREA,), whose=YOU)


@dataclass(frozen=True)
class ThisClimaxPlaced(Moment):
    """This card is placed on your climax area from your hand."""

    def trigger(self, scope: Scope) -> Trigger:
        if scope.zones() != (CLIMAX_AREA,):
            raise Unplayable(self, "only a climax is placed there")
        return Trigger(EV_MOVE, This(), (HAND,), (CLIMAX_AREA,))


@dataclass(frozen=True)
class Begins(Moment):
    """A phase or step begins."""

    phase: int
    whose: int = ANYONE

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_BEGIN, value=self.phase, whose=self.whose)


@dataclass(frozen=True)
class TurnEnds(Moment):
    """A turn ends."""

    whose: int = ANYONE

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_BEGIN, value=P_TURN_ENDS, whose=self.whose)


@dataclass(frozen=True)
class Canceled(Moment):
    """Damage dealt by this card is canceled."""

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_CANCELED, This())


@dataclass(frozen=True)
class Gated(Moment):
    """Only during a player's turn."""

    turn: int
    moment: Moment

    def trigger(self, scope: Scope) -> Trigger:
        return replace(self.moment.trigger(scope), turn=self.turn)
