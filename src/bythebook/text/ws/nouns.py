"""Which cards a text means, how many, and whose: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from bythebook.games.ws.cards import (
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    COLOR,
    ICONS,
    NAMES,
    TRAITS,
    TYPE,
    exact_name,
    icon_bits,
    with_in_name,
)
from bythebook.games.ws.policy import WHERE_CHARACTERS_ARE, WHERE_CLIMAXES_ARE
from bythebook.games.ws.texts.in_battle import ALL_IN_BATTLE, IN_BATTLE, THEIRS_IN_BATTLE
from bythebook.games.ws.zones.zone_table import ZONES
from bythebook.games.ws.zones.zones import (
    BACK_STAGE,
    CENTER_LEFT,
    CENTER_MIDDLE,
    CENTER_RIGHT,
    CENTER_STAGE,
    FACING,
    IN_FRONT,
    STAGE,
)
from bythebook.kernel.language.amounts import Scaled, Tally
from bythebook.kernel.language.nouns import Amount, Cards, Num
from bythebook.kernel.language.nouns import Limit as Bounded
from bythebook.kernel.language.words import (
    ANYONE,
    AT_LEAST,
    AT_MOST,
    HAS,
    LACKS,
    OPPONENT,
    YOU,
    Test,
)
from bythebook.kernel.state.refs import NOTHING, PUBLIC
from bythebook.text.ws.scope import Scope, Unplayable

if TYPE_CHECKING:
    from bythebook.kernel.language.conditions import Condition
    from bythebook.text.ws.amounts import Measure

# Where on the stage, beside the whole of it.
ANYWHERE: Final = 0
AHEAD: Final = 1
"""in front of this card"""
CENTER: Final = 2
BACK: Final = 3
MIDDLE: Final = 4
OPPOSITE_THIS: Final = 5
"""facing this card"""
BATTLING: Final = 6
BEING_ATTACKED: Final = 7
"""only reminders speak so"""
MIDDLE_TOO: Final = 8
"""the same in other words, as those that end so"""
CENTER_TOO: Final = 9
BACK_TOO: Final = 10
THEIR_CENTER: Final = 11
THEIR_BACK: Final = 12
ANYWHERE_TOO: Final = 13
ANYWHERE_MORE: Final = 14
ANYWHERE_STILL: Final = 15
LEFT: Final = 16
RIGHT: Final = 17
THEIRS_ANYWHERE: Final = 18
LEFT_AND_RIGHT: Final = 19
_PLACES: Final = {
    CENTER: CENTER_STAGE,
    BACK: BACK_STAGE,
    MIDDLE: (CENTER_MIDDLE,),
    MIDDLE_TOO: (CENTER_MIDDLE,),
    CENTER_TOO: CENTER_STAGE,
    BACK_TOO: BACK_STAGE,
    THEIR_CENTER: CENTER_STAGE,
    THEIR_BACK: BACK_STAGE,
    ANYWHERE_TOO: STAGE,
    ANYWHERE_MORE: STAGE,
    ANYWHERE_STILL: STAGE,
    THEIRS_ANYWHERE: STAGE,
    LEFT: (CENTER_LEFT,),
    RIGHT: (CENTER_RIGHT,),
    LEFT_AND_RIGHT: (CENTER_LEFT, CENTER_RIGHT),
}
_RELATIONS: Final = {AHEAD: IN_FRONT, OPPOSITE_THIS: FACING, BATTLING: IN_BATTLE}


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


Sort = Kind | Mixed | ColorOr | TwoColors


def cards_of(
    kind: Sort,
    scope: Scope,
    whose: int = YOU,
    zones: tuple[int, ...] = (),
    other: bool = False,
    place: int = 0,
    everywhere: bool = True,
) -> Cards:
    """The cards of a kind in some zones."""
    return Cards(
        whose,
        zones,
        kind.tests(everywhere),
        other,
        kind.orient(),
        place,
        kind.such(scope),
        kind.either(everywhere),
        kind.limits(scope),
    )


@dataclass(frozen=True)
class Area:
    """A zone, or a part of the stage, of a player; for a card that goes there, which end of it."""

    zones: tuple[int, ...]
    whose: int = YOU
    bottom: bool = False
    their: bool = False
    """said as "their", not as "your opponent's\""""
    form: int = 0
    owners: bool = False
    """of whoever the card belongs to"""


@dataclass(frozen=True)
class Group:
    """Characters of a player on the stage: your other 《Tide》 characters."""

    kind: Sort
    whose: int = YOU
    other: bool = False
    place: int = ANYWHERE
    form: int = 0

    def counted(self, scope: Scope) -> Cards:
        """The same for a number of them that everybody has to know."""
        return self.cards(scope)

    def cards(self, scope: Scope) -> Cards:
        """The cards meant."""
        if self.place == BEING_ATTACKED:
            raise Unplayable(self, "only the reminder of Backup speaks so")
        place = _RELATIONS.get(self.place, 0)
        if place == IN_BATTLE:
            if scope.continuous:
                raise Unplayable(self, "continuous abilities follow their own battles only")
            if self.whose == OPPONENT:
                place = THEIRS_IN_BATTLE
            elif self.whose == ANYONE:
                place = ALL_IN_BATTLE
        if place:
            return cards_of(self.kind, scope, self.whose, (), self.other, place, False)
        if isinstance(self.kind, Kind) and self.kind.head == CLIMAX and self.place == ANYWHERE:
            where = WHERE_CLIMAXES_ARE.value
            return cards_of(self.kind, scope, self.whose, where, self.other, 0, True)
        zones = _PLACES.get(self.place, WHERE_CHARACTERS_ARE.value)
        return cards_of(self.kind, scope, self.whose, zones, self.other, 0, False)


@dataclass(frozen=True)
class Pile:
    """Cards of a kind in a zone: a 《Tide》 character in your waiting room."""

    kind: Sort
    area: Area
    other: bool = False
    form: int = 0

    def counted(self, scope: Scope) -> Cards:
        """The same for a number of them that everybody has to know."""
        found = self.cards(scope)
        if found.asks() and ZONES.sight[self.area.zones[0]] != PUBLIC:
            raise Unplayable(self, "nobody else sees what they are")
        return found

    def cards(self, scope: Scope) -> Cards:
        """The cards meant."""
        on_stage = self.area.zones[0] in STAGE
        return cards_of(
            self.kind, scope, self.area.whose, self.area.zones, self.other, 0, not on_stage
        )

    @property
    def whose(self) -> int:
        """The player they belong to."""
        return self.area.whose


# Among which cards.
OF_THEM: Final = 0
UNSAID_OF: Final = 1
OF_REVEALED: Final = 2
OF_REMAINING: Final = 3


@dataclass(frozen=True)
class Among:
    """Cards of a kind from among those looked at or revealed; it may go without saying."""

    kind: Sort
    of: int = OF_THEM
    form: int = 0


@dataclass(frozen=True)
class Exactly:
    """So many."""

    n: int | X

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return False


@dataclass(frozen=True)
class UpTo:
    """So many or fewer, down to none."""

    n: int | X

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


Count = Exactly | UpTo


def several(count: Count) -> bool:
    """Whether it can be more than one."""
    return not isinstance(count.n, int) or count.n > 1
