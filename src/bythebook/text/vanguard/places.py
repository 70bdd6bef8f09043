"""Where cards are asked to be: circles, rows and columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.nouns import IsAttacked, IsAttacking, IsBoosting, WasBoosted
from bythebook.games.vanguard.g.zones.zones import LOCKED
from bythebook.games.vanguard.texts.events import (
    IS_ATTACKED,
    IS_ATTACKING,
    IS_BOOSTED,
    IS_BOOSTING,
)
from bythebook.games.vanguard.texts.nouns import InColumnOf, InRowOf
from bythebook.games.vanguard.zones.zones import (
    BACK_ROW,
    FIELD,
    FRONT_ROW,
    GUARDIANS,
    HAND,
    REAR_GUARDS,
    VANGUARD,
    column_of,
)
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, Unless
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import DISCARDED, PUT_IN, Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.nouns import OfBoth
from bythebook.text.vanguard.others import other_than
from bythebook.text.vanguard.scope import BOUND, REMOVED_IT, RETIRED

GONE_BY: Final = (BOUND, DISCARDED, PUT_IN, REMOVED_IT, RETIRED)
"""after which a unit is on no circle"""

V: Final = 1
R: Final = 2
G: Final = 4
_CIRCLES: Final = {V: (VANGUARD,), R: REAR_GUARDS, G: (GUARDIANS,)}


def zones_of(circles: int) -> tuple[int, ...]:
    """The zones that circles stand for: bits of V, R and G."""
    return tuple(zone for bit, zones in _CIRCLES.items() if circles & bit for zone in zones)


def narrow(asked: Asked, zones: tuple[int, ...], node: object) -> None:
    """Cards are in some zones, of those said before if any were."""
    kept = zones if not asked.zones else tuple(z for z in asked.zones if z in zones)
    if not kept:
        raise Unplayable(node, "cards are in one place")
    asked.zones = kept


@dataclass(frozen=True)
class OnCircle(Mark):
    """On circles of a kind, of a player if it is said whose."""

    circles: tuple[int, ...]
    whose: int = NOTHING
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        bits = 0
        for circle in self.circles:
            bits |= circle
        narrow(asked, zones_of(bits), self)
        if self.whose >= 0:
            asked.whose = scope.whose(self.whose)


@dataclass(frozen=True)
class OffVanguardCircle(Mark):
    """On a circle other than the vanguard circle, as a unit or not."""

    whose: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, (*REAR_GUARDS, GUARDIANS, *LOCKED), self)
        asked.whose = scope.whose(self.whose)


@dataclass(frozen=True)
class OnBoth(Mark):
    """On circles of one kind, and on those of another."""

    first: int
    second: int
    whose: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, zones_of(self.first | self.second), self)
        asked.whose = scope.whose(self.whose)


@dataclass(frozen=True)
class InHandOrRear(Mark):
    """In your hand, or one of your rear-guards."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, (HAND, *REAR_GUARDS), self)
        asked.whose = scope.whose(YOU)


@dataclass(frozen=True)
class OnField(Mark):
    """Among a player's units."""

    whose: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, FIELD, self)
        asked.whose = scope.whose(self.whose)


@dataclass(frozen=True)
class InRow(Mark):
    """In the front row or in the back row."""

    back: bool = False
    form: int = 0
    whose: int = NOTHING

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, BACK_ROW if self.back else FRONT_ROW, self)
        if self.whose >= 0:
            asked.whose = scope.whose(self.whose)


@dataclass(frozen=True)
class OnCircleOrIn(Mark):
    """On circles of a kind of yours, or in an area of yours."""

    circles: tuple[int, ...]
    zone: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        bits = 0
        for circle in self.circles:
            bits |= circle
        narrow(asked, (*zones_of(bits), self.zone), self)
        asked.whose = scope.whose(YOU)


@dataclass(frozen=True)
class InRearRow(Mark):
    """On the rear-guard circles of a row of a player's."""

    whose: int
    back: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        row = BACK_ROW if self.back else FRONT_ROW
        narrow(asked, tuple(z for z in row if z in REAR_GUARDS), self)
        asked.whose = scope.whose(self.whose)


@dataclass(frozen=True)
class NotInFight(OfBoth):
    """Not the one that is attacked."""

    role: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(Unless(ROLES[self.role]))


@dataclass(frozen=True)
class InColumn(OfBoth):
    """In the same column as another unit."""

    of: Subject
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        found = self.of.fetch(scope)
        if found.effects or found.several:
            raise Unplayable(self, "it leaves open which unit's column it is")
        gone = [spoken.noun for (verb, _), spoken in scope.deeds.items() if verb in GONE_BY]
        if found.noun in gone:
            raise Unplayable(self, "that unit is in no column any more")
        asked.such.append(InColumnOf(found.noun))
        other_than(asked, found.noun)


@dataclass(frozen=True)
class InSameRow(OfBoth):
    """In the same row as another unit, or else in the same column."""

    of: Subject
    column: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        found = self.of.fetch(scope)
        if found.effects or found.several:
            raise Unplayable(self, "it leaves open which unit's row it is")
        row = InRowOf(found.noun)
        asked.such.append(Either((InColumnOf(found.noun), row)) if self.column else row)
        other_than(asked, found.noun)


