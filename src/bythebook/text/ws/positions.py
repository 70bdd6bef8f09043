"""Where cards are put: positions others stood on, one place or another; with the lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.defending import Defends
from bythebook.games.ws.texts.placing import PutOnStage, WentTo
from bythebook.games.ws.texts.stage_effects import Reposition
from bythebook.games.ws.zones.zones import CLIMAX_AREA, DECK, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_MOVED
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.refs import AS_ZONE
from bythebook.kernel.texts.branching import OneOf
from bythebook.kernel.texts.verbs import MoveCards, TakeTop
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.kinds import X, amount_of
from bythebook.text.ws.moving import Move, OnStage, goes, noted_moves, one_way
from bythebook.text.ws.nouns import Area, Count, Pile, several
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import It, Subject, ThisCard


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
class MoveFacing(Action):
    """Move a character to an open position that somebody faces."""

    what: Subject
    area: Area
    form: int = 0
    this: bool = False
    """that this card is said to be faced there"""

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.whose(scope) != YOU or self.what.several(scope):
            raise Unplayable(self, "one of your characters moves")
        if self.this and not isinstance(self.what, ThisCard):
            raise Unplayable(self, "it is not this card that is faced there")
        return [Reposition(self.what.noun(scope), self.area.zones, True, reg=noted_moves(scope))]


@dataclass(frozen=True)
class Separately(OnStage):
    """Put several cards on the stage, each on a position of its own; at once, or one each time."""

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.several(scope):
            return super().effects(scope)
        if not scope.depth:
            raise Unplayable(self, "one card has one position")
        one = It() if self.what == It(plural=True) else self.what
        placed = OnStage(one, self.where, self.area, self.state).effects(scope)
        return [replace(e, apart=True) if isinstance(e, PutOnStage) else e for e in placed]


@dataclass(frozen=True)
class HereAs(Action):
    """Put a card on the position that this card is on, in a state."""

    what: Subject
    state: int = AS_ZONE

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.several(scope) or self.what.whose(scope) != YOU:
            raise Unplayable(self, "one position is for one character of its player")
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = False
        scope.speak_of(Bound(R_MOVED), YOU, False)
        scope.done = Bound(R_MOVED)
        return [PutOnStage(what, here=True, orient=self.state)]


@dataclass(frozen=True)
class WhereThisIs(Action):
    """Put a card on the position that this card is on."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.several(scope) or self.what.whose(scope) != YOU:
            raise Unplayable(self, "one position is for one character of its player")
        scope.speak_of(Bound(R_MOVED), YOU, False)
        return [PutOnStage(what, here=True)]


@dataclass(frozen=True)
class OnClimaxArea(Action):
    """Put a climax on your climax area, not by playing it."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.whose(scope) != YOU:
            raise Unplayable(self, "cards go to zones of the player whose they are")
        moved = MoveCards(self.what.noun(scope), CLIMAX_AREA)
        scope.speak_of(Bound(R_MOVED), YOU, self.what.several(scope))
        return [moved]


@dataclass(frozen=True)
class FromMemory(OnStage):
    """Put a character that was put into the memory back on the stage."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.several(scope):
            raise Unplayable(self, "one character was spoken of")
        return super().effects(scope)


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
        top = self.long or Area(self.other.zones, self.other.whose)
        three = [goes(self.what, to, scope, self) for to in (top, self.other, self.third)]
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = scope.searched = False
        scope.speak_of(Bound(R_MOVED), self.other.whose, False)
        return [one_way(*((one,) for one in three))]


@dataclass(frozen=True)
class EitherDeck(Action):
    """Put the top cards of your deck or of your opponent's into the waiting room."""

    n: int | X = 1

    def effects(self, scope: Scope) -> list[Effect]:
        count = amount_of(self.n, scope)
        mine, theirs = (
            TakeTop(DECK, WAITING_ROOM, count, False, whose) for whose in (YOU, OPPONENT)
        )
        scope.forget(Bound(R_BATCH))
        scope.it = scope.card = scope.those = scope.done = None
        return [OneOf(((mine,), (theirs,)))]


