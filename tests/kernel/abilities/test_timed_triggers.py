"""Abilities that wait by themselves, and states of the game that trigger."""

from bythebook.kernel.abilities.abilities import EV_MOVE, EV_STATE, Ability, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_OTHER
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This, ValueOf, Variable
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.seeing.views import view
from bythebook.kernel.state.changes import THIS_TURN, event, expire, move, wait_for
from bythebook.kernel.texts.lasting import END_OF_TURN, THIS_GAME, Give, GrantAbility, Later
from bythebook.kernel.texts.verbs import Announce, ChooseCards, MoveCards
from tests.kernel.cards import Score, at_least, card
from tests.kernel.table import auto, board, side
from tests.kernel.tiny import (
    BACK,
    DECK,
    DISCARD,
    EV_BELL,
    EV_END,
    FIELD,
    FRONT,
    HAND,
    POINTS,
    POWER,
    SOUL,
    Turn,
)

CHOSEN = Bound(R_CHOSEN)


def later(
    trigger: Trigger, *body: object, until: int = END_OF_TURN, about: Bound | None = None
) -> Later:
    return Later(auto(trigger, *body, zones=()), until, about)  # type: ignore[arg-type]


def test_it_waits_without_its_card_and_triggers_once() -> None:
    t = board(side(back=["a"]))
    t.do(later(Trigger(EV_BELL), Score()), MoveCards(This(), HAND), by="a")
    assert t.points() == 0
    t.do(Announce(EV_BELL), Announce(EV_BELL))
    assert t.points() == 1
    assert t.game.state.awaiting == []


def test_its_time_runs_out() -> None:
    t = board(side(back=["a"]))
    t.do(later(Trigger(EV_BELL), Score()), later(Trigger(EV_BELL), Score(Num(10)), until=THIS_GAME))
    t.change(expire(THIS_TURN, 1))
    t.do(Announce(EV_BELL))
    assert t.points() == 10


def test_with_one_players_time_what_the_other_waits_for_goes_on() -> None:
    t = board(side(back=["a"]), side(back=["b"]))
    wait = later(Trigger(EV_BELL), Score())
    for player in (0, 1):
        t.do(wait, player=player)
    t.change(expire(THIS_TURN, 1, 0))
    t.do(Announce(EV_BELL))
    assert (t.points(0), t.points(1)) == (0, 1)


def test_at_the_end_of_the_turn() -> None:
    wait = later(Trigger(EV_END), Score())
    t = board(side(back=[card("a", Ability(1, FIELD, body=(wait,)))]), root=Turn())
    t.choose("a")
    assert t.points() == 0
    t.choose("pass")
    assert (t.points(), t.game.state.turn_player) == (1, 1)
    t.choose("pass", "pass")
    assert t.points() == 1


def test_two_moments_in_one_batch_are_still_once() -> None:
    t = board(side(hand=["a", "b"]))
    t.do(later(Trigger(EV_MOVE, Cards(), (HAND,), (SOUL,)), Score()))
    t.change(move([t.ref("a"), t.ref("b")], SOUL))
    assert t.points() == 1


def test_more_than_once_if_it_says_so() -> None:
    t = board(side(hand=["a", "b"], back=["w"]))
    sees = auto(Trigger(EV_MOVE, Cards(), (HAND,), (SOUL,)), Score(), zones=())
    t.change(wait_for(t.game.lib.register(sees), t.ref("w"), 0, THIS_TURN, 1, [], once=0))
    t.change(move([t.ref("a"), t.ref("b")], SOUL))
    t.settle()
    assert t.points() == 2
    assert len(t.game.state.awaiting) == 1


def test_when_that_card_leaves_and_no_other() -> None:
    leaves = Trigger(EV_MOVE, CHOSEN, FIELD, (DISCARD,))
    t = board(side(back=["a", "b"]))
    t.do(ChooseCards(Cards(zones=(BACK,))), later(leaves, Score(), about=CHOSEN)).choose("a")
    t.change(move([t.ref("b")], DISCARD))
    assert t.points() == 0
    t.change(move([t.ref("a")], DISCARD))
    assert t.points() == 1


def test_not_for_the_new_card_it_became() -> None:
    leaves = Trigger(EV_MOVE, CHOSEN, FIELD, (DISCARD,))
    t = board(side(back=["a", "b"]))
    t.do(ChooseCards(Cards(zones=(BACK,))), later(leaves, Score(), about=CHOSEN)).choose("a")
    t.change(move([t.ref("a")], HAND))
    t.change(move([t.ref("a")], BACK))
    t.change(move([t.ref("a")], DISCARD))
    assert t.points() == 0


def test_that_card_put_into_the_hand_is_found_where_it_was() -> None:
    returns = Trigger(EV_MOVE, CHOSEN, (SOUL,), (HAND,))
    t = board(side(soul=["a", "b"]))
    t.do(ChooseCards(Cards(zones=(SOUL,))), later(returns, Score(), about=CHOSEN)).choose("a")
    t.change(move([t.ref("b")], HAND))
    assert t.points() == 0
    t.change(move([t.ref("a")], HAND))
    assert t.points() == 1


def test_what_waits_for_one_to_leave_sees_it_as_it_was() -> None:
    big = Trigger(EV_MOVE, Cards(tests=(at_least(POWER, 5),)), FIELD, (DISCARD,))
    t = board(side(back=["a"], front=["b"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(2)))
    t.do(later(big, Score(ValueOf(Bound(R_OTHER), POWER))))
    t.change(move([t.ref("b")], DISCARD))
    assert t.points() == 0
    t.change(move([t.ref("a")], DISCARD))
    assert t.points() == 5


def test_it_remembers_what_it_is_about() -> None:
    t = board(side(back=["a", "b"]))
    bell = later(Trigger(EV_BELL), MoveCards(Bound(R_OTHER), SOUL), about=CHOSEN)
    t.do(ChooseCards(Cards(zones=(BACK,))), bell).choose("b")
    t.do(Announce(EV_BELL))
    assert t.names(0, SOUL) == ["b"]


# States of the game.


def crowd(n: int, *body: Effect) -> Ability:
    full = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, n)
    return auto(Trigger(EV_STATE, condition=full), *body)