@dataclass(frozen=True)
class BackOfColumn(Mark):
    """In the back row of the column of another unit."""

    of: Subject

    def ask(self, asked: Asked, scope: Scope) -> None:
        InRow(True).ask(asked, scope)
        InColumn(self.of).ask(asked, scope)


@dataclass(frozen=True)
class Idle(OfBoth):
    """Neither attacking nor boosting."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such += [Unless(ROLES[IS_ATTACKING]), Unless(ROLES[IS_BOOSTING])]


@dataclass(frozen=True)
class InMiddle(Mark):
    """In your middle column."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, column_of(VANGUARD), self)
        if asked.whose < 0:
            asked.whose = scope.whose(YOU)


@dataclass(frozen=True)
class InFight(OfBoth):
    """Attacking, or being attacked, or boosted."""

    role: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(ROLES[self.role])


ROLES: Final[dict[int, Condition]] = {
    IS_ATTACKING: IsAttacking(),
    IS_ATTACKED: IsAttacked(),
    IS_BOOSTED: WasBoosted(),
    IS_BOOSTING: IsBoosting(),
}
"""what it is to have a role in a battle"""

LINES: Final = """
plain_post = OnCircle : on {whose:whose} {circles:circles}
plain_post = OnCircle : on {circles:circles} {=form:1}
plain_post = OnCircle : in {whose:whose} {circles:circles} {=form:3}
plain_post = OnCircle : from {whose:whose} {circles:circles} {=form:2}
circles = * circle ; , ; or
plain_post = InColumn : in the same column as {of:this}
plain_post = InColumn : in the same column as {of:it}
plain_post = InMiddle : in your middle column
plain_post = InFight : that is being attacked {=role:IS_ATTACKED}
plain_post = InFight : being attacked {=role:IS_ATTACKED} {=form:1}
plain_post = InFight : that is attacking {=role:IS_ATTACKING}
pre = InFight : attacking {=role:IS_ATTACKING} {=form:2}
pre = InFight : boosted {=role:IS_BOOSTED} {=form:2}
pre = InFight : attacked {=role:IS_ATTACKED} {=form:2}
plain_post = NotInFight : not being attacked {=role:IS_ATTACKED} {=form:1}
plain_post = InRow : in the front row
plain_post = InRow : from your front row {=whose:YOU} {=form:3}
plain_post = InRow : from your back row {=back:True} {=whose:YOU} {=form:3}
plain_post = Idle : not attacking or boosting
plain_post = BackOfColumn : in the back row of the same column as {of:this}
plain_post = OnCircleOrIn : from your {circles:circles} or {zone:zone}
plain_post = OnCircleOrIn : on your {circles:circles} or in your {zone:zone} {=form:1}
plain_post = InRearRow : on {whose:whose} front row (RC)
plain_post = InRearRow : on {whose:whose} back row (RC) {=back:True}
plain_post = NotInFight : other than a unit that is being attacked {=role:IS_ATTACKED}
pre = InRow : front row {=form:2}
plain_post = InRow : in their front row {=whose:THEIR} {=form:1}
plain_post = InRow : in their back row {=back:True} {=whose:THEIR} {=form:1}
pre = InRow : back row {=back:True} {=form:2}
plain_post = OffVanguardCircle : in {whose:whose} circle other than (VC)
plain_post = OffVanguardCircle : in any circle other than (VC) {=whose:ANYONE} {=form:2}
plain_post = OffVanguardCircle : in any of {whose:whose} circle other than (VC) {=form:1}
plain_post = OnBoth : on {whose:whose} {first:circle} and {second:circle}
plain_post = InRow : in the back row {=back:True}
plain_post = InColumn : in the same column {=of:THIS_UNIT} {=form:1}
plain_post = InSameRow : in the same row as {of:this}
plain_post = InSameRow : in the same row as {of:it}
plain_post = InSameRow : in the same column or row as {of:this} {=column:True}
plain_post = InSameRow : in the same column or row as {of:it} {=column:True}
plain_post = InRow : in any fighter's front row {=whose:ANYONE} {=form:5}
plain_post = InRow : in any fighter's back row {=back:True} {=whose:ANYONE} {=form:5}
plain_post = OnField : on {whose:whose} field
plain_post = InHandOrRear : from your hand or rear-guard
plain_post = InHandOrRear : from your hand or a rear-guard {=form:1}
group_post = InRow : in your front row {=whose:YOU} {=form:1}
group_post = InRow : in your back row {=back:True} {=whose:YOU} {=form:1}
group_post = InRow : in your opponent's front row {=whose:OPPONENT} {=form:1}
group_post = InRow : in your opponent's back row {=back:True} {=whose:OPPONENT} {=form:1}
plain_post = InRow : in your front row {=whose:YOU} {=form:1}
plain_post = InRow : in your back row {=back:True} {=whose:YOU} {=form:1}
plain_post = InRow : in your opponent's front row {=whose:OPPONENT} {=form:1}
plain_post = InRow : in your opponent's back row {=back:True} {=whose:OPPONENT} {=form:1}
"""
