"""Turns granted and cut short, and every way a game ends."""

import pytest

from bythebook.kernel.abilities.abilities import EV_MOVE, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.saving import restore, save
from bythebook.kernel.language.nouns import Bound, Cards, Num, ValueOf
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.procedure.turn_order import TurnOrder
from bythebook.kernel.state.changes import begin_turn, move
from bythebook.kernel.state.errors import IllegalAnswer, MalformedAnswer
from bythebook.kernel.state.options import K_PLAY, V_PASS
from bythebook.kernel.state.result import CONCESSION, DRAW, LOOP, REASONS, Result, reason
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, TakeExtraTurn, WinGame
from tests.kernel.cards import EndTurn, Score, card
from tests.kernel.table import Card, Table, act, auto, board, position, side
from tests.kernel.tiny import (
    BACK,
    DECK,
    DISCARD,
    FIELD,
    HAND,
    POWER,
    Activate,
    Turn,
    activations,
)

LONG: list[Card] = ["filler"] * 9


def played(*body: Effect) -> Table:
    ability = act(*body, limit=1)
    return board(side(back=[card("a", ability)], deck=LONG), side(deck=LONG), root=Turn())


def players(t: Table, count: int) -> list[int]:
    """Who is at turn, turn by turn."""
    seen = [t.game.state.turn_player]
    for _ in range(count):
        t.choose("pass")
        seen.append(t.game.state.turn_player)
    return seen


def test_turns_alternate() -> None:
    assert players(played(), 3) == [0, 1, 0, 1]


def test_an_additional_turn_comes_before_the_next_one() -> None:
    t = played(TakeExtraTurn()).choose("a")
    assert players(t, 3) == [0, 0, 1, 0]


def test_of_two_the_one_granted_last_comes_first() -> None:
    t = played(TakeExtraTurn(OPPONENT), TakeExtraTurn()).choose("a")
    assert t.game.state.extra_turns == [1, 0]
    # Your own first, then the rival's; then on from there.
    assert players(t, 4) == [0, 0, 1, 0, 1]
    t = played(TakeExtraTurn(), TakeExtraTurn(OPPONENT)).choose("a")
    assert players(t, 4) == [0, 1, 0, 1, 0]


class Rounds(TurnOrder):
    """Turns in the normal order, with extra turns put in."""

    @step("tiny 1.1")
    def main(self, game: Game) -> Flow:
        player = game.state.turn_player
        return Ask(player, K_PLAY, [*activations(game, player), (V_PASS,)], True)

    @step("tiny 1.2")
    def act(self, game: Game) -> Flow:
        if self.answer[0] == V_PASS:
            return None
        return self.start_over(Activate(self.answer[2], self.answer[1], game.state.turn_player))

    @step("tiny 1.3")
    def next_one(self, game: Game) -> Flow:
        return self.start_over(self.next_turn(game))


