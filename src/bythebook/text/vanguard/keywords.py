"""Entries that are a keyword: forerunner, sentinel, lord, resist; and entries that only remind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import G_UNIT, TRIGGER_UNIT
from bythebook.games.vanguard.g.keywords import standing
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.heads import Place
from bythebook.text.vanguard.reminders import Reminder

_KINDS: Final = {AUTO: standing.AUTOMATIC, CONT: standing.CONTINUOUS}


@dataclass(frozen=True)
class KeywordText(Text):
    """An ability that is nothing but a keyword."""

    mark: int
    keyword: int
    place: Place | None = None
    reminder: Reminder | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        made = _KINDS[self.mark].get(self.keyword)
        if made is None:
            raise Unplayable(self, "it is no such ability")
        if self.reminder is not None and self.reminder.said() != (self.keyword, 0):
            raise Unplayable(self, "its reminder explains something else")
        zones = () if self.place is None else self.place.zones()
        return (made(zones, self),)


@dataclass(frozen=True)
class DeckNote(Text):
    """What is said of building a deck: nothing is done by it in a game."""

    which: int
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind and kind != (G_UNIT if self.which == 1 else TRIGGER_UNIT):
            raise Unplayable(self, "such a card may be in a deck")
        return ()


LINES: Final = """
text = KeywordText : {mark:key_mark} {place?:place} : {keyword:key_word} {reminder:key_reminder}
text = KeywordText : {mark:key_mark} {place?:place} : {keyword:key_word} .
key_mark = AUTO : [AUTO]
key_mark = CONT : [CONT]
key_word = FORERUNNER : forerunner
key_word = SENTINEL : sentinel
key_word = LORD : lord
key_word = RESIST : resist
key_word = RESTRAINT : restraint
key_reminder = OfKeyword : ( when a unit of the same clan ride this unit , you may call this unit to (RC) . ) {=keyword:FORERUNNER}
key_reminder = OfKeyword : ( when a unit of the same clan ride this unit , you may call this card to (RC) . ) {=keyword:FORERUNNER} {=form:1}
key_reminder = OfKeyword : ( you may only have up to 4 card with “ [CONT] : sentinel . ” in a deck . ) {=keyword:SENTINEL}
key_reminder = OfKeyword : ( if you have a unit without a same clan as this unit , this unit cannot attack . ) {=keyword:LORD}
key_reminder = OfKeyword : ( this unit cannot be chosen by your opponent's card effect . ) {=keyword:RESIST}
key_reminder = OfKeyword : ( this unit cannot be chosen by your opponent's effect . ) {=keyword:RESIST} {=form:1}
key_reminder = OfKeyword : ( this card cannot be chosen by your opponent's card effect . ) {=keyword:RESIST} {=form:2}
key_reminder = OfKeyword : ( this unit cannot attack . ) {=keyword:RESTRAINT}
text = DeckNote : ( this card cannot be in your main deck . ) {=which:1}
text = DeckNote : ( you may only have up to 4 card with "[heal]_heal" in a deck . ) {=which:2}
"""  # noqa: E501 - a rule of the grammar is one line
