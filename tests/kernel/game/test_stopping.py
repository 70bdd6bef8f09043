"""Who can stop a loop, by where the choices in it lead."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.game.stopping import INSIDE, OUT, TRIED, Loop, Place
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
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


class Counted(Loop):
    """Notes which places were tried, each with as many choices as said, and leading nowhere new."""

    def __init__(self, game: Game, choices: list[int]) -> None:
        super().__init__(game, [])
        self.choices: list[int] = choices
        self.looked_at: list[int] = []
        self.places = [Place(game, 0, []) for _ in choices]

    def try_all(self, number: int) -> None:
        self.looked_at.append(number)
        self.tried += self.choices[number]
        self.places[number].leads = [number]


def test_so_many_choices_are_tried_and_then_no_more() -> None:
    game: Game = board(root=Turn()).game
    few = Counted(game, [TRIED - 1, 1, 1])
    few.explore()
    assert few.looked_at == [0, 1]
    enough = Counted(game, [TRIED, 1])
    enough.explore()
    assert enough.looked_at == [0]
    # From where no more are tried, everybody goes on by default: the turn ends.
    assert enough.places[1].leads == [OUT]


def test_what_is_not_offered_again_keeps_no_procedure_going() -> None:
    game: Game = board(root=Turn()).game
    assert Loop(game, []).around == len(game.stack)
    assert Loop(game, [(V_NO,)]).around == 0


class Asking(Procedure):
    """Asks until somebody says no."""

    @step("kernel test asking")
    def ask(self, game: Game) -> Flow:
        return Ask(0, K_MAY, [(V_YES,), (V_NO,)])

    @step("kernel test asking")
    def heard(self, game: Game) -> Flow:
        return self.skip_to("ask") if self.answer[0] == V_YES else None


class OneAfterAnother(Procedure):
    """Whenever one procedure is over the next one begins."""

    @step("kernel test one after another")
    def begin(self, game: Game) -> Flow:
        return self.again(Asking())


def test_a_loop_is_left_when_a_procedure_around_it_ends_though_another_takes_its_place() -> None:
    for choice, then in ((0, INSIDE), (1, OUT)):
        game: Game = board(root=OneAfterAnother()).game
        found = Loop(game, [(V_YES,)])
        assert found.around == len(game.stack) == 2
        fork = game.copy()
        assert found.choose(fork, choice) == then
        assert len(fork.stack) == 2
