"""Positions that other cards stood on, and cards turned over where they lie; with their lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.defending import Defends
from bythebook.games.ws.placing import PutOnStage, WentTo
from bythebook.games.ws.stage_effects import Reposition
from bythebook.games.ws.zones import LEVEL, MEMORY, STAGE
from bythebook.kernel.abilities import Effect
from bythebook.kernel.conditions import Condition
from bythebook.kernel.nouns import Bound
from bythebook.kernel.refs import AS_ZONE
from bythebook.kernel.resolve import R_MOVED
from bythebook.kernel.verbs import FlipCards as TurnOver
from bythebook.kernel.words import YOU
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.moving import Move, goes, one_way
from bythebook.text.ws.nouns import Area, Count, Pile, several
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import It, Subject


def stood(node: object, what: Subject, scope: Scope) -> None:
    """One card comes to where a character of the same player has just gone from."""
    if what.several(scope):
        raise Unplayable(node, "one position is for one character")
    if scope.vacated != what.whose(scope):
        raise Unplayable(node, "no character of that player has left its position")


@dataclass(frozen=True)
class WhereItStood(Action):
    """Put a card on the position of the character that was just put elsewhere."""

    what: Subject
    state: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        stood(self, self.what, scope)
        what, whose = self.what.noun(scope), self.what.whose(scope)
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = scope.searched = False
        scope.speak_of(Bound(R_MOVED), whose, False)
        scope.vacated = -1
        scope.done = Bound(R_MOVED)
        return [PutOnStage(what, orient=self.state, whose=whose, by=whose, left=True)]


@dataclass(frozen=True)
class DefendsWhere(Action):
    """Move a character to where the one in battle stood; it defends in its place."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        stood(self, self.what, scope)
        what = self.what.noun(scope)
        scope.vacated = -1
        return [Reposition(what, STAGE, left=True), Defends(what)]


@dataclass(frozen=True)
class MoveSome(Action):
    """Put 1 card from a zone elsewhere: whoever does it chooses which."""

    count: Count
    what: Pile
    to: Area

    def effects(self, scope: Scope) -> list[Effect]:
        chosen = Choose(self.count, self.what).effects(scope)
        return [*chosen, *Move(It(several(self.count)), self.to).effects(scope)]


@dataclass(frozen=True)
class EitherPlace(Action):
    """Return a card to the hand, or put it on the stage, as you like."""

    what: Subject
    to: Area

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.several(scope):
            raise Unplayable(self, "several cards could go different ways")
        hand = goes(self.what, self.to, scope, self)
        what = self.what.noun(scope)
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = scope.searched = False
        scope.speak_of(Bound(R_MOVED), YOU, False)
        scope.either = True
        return [one_way((hand,), (PutOnStage(what),))]


@dataclass(frozen=True)
class PlacedSo(Claim):
    """You placed a character on your stage, where it could have gone elsewhere."""

    def condition(self, scope: Scope) -> Condition:
        if not scope.either:
            raise Unplayable(self, "nothing could be placed on the stage before")
        return WentTo(Bound(R_MOVED), STAGE)


@dataclass(frozen=True)
class TurnFace(Action):
    """Turn a card that lies in a memory or a level face down, or face up."""

    what: Subject
    face: int

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        scope.done = what
        return [TurnOver(what, self.face)]


@dataclass(frozen=True)
class ChooseTurned(Action):
    """Choose cards that lie face down: which they are need not be known."""

    count: Count
    pile: Pile

    def effects(self, scope: Scope) -> list[Effect]:
        if self.pile.area.zones[0] not in (MEMORY, LEVEL):
            raise Unplayable(self, "only there cards lie face up or face down")
        return Choose(self.count, self.pile).effects(scope)


POSITIONS: Final = """
# Where others stood, and cards turned over.
deed = WhereItStood : put {what:movable} on the stage position that {form:who_stood} was on {state?:as_state}
who_stood = 1 : that character
who_stood = 2 : that card
who_stood = 3 : their character
who_stood = 4 : character
who_stood = 5 : card
action = DefendsWhere : move {what:movable} to the stage position that the character in battle was on as the defending character
action = Encored : put {what:stage_one} on the stage position that it was on as 【REST】 {=form:1}
action = Encored : put {what:stage_one} on the stage position it was on as 【REST】 {=form:2}
action = TurnFace : put {what:movable} face down {=face:FACE_DOWN}
action = TurnFace : put {what:movable} face up {=face:FACE_UP}
action = ChooseTurned : choose {count:count} {pile:down_pile}
action = Choose : choose {what:another_of_any} {=count:JUST_ONE}
another_of_any = Group : another {kind:kind} {=other:True} {=whose:ANYONE} {=form:3}
action = Choose : choose {count:count} of your {what:named_there}
named_there = Pile : {kind:named} in {area:named_area} {=form:1}
named_area = | room_area | hand_area
action = ChooseWith : choose {what:another_one} and this card {=count:JUST_ONE} {=after:True}
action = ChooseBoth : choose 1 {first:facing_one} and {second:another_of_theirs} {=count:JUST_ONE} {=other:JUST_ONE} {=form:3}
facing_one = Group : {kind:kind} facing this card {=whose:OPPONENT} {=place:OPPOSITE_THIS} {=form:2}
another_of_theirs = Group : another of your opponent's {kind:kind} {place?:their_place} {=whose:OPPONENT} {=form:3}
deed = Move : return {what:movable} into {to:any_deck} {=verb:RETURN_INTO}
any_deck = | deck_area | their_deck | to_their_deck
deed = MoveEither : put {what:movable} into {to:any_target} or {other:any_target}
action = MoveSome : put {count:exactly} {what:from_pile} {to:put_to}
exactly = Exactly : {n:number}
at_next = AtNext : {moment:attack_end} ,
attack_end = AttackEnds : at end of this card's attack
action = PerformEach : perform the following effect once each {?any_order:in any order} {=n:0} {=form:4}
action = GetsOneOf : choose 1 of the {count:number} following ability , and {who:subject} get the chosen ability {until:until} {=form:1}
action = GetsOneOf : choose 1 of the following {count:number} ability , and {who:subject} get the chosen ability {until:until} {=form:2}
action = GetsOneOf : choose 1 of the following ability , and {who:subject} get the chosen ability {until:until} {=form:3}
action = GetsOneOf : {who:subject} get 1 of the following ability of your choice {until:until} {=form:4}
claim = ReturnedSo : you returned a character {to:returned_to} {=n:1} {=form:1}
deed = TopCards : put up to {n:num} card from the bottom of {area:any_stack} {to:any_put_to} {=bottom:True} {=up_to:True}
action = EitherPlace : return {what:pronoun} to {to:hand_area} or put it on any position of your stage
claim = PlacedSo : you placed a character on your stage
down_pile = Pile : {kind:turned_down} in {area:turned_area}
turned_area = | memory_area | level_area | their_memory | to_their_memory | their_level
"""  # noqa: E501 - a rule of the grammar is one line
