"""Conditions: if, unless, while; what is so, and how claims are joined."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.kernel.language.amounts import Among, Compare, Either, Exists, Scaled, Tally
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    Fits,
    StandsIn,
    TurnOf,
    Unless,
)
from bythebook.kernel.language.nouns import Cards, Count, Noun, This
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import Below
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area, Word
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.english.subjects import It, Subject, plain
from bythebook.text.meaning import Unplayable, any_one, every


class Claim:
    """Something that is so or not."""

    def condition(self, scope: Scope) -> Condition:
        """What it asks."""
        raise NotImplementedError

    def names(self, scope: Scope) -> Noun | None:
        """The one card that it speaks of, if it does: the words that follow may call it "it"."""
        return None

    def is_against(self) -> bool:
        """Whether it says against what something is done."""
        return False


class ThisClaim(Claim):
    """Something that is so of this card."""

    def names(self, scope: Scope) -> Noun | None:
        return None if scope.gone else This()


@dataclass(frozen=True)
class Holds(Claim):
    """An area of a player holds so many cards of any kind: your life is at 4 or less."""

    zones: tuple[int, ...]
    n: int
    how: int
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = Cards(scope.whose(self.whose), self.zones)
        return AmountIs(Count(cards), self.how, self.n)


@dataclass(frozen=True)
class Have(Claim):
    """A player has so many cards of a kind; none is 0 or less."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    whose: int = YOU
    form: int = 0
    other: bool = False

    def condition(self, scope: Scope) -> Condition:
        if self.whose < 0:
            raise Unplayable(self, "it is not said who has them")
        cards = self.kind.cards(scope, self.whose)
        if self.other:
            cards = replace(cards, other=True)
        seen_by_all(cards, self, scope)
        return AmountIs(Count(cards), self.how, self.n)


def seen_by_all(cards: Cards, node: object, scope: Scope) -> None:
    """What is asked about cards everybody has to be able to see."""
    if cards.asks() and scope.game.is_hidden(cards):
        raise Unplayable(node, "nobody else sees what they are")


@dataclass(frozen=True)
class There(Claim):
    """There are so many cards of a kind in an area."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0
    whose: int = NOTHING

    def condition(self, scope: Scope) -> Condition:
        if self.whose >= 0:
            return Have(self.kind, self.n, self.how, self.whose).condition(scope)
        asked = self.kind.asked(scope)
        if asked.under:
            kind = plain(self.kind, scope)
            return AmountIs(Count(Among(Below(This()), kind)), self.how, self.n)
        if asked.among:
            found = Among(scope.among or Below(This()), plain(self.kind, scope))
            return AmountIs(Tally(found), self.how, self.n)
        if not asked.zones:
            raise Unplayable(self, "it is not said where")
        cards = self.kind.cards(scope)
        seen_by_all(cards, self, scope)
        return AmountIs(Count(cards), self.how, self.n)


@dataclass(frozen=True)
class Lies(Claim):
    """Cards of a name are in an area."""

    words: tuple[Word, ...]
    area: Area | None = None
    none: bool = False
    other: bool = False

    def condition(self, scope: Scope) -> Condition:
        zones = scope.game.in_play if self.area is None else self.area.zones
        whose = YOU if self.area is None else self.area.whose
        kinds = [
            Count(Cards(scope.whose(whose), zones, (scope.game.word_test(word),), self.other))
            for word in self.words
        ]
        found: list[Condition] = [AmountIs(kind, AT_LEAST, 1) for kind in kinds]
        one = any_one(found)
        return Unless(one) if self.none else one


@dataclass(frozen=True)
class IsIn(Claim):
    """A card of a kind is in an area, or none is."""

    kind: Sort
    area: Area | None = None
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kind = self.kind.test(scope)
        zones = scope.game.in_play if self.area is None else self.area.zones
        whose = YOU if self.area is None else self.area.whose
        if whose < 0:
            raise Unplayable(self, "it is not said whose area it is")
        cards = replace(kind, whose=scope.whose(whose), zones=zones)
        seen_by_all(cards, self, scope)
        return AmountIs(Count(cards), AT_MOST if self.none else AT_LEAST, 0 if self.none else 1)


@dataclass(frozen=True)
class BothLie(Claim):
    """Cards of two names are in an area, both of them."""

    first: Word
    second: Word
    area: Area

    def condition(self, scope: Scope) -> Condition:
        one = Lies((self.first,), self.area).condition(scope)
        return Every((one, Lies((self.second,), self.area).condition(scope)))


@dataclass(frozen=True)
class ThisIsIn(ThisClaim):
    """This card is in an area, or in play."""

    area: Area | None = None
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.area is None:
            scope.here(scope.game.in_play, self)
            return StandsIn(scope.game.in_play)
        if scope.whose(self.area.whose) != YOU:
            raise Unplayable(self, "this card is its master's")
        scope.here(self.area.zones, self)
        return StandsIn(self.area.zones)


@dataclass(frozen=True)
class OneNotOther(Claim):
    """A card of some words is in an area, and none of others."""

    words: tuple[Word, ...]
    area: Area
    others: tuple[Word, ...]

    def condition(self, scope: Scope) -> Condition:
        one = Lies(self.words, self.area).condition(scope)
        return Every((one, Lies(self.others, self.area, none=True).condition(scope)))


@dataclass(frozen=True)
class TurnIs(Claim):
    """It is a player's turn."""

    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return TurnOf(scope.whose(self.whose))


