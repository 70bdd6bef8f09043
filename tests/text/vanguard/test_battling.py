"""Texts about damage that is dealt and about who is battled, as they are played."""

from tests.rules.vanguard.battle.fighting import attack, battle, field, other, to_attack

from bythebook.games.vanguard.battle.record import attacked
from bythebook.testing import Table, table
from bythebook.testing.vanguard import unit

ROW = "[CONT](VC):This unit battles all of your opponent's units in the front row in one attack."
EVERYBODY = "[CONT](VC):This unit battles all of your opponent's units in one attack."
COLUMN = (
    "[CONT](VC/RC):This unit battles the unit you attacked and all of your opponent's units in"
    " that same column in one attack."
)
REARS = (
    "[AUTO](RC):When your vanguard attacks, for that battle, that vanguard battles all of your"
    " opponent's rear-guards."
)
DAMAGE = (
    "[AUTO]:When this unit is placed on (RC), choose one of your opponent's vanguards, and deal two"
    " damage."
)
NULLIFIED = f"{DAMAGE} During that damage check, all trigger effects are nullified."


def names(t: Table) -> list[str]:
    """Who is being attacked."""
    return sorted(t.game.definition(ref & 2047).name for ref in attacked(t.game))


def foes(**more: object) -> Table:
    """A battle phase against four units."""
    rival = other(left=unit("left"), right=unit("right"), back_left=unit("behind"), hand=["filler"])
    return battle(field(**more), rival)


def test_a_row_or_everybody_is_battled_in_one_attack() -> None:
    t = foes(vanguard=unit("me", 3, text=ROW))
    attack(t)
    assert names(t) == ["foe", "left", "right"]
    t = foes(vanguard=unit("me", 3, text=EVERYBODY))
    attack(t)
    assert names(t) == ["behind", "foe", "left", "right"]


def test_a_column_is_battled_in_one_attack() -> None:
    t = foes(vanguard=unit("me", 3, text=COLUMN))
    to_attack(t)
    t.you.chooses("attack left")
    assert names(t) == ["behind", "left"]


def test_all_rear_guards_are_battled_in_that_battle() -> None:
    t = foes(left=unit("marshal", text=REARS))
    attack(t)
    assert names(t) == ["behind", "left", "right"]


def test_damage_is_dealt_to_the_vanguard_that_was_chosen() -> None:
    for text, asked in ((DAMAGE, True), (NULLIFIED, False)):
        mine = field(hand=[unit("caller", text=text)])
        t = table("vgg", you=mine, rival=other(deck=["filler", "critical"] * 3), at="main")
        t.you.chooses("call caller", "left front")
        if asked:
            t.rival.is_asked("order of a trigger's effects")
            t.rival.chooses("icon first")
        t.rival.damage.has(2)
        # It counts for that damage, and for nothing after it.
        assert not [e for e in t.game.state.effects if e[5] == 2]


def test_a_unit_intercepts_from_the_back_row() -> None:
    back = "[CONT](RC):This unit can intercept ([Intercept]) from the back row."
    rival = other(
        back_left=unit("wall", 2, text=back), back_right=unit("plain", 2), hand=["filler"]
    )
    t = battle(field(), rival)
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "intercept with wall", "pass")


def test_a_unit_is_not_boosted_and_does_not_rest() -> None:
    alone = "[CONT](VC):This unit cannot be boosted ([Boost]) by your units."
    t = foes(vanguard=unit("me", 3, text=alone), back_center=unit("helper"))
    attack(t)
    t.rival.is_asked("guard step")
    tireless = "[ACT](VC)[1/turn]:Until end of turn, this unit does not [Rest] when it attacks."
    t = table("vgg", you=field(vanguard=unit("me", 3, text=tireless), hand=1), at="main")
    t.you.chooses("activate me", "pass")
    attack(t, target="vanguard")
    assert t.you.state_of("me") == 1


def test_a_unit_takes_nothing_of_triggers() -> None:
    proud = "[CONT](VC):This unit cannot be chosen by trigger effects."
    t = battle(
        field(
            vanguard=unit("me", 3, text=proud),
            left=unit("ally"),
            right=unit("third"),
            deck=["critical", "filler", "filler", "filler"],
        )
    )
    attack(t)
    t.you.chooses("icon first")
    t.you.may_choose_exactly("ally", "third")
    t.ends_asking()
