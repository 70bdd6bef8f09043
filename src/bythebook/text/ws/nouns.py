"""Which cards a text means, how many, and whose: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bythebook.games.ws.cards import CLIMAX
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
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import PUBLIC
from bythebook.text.ws.scope import Scope, Unplayable

if TYPE_CHECKING:
    pass
from bythebook.text.ws.kinds import ColorOr, Kind, Mixed, TwoColors, X

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
