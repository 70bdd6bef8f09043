"""Keywords that stand for whole abilities by which units become something, and what units are then.

Success and Revelation say more than their names; what a unit is, is a claim and a mark of cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.g.keywords import whole
from bythebook.games.vanguard.g.keywords.becoming import IsNow, event_value
from bythebook.games.vanguard.g.texts.events import EV_KEYWORD
from bythebook.kernel.abilities.abilities import Ability, Trigger
from bythebook.kernel.language.conditions import Condition, Fits
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import ANYONE
from bythebook.text.english.conditions import Claim
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.heads import Place
from bythebook.text.vanguard.places import zones_of
from bythebook.text.vanguard.triggers import Doing


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
class RevelationText(Text):
    """[AUTO]: Revelation, with the circles it waits for."""

    circles: int
    reminder: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        return (whole.revelation(zones_of(self.circles), self),)


@dataclass(frozen=True)
class IsInState(Claim):
    """A unit is in a state."""

    who: Subject
    state: int

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(ANYONE, such=IsNow(self.state)))


@dataclass(frozen=True)
class InState(Mark):
    """In a state."""

    state: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(IsNow(self.state))


@dataclass(frozen=True)
class Becomes(Doing):
    """It comes to be in a state."""

    state: int

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return Trigger(EV_KEYWORD, who, value=event_value(self.state))


LINES: Final = """
claim = IsInState : {who:this} is {state:unit_state}
claim = IsInState : {who:this} is in harmony {=state:HARMONIOUS}
pre = InState : {state:unit_state}
such_post = InState : in harmony {=state:HARMONIOUS}
does = Becomes : become {state:unit_state}
does = Becomes : become in harmony {=state:HARMONIOUS}
unit_state = BLAZING : blazing
unit_state = ENGORGED : engorged
unit_state = CHARGING : charging
unit_state = HOLLOWED : hollowed
unit_state = SUCCESSFUL : successful
text = SuccessText : [AUTO] {place?:place} : success {n:number} ( when your rear-guard's [power] become {said:number} or greater , this unit become successful until end of turn . )
text = SuccessText : [AUTO] {place?:place} : success {n:number} .
text = RevelationText : [AUTO] : revelation - {circles:circle} {reminder:revelation_reminder}
text = RevelationText : [AUTO] : revelation - {circles:circle} .
revelation_reminder = 1 : ( when this unit is placed on the specified circle , look at the top card of your deck , and you may put that card into your soul . if you do , [rest] 1 of your [stand] rear-guard . )
revelation_reminder = 2 : ( when this unit is placed on the specified circle , look at the top card of your deck , and you may put that card into your soul . if you do , [rest] 1 of your rear-guard . )
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
