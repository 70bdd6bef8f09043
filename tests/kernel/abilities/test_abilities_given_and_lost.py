"""Abilities that cards lose and get, for a time or as long as something says so."""

import pytest

from bythebook.kernel.abilities.abilities import EV_MOVE, Ability, Modifier, Trigger
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, OPPONENT
from bythebook.kernel.state.changes import GAME, THIS_TURN, expire, face, give, move
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BITS_ON,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from bythebook.kernel.texts.lasting import GrantAbility, LoseAbilities
from bythebook.kernel.texts.verbs import Announce
from tests.kernel.cards import Score, card, of
from tests.kernel.table import Table, act, auto, board, cont, side
from tests.kernel.tiny import (
    BACK,
    CANNOT_MOVE,
    DISCARD,
    EV_BELL,
    FIELD,
    FRONT,
    HAND,
    KINDS,
    POWER,
    SOUL,
    Tiny,
)

HERE = Cards(zones=FIELD)
BELL = Trigger(EV_BELL)
UP = cont(Modifier(ADD, POWER, This(), Num(2)))
ALL_UP = cont(Modifier(ADD, POWER, HERE, Num(2)))
MARKED = ((1, 1), (2, 2), (4, 0))
"""points and marks of abilities"""


def lose(t: Table, name: str) -> None:
    t.change(
        give(LOSE_ABILITIES, CHAR_ABILITIES, 0, [t.ref(name)], 1, THIS_TURN, 1),
    )


def grant(ability: Ability, who: Cards = HERE) -> Ability:
    return cont(Modifier(GRANT, CHAR_ABILITIES, who, grants=ability))


# Losing.


def test_a_card_that_loses_its_abilities_does_nothing_of_what_is_printed() -> None:
    t = board(side(back=[card("a", ALL_UP, auto(BELL, Score()), act(Score()))]))
    lose(t, "a")
    assert t.game.abilities_of(t.find("a")) == ()
    assert t.value(POWER, "a") == 3
    t.do(Announce(EV_BELL))
    assert t.points() == 0
    t.change(expire(THIS_TURN, 1))
    assert t.value(POWER, "a") == 5
    t.do(Announce(EV_BELL))
    assert t.points() == 1


def test_its_own_leaving_is_not_noticed_either() -> None:
    leaves = auto(Trigger(EV_MOVE, This(), FIELD, (DISCARD,)), Score())
    t = board(side(back=[card("a", leaves), card("b", leaves)]))
    lose(t, "a")
    t.change(move([t.ref("a"), t.ref("b")], DISCARD))
    assert t.points() == 1


def test_what_is_active_everywhere_looks_at_a_card_that_leaves_where_it_was() -> None:
    everywhere = tuple(range(KINDS))
    leaves = auto(Trigger(EV_MOVE, This(), FIELD, (DISCARD,)), Score(), zones=everywhere)
    comes = auto(Trigger(EV_MOVE, This(), (), (DISCARD,)), Score(Num(10)), zones=everywhere)
    a, b, c = card("a", leaves), card("b", leaves, comes), card("c", comes)
    t = board(side(back=[a, b], hand=[c]))
    lose(t, "a")
    t.change(move([t.ref("a"), t.ref("b"), t.ref("c")], DISCARD)).settle()
    assert t.points() == 1 + 10 + 10


class Lasting(Tiny):
    """A card that comes elsewhere still lacks there, at that moment, what it had lost before."""

    def stays_blank_moving(self) -> bool:
        return True


@pytest.mark.parametrize(("lost", "points"), [(1, 2 + 4), (2, 1 + 4), (1 | 2, 4), (8, 1 + 2 + 4)])
def test_what_was_lost_of_a_card_does_not_wait_for_its_coming_elsewhere(
    lost: int, points: int
) -> None:
    """Of its abilities those with the marks that were lost, and no others."""
    comes = Trigger(EV_MOVE, This(), FIELD, (DISCARD,))
    waits = [auto(comes, Score(Num(n)), zones=(DISCARD,), marks=m) for n, m in MARKED]
    for book, scored in ((Lasting(), points), (Tiny(), 1 + 2 + 4)):
        t = board(side(back=[card("a", *waits)]), book=book)
        t.do(LoseAbilities(HERE, lost))
        t.change(move([t.ref("a")], DISCARD)).settle()
        assert t.points() == scored


