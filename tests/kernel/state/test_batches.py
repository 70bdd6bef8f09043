"""What happens at the same time: leaving is seen from before, entering from after."""

import pytest

from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, LAY_OTHERWISE, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards, Count, This, ValueOf
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import MOVE, event, face, move, orient, under
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from bythebook.kernel.texts.verbs import MoveCards
from tests.kernel.cards import Score, at_least, card
from tests.kernel.table import Card, auto, board, side
from tests.kernel.tiny import (
    BACK,
    DECK,
    DISCARD,
    EV_BELL,
    FIELD,
    FRONT,
    HAND,
    POWER,
    REST,
    SIDE,
    SOUL,
    STAND,
    Tiny,
)

LEAVES = Trigger(EV_MOVE, This(), FIELD, (DISCARD,))


def test_two_that_leave_together_see_each_other_leave() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,)), Score())
    t = board(side(back=[card("a", sees), card("b", sees), "c"]))
    t.change(move([t.ref("a"), t.ref("b")], DISCARD))
    t.settle()
    assert t.points() == 2


def test_one_after_the_other_only_who_is_still_there_sees() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,)), Score())
    t = board(side(back=[card("a", sees), card("b", sees), "c"]))
    t.change(move([t.ref("a")], DISCARD))
    t.change(move([t.ref("b")], DISCARD))
    assert t.points() == 1


def test_two_that_enter_together_see_each_other_enter() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(other=True), (HAND,), FIELD), Score())
    t = board(side(hand=[card("a", sees), card("b", sees), "c"]))
    t.change(move([t.ref("a"), t.ref("b"), t.ref("c")], BACK))
    # a sees b and c, b sees a and c.
    t.settle()
    assert t.points() == 4


class SeldomForbids(Tiny):
    """A book that forbids nothing but moves, so that an event nobody hears needs no more asking."""

    def __init__(self) -> None:
        super().__init__()
        self.forbidding = frozenset({MOVE})


@pytest.mark.parametrize(("name", "points"), [("listens", 1), ("deaf", 0)])
def test_one_that_enters_hears_what_happens_with_it(name: str, points: int) -> None:
    hears = card("listens", auto(Trigger(EV_BELL), Score()))
    t = board(side(hand=[hears, "deaf"]), book=SeldomForbids())
    t.change(move([t.ref(name)], BACK), event(EV_BELL, 0, 0))
    t.settle()
    assert t.points() == points


def test_one_that_enters_as_another_leaves_does_not_see_it_leave() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,)), Score())
    t = board(side(hand=[card("a", sees)], back=["b"]))
    t.change(move([t.ref("a")], BACK), move([t.ref("b")], DISCARD))
    assert t.points() == 0


def test_one_that_leaves_as_another_enters_does_not_see_it_enter() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(other=True), (HAND,), FIELD), Score())
    t = board(side(back=[card("a", sees)], hand=["b"]))
    t.change(move([t.ref("a")], DISCARD), move([t.ref("b")], BACK))
    assert t.points() == 0


def test_leaving_is_judged_by_the_power_a_card_had_on_the_field() -> None:
    big = Cards(tests=(at_least(POWER, 5),))
    watcher = card("watcher", auto(Trigger(EV_MOVE, big, FIELD, (DISCARD,)), Score()))
    for power, seen in ((4, 0), (5, 1)):
        t = board(side(back=[watcher, card("a", power=power)]))
        t.change(move([t.ref("a")], DISCARD))
        assert t.points() == seen


def test_what_left_is_found_where_it_went_and_remembered_as_it_was() -> None:
    back = auto(LEAVES, MoveCards(Bound(R_SUBJECT), SOUL), Score(ValueOf(Bound(R_OTHER), POWER)))
    t = board(side(back=[card("a", back, power=4)]))
    t.change(move([t.ref("a")], DISCARD))
    assert t.names(0, SOUL) == ["a"]
    assert t.points() == 4


