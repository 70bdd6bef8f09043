"""Counter timing: answers in turn, resolved last first, and nobody learns who held one."""

from tests.kernel.cards import card
from tests.kernel.table import Table, board, side
from tests.kernel.tiny import DISCARD, HAND, LEVEL, POINTS, SOUL

from bythebook.kernel.changes import Change, move, set_var
from bythebook.kernel.clauses import step
from bythebook.kernel.counter import CounterTiming
from bythebook.kernel.game import Game
from bythebook.kernel.options import V_ACTIVATE
from bythebook.kernel.procedure import Flow, Procedure
from bythebook.kernel.refs import CARD


class Answer(Procedure):
    """A counter resolves: its digit is written behind what is there; it may open another timing."""

    def __init__(self, card: int = 0, moment: int = 0) -> None:
        super().__init__()
        self.card: int = card
        self.moment: int = moment

    @step("tiny 40.1")
    def write(self, game: Game) -> Flow:
        digit = game.value(LEVEL, self.card)
        return set_var(POINTS, game.state.vars[POINTS] * 10 + digit)

    @step("tiny 40.2")
    def reopen(self, game: Game) -> Flow:
        return Counters(self.moment, 0) if self.moment else None


class Show(Procedure):
    def __init__(self, card: int = 0) -> None:
        super().__init__()
        self.card: int = card

    @step("tiny 40.3")
    def show(self, game: Game) -> Flow:
        return move([game.state.ref(self.card)], DISCARD)


class Counters(CounterTiming):
    """A hand card of level 1 or more can be activated; those of level 9 open a timing again."""

    def counters(self, game: Game, player: int) -> list[Change]:
        return [
            (V_ACTIVATE, game.state.ref(c), 0)
            for c in game.state.zone(player, HAND)
            if game.value(LEVEL, c)
        ]

    def activate(self, game: Game, player: int, option: Change) -> Procedure | None:
        return Show(option[1] & CARD)

    def effect(self, game: Game, player: int, option: Change) -> Procedure | None:
        level = game.value(LEVEL, option[1] & CARD)
        return Answer(option[1] & CARD, {8: self.moment, 9: self.moment + 1}.get(level, 0))


def opened(you: dict[str, int], rival: dict[str, int], first: int = 1) -> Table:
    t = board(
        side(hand=[card(n, level=v) for n, v in you.items()]),
        side(hand=[card(n, level=v) for n, v in rival.items()]),
    )
    return t.run(Counters(1, first))


def test_a_chain_of_three_resolves_last_first() -> None:
    t = opened({"b": 2}, {"a": 1, "c": 3})
    t.asks(1, "a", "c", "pass")
    t.choose("a")
    t.asks(0, "b", "pass")
    t.choose("b")
    t.asks(1, "c", "pass")
    assert t.points() == 0
    t.choose("c")
    t.asks(0, "pass")
    t.choose("pass")
    assert t.points() == 321


def test_passing_in_answer_resolves_the_chain() -> None:
    t = opened({"b": 2}, {"a": 1, "c": 3})
    t.choose("a", "pass")
    assert t.points() == 1
    assert (t.names(0, HAND), t.names(1, HAND)) == (["b"], ["c"])


def test_the_first_may_pass_and_the_other_still_answer() -> None:
    t = opened({"b": 2}, {"a": 1})
    t.choose("pass")
    t.asks(0, "b", "pass")
    t.choose("b")
    t.asks(1, "a", "pass")
    t.choose("pass")
    assert t.points() == 2
    t = opened({"b": 2}, {"a": 1})
    t.choose("pass", "pass")
    assert t.points() == 0


def test_asked_alike_with_and_without_one() -> None:
    for rival in ({"a": 1}, {"a": 0}):
        t = opened({}, rival)
        ask = t.game.pending
        assert ask is not None
        assert (ask.player, ask.hidden) == (1, True)
        t.choose("pass", "pass")


def test_activating_happens_at_once_resolving_later() -> None:
    t = opened({}, {"a": 1})
    t.choose("a")
    assert (t.names(1, DISCARD), t.points()) == (["a"], 0)
    t.choose("pass")
    assert t.points() == 1


def test_no_second_timing_opens_for_the_same_moment() -> None:
    t = opened({}, {"again": 8, "x": 1})
    t.choose("again", "pass")
    assert (t.points(), t.at_rest()) == (8, True)


def test_one_for_another_moment_does() -> None:
    t = opened({"b": 2}, {"again": 9})
    t.choose("again", "pass")
    t.asks(0, "b", "pass")
    t.choose("b", "pass")
    assert t.points() == 92
    assert t.names(0, SOUL) == []