LINES: Final = """
# Where cards are put.
deed = WhereItStood : put {what:movable} on the stage position that {form:who_stood} was on {state?:as_state}
who_stood = 1 : that character
who_stood = 2 : that card
who_stood = 3 : their character
who_stood = 4 : character
who_stood = 5 : card
action = DefendsWhere : move {what:movable} to the stage position that the character in battle was on as the defending character
action = Encored : put {what:stage_one} on the stage position that it was on as 【REST】 {=form:1}
action = Encored : put {what:stage_one} on the stage position it was on as 【REST】 {=form:2}
action = Choose : choose {what:another_of_any} {=count:JUST_ONE}
another_of_any = Group : another {kind:kind} {=other:True} {=whose:ANYONE} {=form:3}
action = Choose : choose {count:count} of your {what:named_there}
named_there = Pile : {kind:named} in {area:named_area} {=form:1}
named_area = | room_area | hand_area
action = ChooseWith : choose {what:another_one} and this card {=count:JUST_ONE} {=after:True}
another_of_theirs = Group : another of your opponent's {kind:kind} {place?:their_place} {=whose:OPPONENT} {=form:3}
deed = Move : return {what:movable} into {to:any_deck} {=verb:RETURN_INTO}
any_deck = | deck_area | their_deck | to_their_deck
deed = MoveEither : put {what:movable} into {to:any_target} or {other:any_target}
action = MoveSome : put {count:exactly} {what:from_pile} {to:put_to}
exactly = Exactly : {n:number}
at_next = AtNext : {moment:attack_end} ,
attack_end = AttackEnds : at end of this card's attack
deed = TopCards : put up to {n:num} card from the bottom of {area:any_stack} {to:any_put_to} {=bottom:True} {=up_to:True}
action = EitherPlace : return {what:pronoun} to {to:hand_area} or put it on any position of your stage
claim = PlacedSo : you placed a character on your stage
action = MoveFacing : move {what:movable} to a open position of {area:own_stage} with a character facing {this:faced}
faced = True : this card
faced = False : it
deed = Relocate : move {what:movable} to a open position of {area:of_theirs}
deed = Relocate : move {what:movable} to another open position of {area:of_theirs} {=another:True}
action = Separately : put {what:movable} on separate position of {area:own_stage} {state?:as_state}
action = HereAs : put {what:movable} on the stage position that this card is on {state:as_state}
deed = TopCards : put {n:num} card from the top of {area:any_stack} {to:any_put_to} {=form:1}
deed = TopCards : put {n:num} card from the bottom of {area:any_stack} {to:any_put_to} {=bottom:True} {=form:1}
deed = TopCards : return the top card of {area:any_stack} to {to:any_hand} {=form:2}
deed = TopCards : return the top {n:num} card of {area:any_stack} to {to:any_hand} {=form:2}
deed = MoveEither : put {what:movable} on {to:their_top} or {other:any_put_to}
deed = MoveEither : return {what:movable} to {to:any_hand} or put it {other:any_put_to} {=short:True}
deed = MoveThree : put {what:movable} on the top or at {other:bottom_of} or {third:put_to}
deed = MoveThree : put {what:movable} on the top or at {other:their_bottom} or {third:any_put_to}
deed = MoveThree : put {what:movable} on {long:top_of} or at {other:bottom_of} or {third:put_to}
action = FromMemory : put {what:that_character} from your memory on any position of your stage {state?:as_state}
action = FromMemory : put {what:that_character} in your memory on any position of your stage {state?:as_state} {=form:1}
action = TurnSome : 【REST】 {count:count} of {what:stage_group} {=state:REST}
action = TurnSome : 【STAND】 {count:count} of {what:stage_group} {=state:STAND}
deed = Move : put {what:movable} in any order {to:any_put_to} {=any_order:True} {=early:True}
action = ExchangeThem : exchange those card {state?:as_state} {=form:1}
action = ExchangeThem : exchange those character {state?:as_state} {=form:2}
action = WhereThisIs : put {what:movable} on the stage position that this card is on
action = OnClimaxArea : put {what:pronoun} on your climax area
action = EitherDeck : put the top {n:num} card of your deck or your opponent's deck into the waiting room
action = EitherDeck : put the top card of your deck or your opponent's deck into the waiting room {=n:1}
deed = TopCards : return up to {n:num} card from the top of {area:any_stack} to {to:any_hand} {=up_to:True} {=form:2}
deed = TopCards : return up to {n:num} card from the top of {area:any_stack} into {to:any_hand} {=up_to:True} {=form:3}
action = MoveFacing : move {what:movable} to a open position of {area:own_stage} with a opponent character facing that stage position {=form:1}
deed = WhereItStood : put {what:movable} on the stage position {form:put_there} was in {state?:as_state}
put_there = 6 : the character put into your waiting room by this effect
put_there = 7 : the character put into the waiting room by this effect
put_there = 8 : that the character put into your waiting room by this effect
put_there = 9 : that the character put into the waiting room by this effect
put_there = 10 : that that character
put_there = 11 : that character
"""  # noqa: E501 - a rule of the grammar is one line
