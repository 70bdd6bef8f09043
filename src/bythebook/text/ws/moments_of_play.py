"""When an automatic ability is triggered: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_ATTACK_ENDS,
    EV_BEGIN,
    EV_CANCELED,
    EV_DAMAGED,
    EV_KEYWORD,
    EV_PLAYED,
    EV_TRIGGER,
    EV_USED,
    FRONTAL,
    P_CLIMAX,
    P_TURN_ENDS,
)
from bythebook.games.ws.texts.in_battle import InItsBattle
from bythebook.games.ws.zones.zone_table import ZONES
from bythebook.games.ws.zones.zones import (
    CLIMAX_AREA,
    CLOCK,
    EVERYWHERE,
    HAND,
    LEVEL,
    REVERSE,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, R_SUBJECT
from bythebook.kernel.language.amounts import MeantNow, SubjectIs
from bythebook.kernel.language.conditions import CameFrom, Condition, Every, Unless
from bythebook.kernel.language.nouns import Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.ws.conditions import Claim, condition_of
from bythebook.text.ws.kinds import Kind, Limit
from bythebook.text.ws.nouns import BATTLING, Group, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import BattleOpponent, Subject, ThisCard

OFF_STAGE: Final = tuple(zone for zone in range(ZONES.count) if zone not in STAGE)


class Moment:
    """What an ability waits for."""

    def trigger(self, scope: Scope) -> Trigger:
        """What it means; what happened, and to whom, is spoken of from now on."""
        raise NotImplementedError


def who_of(who: Subject | Group, scope: Scope) -> Noun:
    """Whom it has to happen to; a character other than this card is "that character" later."""
    if isinstance(who, Group):
        if not who.kind.fixed():
            raise Unplayable(who, "a trigger knows its numbers beforehand")
        scope.subject, scope.subject_whose = Bound(R_SUBJECT), who.whose
        if who.place:
            return MeantNow(who.cards(scope))
        # Where it happens stands in the trigger.
        return cards_of(who.kind, scope, who.whose, (), who.other, 0, False)
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
class PlacedByKeyword(Moment):
    """Placed on the stage from the hand, or by a keyword's effect."""

    word: int
    from_hand: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        by_word = Trigger(EV_KEYWORD, This(), value=self.word)
        if not self.from_hand:
            return by_word
        # From the hand by the keyword is one moment, not two.
        by_word = replace(by_word, condition=Unless(CameFrom((HAND,))))
        return Trigger(EV_MOVE, This(), (HAND,), STAGE, also=(by_word,))


@dataclass(frozen=True)
class PlayedNow(Moment):
    """This card is played and placed on the stage."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_PLAYED, This())


@dataclass(frozen=True)
class PutAway(Moment):
    """Put into your waiting room from the stage."""

    who: ThisCard | Group
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.left_stage = True
        return Trigger(EV_MOVE, who_of(self.who, scope), STAGE, (WAITING_ROOM,))


@dataclass(frozen=True)
class Attacks(Moment):
    """Attacks, in one way or in any."""

    who: ThisCard | Group
    how: int = NOTHING

    def trigger(self, scope: Scope) -> Trigger:
        scope.attack = True
        return Trigger(EV_ATTACK, who_of(self.who, scope), value=self.how)


@dataclass(frozen=True)
class FrontalAttacked(Moment):
    """This card, or another character of yours, is frontal attacked."""

    who: ThisCard | Group
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.attack = True
        attacked = who_of(self.who, scope)
        if isinstance(self.who, Group):
            # The attacker is what it happens to; the one spoken of is the other.
            scope.subject = Bound(R_OTHER)
        return Trigger(EV_ATTACK, value=FRONTAL, other=attacked)


@dataclass(frozen=True)
class AttackEnds(Moment):
    """This card's attack ends."""

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_ATTACK_ENDS, This())


@dataclass(frozen=True)
class Reversed(Moment):
    """Becomes 【REVERSE】, perhaps only if it is in battle."""

    who: Subject | Group
    in_battle: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        condition: Condition | None = None
        who = self.who
        if self.in_battle:
            if isinstance(who, ThisCard):
                condition = InItsBattle()
            elif isinstance(who, Group) and not who.place:
                scope.subject, scope.subject_whose = Bound(R_SUBJECT), who.whose
                inside = Group(who.kind, who.whose, who.other, BATTLING).cards(scope)
                return Trigger(EV_ORIENT, MeantNow(inside), value=REVERSE)
            else:
                return Trigger(EV_ORIENT, who_of(who, scope), value=REVERSE)
        return Trigger(EV_ORIENT, who_of(who, scope), value=REVERSE, condition=condition)


