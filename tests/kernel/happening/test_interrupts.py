"""Rules that act at once: between two draws, but not inside a payment or another interrupt."""

import pytest

from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import move, set_var
from bythebook.kernel.texts.verbs import MoveCards, TakeTop
from tests.kernel.cards import Draw, Put, Score, TopCost, card
from tests.kernel.table import act, auto, board, side
from tests.kernel.tiny import DECK, DISCARD, HAND, POINTS, SOUL, Tiny


def test_the_deck_is_refilled_between_two_draws_and_the_drawing_goes_on() -> None:
    t = board(side(deck=["a"], discard=["b", "c", "d"]))
    t.do(Draw(3))
    assert len(t.names(0, HAND)) == 3
    assert t.names(0, HAND)[0] == "a"
    assert len(t.names(0, DECK)) == 1
    assert t.clauses() == [
        "kernel from the top",
        "tiny 8.1",
        "kernel from the top",
        "kernel from the top",
    ]


def test_it_is_refilled_at_once_though_something_waits_for_the_draw() -> None:
    """Matching triggers looks at values; the interrupt must not be forgotten over it."""
    sees = auto(Trigger(EV_MOVE, Cards(), (DECK,), (HAND,)), Score())
    t = board(side(deck=["a"], discard=["b", "c"], back=[card("w", sees)]))
    t.do(Draw(2)).settle()
    assert len(t.names(0, HAND)) == 2
    assert t.clauses()[:3] == ["kernel from the top", "tiny 8.1", "kernel from the top"]
    assert t.points() == 2


def test_nothing_to_refill_from_and_the_drawing_ends() -> None:
    t = board(side(deck=["a"], soul=["b"]))
    t.do(Draw(3))
    assert t.names(0, HAND) == ["a"]
    assert t.game.result is not None


def test_both_sides_of_the_threshold() -> None:
    for taken, left in ((2, 2), (3, 3), (4, 0)):
        t = board()
        t.do(TakeTop(DECK, SOUL, Num(taken)))
        assert len(t.names(0, SOUL)) == left


def test_turn_players_interrupts_come_first_and_a_player_chooses_among_their_own() -> None:
    for turn in (0, 1):
        t = board(
            side(deck=["a"], soul=["b", "c", "d"], discard=["e"]),
            side(deck=["v"], soul=["w", "x", "y"], discard=["z"]),
            turn=turn,
        )
        t.change(move([t.ref("a"), t.ref("v")], SOUL))
        t.asks(turn, "first 0", "first 1")
        t.choose("first 1")
        # Spilled first: all of it is refilled.
        assert len(t.names(turn, DECK)) == 5
        t.asks(1 - turn, "first 0", "first 1")
        t.choose("first 0")
        # Refilled first: what spilled stays in the discard.
        assert (len(t.names(1 - turn, DECK)), len(t.names(1 - turn, DISCARD))) == (1, 4)


def test_one_player_alone_is_asked_and_one_alone_is_not() -> None:
    t = board(side(deck=["a", "b"], soul=["b", "c", "d"], discard=["e"]))
    t.change(move([t.ref("a")], SOUL))
    assert len(t.names(0, DISCARD)) == 5


def test_they_are_held_while_paying_and_looked_for_afterwards() -> None:
    cost = (TopCost(DECK, SOUL, 4), Put(Cards(zones=(SOUL,)), 1, DISCARD))
    t = board(side(deck=["a", "b", "c", "d"], back=[card("payer", act(Draw(), cost=cost))]))
    t.activate("payer")
    # The cost is half paid: the deck is empty and the soul full, and nothing acts.
    t.asks(0, "a", "b", "c", "d")
    assert (t.names(0, DECK), len(t.names(0, SOUL))) == ([], 4)
    t.choose("a")
    # With one card less in it the soul did not spill after all; the deck was refilled, and drawn.
    assert (sorted(t.names(0, SOUL)), t.names(0, HAND)) == (["b", "c", "d"], ["a"])


def test_held_while_another_runs_and_looked_for_again() -> None:
    """A spill fills the discard: only then is there something to refill from."""
    t = board(side(deck=["a"], soul=["b", "c", "d"]))
    t.change(move([t.ref("a")], SOUL))
    assert (len(t.names(0, DECK)), t.names(0, SOUL), t.names(0, DISCARD)) == (4, [], [])
    assert t.clauses() == ["kernel tiny 0.4", "tiny 8.2", "tiny 8.1"]


@pytest.mark.parametrize(("stop_after", "hand"), [(0, 0), (1, 1), (2, 2)])
def test_up_to_is_asked_before_each_card(stop_after: int, hand: int) -> None:
    t = board(side(deck=["a"], discard=["b", "c"]))
    t.do(Draw(3, True))
    t.choose(*["yes"] * stop_after)
    t.asks(0, "yes", "no")
    t.choose("no")
    assert len(t.names(0, HAND)) == hand


def test_up_to_ends_by_itself_when_it_has_been_all_or_nothing_is_left() -> None:
    t = board()
    t.do(Draw(2, True)).choose("yes", "yes")
    assert len(t.names(0, HAND)) == 2
    t = board(side(deck=["a"], soul=["b"]))
    t.do(Draw(2, True)).choose("yes")
    assert t.names(0, HAND) == ["a"]


class Tally(Tiny):
    """Three points are turned into a card, at once."""

    def interrupts(self, game: Game) -> list[tuple[int, Procedure]]:
        due = super().interrupts(game)
        return [*due, (0, Prize())] if game.state.vars[POINTS] >= 3 else due


class Prize(Procedure):
    @step("tiny 8.3")
    def pay_out(self, game: Game) -> Flow:
        return [
            set_var(POINTS, game.state.vars[POINTS] - 3),
            *move(game.state.top(0, DECK), HAND),
        ]


def test_a_rule_that_watches_a_variable_acts_at_once_as_well() -> None:
    t = board(book=Tally())
    t.do(Score(Num(2)), Score(Num(2)), MoveCards(Cards(zones=(HAND,)), SOUL))
    # The card was there before the next instruction, and went with it.
    assert (t.points(), t.names(0, HAND), t.names(0, SOUL)) == (1, [], ["filler"])
