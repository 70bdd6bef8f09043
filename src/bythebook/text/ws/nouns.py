"""Which cards a text means, how many, and whose: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.battle import BattleOpponent as OpponentInBattle
from bythebook.games.ws.cards import (
    CHARACTER,
    COLOR,
    NAMES,
    TRAITS,
    TYPE,
    exact_name,
    where_characters_are,
)
from bythebook.games.ws.zones import CENTER_STAGE, FACING, IN_FRONT, STAGE
from bythebook.kernel.nouns import (
    AT_MOST,
    HAS,
    OPPONENT,
    YOU,
    Bound,
    Cards,
    Noun,
    Player,
    Rest,
    Test,
    This,
)
from bythebook.kernel.resolve import R_CHOSEN, R_EXTRA
from bythebook.text.ws.scope import Scope, Unplayable

# Where on the stage, beside the whole of it.
ANYWHERE: Final = 0
AHEAD: Final = 1
"""in front of this card"""
CENTER: Final = 2


@dataclass(frozen=True)
class Limit:
    """Level 1 or lower, cost 0 or lower, level 3."""

    stat: int
    n: int
    how: int = AT_MOST

    def test(self) -> Test:
        """What it asks of a card."""
        return Test(self.stat, self.how, self.n)


@dataclass(frozen=True)
class Kind:
    """A kind of card: its head noun (0 for any card) and what stands before it."""

    head: int
    limit: Limit | None = None
    color: int = 0
    traits: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def tests(self, everywhere: bool = True) -> tuple[Test, ...]:
        """What it asks of a card; on the stage every card is a character."""
        found: list[Test] = []
        if everywhere:
            if self.head:
                found.append(Test(TYPE, HAS, self.head))
        elif self.head != CHARACTER and not self.names:
            raise Unplayable(self, "only characters stand on the stage")
        if self.limit is not None:
            found.append(self.limit.test())
        if self.color:
            found.append(Test(COLOR, HAS, self.color))
        if self.traits:
            found.append(Test(TRAITS, HAS, words=self.traits))
        if self.names:
            found.append(Test(NAMES, HAS, words=tuple(exact_name(n) for n in self.names)))
        return tuple(found)


@dataclass(frozen=True)
class Area:
    """A zone, or a part of the stage, of a player."""

    zones: tuple[int, ...]
    whose: int = YOU


@dataclass(frozen=True)
class Group:
    """Characters of a player on the stage: your other 《Tide》 characters."""

    kind: Kind
    whose: int = YOU
    other: bool = False
    place: int = ANYWHERE

    def cards(self, scope: Scope) -> Cards:
        """The cards meant."""
        tests = self.kind.tests(everywhere=False)
        if self.place == AHEAD:
            return Cards(self.whose, (), tests, self.other, place=IN_FRONT)
        zones = CENTER_STAGE if self.place == CENTER else where_characters_are()
        return Cards(self.whose, zones, tests, self.other)


@dataclass(frozen=True)
class Pile:
    """Cards of a kind in a zone: a 《Tide》 character in your waiting room."""

    kind: Kind
    area: Area

    def cards(self, scope: Scope) -> Cards:
        """The cards meant."""
        on_stage = self.area.zones[0] in STAGE
        return Cards(self.area.whose, self.area.zones, self.kind.tests(not on_stage))

    @property
    def whose(self) -> int:
        """The player they belong to."""
        return self.area.whose


@dataclass(frozen=True)
class Among:
    """Cards of a kind from among those looked at."""

    kind: Kind


class Subject:
    """Something a verb can be about."""

    def noun(self, scope: Scope) -> Noun:
        """What it means here."""
        raise NotImplementedError

    def whose(self, scope: Scope) -> int:
        """The player whose cards they are."""
        return YOU

    def several(self, scope: Scope) -> bool:
        """Whether it can be more than one card."""
        return False


@dataclass(frozen=True)
class ThisCard(Subject):
    """This card."""

    def noun(self, scope: Scope) -> Noun:
        return This()


@dataclass(frozen=True)
class AllOf(Subject):
    """Every one of some characters."""

    group: Group

    def noun(self, scope: Scope) -> Noun:
        return self.group.cards(scope)

    def whose(self, scope: Scope) -> int:
        return self.group.whose

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class It(Subject):
    """It, them: what was chosen or found last."""

    plural: bool = False

    def noun(self, scope: Scope) -> Noun:
        if scope.it is None:
            raise Unplayable(self, "nothing was chosen before")
        return scope.it

    def whose(self, scope: Scope) -> int:
        return scope.it_whose

    def several(self, scope: Scope) -> bool:
        return scope.it_several


@dataclass(frozen=True)
class ThatCharacter(Subject):
    """That character: the one chosen last, or else the one the trigger speaks of."""

    plural: bool = False

    def noun(self, scope: Scope) -> Noun:
        found = scope.it or scope.subject
        if found is None:
            raise Unplayable(self, "no character was spoken of before")
        return found

    def whose(self, scope: Scope) -> int:
        return scope.subject_whose if scope.it is None else scope.it_whose

    def several(self, scope: Scope) -> bool:
        return scope.it is not None and scope.it_several


@dataclass(frozen=True)
class TheRest(Subject):
    """What was looked at and not chosen."""

    def noun(self, scope: Scope) -> Noun:
        if not scope.looked:
            raise Unplayable(self, "no cards were looked at before")
        return Rest(R_EXTRA, R_CHOSEN)

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class BattleOpponent(Subject):
    """The character this card is in battle with."""

    def noun(self, scope: Scope) -> Noun:
        if scope.continuous:
            raise Unplayable(self, "continuous abilities do not follow battles yet")
        return OpponentInBattle()

    def whose(self, scope: Scope) -> int:
        return OPPONENT


@dataclass(frozen=True)
class Facing(Subject):
    """The character facing this card."""

    def noun(self, scope: Scope) -> Noun:
        return Cards(OPPONENT, (), place=FACING)

    def whose(self, scope: Scope) -> int:
        return OPPONENT


@dataclass(frozen=True)
class TheOpponent(Subject):
    """Your opponent."""

    def noun(self, scope: Scope) -> Noun:
        return Player(OPPONENT)

    def whose(self, scope: Scope) -> int:
        return OPPONENT


LOOKED_AT: Final = Bound(R_EXTRA)


@dataclass(frozen=True)
class Exactly:
    """So many."""

    n: int

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return False


@dataclass(frozen=True)
class UpTo:
    """So many or fewer, down to none."""

    n: int

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


Count = Exactly | UpTo
