"""What a verb can be about: this card, it, cards chosen for it, all of some cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.games.dbs.policy import WHERE_LEADERS_ARE
from bythebook.games.dbs.texts.choices import ChooseIgnoring, ThisThere
from bythebook.games.dbs.texts.counter_effects import BeingPlayed
from bythebook.games.dbs.texts.effects import ChooseLife
from bythebook.games.dbs.texts.fighting import Fighting
from bythebook.games.dbs.texts.life_faces import ChooseOpen
from bythebook.games.dbs.texts.searching import NoteLooked, SearchAny
from bythebook.games.dbs.zones.zones import DECK, DROP, ENERGY, IN_PLAY, LIFE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import IfDid, May
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.verbs import ChooseCards, Search
from bythebook.text.dbs.lexicon import is_open
from bythebook.text.dbs.names import different, without_difference
from bythebook.text.dbs.scope import COUNTERS_PLAY, LIFE_OPENED, PLAYED_TYPE
from bythebook.text.english import subjects as english
from bythebook.text.english.counts import FromTo
from bythebook.text.english.scope import CHOSE, Scope, Unplayable
from bythebook.text.english.subjects import Fetched, Subject


@dataclass(frozen=True)
class ThisDropped(Subject):
    """This card, which lies in its owner's drop area by then."""

    def fetch(self, scope: Scope) -> Fetched:
        return Fetched([], ThisThere((DROP,)), False)


@dataclass(frozen=True)
class TheOther(Subject):
    """The card on the other side of what the trigger speaks of: the attacking card."""

    guard: bool = False
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        return Fetched([], Fighting(self.guard), False)


@dataclass(frozen=True)
class ItsPlayed(Subject):
    """The card being played, at a counter timing."""

    form: int = 0
    head: int = BATTLE
    done: bool = False
    """that it is said to be played already"""

    def fetch(self, scope: Scope) -> Fetched:
        if not COUNTERS_PLAY.of(scope):
            raise Unplayable(self, "no card is being played")
        PLAYED_TYPE.note(scope, self.head)
        scope.it = None  # from now on it is spoken of
        return Fetched([], BeingPlayed(PLAYED_TYPE.of(scope)), False)


@dataclass(frozen=True)
class TheLeader(Subject):
    """A player's leader."""

    whose: int = YOU
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        leader = Cards(scope.whose(self.whose), WHERE_LEADERS_ARE.value)
        return Fetched([], leader, False)


@dataclass(frozen=True)
class Some(english.Some):
    """So many cards of a kind: they are chosen, perhaps ignoring [Barrier]."""

    ignoring: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        alike, char = without_difference(self.kind)
        if char >= 0:
            found = replace(self, kind=alike).fetch(scope)
            return found._replace(effects=different(found.effects, char, self))
        if isinstance(self.count, FromTo) and not scope.continuous:
            return self.few(self.count, scope)
        return super().fetch(scope)

    def few(self, count: FromTo, scope: Scope) -> Fetched:
        """From so many to so many life cards."""
        cards = self.kind.cards(scope, self.whose)
        if cards.zones != (LIFE,) or cards.asks() or cards.orient >= 0 or cards.whose != YOU:
            raise Unplayable(self, "so only one's own life cards are chosen")
        reg = scope.next_choice(self)
        scope.origin = cards.zones
        scope.chose(reg, True)
        scope.did(CHOSE, Bound(reg), True)
        chosen = ChooseLife(Num(count.n), False, cards.whose, reg, count.least)
        return Fetched([chosen], Bound(reg), True, reg)

    def chosen(self, cards: Cards, count: Num, up_to: bool, reg: int, scope: Scope) -> list[Effect]:
        """The choosing, by where the cards are."""
        if self.ignoring:
            if set(cards.zones) - {*IN_PLAY, ENERGY} or cards.zones == (ENERGY,):
                raise Unplayable(self, "only cards in play have [Barrier]")
            return [ChooseIgnoring(cards, count, up_to, reg)]
        if cards.zones == (LIFE,) and not cards.asks() and cards.orient < 0:
            return [ChooseLife(count, up_to, cards.whose, reg)]
        if cards.zones == (LIFE,) and is_open(cards):
            return [ChooseOpen(cards, count, up_to, reg)]
        if LIFE in cards.zones:
            return self.searched(cards, count, up_to, reg, scope)
        if DECK not in cards.zones:
            return [ChooseCards(cards, count, up_to, reg)]
        if cards.whose != YOU:
            raise Unplayable(self, "one searches one's own deck")
        if cards.limits:
            raise Unplayable(self, "what it is compared with is not known by then")
        scope.searched = True
        scope.looked = False
        search = Search(cards, count, up_to, reg)
        if cards.zones == (DECK,):
            return [NoteLooked(), search]
        others = replace(cards, zones=tuple(z for z in cards.zones if z != DECK))
        without = ChooseCards(others, count, up_to, reg)
        return [May((NoteLooked(), search)), IfDid((NoteLooked(False), without), False)]

    def searched(
        self, cards: Cards, count: Num, up_to: bool, reg: int, scope: Scope
    ) -> list[Effect]:
        """Cards in the deck or in life, which are looked through and then shuffled."""
        if set(cards.zones) != {DECK, LIFE} or cards.whose != YOU or not up_to or cards.limits:
            raise Unplayable(self, "nobody knows what is in life")
        scope.searched = True
        LIFE_OPENED.note(scope, True)
        scope.looked = False
        return [SearchAny(cards, (DECK, LIFE), count, up_to, reg)]


@dataclass(frozen=True)
class AllOf(english.AllOf):
    """All cards of a kind, perhaps ignoring [Barrier]."""

    ignoring: int = 0

    def chosen(self, cards: Cards, reg: int) -> Effect:
        if self.ignoring:
            return ChooseIgnoring(cards, Num(99), False, reg)
        return super().chosen(cards, reg)
