"""Choosing: exactly so many, up to so many, as many as there are, from places others cannot see."""

import pytest

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.resolve import R_MOVED, May
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.procedure.choosing import Choose, ChooseNumber, Order
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import move, reveal
from bythebook.kernel.state.options import K_ORDER
from bythebook.kernel.state.refs import BOTH
from bythebook.kernel.texts.lasting import Forbid
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards, LookAtTop, MoveCards, Search
from tests.kernel.cards import Score, card, of
from tests.kernel.table import board, side
from tests.kernel.tiny import (
    BACK,
    CANNOT_BE_CHOSEN,
    DECK,
    DISCARD,
    HAND,
    POINTS,
    SOUL,
)

MINE = Cards(zones=(BACK,))
RED_IN_HAND = Cards(zones=(HAND,), tests=(of("red"),))
CHOSEN = Bound(1)


def red(name: str) -> CardDef:
    return card(name, traits="red")


def test_exactly_so_many() -> None:
    t = board(side(back=["a", "b", "c"]))
    t.do(ChooseCards(MINE, Num(2)), MoveCards(CHOSEN, SOUL))
    t.asks(0, "a", "b", "c")
    t.choose("b")
    t.asks(0, "a", "c")
    t.choose("c")
    assert t.names(0, SOUL) == ["b", "c"]


def test_as_many_as_possible_are_taken_without_asking() -> None:
    for wanted in (2, 3):
        t = board(side(back=["a", "b"]))
        t.do(ChooseCards(MINE, Num(wanted)), MoveCards(CHOSEN, SOUL))
        assert t.names(0, SOUL) == ["a", "b"]


@pytest.mark.parametrize("wanted", [0, -1])
def test_none_or_less_than_none_is_not_asked(wanted: int) -> None:
    t = board(side(back=["a", "b"], hand=["c"]))
    t.do(ChooseCards(MINE, Num(wanted)), MoveCards(CHOSEN, SOUL))
    t.do(ChooseCards(RED_IN_HAND, Num(wanted)), MoveCards(CHOSEN, SOUL))
    assert t.names(0, SOUL) == []


def test_up_to_may_stop_at_any_time() -> None:
    for picks in range(3):
        t = board(side(back=["a", "b", "c"]))
        t.do(ChooseCards(MINE, Num(2), up_to=True), MoveCards(CHOSEN, SOUL))
        for name in "ab"[:picks]:
            assert "done" in t.options()
            t.choose(name)
        if picks < 2:
            t.choose("done")
        assert len(t.names(0, SOUL)) == picks


def test_with_nothing_to_choose_from_nothing_is_asked() -> None:
    t = board()
    t.do(ChooseCards(MINE, up_to=True), Score())
    assert t.points() == 1


def test_what_cannot_be_chosen_is_not_offered() -> None:
    t = board(side(back=["a", "b"]), side(back=["x", "y"]))
    t.do(ChooseCards(Cards(OPPONENT, (BACK,))), Forbid(CHOSEN, CANNOT_BE_CHOSEN)).choose("x")
    t.do(ChooseCards(Cards(OPPONENT, (BACK,)), up_to=True), MoveCards(CHOSEN, DISCARD))
    t.asks(0, "y", "done")
    t.choose("y")
    assert t.names(1, BACK) == ["x"]


def test_the_other_player_chooses_where_the_text_says_so() -> None:
    t = board(side(back=["a"]), side(back=["x", "y"]))
    t.do(ChooseCards(Cards(OPPONENT, (BACK,)), by=OPPONENT), MoveCards(CHOSEN, DISCARD))
    t.asks(1, "x", "y")
    t.choose("y")


# Places others cannot see.


def test_of_unseen_cards_one_may_decline() -> None:
    t = board(side(hand=[red("a"), red("b"), "c"]))
    t.do(ChooseCards(RED_IN_HAND), MoveCards(CHOSEN, SOUL))
    t.asks(0, "a", "b", "done")
    t.choose("done")
    assert t.names(0, SOUL) == []


def test_asked_even_when_there_is_nothing_and_hidden() -> None:
    t = board(side(hand=["a", "b"]))
    t.do(ChooseCards(RED_IN_HAND), MoveCards(CHOSEN, SOUL))
    t.asks(0, "done")
    ask = t.game.pending
    assert ask is not None
    assert ask.hidden
    t.choose("done")


def test_asked_again_after_the_last_that_fits() -> None:
    """Up to two, and only one fits: the end of the asking tells nobody so."""
    for other in ("b", red("b")):
        t = board(side(hand=[red("a"), other]))
        t.do(ChooseCards(RED_IN_HAND, Num(2)), MoveCards(CHOSEN, SOUL))
        t.choose("a")
        t.choose("done")
        assert t.names(0, SOUL) == ["a"]


def test_not_more_often_than_there_are_cards_at_all() -> None:
    t = board(side(hand=[red("a")]))
    t.do(ChooseCards(RED_IN_HAND, Num(2)), MoveCards(CHOSEN, SOUL)).choose("a")
    assert t.names(0, SOUL) == ["a"]
    t.do(ChooseCards(RED_IN_HAND, Num(2)), Score())
    assert t.points() == 1


