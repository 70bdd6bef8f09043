"""What a text does with decks, hands and life: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.dbs.keywords.keywords import choose_some
from bythebook.games.dbs.policy import WHERE_LIFE_IS
from bythebook.games.dbs.texts import effects as dbs
from bythebook.games.dbs.texts.choices import (
    LookAtHand,
)
from bythebook.games.dbs.texts.search_costs import ShuffleDeck
from bythebook.games.dbs.texts.searching import ShuffleIfLooked
from bythebook.games.dbs.texts.under_costs import TopUnderThis
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    ENERGY,
    HAND,
    LIFE,
)
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.language.amounts import Except, Scaled
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import AS_ZONE, BOTH, BOTTOM, NOTHING, TOP
from bythebook.kernel.texts.verbs import (
    ChooseAmong,
    RevealCards,
    ShuffleZone,
    TakeTop,
)
from bythebook.text.dbs.scope import LIFE_OPENED, LOWEST_LOOKED
from bythebook.text.english.actions import PLACE, RETURN, Action, Dest, moved, reg_of, taken
from bythebook.text.english.counts import Count, Exactly
from bythebook.text.english.scope import DREW, PUT_IN, REVEALED, THEIR, Scope, Spoken, Unplayable
from bythebook.text.english.subjects import It, Subject, ThisCard

_ONE: Final = Exactly(1)


@dataclass(frozen=True)
class TopCards(Action):
    """Cards from the top of a deck go somewhere."""

    count: Count
    to: Dest
    whose: int = YOU
    verb: int = PLACE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.to.bottom or self.to.zone in (DECK, BATTLE_AREA):
            raise Unplayable(self, "cards from the top go to another area")
        usual = (AS_ZONE, ACTIVE) if self.to.zone == ENERGY else (AS_ZONE,)
        if self.to.mode not in usual or self.to.face != AS_ZONE:
            if self.count.up_to or self.count.n != 1:
                raise Unplayable(self, "several cards from the top")
            look = dbs.LookAtDeck(Num(1), False, scope.whose(self.whose), 0, R_EXTRA)
            scope.looked, scope.among = False, None
            scope.forget_moved()
            scope.did(PUT_IN, Bound(R_MOVED), False, self.to.zone)
            scope.it = scope.away = Spoken(Bound(R_MOVED), False)
            scope.done = Bound(R_MOVED)
            to = self.to
            put = dbs.Put(Bound(R_EXTRA), to.zone, orient=to.mode, face=to.face, reg=R_MOVED)
            return [look, put]
        whose = scope.whose(self.whose)
        scope.done = Bound(R_MOVED)
        scope.forget_moved()
        scope.did(PUT_IN, Bound(R_MOVED), self.count.n > 1, self.to.zone)
        scope.it = scope.away = Spoken(Bound(R_MOVED), self.count.n > 1)
        scope.looked, scope.among = False, Bound(R_MOVED)
        count = Num(self.count.n)
        return [TakeTop(DECK, self.to.zone, count, self.count.up_to, whose, R_MOVED)]


@dataclass(frozen=True)
class TopOrBottom(Action):
    """Of cards looked at some are placed on the bottom of the deck, the others on the top."""

    what: Subject
    order: bool = False
    form: int = 0
    end: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.looked:
            raise Unplayable(self, "no cards were looked at before")
        found = self.what.fetch(scope)
        reg = scope.next_choice(self)
        scope.done = None
        down = Bound(reg)
        return [
            *found.effects,
            ChooseAmong(found.noun, Cards(ANYONE), Num(99), True, reg),
            dbs.Put(Except(found.noun, down), DECK),
            dbs.Put(down, DECK, index=BOTTOM),
        ]


@dataclass(frozen=True)
class PutEither(Action):
    """One card goes to the top or to the bottom of its owner's deck, as one chooses."""

    what: Subject
    owner: int = 0
    verb: int = PLACE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        if found.several or scope.actor:
            raise Unplayable(self, "it leaves open whether all go to the same end")
        moved(scope, found)
        reg = reg_of(found)
        ends = [(dbs.Put(found.noun, DECK, index=index, reg=reg),) for index in (TOP, BOTTOM)]
        return [*found.effects, choose_some(tuple(ends), 1, False)]


@dataclass(frozen=True)
class PutBack(Action):
    """Cards looked at are put back on the top of the deck: several in any order."""

    what: Subject
    form: int = 0
    top: int = 0
    order: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.looked:
            raise Unplayable(self, "no cards were looked at just before")
        if LOWEST_LOOKED.of(scope):
            raise Unplayable(self, "cards from the bottom are not put back on the top")
        found = self.what.fetch(scope)
        if isinstance(self.what, It) and found.noun != Bound(R_EXTRA):
            raise Unplayable(self, "no cards were looked at just before")
        if found.several and not self.order:
            raise Unplayable(self, "it leaves open in which order")
        if self.order and not found.several:
            raise Unplayable(self, "one card has no order")
        scope.looked, scope.among = False, None
        return [*found.effects, dbs.Put(found.noun, DECK)]


