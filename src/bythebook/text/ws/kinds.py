"""Kinds of cards: characters, colors, traits, levels, and numbers that texts name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bythebook.games.ws.cards import (
    CARD_LEVEL,
    CHARACTER,
    COLOR,
    ICONS,
    NAMES,
    TRAITS,
    TYPE,
    exact_name,
    icon_bits,
    with_in_name,
)
from bythebook.kernel.language.amounts import Scaled, Tally
from bythebook.kernel.language.nouns import Amount, Num
from bythebook.kernel.language.nouns import Limit as Bounded
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, HAS, LACKS, Test
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.ws.scope import Scope, Unplayable

if TYPE_CHECKING:
    from bythebook.kernel.language.conditions import Condition
    from bythebook.text.ws.amounts import Measure


@dataclass(frozen=True)
class X:
    """A number that the text defines later."""


@dataclass(frozen=True)
class Same:
    """As many as were moved just before."""

    asks_how_many: ClassVar = "drawn"


def amount_of(n: int | X | Same, scope: Scope) -> Amount:
    """A number as written, or X, or as many as before."""
    if isinstance(n, Same):
        counted = scope.lately or scope.done or scope.before
        if counted is None:
            raise Unplayable(n, "nothing was moved before")
        return Tally(counted)
    return Num(n) if isinstance(n, int) else scope.x_amount(n)


@dataclass(frozen=True)
class Limit:
    """Level 1 or lower, cost 0 or lower, level 3, level X or lower."""

    stat: int
    n: int | X
    how: int = AT_MOST
    form: int = 0


@dataclass(frozen=True)
class LevelBound:
    """With a level not above some number, or above it: your level, the level of some card."""

    measure: Measure
    of: int = 0
    article: bool = False
    above: bool = False

    def limit(self, scope: Scope) -> Bounded:
        """What it asks of a card."""
        amount = self.measure.amount(scope)
        if self.above:
            return Bounded(CARD_LEVEL, AT_LEAST, Scaled(amount, 1, 1))
        return Bounded(CARD_LEVEL, AT_MOST, amount)


class Asking:
    """A kind of card: what it asks, unless more is said."""

    def either(self, everywhere: bool = True) -> tuple[tuple[Test, ...], ...]:
        """Kinds any one of which will do."""
        return ()

    def limits(self, scope: Scope) -> tuple[Bounded, ...]:
        """What it asks that has to be worked out first."""
        return ()

    def orient(self) -> int:
        """In which state."""
        return NOTHING

    def such(self, scope: Scope) -> Condition | None:
        """What it asks of a card that is no characteristic of its own."""
        return None

    def fixed(self) -> bool:
        """Whether nothing of it has to be worked out."""
        return True


@dataclass(frozen=True)
class Kind(Asking):
    """A kind of card: its head noun (0 for any card) and what stands around it."""

    head: int
    limit: Limit | None = None
    color: int = 0
    traits: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    state: int = NOTHING
    parts: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    bound: LevelBound | None = None
    icon: int = NOTHING

    def tests(self, everywhere: bool = True) -> tuple[Test, ...]:
        """What it asks of a card; on the stage every card is a character."""
        found: list[Test] = []
        if everywhere:
            if self.head:
                found.append(Test(TYPE, HAS, self.head))
        elif self.head != CHARACTER and (self.head or not (self.names or self.parts)):
            raise Unplayable(self, "only characters stand on the stage")
        if self.limit is not None and isinstance(self.limit.n, int):
            found.append(Test(self.limit.stat, self.limit.how, self.limit.n))
        if self.color:
            found.append(Test(COLOR, HAS, self.color))
        if self.traits:
            found.append(Test(TRAITS, HAS, words=self.traits))
        if self.without:
            found.append(Test(TRAITS, LACKS, words=self.without))
        if self.icon != NOTHING:
            found.append(Test(ICONS, HAS, icon_bits(self.icon)))
        if self.names:
            found.append(Test(NAMES, HAS, words=tuple(exact_name(n) for n in self.names)))
        if len(self.parts) == 1:
            found += with_in_name(self.parts[0])
        return tuple(found)

    def limits(self, scope: Scope) -> tuple[Bounded, ...]:
        """What it asks that has to be worked out first."""
        found: list[Bounded] = []
        if self.limit is not None and not isinstance(self.limit.n, int):
            found.append(Bounded(self.limit.stat, self.limit.how, scope.x_amount(self.limit)))
        if self.bound is not None:
            found.append(self.bound.limit(scope))
        return tuple(found)

    def either(self, everywhere: bool = True) -> tuple[tuple[Test, ...], ...]:
        """Kinds any one of which will do."""
        return tuple(with_in_name(part) for part in self.parts) if len(self.parts) > 1 else ()

    def orient(self) -> int:
        """In which state."""
        return self.state

    def fixed(self) -> bool:
        """Whether nothing of it has to be worked out."""
        return self.bound is None and (self.limit is None or isinstance(self.limit.n, int))


@dataclass(frozen=True)
class Mixed(Asking):
    """Cards of one kind or of another: an event or a 《Tide》 character."""

    first: Kind
    second: Kind
    article: bool = False
    one: bool = False

    def tests(self, everywhere: bool = True) -> tuple[Test, ...]:
        """What is asked of all of them: nothing."""
        return ()

    def either(self, everywhere: bool = True) -> tuple[tuple[Test, ...], ...]:
        """Kinds any one of which will do."""
        for kind in (self.first, self.second):
            if not kind.fixed() or kind.state != NOTHING or len(kind.parts) > 1:
                raise Unplayable(self, "one kind among others is simple")
        return (self.first.tests(everywhere), self.second.tests(everywhere))


class OfColors(Asking):
    """Cards of which a color is said, with a limit and a state."""

    head: int
    limit: Limit | None
    state: int

    def limits(self, scope: Scope) -> tuple[Bounded, ...]:
        """What it asks that has to be worked out first."""
        return Kind(self.head, self.limit).limits(scope)

    def orient(self) -> int:
        """In which state."""
        return self.state

    def fixed(self) -> bool:
        """Whether nothing of it has to be worked out."""
        return Kind(self.head, self.limit).fixed()


@dataclass(frozen=True)
class TwoColors(OfColors):
    """Cards of one color or of another: a red or blue card."""

    head: int
    first: int
    second: int
    limit: Limit | None = None
    state: int = NOTHING
    traits: tuple[str, ...] = ()

    def tests(self, everywhere: bool = True) -> tuple[Test, ...]:
        """What is asked of all of them."""
        colors = self.first | self.second
        return Kind(self.head, self.limit, colors, self.traits).tests(everywhere)


@dataclass(frozen=True)
class ColorOr(OfColors):
    """Cards of a color or of a trait: a blue or 《Tide》 character."""

    head: int
    color: int
    traits: tuple[str, ...]
    limit: Limit | None = None
    state: int = NOTHING
    form: int = 0

    def tests(self, everywhere: bool = True) -> tuple[Test, ...]:
        """What is asked of all of them."""
        return Kind(self.head, self.limit).tests(everywhere)

    def either(self, everywhere: bool = True) -> tuple[tuple[Test, ...], ...]:
        """Kinds any one of which will do."""
        colored = (Test(COLOR, HAS, self.color),)
        return (colored, (Test(TRAITS, HAS, words=self.traits),))
