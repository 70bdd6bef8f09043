"""Endless loops: a draw if nobody can stop it, a number if somebody can."""

from collections.abc import Callable

import pytest

from bythebook.kernel.abilities.abilities import Effect, Trigger
from bythebook.kernel.abilities.resolve import If, May
from bythebook.kernel.game.loops import ADDING_ROUNDS, LoopWatch
from bythebook.kernel.game.recurring import position
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Num, This, Variable
from bythebook.kernel.language.words import AT_MOST, OPPONENT
from bythebook.kernel.state.changes import (
    THIS_TURN,
    USED,
    Change,
    counters,
    extra_turn,
    face,
    give,
    link,
    move,
    orient,
    reveal,
    set_var,
    under,
)
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON
from bythebook.kernel.state.options import K_LOOP, K_STANDBY
from bythebook.kernel.state.refs import BOTH, FACE_DOWN
from bythebook.kernel.state.result import DRAW
from bythebook.kernel.texts.lasting import Give, GiveWords, GrantAbility
from bythebook.kernel.texts.verbs import Announce, MoveCards, TurnCards
from tests.kernel.cards import PutThis, RestThis, Score, card
from tests.kernel.table import Card, Table, act, auto, board, side
from tests.kernel.tiny import (
    BACK,
    DISCARD,
    EV_BELL,
    FRONT,
    HAND,
    POINTS,
    POWER,
    REST,
    STAND,
    TRAITS,
    Tiny,
    Turn,
)

BELL = Trigger(EV_BELL)
DIGITS = [str(n) for n in range(10)]
RING = Announce(EV_BELL)


class Watchful(Tiny):
    """Watches for loops from the first decisions of a turn on."""

    def __init__(self) -> None:
        super().__init__()
        self.loop_after = 2
        self.loop_digits = 3


# Nobody can stop it.


def test_a_forced_loop_is_a_draw() -> None:
    t = board(side(back=[card("a", auto(BELL, RING))]))
    t.do(RING)
    assert t.game.result is not None
    assert (t.game.result.winner, t.game.result.reason) == (DRAW, "endless loop")
    assert t.game.result.clause == t.game.book.loop_clause


def test_cards_that_become_new_again_and_again_are_the_same_position() -> None:
    """Out of the field and back: a new card each time, and the same thing all over."""
    bounce = (MoveCards(This(), DISCARD), MoveCards(Cards(zones=(DISCARD,)), BACK), RING)
    t = board(side(back=[card("a", auto(BELL, *bounce))]))
    t.do(RING)
    assert t.game.result is not None
    assert t.game.result.winner == DRAW


def test_a_forced_loop_that_only_adds_to_a_value_is_one_too() -> None:
    t = board(side(back=[card("a", auto(BELL, Give(This(), POWER, Num(1)), RING))]))
    t.do(RING)
    assert t.game.result is not None
    assert t.game.result.winner == DRAW


def test_after_so_many_rounds_nothing_comes_of_adding_more() -> None:
    t = board(side(back=["a"]))
    watch = LoopWatch()
    assert not watch.forced(t.game)
    for times in range(1, ADDING_ROUNDS + 1):
        t.change(give(ADD, POWER, 1, [t.ref("a")], 2, THIS_TURN, 1))
        assert watch.forced(t.game) == (times == ADDING_ROUNDS)


def test_where_nothing_at_all_was_added_the_first_round_tells() -> None:
    t = board(side(back=["a"]))
    watch = LoopWatch()
    assert not watch.forced(t.game)
    assert watch.forced(t.game)


def test_what_somebody_decided_was_not_forced() -> None:
    """The same position again after a decision is left to those who decide."""
    t = board(side(back=["a"]))
    watch = LoopWatch()
    for _ in range(3):
        assert not watch.forced(t.game)
        t.choose("pass")


