"""Section 7: attacks, guards, checks, damage."""

import pytest

from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW
from bythebook.games.vanguard.texts.events import CANNOT_ATTACK
from bythebook.games.vanguard.zones.zones import BACK_LEFT, DROP, FRONT_LEFT, REST
from bythebook.kernel.state.changes import move
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import (
    able,
    attack,
    barred,
    battle,
    field,
    fight,
    other,
)


@clause("vgg 7.7.1.9", "vgg 7.7.1.7")
def test_a_rear_guard_that_was_hit_is_still_there_for_what_the_hit_triggers() -> None:
    """It can be chosen, and a guardian has not been retired either."""
    text = (
        "[AUTO](RC):When this unit's attack hits, choose one of your opponent's rear-guards, and "
        "return it to its owner's hand."
    )
    t = battle(
        field(left=unit("striker", 2, 30000, text=text), right=unit("next")),
        other(left=unit("target"), right=unit("beside"), hand=["filler"]),
    )
    attack(t, "striker", "target")
    t.rival.chooses("guard with filler")
    t.you.may_choose_exactly("target", "beside")
    t.rival.guardians.is_("filler")
    t.you.chooses("target")
    t.rival.hand.is_("target")
    t.rival.drop.is_("filler")
    t.rival.right.is_("beside")


@clause("vgg 7.4.1.9", "vgg 7.7.1.3")
def test_who_is_called_over_an_attacked_rear_guard_is_not_hit() -> None:
    t = battle(
        field(left=unit("striker", 2, 30000), right=unit("next")),
        other(left=unit("target"), hand=["filler", unit("shelter")]),
    )
    attack(t, "striker", "target")
    t.changes(move([t.rival.ref("shelter")], FRONT_LEFT, 1))
    t.rival.chooses("pass")
    t.rival.left.is_("shelter")
    t.rival.drop.is_("target")


@clause("vgg 7.4.1.8.2", "vgg 7.7.1.3")
def test_an_attacked_unit_that_went_away_and_came_back_is_not_attacked_any_more() -> None:
    for wanders in (False, True):
        t = battle(
            field(left=unit("striker", 2, 30000), right=unit("next")),
            other(left=unit("target"), hand=["filler"]),
        )
        attack(t, "striker", "target")
        if wanders:
            t.changes(move([t.rival.ref("target")], BACK_LEFT, 1))
            t.changes(move([t.rival.ref("target")], FRONT_LEFT, 1))
        t.rival.chooses("pass")
        assert t.rival.left.names == (["target"] if wanders else [])


@clause("vgg 7.5.1.2.4", "vgg 11.3.1", "vgg 7.4.1.8.5")
def test_where_the_whole_front_row_is_attacked_nobody_in_it_intercepts() -> None:
    walls = {"left": (unit("one", 2), REST), "right": unit("two", 2), "back_left": unit("far", 2)}
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 20000), left=unit("ally", 1, 11000)),
        other(**walls, hand=["filler"]),
    )
    attack(t, "me")
    t.rival.may_choose_exactly("guard with filler", "pass")
    t.rival.chooses("guard with filler")
    t.rival.may_choose_exactly("foe", "one", "two")
    t.rival.chooses("one")
    # Nine thousand and a shield of ten thousand are less than twenty.
    t.settle()
    t.rival.drop.holds_exactly("filler", "one", "two")
    t.rival.damage.has(1)


@clause("vgg 7.5.1.2.4", "vgg 11.3.1")
def test_a_resting_unit_intercepts_for_another() -> None:
    t = battle(
        field(left=unit("ally", 1, 11000), right=unit("next")),
        other(left=(unit("one", 2), REST), right=unit("two", 2), back_left=unit("far", 2)),
    )
    attack(t, "ally", "two")
    t.rival.may_choose_exactly("intercept with one", "pass")
    t.rival.chooses("intercept with one")
    t.settle()
    t.rival.drop.is_("one")
    t.rival.right.is_("two")


@clause("vgg 7.4.1.11", "vgg 2.8.1.1.2")
def test_what_a_drive_check_gives_the_booster_the_boosted_unit_has() -> None:
    for to, hit in (("helper", 1), ("third", 0)):
        mine = field(
            back_center=unit("helper", 1, 5000),
            right=unit("third"),
            deck=["critical", "filler", "filler", "filler"],
        )
        t = battle(mine, other(vanguard=unit("foe", 3, 20000)))
        fight(t, boost="helper")
        t.you.chooses("icon first", "third", to)
        t.rival.damage.has(hit)


@clause("vgg 7.4.1.5.2")
def test_who_may_no_longer_attack_fights_the_battle_it_is_in() -> None:
    t = battle(field(left=unit("ally")), other(hand=["filler"]))
    attack(t)
    t.changes(barred(t, t.you, "me", CANNOT_ATTACK))
    t.rival.chooses("pass")
    t.rival.damage.has(1)


@clause("vgg 7.8.1.2", "vgg 7.8.1.1")
@pytest.mark.parametrize("bonus", [2000, 3000])
def test_what_lasts_for_the_battle_is_there_at_its_end(bonus: int) -> None:
    texts = (
        (
            f"[AUTO](RC):When this unit attacks, this unit gets [Power] +{bonus} until end of that "
            "battle."
        ),
        (
            "[AUTO](RC):At the end of the battle that this unit attacked, if this unit's [Power] "
            "is 10000 or greater, draw a card."
        ),
    )
    t = battle(field(left=unit("ally", text=texts), right=unit("next")))
    fight(t, "ally")
    t.you.hand.has(int(bonus == 3000))
    assert t.you.value("ally", "power") == 7000


