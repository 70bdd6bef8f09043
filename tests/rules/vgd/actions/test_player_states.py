"""Sections 7.32 and 7.33: Final Rush, and Worlds."""

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit

RUSHES = '[ACT](VC):[COST][Soul-Blast 1], until end of turn, you "Final Rush".'
RUSHING = '[CONT](RC):If you are in "Final Rush", this unit gets [Power] +5000.'
NIGHT = "[CONT](VC):Your World becomes Dark Night."
ABYSS = "[CONT](RC):Your World becomes Abyssal Dark Night."


@clause("vgd 7.32.1")
def test_who_final_rushes_is_in_final_rush_until_the_end_of_the_turn() -> None:
    t = table(
        "vgd",
        you=side(vanguard=unit("runner", 3, text=RUSHES), left=unit("a", text=RUSHING), soul=["b"]),
        rival=side(left=unit("c", text=RUSHING)),
        cards=[unit("b")],
        at="main",
    )
    assert t.you.value("a", "power") == 8000
    t.you.chooses("activate runner")
    assert t.you.value("a", "power") == 13000
    assert t.rival.value("c", "power") == 8000
    t.goes_on_to("main phase", t.rival)
    assert t.you.value("a", "power") == 8000


@clause("vgd 7.33.1", "vgd 7.33.1.1", "vgd 7.33.2", "vgd 7.33.2.1")
@pytest.mark.parametrize(
    ("vanguard", "rear", "dark", "abyssal"),
    [("", "", 8000, 8000), (NIGHT, "", 9000, 8000), (NIGHT, ABYSS, 8000, 10000)],
)
def test_a_world_is_what_it_became_last(vanguard: str, rear: str, dark: int, abyssal: int) -> None:
    in_night = "[CONT](RC):If your World is Dark Night, this unit gets [Power] +1000."
    in_abyss = "[CONT](RC):If your World is Abyssal Dark Night, this unit gets [Power] +2000."
    t = table(
        "vgd",
        you=side(
            vanguard=unit("sky", 3, text=vanguard),
            right=unit("star", text=rear),
            left=unit("a", text=in_night),
            back_left=unit("b", text=in_abyss),
            hand=["c"],
        ),
        cards=[unit("c")],
        at="main",
    )
    assert t.you.value("a", "power") == dark
    assert t.you.value("b", "power") == abyssal
