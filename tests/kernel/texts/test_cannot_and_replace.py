"""Cannot wins over do; a change that would happen is replaced, each way at most once an event."""

from typing import Any

import pytest

from bythebook.kernel.abilities.abilities import (
    EV_MOVE,
    EV_ORIENT,
    Ability,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Player, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST, OPPONENT, YOU
from bythebook.kernel.state.changes import EVENT, Change, event, move, orient
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.lasting import Forbid, GrantAbility
from bythebook.kernel.texts.verbs import MoveCards, TurnCards
from tests.kernel.cards import Draw, Score, card
from tests.kernel.table import auto, board, cont, side
from tests.kernel.tiny import (
    BACK,
    CANNOT_BE_CHOSEN,
    CANNOT_DRAW,
    CANNOT_MOVE,
    CANNOT_REST,
    CANNOT_STAND,
    DISCARD,
    EV_BELL,
    FIELD,
    FRONT,
    HAND,
    REST,
    SIDE,
    SOUL,
    STAND,
    Tiny,
)

THAT = Bound(R_SUBJECT)


def instead(*body: Any, would: Trigger | None = None, **fields: Any) -> Ability:
    """If one of your cards would be discarded from the field, instead ..."""
    if would is None:
        would = Trigger(EV_MOVE, Cards(), FIELD, (DISCARD,))
    optional = fields.pop("optional", False)
    return cont(replacement=Replacement(would, body, optional), **fields)


# Cannot.


def test_what_cannot_happen_does_not_and_the_rest_of_the_batch_does() -> None:
    t = board(side(back=["a", "b"]))
    t.do(Forbid(Cards(zones=(BACK,), other=False), CANNOT_REST), by="a")
    t.change(orient([t.ref("a")], REST), move([t.ref("b")], DISCARD))
    assert t.game.state.orient[t.find("a")] == STAND
    assert t.names(0, DISCARD) == ["b"]


def test_forbidding_one_thing_does_not_forbid_its_opposite() -> None:
    t = board(side(back=["a"]))
    t.change(orient([t.ref("a")], REST))
    t.do(Forbid(Cards(zones=(BACK,)), CANNOT_REST))
    t.change(orient([t.ref("a")], STAND))
    assert t.game.state.orient[t.find("a")] == STAND
    t.do(Forbid(Cards(zones=(BACK,)), CANNOT_STAND))
    assert t.game.forbidden_any(orient([t.ref("a")], STAND))


def test_a_player_who_cannot_draw_draws_nothing_and_the_other_does() -> None:
    t = board()
    t.do(Forbid(Player(OPPONENT), CANNOT_DRAW))
    t.do(Draw(2), player=1)
    t.do(Draw(2), player=0)
    assert (len(t.names(0, HAND)), len(t.names(1, HAND))) == (2, 0)


def test_a_continuous_cannot_ends_with_its_condition() -> None:
    stuck = Modifier(BITS_ON, CHAR_CANNOT, Cards(ANYONE, FIELD), bits=CANNOT_MOVE)
    full = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 1)
    t = board(side(back=[card("a", cont(stuck, condition=full))], hand=["b"]))
    t.change(move([t.ref("a")], DISCARD))
    assert t.names(0, BACK) == ["a"]
    t.change(move([t.ref("b")], SOUL))
    t.change(move([t.ref("a")], DISCARD))
    assert t.names(0, BACK) == []


class Hushed(Tiny):
    """No bell rings for a card that cannot be chosen."""

    def forbids(self, game: Game, change: Change) -> str:
        if change[0] == EVENT and game.value(CHAR_CANNOT, change[2] & CARD) & CANNOT_BE_CHOSEN:
            return "tiny 7.3"
        return super().forbids(game, change)


@pytest.mark.parametrize("together", [False, True])
def test_an_event_that_cannot_happen_is_waited_for_in_vain(together: bool) -> None:
    hears = auto(Trigger(EV_BELL, Cards()), Score())
    t = board(side(back=[card("a", hears), "b"]), book=Hushed())
    t.do(Forbid(This(), CANNOT_BE_CHOSEN), by="a")
    rung = event(EV_BELL, t.ref("a"), 0)
    if together:
        t.change(rung, event(EV_BELL, t.ref("b"), 0))
        assert t.points() == 1
    else:
        t.change(rung)
        assert t.points() == 0
        t.change(event(EV_BELL, t.ref("b"), 0))
        assert t.points() == 1