def test_a_state_triggers_when_it_has_come_true() -> None:
    for hand, points in ((1, 0), (2, 1), (3, 1)):
        discard = MoveCards(Cards(zones=(HAND,)), DISCARD)
        t = board(side(back=[card("w", crowd(2, Score(), discard))], soul=["a", "b", "c"]))
        t.change(move([t.ref(n) for n in "abc"[:hand]], HAND))
        assert t.points() == points


def test_again_after_it_was_resolved_if_it_is_still_true() -> None:
    one = (ChooseCards(Cards(zones=(HAND,))), MoveCards(CHOSEN, DISCARD))
    t = board(side(back=[card("w", crowd(2, Score(), *one))], soul=["a", "b", "c"]))
    t.change(move([t.ref(n) for n in "abc"], HAND))
    t.asks(0, "a", "b", "c")
    t.choose("a")
    # Two cards are still two.
    t.asks(0, "b", "c")
    t.choose("b")
    assert (t.points(), t.names(0, HAND)) == (2, ["c"])


def test_only_once_in_standby_while_others_are_resolved_first() -> None:
    bell = card("bell", auto(Trigger(EV_BELL), Score(Num(10))))
    discard = MoveCards(Cards(zones=(HAND,)), DISCARD)
    t = board(side(back=[card("w", crowd(1, Score(), discard)), bell], soul=["a"]))
    t.do(MoveCards(Cards(zones=(SOUL,)), HAND), Announce(EV_BELL))
    t.asks(0, "w", "bell")
    t.choose("bell")
    assert t.points() == 11


def test_it_resolves_even_if_the_state_is_over() -> None:
    calm = card("calm", auto(Trigger(EV_BELL), MoveCards(Cards(zones=(HAND,)), SOUL)))
    t = board(side(back=[card("w", crowd(1, Score())), calm], soul=["a"]))
    t.do(MoveCards(Cards(zones=(SOUL,)), HAND), Announce(EV_BELL))
    t.choose("calm")
    assert t.points() == 1


def test_a_state_of_a_variable() -> None:
    scored = AmountIs(Variable(POINTS), AT_LEAST, 3)
    win = auto(Trigger(EV_STATE, condition=scored), Score(Num(-3)), MoveCards(This(), FRONT))
    t = board(side(back=[card("w", win)]))
    t.do(Score(Num(2)))
    assert t.points() == 2
    t.do(Score(Num(1)))
    assert (t.points(), t.names(0, FRONT)) == (0, ["w"])


def test_an_event_that_is_two_of_its_moments_triggers_an_ability_once() -> None:
    """A bell for the card itself, any of its bells or the seventh; of two bells each counts."""
    seventh = Trigger(EV_BELL, This(), value=7)
    rung = auto(Trigger(EV_BELL, This(), also=(seventh,)), Score())
    for numbers, points in (((6,), 1), ((7,), 1), ((6, 7), 2)):
        t = board(side(back=[card("a", rung)]))
        given = board(side(back=["a"]))
        given.do(GrantAbility(Cards(zones=(BACK,)), rung))
        for one in (t, given):
            for number in numbers:
                one.change(event(EV_BELL, one.ref("a"), 0, number))
            assert one.points() == points
    # Two abilities that say the same are two.
    t = board(side(back=[card("a", rung, rung)]))
    t.change(event(EV_BELL, t.ref("a"), 0, 7))
    assert t.points() == 2


def test_only_the_next_moment_counts_if_it_says_so() -> None:
    """The bell rings for a card with a number; only a seven, and only the next ring, counts."""
    seven = Trigger(EV_BELL, CHOSEN, value=7)
    rung = later(seven, Score(), about=CHOSEN)
    wait = Later(rung.ability, about=CHOSEN, next=True)
    for numbers, points in (((7,), 1), ((7, 7), 1), ((6, 7), 0), ((6,), 0)):
        t = board(side(back=["a", "b"]))
        t.do(ChooseCards(Cards(zones=(BACK,))), wait)
        t.choose("a")
        # Another card's bell is none of its business.
        t.change(event(EV_BELL, t.ref("b"), 0, 6))
        assert len(t.game.state.awaiting) == 1
        for number in numbers:
            t.change(event(EV_BELL, t.ref("a"), 0, number))
            assert t.game.state.awaiting == []
        assert t.points() == points
    t = board(side(back=["a", "b"]))
    t.do(ChooseCards(Cards(zones=(BACK,))), rung)
    t.choose("a")
    for number in (6, 7):
        t.change(event(EV_BELL, t.ref("a"), 0, number))
    assert t.points() == 1


def test_the_card_it_comes_from_stays_known_unless_nobody_knew_it() -> None:
    for open_to_all, known in ((True, "a"), (False, None)):
        t = board(side(discard=["a"], hand=["b"]))
        name = "a" if open_to_all else "b"
        for number in (1, 2):
            t.do(later(Trigger(EV_BELL), Score(Num(number))), by=name)
        t.change(move([t.ref(name)], DECK))
        t.do(Announce(EV_BELL))
        options = view(t.game, 0)["decision"]["options"]
        assert [o["cards"][0] for o in options] == [{"gone": known}] * 2
        t.settle()
