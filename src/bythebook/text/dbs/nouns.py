"""Which cards a text means, how many, and whose: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards import (
    BATTLE,
    EXTRA,
    LEADER,
    TOKEN,
    TYPE,
    UNISON,
)
from bythebook.games.dbs.filters import (
    CostAgainstEnergy,
    OfKind,
)
from bythebook.games.dbs.skills import (
    where_battle_cards_are,
    where_named_cards_are,
    where_tokens_are,
    where_unisons_are,
)
from bythebook.games.dbs.zones import (
    BATTLE_AREA,
    ENERGY,
    LEADER_AREA,
    LIFE,
    UNISON_AREA,
)
from bythebook.kernel.amounts import Either
from bythebook.kernel.conditions import Condition, Every, StandsIn
from bythebook.kernel.nouns import Cards
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.words import (
    ANYONE,
    HAS,
    YOU,
    Test,
)
from bythebook.text.dbs.marks import AmongThem, Asked, InArea, Mark, Named
from bythebook.text.dbs.scope import Scope, Unplayable

IN_TYPE: Final = {
    LEADER: (LEADER_AREA,),
    BATTLE: where_battle_cards_are(),
    UNISON: where_unisons_are(),
    EXTRA: (BATTLE_AREA,),
    BATTLE | LEADER: where_named_cards_are(),
    BATTLE | UNISON: (BATTLE_AREA, UNISON_AREA),
    BATTLE | EXTRA: (BATTLE_AREA,),
    LEADER | UNISON: (LEADER_AREA, UNISON_AREA),
    LEADER | BATTLE | UNISON: (LEADER_AREA, BATTLE_AREA, UNISON_AREA),
    TOKEN: where_tokens_are(),
    0: (LEADER_AREA, BATTLE_AREA, UNISON_AREA),
}
"""where cards of a type are meant to be if nothing is said (8-5-4, 8-5-7, 8-5-9)"""
ENERGY_HEAD: Final = 1 << 10
"""the head noun "energy": any card, in the energy area (8-5-5)"""
LIFE_HEAD: Final = 1 << 11


@dataclass(frozen=True)
class Kind:
    """A kind of card: its head noun (0 for any card) and what stands around it."""

    head: int
    pre: tuple[Mark, ...] = ()
    post: tuple[Mark, ...] = ()
    last: Named | None = None
    """what it is called where no head noun stands"""

    def marks(self) -> tuple[Mark, ...]:
        """All that stands around the head noun."""
        return (*self.pre, *(() if self.last is None else (self.last,)), *self.post)

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        asked = Asked([], [])
        if self.head & (LEADER | BATTLE | EXTRA | UNISON | TOKEN):
            asked.tests.append(Test(TYPE, HAS, self.head))
        if self.head == ENERGY_HEAD:
            asked.zones = (ENERGY,)
        if self.head == LIFE_HEAD:
            asked.zones = (LIFE,)
        for mark in self.marks():
            if isinstance(mark, InArea) and asked.zones == mark.area.zones:
                if mark.area.whose >= 0:
                    asked.whose = scope.whose(mark.area.whose)
                continue
            mark.ask(asked, scope)
        return asked

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        """The cards meant, of a player if it is said whose they are."""
        asked = self.asked(scope)
        if asked.among or asked.under:
            raise Unplayable(self, "they are not in an area of their own")
        if whose >= 0:
            said = scope.whose(whose)
            if asked.whose >= 0 and asked.whose != said and asked.whose != ANYONE:
                raise Unplayable(self, "they are two players'")
            asked.whose = said
        elif asked.unsaid and asked.whose < 0:
            raise Unplayable(self, "it is not said whose they are")
        zones = asked.zones or IN_TYPE[self.head]
        if self.head & (LEADER | BATTLE | UNISON) and not set(zones) - set(IN_TYPE[self.head]):
            # What lies there is of that type: nothing more has to be asked.
            kept = [t for t in asked.tests if t != Test(TYPE, HAS, self.head)]
            asked.tests = kept if self.head != BATTLE else asked.tests
        return made(asked, zones, YOU if asked.whose < 0 else asked.whose)

    def test(self, scope: Scope) -> Cards:
        """What it asks of a card already spoken of, wherever that is."""
        asked = self.asked(scope)
        if asked.zones or asked.among or asked.under:
            raise Unplayable(self, "it says where the card is")
        return made(asked, (), ANYONE)


def made(asked: Asked, zones: tuple[int, ...], whose: int) -> Cards:
    """The noun of all that was asked."""
    such: Condition | None = None
    if asked.energy >= 0:
        if whose == ANYONE:
            raise Unplayable(asked, "it is not said whose cards they are")
        asked.such.append(CostAgainstEnergy(whose == asked.energy, asked.above, asked.reaches))
    if asked.such:
        such = asked.such[0] if len(asked.such) == 1 else Every(tuple(asked.such))
    return Cards(
        whose,
        zones,
        tuple(asked.tests),
        asked.other,
        asked.orient,
        0,
        such,
    )


@dataclass(frozen=True)
class KindOr:
    """Cards of one kind or of another."""

    first: Kind
    second: Kind
    form: int = 0

    def apart(self) -> tuple[list[Kind], InArea | None]:
        """The two kinds without the area that is said of both, and that."""
        areas = [m for k in (self.first, self.second) for m in k.post if isinstance(m, InArea)]
        if len(areas) > 1:
            raise Unplayable(self, "the two kinds are in two places")
        kinds: list[Kind] = []
        for kind in (self.first, self.second):
            kept = tuple(m for m in kind.post if not isinstance(m, InArea | AmongThem))
            kinds.append(replace(kind, post=kept))
        return kinds, areas[0] if areas else None

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        kinds, area = self.apart()
        asked = Asked([], [])
        if any(kind.head == ENERGY_HEAD for kind in kinds):
            if area is not None:
                raise Unplayable(self, "it is said twice where they are")
            asked.zones = tuple(sorted({z for kind in kinds for z in where(kind)}))
            asked.such.append(
                Either(
                    tuple(
                        Every(
                            (
                                OfKind(replace(kind, head=plain_head(kind)).test(scope)),
                                StandsIn(where(kind)),
                            )
                        )
                        for kind in kinds
                    )
                )
            )
        else:
            asked.any_of([kind.test(scope) for kind in kinds])
        if area is not None:
            area.ask(asked, scope)
        for kind in (self.first, self.second):
            if any(isinstance(m, AmongThem) for m in kind.post):
                AmongThem().ask(asked, scope)
        return asked

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        """The cards meant."""
        asked = self.asked(scope)
        if asked.among:
            raise Unplayable(self, "they are not in an area of their own")
        zones = asked.zones
        if not zones:
            places = [IN_TYPE[k.head] for k in (self.first, self.second)]
            zones = tuple(sorted({z for place in places for z in place}))
        if asked.whose < 0:
            asked.whose = scope.whose(whose) if whose >= 0 else YOU
        return made(asked, zones, asked.whose)

    def test(self, scope: Scope) -> Cards:
        """What is asked of a card already spoken of."""
        asked = self.asked(scope)
        if asked.zones or asked.among:
            raise Unplayable(self, "it says where the card is")
        return made(asked, (), ANYONE)


def where(kind: Kind) -> tuple[int, ...]:
    """Where cards of a kind are if nothing is said."""
    return (ENERGY,) if kind.head == ENERGY_HEAD else IN_TYPE[kind.head]


def plain_head(kind: Kind) -> int:
    """Energy is of any type."""
    return 0 if kind.head == ENERGY_HEAD else kind.head


Sort = Kind | KindOr


@dataclass(frozen=True)
class Exactly:
    """So many."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return False


@dataclass(frozen=True)
class UpTo:
    """So many or fewer, down to none."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


@dataclass(frozen=True)
class AnyNumber:
    """As many as one likes."""

    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True

    @property
    def n(self) -> int:
        """More than there can be."""
        return 99


Count = Exactly | UpTo | AnyNumber