def test_what_replaces_a_change_can_be_forbidden_too() -> None:
    rest = instead(TurnCards(THAT, REST))
    t = board(side(back=[card("saver", rest), "a"]))
    t.do(Forbid(Cards(zones=(BACK,)), CANNOT_REST))
    t.change(move([t.ref("a")], DISCARD))
    # Replaced, so not discarded; but it cannot be rested either.
    assert t.names(0, BACK) == ["saver", "a"]
    assert t.game.state.orient[t.find("a")] == STAND


def test_what_is_forbidden_is_not_replaced() -> None:
    t = board(side(back=[card("saver", instead(Score())), "a"]))
    t.do(Forbid(Cards(zones=(BACK,)), CANNOT_MOVE))
    t.change(move([t.ref("a")], DISCARD))
    assert t.points() == 0


# Replacement.


def test_a_mandatory_replacement_is_not_asked_about() -> None:
    t = board(side(back=[card("saver", instead(MoveCards(THAT, SOUL))), "a"]))
    t.change(move([t.ref("a")], DISCARD))
    assert (t.names(0, SOUL), t.names(0, DISCARD)) == (["a"], [])


def test_only_the_event_described_is_replaced() -> None:
    t = board(side(back=[card("saver", instead(MoveCards(THAT, SOUL))), "a"], hand=["b"]))
    t.change(move([t.ref("a")], HAND), move([t.ref("b")], DISCARD))
    assert (t.names(0, SOUL), t.names(0, HAND), t.names(0, DISCARD)) == ([], ["a"], ["b"])


@pytest.mark.parametrize(("whose", "saved"), [(YOU, [True, False]), (OPPONENT, [False, True])])
def test_only_what_befalls_that_player_is_replaced(whose: int, saved: list[bool]) -> None:
    would = Trigger(EV_MOVE, None, FIELD, (DISCARD,), whose=whose)
    saver = card("saver", instead(MoveCards(THAT, SOUL), would=would))
    t = board(side(back=[saver, "a"]), side(back=["x"]))
    t.change(move([t.ref("a")], DISCARD), move([t.ref("x")], DISCARD))
    assert [bool(t.names(player, SOUL)) for player in (0, 1)] == saved
    assert [bool(t.names(player, DISCARD)) for player in (0, 1)] == [not s for s in saved]


@pytest.mark.parametrize(("whose", "saved"), [(YOU, False), (OPPONENT, True)])
def test_who_is_given_a_card_is_whom_its_move_befalls(whose: int, saved: bool) -> None:
    would = Trigger(EV_MOVE, None, FIELD, (BACK,), whose=whose)
    t = board(side(back=[card("saver", instead(MoveCards(THAT, SOUL), would=would))], front=["a"]))
    t.change(move([t.ref("a")], BACK, 1))
    assert (t.names(0, SOUL), t.names(1, BACK)) == (["a"], []) if saved else ([], ["a"])


@pytest.mark.parametrize(("answer", "soul", "discard"), [("saver", ["a"], []), ("no", [], ["a"])])
def test_an_optional_one_is_asked_about(answer: str, soul: list[str], discard: list[str]) -> None:
    t = board(side(back=[card("saver", instead(MoveCards(THAT, SOUL), optional=True)), "a"]))
    t.change(move([t.ref("a")], DISCARD))
    t.asks(0, "saver", "no")
    t.choose(answer)
    assert (t.names(0, SOUL), t.names(0, DISCARD)) == (soul, discard)


@pytest.mark.parametrize(("answer", "where"), [("one", SOUL), ("two", HAND)])
def test_the_player_it_would_befall_chooses_among_two(answer: str, where: int) -> None:
    would = Trigger(EV_MOVE, Cards(OPPONENT), FIELD, (DISCARD,))
    t = board(
        side(
            back=[
                card("one", instead(MoveCards(THAT, SOUL), would=would)),
                card("two", instead(MoveCards(THAT, HAND), would=would)),
            ]
        ),
        side(back=["a"]),
    )
    t.change(move([t.ref("a")], DISCARD))
    t.asks(1, "one", "two")
    t.choose(answer)
    assert t.names(1, where) == ["a"]