def test_but_not_one_that_ends_by_what_it_takes_away() -> None:
    """Each round costs a power; without power the card goes, and with it the loop."""
    t = board(side(back=[card("a", auto(BELL, Give(This(), POWER, Num(-1)), RING), power=520)]))
    t.do(RING)
    assert (t.game.result, t.names(0, DISCARD)) == (None, ["a"])


@pytest.mark.parametrize("limit", [1, 700])
def test_a_limit_ends_a_loop_by_itself(limit: int) -> None:
    t = board(side(back=[card("a", auto(BELL, RING, limit=limit))]))
    t.do(RING)
    assert t.game.result is None


def test_counting_towards_something_is_no_loop() -> None:
    fewer = AmountIs(Variable(POINTS), AT_MOST, 600)
    t = board(side(back=[card("a", auto(BELL, Score(), If(fewer, (RING,))))]))
    t.do(RING)
    assert (t.game.result, t.points()) == (None, 601)


def test_what_makes_two_positions_the_same() -> None:
    t = board(side(back=["a", "b"], hand=["c"]))
    start = position(t.game)
    # Out and back: a new card in the same place. Seen or not, added to or not.
    t.change(move([t.ref("b")], HAND))
    t.change(move([t.ref("b")], BACK))
    t.change(reveal([t.ref("c")], BOTH))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(1)))
    assert position(t.game) == start
    assert position(t.game, True) != start


@pytest.mark.parametrize(
    "change",
    [
        lambda t: counters(t.ref("a"), 0, 1),
        lambda t: link(t.ref("a"), t.ref("b")),
        lambda t: orient([t.ref("a")], REST),
        lambda t: face([t.ref("a")], FACE_DOWN),
        lambda t: move([t.ref("a")], FRONT),
        lambda t: move([t.ref("a")], BACK),
        lambda t: set_var(POINTS, 1),
        lambda t: extra_turn(0),
        lambda t: under(t.ref("a"), t.ref("b")),
        lambda t: give(BITS_ON, TRAITS, 1, [t.ref("a")], 1, THIS_TURN, 1),
        lambda t: (USED, t.ref("a"), 0),
    ],
)
def test_what_makes_two_positions_different(change: Callable[[Table], Change]) -> None:
    t = board(side(back=["a", "b"]))
    start = position(t.game)
    t.change(change(t))
    assert position(t.game) != start


def test_the_same_trait_given_again_makes_no_difference_the_same_ability_does() -> None:
    t = board(side(back=["a"]))
    t.do(GiveWords(Cards(zones=(BACK,)), TRAITS, ("tiny red",)))
    once = position(t.game)
    t.do(GiveWords(Cards(zones=(BACK,)), TRAITS, ("tiny red",)))
    assert position(t.game) == once
    t.do(GrantAbility(Cards(zones=(BACK,)), auto(BELL, Score())))
    once = position(t.game)
    t.do(GrantAbility(Cards(zones=(BACK,)), auto(BELL, Score())))
    assert position(t.game) != once


# Something is decided in it, and nobody can stop it.


def decided(*first: Effect, last: Effect = RING, power: int = 3) -> Table:
    """Two abilities wait for one bell, in an order to be chosen; the second rings it again."""
    mine = [card("a", auto(BELL, *first), power=power), card("b", auto(BELL, last))]
    start = card("start", act(RING, limit=1))
    return board(side(back=[*mine, start]), book=Watchful(), root=Turn()).choose("start")


def go_on(t: Table, most: int, choice: int = 0) -> int:
    """Choose the same option until the game is over or something else is asked."""
    for times in range(most):
        if t.game.pending is None or t.game.pending.kind != K_STANDBY:
            return times
        t.game.answer(choice)
    return most


@pytest.mark.parametrize("choice", [0, 1])
def test_an_order_to_choose_does_not_stop_a_loop(choice: int) -> None:
    t = decided(Score(Num(0)))
    assert go_on(t, 50, choice) < 50
    assert t.game.result is not None
    assert (t.game.result.winner, t.game.result.reason) == (DRAW, "endless loop")


