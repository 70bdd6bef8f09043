"""Section 7 again: on whom an attack can be turned, what guards, whose triggers count for whom."""

from typing import Any

import pytest

from bythebook.games.vanguard.battle.effects import Battles
from bythebook.games.vanguard.battle.record import attacked
from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.texts.events import CANNOT_BE_ATTACKED
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import FRONT_LEFT, FRONT_RIGHT, REST, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability, CardDef
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.refs import CARD
from bythebook.testing import clause
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated, legion
from tests.rules.vanguard.battle.fighting import attack, barred, battle, field, fight, other

GRANBLUE = ("Granblue",)


def turning(*circles: int, also: bool = False) -> CardDef:
    """A vanguard whose attack is turned on the opponent's units on some circles."""
    them = Cards(OPPONENT, zones=circles)
    ability = Ability(AUTO, (VANGUARD,), attacks(), body=(Battles(them, also),))
    return unit("me", 3, 10000, abilities=(ability,))


def under_attack(t: Table) -> list[str]:
    """The names of the units being attacked."""
    return sorted(t.game.definition(ref & CARD).name for ref in attacked(t.game))


@clause("vgg 7.4.1.6", "vgg 10.20.1", "vgg 1.3.3")
def test_no_effect_turns_an_attack_on_a_unit_that_cannot_be_attacked() -> None:
    t = battle(
        field(vanguard=turning(FRONT_LEFT, FRONT_RIGHT, also=True), left=unit("ally")),
        other(left=unit("safe"), right=unit("plain"), hand=["filler"]),
    )
    t.changes(barred(t, t.rival, "safe", CANNOT_BE_ATTACKED))
    attack(t)
    assert under_attack(t) == ["foe", "plain"]
    t.rival.chooses("pass")
    t.rival.left.is_("safe")


@clause("vgg 7.4.1.8.6", "vgg 10.20.1")
def test_an_attack_turned_on_the_vanguards_is_one_on_the_leader() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    t = battle(
        field(vanguard=turning(VANGUARD), left=unit("ally")),
        other(vanguard=pair, left=unit("one"), hand=["filler"]),
    )
    attack(t, "me", "one")
    assert under_attack(t) == ["leader"]
    t.rival.chooses("pass")
    t.rival.damage.has(0)


@clause("vgg 7.5.1.2.4", "vgg 10.32.1", "vgg 1.3.3")
def test_who_cannot_move_to_other_rear_guard_circles_intercepts() -> None:
    """The guardian circle is none of those."""
    wall = unit("wall", 2, text="[CONT](RC):This unit cannot move to other (RC).")
    t = battle(field(left=unit("ally", 1, 12000), right=unit("next")), other(left=wall))
    attack(t, "ally", "foe")
    t.rival.chooses("intercept with wall")
    t.rival.drop.is_("wall")
    t.rival.damage.has(0)


@clause("vgg 7.6.1.2.4", "vgg 10.22.3", "vgg 10.26.3", "vgg 10.27.3")
@pytest.mark.parametrize(
    ("how", "performed"),
    [("left", True), ("deleted", True), ("locked_left", False), ("heart", False)],
)
def test_a_deleted_unit_has_its_clan_and_neither_a_heart_nor_a_locked_card_has(
    how: str, performed: bool
) -> None:
    strange = unit("strange", 0, trigger="critical", clans=GRANBLUE)
    pirate = unit("pirate", 3, clans=GRANBLUE)
    mine: dict[str, Any] = {"right": unit("third"), "deck": [strange, *["filler"] * 6]}
    if how == "heart":
        mine |= {"vanguard": g_unit("me"), "hearts": [pirate]}
    else:
        mine["left" if how == "deleted" else how] = pirate
    t = battle(field(**mine))
    if how == "deleted":
        t.changes(delete(t.game, [t.you.ref("pirate")]))
    fight(t)
    assert ("icon first" in t.options) == performed
    t.ends_asking()


@clause("vgg 9.6.5", "vgg 2.8.1.1.5", "vgg 3.8.2")
def test_a_guardian_lends_no_clan_to_a_damage_trigger_and_may_get_its_power() -> None:
    """The clan is looked for on two kinds of circles; a unit is chosen on any."""
    strange = unit("strange", 0, trigger="draw", clans=GRANBLUE)
    guard = unit("guard", 1, 5000, 0, clans=GRANBLUE)
    for card, performed in ((strange, False), ("heal", True)):
        t = battle(
            field(left=unit("ally", 1, 40000), right=unit("next")),
            other(deck=[card, *["filler"] * 6], hand=[guard], damage=1),
        )
        attack(t, "ally", "foe")
        t.rival.chooses("guard with guard")
        assert ("power first" in t.options) == performed
        if performed:
            t.rival.chooses("power first")
            t.rival.may_choose_exactly("foe", "guard")
            t.rival.chooses("guard")
        t.rival.damage.has(1 if performed else 2)