def test_and_nothing_does_of_a_card_that_had_lost_them_all() -> None:
    comes = Trigger(EV_MOVE, This(), FIELD, (DISCARD,))
    waits = [auto(comes, Score(Num(n)), zones=(DISCARD,), marks=m) for n, m in MARKED]
    for book, scored in ((Lasting(), 0), (Tiny(), 1 + 2 + 4)):
        t = board(side(back=[card("a", *waits)]), book=book)
        t.do(LoseAbilities(HERE))
        t.change(move([t.ref("a")], DISCARD)).settle()
        assert t.points() == scored


def test_a_continuous_loss_comes_and_goes_with_its_condition() -> None:
    """What it silences reads nothing that changed: it must be silenced all the same."""
    full = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 1)
    silence = Modifier(LOSE_ABILITIES, CHAR_ABILITIES, Cards(OPPONENT, FIELD))
    t = board(
        side(back=[card("hush", cont(silence, condition=full))], hand=["h"]),
        side(back=[card("a", UP), "b"]),
    )
    assert t.value(POWER, "a") == 3
    t.change(move([t.ref("h")], SOUL))
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("h")], HAND))
    assert t.value(POWER, "a") == 3


def test_a_continuous_loss_silences_effects_of_the_same_layer_that_are_older() -> None:
    silence = Modifier(LOSE_ABILITIES, CHAR_ABILITIES, Cards(OPPONENT, FIELD))
    stuck = Modifier(BITS_ON, CHAR_CANNOT, HERE, bits=CANNOT_MOVE)
    for hush_first in (False, True):
        you = side(back=[card("hush", cont(silence))])
        rival = side(back=[card("a", cont(stuck)), "b"])
        t = board(you, rival)
        if not hush_first:
            t.change(move([t.ref("hush")], HAND))
            t.change(move([t.ref("hush")], BACK))
        assert t.game.value(CHAR_CANNOT, t.find("b")) == 0


def test_two_that_silence_each_other_the_older_wins() -> None:
    silence = cont(Modifier(LOSE_ABILITIES, CHAR_ABILITIES, Cards(OPPONENT, FIELD)))
    t = board(side(back=[card("a", silence)]), side(back=[card("b", silence)]))
    t.game.value(POWER, 0)
    assert t.game.sheet.blank == {t.find("b")}
    t.change(move([t.ref("a")], HAND))
    t.change(move([t.ref("a")], BACK))
    t.game.value(POWER, 0)
    assert t.game.sheet.blank == {t.find("a")}


def test_a_card_face_down_says_nothing() -> None:
    t = board(side(back=[card("a", ALL_UP, auto(BELL, Score())), "b"]))
    assert t.value(POWER, "b") == 5
    t.change(face([t.ref("a")], FACE_DOWN))
    assert t.value(POWER, "b") == 3
    t.do(Announce(EV_BELL))
    assert t.points() == 0
    t.change(face([t.ref("a")], FACE_UP))
    assert t.value(POWER, "b") == 5
    t.do(Announce(EV_BELL))
    assert t.points() == 1


def test_placed_face_down_it_does_not_notice_its_own_coming() -> None:
    comes = auto(Trigger(EV_MOVE, This(), target=FIELD), Score())
    for which, points in ((FACE_DOWN, 0), (FACE_UP, 1)):
        t = board(side(hand=[card("a", comes)]))
        t.change(move([t.ref("a")], BACK, face=which))
        assert t.points() == points


# Getting.


def test_an_ability_given_for_the_turn() -> None:
    t = board(side(back=["a", "b"], hand=["c"]))
    t.do(GrantAbility(HERE, auto(BELL, Score())))
    t.change(move([t.ref("c")], FRONT))
    t.do(Announce(EV_BELL)).settle()
    # Those it was given to, not who came later.
    assert t.points() == 2
    t.change(expire(THIS_TURN, 1))
    t.do(Announce(EV_BELL))
    assert t.points() == 2


