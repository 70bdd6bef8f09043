"""The order of continuous effects: layers, dependency, time stamps."""

from itertools import permutations

import pytest

from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.game.game import Game
from bythebook.kernel.language import words
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, This, ValueOf
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.state.changes import GAME, give, move, renew
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    BITS_ON,
    CHAR_ABILITIES,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.values.entries import Entry
from tests.kernel.cards import at_least, at_most, card, of, trait
from tests.kernel.table import Table, board, cont, side
from tests.kernel.tiny import (
    BACK,
    DISCARD,
    FIELD,
    FRONT,
    HAND,
    LEVEL,
    POWER,
    SOUL,
    TRAITS,
    Tiny,
)

HERE = Cards(zones=FIELD)
BASE_ADD, BASE_LOSE, BY_RULE, ABILITIES, NO_VALUE, VALUE, BOOST, SET = range(2, 10)
"""The nine layers with what is printed as the first of them."""


class Nine(Tiny):
    """The same book with nine layers: printed, original values gained or changed, original
    values lost, rules, abilities, what is no number, added numbers, boost, set numbers."""

    def layer(self, op: int, char: int) -> int:
        if op in (GRANT, LOSE_ABILITIES):
            return ABILITIES
        if op in (BITS_ON, BITS_OFF):
            return NO_VALUE
        return VALUE if op == ADD else SET

    def rule_effects(self, game: Game) -> list[Entry]:
        """Who stands in front has one more by rule; and is boosted by ten times its level."""
        front = Cards(zones=(FRONT,))
        found: list[Entry] = []
        for player in (0, 1):
            for layer, amount in ((BY_RULE, Num(1)), (BOOST, None)):
                of_level = ValueOf(front, LEVEL, 10)
                modifier = Modifier(ADD, POWER, front, amount or of_level)
                reads = front.reads(game, -1, player)
                chars = modifier.amount.chars() if modifier.amount is not None else 0
                found.append(
                    Entry(ADD, POWER, layer, 0, -1, -1, player, modifier, 0, (), reads, chars, True)
                )
        return found


def that(test: words.Test) -> Cards:
    """Your cards on the field of which something is so."""
    return Cards(zones=FIELD, tests=(test,))


def given(t: Table, op: int, char: int, value: int, layer: int, name: str = "a") -> None:
    t.change(give(op, char, value, [t.ref(name)], layer, GAME, 0))


EIGHT = [
    (BECOME, 4, BASE_ADD),
    (BECOME, 2, BASE_LOSE),
    (ADD, 6, VALUE),
    (BECOME, 99, SET),
]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_layers_go_in_order_whatever_came_first(order: tuple[int, ...]) -> None:
    t = board(side(front=[card("a", level=2)]), book=Nine())
    # Printed 3, one more by rule, twenty by boost.
    assert t.value(POWER, "a") == 24
    for place in order:
        given(t, EIGHT[place][0], POWER, EIGHT[place][1], EIGHT[place][2])
    # Becomes 4, loses to 2, by rule 3, six more 9, boosted 29.
    assert t.value(POWER, "a") == 29
    given(t, *EIGHT[3][:1], POWER, *EIGHT[3][1:])
    assert t.value(POWER, "a") == 99


def test_a_set_number_beats_later_additions_and_boost() -> None:
    t = board(side(front=[card("a", level=2)]), book=Nine())
    given(t, BECOME, POWER, 7, SET)
    given(t, ADD, POWER, 5, VALUE)
    assert t.value(POWER, "a") == 7


def test_abilities_are_lost_before_they_could_add_but_after_the_rules() -> None:
    own = cont(Modifier(ADD, POWER, This(), Num(8)))
    t = board(side(front=[card("a", own)]), book=Nine())
    assert t.value(POWER, "a") == 12
    given(t, LOSE_ABILITIES, CHAR_ABILITIES, 0, ABILITIES)
    assert t.value(POWER, "a") == 4


def test_a_trait_is_gained_before_numbers_are_added_for_it() -> None:
    """Added to red cards, though red comes later in time."""
    add = cont(Modifier(ADD, POWER, Cards(zones=FIELD, tests=(of("red"),)), Num(5)))
    t = board(side(back=[card("w", add), "a"]), book=Nine())
    given(t, BITS_ON, TRAITS, trait("red"), NO_VALUE)
    assert (t.value(POWER, "a"), t.value(POWER, "w")) == (8, 3)
    given(t, BITS_OFF, TRAITS, trait("red"), NO_VALUE)
    assert t.value(POWER, "a") == 3


def test_boost_is_found_anew_when_the_front_changes() -> None:
    t = board(side(front=[card("a", level=2)], hand=[card("b", level=3)]), book=Nine())
    given(t, ADD, LEVEL, 1, VALUE)
    assert t.value(POWER, "a") == 34
    t.change(move([t.ref("a")], SOUL), move([t.ref("b")], FRONT))
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (3, 34)