@clause("vgg 2.8.1.1.4", "vgg 10.35.2", "vgg 7.4.1.3")
def test_a_dominated_rear_guard_is_stood_by_a_stand_trigger_and_attacks_again() -> None:
    t = battle(
        field(left=(unit("ally"), REST), deck=["stand", *["filler"] * 6]),
        other(left=dominated(unit("slave", 2, 12000)), right=unit("target")),
    )
    fight(t, "slave")
    t.rival.damage.has(1)
    fight(t)
    t.you.chooses("icon first")
    t.you.may_choose_exactly("me", "ally", "slave")
    t.you.chooses("slave", "slave")
    fight(t, "slave", "target")
    t.rival.drop.is_("target")


@clause("vgg 7.7.1.9", "vgg 7.7.1.7", "vgg 10.22.2")
def test_a_rear_guard_that_the_hit_has_locked_is_not_retired() -> None:
    """It is another card, and no rear-guard."""
    text = (
        "[AUTO](RC):When this unit's attack hits a rear-guard, choose one of your opponent's "
        "rear-guards, and lock it."
    )
    t = battle(
        field(left=unit("ally", 1, 20000, text=text), right=unit("next")),
        other(left="target"),
        (unit("target"),),
    )
    fight(t, "ally", "target")
    t.settle()
    t.rival.locked_left.is_("target")
    t.rival.drop.has(0)


@clause("vgg 7.1.2.1", "vgg 7.4.1.4.1", "vgg 11.35.2")
def test_a_battle_without_an_attacker_is_a_battle_all_the_same() -> None:
    """All who could attack are rested as the attack step begins; the next battle is the second."""
    texts = (
        "[AUTO](VC)[1/turn]:At the beginning of your attack step, [Rest] all of your rear-guards.",
        "[AUTO](VC)[1/turn]:At the beginning of your close step, [Stand] all of your rear-guards.",
    )
    wave = "[AUTO](RC)Wave-2nd time only:When this unit attacks, [Soul-Charge 1]."
    lead = (unit("lead", 3, text=texts), REST)
    t = battle(field(vanguard=lead, left=unit("ally", text=wave), right=unit("next")))
    t.you.chooses("attack")
    t.you.is_asked("start step")
    t.rival.damage.has(0)
    fight(t, "ally")
    t.you.soul.has(1)


@clause("vgg 7.1.2.2")
@pytest.mark.parametrize(
    ("whose", "did", "attacker", "defender"),
    [
        ("your vanguard", "was attacked", 7000, 8000),
        ("your opponent's vanguard", "was attacked", 8000, 7000),
        ("your vanguard", "attacked", 8000, 7000),
        ("your opponent's vanguard", "attacked", 7000, 8000),
        ("your rear-guard", "attacked", 7000, 7000),
    ],
)
def test_what_is_said_of_ones_own_vanguards_battle_is_not_so_in_the_opponents(
    whose: str, did: str, attacker: int, defender: int
) -> None:
    text = f"[CONT](RC):During the battle that {whose} {did}, this unit gets [Power] +1000."
    one, two = (unit(name, text=text) for name in ("one", "two"))
    t = battle(field(left=one), other(left=two, hand=["filler"]))
    assert (t.you.value("one", "power"), t.rival.value("two", "power")) == (7000, 7000)
    attack(t)
    assert (t.you.value("one", "power"), t.rival.value("two", "power")) == (attacker, defender)
    t.rival.chooses("pass")


@clause("vgg 7.5.1.1", "vgg 7.8.1.1")
def test_who_waits_for_a_step_of_its_own_vanguards_battle_waits_for_no_other() -> None:
    for when, mine, theirs in (
        ("guard step of the battle that your vanguard was attacked", 0, 1),
        ("close step of the battle that your vanguard attacked", 1, 0),
    ):
        text = f"[AUTO](RC):At the beginning of the {when}, [Soul-Charge 1]."
        one, two = (unit(name, text=text) for name in ("one", "two"))
        t = battle(field(left=one), other(left=two, hand=["filler"]))
        attack(t)
        t.rival.chooses("pass")
        t.you.soul.has(mine)
        t.rival.soul.has(theirs)
