"""Reminders in parentheses: read to what they say, and held against what they explain.

A line for each way to say it; what is reminded of (`said`) is compared by whoever has the reminder.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


class Reminder:
    """What a reminder says."""

    def said(self) -> object:
        """What it says, to be compared."""
        raise NotImplementedError


@dataclass(frozen=True)
class OfBreak(Reminder):
    """That an ability is active with so many G units, or so much damage."""

    n: int
    generation: bool = False
    form: int = 0
    how: int = 0

    def said(self) -> object:
        return (self.generation, self.n)


@dataclass(frozen=True)
class OfKeyword(Reminder):
    """What a keyword before the colon asks."""

    keyword: int
    n: int = 0
    form: int = 0
    how: int = 0

    def said(self) -> object:
        return (self.keyword, self.n)


LINES: Final = """
gb_reminder = OfBreak : ( {how:is_active} if you have {n:number} or more face up g unit in total on your (VC) or g zone . ) {=generation:True}
gb_reminder = OfBreak : ( {how:is_active} if you have {n:number} or more face up g unit on your (VC) or g zone . ) {=generation:True} {=form:1}
lb_reminder = OfBreak : ( {how:is_active} if you have {n:number} or more damage . )
head_reminder = OfKeyword : ( {how:is_active} when you have 3 or less card in your hand . ) {=keyword:BRAVE}
head_reminder = OfKeyword : ( {how:is_active} if you have 3 or less card in your hand . ) {=keyword:BRAVE} {=form:1}
head_reminder = OfKeyword : ( {how:is_active} when you have 5 or more card in your hand . ) {=keyword:ORACLE}
head_reminder = OfKeyword : ( {how:is_active} if you have 5 or more card in your hand . ) {=keyword:ORACLE} {=form:1}
head_reminder = OfKeyword : ( {how:is_active} if card have been put into your soul during this turn . ) {=keyword:DARKNESS}
head_reminder = OfKeyword : ( {how:is_active} if there is {n:number} or more grade 1 card in your drop zone . ) {=keyword:RITUAL}
head_reminder = OfKeyword : ( {how:is_active} if there is a grade 1 card in your drop zone . ) {=keyword:RITUAL} {=n:1} {=form:1}
head_reminder = OfKeyword : ( {how:is_active} if you have called 2 or more card to (RC) or (GC) during this turn . ) {=keyword:UNITE}
head_reminder = OfKeyword : ( {how:is_active} if you have called 2 or more card during this turn . ) {=keyword:UNITE} {=form:1}
head_reminder = OfKeyword : ( {how:is_active} if you have 3 or more damage . ) {=keyword:SHINKEN_HISSATSU}
head_reminder = OfKeyword : ( {how:is_active} when your opponent have no [stand] unit in the same column as this unit . ) {=keyword:DARK_DEVICE}
head_reminder = OfKeyword : ( you can only pay the cost for 1 homare ability per turn . ) {=keyword:HOMARE}
head_reminder = OfKeyword : ( {how:is_active} if your opponent have {n:number} or more card in their bind zone . ) {=keyword:THUNDERSTRIKE}
head_reminder = OfKeyword : ( {how:is_active} when your opponent's bind zone have {n:number} or more card . ) {=keyword:THUNDERSTRIKE} {=form:1}
head_reminder = OfKeyword : ( {how:is_active} if the number of card in your opponent's bind zone is {n:number} or more . ) {=keyword:THUNDERSTRIKE} {=form:2}
wave_reminder = 1 : ( this ability is active during the specified battle of each turn . )
wave_reminder = 2 : ( active during the specified battle of each turn . )
is_active = 0 : this ability is active
is_active = 1 : active
"""  # noqa: E501 - a rule of the grammar is one line
