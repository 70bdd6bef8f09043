"""Sections 8.6.5.1.4 and .5: who waits for being ridden or stridden upon, having its text."""

import pytest

from bythebook.testing import clause, face_down, side, table
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_states import legion
from tests.rules.vanguard.eras import ERAS
from tests.rules.vgg.stride.cards import strider

RIDDEN = "[AUTO]:When a <Kagero> rides this unit, draw a card."
STRIDDEN = "[AUTO](VC):When your G unit [Stride], draw a card."
LOSES = (
    "[AUTO](RC):At the beginning of your ride phase, until end of turn, all of your vanguards lose "
    "all of their abilities."
)


@ERAS
@clause("vgg 8.6.5.1.4", "vgd 11.8.12.1.4")
@pytest.mark.parametrize(("text", "drawn"), [("", 1), (LOSES, 0)])
def test_who_is_ridden_upon_after_losing_its_abilities_waits_for_nothing(
    book: str, text: str, drawn: int
) -> None:
    mine = side(vanguard=unit("old", 2, text=RIDDEN), left=unit("rear", text=text), hand=["new"])
    t = table(book, you=mine, cards=[unit("new", 3)], at="ride")
    t.you.chooses("ride new")
    t.settle()
    t.you.soul.is_("old")
    t.you.hand.has(drawn)
    t.ends_asking()


@clause("vgg 8.6.5.1.4", "vgg 10.26.3", "vgg 10.26.11")
@pytest.mark.parametrize("deleted", [False, True])
def test_a_deleted_unit_that_is_ridden_upon_waits_for_nothing(deleted: bool) -> None:
    """It lies face up in the soul; but it had lost its text as it was ridden upon."""
    old = unit("old", 2, text=RIDDEN)
    mine = side(vanguard=face_down(old) if deleted else old, hand=[unit("new", 3)])
    t = table("vgg", you=mine, at="ride")
    t.you.chooses("ride new")
    t.you.hand.has(int(not deleted))
    t.ends_asking()


@clause("vgg 11.7.1", "vgg 8.6.5.1.4", "vgg 10.26.3")
@pytest.mark.parametrize("deleted", [False, True])
def test_a_deleted_forerunner_is_not_called(deleted: bool) -> None:
    text = "[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit to (RC))"  # noqa: E501 - one text
    old = unit("old", 0, text=text)
    mine = side(vanguard=face_down(old) if deleted else old, hand=[unit("new", 1)])
    t = table("vgg", you=mine, at="ride")
    t.you.chooses("ride new")
    assert ("yes" in t.options) != deleted
    t.ends_asking()


@clause("vgg 8.6.5.1.5", "vgg 10.26.3")
@pytest.mark.parametrize("deleted", [False, True])
def test_a_deleted_unit_that_is_stridden_upon_waits_for_nothing(deleted: bool) -> None:
    old = unit("old", 3, text=STRIDDEN)
    vanguard = face_down(old) if deleted else old
    mine = side(vanguard=vanguard, hand=[unit("cost", 3)], g_zone=[strider()])
    t = table("vgg", you=mine, at="ride")
    t.you.chooses("pass", "stride strider")
    t.settle()
    t.you.hearts.is_("old")
    t.you.hand.has(int(not deleted))
    t.ends_asking()


@clause("vgg 8.6.5.1.4", "vgg 10.6.1.2", "vgg 10.25.3")
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_of_a_legion_either_waits_for_being_ridden_upon(who: str) -> None:
    """Both are vanguards, and both go to the soul by the ride."""
    pair = legion(
        unit("leader", 3, text=RIDDEN if who == "leader" else ""),
        unit("mate", 2, text=RIDDEN if who == "mate" else ""),
    )
    t = table("vgg", you=side(vanguard=pair, hand=[unit("new", 3)]), at="ride")
    t.you.chooses("ride new")
    t.you.soul.holds_exactly("leader", "mate")
    t.you.hand.has(1)
    t.ends_asking()


@clause("vgg 8.6.5.1.5", "vgg 10.28.3.2")
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_of_a_legion_either_waits_for_becoming_a_heart(who: str) -> None:
    pair = legion(
        unit("leader", 3, text=STRIDDEN if who == "leader" else ""),
        unit("mate", 2, text=STRIDDEN if who == "mate" else ""),
    )
    mine = side(vanguard=pair, hand=[unit("cost", 3)], g_zone=[strider()])
    t = table("vgg", you=mine, at="ride")
    t.you.chooses("pass", "stride strider", "cost", "done", "leader")
    t.you.hand.has(1)
    t.ends_asking()


@clause("vgg 8.6.5.1.5", "vgg 10.28.3.2")
def test_one_ability_waits_for_its_own_placing_and_for_being_stridden_upon() -> None:
    text = "[AUTO](VC):When this unit is placed on (VC), or when your G unit [Stride], draw a card."
    mine = side(
        vanguard=unit("old", 3),
        hand=[unit("new", 3, text=text), unit("cost", 3)],
        g_zone=[strider()],
    )
    t = table("vgg", you=mine, at="ride")
    t.you.chooses("ride new")
    t.you.hand.holds_exactly("cost", "filler")
    t.you.chooses("stride strider", "cost", "done")
    t.you.hand.holds_exactly("filler", "filler")
    t.ends_asking()
