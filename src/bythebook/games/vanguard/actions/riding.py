"""Section 10.6: riding."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.moving import lying_in
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.deeds_this_turn import note_ride
from bythebook.games.vanguard.texts.events import EV_RIDE
from bythebook.games.vanguard.zones.zones import FIELD, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import event, move, renew
from bythebook.kernel.state.refs import AS_ZONE, CARD, FACE_DOWN, NOTHING, SHIFT


def with_text(game: Game, units: list[int]) -> list[int]:
    """Those of some units that have what is written on them: face up, and not lost altogether."""
    game.value(0, 0)
    state, blank = game.state, game.sheet.blank
    return state.refs([c for c in units if state.face[c] != FACE_DOWN and c not in blank])


@mypyc_attr(allow_interpreted_subclasses=True)
class Ride(Procedure):
    """Ride a card: it is the vanguard, and who was there goes its way."""

    def __init__(
        self,
        player: int = 0,
        card: int = NOTHING,
        normal: bool = False,
        orientation: int = AS_ZONE,
    ) -> None:
        self.player: int = player
        self.card: int = card
        self.normal: bool = normal
        self.orientation: int = orientation
        self.ridden: int = NOTHING
        # Who could wait for being ridden upon: two, of a legion.
        self.upon: list[int] = []

    @step("vgd 6.3.4")
    def become_new(self, game: Game) -> Flow:
        """Who is ridden from another circle is a new card all the same."""
        here = lying_in(game, [self.card], FIELD)
        self.card = self.card + (1 << SHIFT) if here else self.card
        return [renew(ref) for ref in here]

    @step("vgg 10.6.1", "vgd 6.3.3.3", "vgd 6.3.3.2", "vgd 6.3.3.2.1")
    def place(self, game: Game) -> Flow:
        """It is placed on the vanguard circle; those who leave it at the same time do so."""
        vanguard = edition(game).main_vanguard(game, self.player)
        self.ridden = NOTHING if vanguard == NOTHING else game.state.ref(vanguard)
        self.upon = with_text(game, game.state.zone(self.player, VANGUARD))
        return [
            *move([self.card], VANGUARD, self.player, orient=self.orientation),
            *edition(game).ridden_upon(game, self.player),
        ]

    @step("vgd 6.3.3.4")
    def into_soul(self, game: Game) -> Flow:
        """Once it has come there, whoever else is there goes to the soul; if not, nobody rode."""
        self.result = lying_in(game, self.came(), (VANGUARD,))
        return edition(game).leave_for(self.player, self.result[0]) if self.result else DONE

    def came(self) -> list[int]:
        """The card, if it has moved."""
        return [r for r in self.moved if r & CARD == self.card & CARD]

    @step("vgg 10.6.1", "vgd 6.3.1", "vgd 6.3.5")
    def rode(self, game: Game) -> Flow:
        """It has ridden, if it came there."""
        new = self.result or self.came()
        self.result = new
        if not new:
            return None
        ridden = event(EV_RIDE, new[0], self.player, int(self.normal), self.ridden)
        noted = note_ride(game, self.player, new[0], self.ridden)
        return [*edition(game).has_ridden(game, self.player, new[0]), *noted, ridden]


@rule("vgg 8.6.5.1.4", "vgd 11.8.12.1.4", nothing=False)
def waited_for_it(ride: Ride | None, source: int) -> bool:
    """In the soul a card still has what it had as a unit, and nothing that it had lost."""
    return ride is not None and any(r & CARD == source & CARD for r in ride.upon)


@dataclass(frozen=True)
class RiddenUpon(Condition):
    """This unit was ridden upon, as one that waited for it. For a trigger's condition."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return waited_for_it(game.frame_of(Ride), source)
