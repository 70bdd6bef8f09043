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


LINES: Final = """
gb_reminder = OfBreak : ( {how:is_active} if you have {n:number} or more face up g unit in total on your (VC) or g zone . ) {=generation:True}
gb_reminder = OfBreak : ( {how:is_active} if you have {n:number} or more face up g unit on your (VC) or g zone . ) {=generation:True} {=form:1}
lb_reminder = OfBreak : ( {how:is_active} if you have {n:number} or more damage . )
is_active = 0 : this ability is active
is_active = 1 : active
"""  # noqa: E501 - a rule of the grammar is one line
