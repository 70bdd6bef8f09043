"""Keywords that name what an ability's text does: Rescue, Shadowstitch, Rush, Wave, Bloom, Homare,
Nitou Kaigan."""

import pytest

from bythebook.games.vanguard.cards.cards import MARKS
from bythebook.games.vanguard.g.keywords.homare import OneHomareATurn
from bythebook.games.vanguard.g.keywords.in_battle import Wave
from bythebook.games.vanguard.g.keywords.marks import (
    HOMARE,
    NITOU_KAIGAN,
    RESCUE,
    SHINKEN_HISSATSU,
)
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.triggers import attacks, if_also
from bythebook.games.vanguard.zones.zones import REST, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import ACT, Ability, CardDef
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import waiting

NAMES = [unit(name) for name in "abcdef"]


RESCUED = (
    "Rescue 2-[ACT](VC):[Counter-Blast 1] Choose two cards from your damage zone, heal them, "
    "choose one of your vanguards, and deal two damage."
)


@clause("vgg 11.17.1.1")
def test_rescue_heals_and_deals_as_much_to_ones_vanguard() -> None:
    medic = unit("medic", 3, text=RESCUED)
    assert medic.values[MARKS] & RESCUE
    you = side(vanguard=medic, damage=["a", "b", "c"], deck=["d", "e", "f", "a"])
    t = table("vgg", you=you, cards=NAMES, at="main")
    t.you.chooses("activate medic", "a", "a", "b")
    t.settle(any_order=True)
    t.you.drop.holds_exactly("a", "b")
    # The damage was checked: two cards came from the deck.
    t.you.damage.holds_exactly("c", "d", "e")


@clause("vgg 11.17.1.1")
def test_with_less_damage_to_heal_rescue_deals_no_less() -> None:
    you = side(vanguard=unit("medic", 3, text=RESCUED), damage=["a"], deck=["d", "e", "f", "b"])
    t = table("vgg", you=you, cards=NAMES, at="main")
    t.you.chooses("activate medic")
    t.settle(any_order=True)
    t.you.drop.is_("a")
    t.you.damage.holds_exactly("d", "e")


def battle(t: Table, who: str) -> None:
    """A unit attacks the rival's vanguard, and nothing else is done."""
    t.you.chooses("attack")
    if f"attack with {who}" in t.options:
        t.you.chooses(f"attack with {who}")
    t.goes_on_to("start step", t.you)


@clause("vgg 11.35.1", "vgg 11.35.2")
def test_wave_is_active_in_the_battles_of_the_turn_that_it_names() -> None:
    cases = (
        (Wave(2), [0, 1, 1]),
        (Wave(1, 2), [1, 2, 2]),
        (Wave(2, later=True), [0, 1, 2]),
    )
    for gate, charged in cases:
        surfer = waiting(if_also(attacks(None), gate), SoulCharge(), name="surfer")
        you = side(left="a", right="b", back_center=surfer, vanguard=unit("first", 3, 20000))
        t = table("vgg", you=you, cards=NAMES, at="battle")
        found = []
        for who in ("a", "b", "first"):
            battle(t, who)
            found.append(len(t.you.soul))
        assert found == charged


def praised(name: str) -> CardDef:
    """A unit with an activated ability with Homare."""
    ability = Ability(ACT, VANGUARD_AND_REAR, cost=(OneHomareATurn(),), body=(SoulCharge(),))
    return unit(name, abilities=(ability,))


@clause("vgg 11.40.1")
def test_one_cost_with_homare_is_paid_in_a_turn() -> None:
    t = table("vgg", you=side(left=praised("one"), right=praised("other")), at="main")
    t.you.may_choose("activate one", "activate other")
    t.you.chooses("activate one")
    t.you.may_not_choose("activate one", "activate other")
    t.you.soul.has(1)
    t.you.passes()
    t.goes_on_to("main phase", t.you)
    t.you.may_choose("activate one", "activate other")


@clause("vgg 11.40.1")
def test_homare_of_the_other_player_is_no_matter() -> None:
    you, rival = side(left=praised("one")), side(left=praised("other"))
    t = table("vgg", you=you, rival=rival, at="main")
    t.you.chooses("activate one")
    t.you.passes()
    t.goes_on_to("main phase", t.rival)
    t.rival.may_choose("activate other")


