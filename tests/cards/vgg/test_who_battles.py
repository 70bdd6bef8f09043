"""Texts of who is attacked and boosted, and of what does not come about, played."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other

REACHES = "[CONT](RC):This unit can attack a unit in the back row in the same column as this unit."
CHEERS = "[AUTO](RC):When your vanguard is boosted, this unit gets [Power] +2000 until end of turn."
PUSHES = "[AUTO](RC):When your vanguard is boosted, that unit gets [Power] +3000 until end of turn."
MISSES = "[AUTO](VC):When this unit's attack does not hit, draw a card."
LEAVES = (
    "[AUTO](RC):When this unit boosts, you may return this unit to your hand at the end of that"
    " battle."
)


def power(t: Table, name: str) -> int:
    return t.game.value(POWER, t.you.ref(name) & 0xFFFF)


def test_in_its_own_column_a_unit_behind_is_reached_and_in_others_not() -> None:
    spear = unit("spear", 2, 9000, text=REACHES)
    foes = other(right=unit("near"), back_right=unit("behind"), back_left=unit("aside"))
    t = battle(field(left=spear), foes)
    t.you.chooses("attack", "attack with spear")
    t.you.may_choose_exactly("attack foe", "attack near", "attack behind")
    t.you.chooses("attack behind")


def test_the_column_of_another_unit_is_refused() -> None:
    text = (
        "[CONT](RC):Your vanguard can attack units in the back row in the same column as this unit."
    )
    with pytest.raises(Unplayable):
        read_all(text, 0)


def test_others_notice_that_a_vanguard_is_boosted() -> None:
    t = battle(
        field(back_center=unit("page", 1, 7000), left=unit("fan", 2, 9000, text=CHEERS)),
        other(hand=["filler"]),
    )
    attack(t, boost="page")
    assert power(t, "fan") == 11000
    assert power(t, "page") == 7000
    no_guard(t)


def test_that_unit_is_the_boosted_one_and_not_who_boosts() -> None:
    t = battle(
        field(back_center=unit("page", 1, 7000), left=unit("fan", 2, 9000, text=PUSHES)),
        other(hand=["filler"]),
    )
    attack(t, boost="page")
    assert power(t, "me") >= 13000
    assert power(t, "page") == 7000
    no_guard(t)


@pytest.mark.parametrize(("strong", "drawn"), [(10000, 0), (9000, 1)])
def test_an_attack_that_does_not_hit_is_noticed(strong: int, drawn: int) -> None:
    lone = unit("lone", 1, strong, text=MISSES)
    t = battle(field(vanguard=lone), other())
    fight(t, "lone")
    assert len(t.you.hand.names) == 1 + drawn  # the card of its drive check


def test_whether_it_returns_is_decided_at_the_end_of_the_battle() -> None:
    t = battle(
        field(back_center=unit("page", 1, 7000, text=LEAVES)),
        other(hand=["filler"]),
    )
    attack(t, boost="page")
    no_guard(t)
    assert t.you.back_center.names == ["page"]
    t.you.chooses("yes")
    assert t.you.back_center.names == []
    assert "page" in t.you.hand.names


def test_an_opponents_unit_is_chosen_among_all_of_theirs() -> None:
    text = "[ACT](VC):[Counter-Blast 1] Choose an opponent's rear-guard, and retire it."
    you = side(vanguard=unit("me", 3, 10000, text=text), damage=["filler"], left=unit("mine"))
    t = table("vgg", you=you, rival=side(left=unit("near"), right=unit("far")), at="main")
    t.you.chooses("activate me")
    t.you.may_choose_exactly("near", "far")
    t.you.chooses("far")
    assert t.rival.right.names == []