def test_who_may_is_asked_about_a_single_optional_one() -> None:
    would = Trigger(EV_MOVE, Cards(OPPONENT), FIELD, (DISCARD,))
    saver = card("saver", instead(MoveCards(THAT, SOUL), would=would, optional=True))
    t = board(side(back=[saver]), side(back=["a"]))
    t.change(move([t.ref("a")], DISCARD))
    t.asks(0, "saver", "no")
    t.choose("no")
    assert t.names(1, DISCARD) == ["a"]


def test_replacements_are_offered_in_the_order_in_which_their_cards_lie() -> None:
    ways = [card(name, instead(MoveCards(THAT, SOUL))) for name in ("one", "two")]
    t = board(side(back=[*ways, "a", "b"]))
    t.change(move([t.ref("a")], DISCARD))
    assert t.options() == ["one", "two"]
    t.choose("one")
    t.change(move([t.ref("one")], HAND))
    t.change(move([t.ref("one")], BACK))
    t.change(move([t.ref("b")], DISCARD))
    assert t.options() == ["two", "one"]
    t.choose("one")
    assert t.names(0, SOUL) == ["a", "b"]


def test_of_two_optional_ones_the_player_it_would_befall_chooses() -> None:
    would = Trigger(EV_MOVE, Cards(OPPONENT), FIELD, (DISCARD,))
    one = card("one", instead(MoveCards(THAT, SOUL), would=would, optional=True))
    two = card("two", instead(MoveCards(THAT, HAND), would=would, optional=True))
    t = board(side(back=[one, two]), side(back=["a"]))
    t.change(move([t.ref("a")], DISCARD))
    t.asks(1, "one", "two", "no")
    t.choose("no")
    assert t.names(1, DISCARD) == ["a"]


@pytest.mark.parametrize(("doer", "asked"), [(1, 1), (0, 0), (NOTHING, 0)])
def test_of_something_done_whoever_does_it_chooses(doer: int, asked: int) -> None:
    """If nobody does it, the turn player."""
    would = Trigger(EV_BELL)
    t = board(
        side(
            back=[
                card("one", instead(Score(), would=would)),
                card("two", instead(Score(), would=would)),
            ]
        )
    )
    t.change(event(EV_BELL, 0, doer))
    t.asks(asked, "one", "two")
    t.choose("one")


def test_what_a_card_says_of_itself_counts_only_where_it_speaks() -> None:
    own = instead(MoveCards(THAT, SOUL), would=Trigger(EV_MOVE, This(), (), (DISCARD,)))
    t = board(side(back=[card("a", own)], hand=[card("b", own)]))
    t.change(move([t.ref("a"), t.ref("b")], DISCARD))
    assert (t.names(0, SOUL), t.names(0, DISCARD)) == (["a"], ["b"])


def test_each_replaces_an_event_at_most_once() -> None:
    """Two that send a card to and fro: each once, then it happens."""
    to_side = instead(MoveCards(THAT, SIDE))
    back = instead(MoveCards(THAT, DISCARD), would=Trigger(EV_MOVE, Cards(), FIELD, (SIDE,)))
    t = board(side(back=[card("one", to_side), card("two", back), "a"]))
    t.change(move([t.ref("a")], DISCARD))
    assert t.names(0, DISCARD) == ["a"]


def test_but_every_event_of_a_batch_by_itself() -> None:
    t = board(side(back=[card("saver", instead(MoveCards(THAT, SOUL))), "a", "b"]))
    t.change(move([t.ref("a"), t.ref("b")], DISCARD))
    assert (sorted(t.names(0, SOUL)), t.names(0, DISCARD)) == (["a", "b"], [])
    assert t.game.log is not None
    # Still one batch.
    assert len(t.game.log.since(0)) == 1


def test_all_that_replaces_one_event_counts_as_that_event() -> None:
    """Instead of one card two go, and that is not replaced by the same again."""
    mine = Cards(zones=(BACK,), other=True)
    t = board(side(back=[card("saver", instead(MoveCards(mine, DISCARD))), "a", "b"]))
    t.change(move([t.ref("a")], DISCARD))
    assert sorted(t.names(0, DISCARD)) == ["a", "b"]


