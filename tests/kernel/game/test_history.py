"""Copies, forks, taking back and doing again: at every decision, in the middle of a cost too."""

import random

import pytest

from bythebook.kernel.abilities.abilities import EV_MOVE, Modifier, Trigger
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.setup import start
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.procedure.procedure import EMPTY, copy_frame, fields_of
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.errors import IllegalAnswer
from bythebook.kernel.texts.lasting import (
    END_OF_OPPONENTS_NEXT_TURN,
    Give,
    GrantAbility,
    TakeControl,
)
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from tests.kernel.cards import Draw, Put, RestThis, Score, TopCost, card
from tests.kernel.table import Table, act, audit, auto, board, cont, position, side
from tests.kernel.tiny import DISCARD, FIELD, HAND, POWER, SOUL, AtOnce, Tiny, Turn

CHOSEN = Bound(1)
MINE = Cards(zones=FIELD)
THEIRS = Cards(1, FIELD)
REST_OF_US = Cards(zones=FIELD, other=True)
FROM_HAND = Put(Cards(zones=(HAND,)))
FROM_SOUL = Put(Cards(zones=(SOUL,)))
CARDS = [
    card("vanilla"),
    card("draws", act(Draw(2), cost=(Put(Cards(zones=(HAND,))), RestThis()), limit=1)),
    card(
        "boss",
        cont(Modifier(ADD, POWER, Cards(zones=FIELD, other=True), Count(Cards(zones=(SOUL,))))),
    ),
    card("herald", auto(Trigger(EV_MOVE, Cards(), (HAND,), FIELD), May((Draw(1),)))),
    card("martyr", auto(Trigger(EV_MOVE, This(), FIELD, (DISCARD,)), MoveCards(Bound(0), SOUL))),
    card("thief", act(ChooseCards(THEIRS), TakeControl(CHOSEN), cost=(TopCost(SOUL),))),
    card(
        "mentor",
        act(
            ChooseCards(MINE),
            GrantAbility(CHOSEN, cont(Modifier(ADD, POWER, This(), Num(2)))),
            Give(CHOSEN, POWER, Num(1), END_OF_OPPONENTS_NEXT_TURN),
            cost=(Put(Cards(zones=(HAND,)), 1, SOUL),),
            limit=1,
        ),
    ),
    card("bane", act(ChooseCards(THEIRS), Give(CHOSEN, POWER, Num(-3)), cost=(RestThis(),))),
    card("bell", auto(Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,)), Score(), limit=2)),
]


def fresh(seed: int, book: Tiny | None = None) -> Game:
    book = Tiny() if book is None else book
    book.audit = audit
    return start(book, (Deck(CARDS * 2), Deck(CARDS * 2)), seed)


def play(game: Game, dice: random.Random, most: int = 120) -> list[object]:
    """Random answers; every position on the way."""
    seen = [position(game)]
    for _ in range(most):
        if game.pending is None:
            break
        game.answer(dice.randrange(len(game.pending.options)))
        seen.append(position(game))
    return seen


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_and_doing_again_gives_every_position_again(seed: int) -> None:
    game = fresh(seed, AtOnce() if seed % 2 else Tiny())
    seen = play(game, random.Random(seed))
    assert len(seen) > 40
    for wanted in reversed(seen[:-1]):
        game.undo()
        assert position(game) == wanted
    with pytest.raises(IllegalAnswer):
        game.undo()
    for wanted in seen[1:]:
        game.redo()
        assert position(game) == wanted
    with pytest.raises(IllegalAnswer):
        game.redo()


@pytest.mark.parametrize("seed", range(4))
def test_a_fork_at_every_decision_goes_the_same_way(seed: int) -> None:
    game = fresh(seed)
    dice = random.Random(seed)
    for _ in range(60):
        if game.pending is None:
            break
        forks = [game.copy(), game.copy(log=False), game.copy(history=False)]
        choice = dice.randrange(len(game.pending.options))
        before = position(game)
        for one in forks:
            one.answer(choice)
            assert position(game) == before
        game.answer(choice)
        for one in forks:
            assert position(one) == position(game)
            audit(one)