RUSH = "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, [Soul-Charge 1]."


@clause("vgg 11.27.1")
def test_rush_waits_for_standing_by_the_effect_of_ones_own_card() -> None:
    runner = unit("runner", text=RUSH)
    assert runner.values[MARKS]
    act = "[ACT](VC):[Counter-Blast 1] Choose one of your rear-guards, and [Stand] it."
    captain = unit("captain", 3, text=act)
    you = side(vanguard=captain, left=(runner, REST), damage=1)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate captain")
    t.you.soul.has(1)
    # In the stand phase nobody's effect stands it.
    t = table("vgg", you=side(left=(runner, REST)), at="stand")
    t.you.soul.has(0)


@clause("vgg 2.8.1", "vgg 11.27.1")
@pytest.mark.parametrize(("stood", "charged"), [("runner", 1), ("walker", 0)])
def test_what_a_stand_icon_stands_its_card_has_stood(stood: str, charged: int) -> None:
    """An icon says what to do for an effect of the card it is on: one of its player's."""
    me = unit("me", 3, 12000, skills=())
    mine = side(
        vanguard=me,
        left=(unit("runner", text=RUSH), REST),
        right=(unit("walker"), REST),
        deck=["stand", *["filler"] * 9],
    )
    t = table("vgg", you=mine, at="battle")
    t.you.chooses("attack")
    t.you.chooses("icon first", stood, "me")
    t.you.soul.has(charged)


BLOOM = 'Bloom-[AUTO](RC):When your other "Seedling" is placed on (RC), [Soul-Charge 1].'


@clause("vgg 11.38.1")
def test_bloom_waits_for_another_unit_to_be_placed() -> None:
    bush = unit("bush", text=BLOOM)
    you = side(left=bush, hand=[unit("Seedling", 0), unit("weed", 0)])
    t = table("vgg", you=you, at="main")
    t.you.chooses("call weed", "right front")
    t.you.soul.has(0)
    t.you.chooses("call Seedling", "left back")
    t.you.soul.has(1)


SHADOW = (
    "Shadowstitch-[AUTO](RC):At the end of the battle that your grade 3 vanguard attacked "
    "a vanguard, if that attack did not hit, [Soul-Charge 1]."
)


@clause("vgg 11.25.1")
def test_shadowstitch_waits_for_an_attack_on_a_vanguard_that_did_not_hit() -> None:
    for power, charged in ((10999, 1), (11000, 0)):
        you = side(vanguard=unit("first", 3, power), back_left=unit("shade", text=SHADOW))
        rival = side(vanguard=unit("foe", 3, 11000))
        t = table("vgg", you=you, rival=rival, at="battle")
        t.you.chooses("attack")
        t.goes_on_to("main phase", t.rival)
        t.you.soul.has(charged)


NITOU = (
    "Nitou Kaigan-[AUTO](RC):When this unit is boosted ([Boost]) by a <Wanderer>, [Soul-Charge 1]."
)


@clause("vgg 11.41.1")
def test_nitou_kaigan_waits_for_being_boosted_by_such_a_unit() -> None:
    for race, charged in (("Wanderer", 1), ("Human", 0)):
        sword = unit("sword", 2, text=NITOU)
        you = side(left=sword, back_left=unit("second", 1, races=(race,)), vanguard="first")
        t = table("vgg", you=you, cards=[unit("first", 3)], at="battle")
        t.you.chooses("attack", "attack with sword", "boost with second")
        t.goes_on_to("start step", t.you)
        t.you.soul.has(charged)


@clause("vgg 11.40.2", "vgg 11.39.2", "vgg 11.41.1.1", "vgg 11.6.2")
def test_cards_are_known_by_the_keywords_of_their_abilities() -> None:
    homare = "[AUTO](RC)Homare:[Soul-Blast 1] When this unit attacks, you may pay the cost. "
    proud = unit("proud", text=homare + "If you do, draw a card.")
    assert proud.values[MARKS] & HOMARE
    assert OneHomareATurn() in proud.abilities[0].cost
    sworn = unit("sworn", text="[CONT](RC)Shinken Hissatsu:This unit gets [Power] +3000.")
    assert sworn.values[MARKS] & SHINKEN_HISSATSU
    two = unit("two", text=NITOU)
    assert two.values[MARKS] & NITOU_KAIGAN
