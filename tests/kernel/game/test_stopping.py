"""Who can stop a loop, by where the choices in it lead."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.game.stopping import OUT, Loop, Place
from bythebook.kernel.state.options import V_NO, V_YES
from bythebook.kernel.state.refs import NOTHING
from tests.kernel.table import board
from tests.kernel.tiny import Turn


def loop(leads: dict[int, list[int]]) -> Loop:
    """A loop of two choices, one of each player, whose first options keep it going."""
    game: Game = board(root=Turn()).game
    made = Loop(game, [])
    made.taken = [(V_YES,), (V_YES,)]
    made.places = []
    for player in (0, 1):
        place = Place(game, player, [(V_YES,), (V_NO,)])
        place.leads = leads[player]
        made.places.append(place)
    made.way = [0, 1]
    return made


def test_whoever_cannot_leave_stops_it_nowhere() -> None:
    # The first player comes back to the loop whatever is chosen; the second can leave it.
    found = loop({0: [1, 0], 1: [0, OUT]})
    assert found.stopped_at(0) == NOTHING
    assert found.stopped_at(1) == 1


def test_whoever_can_leave_stops_it_at_their_own_choice() -> None:
    found = loop({0: [1, OUT], 1: [0, 0]})
    assert found.stopped_at(0) == 0
    assert found.stopped_at(1) == NOTHING
