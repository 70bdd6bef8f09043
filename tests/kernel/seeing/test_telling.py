"""The log as each player is told it: every kind of event, with the names that player knows."""

from typing import Any

from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.seeing.telling import tell
from bythebook.kernel.state.changes import (
    THIS_TURN,
    begin_turn,
    counters,
    end_game,
    event,
    extra_turn,
    face,
    give,
    link,
    move,
    orient,
    reveal,
    roll,
    set_var,
    shuffle,
    token,
    transform,
    under,
)
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from tests.kernel.cards import Score, card
from tests.kernel.table import Table, auto, board, side
from tests.kernel.tiny import BACK, DECK, DECKED, DIE, DISCARD, EV_BELL, HAND, POINTS, POWER, REST

Told = dict[str, Any]


def told(t: Table, player: int) -> list[Told]:
    """What a player is told, without the clauses and decisions behind it."""
    assert t.game.log is not None
    lines = tell(t.game, player, t.base, t.game.log.since(0))
    return [{k: v for k, v in e.items() if k not in ("clause", "decision")} for e in lines]


def both_are_told(t: Table, *lines: Told) -> None:
    assert told(t, 0) == list(lines)
    assert told(t, 1) == list(lines)


def test_what_is_done_to_a_card_that_everybody_sees() -> None:
    t = board(side(back=["a", "b"]))
    t.change(counters(t.ref("a"), 0, 2))
    t.change(under(t.ref("b"), t.ref("a")))
    both_are_told(t, {"event": "card", "card": "a"}, {"event": "card", "card": "b"})


def test_what_is_done_to_a_card_that_only_its_player_sees() -> None:
    """That something was done to a card is told to both, and which card it was to one."""
    t = board(side(back=["host"], hand=["a", "b"]))
    t.change(under(t.ref("a"), t.ref("host"), which=FACE_DOWN))
    t.change(counters(t.ref("b"), 0, 1))
    assert [e["card"] for e in told(t, 0)] == ["a", "b"]
    assert told(t, 1) == [{"event": "card", "card": None}] * 2


def test_a_card_that_is_turned_up_is_told_by_what_it_shows_then() -> None:
    t = board(side(hand=["a"]))
    t.change(move([t.ref("a")], BACK, face=FACE_DOWN))
    t.change(face([t.ref("a")], FACE_UP))
    assert [e["card"] for e in told(t, 0)] == ["a", "a"]
    assert [(e["event"], e["card"]) for e in told(t, 1)] == [("move", None), ("card", "a")]


def test_a_move_is_told_with_where_from_and_where_to() -> None:
    """The zones are told to both; the card to who knew it before or knows it now."""
    t = board(side(hand=["a", "b"], deck=["c", "d"]))
    t.change(move([t.ref("a")], DISCARD))
    t.change(move([t.ref("b")], DECK))
    t.change(move([t.ref("c")], HAND, 1))
    ways = [("hand", "discard", 0), ("hand", "deck", 0), ("deck", "hand", 1)]
    for player, names in ((0, ["a", "b", None]), (1, ["a", None, "c"])):
        lines = told(t, player)
        assert [e["card"] for e in lines] == names
        assert [(e["from"], e["to"], e["to_player"]) for e in lines] == ways


def test_a_card_that_is_turned() -> None:
    t = board(side(back=["a"]))
    t.change(orient([t.ref("a")], REST))
    both_are_told(t, {"event": "turn", "card": "a", "state": REST})


def test_who_looks_at_a_card_is_told_which_and_the_other_that_somebody_looks() -> None:
    t = board(side(deck=["c", "d"]))
    t.change(reveal([t.ref("c")], 1 << 1))
    assert told(t, 0) == [{"event": "looks", "player": 1}]
    assert told(t, 1) == [{"event": "reveal", "card": "c"}]


def test_an_event_of_the_books_own_with_its_cards_and_value() -> None:
    t = board(side(back=["a"], hand=["b"]))
    t.change(event(EV_BELL, t.ref("a"), 1, 5, t.ref("b")))
    line = {"event": "event", "kind": EV_BELL, "player": 1, "value": 5, "card": "a"}
    assert told(t, 0) == [line | {"other": "b"}]
    assert told(t, 1) == [line | {"other": None}]


def test_a_card_that_shows_its_other_side() -> None:
    t = board(side(back=["a", "b"]))
    t.change(transform(t.ref("a"), t.game.state.definition[t.find("b")]))
    both_are_told(t, {"event": "other side", "card": "b"})


def test_a_token_that_comes_into_being() -> None:
    t = board(side(discard=["imp"]))
    t.change(token(t.game.state.definition[t.find("imp")], 0, BACK))
    both_are_told(t, {"event": "token", "card": "imp"})


def test_turns_granted_and_begun() -> None:
    t = board()
    t.change(extra_turn(1))
    t.change(begin_turn(1, 1))
    both_are_told(
        t,
        {"event": "extra turn", "player": 1},
        {"event": "turn begins", "player": 1, "number": 2},
    )


def test_what_the_book_counts_is_told_by_its_name() -> None:
    t = board()
    t.change(set_var(POINTS + 1, 4))
    t.change(roll(DIE, 6))
    rolled = t.game.state.vars[DIE]
    both_are_told(
        t,
        {"event": "set", "what": "points 1", "value": 4},
        {"event": "set", "what": "die", "value": rolled},
    )


def test_a_shuffle_and_the_end() -> None:
    t = board()
    t.change(shuffle(1, DECK))
    t.change(end_game(0, DECKED))
    both_are_told(
        t,
        {"event": "shuffle", "player": 1, "zone": "deck"},
        {"event": "over", "winner": 0},
    )


def test_what_is_given_and_to_whom() -> None:
    t = board(side(back=["a"]))
    t.change(give(ADD, POWER, 2, [t.ref("a")], 2, THIS_TURN, 1))
    both_are_told(t, {"event": "give", "what": "power", "value": 2, "cards": ["a"]})


def test_an_ability_that_is_triggered_and_what_it_does() -> None:
    t = board(side(back=[card("a", auto(Trigger(EV_BELL), Score()))]))
    t.change(event(EV_BELL, 0, 0))
    both_are_told(
        t,
        {"event": "event", "kind": EV_BELL, "player": 0},
        {"event": "standby", "player": 0, "card": "a"},
        {"event": "set", "what": "points 0", "value": 1, "by": "a"},
    )


def test_what_only_the_rules_keep_is_not_told() -> None:
    t = board(side(back=["a", "b"]))
    t.change(link(t.ref("a"), t.ref("b")))
    both_are_told(t)
