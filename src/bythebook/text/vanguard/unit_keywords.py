"""Keywords that stand for whole abilities by which units become something.

Success and Revelation say more than their names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.g.keywords import whole
from bythebook.kernel.abilities.abilities import Ability
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.heads import Place
from bythebook.text.vanguard.places import zones_of


@dataclass(frozen=True)
class SuccessText(Text):
    """[AUTO]: Success, with the power that a rear-guard has to have."""

    n: int
    place: Place | None = None
    said: int = 0
    """the power that the reminder says, if there is one"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if self.said and self.said != self.n:
            raise Unplayable(self, "its reminder explains something else")
        zones = () if self.place is None else self.place.zones()
        return (whole.success(zones, self, self.n),)


@dataclass(frozen=True)
class RevelationReminder:
    """What Revelation does, as its reminder says: whom it rests can be said to stand, or not."""

    looks: int
    charges: int
    rested: int = 0


@dataclass(frozen=True)
class RevelationText(Text):
    """[AUTO]: Revelation, with the circles it waits for."""

    circles: int
    reminder: RevelationReminder | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        return (whole.revelation(zones_of(self.circles), self),)


LINES: Final = """
text = SuccessText : [AUTO] {place?:place} : success {n:number} .
text = SuccessText : [AUTO] {place?:place} : success {n:number} ( when your rear-guard's [power] become {said:number} or greater , this unit become successful until end of turn . )
text = RevelationText : [AUTO] : revelation - {circles:circle} {reminder:revelation_reminder}
text = RevelationText : [AUTO] : revelation - {circles:circle} .
revelation_reminder = RevelationReminder : ( when this unit is placed on the specified circle , {looks:revelation_looks} , and {charges:revelation_charges} . if you do , rest 1 of your {rested:revelation_rested} rear-guard . )
revelation_reminder = RevelationReminder : ( when this unit is placed on the specified circle , {looks:revelation_looks} , and {charges:revelation_charges} . if you do , rest 1 of your rear-guard . )
revelation_looks = 1 : look at the top card of your deck
revelation_charges = 1 : you may put that card into your soul
revelation_rested = 1 : [stand]
key_word = BLAZE : blaze
key_word = ENGORGE : engorge
key_word = AFTERIMAGE : afterimage
key_word = CHARGE : charge
key_word = HOLLOW : hollow
key_word = HARMONY : harmony
key_reminder = OfKeyword : ( at the beginning of each of your attack , if you have more rear-guard than your opponent , your vanguard become blazing until end of turn . ) {=keyword:BLAZE}
key_reminder = OfKeyword : ( when this unit attack , you may retire 1 or more of your other rear-guard . if you do , it is engorged until end of turn . ) {=keyword:ENGORGE}
key_reminder = OfKeyword : ( when your opponent put a bound card into their hand , if your hand have 6 or less card , you may return this unit to your hand . ) {=keyword:AFTERIMAGE}
key_reminder = OfKeyword : ( when this unit is placed on (RC) due to a effect , you may have it become charging for that turn . if you do , put it on the bottom of your deck at the end of its battle . ) {=keyword:CHARGE}
key_reminder = OfKeyword : ( during the turn this unit is placed on (RC) due to a effect , you may have it become charging . if you do , put it on the bottom of your deck at the end of its battle . ) {=keyword:CHARGE} {=form:1}
key_reminder = OfKeyword : ( when this unit is placed on (RC) , you may have it become hollowed . if you do , retire it at the end of turn . ) {=keyword:HOLLOW}
key_reminder = OfKeyword : ( when your other unit is placed in the same column as this unit , both unit become in harmony until end of turn . ) {=keyword:HARMONY}
"""  # noqa: E501 - a rule of the grammar is one line