def test_nor_if_the_other_order_only_heaps_up_what_waits() -> None:
    """With the ringing first the other ability waits once more each time: no end to that either."""
    t = decided(Score(Num(0)))
    assert len(t.game.state.standby) == 2
    t.game.answer(1)
    assert len(t.game.state.standby) == 3
    go_on(t, 50, 0)
    assert t.game.result is not None


def test_but_a_choice_that_leads_out_does() -> None:
    """Whoever is in no hurry may let the bell be: the order stops nothing, that does."""
    t = decided(Score(Num(0)), last=May((RING,)))
    for _ in range(60):
        assert t.game.pending is not None
        if t.game.pending.kind == K_LOOP:
            break
        t.game.answer(0)
    t.choose("5", "done")
    for _ in range(4):
        assert t.game.pending is not None
        if t.game.pending.kind != K_STANDBY:
            break
        t.game.answer(0)
    # It is the offer that is closed, not the order.
    t.asks(0, "no")
    t.choose("no")
    go_on(t, 9)
    t.asks(0, "filler", "pass")


def test_what_each_round_takes_away_is_waited_for() -> None:
    """Each round costs a power: in time the card goes; only then is it the same for ever."""
    t = decided(Give(This(), POWER, Num(-1)), power=20)
    assert go_on(t, 50) == 20
    assert t.names(0, DISCARD) == ["a"]
    assert t.game.result is not None


def test_what_each_round_adds_is_not_waited_for_longer_than_it_could_matter() -> None:
    t = decided(Give(This(), POWER, Num(1)))
    assert go_on(t, 2 * ADDING_ROUNDS) == t.game.book.loop_after + ADDING_ROUNDS
    assert t.game.result is not None
    assert t.game.result.winner == DRAW


# One player can.


def turning(*more: Effect, book: Tiny | None = None) -> Table:
    """An ability that costs nothing: rest, and stand again."""
    free = act(*more, TurnCards(This(), STAND), cost=(RestThis(),))
    deck: list[Card] = ["filler"] * 9
    return board(side(back=[card("a", free)], deck=deck), book=book or Watchful(), root=Turn())


def go_round(t: Table, label: str = "a", most: int = 12) -> None:
    """Choose the same until asked how often."""
    for _ in range(most):
        if t.game.pending is not None and t.game.pending.kind == K_LOOP:
            return
        t.choose(label)
    raise AssertionError("nobody noticed the loop")


def name(t: Table, number: int) -> None:
    """Say a number, digit by digit."""
    digits = str(number)
    t.choose(*(digits[: n + 1] for n in range(len(digits))))
    if number and len(digits) < t.game.book.loop_digits:
        t.choose("done")


def test_a_number_is_named_digit_by_digit() -> None:
    t = turning()
    go_round(t)
    t.asks(0, *DIGITS)
    t.choose("4")
    t.asks(0, "done", *(f"4{digit}" for digit in DIGITS))
    t.choose("40")
    t.asks(0, "done", *(f"40{digit}" for digit in DIGITS))
    t.choose("407")
    t.asks(0, "filler", "pass")
    t.choose("pass")


def test_one_player_says_how_often_and_has_to_choose_otherwise_then() -> None:
    t = turning()
    t.asks(0, "filler", "a", "pass")
    go_round(t)
    t.asks(0, *DIGITS)
    t.choose("3", "done")
    # The way round is closed, every other way is open.
    t.asks(0, "filler", "pass")
    assert t.game.pending is not None
    assert t.game.pending.clause == t.game.book.loop_clause
    t.choose("pass")
    assert t.game.state.turn_player == 1


def test_in_another_position_it_may_be_done_again() -> None:
    t = turning()
    go_round(t)
    t.choose("0")
    t.choose("filler")
    t.asks(0, "a", "pass")
    t.choose("pass")


@pytest.mark.parametrize("times", [0, 1, 5, 47, 999])
def test_what_each_round_adds_is_added_so_often(times: int) -> None:
    t = turning(Give(This(), POWER, Num(2)))
    go_round(t)
    before = t.value(POWER, "a")
    name(t, times)
    assert t.value(POWER, "a") == before + 2 * times
    t.asks(0, "filler", "pass")
    t.choose("pass")
    assert t.value(POWER, "a") == 3


