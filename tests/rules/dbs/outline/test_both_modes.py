"""1-3-8: what would be switched to both modes at the same time."""

from bythebook.games.dbs.zones.zones import ACTIVE, DROP, REST
from bythebook.kernel.state.changes import move, orient
from bythebook.testing import clause, laid, side, table
from bythebook.testing.dbs import battle


@clause("dbs 1-3-8")
def test_only_switching_to_active_mode_is_not_done_to_it_and_all_else_is():
    for player in (0, 1):
        halves = [side(battle=["filler"]), side(battle=["filler"])]
        halves[player] = side(battle=[laid("Ace", REST), laid("Bob", REST)])
        t = table("dbs", halves[0], halves[1], cards=[battle("Ace"), battle("Bob")])
        seat = (t.you, t.rival)[player]
        ace, bob = seat.ref("Ace"), seat.ref("Bob")
        t.changes(
            [*orient([ace], REST), *orient([ace, bob], ACTIVE), *move([ace], DROP, player=player)]
        )
        assert seat.state_of("Bob") == ACTIVE
        seat.drop.is_("Ace")
