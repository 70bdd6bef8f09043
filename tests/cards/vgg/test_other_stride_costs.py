"""Other costs that texts let one pay to stride, played."""

import pytest

from bythebook.games.vanguard.texts.events import K_RIDE
from bythebook.testing import face_down, side, table
from bythebook.testing.boards import Side
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import FOE

STRIDE = "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from your hand, and discard them] [Stride] this card on your (VC) from face down."  # noqa: E501
BRAVE = "[AUTO](VC)Brave:When this unit attacks, draw a card."


def mine(text: str, *of_g: str, **zones: object) -> Side:
    g = face_down(g_unit("g", text=(STRIDE, *of_g)))
    return side(**{"vanguard": unit("me", 3, 11000, text=text), "hand": [], "g_zone": [g], **zones})


def stride_step(you: Side) -> Table:
    t = table("vgg", you=you, rival=side(vanguard=FOE), at="ride")
    if t.asked.kind == K_RIDE:
        t.you.chooses("pass")
    return t


def test_a_cost_in_quotes_may_be_paid_in_place_of_the_skill_s() -> None:
    text = '[CONT](VC):You may pay "[Soul-Blast 2]-cards with "lam" in their card names" as the cost for [Stride].'  # noqa: E501
    soul = [unit("lamp"), unit("lamb"), unit("nib")]
    t = stride_step(mine(text, soul=soul, hand=[unit("three", 3)]))
    t.you.may_choose_exactly("stride g", "stride for the cost of g me", "pass")
    t.you.chooses("stride for the cost of g me")
    t.you.drop.holds_exactly("lamp", "lamb")
    assert "g" in t.you.vanguard.names
    t.you.hand.has(1)
    # Not enough of them: only its own cost.
    t = stride_step(mine(text, soul=soul[1:], hand=[unit("three", 3)]))
    t.you.may_choose_exactly("stride g", "pass")
    t.you.chooses("pass")


@pytest.mark.parametrize(("of_g", "may"), [((BRAVE,), True), ((), False)])
def test_only_for_g_units_of_a_kind(of_g: tuple[str, ...], may: bool) -> None:
    text = '[CONT](VC):You may pay "[Counter-Blast 1]" as the cost for [Stride] of your G unit with the brave ability.'  # noqa: E501
    t = stride_step(mine(text, *of_g, damage=["filler"]))
    t.you.may_choose_exactly(*(("stride for the cost of g me",) if may else ()), "pass")
    t.you.chooses("pass")


def test_a_rear_guard_is_retired_while_its_text_is_active() -> None:
    text = '[CONT](RC)Brave:You may pay "Choose a "imp" from your (RC), and retire it" as the cost for [Stride].'  # noqa: E501
    for held, may in ((3, True), (4, False)):
        imp = unit("imp", 0, text=text)
        t = stride_step(mine("", left=imp, hand=["filler"] * held))
        t.you.may_choose_exactly(*(("stride for the cost of g imp",) if may else ()), "pass")
        if not may:
            t.you.chooses("pass")
            continue
        t.you.chooses("stride for the cost of g imp")
        t.you.drop.is_("imp")


def test_this_card_itself_from_the_circle_or_from_the_hand() -> None:
    text = '[CONT](RC)/Hand:If your vanguard is "me", you may put this card into your drop zone as the cost for [Stride].'  # noqa: E501
    for name, may in (("me", True), ("other", False)):
        for where in ("hand", "left"):
            it = unit("it", 1, text=text)
            zones = {"hand": [it]} if where == "hand" else {"left": it}
            t = stride_step(mine("", vanguard=unit(name, 3, 11000), **zones))
            if not may:
                t.you.may_not_choose("stride for the cost of g it")
                continue
            t.you.may_choose_exactly("stride for the cost of g it", "pass")
            t.you.chooses("stride for the cost of g it")
            t.you.drop.is_("it")


def test_what_waits_for_a_stride_s_cost_notices_it() -> None:
    waits = "[AUTO]:When this unit is put into the drop zone from (RC) for the cost of [Stride], draw a card."  # noqa: E501
    pays = '[CONT](RC):While you are paying the cost for [Stride], if you have a grade 3 vanguard, you may pay with "Choose one of your other rear-guards, and retire it".'  # noqa: E501
    t = stride_step(mine("", left=unit("it", text=pays), right=unit("food", text=waits), deck=20))
    t.you.chooses("stride for the cost of g it")
    t.you.drop.is_("food")
    t.you.hand.has(1)
