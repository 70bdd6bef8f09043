"""Continuous abilities that are given as long as something is so count from the moment it is."""

import pytest

from bythebook.kernel.abilities.abilities import Ability, Modifier
from bythebook.kernel.happening.unnoticed import alone
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, Test
from bythebook.kernel.state.changes import THIS_TURN, Change, give, move, orient
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_ABILITIES, CHAR_CANNOT, GRANT
from bythebook.kernel.state.refs import CARD
from tests.kernel.cards import card
from tests.kernel.table import Happen, Table, board, cont, side
from tests.kernel.tiny import BACK, CANNOT_REST, HAND, LEVEL, POWER, REST, SOUL, Tiny

MANY = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 3)
RESTS_NOT = cont(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_REST))
STRONGER = cont(Modifier(ADD, POWER, This(), Num(2)))
WEAKER = cont(Modifier(ADD, POWER, This(), Num(-2)))
CLAUSE = "kernel tiny 0.4"


class Calm(Tiny):
    """The same book, in which nothing is looked at between two changes."""

    def __init__(self) -> None:
        super().__init__()
        self.interrupt_reads = 0
        self.forbids_by_value = True


def gives(given: Ability) -> Ability:
    """With three cards or more in hand, this card has an ability."""
    return cont(Modifier(GRANT, CHAR_ABILITIES, This(), grants=given), condition=MANY)


def table(*abilities: Ability) -> Table:
    """A card with abilities, two cards in hand, and all values known."""
    t = board(side(back=[card("w", *abilities)], hand=["h", "i"], soul=["s"]), side(), book=Calm())
    t.game.sheet_values()
    return t


def happens(t: Table, change: Change) -> bool:
    """Whether a change happens without anybody being asked, and without a look at any value."""
    return alone(t.game, Happen(), change, [change], CLAUSE)


def one_more(t: Table) -> None:
    """A third card comes into the hand."""
    assert happens(t, move([t.ref("s")], HAND)[0])


def one_less(t: Table) -> None:
    """It leaves it."""
    assert happens(t, move([t.ref("s")], SOUL)[0])


@pytest.mark.parametrize("given", [RESTS_NOT, gives(RESTS_NOT)])
def test_a_prohibition_that_is_given_forbids_what_happens_next(given: Ability) -> None:
    rest = orient([table().ref("w")], REST)[0]
    assert happens(table(gives(given)), rest)
    t = table(gives(given))
    one_more(t)
    assert not happens(t, rest)
    one_less(t)
    assert happens(t, rest)


@pytest.mark.parametrize(("given", "power"), [(STRONGER, 5), (gives(STRONGER), 5), (WEAKER, 1)])
def test_what_a_given_ability_adds_counts_at_once(given: Ability, power: int) -> None:
    t = table(gives(given))
    w = t.ref("w") & CARD
    assert t.game.value(POWER, w) == 3
    one_more(t)
    assert t.game.value(POWER, w) == power
    one_less(t)
    assert t.game.value(POWER, w) == 3


def test_what_it_takes_is_reckoned_with_before_it_is_given() -> None:
    assert table(gives(WEAKER)).game.may_be_lowered(POWER)
    assert not table(gives(STRONGER)).game.may_be_lowered(POWER)
    assert not table(gives(WEAKER)).game.may_be_lowered(LEVEL)


def test_an_ability_that_an_effect_gives_counts_at_once() -> None:
    t = table(gives(STRONGER))
    w = t.ref("w")
    given = t.game.lib.id_of(STRONGER)
    assert happens(t, give(GRANT, CHAR_ABILITIES, given, [w], 1, THIS_TURN, 1))
    assert t.game.value(POWER, w & CARD) == 5


@pytest.mark.parametrize("times", [1, 2, 3])
def test_what_is_given_several_times_counts_as_often(times: int) -> None:
    # Somebody reads what it changes, so that the order of all of them matters.
    strong = Cards(zones=(BACK,), tests=(Test(POWER, AT_LEAST, 5),))
    reads = card("r", cont(Modifier(ADD, LEVEL, strong, Num(1))))
    doubled = card("d", cont(Modifier(ADD, POWER, strong, Num(10))))
    t = board(side(back=["w", reads, doubled]), side(), book=Calm())
    t.game.lib.register_given(STRONGER)
    given = t.game.lib.id_of(STRONGER)
    w = t.ref("w")
    for _ in range(times):
        t.change(give(GRANT, CHAR_ABILITIES, given, [w], 1, THIS_TURN, 1))
    assert t.game.value(LEVEL, w & CARD) - t.game.value(LEVEL, t.ref("r") & CARD) == 1
    assert t.game.value(POWER, w & CARD) == 3 + 2 * times + 10
