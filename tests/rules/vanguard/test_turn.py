"""Section 6: the phases both eras have."""

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit


@clause("vgg 8.5.2.1.1.1")
def test_a_ride_takes_the_vanguards_grade_or_one_more() -> None:
    cards = [unit(f"grade {n}", n) for n in range(4)]
    hand = [card.name for card in cards]
    t = table("vgg", you=side(vanguard=unit("first", 1), hand=hand), cards=cards, at="ride")
    t.you.may_choose_exactly("ride grade 1", "ride grade 2", "pass")


@clause("vgg 8.5.3.1", "vgg 10.6.1")
def test_who_is_ridden_upon_goes_to_the_soul() -> None:
    t = table("vgg", you=side(vanguard=unit("first", 1), hand=[unit("second", 2)]), at="ride")
    t.you.chooses("ride second")
    t.you.vanguard.is_("second")
    t.you.soul.is_("first")


@clause("vgg 8.5.2.1.1.2", "vgg 6.6.1.2.1")
def test_a_call_takes_the_vanguards_grade_or_less() -> None:
    cards = [unit(f"grade {n}", n) for n in range(3)]
    hand = [card.name for card in cards]
    t = table("vgg", you=side(vanguard=unit("first", 1), hand=hand), cards=cards, at="main")
    t.you.may_choose_exactly("call grade 0", "call grade 1", "pass")
    t.you.chooses("call grade 1")
    t.you.may_choose_exactly("left front", "right front", "left back", "center back", "right back")
    t.you.chooses("left back")
    t.you.left_back.is_("grade 1")