@dataclass(frozen=True)
class Look(Action):
    """Look at cards from the top of a deck, or from its bottom, or reveal them."""

    looks: ClassVar[bool] = True

    count: Count
    whose: int = YOU
    reveals: bool = False
    form: int = 0
    bottom: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked, scope.held, scope.among = True, 0, Bound(R_EXTRA)
        LOWEST_LOOKED.note(scope, self.bottom)
        scope.it = Spoken(Bound(R_EXTRA), self.count.n > 1)
        to = BOTH if self.reveals else NOTHING
        if self.reveals:
            scope.did(REVEALED, Bound(R_EXTRA), self.count.n > 1)
        whose = scope.whose(self.whose)
        count = Num(self.count.n)
        return [dbs.LookAtDeck(count, self.count.up_to, whose, to, bottom=self.bottom)]


@dataclass(frozen=True)
class Reveal(Action):
    """Reveal cards."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.did(REVEALED, found.noun, found.several)
        return [*found.effects, RevealCards(found.noun)]


@dataclass(frozen=True)
class Shuffle(Action):
    """Shuffle a deck; with `looked`, if it was looked through, or whatever was."""

    anyhow: ClassVar[bool] = True

    whose: int = YOU
    looked: bool = False
    form: int = 0
    any_area: bool = False
    """whatever was looked through, and not only the deck"""

    def effects(self, scope: Scope) -> list[Effect]:
        whose = scope.whose(self.whose)
        if self.looked:
            if not scope.searched:
                raise Unplayable(self, "no deck was looked through")
            if not LIFE_OPENED.of(scope) or not self.any_area:
                return [ShuffleIfLooked(whose)]
            LIFE_OPENED.note(scope, False)
            return [ShuffleIfLooked(whose, (DECK, LIFE))]
        scope.looked = scope.unshuffled = False
        scope.among = None
        return [ShuffleZone(DECK, whose)]

    def as_cost(self, scope: Scope) -> CostPart | None:
        return ShuffleDeck() if self.whose == YOU and not self.looked else None


@dataclass(frozen=True)
class ShuffleIn(Action):
    """Shuffle cards into a deck."""

    what: Subject
    whose: int = YOU
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        scope.done = found.noun
        whose = NOTHING if self.whose < 0 else scope.whose(self.whose)
        return [*found.effects, dbs.ShuffleInto(found.noun, whose)]


@dataclass(frozen=True)
class DrawUntil(Action):
    """Draw cards until there are so many in the hand."""

    n: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        missing = Scaled(CountOf(Cards(YOU, (HAND,))), -1, self.n)
        scope.forget_moved()
        scope.did(DREW, Bound(R_MOVED), True)
        return [TakeTop(DECK, HAND, missing, reg=R_MOVED)]


@dataclass(frozen=True)
class LifeUntil(Action):
    """Add life to the hand until so many are left."""

    n: int
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        reg = scope.next_choice(self)
        whose = scope.whose(THEIR if scope.actor else YOU)
        extra = Scaled(CountOf(Cards(whose, WHERE_LIFE_IS.value)), 1, -self.n)
        scope.done = Bound(reg)
        scope.did(PUT_IN, Bound(reg), True, self.to.zone)
        return [
            dbs.ChooseLife(extra, False, whose, reg),
            dbs.Put(Bound(reg), self.to.zone, reg=reg),
        ]


@dataclass(frozen=True)
class TopUnder(Action):
    """The top card of the deck is placed under a card."""

    host: Subject
    form: int = 0
    count: Count = _ONE

    def as_cost(self, scope: Scope) -> CostPart | None:
        if not isinstance(self.host, ThisCard):
            raise Unplayable(self, "it is not done as a cost")
        if self.count.up_to:
            raise Unplayable(self, "a cost says how many")
        return TopUnderThis(self.count.n)

    def effects(self, scope: Scope) -> list[Effect]:
        host = self.host.fetch(scope)
        if host.several:
            raise Unplayable(self, "it leaves open under which card")
        look = dbs.LookAtDeck(Num(self.count.n), self.count.up_to, YOU, 0, R_EXTRA)
        scope.looked = False
        return [*host.effects, look, dbs.PlaceUnder(Bound(R_EXTRA), host.noun)]


@dataclass(frozen=True)
class RevealHand(Action):
    """A player reveals their hand; cards are chosen from it next."""

    yours: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if bool(scope.actor) == self.yours:
            raise Unplayable(self, "everybody reveals their own hand")
        scope.looked, scope.held, scope.among = True, 0, Bound(R_EXTRA)
        scope.it = Spoken(Bound(R_EXTRA), True)
        return [LookAtHand(YOU)]


@dataclass(frozen=True)
class SeeHand(Action):
    """Look at the opponent's hand, which nobody else sees; cards are chosen from it next."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it leaves open whose hand is looked at")
        scope.looked, scope.held, scope.among = True, 0, Bound(R_EXTRA)
        scope.it = Spoken(Bound(R_EXTRA), True)
        return [LookAtHand(OPPONENT, shown=False)]


@dataclass(frozen=True)
class ShuffleTheirs(Action):
    """All players to whose decks cards went shuffle them."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = scope.deeds.get((PUT_IN, DECK))
        if found is None or not scope.unshuffled:
            raise Unplayable(self, "no cards went to decks before")
        scope.unshuffled = False
        return [dbs.ShuffleDecksOf(found.noun)]


@dataclass(frozen=True)
class ToDeck(Action):
    """Cards go to a deck, which has to be shuffled next."""

    what: Subject
    owner: int
    verb: int = RETURN

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found, (PUT_IN, DECK))
        scope.unshuffled = True
        return [*found.effects, dbs.Put(found.noun, DECK, reg=reg_of(found))]
