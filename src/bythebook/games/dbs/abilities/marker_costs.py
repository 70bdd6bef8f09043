"""Section 8-4-2-5: skill costs counted in markers."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import MARKER_COST
from bythebook.games.dbs.policy import MARKERS_FOR_ZERO
from bythebook.games.dbs.terms.terms import add_markers, markers_on, remove_markers
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, spend

ANY_MARKER_SKILL: Final = -998
"""in the place of a skill: all skills with marker costs of a card together"""


@rule("dbs 8-4-2-5-1-1", nothing=[])
def markers_added(source: int, cost: int) -> list[Change]:
    """A marker cost above zero puts that many markers on the card."""
    return add_markers(source, cost)


@rule("dbs 8-4-2-5-1-3", nothing=0)
def markers_removed(cost: int) -> int:
    """A marker cost below zero takes that many markers off the card."""
    return -cost


@rule("dbs 8-4-2-5-1-3", nothing=True)
def enough_markers(held: int, cost: int) -> bool:
    """With fewer markers on the card than that, the cost cannot be paid."""
    return held + cost >= 0


@dataclass(frozen=True)
class MarkerCost(CostPart):
    """Markers are put on this card, or taken off: [+1], [0], [-2]."""

    number: int

    def possible(self, game: Game, source: int, player: int) -> bool:
        return enough_markers(markers_on(game, source), self.number)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        if self.number < 0:
            return remove_markers(game, source, markers_removed(self.number))
        return markers_added(source, self.number or MARKERS_FOR_ZERO.value)


@rule("dbs 8-4-2-5-2", nothing="")
def marker_skill_used(game: Game, source: int, marks: int) -> str:
    """Of all skills with marker costs on a card only one is activated in a turn, and once."""
    if marks & MARKER_COST and (source, ANY_MARKER_SKILL) in game.state.used:
        return "dbs 8-4-2-5-2"
    return ""


def marker_skill_spent(source: int, marks: int) -> list[Change]:
    """What is noted of a card whose skill with a marker cost is activated."""
    return [spend(source, ANY_MARKER_SKILL)] if marks & MARKER_COST else []
