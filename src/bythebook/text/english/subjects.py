"""What a verb can be about: this card, it, cards chosen for it, all of some cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA
from bythebook.kernel.language.amounts import Both, Except
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Num, Player, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import Below, ChooseAmong, ChooseCards, Search
from bythebook.text.english.counts import Count, UpTo
from bythebook.text.english.features import With
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import (
    AmongThem,
    Area,
    Asked,
    InArea,
    InPlay,
    Mark,
    Other,
    UnderThis,
)
from bythebook.text.english.scope import CHOSE, Scope, Spoken, Unplayable


class Fetched(NamedTuple):
    """Cards a verb is about: what is done to choose them, and which they are then."""

    effects: list[Effect]
    noun: Noun
    several: bool
    reg: int = NOTHING
    """where they are kept, if they were chosen"""


class Subject:
    """Something a verb can be about."""

    def fetch(self, scope: Scope) -> Fetched:
        """What it means here, chosen if it has to be."""
        raise NotImplementedError

    def noun(self, scope: Scope) -> Noun:
        """What it means where nothing is chosen."""
        found = self.fetch(scope)
        if found.effects:
            raise Unplayable(self, "nothing is chosen here")
        return found.noun


@dataclass(frozen=True)
class ThisCard(Subject):
    """This card, perhaps with the area it is in."""

    area: Area | None = None
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if scope.doubtful:
            raise Unplayable(self, "it leaves open where this card is then")
        if self.area is not None:
            if self.area.whose not in (YOU, NOTHING):
                raise Unplayable(self, "this card is its master's")
            if scope.gone and set(self.area.zones) <= set(scope.gone):
                return Fetched([], scope.game.this_there(self.area.zones), False)
            scope.here(self.area.zones, self)
        if scope.gone:
            return Fetched([], scope.game.this_there(scope.gone), False)
        return Fetched([], This(), False)


@dataclass(frozen=True)
class It(Subject):
    """It, they, the chosen card: what was chosen last, or else what the trigger speaks of."""

    plural: bool = False
    form: int = 0
    that: bool = False
    """that it is pointed at: that card"""
    chosen: bool = False
    """that it is said to be chosen"""
    head: int = 0
    """of which type it is said to be"""

    def fetch(self, scope: Scope) -> Fetched:
        found = scope.it or scope.subject
        named = scope.named_last()
        if named is not None and not (self.chosen or self.head or self.plural):
            found = self.told_apart(found, named, scope)
        if found is None:
            raise Unplayable(self, "nothing was spoken of before")
        if self.plural and not found.several and scope.it is None:
            raise Unplayable(self, "only one card was spoken of")
        if self.chosen and not found.by_choice:
            # Something else was done with other cards since.
            if scope.before is None or not scope.before.by_choice:
                raise Unplayable(self, "nothing was chosen before")
            found = scope.before
        if self.is_bare() and scope.beside and scope.beside[0] is scope.it:
            if found.several:
                return Fetched([], This(), False)
            if not isinstance(found.noun, This):
                raise Unplayable(self, "it could be this card, too, spoken of since")
        if found.unsure and not isinstance(found.noun, Bound):
            raise Unplayable(self, "it was spoken of only under a condition")
        if self.head and found.head and not found.head & self.head:
            raise Unplayable(self, "a card of another type was spoken of")
        if self.head and not found.head and found.noun == Bound(R_EXTRA):
            raise Unplayable(self, "a card of a deck may be of any type")
        reg = found.noun.reg if isinstance(found.noun, Bound) else NOTHING
        if found is scope.it:
            scope.touched = found
        return Fetched([], found.noun, found.several, reg)

    def is_bare(self) -> bool:
        """Whether nothing but "it" is said."""
        return not (self.plural or self.that or self.chosen or self.head)

    def is_paid(self, scope: Scope) -> bool:
        """Whether cards are meant that the cost has moved, of which nothing was said since."""
        return scope.game.is_paid(self.noun(scope))

    def told_apart(self, found: Spoken | None, named: Spoken, scope: Scope) -> Spoken:
        """What is meant after a condition that speaks of a card by itself."""
        if found is None or found.noun == named.noun:
            return named
        if found is scope.it and found.by_choice and scope.touched is not found:
            return found  # chosen for what is done now
        if found.several or found is scope.away:
            return named
        if found is scope.subject and scope.game.stands_out(named.noun):
            return named
        raise Unplayable(self, "it could be the card that the condition speaks of, too")


@dataclass(frozen=True)
class TheRest(Subject):
    """What was looked at and not chosen."""

    form: int = 0
    revealed: bool = False
    """it is said of the cards that were revealed"""

    def fetch(self, scope: Scope) -> Fetched:
        if not scope.looked:
            return self.of_hand(scope)
        rest: Noun = Bound(R_EXTRA)
        if scope.held:
            rest = Except(rest, Bound(scope.held))
        return Fetched([], rest, True)

    def of_hand(self, scope: Scope) -> Fetched:
        """Of a hand of which so many cards were just chosen: all the others."""
        chosen = scope.it
        if chosen is None or not chosen.by_choice or scope.touched is chosen:
            raise Unplayable(self, "no cards were looked at before")
        if scope.origin != (scope.game.hand,) or scope.chooser != (scope.actor, YOU):
            raise Unplayable(self, "no cards were looked at before")
        return Fetched([], Except(Cards(YOU, (scope.game.hand,)), chosen.noun), True)


OF_NO_OTHERS: Final = 0
SOME_OF_THEM: Final = 1
SOME_OF_THOSE: Final = 2
SOME_OF_REVEALED: Final = 3


@dataclass(frozen=True)
class Some(Subject):
    """So many cards of a kind: they are chosen."""

    count: Count
    kind: Sort
    whose: int = NOTHING
    form: int = 0
    of: int = OF_NO_OTHERS
    """of which cards spoken of before they are"""

    def fetch(self, scope: Scope) -> Fetched:
        if scope.continuous:
            raise Unplayable(self, "nothing is chosen in a continuous ability")
        asked = self.kind.asked(scope)
        if asked.joined:
            raise Unplayable(self, "it leaves open how many of each kind")
        if asked.under_one and self.count.n > 1:
            raise Unplayable(self, "it leaves open whether all are under the same card")
        if asked.limits and (asked.among or asked.under):
            self.compared_among(asked)
        several = self.count.n > 1
        count, up_to = Num(self.count.n), self.count.up_to
        reg = scope.next_choice(self)
        effects: list[Effect]
        if self.is_among(asked, scope):
            asked.among = True
        if asked.among and isinstance(self.kind, Kind):
            if replace(self.kind, head=0).asked(scope).zones:
                raise Unplayable(self, "it is said where those spoken of have to be")
        if asked.among or asked.under:
            among = below(asked) if asked.under or scope.among is None else scope.among
            asked.among = asked.under = False
            limits = tuple(asked.limits)
            kind = Cards(ANYONE, (), tuple(asked.tests), asked.other, asked.orient, limits=limits)
            if asked.such:
                kind = replace(plain(self.kind, scope), whose=ANYONE, zones=())
            effects = [ChooseAmong(among, kind, count, up_to, reg)]
            scope.held = reg if scope.looked else 0
        else:
            cards = self.kind.cards(scope, self.whose)
            scope.origin, scope.chooser = cards.zones, (scope.actor, cards.whose)
            if self.whose < 0 and asked.whose < 0:
                cards = replace(cards, whose=self.of_anyone(scope))
            effects = self.chosen(cards, count, up_to, reg, scope)
        scope.chose(reg, several, head_of(self.kind))
        scope.did(CHOSE, Bound(reg), several)
        return Fetched(effects, Bound(reg), several, reg)

    def compared_among(self, asked: Asked) -> None:
        """Cards looked at are compared with others: only where a game says that it is known how."""
        raise Unplayable(self, "what it is compared with is not known by then")

    def is_among(self, asked: Asked, scope: Scope) -> bool:
        """Whether cards are meant that were just looked at: nothing says where else they are."""
        if self.whose >= 0 or asked.whose >= 0 or asked.zones or asked.under or asked.unsaid:
            return False
        if not isinstance(self.kind, Kind) or any(
            isinstance(m, InPlay) or m.is_one() for m in self.kind.marks()
        ):
            return False
        just = scope.it is not None and scope.it.noun == Bound(R_EXTRA)
        return just and scope.looked and scope.among == Bound(R_EXTRA) and not scope.held

    def of_anyone(self, scope: Scope) -> int:
        """Whose cards are chosen if nothing says it: one of which there is only one."""
        kinds = (self.kind,) if isinstance(self.kind, Kind) else self.kind.kinds(scope)
        if all(any(m.is_one() for m in kind.pre) for kind in kinds):
            return ANYONE
        raise Unplayable(self, "it is not said whose they are, nor where")

    def chosen(self, cards: Cards, count: Num, up_to: bool, reg: int, scope: Scope) -> list[Effect]:
        """The choosing, by where the cards are: a deck is searched."""
        if scope.game.deck not in cards.zones:
            return [ChooseCards(cards, count, up_to, reg)]
        if cards.whose != YOU or cards.zones != (scope.game.deck,):
            raise Unplayable(self, "one searches one's own deck")
        if cards.limits:
            raise Unplayable(self, "what it is compared with is not known by then")
        scope.searched = True
        scope.looked = False
        return [Search(cards, count, up_to, reg)]


@dataclass(frozen=True)
class AllOf(Subject):
    """All cards of a kind."""

    kind: Sort
    whose: int = NOTHING
    bare: bool = False
    """that the kind is spoken of, and not all of it"""
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        asked = self.kind.asked(scope)
        if asked.among:
            raise Unplayable(self, "all of those looked at")
        if asked.under:
            if asked.tests or asked.such:
                raise Unplayable(self, "some of those under this card")
            return Fetched([], below(asked), True)
        cards = self.kind.cards(scope, self.whose)
        if self.whose < 0 and asked.whose < 0:
            cards = replace(cards, whose=ANYONE)
        if scope.game.nobody_knows(cards):
            raise Unplayable(self, "nobody knows what they are")
        if not scope.continuous:
            scope.it = Spoken(cards, True)
        return Fetched([], cards, True)

    def chosen(self, cards: Cards, reg: int) -> Effect:
        """Choosing as many of them as can be chosen."""
        return ChooseCards(cards, Num(99), False, reg)


@dataclass(frozen=True)
class BothOf(Subject):
    """One thing and another."""

    first: Subject
    second: Subject
    form: int = 0

    def apart(self, scope: Scope) -> tuple[Subject, Subject]:
        """Each of the two, with what is said once of both.

        That fewer will do, where they are, and what they cost.
        """
        second = self.second
        if not isinstance(second, Some):
            return self.first, second
        if isinstance(self.first, Some) and isinstance(self.first.count, UpTo):
            second = replace(second, count=UpTo(second.count.n))
        if not isinstance(second.kind, Kind):
            return self.first, second
        places = tuple(m for m in second.kind.post if isinstance(m, InArea | AmongThem))
        if isinstance(self.first, ThisCard) and self.first.area is None:
            return self.with_this(self.first, second.kind, scope), second
        if not places or not isinstance(self.first, Some) or is_placed(self.first, scope):
            return self.first, second
        assert isinstance(self.first.kind, Kind)
        post = (*self.first.kind.post, *self.with_both(self.first.kind, second.kind), *places)
        return replace(self.first, kind=replace(self.first.kind, post=post)), second

    def with_both(self, first: Kind, second: Kind) -> tuple[Mark, ...]:
        """What the second kind is with, if that is said of the first, too: in the plural."""
        said = tuple(m for m in second.post if isinstance(m, With))
        if not said or any(isinstance(m, With) for m in first.post):
            return ()
        if not all(m.is_plural() for m in said):
            raise Unplayable(self, "it leaves open whether the first are such cards, too")
        return said

    def with_this(self, this: ThisCard, kind: Kind, scope: Scope) -> ThisCard:
        """This card, beside cards in an area: where it is has to be sure."""
        area = next((m.area for m in kind.post if isinstance(m, InArea)), None)
        if area is None or scope.gone or set(area.zones) <= set(scope.active()):
            return this
        if any(isinstance(m, Other) for m in kind.pre):
            return replace(this, area=area)  # they are other ones of those there
        raise Unplayable(self, "it leaves open whether this card is there, too")

    def fetch(self, scope: Scope) -> Fetched:
        one, other = self.apart(scope)
        if isinstance(one, It) or isinstance(other, It):
            spoken = scope.it or scope.subject
            if spoken is not None and spoken.unsure:
                raise Unplayable(self, "one of them was spoken of only under a condition")
        first, second = one.fetch(scope), other.fetch(scope)
        noun = Both(first.noun, second.noun)
        scope.it = Spoken(noun, True)
        return Fetched([*first.effects, *second.effects], noun, True)


def is_placed(some: Some, scope: Scope) -> bool:
    """Whether it is said where cards are, or whose they are."""
    if not isinstance(some.kind, Kind):
        return True
    places = (InArea, AmongThem, UnderThis, InPlay)
    said = some.whose >= 0 or bool(scope.game.placed(some.kind.head))
    return said or any(isinstance(m, places) for m in some.kind.post)


class Listed(Subject):
    """Several things named one after the other."""

    def parts(self) -> tuple[Some, ...]:
        """Each of them."""
        raise NotImplementedError


@dataclass(frozen=True)
class SameAgain(Subject):
    """The cards of which something was just said to be so; nothing stands for them."""

    def fetch(self, scope: Scope) -> Fetched:
        if scope.speaker is None:
            raise Unplayable(self, "nothing was said of any cards before")
        return Fetched([], scope.speaker, True)


@dataclass(frozen=True)
class Someone(Subject):
    """A player."""

    whose: int = YOU
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        return Fetched([], Player(scope.whose(self.whose)), False)


def below(asked: Asked) -> Noun:
    """The cards under this card, or under others."""
    return Below(This() if asked.below is None else asked.below)


def plain(kind: Sort, scope: Scope) -> Cards:
    """A kind without the word that says they are among others."""
    if isinstance(kind, Kind):
        kept = tuple(m for m in kind.post if not isinstance(m, AmongThem | UnderThis))
        return replace(kind, post=kept).test(scope)
    kinds, area = kind.apart(scope)
    if area is not None:
        raise Unplayable(kind, "they are in two places")
    first, second = kinds
    return replace(kind, first=first, second=second, each=True).test(scope)


def head_of(kind: Sort) -> int:
    """Of which type cards are said to be, if of one."""
    return kind.head if isinstance(kind, Kind) else 0
