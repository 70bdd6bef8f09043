"""Cards that are imprisoned or scouted, as nouns (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.zones.zones import BASE, ORDER_ZONE, ORDER_ZONES, PRISON
from bythebook.kernel.language.words import YOU
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class Held(Mark):
    """Imprisoned in your prison, or scouted to your base."""

    scouted: bool = False
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        if asked.zones:
            raise Unplayable(self, "cards are in one place")
        asked.zones = (BASE,) if self.scouted else (PRISON,)
        asked.whose = scope.whose(YOU)


def places_in(zones: tuple[int, ...]) -> tuple[int, ...]:
    """Zones with all places in them: imprisoned and scouted cards are in the order zone, too."""
    if ORDER_ZONE not in zones:
        return zones
    return (*(zone for zone in zones if zone not in ORDER_ZONES), *ORDER_ZONES)


def own_places_in(zones: tuple[int, ...]) -> tuple[int, ...]:
    """Zones with all places in them to which a player's own cards go: not into that prison."""
    return tuple(zone for zone in places_in(zones) if zone != PRISON)


def is_imprisoned(mark: Mark) -> bool:
    """Whether cards are said to be imprisoned in your prison."""
    return isinstance(mark, Held) and not mark.scouted


LINES: Final = """
plain_post = Held : imprisoned in your prison
plain_post = Held : scouted to your base {=scouted:True}
pre = Held : scouted {=scouted:True} {=form:1}
"""
