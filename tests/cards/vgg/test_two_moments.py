"""Abilities of two moments that are used once a turn; abilities given whole; kinds side by side."""

import pytest

from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import battle, field, fight

REST_IT = "[ACT](RC):[Rest this unit]"


@pytest.mark.parametrize(("once", "drawn"), [("[1/turn]", 1), ("", 2)])
def test_two_moments_share_what_is_used_once_a_turn(once: str, drawn: int) -> None:
    text = (
        f"[AUTO](RC){once}:When your other unit is placed on (RC), or when your other unit is"
        " returned to your hand from (RC), draw a card."
    )
    back = "[ACT](VC):Choose one of your rear-guards, and return it to your hand."
    you = side(
        vanguard=unit("lead", 3, text=back), left=unit("watcher", text=text), hand=[unit("a", 0)]
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("call a", "right front")
    t.you.hand.has(1)
    t.you.chooses("activate lead", "a")
    t.you.hand.has(drawn + 1)


def test_a_quoted_ability_of_two_sentences_is_given_whole() -> None:
    text = (
        f"{REST_IT} Choose one of your vanguards, and until end of turn, it gets"
        ' "[CONT](VC):This unit gets [Power] +1000. If you have a rear-guard named "mate", this'
        ' unit gets [Power] +2000.".'
    )
    for name, power in (("mate", 14000), ("other", 12000)):
        you = side(vanguard=unit("lead", 3, 11000), left=unit("doer", text=text), right=unit(name))
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer")
        assert t.you.value("lead", "power") == power


def test_a_normal_unit_and_a_trigger_unit() -> None:
    text = (
        f"{REST_IT} Choose up to one normal unit and trigger unit from your drop zone, and put"
        " them into your soul."
    )
    drop = [unit("a"), unit("b"), unit("c", 0, trigger="critical"), unit("d", 0, trigger="draw")]
    t = table("vgg", you=side(left=unit("doer", text=text), drop=drop), at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("a", "b", "done")
    t.you.chooses("b")
    t.you.may_choose_exactly("c", "d", "done")
    t.you.chooses("d")
    t.you.soul.holds_exactly("b", "d")


def test_open_circles_of_everybody_and_cards_of_everybody() -> None:
    text = "[CONT](VC):This unit gets [Power] +1000 for each of all fighter's open (RC)."
    you = side(vanguard=unit("lead", 3, 11000, text=text), left=unit("a"))
    t = table("vgg", you=you, rival=side(left=unit("x"), right=unit("y")), at="main")
    assert t.you.value("lead", "power") == 18000
    text = (
        f"{REST_IT} Choose any number of any fighter's cards in any circle other than (VC), and"
        " return them to hand."
    )
    rival = side(left=unit("x"), locked_right=unit("y"))
    t = table("vgg", you=side(left=unit("doer", text=text)), rival=rival, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("doer", "x", "y", "done")
    t.you.chooses("x", "y", "done")
    t.rival.hand.holds_exactly("x", "y")


def test_the_unit_that_this_one_boosted() -> None:
    text = (
        "[AUTO](RC):At the end of the battle that this unit boosted ([Boost]) a rear-guard, put"
        " the rear-guard this unit boosted ([Boost]) into your soul."
    )
    t = battle(field(left=unit("ally"), back_left=unit("helper", text=text)))
    fight(t, "ally", boost="helper")
    t.you.soul.holds_exactly("ally")


def test_what_differs_by_the_moment_is_refused_once_a_turn() -> None:
    text = (
        "[AUTO](RC)[1/turn]:When your other unit is placed on (RC), or when this unit attacks,"
        " that unit gets [Power] +1000 until end of turn."
    )
    with pytest.raises(TextError):
        read_all(text, 0)
