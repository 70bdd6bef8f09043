"""Section 6.8.1.1: what is settled in the end phase before anything waits for it."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.g.actions.company import stays_out
from bythebook.games.vanguard.g.actions.deleting import undelete
from bythebook.games.vanguard.g.actions.locking import kept_locked, unlock
from bythebook.games.vanguard.g.cards.states import is_deleted, is_g_unit
from bythebook.games.vanguard.g.zones.zones import G_ZONE, LOCKED
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import FACE_UP


@mypyc_attr(allow_interpreted_subclasses=True)
class BeforeTheEnd(Procedure):
    """The turn player's G units go home, locked cards and deleted units are what they were."""

    @step("vgg 6.8.1.1.1")
    def g_units_go_home(self, game: Game) -> Flow:
        """All G units on the turn player's circles go to the G zone, face up.

        A G unit that was the heart of another one goes, too.
        """
        state = game.state
        zones, base = state.zones, state.turn_player * state.kinds
        found: list[int] = []
        for zone in VANGUARD_AND_REAR:
            for card in zones[base + zone]:
                if is_g_unit(game, card) and not stays_out(game, card):
                    found.append(card)
        if not found:
            return None
        return self.again(move(state.refs(found), G_ZONE, face=FACE_UP))

    @step("vgg 6.8.1.1.2")
    def unlock(self, game: Game) -> Flow:
        """Locked cards and deleted units on that field are turned face up."""
        state = game.state
        player = state.turn_player
        zones, base = state.zones, player * state.kinds
        deleted: list[int] = []
        for zone in VANGUARD_AND_REAR:
            for card in zones[base + zone]:
                if state.face[card] and is_deleted(game, card):
                    deleted.append(card)
        changes = undelete(state.refs(deleted))
        locked: list[int] = []
        for zone in LOCKED:
            locked += zones[base + zone]
        if not locked or kept_locked(game, player):
            return changes
        locked = [c for c in locked if not kept_locked(game, c)]
        return [*changes, *unlock(game, state.refs(locked))]
