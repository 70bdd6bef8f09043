"""If and during: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.ws.cards import TRAITS
from bythebook.games.ws.zones import LEVEL, STAGE
from bythebook.kernel.nouns import (
    AT_LEAST,
    EQUAL,
    LACKS,
    YOU,
    AmountIs,
    Cards,
    Condition,
    Count,
    Every,
    Fits,
    StandsIn,
    Test,
    TurnOf,
)
from bythebook.text.ws.nouns import Area, Group, Kind, Limit, Pile, Subject
from bythebook.text.ws.scope import Scope


class Claim:
    """Something that is so or is not."""

    def condition(self, scope: Scope) -> Condition:
        """What it means here."""
        raise NotImplementedError


@dataclass(frozen=True)
class Have(Claim):
    """You have 2 or more other 《Tide》 characters."""

    group: Group
    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(self.group.cards(scope)), self.how, self.n)


@dataclass(frozen=True)
class HaveAny(Claim):
    """You have a character of a kind, or another one; or you have none."""

    group: Group
    none: bool = False

    def condition(self, scope: Scope) -> Condition:
        how, n = (EQUAL, 0) if self.none else (AT_LEAST, 1)
        return AmountIs(Count(self.group.cards(scope)), how, n)


@dataclass(frozen=True)
class AllAre(Claim):
    """All of your characters have one of some traits."""

    traits: tuple[str, ...]

    def condition(self, scope: Scope) -> Condition:
        without = Cards(YOU, STAGE, (Test(TRAITS, LACKS, words=self.traits),))
        return AmountIs(Count(without), EQUAL, 0)


@dataclass(frozen=True)
class LevelIs(Claim):
    """A player's level is so much, or more, or less."""

    n: int
    how: int = AT_LEAST
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(self.whose, (LEVEL,))), self.how, self.n)


@dataclass(frozen=True)
class Holds(Claim):
    """A zone has so many cards, or more, or less."""

    area: Area
    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(self.area.whose, self.area.zones)), self.how, self.n)


@dataclass(frozen=True)
class Empty(Claim):
    """There are no cards in a zone."""

    area: Area

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(self.area.whose, self.area.zones)), EQUAL, 0)


@dataclass(frozen=True)
class Lies(Claim):
    """A named card is in a zone."""

    kind: Kind
    area: Area

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Pile(self.kind, self.area).cards(scope)), AT_LEAST, 1)


@dataclass(frozen=True)
class StandsAt(Claim):
    """This card is in a part of the stage."""

    area: Area

    def condition(self, scope: Scope) -> Condition:
        return StandsIn(self.area.zones)


@dataclass(frozen=True)
class IsOf(Claim):
    """A character in relation to this card is of some level or cost."""

    who: Subject
    limit: Limit

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(tests=(self.limit.test(),)))


@dataclass(frozen=True)
class If(Claim):
    """If this is so, and that."""

    claims: tuple[Claim, ...]

    def condition(self, scope: Scope) -> Condition:
        parts = tuple(claim.condition(scope) for claim in self.claims)
        return parts[0] if len(parts) == 1 else Every(parts)


@dataclass(frozen=True)
class During(Claim):
    """During a player's turn."""

    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        return TurnOf(self.whose)


def condition_of(prefixes: tuple[Claim, ...], scope: Scope) -> Condition | None:
    """What stands before a sentence as one condition."""
    parts = tuple(prefix.condition(scope) for prefix in prefixes)
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else Every(parts)
