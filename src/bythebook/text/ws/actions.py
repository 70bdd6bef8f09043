"""What a text tells a player to do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws import effects as ws
from bythebook.games.ws.markers import PutAsMarkers
from bythebook.games.ws.performing import PerformIcon
from bythebook.games.ws.placing import PutOnStage
from bythebook.games.ws.stage_effects import (
    ExchangeOnStage,
    ExchangeZones,
    Reposition,
    TakeBottom,
    TriggerChecks,
)
from bythebook.games.ws.zones import CLOCK, DECK, HAND, STAGE, STOCK, WAITING_ROOM
from bythebook.kernel.abilities import Effect, Modifier
from bythebook.kernel.control import OneOf
from bythebook.kernel.nouns import OPPONENT, YOU, Bound
from bythebook.kernel.refs import AS_ZONE, BOTTOM, TOP
from bythebook.kernel.resolve import R_BATCH, R_CHOSEN, R_EXTRA, R_MOVED, R_OTHER
from bythebook.kernel.verbs import (
    ChooseAmong,
    ChooseCards,
    MoveCards,
    RevealCards,
    ShuffleZone,
    TakeTop,
    TurnCards,
)
from bythebook.kernel.verbs import Search as SearchZone
from bythebook.text.ws.nouns import (
    Among,
    Area,
    Count,
    Group,
    Pile,
    Sort,
    X,
    amount_of,
    cards_of,
    several,
)
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import LOOKED_AT, Subject, TheRest, ThatCharacter, ThisCard

# How a card goes: the verb that is printed.
PUT: Final = 0
RETURN: Final = 1

# Where on the stage a card goes.
ANY_POSITION: Final = 0
OPEN_POSITION: Final = 1
WHERE_THIS_WAS: Final = 2
WHERE_THIS_IS: Final = 3


class Action:
    """One thing to do."""

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means, once; later words may point back to it."""
        raise Unplayable(self, "it is so all the time, and not done once")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means as long as it holds, in a continuous ability."""
        raise Unplayable(self, "it is done once, and cannot go on")


@dataclass(frozen=True)
class PayCost(Action):
    """Pay the cost: only ever something one may do."""

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "a cost is paid only after `you may`, alone in its sentence")


@dataclass(frozen=True)
class Draw(Action):
    """Draw cards."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        return [ws.Draw(amount_of(self.count.n, scope), self.count.up_to)]


@dataclass(frozen=True)
class Damage(Action):
    """Deal damage to your opponent, perhaps several times; the number may stand before to whom."""

    n: int | X
    times: int = 1
    before: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        dealt = ws.DealDamage(amount_of(self.n, scope))
        return [dealt] * self.times


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; they are what is spoken of next."""

    count: Count
    what: Group | Pile | Among

    def effects(self, scope: Scope) -> list[Effect]:
        count, up_to = amount_of(self.count.n, scope), self.count.up_to
        many = several(self.count)
        if isinstance(self.what, Among):
            if not scope.looked:
                raise Unplayable(self, "no cards were looked at before")
            if scope.held:
                raise Unplayable(self, "some were chosen before and are still there")
            kind = cards_of(self.what.kind, scope)
            scope.held = True
            scope.speak_of(Bound(R_CHOSEN), YOU, many)
            return [ChooseAmong(LOOKED_AT, kind, count, up_to)]
        if isinstance(self.what, Pile) and self.what.area.zones[0] in (DECK, STOCK):
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        if isinstance(self.what, Pile) and self.what.area.zones == (HAND,) and self.what.whose:
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        what = self.what.cards(scope)
        # The rest is what was not chosen last.
        scope.looked = scope.held = False
        scope.speak_of(Bound(R_CHOSEN), self.what.whose, many)
        return [ChooseCards(what, count, up_to)]


@dataclass(frozen=True)
class TheyChoose(Action):
    """Your opponent chooses cards of their own; they are what is spoken of next."""

    count: Count
    what: Group | Pile

    def effects(self, scope: Scope) -> list[Effect]:
        count = amount_of(self.count.n, scope)
        what = self.what.cards(scope)
        scope.speak_of(Bound(R_CHOSEN), OPPONENT, several(self.count))
        return [ChooseCards(what, count, self.count.up_to, by=OPPONENT)]


@dataclass(frozen=True)
class Search(Action):
    """Search your deck for cards."""

    count: Count
    kind: Sort

    def effects(self, scope: Scope) -> list[Effect]:
        what = cards_of(self.kind, scope, YOU, (DECK,))
        scope.speak_of(Bound(R_CHOSEN), YOU, several(self.count))
        return [SearchZone(what, amount_of(self.count.n, scope), self.count.up_to)]


@dataclass(frozen=True)
class Look(Action):
    """Look at cards from the top of your deck; a single one is spoken of next."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        scope.looked = True
        scope.speak_of_card(LOOKED_AT, YOU, several(self.count))
        scope.card = scope.those = None
        return [ws.LookAtDeck(amount, self.count.up_to, R_EXTRA)]


@dataclass(frozen=True)
class RevealDeck(Action):
    """Reveal cards from the top of your deck; they are what is spoken of next."""

    count: Count
    plain: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        many = several(self.count)
        scope.looked = True
        scope.speak_of_card(LOOKED_AT, YOU, many)
        scope.card = scope.those = None
        if many:
            scope.those, scope.those_whose = LOOKED_AT, YOU
        else:
            scope.card, scope.card_whose = LOOKED_AT, YOU
        return [ws.RevealTop(amount, self.count.up_to, R_EXTRA)]


