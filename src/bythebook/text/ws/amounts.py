"""Numbers that have to be worked out: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.ws.cards import CARD_LEVEL, COLOR
from bythebook.games.ws.zones.markers import Markers
from bythebook.games.ws.zones.zones import LEVEL
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.amounts import Among as AmongThem
from bythebook.kernel.language.amounts import OfEach, Scaled, Tally, Total
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Noun, ValueOf
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import HAS, YOU, Test
from bythebook.text.ws.kinds import X
from bythebook.text.ws.nouns import Area, Group, Pile, Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThatCharacter


class Measure:
    """A number that a text describes."""

    def amount(self, scope: Scope) -> Amount:
        """What it means here."""
        raise NotImplementedError

    def about(self, scope: Scope) -> Noun | None:
        """The card it is a value of, without which there is no such number."""
        return None

    def spoken(self, scope: Scope) -> None:
        """A condition has spoken of that card: it can be "that character" from now on."""


@dataclass(frozen=True)
class TheX(Measure):
    """X, as the text defines it."""

    def amount(self, scope: Scope) -> Amount:
        return scope.x_amount(X())


@dataclass(frozen=True)
class NumberHad(Measure):
    """The number of characters that a player has."""

    group: Group

    def amount(self, scope: Scope) -> Amount:
        return CountOf(self.group.cards(scope))


@dataclass(frozen=True)
class NumberOf(Measure):
    """The number of cards in a zone, or of a player's characters."""

    what: Group | Pile

    def amount(self, scope: Scope) -> Amount:
        return CountOf(self.what.cards(scope))


def batch_of(node: object, kind: Sort, scope: Scope) -> Noun:
    """Of "those cards", those of a kind."""
    if scope.those is None:
        raise Unplayable(node, "no cards were moved or revealed before")
    return AmongThem(scope.those, cards_of(kind, scope))


@dataclass(frozen=True)
class NumberAmong(Measure):
    """The number of cards of a kind among those moved or revealed."""

    kind: Sort
    revealed: bool = False
    short: bool = False
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return Tally(batch_of(self, self.kind, scope))


@dataclass(frozen=True)
class NumberPut(Measure):
    """The number of cards of a kind that this effect has put somewhere."""

    kind: Sort
    to: Area
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return Tally(PutByThis(self.kind, self.to).noun(scope))


@dataclass(frozen=True)
class YouChose(Subject):
    """The character you chose."""

    form: int = 0

    def noun(self, scope: Scope) -> Noun:
        if scope.character is None:
            raise Unplayable(self, "nothing was chosen before")
        return Bound(R_CHOSEN)


@dataclass(frozen=True)
class StatOf(Measure):
    """The level of a card; with `after`, in the words "the level of"."""

    who: Subject
    stat: int
    after: bool = False
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        if scope.receivers and isinstance(self.who, ThatCharacter):
            return OfEach(self.stat)
        if self.who.several(scope):
            raise Unplayable(self, "several cards have several levels")
        return ValueOf(self.who.noun(scope), self.stat)

    def about(self, scope: Scope) -> Noun | None:
        return self.who.noun(scope)

    def spoken(self, scope: Scope) -> None:
        self.who.spoken(scope)


@dataclass(frozen=True)
class LevelOfPlayer(Measure):
    """A player's level."""

    whose: int = YOU

    def amount(self, scope: Scope) -> Amount:
        return CountOf(Cards(self.whose, (LEVEL,)))


@dataclass(frozen=True)
class TotalLevel(Measure):
    """The levels of some cards, added up."""

    what: Subject

    def amount(self, scope: Scope) -> Amount:
        return Total(self.what.noun(scope), CARD_LEVEL)


@dataclass(frozen=True)
class CardsIn(Subject):
    """The cards in a zone."""

    area: Area

    def noun(self, scope: Scope) -> Noun:
        return Cards(self.area.whose, self.area.zones)

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class PutByThis(Subject):
    """The cards of a kind that this effect has put somewhere."""

    kind: Sort
    to: Area
    form: int = 0

    def noun(self, scope: Scope) -> Noun:
        put = scope.put_there(self.to.zones[0], self.to.whose)
        if put is None:
            raise Unplayable(self, "nothing was put there before, or more than once")
        return AmongThem(put, cards_of(self.kind, scope))

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class MarkersUnder(Measure):
    """The number of markers underneath this card."""

    color: int = 0
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        kind = Cards(tests=(Test(COLOR, HAS, self.color),)) if self.color else None
        return CountOf(Markers(kind=kind))


@dataclass(frozen=True)
class Times(Measure):
    """A number times another; with `before`, the other one stands first."""

    of: Measure
    n: int
    before: bool = False

    def amount(self, scope: Scope) -> Amount:
        return Scaled(self.of.amount(scope), self.n)


@dataclass(frozen=True)
class More(Measure):
    """A number and so much more, or less."""

    of: Measure
    n: int

    def amount(self, scope: Scope) -> Amount:
        found = self.of.amount(scope)
        if isinstance(found, ValueOf) and isinstance(found.of, Bound):
            return replace(found, plus=self.n)  # nothing, if there is no such card (8.6.3.1.3)
        return Scaled(found, 1, self.n)