@clause("vgg 7.5.1.2.1", "vgg 7.6.1.1")
def test_a_rear_guards_attack_has_no_drive_step() -> None:
    text = "[AUTO](RC):At the beginning of your drive step, draw a card."
    t = battle(field(left=unit("ally", 1, 12000), right=unit("watcher", text=text)))
    fight(t, "ally")
    t.you.hand.has(0)
    t.rival.damage.has(1)
    fight(t, "me")
    t.you.hand.has(3)


@clause("vgg 7.6.1.2.4", "vgg 2.2.1.1")
def test_a_trigger_of_a_foreign_clan_is_performed_for_one_rear_guard_of_that_clan() -> None:
    strange = unit("strange", 0, trigger="critical", clans=("Granblue",))
    for ally, performed in ((unit("ally", clans=("Granblue",)), True), (unit("ally"), False)):
        mine = field(left=ally, right=unit("third"), deck=[strange, "filler", "filler", "filler"])
        t = battle(mine)
        fight(t)
        if performed:
            t.you.chooses("icon first")
            # Any unit can be chosen, whatever its clan.
            t.you.may_choose_exactly("me", "ally", "third")
            t.you.chooses("me", "third")
        t.rival.damage.has(2 if performed else 1)


@clause("vgg 7.7.1.5.1", "vgg 7.7.1.7")
def test_an_attack_with_a_critical_of_nothing_hits_and_deals_no_damage() -> None:
    text = "[AUTO](VC):When this unit's attack hits a vanguard, [Soul-Charge 1]."
    mine = field(vanguard=unit("me", 3, 10000, critical=0, text=text), left=unit("ally"))
    t = battle(mine)
    fight(t)
    t.rival.damage.has(0)
    t.you.soul.has(1)


@clause("vgg 7.4.1.10.1.1", "vgg 12.9.1")
def test_a_unit_whose_booster_has_gone_was_boosted_all_the_same() -> None:
    text = "[AUTO](VC):When this unit's attack hits, if this unit is boosted, [Soul-Charge 1]."
    for boost, charged in (("helper", 1), ("pass", 0)):
        mine = field(
            vanguard=unit("me", 3, 10000, text=text),
            back_center=unit("helper", 1, 5000),
            left=unit("ally"),
        )
        t = battle(mine, other(hand=["filler"]))
        attack(t, boost=boost)
        t.changes(move([t.you.ref("helper")], DROP))
        assert t.you.value("me", "power") == 10000
        t.rival.chooses("pass")
        t.rival.damage.has(1)
        t.you.soul.has(charged)


@clause("vgg 7.4.1.8.2.1", "vgg 7.7.1.3", "vgg 7.7.1.7", "vgg 11.25.1")
@pytest.mark.parametrize(
    "when",
    [
        "At the end of the battle that your vanguard attacked, if that attack did not hit,",
        "At the end of the battle that your vanguard attacked,",
        "When your vanguard's attack does not hit,",
    ],
)
def test_a_vanguard_that_was_ridden_upon_as_it_attacked_has_attacked_all_the_same(
    when: str,
) -> None:
    """It was a vanguard then; who has come upon it since did not attack."""
    rides = "[AUTO](VC):When this unit attacks, choose a card from your hand, and ride it."
    mine = field(
        vanguard=unit("me", 3, 10000, text=rides),
        left=unit("watcher", text=f"[AUTO](RC):{when} [Soul-Charge 1]."),
        hand=[unit("new", 3, 30000)],
    )
    t = battle(mine, other(hand=["filler"]))
    attack(t)
    t.rival.chooses("pass")
    t.you.vanguard.is_("new")
    t.you.soul.holds_exactly("me", "filler")
    t.rival.damage.has(0)


@clause("vgg 7.4.1.8.2.1", "vgg 7.7.1.7")
def test_a_rear_guard_that_is_gone_by_the_end_of_its_battle_attacked_as_a_rear_guard() -> None:
    text = "[AUTO](VC):At the end of the battle that your {}, [Soul-Charge 1]."
    leaves = "[AUTO](RC):When this unit's attack hits, return this unit to your hand."
    for who, soul in (("rear-guard attacked", 1), ("vanguard attacked", 0)):
        mine = field(
            vanguard=unit("me", 3, 10000, text=text.format(who)),
            left=unit("ally", 2, 20000, text=leaves),
        )
        t = battle(mine, other(hand=["filler"]))
        fight(t, "ally")
        t.you.hand.is_("ally")
        t.you.soul.has(soul)


@clause("vgg 7.7.1.7", "vgg 7.7.1.6", "vgg 7.4.1.8.2.1")
@pytest.mark.parametrize("what", ["hits a vanguard", "hits"])
def test_a_vanguard_that_is_ridden_upon_for_its_damage_was_hit_all_the_same(what: str) -> None:
    """What waits for the hit stands by when the damage has been dealt and its effects are done."""
    text = f"[AUTO](VC):When this unit's attack {what}, [Soul-Charge 1]."
    rides = "[AUTO](RC):When a card is put into your damage zone, choose a card from your hand, and"
    watcher = unit("watcher", text=f"{rides} ride it.")
    mine = field(vanguard=unit("me", 3, 10000, text=text), left=unit("ally"))
    t = battle(mine, other(left=watcher, hand=[unit("new", 3, 30000)]))
    attack(t)
    t.rival.chooses("pass")
    t.rival.vanguard.is_("new")
    t.rival.soul.is_("foe")
    t.you.soul.has(1)
