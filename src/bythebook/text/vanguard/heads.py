"""What stands before the colon of an ability: label, places, limits, breaks, keywords.

Add places to `place`, breaks and keywords that make an ability active to `gate`, and labels to
`label`. Each `Active` says the condition under which the ability is active.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.abilities.active_zones import ON_REAR_GUARD, active_zones
from bythebook.games.vanguard.g.keywords import in_battle, marks
from bythebook.games.vanguard.g.keywords.breaks import GenerationBreak, LimitBreak, limit_break
from bythebook.games.vanguard.g.keywords.counting import (
    Brave,
    Oracle,
    Ritual,
    ShinkenHissatsu,
    Thunderstrike,
)
from bythebook.games.vanguard.g.keywords.homare import OneHomareATurn
from bythebook.games.vanguard.g.keywords.in_battle import DarkDevice
from bythebook.games.vanguard.g.keywords.turn_history import Darkness, Unite
from bythebook.games.vanguard.zones.zones import (
    BACK_CENTER,
    BACK_ROW,
    FRONT_LEFT,
    FRONT_RIGHT,
    FRONT_ROW,
    GUARDIANS,
    VANGUARD,
    column_of,
)
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.words import YOU
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.places import G, R, V, narrow
from bythebook.text.vanguard.reminders import Reminder

CIRCLE_MARKS: Final = {V: VANGUARD, R: ON_REAR_GUARD, G: GUARDIANS}
# Where on the circles a card has to be.
MIDDLE: Final = 10
FRONT: Final = 11
BACK: Final = 12
LEFT: Final = 13
RIGHT: Final = 14
LEFT_FRONT: Final = 15
RIGHT_FRONT: Final = 16
CENTER_BACK: Final = 17
_PLAIN: Final[dict[int, Condition]] = {
    marks.BRAVE: Brave(),
    marks.ORACLE: Oracle(),
    marks.UNITE: Unite(),
    marks.DARKNESS: Darkness(),
    marks.SHINKEN_HISSATSU: ShinkenHissatsu(),
}


@dataclass(frozen=True)
class Place:
    """Where the card is while the ability counts."""

    circles: int = 0
    areas: tuple[int, ...] = ()
    form: int = 0
    where: int = 0
    """where on those circles, if it says more"""

    def zones(self) -> tuple[int, ...]:
        """The zones it says."""
        circles = tuple(mark for bit, mark in CIRCLE_MARKS.items() if self.circles & bit)
        zones = active_zones((*circles, *self.areas))
        if self.where:
            there = circles_at(self.where)
            zones = tuple(zone for zone in zones if zone in there)
            if not zones:
                raise Unplayable(self, "no circle is there")
        return zones


def circles_at(where: int) -> tuple[int, ...]:
    """The circles of a row, of a column, or of both."""
    return {
        MIDDLE: column_of(VANGUARD),
        FRONT: FRONT_ROW,
        BACK: BACK_ROW,
        LEFT: column_of(FRONT_LEFT),
        RIGHT: column_of(FRONT_RIGHT),
        LEFT_FRONT: (FRONT_LEFT,),
        RIGHT_FRONT: (FRONT_RIGHT,),
        CENTER_BACK: (BACK_CENTER,),
    }[where]


@dataclass(frozen=True)
class PlacePair(Place):
    """One zone or another."""

    first: int = 0
    second: int = 0

    def zones(self) -> tuple[int, ...]:
        return (self.first, self.second)


@dataclass(frozen=True)
class PlaceThree(Place):
    """Circles, one zone or another."""

    first: int = 0
    second: int = 0

    def zones(self) -> tuple[int, ...]:
        return (*Place(self.circles).zones(), self.first, self.second)


@dataclass(frozen=True)
class InSide(Mark):
    """In the left column or in the right one of your own circles, or in its front row."""

    where: int
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, tuple(z for z in circles_at(self.where) if z != VANGUARD), self)
        asked.whose = YOU


class Active:
    """Something before the colon under which the ability is active."""

    def condition(self, scope: Scope) -> Condition:
        """What has to be so."""
        raise NotImplementedError

    def mark(self) -> int:
        """The keyword that cards with the ability have by it."""
        return 0

    def parts(self) -> tuple[CostPart, ...]:
        """What paying for the ability asks besides its cost."""
        return ()


@dataclass(frozen=True)
class Break(Active):
    """[Limit-Break n] or [Generation Break n]."""

    n: int
    generation: bool = False
    reminder: Reminder | None = None

    def condition(self, scope: Scope) -> Condition:
        if self.reminder is not None and self.reminder.said() != (self.generation, self.n):
            raise Unplayable(self, "its reminder explains something else")
        return GenerationBreak(self.n) if self.generation else LimitBreak(self.n)

    def mark(self) -> int:
        return marks.GENERATION_BREAK if self.generation else limit_break(self.n)


@dataclass(frozen=True)
class Keyworded(Active):
    """A keyword under which the ability is active."""

    keyword: int
    n: int = 0
    reminder: Reminder | None = None

    def condition(self, scope: Scope) -> Condition:
        if self.reminder is not None and self.reminder.said() != (self.keyword, self.n):
            raise Unplayable(self, "its reminder explains something else")
        if self.keyword in _PLAIN:
            return _PLAIN[self.keyword]
        if self.keyword == marks.RITUAL:
            return Ritual(self.n)
        if self.keyword == marks.THUNDERSTRIKE:
            return Thunderstrike(self.n)
        if self.keyword == marks.DARK_DEVICE:
            # What goes on asks for no units at all, unless its reminder says standing ones.
            return DarkDevice(not scope.continuous or self.reminder is not None)
        if self.keyword == marks.HOMARE:
            return Every(())
        raise Unplayable(self, "what it asks is not noted")

    def mark(self) -> int:
        return self.keyword

    def parts(self) -> tuple[CostPart, ...]:
        return (OneHomareATurn(),) if self.keyword == marks.HOMARE else ()


@dataclass(frozen=True)
class Wave(Active):
    """Wave: in the battles of a turn that it names."""

    first: int
    second: int = 0
    later: bool = False
    form: int = 0
    reminder: int = 0

    def condition(self, scope: Scope) -> Condition:
        return in_battle.Wave(self.first, self.second, self.later)

    def mark(self) -> int:
        return marks.WAVE


LINES: Final = """
place = Place : {circles:circle}
place = Place : {circles:circle} in your middle column {=where:MIDDLE}
place = Place : {circles:circle} in your front row {=where:FRONT}
place = Place : {circles:circle} in your back row {=where:BACK}
place = Place : {circles:circle} in the {where:there} {=form:7}
place = Place : {where:row_first} {circles:circle} {=form:8}
place = Place : [ {where:row_first} {circles:circle} ] {=form:9}
row_first = FRONT : front row
row_first = BACK : back row
row_first = CENTER_BACK : back row center
there = MIDDLE : center column
there = LEFT : left column
there = RIGHT : right column
there = LEFT_FRONT : left column of the front row
there = RIGHT_FRONT : right column of the front row
there = FRONT : front row
there = BACK : back row
plain_post = InSide : in your {where:there_side} (RC) {=form:1}
plain_post = InSide : in the {where:there_side}
there_side = LEFT : left column
there_side = RIGHT : right column
there_side = LEFT_FRONT : left column of the front row
there_side = RIGHT_FRONT : right column of the front row
place = Place : {circles:circle} / {areas:one_zone} {=form:3}
place = PlaceThree : {circles:circle} / {first:zone} / {second:zone}
place = PlaceThree : {circles:circle} / ( {first:zone} . ) / ( {second:zone} . ) {=form:1}
place = Place : ( {areas:one_zone} . ) {=form:1}
place = Place : [ {areas:one_zone} ] {=form:5}
place = Place : [ {circles:circle} ] {=form:6}
place = PlacePair : {first:zone} / {second:zone}
place = Place : {areas:one_zone} {=form:2}
actives = * gate ;
label = BLOOM : bloom -
label = SHADOWSTITCH : shadowstitch -
label = MAGIA : magia -
label = DOMINATE : dominate -
label = TIME_LEAP : time leap -
label = RUSH : rush -
label = BURST : burst -
label = NITOU_KAIGAN : nitou kaigan -
label = RESCUE : rescue -
gate = Break : [generation-break {n:number} ] {reminder?:gb_reminder} {=generation:True}
gate = Keyworded : {keyword:head_keyword} {reminder?:head_reminder}
gate = Keyworded : ritual {n:number} {reminder?:head_reminder} {=keyword:RITUAL}
gate = Keyworded : thunderstrike {n:number} {reminder?:head_reminder} {=keyword:THUNDERSTRIKE}
head_keyword = BRAVE : brave
head_keyword = ORACLE : oracle
head_keyword = DARKNESS : darkness
head_keyword = UNITE : unite
head_keyword = SHINKEN_HISSATSU : shinken hissatsu
head_keyword = DARK_DEVICE : dark device
head_keyword = HOMARE : homare
gate = Wave : wave {first:nth} time only {reminder?:wave_reminder}
gate = Wave : wave {first:nth} time or more {reminder?:wave_reminder} {=later:True}
gate = Wave : wave {first:nth} or {second:nth} time {reminder?:wave_reminder}
nth = 1 : 1 st
nth = 2 : 2 nd
nth = 3 : 3 rd
nth = 4 : 4 th
nth = 5 : 5 th
gate = Break : [limit-break {n:number} ] {reminder?:lb_reminder}
"""
