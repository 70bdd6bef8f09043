"""Battles and turns in the overDress era: boosts that a text makes, twin drives, ending a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.battle.boosting import BoostWith
from bythebook.games.vanguard.d.battle.driving import PERFORMS_TWIN_DRIVE
from bythebook.games.vanguard.d.other.ending import EndTurn
from bythebook.kernel.abilities.abilities import Effect
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject

__all__ = ["PERFORMS_TWIN_DRIVE"]


@dataclass(frozen=True)
class BoostIt(Action):
    """Boost a unit with units."""

    whom: Subject
    who: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        whom, who = self.whom.fetch(scope), self.who.fetch(scope)
        return [*whom.effects, *who.effects, BoostWith(whom.noun, who.noun)]


@dataclass(frozen=True)
class EndTheTurn(Action):
    """End the turn."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [EndTurn()]


LINES: Final = """
deed = BoostIt : boost {whom:what} with {who:what}
deed = EndTheTurn : end the turn
attacks_so = PERFORMS_TWIN_DRIVE : performs twin drive
"""