# Inside one layer.


def test_time_stamps_decide_where_nothing_else_does() -> None:
    t = board(side(back=["a"]))
    given(t, BECOME, POWER, 5, 2)
    given(t, ADD, POWER, 2, 2)
    assert t.value(POWER, "a") == 7
    given(t, BECOME, POWER, 1, 2)
    assert t.value(POWER, "a") == 1


def test_a_continuous_ability_is_as_old_as_its_card() -> None:
    set_five = card("five", cont(Modifier(BECOME, POWER, HERE, Num(5))))
    set_six = card("six", cont(Modifier(BECOME, POWER, HERE, Num(6))))
    t = board(side(back=[set_five, set_six, "a"]))
    assert t.value(POWER, "a") == 6
    # From place to place it stays as old; as a new card it is the youngest.
    t.change(move([t.ref("five")], FRONT))
    assert t.value(POWER, "a") == 6
    t.change(renew(t.ref("five")))
    assert t.value(POWER, "a") == 5


def test_write_before_read_in_one_layer() -> None:
    """The older adds power for level, the younger changes level: the younger goes first."""
    reader = card("reader", cont(Modifier(ADD, POWER, HERE, ValueOf(This(), LEVEL))))
    writer = card("writer", cont(Modifier(ADD, LEVEL, HERE, Num(4))))
    for back in ([reader, writer], [writer, reader]):
        t = board(side(back=[*back]))
        assert t.value(POWER, "writer") == 7


def test_a_chain_of_three_dependencies() -> None:
    a = card(
        "a", cont(Modifier(ADD, POWER, Cards(zones=FIELD, tests=(at_least(LEVEL, 2),)), Num(10)))
    )
    b = card("b", cont(Modifier(ADD, LEVEL, Cards(zones=FIELD, tests=(of("red"),)), Num(2))))
    c = card("c", cont(Modifier(ADD, TRAITS, HERE, Num(trait("red")))))
    for cards in permutations((a, b, c)):
        t = board(side(back=[*cards]))
        assert [t.value(POWER, n) for n in "abc"] == [13, 13, 13]


def test_a_circle_goes_by_time_stamp() -> None:
    """Each reads what the other writes: the older first."""
    power = card(
        "p", cont(Modifier(ADD, POWER, Cards(zones=FIELD, tests=(at_most(LEVEL, 0),)), Num(5)))
    )
    level = card(
        "l", cont(Modifier(ADD, LEVEL, Cards(zones=FIELD, tests=(at_most(POWER, 3),)), Num(1)))
    )
    t = board(side(back=[power, level]))
    assert (t.value(POWER, "p"), t.value(LEVEL, "p")) == (8, 0)
    t = board(side(back=[level, power]))
    assert (t.value(POWER, "p"), t.value(LEVEL, "p")) == (3, 1)


def test_what_waits_for_a_circle_of_three_comes_after_it() -> None:
    """The oldest of all reads what the circle writes; it is not part of it."""

    def reads(wanted: int, writes: int) -> Modifier:
        return Modifier(ADD, writes, that(at_least(wanted, 0)), Num(1))

    waits = card("w", cont(Modifier(ADD, 2, HERE, ValueOf(This(), POWER))))
    ring = [
        card("one", cont(reads(LEVEL, POWER))),
        card("two", cont(reads(TRAITS, LEVEL))),
        card("three", cont(reads(POWER, TRAITS))),
    ]
    t = board(side(back=[waits, *ring[:2]], front=[ring[2]]))
    assert t.game.value(2, t.find("w")) == 4


def test_a_value_read_in_an_earlier_layer_does_not_see_a_later_one() -> None:
    """Layer one reads power before anything was added to it."""
    words = card(
        "w",
        cont(
            Modifier(
                BITS_ON, TRAITS, Cards(zones=FIELD, tests=(at_least(POWER, 5),)), bits=trait("big")
            )
        ),
    )
    t = board(side(back=[words, "a"]))
    given(t, ADD, POWER, 5, 2)
    assert (t.value(POWER, "a"), t.value(TRAITS, "a")) == (8, 0)


def test_a_condition_is_looked_at_anew() -> None:
    full = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 2)
    t = board(
        side(
            back=[card("a", cont(Modifier(ADD, POWER, HERE, Num(2)), condition=full))],
            hand=["b", "c"],
        )
    )
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("b")], DISCARD))
    assert t.value(POWER, "a") == 3
    t.change(move([t.ref("b")], HAND))
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("a")], SOUL))
    assert t.value(POWER, "a") == 3
    assert t.names(0, BACK) == []