def test_an_empty_replacement_does_not_use_up_the_next_one() -> None:
    nobody = Cards(zones=(SIDE,))
    t = board(side(back=[card("saver", instead(MoveCards(nobody, SOUL))), "a", "b"]))
    t.change(move([t.ref("a"), t.ref("b")], DISCARD))
    assert t.names(0, BACK) == ["saver", "a", "b"]


def test_replacement_by_nothing() -> None:
    leaves = auto(Trigger(EV_MOVE, Cards(), FIELD, (DISCARD,)), Score())
    t = board(side(back=[card("saver", instead(), leaves), "a"]))
    t.change(move([t.ref("a")], DISCARD))
    assert t.names(0, BACK) == ["saver", "a"]
    assert t.points() == 0


def test_several_instructions_are_all_carried_out() -> None:
    both = instead(TurnCards(THAT, REST), TurnCards(Cards(zones=(FRONT,)), REST))
    t = board(side(back=[card("saver", both), "a"], front=["f"]))
    t.change(move([t.ref("a")], DISCARD))
    assert [t.game.state.orient[t.find(n)] for n in ("a", "f")] == [REST, REST]


def test_a_replacement_cannot_replace_what_it_does_itself() -> None:
    loop = instead(Score(), MoveCards(THAT, DISCARD))
    t = board(side(back=[card("saver", loop), "a"]))
    t.change(move([t.ref("a")], DISCARD))
    assert t.names(0, DISCARD) == ["a"]
    assert t.points() == 1


def test_an_event_of_the_books_own_can_be_replaced() -> None:
    would = Trigger(EV_BELL)
    t = board(side(back=[card("saver", instead(Score(), would=would))]))
    t.change(event(EV_BELL, 0, 0))
    assert t.points() == 1
    assert "kernel tiny 0.4" not in t.clauses()


def test_turning_can_be_replaced() -> None:
    would = Trigger(EV_ORIENT, Cards(), value=REST)
    t = board(side(back=[card("saver", instead(MoveCards(THAT, SOUL), would=would)), "a"]))
    t.change(orient([t.ref("a")], REST))
    assert t.names(0, SOUL) == ["a"]


def test_a_replacement_that_left_in_between_replaces_nothing() -> None:
    """The first to be used takes the second off the field."""
    own = Trigger(EV_MOVE, Cards(), (BACK,), (DISCARD,))
    first = instead(Score(), MoveCards(Cards(zones=(FRONT,)), HAND), would=own)
    second = instead(MoveCards(THAT, SOUL), would=own)
    t = board(side(back=[card("one", first), "a", "b"], front=[card("two", second)]))
    # The audit would bring up to date what has to be brought up to date here.
    t.quietly()
    t.change(move([t.ref("a"), t.ref("b")], DISCARD))
    t.asks(0, "one", "two")
    t.choose("one")
    # For b only the first is left.
    assert (t.names(0, SOUL), t.names(0, HAND), t.points()) == ([], ["two"], 2)


def test_a_draw_that_is_replaced_is_still_one_of_the_draws() -> None:
    would = Trigger(EV_MOVE, Cards(), (0,), (HAND,))
    t = board(side(back=[card("saver", instead(MoveCards(THAT, SOUL), would=would))]))
    t.do(Draw(2))
    assert (len(t.names(0, SOUL)), len(t.names(0, HAND))) == (2, 0)


def test_a_replacement_given_to_a_card_works_while_it_is_given() -> None:
    t = board(side(back=["a", "b"]))
    given = instead(
        MoveCards(THAT, SOUL), would=Trigger(EV_MOVE, Cards(other=True), (BACK,), (DISCARD,))
    )
    t.do(GrantAbility(Cards(zones=(BACK,)), given), by="a")
    t.change(move([t.ref("b")], DISCARD))
    assert t.names(0, SOUL) == ["b"]
    t.change(move([t.ref("a")], HAND))
    t.change(move([t.ref("a")], BACK))
    t.change(move([t.ref("b")], BACK))
    t.change(move([t.ref("b")], DISCARD))
    assert t.names(0, DISCARD) == ["b"]