def test_two_ways_round_are_closed_one_after_the_other() -> None:
    free = act(TurnCards(This(), STAND), cost=(RestThis(),))
    other = act(Score(Num(0)), TurnCards(This(), STAND), cost=(RestThis(),))
    t = board(side(back=[card("a", free), card("b", other)]), book=Watchful(), root=Turn())
    go_round(t, "a")
    t.choose("2", "done")
    t.asks(0, "filler", "b", "pass")
    go_round(t, "b")
    t.choose("2", "done")
    t.asks(0, "filler", "pass")
    t.choose("pass")


def test_a_loop_of_you_may_inside_a_text() -> None:
    """The decision that goes round is asked in the middle of an effect."""
    again = auto(BELL, May((RING,)))
    t = board(
        side(back=[card("a", again), card("start", act(RING, limit=1))]),
        book=Watchful(),
        root=Turn(),
    )
    t.choose("start")
    t.asks(0, "yes", "no")
    go_round(t, "yes")
    t.choose("4", "done")
    # "Yes" is not offered any more; a decision with one option that is hidden is still asked.
    t.asks(0, "no")
    t.choose("no")
    t.asks(0, "filler", "pass")


def test_a_loop_is_forked_and_taken_back_like_anything() -> None:
    t = turning(Give(This(), POWER, Num(2)))
    go_round(t)
    other = t.game.copy()
    other.answer(4)
    other.answer(0)
    t.choose("4", "done")
    assert t.game.state.effects == other.state.effects
    t.game.undo()
    t.game.undo()
    t.asks(0, *DIGITS)
    t.choose("4", "done")
    assert t.game.state.effects == other.state.effects


def test_before_the_watch_begins_nobody_is_bothered() -> None:
    free = act(TurnCards(This(), STAND), cost=(RestThis(),))
    t = board(side(back=[card("a", free)]), root=Turn())
    t.choose(*["a"] * 30)
    t.asks(0, "filler", "a", "pass")


class Unasked(Watchful):
    """Nobody says how often a loop goes on."""

    def loop_deciders(self, stops: dict[int, int]) -> list[int]:
        return []


def test_where_nobody_says_how_often_it_just_goes_on() -> None:
    t = turning(book=Unasked())
    t.choose(*["a"] * 12)
    t.asks(0, "filler", "a", "pass")


# Both can.


def both() -> Table:
    """A bell that each player may answer by ringing it again."""
    ring = auto(Trigger(EV_BELL, whose=OPPONENT), May((RING,)))
    t = board(
        side(back=[card("a", ring), card("start", act(RING, limit=1))]),
        side(back=[card("x", ring)]),
        book=Watchful(),
        root=Turn(),
    )
    return t.choose("start")


@pytest.mark.parametrize(("yours", "theirs"), [(2, 4), (4, 2), (3, 3), (12, 9), (9, 12)])
def test_both_say_a_number_and_the_smaller_counts(yours: int, theirs: int) -> None:
    t = both()
    t.asks(1, "yes", "no")
    go_round(t, "yes")
    # The turn player first.
    t.asks(0, *DIGITS)
    name(t, yours)
    t.asks(1, *DIGITS)
    name(t, theirs)
    # Whoever named the smaller number stops; with the same one, the turn player.
    for _ in range(2):
        if t.options() == ["no"]:
            break
        t.choose("yes")
    t.asks(1 if theirs < yours else 0, "no")
    t.choose("no")
    t.asks(0, "filler", "pass")


def test_a_cost_that_really_costs_is_no_loop() -> None:
    pay = act(Score(), cost=(PutThis(),))
    t = board(side(back=[card(n, pay) for n in "abc"]), book=Watchful(), root=Turn())
    t.choose("a", "b", "c")
    t.asks(0, "filler", "pass")
