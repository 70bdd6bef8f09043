"""Section 11.8.11.1.1: things to choose from, none of which is chosen twice."""

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

# The first does nothing: there is no damage that could be turned up.
CHOOSES = (
    "[AUTO](RC):When your other unit is placed on (RC), perform one of the following that was not "
    "chosen this turn. ・[Counter-Charge 1]. ・Draw a card. ・[Soul-Charge 1]."
)


def calling() -> Table:
    you = side(left=unit("doer", text=CHOOSES), hand=["a", "a", "a", "a", "a"], deck=["b"] * 9)
    cards = [unit(name) for name in "ab"]
    return table("vgd", you=you, rival=side(deck=9), cards=cards, at="main")


@clause("vgd 11.8.11.1.1")
def test_what_was_chosen_is_not_chosen_again_though_nothing_came_of_it() -> None:
    t = calling()
    t.you.chooses("call a", "right front")
    t.you.may_choose_exactly("1", "2", "3")
    t.you.chooses("1")
    t.you.hand.has(4)
    t.you.chooses("call a", "left back")
    t.you.may_choose_exactly("2", "3")
    t.you.chooses("3")
    t.you.soul.has(1)
    # The last one is left, and then none: it is done without a question, and then nothing is.
    t.you.chooses("call a", "right back")
    t.you.hand.has(3)
    t.you.chooses("call a", "center back")
    t.you.hand.has(2)


@clause("vgd 11.8.11.1.1")
def test_another_turn_has_all_of_them_again() -> None:
    t = calling()
    t.you.chooses("call a", "right front", "1")
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    t.you.chooses("call a", "left back")
    t.you.may_choose_exactly("1", "2", "3")
    t.you.chooses("2")


def test_it_prints_as_it_is_read() -> None:
    for ability in read_all(CHOOSES, 1 | OVERDRESS):
        assert normalise(show(ability)) == normalise(CHOOSES)


@pytest.mark.parametrize(
    "points", ["・Draw a card. ・Draw a card.", "・2 or more - Draw a card.", ""]
)
def test_points_that_cannot_be_told_apart_are_refused(points: str) -> None:
    text = f"[ACT](RC):Perform one of the following that was not chosen this turn. {points}"
    with pytest.raises(Unplayable):
        read_all(text, 1 | OVERDRESS)