@dataclass(frozen=True)
class IsInMode(Claim):
    """A card is in a mode."""

    who: Subject
    mode: int

    def condition(self, scope: Scope) -> Condition:
        who = self.who.noun(scope)
        if scope.it is None and scope.subject is None and isinstance(who, This):
            scope.subject = Spoken(who, False)
        return Fits(who, Cards(orient=self.mode))

    def names(self, scope: Scope) -> Noun | None:
        return None if isinstance(self.who, It) else self.who.noun(scope)


@dataclass(frozen=True)
class IsA(Claim):
    """A card spoken of is of a kind."""

    who: Subject
    kind: Sort
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        found = Fits(self.who.noun(scope), self.kind.test(scope))
        if not self.none:
            return found
        return Every((Exists(self.who.noun(scope)), Unless(found)))

    def names(self, scope: Scope) -> Noun | None:
        if isinstance(self.who, It) and not self.who.is_paid(scope):
            return None
        return self.who.noun(scope)


@dataclass(frozen=True)
class More(Claim):
    """A player has more cards in an area than the other."""

    zones: tuple[int, ...]
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        mine = Count(Cards(scope.whose(self.whose), self.zones))
        other = Count(Cards(1 - scope.whose(self.whose), self.zones))
        return Compare(mine, AT_LEAST, Scaled(other, 1, 1))


def of_the_same(claims: tuple[Claim, ...]) -> list[Claim]:
    """Claims one after the other: who has something is said once if it is the same player."""
    found: list[Claim] = []
    for claim in claims:
        last = found[-1] if found else None
        if isinstance(claim, Have) and claim.whose < 0 and isinstance(last, Have | Holds):
            found.append(replace(claim, whose=last.whose))
        else:
            found.append(claim)
    return found


def asked(claims: list[Claim], scope: Scope) -> list[Condition]:
    """What claims ask; the one card that they speak of can be "it" from then on."""
    touched = scope.touched
    found = [claim.condition(scope) for claim in claims]
    for claim in claims:
        named = claim.names(scope)
        if named is not None:
            before = scope.named_last()
            scope.name(named, before is not None and before.noun != named)
    scope.touched = touched
    return found


@dataclass(frozen=True)
class EitherOf(Claim):
    """One thing or another is so, or one of three."""

    first: Claim
    second: Claim
    third: Claim | None = None

    def condition(self, scope: Scope) -> Condition:
        said = (self.first, self.second, *(() if self.third is None else (self.third,)))
        return Either(tuple(claim.condition(scope) for claim in of_the_same(said)))


@dataclass(frozen=True)
class If:
    """If some things are so; `form` is which word begins it, `all_of` how they are joined."""

    claims: tuple[Claim, ...]
    form: int = 0
    more: tuple[Claim, ...] = ()

    def condition(self, scope: Scope) -> Condition:
        """All of them."""
        claims = of_the_same((*self.claims, *self.more))
        found = asked(claims, scope)
        return every(found)


@dataclass(frozen=True)
class IfThree:
    """If three things are so."""

    first: Claim
    second: Claim
    third: Claim

    def condition(self, scope: Scope) -> Condition:
        """All of them."""
        return If((self.first, self.second, self.third)).condition(scope)


@dataclass(frozen=True)
class IfNot:
    """Unless some things are so, all of them."""

    claims: tuple[Claim, ...]
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        """The opposite."""
        return Unless(If(self.claims).condition(scope))


@dataclass(frozen=True)
class IfEither:
    """If one thing or another is so."""

    first: Claim
    second: Claim
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        """Any one of them."""
        return Either(tuple(asked(of_the_same((self.first, self.second)), scope)))


@dataclass(frozen=True)
class Trailing:
    """A condition that is said after what is done: "it" stands before that."""

    said: If | IfEither | IfNot | IfThree | Trailing

    def condition(self, scope: Scope) -> Condition:
        """What is said."""
        named = scope.named
        found = self.said.condition(scope)
        scope.named = named
        return found


Prefix = If | IfEither | IfNot | IfThree | Trailing
