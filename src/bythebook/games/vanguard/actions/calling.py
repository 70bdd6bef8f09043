"""Section 10.7: calling units."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.making_room import make_room
from bythebook.games.vanguard.actions.moving import lying_in
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import EV_CALL, K_CIRCLE, V_CIRCLE
from bythebook.games.vanguard.zones.zones import FIELD, GUARDIANS, REAR_GUARDS, STAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move, renew, reveal
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD, NOTHING, SHIFT


@rule("vgd 6.2.3.3.1", nothing=AS_ZONE)
def called_as(circle: int) -> int:
    """Who is called to a rear-guard circle stands there, whatever it did on another: it is new."""
    return STAND if circle in REAR_GUARDS else AS_ZONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Call(Procedure):
    """Call units to the circles chosen for them; its result is who was called."""

    def __init__(
        self,
        player: int = 0,
        units: list[int] | None = None,
        circles: list[int] | None = None,
        normal: bool = False,
        orientation: int = AS_ZONE,
    ) -> None:
        self.player: int = player
        self.units: list[int] = units or []
        self.circles: list[int] = circles or []
        self.normal: bool = normal
        self.orientation: int = orientation

    @step("vgd 6.2.5")
    def become_new(self, game: Game) -> Flow:
        """Who is called from another circle is a new card all the same."""
        here = lying_in(game, self.units, FIELD)
        self.units = [ref + (1 << SHIFT) if ref in here else ref for ref in self.units]
        return [renew(ref) for ref in here]

    @step("vgg 10.7.1.1.2", "vgd 6.2.3.3")
    def place(self, game: Game) -> Flow:
        """They are placed there, all at the same time."""
        changes: list[Change] = []
        for ref, circle in zip(self.units, self.circles):
            lies = self.orientation
            if lies == AS_ZONE and game.state.kind_of(ref & CARD) in REAR_GUARDS:
                lies = called_as(circle)
            changes += move([ref], circle, self.player, orient=lies)
        return changes

    @step("vgd 6.2.3.4")
    def make_room(self, game: Game) -> Flow:
        """Who was on their rear-guard circles is retired."""
        self.result = self.moved
        return make_room(game, self.moved)

    @step("vgg 10.7.1", "vgd 6.2.1")
    def called(self, game: Game) -> Flow:
        """Whoever was placed there has been called."""
        if not self.result:
            self.result = self.moved
        calls = [event(EV_CALL, ref, self.player, int(self.normal)) for ref in self.result]
        return [*edition(game).note_calls(game, self.player, len(calls)), *calls]


def is_open(game: Game, player: int, circle: int) -> bool:
    """Whether nothing at all is on a circle."""
    return circle in edition(game).open_circles(game, player) and not game.state.zone(
        player, circle
    )


@rule("vgg 10.7.1.1.1.1", "vgd 6.2.3.2.1.1", nothing=99)
def room_for(count: int, circles: list[int], apart: bool) -> int:
    """As many as possible are called; where each is to have a circle of its own, as many as fit."""
    if not circles:
        return 0
    return min(count, len(circles)) if apart and GUARDIANS not in circles else count


@mypyc_attr(allow_interpreted_subclasses=True)
class SuperiorCall(Procedure):
    """Call cards because an effect says so: each to a circle that its player chooses.

    With `apart`, no two of them to the same circle.
    """

    def __init__(
        self,
        player: int = 0,
        units: list[int] | None = None,
        allowed: list[int] | None = None,
        apart: bool = False,
        orientation: int = AS_ZONE,
        chooser: int = NOTHING,
    ) -> None:
        self.player: int = player
        self.units: list[int] = units or []
        self.allowed: list[int] = allowed or []
        """the circles to which they can be called"""
        self.apart: bool = apart
        self.orientation: int = orientation
        self.chooser: int = player if chooser < 0 else chooser
        self.circles: list[int] = []

    @step("vgg 10.7.1.4", "vgd 6.2.3.1.1")
    def show(self, game: Game) -> Flow:
        """What is called is known before its circle is chosen."""
        return reveal(self.units, BOTH)

    @step("vgg 10.7.1.1.1.1", "vgd 6.2.3.2.1.1")
    def choose_who(self, game: Game) -> Flow:
        """With too few circles, it is chosen who is called."""
        self.chosen = []
        self.apart = self.apart or edition(game).calls_apart()
        room = room_for(len(self.units), self.allowed, self.apart)
        if room >= len(self.units):
            return None
        return game.book.choose(game, self.chooser, self.units, room, False, False)

    @step("vgg 10.7.1.1.1", "vgd 6.2.3.2")
    def choose_circle(self, game: Game) -> Flow:
        """For each of them one of the circles is chosen, one after the other."""
        if self.chosen:
            self.units = self.chosen
            self.chosen = []
        if self.answer:
            self.circles = [*self.circles, self.answer[1]]
            self.answer = ()
        taken = [z for z in self.circles if z != GUARDIANS] if self.apart else []
        options: list[Change] = [(V_CIRCLE, z) for z in self.allowed if z not in taken]
        if len(self.circles) >= len(self.units) or not options:
            return None
        asked = Ask(self.chooser, K_CIRCLE, options, source=self.units[len(self.circles)])
        return self.again(asked)

    @step("vgg 10.7.1.3", "vgd 6.2.2.2")
    def call(self, game: Game) -> Flow:
        """This is a superior call."""
        return Call(self.player, self.units, self.circles, False, self.orientation)

    @step("vgg 10.7.1.3.1", "vgd 6.2.4")
    def guard(self, game: Game) -> Flow:
        """Of those on the guardian circle it is chosen which unit each of them guards."""
        self.result = self.chosen
        state = game.state
        new = [r for r in self.result if state.kind_of(r & CARD) == GUARDIANS]
        return edition(game).begin_guarding(game, self.player, new) if new else None
