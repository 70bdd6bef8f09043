"""Steps are clauses: they return what they want, and are told what really happened."""

import pytest

from bythebook.kernel.abilities.abilities import EV_MOVE, Replacement, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure, last, leave
from bythebook.kernel.state.changes import Change, event, move, orient, set_var
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.texts.verbs import MoveCards
from tests.kernel.cards import card
from tests.kernel.table import Table, board, cont, side
from tests.kernel.tiny import (
    BACK,
    DECK,
    DISCARD,
    EV_BELL,
    FIELD,
    HAND,
    POINTS,
    REST,
    SOUL,
    STAND,
    Idle,
)


class Walk(Procedure):
    """Three steps that write down what they see."""

    def __init__(self, rounds: int = 1) -> None:
        self.rounds: int = rounds
        self.trace: list[int] = []

    @step("tiny 20.1")
    def first(self, game: Game) -> Flow:
        self.trace = [*self.trace, 1]
        return None

    @step("tiny 20.2")
    def second(self, game: Game) -> Flow:
        self.trace = [*self.trace, 2]
        if len(self.trace) < 2 * self.rounds:
            return self.skip_to("first")
        return None

    @step("tiny 20.3")
    def third(self, game: Game) -> Flow:
        return last([set_var(POINTS, sum(self.trace))])

    @step("tiny 20.4")
    def never(self, game: Game) -> Flow:
        return set_var(POINTS, 99)


@pytest.mark.parametrize(("rounds", "steps"), [(1, 3), (2, 6), (3, 9)])
def test_steps_run_in_order_goto_goes_back_and_last_ends(rounds: int, steps: int) -> None:
    t = board()
    t.run(Walk(rounds))
    assert t.game.state.vars[POINTS] == steps
    assert t.clauses() == ["tiny 20.3"]


class Deeper(Procedure):
    """A procedure inside itself, so and so deep; left, it takes back what it did."""

    def __init__(self, depth: int = 0) -> None:
        self.depth: int = depth
        self.holds = depth == 1

    @step("tiny 21.1")
    def mark(self, game: Game) -> Flow:
        return set_var(POINTS, self.depth)

    @step("tiny 21.2")
    def deeper(self, game: Game) -> Flow:
        return Deeper(self.depth - 1) if self.depth else leave(Idle, "rest")

    @step("tiny 21.3")
    def not_reached(self, game: Game) -> Flow:
        raise AssertionError("a procedure that was left went on")

    def left(self, game: Game) -> list[Change]:
        return [event(EV_BELL, self.depth, 0, self.depth)]


def test_leave_goes_out_of_every_frame_and_each_cleans_up_after_itself() -> None:
    t = board()
    t.run(Deeper(3))
    assert t.at_rest()
    assert t.game.log is not None
    marks = [e[4][0][2] for e in t.game.log.since(0)[:-1]]
    assert marks == [3, 2, 1, 0]
    cleaned = t.game.log.since(0)[-1]
    # One batch, the innermost first, under the clause that left.
    assert cleaned[1] == "tiny 21.2"
    assert [c[4] for c in cleaned[4]] == [0, 1, 2, 3]
    assert t.game.holding == 0


class SpillUnderHold(Procedure):
    """Holds interrupts, makes one due, and is left."""

    def __init__(self, cleans: int = 0) -> None:
        self.cleans: int = cleans
        self.holds = True

    @step("tiny 22.1")
    def fill(self, game: Game) -> Flow:
        return move(game.state.top(0, DECK, 4), SOUL)

    @step("tiny 22.2")
    def go(self, game: Game) -> Flow:
        assert len(game.state.zone(0, SOUL)) == 4
        return leave(Idle, "rest")

    def left(self, game: Game) -> list[Change]:
        return [set_var(POINTS, 1)] if self.cleans else []


@pytest.mark.parametrize("cleans", [0, 1])
def test_an_interrupt_held_back_is_looked_for_when_the_holder_is_left(cleans: int) -> None:
    t = board()
    t.run(SpillUnderHold(cleans))
    assert t.points() == cleans
    assert t.names(0, SOUL) == []
    assert len(t.names(0, DISCARD)) == 4


class Tell(Procedure):
    """Moves cards and turns them, and remembers what it was told."""

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards: list[int] = cards or []

    @step("tiny 23.1")
    def discard(self, game: Game) -> Flow:
        return move(self.cards, DISCARD)

    @step("tiny 23.2")
    def count(self, game: Game) -> Flow:
        assert all(game.state.alive(r) for r in self.moved)
        return set_var(POINTS, len(self.moved))

    @step("tiny 23.3")
    def forget(self, game: Game) -> Flow:
        return [event(EV_BELL, 0, 0)]

    @step("tiny 23.4")
    def nothing_moved(self, game: Game) -> Flow:
        assert self.moved == []
        return []

    @step("tiny 23.5")
    def still_nothing(self, game: Game) -> Flow:
        assert self.moved == []
        return None


def test_a_frame_is_told_what_really_moved() -> None:
    t = board(side(back=["a", "b"]))
    gone = t.ref("b")
    t.change(move([gone], HAND))
    # The second is no longer the card meant, the third moves twice.
    t.run(Tell([t.ref("a"), gone, t.ref("a")]))
    assert t.game.state.vars[POINTS] == 1
    assert t.names(0, HAND) == ["b"]


