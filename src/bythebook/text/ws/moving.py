"""What a text does with cards from one place to another: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.keywords.keyword_actions import ExchangeWith, PutFlippedAway
from bythebook.games.ws.texts import effects as ws
from bythebook.games.ws.texts.placing import PutOnStage
from bythebook.games.ws.texts.stage_effects import (
    ExchangeOnStage,
    ExchangeZones,
    Reposition,
    TakeBottom,
    TakeBottomUpTo,
)
from bythebook.games.ws.zones.markers import PutAsMarkers
from bythebook.games.ws.zones.ordering import PutInOrder
from bythebook.games.ws.zones.zones import CLOCK, HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_MOVED, R_OTHER, R_THEIRS, If
from bythebook.kernel.language.amounts import Both, Exists
from bythebook.kernel.language.nouns import Bound, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, NOTHING, TOP
from bythebook.kernel.texts.branching import OneOf
from bythebook.kernel.texts.verbs import (
    ChooseCards,
    MoveCards,
    TakeTop,
)
from bythebook.text.ws.actions import Action
from bythebook.text.ws.kinds import X, amount_of
from bythebook.text.ws.nouns import Area, Count, Group, Pile
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThatCharacter, TheRest, ThisCard

# How a card goes: the verb that is printed.
PUT: Final = 0
RETURN: Final = 1
RETURN_INTO: Final = 2

# Where on the stage a card goes.
ANY_POSITION: Final = 0
OPEN_POSITION: Final = 1
WHERE_THIS_WAS: Final = 2
WHERE_THIS_IS: Final = 3


def owned(to: Area, whose: int) -> Area:
    """The zone meant, of a player's if it says no more than which."""
    return replace(to, whose=whose) if to.owners else to


def goes(what: Subject, to: Area, scope: Scope, node: object) -> MoveCards:
    """Cards put to an end of a zone of the player whose they are."""
    if scope.everybody and to.their:
        raise Unplayable(node, "all players were spoken of: each of them does it")
    if what.whose(scope) != owned(to, what.whose(scope)).whose:
        raise Unplayable(node, "cards go to zones of the player whose they are")
    return MoveCards(what.noun(scope), to.zones[0], index=BOTTOM if to.bottom else TOP)


def one_way(*ways: tuple[MoveCards | PutOnStage, ...]) -> Effect:
    """A card goes one of some ways, as its player likes; nobody is asked if there is none."""
    return If(Exists(ways[0][0].what), (OneOf(ways),), ways[0])


@dataclass(frozen=True)
class Move(Action):
    """Put cards into a zone, or return them there: a zone of the player whose cards they are."""

    what: Subject
    to: Area
    verb: int = PUT
    any_order: bool = False
    early: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        to = owned(self.to, self.what.whose(scope))
        if to != self.to:
            return replace(self, to=to).effects(scope)
        moved: MoveCards | PutInOrder = goes(self.what, self.to, scope, self)
        many = self.what.several(scope)
        if self.any_order and self.to.whose != scope.by:
            # Whoever does it decides, and not the player whose cards they are.
            moved = PutInOrder(moved.what, moved.to, moved.index, scope.by)
        if self.any_order and not many:
            raise Unplayable(self, "one card has no order")
        scope.held = scope.found = scope.searched = False
        if moved.what == Bound(R_CHOSEN):
            scope.put_to = moved.to
        same = isinstance(self.what, ThatCharacter) or scope.it == scope.character
        from_stage = same and not many and not scope.away
        own = isinstance(self.what, ThisCard | TheRest)
        scope.vacated = self.to.whose if from_stage and not own else -1
        flipped = False
        scope.forget(Bound(R_MOVED))
        if not own:
            if moved.what == Bound(R_BATCH):
                # Those that were flipped over stay "those cards", wherever they are put.
                scope.those = Bound(R_MOVED)
                flipped = scope.flipped and moved.to == WAITING_ROOM
            if same:
                scope.speak_of(Bound(R_MOVED), self.to.whose, many)
                scope.away = moved.to not in STAGE
            else:
                scope.speak_of_card(Bound(R_MOVED), self.to.whose, many)
            scope.card, scope.card_whose = Bound(R_MOVED), self.to.whose
        scope.done = Bound(R_MOVED)
        scope.note_put(moved.to, self.to.whose, Bound(R_BATCH if flipped else R_MOVED))
        return [PutFlippedAway() if flipped else moved]