def test_another_answer_after_taking_back_forgets_what_was_to_be_done_again() -> None:
    game = fresh(1)
    play(game, random.Random(1), 20)
    game.undo()
    assert game.pending is not None
    game.answer(len(game.pending.options) - 1)
    with pytest.raises(IllegalAnswer):
        game.redo()


def test_back_and_forth_in_the_middle_of_a_cost() -> None:
    payer = card("payer", act(Score(), cost=(Put(Cards(zones=(HAND,)), 2), FROM_SOUL)))
    for book in (Tiny(), AtOnce()):
        t = board(side(back=[payer], hand=["a", "b", "c"], soul=["s", "t"]), root=Turn(), book=book)
        seen: list[object] = [position(t.game)]
        for label in ("payer", "a", "c", "t"):
            t.choose(label)
            seen.append(position(t.game))
        for wanted in reversed(seen[:-1]):
            t.game.undo()
            assert position(t.game) == wanted
        for wanted in seen[1:]:
            t.game.redo()
            assert position(t.game) == wanted
        assert t.points() == 1


def test_forks_in_the_middle_of_a_cost_pay_differently() -> None:
    payer = card("payer", act(Score(), cost=(FROM_HAND, FROM_SOUL)))
    t = board(side(back=[payer], hand=["a", "b"], soul=["s", "t"]))
    t.activate("payer").choose("a")
    other = Table.__new__(Table)
    other.game, other.idle, other.base = t.game.copy(), True, t.base
    t.choose("s")
    other.choose("t")
    assert (t.names(0, DISCARD), other.names(0, DISCARD)) == (["a", "s"], ["a", "t"])


def test_a_fork_does_not_copy_the_past() -> None:
    game = fresh(2)
    play(game, random.Random(2))
    assert game.log is not None
    past = game.log
    length = len(past)
    other = game.copy()
    assert other.log is not None
    assert game.log is not None
    # Both hang on the same past and own nothing yet.
    assert other.log.parent is past
    assert game.log.parent is past
    assert (other.log.items, game.log.items) == ([], [])
    assert (len(other.log), len(game.log)) == (length, length)
    assert other.inputs.items == []
    assert other.state.definition is game.state.definition


def test_without_its_history_a_fork_cannot_take_back() -> None:
    game = fresh(3)
    play(game, random.Random(3), 5)
    quiet = game.copy(history=False)
    with pytest.raises(IllegalAnswer):
        quiet.undo()
    game.undo()


def test_taking_back_in_a_fork_leaves_the_origin_alone() -> None:
    game = fresh(4)
    play(game, random.Random(4), 40)
    here = position(game)
    other = game.copy()
    for _ in range(30):
        other.undo()
    assert position(game) == here
    for _ in range(30):
        other.redo()
    assert position(other) == here
    assert other.log is not None
    assert game.log is not None
    assert other.log.since(0) == game.log.since(0)


def test_a_copied_frame_shares_no_list() -> None:
    t = board(
        side(hand=["a", "b"], back=[card("p", act(Score(), cost=(Put(Cards(zones=(HAND,))),)))])
    )
    t.activate("p")
    for frame in t.game.stack:
        other = copy_frame(frame)
        assert fields_of(other) == fields_of(frame)
        for name, value in fields_of(frame).items():
            if isinstance(value, list) and value is not EMPTY:
                assert fields_of(other)[name] is not value, name
    t.choose("a")


def test_a_fork_without_a_log_is_forked_without_one() -> None:
    t = board(side(back=["a"]))
    t.change(move([t.ref("a")], DISCARD))
    assert t.game.log is not None
    for log in (True, False):
        fork = t.game.copy(log=log)
        assert (fork.log is not None) == log
        again = fork.copy()
        assert (again.log is not None) == log
        assert position(again) == position(t.game)
