"""Where cards are asked to be: circles, rows and columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.zones.zones import (
    BACK_ROW,
    FRONT_ROW,
    GUARDIANS,
    REAR_GUARDS,
    VANGUARD,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable

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
class InRow(Mark):
    """In the front row or in the back row."""

    back: bool = False
    form: int = 0
    whose: int = NOTHING

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, BACK_ROW if self.back else FRONT_ROW, self)
        if self.whose >= 0:
            asked.whose = scope.whose(self.whose)


LINES: Final = """
plain_post = OnCircle : on {whose:whose} {circles:circles}
plain_post = OnCircle : on {circles:circles} {=form:1}
circles = * circle ; , ; or
plain_post = InRow : in the front row
plain_post = InRow : in the back row {=back:True}
plain_post = InRow : in your front row {=whose:YOU} {=form:1}
plain_post = InRow : in your back row {=back:True} {=whose:YOU} {=form:1}
plain_post = InRow : in your opponent's front row {=whose:OPPONENT} {=form:1}
plain_post = InRow : in your opponent's back row {=back:True} {=whose:OPPONENT} {=form:1}
"""