@dataclass(frozen=True)
class OpponentReversed(Moment):
    """This card's battle opponent of some level becomes 【REVERSE】."""

    limit: Limit

    def trigger(self, scope: Scope) -> Trigger:
        who = who_of(BattleOpponent(), scope)
        found = cards_of(Kind(0, self.limit), scope)
        if found.limits:
            raise Unplayable(self, "a trigger knows its numbers beforehand")
        return Trigger(EV_ORIENT, who, value=REVERSE, condition=SubjectIs(found))


@dataclass(frozen=True)
class ClimaxPlaced(Moment):
    """Your climax, or one of a name, is placed on your climax area."""

    kind: Kind

    def trigger(self, scope: Scope) -> Trigger:
        who = Cards(YOU, (), self.kind.tests())
        return Trigger(EV_MOVE, who, target=(CLIMAX_AREA,), whose=YOU)


@dataclass(frozen=True)
class AnyClimaxPlaced(Moment):
    """A climax is placed on a player's climax area."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_MOVE, Cards(self.whose), target=(CLIMAX_AREA,), whose=self.whose)


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
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.climax_phase = self.phase == P_CLIMAX
        return Trigger(EV_BEGIN, value=self.phase, whose=self.whose)


@dataclass(frozen=True)
class TurnEnds(Moment):
    """A turn ends."""

    whose: int = ANYONE

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_BEGIN, value=P_TURN_ENDS, whose=self.whose)


@dataclass(frozen=True)
class Canceled(Moment):
    """Damage dealt by this card is canceled, or is not."""

    taken: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.canceled = not self.taken
        return Trigger(EV_DAMAGED if self.taken else EV_CANCELED, This())


@dataclass(frozen=True)
class DamageToYou(Moment):
    """The damage you receive is canceled, or is not."""

    taken: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.canceled = True
        return Trigger(EV_DAMAGED if self.taken else EV_CANCELED, whose=YOU)


@dataclass(frozen=True)
class UsesAct(Moment):
    """You use an activated ability."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_USED, whose=self.whose)


@dataclass(frozen=True)
class UsesKeyword(Moment):
    """You use a keyword; with `own`, this card's."""

    word: int
    own: bool = False
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = This() if self.own else None
        if self.own:
            # By then the card may be anywhere.
            scope.active = EVERYWHERE
        return Trigger(EV_KEYWORD, who, value=self.word, whose=self.whose)


@dataclass(frozen=True)
class LevelsUp(Moment):
    """A player levels up."""

    whose: int = YOU

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_MOVE, Cards(self.whose), (CLOCK,), (LEVEL,))


@dataclass(frozen=True)
class CheckReveals(Moment):
    """A trigger check of this card, or of a character of yours, turns up a card of a kind."""

    kind: Kind
    own: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if not self.kind.fixed():
            raise Unplayable(self, "a trigger knows its numbers beforehand")
        who = This() if self.own else Cards(YOU)
        if not self.own:
            scope.subject, scope.subject_whose = Bound(R_SUBJECT), YOU
        scope.card, scope.card_whose = Bound(R_OTHER), YOU
        return Trigger(EV_TRIGGER, who, other=cards_of(self.kind, scope, ANYONE))


@dataclass(frozen=True)
class Gated(Moment):
    """Only during a player's turn, or during this card's battle."""

    span: Claim
    moment: Moment

    def trigger(self, scope: Scope) -> Trigger:
        return gated(self.moment.trigger(scope), self.span.condition(scope))


def gated(trigger: Trigger, condition: Condition) -> Trigger:
    """A trigger that has its moment only if something is so."""
    trigger = replace(trigger, also=tuple(gated(other, condition) for other in trigger.also))
    if trigger.condition is not None:
        condition = Every((trigger.condition, condition))
    return replace(trigger, condition=condition)


@dataclass(frozen=True)
class Provided(Moment):
    """If something is so, when something happens: both at the same time."""

    prefixes: tuple[Claim, ...]
    moment: Moment

    def trigger(self, scope: Scope) -> Trigger:
        condition = condition_of(self.prefixes, scope)
        assert condition is not None
        return gated(self.moment.trigger(scope), condition)
