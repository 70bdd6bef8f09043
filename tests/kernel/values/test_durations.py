"""How long effects last, and what of them is fixed when they are made."""

import pytest

from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.state.changes import (
    GAME,
    THIS_TURN,
    WHILE_FRAME,
    begin_turn,
    expire,
    give,
    move,
    nullify,
)
from bythebook.kernel.state.continuous_ops import ADD, BECOME, BITS_ON, E_STAMP, E_VALUE
from bythebook.kernel.texts.lasting import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    THIS_GAME,
    Give,
    GiveWords,
)
from bythebook.kernel.texts.verbs import TakeExtraTurn
from tests.kernel.cards import ByRule, EndTurn, card, trait
from tests.kernel.table import Table, act, board, cont, side
from tests.kernel.tiny import BACK, FIELD, HAND, LEVEL, POWER, TRAITS, Turn

HERE = Cards(zones=FIELD)


def played(until: int) -> Table:
    """A game in which the ability has just been activated, in the turn of player 0."""
    up = card("up", act(Give(This(), POWER, Num(2), until), limit=1))
    t = board(side(back=[up]), root=Turn())
    t.asks(0, "filler", "up", "pass")
    return t.choose("up")


def turns(t: Table, count: int) -> list[tuple[int, int]]:
    """Who is at turn and the card's power, turn by turn."""
    seen = [(t.game.state.turn_player, t.value(POWER, "up"))]
    for _ in range(count):
        t.choose("pass")
        seen.append((t.game.state.turn_player, t.value(POWER, "up")))
    return seen


@pytest.mark.parametrize(
    ("until", "powers"),
    [
        (END_OF_TURN, [5, 3, 3, 3]),
        (END_OF_OPPONENTS_NEXT_TURN, [5, 5, 3, 3]),
        (THIS_GAME, [5, 5, 5, 5]),
    ],
)
def test_how_long(until: int, powers: list[int]) -> None:
    t = played(until)
    assert turns(t, 3) == list(zip([0, 1, 0, 1], powers, strict=True))


def test_the_opponents_next_turn_is_not_an_additional_turn_of_ones_own() -> None:
    up = card(
        "up",
        act(TakeExtraTurn(), Give(This(), POWER, Num(2), END_OF_OPPONENTS_NEXT_TURN), limit=1),
    )
    t = board(side(back=[up]), root=Turn())
    t.choose("up")
    assert turns(t, 3) == [(0, 5), (0, 5), (1, 5), (0, 3)]


def test_made_in_the_opponents_turn_it_lasts_through_their_next_one() -> None:
    up = card("up")
    t = board(side(back=[up]), root=Turn(), turn=1)
    ability = act(Give(HERE, POWER, Num(2), END_OF_OPPONENTS_NEXT_TURN))
    number = t.game.lib.register(ability)
    t.game.pending = None
    t.game.stack[-1].pc = 2
    t.game.push(t.game.book.resolve(number, t.ref("up"), 0))
    t.game.run()
    assert turns(t, 4) == [(1, 5), (0, 5), (1, 5), (0, 3), (1, 3)]


def test_a_turn_ended_by_an_effect_ends_what_lasts_this_turn() -> None:
    up = card("up", act(Give(This(), POWER, Num(2)), EndTurn(), Give(This(), POWER, Num(7))))
    t = board(side(back=[up]), root=Turn())
    t.choose("up")
    assert (t.game.state.turn_player, t.value(POWER, "up")) == (1, 3)


def test_only_the_duration_named_ends() -> None:
    t = board(side(back=["a"]))
    for until, value, power in ((THIS_TURN, 1, 10), (THIS_TURN, 2, 20), (WHILE_FRAME, 1, 40)):
        t.change(give(ADD, POWER, power, [t.ref("a")], 2, until, value))
    t.change(give(ADD, POWER, 80, [t.ref("a")], 2, GAME, 0))
    assert t.value(POWER, "a") == 153
    t.change(expire(THIS_TURN, 1))
    assert t.value(POWER, "a") == 143
    t.change(expire(WHILE_FRAME, 1))
    assert t.value(POWER, "a") == 103
    t.change(expire(THIS_TURN, 2))
    assert t.value(POWER, "a") == 83


# Fixed when made, or not.


def test_an_effect_made_by_resolving_keeps_its_cards_and_its_value() -> None:
    t = board(side(back=["a"], hand=["b", "c"]))
    t.do(Give(HERE, POWER, Count(Cards(zones=(HAND,)))))
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("b")], BACK))
    # Neither does the newcomer get it nor does one card less in hand matter.
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (5, 3)


def test_a_continuous_ability_looks_anew() -> None:
    up = cont(Modifier(ADD, POWER, Cards(zones=FIELD), Count(Cards(zones=(HAND,)))))
    t = board(side(back=[card("a", up)], hand=["b", "c"]))
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("b")], BACK))
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (4, 4)


def test_one_that_changes_the_rules_reaches_cards_that_come_later() -> None:
    t = board(side(back=["a"], hand=["b", "c"]))
    everyone = Modifier(ADD, POWER, Cards(zones=FIELD), Count(Cards(zones=(HAND,))))
    t.do(ByRule(), by="a", modifiers=(everyone,))
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("b")], BACK))
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (4, 4)
    # It goes on without the card it came from, until its time is over.
    t.change(move([t.ref("a")], HAND))
    assert t.value(POWER, "b") == 5
    t.change(expire(THIS_TURN, 1))
    assert t.value(POWER, "b") == 3


def test_an_effect_on_nobody_is_none() -> None:
    t = board()
    t.do(Give(HERE, POWER, Num(2)), GiveWords(HERE, TRAITS, ("tiny red",)))
    assert t.game.state.effects == []
    assert t.clauses() == []


def test_words_and_fixed_values() -> None:
    t = board(side(back=["a"]))
    t.do(
        GiveWords(HERE, TRAITS, ("tiny red", "tiny blue")), Give(HERE, LEVEL, Num(4), becomes=True)
    )
    assert t.value(TRAITS, "a") == trait("red") | trait("blue")
    assert t.value(LEVEL, "a") == 4
    assert {e[1] for e in t.game.state.effects} == {BITS_ON, BECOME}


@pytest.mark.parametrize(("whose", "left"), [(1, ["b"]), (2, ["a"]), (3, [])])
def test_only_effects_of_those_players_set_in_as_a_turn_begins(whose: int, left: list[str]) -> None:
    t = board(side(back=["a", "b"]))
    t.do(Give(This(), POWER, Num(2), END_OF_YOUR_NEXT_TURN), by="a")
    t.do(Give(This(), POWER, Num(2), END_OF_OPPONENTS_NEXT_TURN), by="b", player=1)
    t.change(begin_turn(0, 0, whose))
    t.change(expire(THIS_TURN, t.game.state.turn))
    # What has set in has ended with the turn; the other still lasts.
    assert [name for name in ("a", "b") if t.value(POWER, name) == 5] == left


def test_one_effect_can_be_ended_and_the_others_stay() -> None:
    t = board(side(back=["a"]))
    for more in (1, 2):
        t.do(Give(HERE, POWER, Num(more)))
    before = t.value(POWER, "a")
    first = t.game.state.effects[0]
    t.change([nullify(first[E_STAMP])])
    assert t.value(POWER, "a") == before - 1
    assert [e[E_VALUE] for e in t.game.state.effects] == [2]
    t.change([nullify(first[E_STAMP])])
    assert t.value(POWER, "a") == before - 1