@dataclass(frozen=True)
class FlipCards(Action):
    """Flip over cards from the top of your deck."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        scope.those, scope.those_whose = Bound(R_BATCH), YOU
        scope.speak_of_card(Bound(R_BATCH), YOU, True)
        return [ws.FlipOver(amount, self.count.up_to)]


@dataclass(frozen=True)
class Reveal(Action):
    """Reveal cards to your opponent."""

    what: Subject
    bare: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        return [RevealCards(self.what.noun(scope))]


@dataclass(frozen=True)
class Shuffle(Action):
    """Shuffle your deck; or your opponent does theirs."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [ShuffleZone(DECK)]


def goes(what: Subject, to: Area, scope: Scope, node: object) -> MoveCards:
    """Cards put to an end of a zone of the player whose they are."""
    if what.whose(scope) != to.whose:
        raise Unplayable(node, "cards go to zones of the player whose they are")
    return MoveCards(what.noun(scope), to.zones[0], index=BOTTOM if to.bottom else TOP)


@dataclass(frozen=True)
class Move(Action):
    """Put cards into a zone, or return them there: a zone of the player whose cards they are."""

    what: Subject
    to: Area
    verb: int = PUT
    any_order: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        moved = goes(self.what, self.to, scope, self)
        many = self.what.several(scope)
        if self.any_order and not many:
            raise Unplayable(self, "one card has no order")
        scope.held = False
        if isinstance(self.what, ThisCard | TheRest):
            scope.forget(Bound(R_MOVED))
        else:
            if moved.what == Bound(R_BATCH):
                # Those that were flipped over stay "those cards", wherever they are put.
                scope.those = Bound(R_MOVED)
            if isinstance(self.what, ThatCharacter) or scope.it == scope.character:
                scope.speak_of(Bound(R_MOVED), self.to.whose, many)
            else:
                scope.speak_of_card(Bound(R_MOVED), self.to.whose, many)
            scope.card, scope.card_whose = Bound(R_MOVED), self.to.whose
        scope.done = Bound(R_MOVED)
        return [moved]


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
        both = [goes(self.what, to, scope, self) for to in (self.to, self.other)]
        scope.held = False
        scope.speak_of(Bound(R_MOVED), self.to.whose, False)
        return [OneOf(((both[0],), (both[1],)))]


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
        scope.held = False
        scope.speak_of(Bound(R_MOVED), YOU, many)
        scope.done = Bound(R_MOVED)
        return [PutOnStage(what, positions, empty, here, self.state)]


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
        return [Reposition(what, self.area.zones)]


@dataclass(frozen=True)
class ExchangeThem(Action):
    """Exchange the positions of the two characters just chosen."""

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.exchanged is not None:
            return [ExchangeZones(*scope.exchanged)]
        if scope.it is None or not scope.it_several:
            raise Unplayable(self, "two characters have to be spoken of")
        return [ExchangeOnStage(scope.it)]


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

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area.whose != self.to.whose:
            raise Unplayable(self, "cards go to zones of the player whose they are")
        origin, to, whose = self.area.zones[0], self.to.zones[0], self.area.whose
        count = amount_of(self.n, scope)
        scope.done = Bound(R_BATCH)
        scope.card = scope.those = None
        if self.n == 1 and not self.up_to:
            scope.card, scope.card_whose = Bound(R_BATCH), whose
        scope.those, scope.those_whose = Bound(R_BATCH), whose
        scope.speak_of_card(Bound(R_BATCH), whose, self.n != 1)
        index = BOTTOM if self.to.bottom else TOP
        if self.up_to and (self.bottom or index == BOTTOM):
            raise Unplayable(self, "only cards from the top are taken one by one")
        if self.bottom or index == BOTTOM:
            return [TakeBottom(origin, to, count, whose, not self.bottom, index)]
        if origin == CLOCK and to == WAITING_ROOM and not self.up_to:
            return [ws.Heal(count, whose)]
        return [TakeTop(origin, to, count, self.up_to, whose)]


@dataclass(frozen=True)
class Turn(Action):
    """【STAND】, 【REST】 or 【REVERSE】 characters."""

    what: Subject
    state: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [TurnCards(self.what.noun(scope), self.state)]


@dataclass(frozen=True)
class Encored(Action):
    """Return a card to the position it was put away from, resting."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.left_stage or isinstance(self.what, ThisCard) != (scope.subject is None):
            raise Unplayable(self, "it has to have just left the stage")
        if scope.character is not None:
            raise Unplayable(self, "something else was spoken of since")
        return [ws.Encore()]


@dataclass(frozen=True)
class PerformsIcon(Action):
    """Perform what a trigger icon does."""

    icon: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [PerformIcon(self.icon)]


@dataclass(frozen=True)
class ChecksOften(Action):
    """During that attack, perform a trigger check so many times."""

    n: int

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.attack:
            raise Unplayable(self, "there is no attack under way")
        return [TriggerChecks(self.n)]


@dataclass(frozen=True)
class ChooseTwo(Action):
    """Choose 1 card here and 1 card there, to exchange them."""

    first: Pile
    second: Pile

    def effects(self, scope: Scope) -> list[Effect]:
        if self.first.whose or self.second.whose:
            raise Unplayable(self, "they are cards of one player")
        scope.exchanged = Bound(R_CHOSEN), Bound(R_OTHER)
        scope.it = scope.character = None
        return [
            ChooseCards(self.first.cards(scope)),
            ChooseCards(self.second.cards(scope), reg=R_OTHER),
        ]
