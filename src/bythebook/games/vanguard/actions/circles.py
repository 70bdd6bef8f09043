"""Section 10.32: moving from circle to circle."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.making_room import make_room
from bythebook.games.vanguard.actions.moving import lying_in
from bythebook.games.vanguard.texts.events import K_CIRCLE, V_CIRCLE
from bythebook.games.vanguard.zones.zones import FIELD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import CARD


@rule("vgg 10.32.1", "vgd 7.28.1", nothing=[])
def on_the_field(game: Game, refs: list[int]) -> list[int]:
    """Only what is on a circle already moves to another one."""
    return lying_in(game, refs, FIELD)


def exchange(game: Game, one: int, other: int) -> list[Change]:
    """What is on two circles moves to the other one, at the same time.

    The circles are zones of certain players.
    """
    zones = game.state.zones
    moves: list[Change] = []
    for origin, target in ((one, other), (other, one)):
        moves += moved_to(game, game.state.refs(zones[origin]), target)
    return moves


def exchange_units(game: Game, one: int, other: int) -> list[Change]:
    """Two units move to where the other one is, at the same time; nobody else beside them does.

    If one of them does not move, they have not changed places, and the other does not either.
    """
    where = game.state.where
    there, here = where[other & CARD], where[one & CARD]
    moves = [*moved_to(game, [one], there), *moved_to(game, [other], here)]
    return [] if game.forbidden_any(moves) else moves


@rule("vgg 10.32.2", "vgd 7.28.1.1", "vgd 9.7.2.2.1", "vgd 9.7.2.2.2", nothing=[])
def moved_to(game: Game, refs: list[int], circle: int) -> list[Change]:
    """What changes places moves to the other circle, a zone of a certain player."""
    kinds = game.state.kinds
    return move(refs, circle % kinds, circle // kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveToCircles(Procedure):
    """Units move to other circles of their player's, each to one that is chosen."""

    def __init__(
        self,
        player: int = 0,
        units: list[int] | None = None,
        allowed: list[int] | None = None,
        chooser: int = 0,
    ) -> None:
        self.player: int = player
        self.units: list[int] = units or []
        self.allowed: list[int] = allowed or []
        self.chooser: int = chooser
        self.circles: list[int] = []

    @step("vgg 10.32.1", "vgd 7.28.1")
    def choose_circle(self, game: Game) -> Flow:
        """For each of them another circle than its own is chosen."""
        if self.answer:
            self.circles = [*self.circles, self.answer[1]]
            self.answer = ()
        if len(self.circles) >= len(self.units):
            return None
        unit = self.units[len(self.circles)]
        taken = [*self.circles, game.state.kind_of(unit & CARD)]
        options: list[Change] = [(V_CIRCLE, z) for z in self.allowed if z not in taken]
        return self.again(Ask(self.chooser, K_CIRCLE, options, source=unit)) if options else None

    @step("vgg 10.32.1", "vgd 7.28.1")
    def go(self, game: Game) -> Flow:
        """They move there at the same time; between rear-guard circles they lie as they lay."""
        changes: list[Change] = []
        for ref, circle in zip(self.units, self.circles):
            changes += move([ref], circle, self.player)
        return changes

    @step("vgg 10.32.1", "vgd 7.28.1")
    def moved_there(self, game: Game) -> Flow:
        """Whoever came there has moved."""
        self.result = self.moved
        return None

    @step("vgd 4.9.4")
    def make_room(self, game: Game) -> Flow:
        """A circle holds one card: who was on a rear-guard circle is retired, as in a call."""
        return make_room(game, self.result)
