"""Cards turned face down or face up where they lie, as a thing done or paid; with their lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.cost_parts import TurnDownCost
from bythebook.games.ws.texts.hiding import TurnThisDown
from bythebook.games.ws.zones.zones import LEVEL, MEMORY
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.texts.verbs import FlipCards as TurnOver
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.costs import Part
from bythebook.text.ws.moving import Move
from bythebook.text.ws.nouns import Area, Count, Pile
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject


@dataclass(frozen=True)
class FaceDown(Action):
    """Put cards face down into a memory."""

    what: Subject
    to: Area
    face: int

    def effects(self, scope: Scope) -> list[Effect]:
        moved = Move(self.what, self.to).effects(scope)
        # What moves cards is a dataclass; the type of effects in general does not say so.
        return [replace(e, face=self.face) for e in moved]  # type: ignore[type-var]


@dataclass(frozen=True)
class TurnFace(Action):
    """Turn a card that lies in a memory or a level face down, or face up."""

    what: Subject
    face: int

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        scope.done = what
        return [TurnOver(what, self.face)]


@dataclass(frozen=True)
class ChooseTurned(Action):
    """Choose cards that lie face down: which they are need not be known."""

    count: Count
    pile: Pile

    def effects(self, scope: Scope) -> list[Effect]:
        if self.pile.area.zones[0] not in (MEMORY, LEVEL):
            raise Unplayable(self, "only there cards lie face up or face down")
        return Choose(self.count, self.pile).effects(scope)


@dataclass(frozen=True)
class TurnDown(Part):
    """Turn this card, which lies face up, face down."""

    form: int = 0

    def part(self, scope: Scope) -> CostPart:
        return TurnThisDown()


@dataclass(frozen=True)
class TurnDownSome(Part):
    """Put 1 face up card in your level face down."""

    n: int
    what: Pile

    def part(self, scope: Scope) -> CostPart:
        if self.what.area.zones not in ((LEVEL,), (MEMORY,)):
            raise Unplayable(self, "only there cards lie face up or face down")
        return TurnDownCost(self.what.cards(scope), self.n)


LINES: Final = """
# Cards turned face down or face up where they lie.
action = FaceDown : put {what:movable} face down into {to:any_memory} {=face:FACE_DOWN}
any_memory = | memory_area | their_memory | to_their_memory
part = TurnDownSome : put {n:number} face up {what:in_pile} face down
part = TurnDown : put this face up card face down {=form:1}
part = TurnDown : put this card from face up to face down
action = TurnFace : put {what:movable} face down {=face:FACE_DOWN}
action = TurnFace : put {what:movable} face up {=face:FACE_UP}
action = ChooseTurned : choose {count:count} {pile:down_pile}
down_pile = Pile : {kind:turned_down} in {area:turned_area}
turned_area = | memory_area | level_area | their_memory | to_their_memory | their_level
"""