class Ring(Procedure):
    """After something moved, something happens by which nothing does."""

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards: list[int] = cards or []

    @step("tiny 27.1")
    def discard(self, game: Game) -> Flow:
        return move(self.cards, DISCARD)

    @step("tiny 27.2")
    def ring(self, game: Game) -> Flow:
        assert len(self.moved) == 1
        return event(EV_BELL, 0, 0)

    @step("tiny 27.3")
    def count(self, game: Game) -> Flow:
        return set_var(POINTS, 1 + len(self.moved))


def test_by_a_mere_event_nothing_has_moved() -> None:
    t = board(side(back=["a"]))
    t.run(Ring([t.ref("a")]))
    assert t.points() == 1


def test_a_replaced_move_is_not_told_as_done() -> None:
    would = Trigger(EV_MOVE, Cards(), FIELD, (DISCARD,))
    saver = card("saver", cont(replacement=Replacement(would, ())))
    t = board(side(back=[saver, "a"]))
    t.run(Tell([t.ref("a")]))
    assert t.game.state.vars[POINTS] == 0
    assert t.names(0, BACK) == ["saver", "a"]


def test_what_replaces_a_move_is_what_is_told() -> None:
    would = Trigger(EV_MOVE, Cards(), FIELD, (DISCARD,))
    to_soul = (MoveCards(Bound(R_SUBJECT), SOUL),)
    saver = card("saver", cont(replacement=Replacement(would, to_soul)))
    t = board(side(back=[saver, "a"]))
    t.run(Tell([t.ref("a")]))
    assert t.game.state.vars[POINTS] == 1
    assert t.names(0, SOUL) == ["a"]


def test_a_card_already_so_is_not_turned_again() -> None:
    t = board(side(back=["a", "b"]))
    t.change(orient([t.ref("a")], REST))
    before = len(t.clauses())
    batch = t.game.state.batch
    t.change(orient([t.ref("a")], REST), orient([t.ref("b")], STAND))
    assert len(t.clauses()) == before
    assert t.game.state.batch == batch


class Payer(Procedure):
    """Asks a procedure that holds interrupts; one comes between its end and the next step."""

    @step("tiny 24.1")
    def first(self, game: Game) -> Flow:
        return HeldChoice()

    @step("tiny 24.2")
    def second(self, game: Game) -> Flow:
        return move(self.chosen, DISCARD)


class HeldChoice(Procedure):
    def __init__(self) -> None:
        self.holds = True

    @step("tiny 24.3")
    def fill(self, game: Game) -> Flow:
        return move(game.state.top(0, DECK, 4), SOUL)

    @step("tiny 24.4")
    def pick(self, game: Game) -> Flow:
        return Choose(0, game.state.refs(game.state.zone(0, HAND)), 1, 1)

    @step("tiny 24.5")
    def note(self, game: Game) -> Flow:
        self.result = self.chosen
        return DONE


def test_what_was_chosen_reaches_the_frame_that_asked_past_an_interrupt() -> None:
    t = board(side(hand=["a", "b"]))
    t.run(Payer())
    t.asks(0, "a", "b")
    t.choose("b")
    # The soul spilled as soon as nothing held it back, and the choice was not lost over it.
    assert t.names(0, SOUL) == []
    assert "b" in t.names(0, DISCARD)
    assert t.names(0, HAND) == ["a"]


class Twice(Procedure):
    """Asks, moves something that interrupts with a question of its own, and uses its answer."""

    @step("tiny 25.1")
    def ask(self, game: Game) -> Flow:
        return Ask(0, K_MAY, [(V_YES,), (V_NO,)])

    @step("tiny 25.2")
    def fill(self, game: Game) -> Flow:
        return [
            *move(game.state.top(0, DECK, 4), SOUL),
            *move(game.state.top(0, DECK, 9)[4:], DISCARD),
        ]

    @step("tiny 25.3")
    def use(self, game: Game) -> Flow:
        return set_var(POINTS, 1 if self.answer == (V_YES,) else 2)


@pytest.mark.parametrize(("answer", "points"), [("yes", 1), ("no", 2)])
def test_an_answer_is_kept_while_an_interrupt_asks_its_own(answer: str, points: int) -> None:
    t = board(side(deck=["a", "b", "c", "d", "e"]))
    t.run(Twice()).choose(answer)
    # Two interrupts of one player: they choose which comes first.
    t.asks(0, "first 0", "first 1")
    t.choose("first 1")
    assert t.game.state.vars[POINTS] == points
    assert len(t.names(0, DECK)) == 5


def test_a_question_with_one_option_is_answered_unless_it_is_hidden() -> None:
    t = board(side(hand=["a"]))
    t.run(Single())
    assert t.game.state.vars[POINTS] == V_NO
    t.run(Single(1))
    t.asks(0, "no")
    t.choose("no")


class Single(Procedure):
    def __init__(self, hidden: int = 0) -> None:
        self.hidden: int = hidden

    @step("tiny 26.1")
    def ask(self, game: Game) -> Flow:
        return Ask(0, K_MAY, [(V_NO,)], bool(self.hidden))

    @step("tiny 26.2")
    def use(self, game: Game) -> Flow:
        return set_var(POINTS, self.answer[0])


def test_procedures_under_way_can_be_asked_for() -> None:
    t: Table = board(side(hand=["a", "b"]))
    t.run(Payer())
    assert t.game.under_way(HeldChoice)
    assert not t.game.under_way(Walk)
    assert isinstance(t.game.frame_of(Choose), Choose)
    assert t.game.frame_of(Walk) is None
    t.choose("a")
