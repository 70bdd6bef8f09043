"""Section 11.9: in what order effects count."""

import pytest

from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER
from bythebook.testing import clause, side
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack
from tests.rulings.vgd.boards import ace, battle, field, main, other

TO = (
    "[ACT](VC)[1/turn]:Choose one of your rear-guards, and increase or decrease "
    "its [Power] to {} until end of turn."
)
UP = (
    "[ACT](VC)[1/turn]:Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
)


@clause("vgd 11.9.4.1")
@pytest.mark.parametrize(("number", "power"), [(20000, 25000), (3000, 8000), (8000, 13000)])
def test_to_a_number_is_a_difference_settled_once(number: int, power: int) -> None:
    t = main(vanguard=ace((TO.format(number), UP)), left="a")
    t.you.chooses("activate ace: increase or decrease")
    t.settle()
    assert t.you.value("a", "power") == number
    t.you.chooses("activate ace: gets [Power]")
    t.settle()
    assert t.you.value("a", "power") == power


@clause("vgd 11.9.4.1", "vgd 11.9.1.8")
def test_to_a_number_amid_a_battle_counts_a_boost_that_ends_later() -> None:
    blitz = order(
        "flash",
        0,
        text=(
            "Choose one of your units, and increase or decrease its [Power] to 30000 until "
            "end of turn."
        ),
        kind=BLITZ_ORDER,
    )
    t = battle(field(left=unit("ally", 1, 30000)), other(hand=[blitz, "filler", "filler"]))
    attack(t, "ally")
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 23000
    t.rival.chooses("play order flash")
    # A guardian is a unit as well.
    t.rival.may_choose_exactly("foe", "filler")
    t.rival.chooses("foe")
    # Seven thousand more than it had with its guardian; equal power hits.
    assert t.rival.value("foe", "power") == 30000
    t.rival.chooses("pass")
    t.rival.damage.has(1)
    assert t.rival.value("foe", "power") == 20000


@clause("vgd 11.9.4.1.1")
def test_to_double_is_to_add_what_it_is_at_that_moment() -> None:
    text = ("[ACT](RC)[1/turn]:Double the [Power] of this unit until end of turn.",)
    t = main(vanguard=ace(UP), left=unit("twice", 1, 8000, text=text))
    t.you.chooses("activate ace")
    t.settle()
    t.you.chooses("activate twice")
    assert t.you.value("twice", "power") == 26000
    t = main(vanguard=ace(UP), left=unit("twice", 1, 8000, text=text))
    t.you.chooses("activate twice", "activate ace")
    t.settle()
    assert t.you.value("twice", "power") == 21000


@clause("vgd 11.9.4.1.1", "vgd 11.9.4")
def test_doubled_it_stays_when_what_was_doubled_goes() -> None:
    text = "[ACT](RC)[1/turn]:Double the [Power] of this unit until end of turn."
    cheer = unit("cheer", text="[CONT](RC):All of your front row rear-guards get [Power] +2000.")
    t = main(left=unit("twice", 1, 8000, text=text), right=cheer)
    t.you.chooses("activate twice")
    assert t.you.value("twice", "power") == 20000
    t.you.chooses("exchange right front right back")
    # The other one cheers from the back row as well.
    assert t.you.value("twice", "power") == 20000
    t.you.chooses("exchange left front left back")
    assert t.you.value("twice", "power") == 18000


@clause("vgd 11.9.1.8", "vgd 11.9.4.1.1")
def test_a_boosted_unit_that_is_doubled_keeps_the_booster_twice_till_the_turn_ends() -> None:
    text = "[AUTO](RC):When this unit attacks, double the [Power] of this unit until end of turn."
    t = battle(
        field(left=unit("twice", 1, 8000, text=text), back_left=unit("helper", 1, 6000)),
        other(hand=["filler"]),
    )
    attack(t, "twice", boost="helper")
    assert t.you.value("twice", "power") == 28000
    t.rival.chooses("pass")
    assert t.you.value("twice", "power") == 22000


@clause("vgd 11.9.6", "vgd 11.9.7")
def test_who_comes_to_the_field_is_at_once_what_continuous_abilities_make_of_it() -> None:
    asks = unit(
        "asks",
        1,
        8000,
        text=(
            "[AUTO]:When this unit is placed on (RC), if this unit's [Power] is 10000 or "
            "greater, [Soul-Charge 1]."
        ),
    )
    for text, charged in (
        ("[CONT](VC):All of your front row rear-guards get [Power] +2000.", 1),
        ("[CONT](VC):All of your front row rear-guards get [Power] +1000.", 0),
    ):
        t = main(vanguard=ace(text), hand=[asks])
        t.you.chooses("call asks", "left front")
        t.settle()
        t.you.soul.has(charged)


@clause("vgd 14.3.2", "vgd 14.3.3.1", "vgd 2.17.2")
@pytest.mark.parametrize(
    ("skills", "more", "drive"),
    [
        ((), 0, 1),
        (("twin drive",), 0, 2),
        (("twin drive", "triple drive"), 0, 3),
        (("triple drive",), 1, 4),
        (("twin drive",), -1, 1),
    ],
)
def test_of_drive_icons_the_largest_counts_and_what_is_added_comes_on_top(
    skills: tuple[str, ...], more: int, drive: int
) -> None:
    text = f"[CONT](VC):This unit gets drive {more:+}." if more else ""
    mine = field(vanguard=unit("ace", 3, 13000, None, skills=skills, text=text), deck=9)
    t = battle(mine, other())
    attack(t, "ace")
    t.settle()
    t.you.hand.has(drive)


@clause("vgd 11.9.4", "vgd 4.1.8")
def test_what_was_given_to_a_rear_guard_is_gone_when_it_comes_back() -> None:
    text = (
        UP,
        "[ACT](VC)[1/turn]:Choose one of your rear-guards, and return it to its owner's hand.",
    )
    t = main(rival=side(), vanguard=ace(text), left="a", hand=[])
    t.you.chooses("activate ace: gets [Power]")
    t.settle()
    assert t.you.value("a", "power") == 13000
    t.you.chooses("activate ace: return it")
    t.settle()
    t.you.chooses("call a", "left front")
    assert t.you.value("a", "power") == 8000