def in_rounds(*body: Effect, turn: int = 0) -> Table:
    """A table amid a turn at which both players' "a" does that."""
    one = card("a", act(*body, limit=1))
    # A root procedure stands at a turn of the other player's than the one named.
    return board(side(back=[one]), side(back=[one]), root=Rounds(), turn=1 - turn)


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("whose", "order"),
    [
        ((), (0, 1, 0, 1)),
        ((0,), (0, 0, 1, 0)),
        ((1,), (0, 1, 1, 0)),
        ((0, 0), (0, 0, 0, 1, 0)),
        ((0, 1), (0, 1, 0, 1, 0)),
        ((1, 0), (0, 0, 1, 1, 0)),
        ((1, 1), (0, 1, 1, 1, 0, 1)),
    ],
)
def test_after_extra_turns_the_normal_order_goes_on(
    turn: int, whose: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """Of several the one added last comes first; none of them takes a player's normal turn away."""
    t = in_rounds(*[TakeExtraTurn(OPPONENT if w else YOU) for w in whose], turn=turn)
    if whose:
        t.choose("a")
    assert players(t, len(order) - 1) == [p ^ turn for p in order]


def test_an_extra_turn_added_in_an_extra_turn_comes_right_after_it() -> None:
    t = in_rounds(TakeExtraTurn(), TakeExtraTurn(OPPONENT))
    t.choose("a")
    assert players(t, 1) == [0, 1]
    t.choose("a")
    # In its extra turn the rival gains both: the other's first, then its own; then what was left.
    assert players(t, 5) == [1, 0, 1, 0, 1, 0]


def test_whose_normal_turn_is_next_is_saved_and_taken_back() -> None:
    t = in_rounds(TakeExtraTurn(OPPONENT)).choose("a", "pass")
    cards = {c.number: c for c in t.game.lib.definitions}
    again = restore(save(t.game), t.game.book, cards)
    assert position(again) == position(t.game)
    t.choose("pass")
    t.game.undo()
    assert position(again) == position(t.game)
    for game in (again, t.game):
        game.answer(1)
        assert game.state.turn_player == 1
        game.answer(1)
        assert game.state.turn_player == 0


def test_an_effect_ends_the_turn_at_once() -> None:
    t = played(Score(), EndTurn(), Score(Num(10))).choose("a")
    assert (t.points(), t.game.state.turn_player) == (1, 1)
    # What belongs to the end of a turn was done.
    assert "tiny 1.7" in t.clauses()
    assert len(t.game.stack) == 1


def test_ended_in_the_middle_of_a_choice_in_a_deeper_procedure() -> None:
    t = board(
        side(back=[card("a", act(ChooseCards(Cards(zones=(HAND,))), EndTurn()))], hand=["b"]),
        root=Turn(),
    )
    t.choose("a", "b")
    assert t.game.state.turn_player == 1
    assert t.game.holding == 0


def test_a_use_a_turn_comes_back_with_the_next_turn() -> None:
    t = played(Score())
    t.choose("a")
    t.asks(0, "filler", "pass")
    t.choose("pass", "pass")
    t.asks(0, "filler", "filler", "a", "pass")


@pytest.mark.parametrize("player", [0, 1])
def test_either_player_may_concede_at_any_decision(player: int) -> None:
    t = played()
    t.game.concede(player)
    assert t.game.result == Result(1 - player, CONCESSION, t.game.book.concede_clause)
    assert t.game.pending is None
    with pytest.raises(IllegalAnswer):
        t.game.concede(player)
    with pytest.raises(IllegalAnswer):
        t.game.answer(0)


def test_a_concession_is_an_input_like_any_other() -> None:
    t = played()
    t.choose("pass")
    t.game.concede(1)
    assert t.game.inputs.since(0) == [2, -2]
    t.game.undo()
    t.asks(1, "filler", "pass")
    t.game.redo()
    assert t.game.result == Result(0, CONCESSION, t.game.book.concede_clause)


@pytest.mark.parametrize("nonsense", [2, -1, "0", None, True, 0.0])
def test_only_a_player_can_concede(nonsense: object) -> None:
    t = played()
    with pytest.raises(MalformedAnswer):
        t.game.concede(nonsense)


@pytest.mark.parametrize("nonsense", [3, -1, "pass", None, True, 1.0])
def test_an_answer_is_the_number_of_an_option(nonsense: object) -> None:
    t = played()
    before = t.game.inputs.since(0)
    with pytest.raises(MalformedAnswer):
        t.game.answer(nonsense)
    assert t.game.inputs.since(0) == before


def test_winning_stops_what_is_under_way() -> None:
    t = played(WinGame(), MoveCards(Cards(zones=(BACK,)), DECK)).choose("a")
    assert t.game.result is not None
    assert t.game.result.clause == t.game.book.win_by_effect_clause
    assert t.names(0, BACK) == ["a"]


def test_results_say_who_and_why() -> None:
    assert "draw: endless loop" in repr(Result(DRAW, LOOP, "x 1"))
    assert "player 1 wins: concession" in repr(Result(1, CONCESSION, "x 2"))
    assert Result(0, LOOP, "x") != Result(1, LOOP, "x")
    assert len({Result(0, LOOP, "x"), Result(0, LOOP, "x")}) == 1
    assert REASONS[reason("concession")] == "concession"


class NextTurn(Effect):
    """The other player's turn begins at once."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return begin_turn(1)


def test_what_still_waits_as_a_turn_begins_knows_of_the_cards_it_speaks_of() -> None:
    leaves = Trigger(EV_MOVE, Cards(), FIELD, (DISCARD,))
    scores = auto(leaves, Score(ValueOf(Bound(R_SUBJECT), POWER)))
    t = board(side(back=[card("next", auto(leaves, NextTurn())), card("scores", scores), "a"]))
    t.do(Give(Cards(zones=FIELD), POWER, Num(4)))
    t.change(move([t.ref("a")], DISCARD))
    t.asks(0, "next", "scores")
    t.choose("next")
    assert t.game.state.turn_player == 1
    # The card had a power of 7 when it left.
    assert t.points() == 7
