"""How many cards a cost takes has to be said: what would be worked out is refused."""

import pytest

from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all


@pytest.mark.parametrize(
    "cost",
    [
        "Choose a card from your hand for each of your rear-guards, and discard it",
        "Choose two cards from your hand for each of your rear-guards, and discard them",
        "Choose one of your rear-guards for each of your vanguards, and retire it",
        "Choose a card from your hand for each of your rear-guards, and put it into your soul",
        "Choose the same number of your rear-guards as the number of your vanguards, and retire it",
        "Choose a grade 1 and grade 2 card from your hand, and discard them",
        "Choose a rear-guard in your front row and back row, and retire them",
        "Choose one normal unit and trigger unit from your hand, and discard them",
    ],
)
def test_how_many_cards_a_cost_takes_is_not_worked_out(cost: str) -> None:
    with pytest.raises(Unplayable):
        read_all(f"[ACT](RC):[{cost}] Draw a card.", 0)


@pytest.mark.parametrize(
    "cost",
    [
        "Choose two cards from your hand, and discard them",
        'Choose a unit named "Quill" and a unit named "Nib" from your (RC), and put them into your soul',  # noqa: E501
    ],
)
def test_a_number_that_is_said_is_paid(cost: str) -> None:
    assert read_all(f"[ACT](VC):[{cost}] Draw a card.", 0)
