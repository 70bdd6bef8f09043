"""Section 7.11.3: numbers that a unit gets from another."""

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit

GIVES = (
    "[ACT](RC)[1/turn]:[COST][Counter-Blast 1], choose one of your other rear-guards, and it gets "
    "this unit's [Power] until end of turn. (Increase by its [Power] at that time)"
)


@clause("vgd 7.11.3")
def test_what_a_unit_gets_of_another_is_added_to_its_own() -> None:
    more = "[CONT](VC):During your turn, all of your rear-guards get [Power] +1000."
    t = table(
        "vgd",
        you=side(
            vanguard=unit("ace", 3, text=more),
            left=unit("giver", 1, 6000, text=GIVES),
            right=unit("taker", 1, 8000),
            damage=1,
            hand=1,
        ),
        at="main",
    )
    t.you.chooses("activate giver")
    assert t.you.value("giver", "power") == 7000
    assert t.you.value("taker", "power") == 9000 + 7000
    # As much as it was then, whatever becomes of the other.
    t.you.chooses("call filler", "left front")
    t.you.drop.is_("giver")
    assert t.you.value("taker", "power") == 9000 + 7000
    t.goes_on_to("main phase", t.rival)
    assert t.you.value("taker", "power") == 8000
