"""Sections 14.8, 14.9, 14.10 and 14.12: keywords under which abilities are active."""

from typing import Any

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit


def standing(text: str, **zones: Any) -> Table:
    """A table with a rear-guard that has a text."""
    cards = [unit(f"g{n}", n) for n in range(5)]
    return table(
        "vgd",
        you=side(**{"left": unit("bird", 2, 10000, text=text), "hand": ["g1"], **zones}),
        cards=cards,
        at="main",
    )


@clause("vgd 14.8.3", "vgd 14.8.5")
@pytest.mark.parametrize(
    ("bound", "power"), [([], 10000), (["g1"], 15000), (["g1", "g3"], 15000), (["g1", "g2"], 10000)]
)
def test_white_wings_are_open_with_nothing_but_odd_grades_bound(
    bound: list[str], power: int
) -> None:
    t = standing("White Wings - [CONT](RC):This unit gets [Power] +5000.", bind=bound)
    assert t.you.value("bird", "power") == power


@clause("vgd 14.8.4", "vgd 14.8.5")
@pytest.mark.parametrize(
    ("bound", "power"), [([], 10000), (["g0"], 15000), (["g2", "g4"], 15000), (["g2", "g3"], 10000)]
)
def test_black_wings_are_open_with_nothing_but_even_grades_bound(
    bound: list[str], power: int
) -> None:
    t = standing("Black Wings - [CONT](RC):This unit gets [Power] +5000.", bind=bound)
    assert t.you.value("bird", "power") == power


@clause("vgd 14.10.1", "vgd 14.10.1.1")
def test_units_of_a_column_become_friends() -> None:
    text = (
        "Friend - [CONT](RC):If you have another unit in the same column as this unit, "
        'that unit and this unit become "Friends".'
    )
    counts = unit(
        "counter",
        3,
        13000,
        text='[CONT](VC):This unit gets [Power] +1000 for each of your "Friend" units.',
    )
    t = standing(text, vanguard=counts)
    assert t.you.value("counter", "power") == 13000
    t = standing(text, vanguard=counts, back_left="g1", right="g2")
    assert t.you.value("counter", "power") == 15000


GLITTER = unit("Star of Noon", 3, 13000, text="[Glitter]")


@clause("vgd 14.12.3.2", "vgd 14.12.3.2.2")
@pytest.mark.parametrize(
    ("vanguard", "power"),
    [(GLITTER, 15000), (unit("Star of Noon", 3, 13000), 10000), (unit("Moon", 3), 10000)],
)
def test_glitter_with_a_name_asks_for_such_a_vanguard(vanguard: Any, power: int) -> None:
    text = (
        '[Glitter]-Noon (Active if your vanguard is a [Glitter] with "Noon" in its card name) '
        "[CONT](RC):This unit gets [Power] +5000."
    )
    t = standing(text, vanguard=vanguard)
    assert t.you.value("bird", "power") == power