def test_given_as_long_as_something_says_so() -> None:
    """Who comes gets it, who leaves loses it, though no ability of their own came or went."""
    t = board(side(back=[card("w", grant(auto(BELL, Score())))], hand=["a"]))
    t.do(Announce(EV_BELL))
    assert t.points() == 1
    t.change(move([t.ref("a")], FRONT))
    t.do(Announce(EV_BELL)).settle()
    assert t.points() == 3
    t.change(move([t.ref("a")], HAND))
    t.do(Announce(EV_BELL))
    assert t.points() == 4
    t.change(move([t.ref("w")], HAND))
    t.do(Announce(EV_BELL))
    assert t.points() == 4


def test_a_given_ability_about_its_own_card() -> None:
    leaves = auto(Trigger(EV_MOVE, This(), FIELD, (DISCARD,)), Score())
    comes = auto(Trigger(EV_MOVE, This(), (HAND,), FIELD), Score(Num(10)))
    t = board(side(back=[card("w", grant(leaves), grant(comes))], hand=["a"]))
    t.change(move([t.ref("a")], FRONT))
    assert t.points() == 10
    t.change(move([t.ref("a")], DISCARD))
    assert t.points() == 11


def test_a_given_continuous_ability() -> None:
    t = board(side(back=[card("w", grant(UP, Cards(zones=FIELD, other=True))), "a"], hand=["b"]))
    assert [t.value(POWER, n) for n in "wab"] == [3, 5, 3]
    t.change(move([t.ref("b")], FRONT))
    assert [t.value(POWER, n) for n in "wab"] == [3, 5, 5]
    t.change(move([t.ref("w")], HAND))
    assert [t.value(POWER, n) for n in "wab"] == [3, 3, 3]


def test_a_given_ability_that_gives_one() -> None:
    """The given one gives a third: it takes part as well."""
    chain = grant(grant(UP, Cards(zones=(FRONT,))), Cards(zones=(BACK,), other=True))
    t = board(side(back=[card("w", chain), "a"], front=["f"]))
    assert [t.value(POWER, n) for n in "waf"] == [3, 3, 5]
    t.change(move([t.ref("a")], HAND))
    assert t.value(POWER, "f") == 3


def test_given_after_the_loss_it_works_lost_after_it_is_gone() -> None:
    for loss_first, power, points in ((True, 5, 1), (False, 3, 0)):
        t = board(side(back=["a"]))
        if loss_first:
            lose(t, "a")
        t.do(GrantAbility(HERE, UP), GrantAbility(HERE, auto(BELL, Score())))
        if not loss_first:
            lose(t, "a")
        assert t.value(POWER, "a") == power
        t.do(Announce(EV_BELL))
        assert t.points() == points


def test_the_same_ability_given_twice_is_there_twice() -> None:
    t = board(side(back=["a"]))
    t.do(GrantAbility(HERE, auto(BELL, Score())), GrantAbility(HERE, auto(BELL, Score())))
    t.do(Announce(EV_BELL))
    assert t.points() == 2


def test_a_given_prohibition_holds() -> None:
    stuck = cont(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_MOVE))
    t = board(side(back=["a", "b"]))
    t.change(
        give(GRANT, CHAR_ABILITIES, t.game.lib.register(stuck), [t.ref("a")], 1, GAME, 0),
    )
    t.change(move([t.ref("a"), t.ref("b")], HAND))
    assert (t.names(0, BACK), t.names(0, HAND)) == (["a"], ["b"])


def test_given_to_red_cards_when_they_become_red() -> None:
    red = Cards(zones=FIELD, tests=(of("red"),))
    t = board(side(back=[card("w", grant(auto(BELL, Score()), red)), card("r", traits="red")]))
    t.do(Announce(EV_BELL))
    assert t.points() == 1