def test_one_or_more_at_the_same_time_trigger_once() -> None:
    each = Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,))
    together = Trigger(EV_MOVE, Cards(other=True), FIELD, (DISCARD,), together=True)
    for trigger, seen in ((each, 3), (together, 1)):
        t = board(side(back=[card("w", auto(trigger, Score())), "b", "c"], front=["d"]))
        t.change(move([t.ref("b"), t.ref("c"), t.ref("d")], DISCARD))
        assert [len(t.names(0, z)) for z in (BACK, DISCARD)] == [1, 3]
        t.settle()
        assert t.points() == seen
    # And once again in the next batch.
    t.change(move([t.ref("b"), t.ref("c")], BACK))
    t.change(move([t.ref("b"), t.ref("c")], DISCARD))
    assert t.points() == 2


def test_a_card_discarded_from_hand_is_seen_where_its_text_is_active() -> None:
    thrown = Trigger(EV_MOVE, This(), (HAND,), (DISCARD,))
    for zones in ((HAND,), (DISCARD,)):
        t = board(side(hand=[card("a", auto(thrown, Score(), zones=zones)), "b"], back=["c"]))
        t.change(move([t.ref("b"), t.ref("c")], DISCARD))
        assert t.points() == 0
        t.change(move([t.ref("a")], DISCARD))
        assert t.points() == 1


def test_from_one_place_on_the_field_to_another_is_not_leaving_it() -> None:
    enters = auto(Trigger(EV_MOVE, This(), target=FIELD), Score())
    t = board(side(hand=[card("a", enters, auto(LEAVES, Score()))]))
    t.change(move([t.ref("a")], BACK))
    assert t.points() == 1
    t.change(move([t.ref("a")], FRONT))
    # It came to another place of the field, still the same card.
    assert t.points() == 2
    assert t.game.state.inc[t.find("a")] == 1


def test_whose_card_whose_turn_which_state() -> None:
    rests = Trigger(EV_ORIENT, Cards(OPPONENT), value=REST, turn=YOU)
    watcher = card("w", auto(rests, Score()))
    for turn, owner, state, seen in (
        (0, 1, REST, 1),
        (0, 0, REST, 0),
        (1, 1, REST, 0),
        (0, 1, STAND, 0),
    ):
        t = board(side(back=[watcher, "mine"]), side(back=["theirs"]), turn=turn)
        if state == STAND:
            t.change(orient([t.ref("theirs")], STAND))
        else:
            t.change(orient([t.ref("theirs" if owner else "mine")], state))
        assert t.points() == seen, (turn, owner, state)


def test_a_trigger_counts_after_everything_of_its_batch() -> None:
    entering = auto(Trigger(EV_MOVE, This(), target=FIELD), Score(Count(Cards(zones=FIELD))))
    t = board(side(hand=[card("a", entering), "b"]))
    t.change(move([t.ref("a")], BACK), move([t.ref("b")], BACK))
    assert t.points() == 2


# How a card lay.


@pytest.mark.parametrize("zone", ["side", "deck"])
def test_a_card_that_lay_another_way_up_than_cards_lie_there(zone: str) -> None:
    """Face down where cards lie face up, or face up where they lie face down."""
    usual = FACE_DOWN if zone == "deck" else FACE_UP
    comes = Trigger(EV_MOVE, This(), (SIDE, DECK), (DISCARD,), value=LAY_OTHERWISE)
    for lay in (FACE_UP, FACE_DOWN):
        cards: list[Card] = [card("a", auto(comes, Score(), zones=(DISCARD,))), "b"]
        t = board(side(**{zone: cards}))
        if lay != usual:
            t.change(face([t.ref("a")], lay))
        t.change(move([t.ref("a")], DISCARD))
        assert t.points() == (lay != usual)


@pytest.mark.parametrize("lay", [FACE_UP, FACE_DOWN])
def test_under_a_card_there_is_no_way_up_that_is_another(lay: int) -> None:
    comes = Trigger(EV_MOVE, This(), (), (DISCARD,), value=LAY_OTHERWISE)
    t = board(side(back=["host", card("a", auto(comes, Score(), zones=(DISCARD,)))]))
    t.change(under(t.ref("a"), t.ref("host"), which=lay))
    t.change(move([t.ref("a")], DISCARD))
    assert (t.names(0, DISCARD), t.points()) == (["a"], 0)