@dataclass(frozen=True)
class MoveEither(Action):
    """Put a card to one place or to another, as you like."""

    what: Subject
    to: Area
    other: Area
    short: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.several(scope):
            raise Unplayable(self, "several cards could go different ways")
        first = self.to
        if not first.zones:
            # "On the top or at the bottom": of what is said but once.
            first = replace(first, zones=self.other.zones, whose=self.other.whose)
        both = [goes(self.what, to, scope, self) for to in (first, self.other)]
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = scope.searched = False
        scope.speak_of(Bound(R_MOVED), self.other.whose, False)
        scope.ways = (first.zones[0], self.other.zones[0])
        return [one_way((both[0],), (both[1],))]


@dataclass(frozen=True)
class OnStage(Action):
    """Put cards on the stage: on a position you choose, or on a certain one."""

    what: Subject
    where: int = ANY_POSITION
    area: Area | None = None
    state: int = AS_ZONE
    whose: int = YOU

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.whose(scope) != YOU:
            raise Unplayable(self, "cards go to the stage of the player whose they are")
        many = self.what.several(scope)
        here = self.where in (WHERE_THIS_WAS, WHERE_THIS_IS)
        if many and here:
            raise Unplayable(self, "one position is for one character")
        positions = STAGE if self.area is None else self.area.zones
        empty = self.where == OPEN_POSITION
        scope.forget(Bound(R_MOVED))
        scope.held = scope.found = scope.searched = False
        scope.speak_of(Bound(R_MOVED), YOU, many)
        scope.done = Bound(R_MOVED)
        return [PutOnStage(what, positions, empty, here, self.state)]


def noted_moves(scope: Scope) -> int:
    """Where it is noted who changed places, if "if you do" asks whether anybody did."""
    if not scope.linked:
        return NOTHING
    scope.forget(Bound(R_THEIRS))
    scope.done = Bound(R_THEIRS)
    return R_THEIRS


@dataclass(frozen=True)
class Relocate(Action):
    """Move a character to an open position of a part of the stage."""

    what: Subject
    area: Area
    another: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.whose(scope) != self.area.whose:
            raise Unplayable(self, "a character stays on its player's stage")
        return [Reposition(what, self.area.zones, reg=noted_moves(scope))]


@dataclass(frozen=True)
class ExchangeThem(Action):
    """Exchange the positions of the two characters just chosen, or two cards elsewhere."""

    state: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.exchanged is not None:
            one, other = scope.exchanged
            if self.state != AS_ZONE:
                raise Unplayable(self, "cards elsewhere do not stand")
            scope.exchanged = None
            scope.found = False
            if isinstance(one, This) and scope.zones() == STAGE:
                scope.forget(Bound(R_MOVED))
                scope.speak_of(Bound(R_MOVED), YOU, False)
                scope.done = Bound(R_MOVED)
                return [ExchangeWith(other)]
            return [ExchangeZones(one, other, noted_moves(scope))]
        if scope.it is None or not scope.it_several:
            raise Unplayable(self, "two characters have to be spoken of")
        return [ExchangeOnStage(scope.it, self.state, noted_moves(scope))]


@dataclass(frozen=True)
class AsMarker(Action):
    """Put cards under this card as markers."""

    what: Subject
    face: int = AS_ZONE
    article: bool = True

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        under = ThisCard().noun(scope)
        if self.what.whose(scope) != YOU:
            raise Unplayable(self, "cards go under characters of the player whose they are")
        scope.forget(Bound(R_MOVED))
        scope.held = False
        scope.speak_of(Bound(R_MOVED), YOU, self.what.several(scope))
        scope.done = Bound(R_MOVED)
        return [PutAsMarkers(what, under, self.face)]