def test_of_an_own_hand_without_a_condition_one_has_to() -> None:
    t = board(side(hand=["a", "b"]))
    t.do(ChooseCards(Cards(zones=(HAND,))), MoveCards(CHOSEN, SOUL))
    t.asks(0, "a", "b")
    t.choose("a")


def test_searching_a_deck_may_find_nothing() -> None:
    for other in ("a", red("a")):
        t = board(side(deck=[other, "b"]))
        t.do(Search(Cards(zones=(DECK,), tests=(of("red"),))), MoveCards(CHOSEN, HAND))
        t.choose("done")
        assert t.names(0, HAND) == []


def test_among_cards_looked_at() -> None:
    for top, options in ((red("a"), ("a", "done")), ("a", ("done",))):
        t = board(side(deck=[top, "b", red("c")]))
        kind = Cards(tests=(of("red"),))
        t.do(LookAtTop(DECK, Num(2)), ChooseAmong(Bound(R_MOVED), kind), MoveCards(CHOSEN, HAND))
        t.asks(0, *options)
        t.choose(options[0])
        assert t.names(0, HAND) == (["a"] if len(options) == 2 else [])


def test_among_cards_looked_at_any_one_has_to_be_taken() -> None:
    t = board(side(deck=["a", "b", "c"]))
    t.do(LookAtTop(DECK, Num(2)), ChooseAmong(Bound(R_MOVED), Cards()), MoveCards(CHOSEN, HAND))
    t.asks(0, "a", "b")
    t.choose("b")
    assert t.names(0, HAND) == ["b"]


def test_among_cards_that_everybody_sees_nothing_is_hidden() -> None:
    t = board(side(deck=["a", red("b"), "c"]))
    t.change(reveal(t.game.state.top(0, DECK, 2), BOTH))
    kind = Cards(tests=(of("red"),))
    t.do(LookAtTop(DECK, Num(2)), ChooseAmong(Bound(R_MOVED), kind), MoveCards(CHOSEN, HAND))
    assert t.names(0, HAND) == ["b"]


# Other choices.


class Numbered(Procedure):
    def __init__(self, least: int = 0, most: int = 0) -> None:
        self.least: int = least
        self.most: int = most

    @step("tiny 30.1")
    def ask(self, game: Game) -> Flow:
        return ChooseNumber(0, self.least, self.most)

    @step("tiny 30.2")
    def take(self, game: Game) -> Flow:
        return (5, POINTS, self.chosen[0] if self.chosen else -1)


def test_a_number_within_bounds() -> None:
    t = board()
    t.run(Numbered(2, 4))
    t.asks(0, "2", "3", "4")
    t.choose("4")
    assert t.points() == 4
    t.run(Numbered(2, 2))
    assert t.points() == 2
    t.run(Numbered(2, 1))
    assert t.points() == -1


class Stacked(Procedure):
    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards: list[int] = cards or []

    @step("tiny 31.1")
    def ask(self, game: Game) -> Flow:
        return Order(0, self.cards, True)

    @step("tiny 31.2")
    def put(self, game: Game) -> Flow:
        return move(self.chosen, DECK)


def test_an_order_is_asked_card_by_card_and_the_last_follows() -> None:
    t = board(side(hand=["a", "b", "c"]))
    t.run(Stacked([t.ref("a"), t.ref("b"), t.ref("c")]))
    assert t.game.pending is not None
    assert t.game.pending.kind == K_ORDER
    t.choose("c")
    t.asks(0, "a", "b")
    t.choose("a")
    assert t.names(0, DECK)[-3:] == ["c", "a", "b"]


def test_you_may() -> None:
    for answer, points in (("yes", 1), ("no", 0)):
        t = board()
        t.do(May((Score(),)))
        t.asks(0, "yes", "no")
        t.choose(answer)
        assert t.points() == points


def test_a_choice_of_all_is_no_choice_unless_hidden() -> None:
    t = board(side(hand=["a", "b"]))
    refs = [t.ref("a"), t.ref("b")]
    t.run(Choose(0, refs, 2, 2))
    t.run(Choose(0, refs, 2, 2, True))
    t.asks(0, "a", "b")
    t.choose("a", "b")


def test_a_card_that_the_chooser_may_not_look_at_is_not_chosen_for_what_it_is() -> None:
    what = Cards(OPPONENT, (HAND,), (of("red"),))
    theirs = side(hand=[red("x"), "y"])
    t = board(side(), theirs)
    t.do(ChooseCards(what, up_to=True), MoveCards(CHOSEN, DISCARD))
    # Nothing is asked, whatever there is.
    assert t.at_rest()
    # Any card will do, or it is their own to look at.
    t.do(ChooseCards(Cards(OPPONENT, (HAND,))), MoveCards(CHOSEN, DISCARD))
    t.asks(0, "x", "y")
    t.choose("y")
    t.do(ChooseCards(what, by=OPPONENT), MoveCards(CHOSEN, DISCARD))
    t.asks(1, "x", "done")
    t.choose("x")
    assert t.names(1, DISCARD) == ["y", "x"]