@dataclass(frozen=True)
class TopCards(Action):
    """Put cards from the top of a zone into another, or from its bottom."""

    area: Area
    to: Area
    n: int | X = 1
    bottom: bool = False
    up_to: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.everybody and self.area.their:
            raise Unplayable(self, "all players were spoken of: each of them does it")
        if self.area.whose != owned(self.to, self.area.whose).whose:
            raise Unplayable(self, "cards go to zones of the player whose they are")
        origin, to, whose = self.area.zones[0], self.to.zones[0], self.area.whose
        count = amount_of(self.n, scope)
        scope.done = Bound(R_BATCH)
        scope.note_put(to, whose, Bound(R_BATCH))
        scope.card = None
        if self.n == 1 and not self.up_to:
            scope.card, scope.card_whose = Bound(R_BATCH), whose
        # One card after others does not become "those cards"; nor are the others still bound.
        several = self.n != 1 or scope.those is None
        scope.those, scope.those_whose = Bound(R_BATCH) if several else None, whose
        scope.flipped = False
        scope.speak_of_card(Bound(R_BATCH), whose, self.n != 1)
        index = BOTTOM if self.to.bottom else TOP
        if self.up_to and self.bottom and index == TOP:
            return [TakeBottomUpTo(origin, to, count, whose)]
        if self.up_to and (self.bottom or index == BOTTOM):
            raise Unplayable(self, "only cards from the top are taken one by one")
        if self.bottom or index == BOTTOM:
            return [TakeBottom(origin, to, count, whose, not self.bottom, index)]
        if origin == CLOCK and to == WAITING_ROOM and not self.up_to:
            return [ws.Heal(count, whose)]
        return [TakeTop(origin, to, count, self.up_to, whose)]


@dataclass(frozen=True)
class Encored(Action):
    """Return a card to the position it was put away from, resting."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.left_stage or isinstance(self.what, ThisCard) != (scope.subject is None):
            raise Unplayable(self, "it has to have just left the stage")
        if scope.character is not None:
            raise Unplayable(self, "something else was spoken of since")
        return [ws.Encore()]


@dataclass(frozen=True)
class ChooseWith(Action):
    """Choose this card and others: both are spoken of next."""

    count: Count
    what: Group | Pile
    after: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if self.what.whose:
            raise Unplayable(self, "they are cards of one player")
        if isinstance(self.what, Pile) and self.what.area.zones == (HAND,):
            raise Unplayable(self, "nobody else sees whether there is one")
        scope.looked = scope.held = False
        scope.choose(YOU, True)
        if isinstance(self.what, Pile) and self.what.area.zones[0] not in STAGE:
            if self.count.n != 1:
                raise Unplayable(self, "two cards are exchanged")
            scope.exchanged = This(), Bound(R_CHOSEN)
            scope.it = scope.character = None
        elif scope.zones() != STAGE:
            # This card is elsewhere: it comes to where the other one stands.
            if self.count.n != 1:
                raise Unplayable(self, "two cards are exchanged")
            scope.exchanged = This(), Bound(R_CHOSEN)
            scope.it = scope.character = None
        else:
            scope.speak_of(Both(This(), Bound(R_CHOSEN)), YOU, True)
        count = amount_of(self.count.n, scope)
        # This card is named beside them: it is none of them.
        return [ChooseCards(replace(self.what, other=True).cards(scope), count, self.count.up_to)]


@dataclass(frozen=True)
class ChooseTwo(Action):
    """Choose 1 card here and 1 card there, to exchange them."""

    first: Pile
    second: Pile
    article: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if self.first.whose or self.second.whose:
            raise Unplayable(self, "they are cards of one player")
        if self.first.area.zones[0] in STAGE and self.second.area.zones[0] in STAGE:
            raise Unplayable(self, "two characters of the stage could be one")
        scope.exchanged = Bound(R_CHOSEN), Bound(R_OTHER)
        scope.it = scope.character = None
        return [
            ChooseCards(self.first.cards(scope)),
            ChooseCards(self.second.cards(scope), reg=R_OTHER),
        ]
