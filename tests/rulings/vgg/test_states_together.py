"""Locked, deleted, dominated units and legions, as texts count, pay with and speak of them."""

import pytest

from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.zones.zones import REST
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated, legion
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other

LEADER = unit("leader", 3, 11000)
MATE = unit("mate", 2, 9000)
STRIDE = (
    "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater"
    " from your hand, and discard them] [Stride] this card on your (VC) from face down."
)
G_GUARD = (
    '[G Guardian]-Opponent Turn\'s Guard Step-[Choose a card with "[Heal] HEAL" from your hand, and'
    " discard it] Call this card to your (GC) from face down."
)


@clause("vgg 10.22.6", "vgg 4.6.7")
def test_a_circle_with_a_locked_card_is_not_open() -> None:
    text = "[CONT](VC):This unit gets [Power] +1000 for each of all fighter's open (RC)."
    mine = side(vanguard=unit("lead", 3, 10000, text=text), locked_left="x")
    t = table("vgg", you=mine, rival=side(left=unit("foe")), cards=(unit("x"),), at="main")
    assert t.you.value("lead", "power") == 10000 + 8 * 1000


@clause("vgg 11.36.1.1", "vgg 10.22.3", "vgg 4.6.2.1")
def test_a_dark_device_minds_resting_units_and_no_locked_cards() -> None:
    for across, power in (
        ({}, 8000),
        ({"right": unit("foe")}, 7000),
        ({"right": (unit("foe"), REST)}, 7000),
        ({"locked_right": unit("foe")}, 8000),
        ({"left": unit("foe")}, 8000),
    ):
        device = unit("device", text="[CONT](RC)Dark Device:This unit gets [Power] +1000.")
        t = table("vgg", you=side(left=device), rival=side(**across), at="main")
        assert t.you.value("device", "power") == power


@clause("vgg 10.35.2.2", "vgg 10.35.4.1", "vgg 10.4.1")
@pytest.mark.parametrize(
    ("cost", "where"),
    [
        ("retire it", "drop"),
        ("put it into your soul", "soul"),
        ("return it to your hand", "hand"),
    ],
)
def test_a_dominated_unit_pays_for_its_master_and_goes_to_its_owner(cost: str, where: str) -> None:
    text = f"[ACT](VC)[1/turn]:[Choose one of your rear-guards, and {cost}] [Soul-Charge 1]."
    mine = side(vanguard=unit("lead", 3, text=text))
    t = table("vgg", you=mine, rival=side(left=dominated(unit("slave"))), at="main")
    t.you.chooses("activate lead")
    t.settle()
    getattr(t.rival, where).is_("slave")
    t.you.soul.has(1)


@clause("vgg 10.35.2.4", "vgg 10.35.5")
def test_a_dominated_unit_that_is_locked_is_its_owners_locked_card() -> None:
    text = "[ACT](VC)[1/turn]:Choose one of your rear-guards, and lock it."
    mine = side(vanguard=unit("lead", 3, text=text))
    t = table("vgg", you=mine, rival=side(left=dominated(unit("slave"))), at="main")
    t.you.chooses("activate lead")
    t.settle()
    t.rival.locked_left.is_("slave")
    t.you.locked_left.has(0)
    t.you.locked_right.has(0)


@clause("vgg 11.8.1", "vgg 10.35.2.1")
def test_a_lord_minds_a_unit_of_another_clan_that_its_master_dominates() -> None:
    text = "[CONT](VC/RC):Lord"
    for clan, able in (("Granblue", False), ("Kagero", True)):
        slave = dominated(unit("slave", 1, clans=(clan,)), REST)
        t = battle(field(vanguard=unit("lord", 3, text=text)), other(left=slave))
        assert ("attack" in t.options) == able


@clause("vgg 10.28.2.2", "vgg 8.5.2.1.1.3", "vgg 10.27.4")
@pytest.mark.parametrize("who", ["you", "rival"])
def test_a_legion_with_a_mate_of_grade_two_hinders_no_stride(who: str) -> None:
    pair, plain = legion(LEADER, MATE), unit("lead", 3)
    mine, theirs = (pair, plain) if who == "you" else (plain, pair)
    half = side(vanguard=mine, g_zone=[g_unit("giant", text=STRIDE)], hand=[unit("paid", 3)])
    t = table("vgg", you=half, rival=side(vanguard=theirs), at="ride")
    t.you.chooses("pass")
    t.you.may_choose_exactly("stride giant", "pass")


@clause("vgg 7.5.1.2.3")
@pytest.mark.parametrize(("mine", "theirs", "may"), [(3, 3, True), (2, 3, False), (3, 2, False)])
def test_a_g_guardian_needs_both_vanguards_of_grade_three(
    mine: int, theirs: int, may: bool
) -> None:
    guard = g_unit("giant", shield=15000, text=G_GUARD)
    rival = other(vanguard=unit("foe", theirs, 10000), g_zone=[guard], hand=["heal"])
    t = battle(field(vanguard=unit("me", mine, 12000)), rival)
    attack(t, "me", "foe")
    assert ("G guard with giant" in t.options) == may


@clause("vgg 6.8.1.1.1", "vgg 8.6.6", "vgg 6.8.1.3")
def test_what_a_g_unit_has_called_goes_back_after_the_g_unit_has_gone_home() -> None:
    text = (
        "Magia-[ACT](VC)[1/turn]:Choose up to two cards from your soul, call them to separate (RC),"
        " and at the end of the turn, put the units called with this effect into your soul."
    )
    mine = side(
        vanguard=g_unit("giant", text=text),
        hearts=[unit("heart", 3, 11000)],
        soul=["one", "two", "stays"],
    )
    cards = (unit("one"), unit("two"), unit("stays"))
    t = table("vgg", you=mine, cards=cards, at="main")
    t.you.chooses("activate giant", "one", "two", "left front", "right front")
    t.you.soul.is_("stays")
    t.you.chooses("pass")
    while t.asked.player == t.you.player and "pass" in t.options:
        t.you.chooses("pass")
    t.you.soul.holds_exactly("one", "two", "stays")
    t.you.vanguard.is_("heart")
    t.you.g_zone.is_("giant")


@clause("vgg 10.26.7", "vgg 10.26.3")
def test_a_deleted_unit_is_given_what_it_then_does() -> None:
    gives = (
        "[ACT](RC)[1/turn]:Choose one of your vanguards, and until end of turn, it gets [Power]"
        ' +2000, and "[ACT](VC)[1/turn]:[Soul-Charge 1].".'
    )
    lead = unit("lead", 3, 10000, text="[ACT](VC)[1/turn]:Draw a card.")
    t = table("vgg", you=side(vanguard=lead, left=unit("ally", text=gives)), at="main")
    t.changes(delete(t.game, [t.you.ref("lead")]))
    assert "activate lead" not in t.options
    t.you.chooses("activate ally", "activate lead")
    t.you.soul.has(1)
    t.you.hand.has(0)
    assert t.you.value("lead", "power") == 2000


@clause("vgg 7.6.1.3", "vgg 7.6.1.2.2")
def test_a_drive_that_falls_during_the_checks_ends_them() -> None:
    text = (
        "[AUTO](VC):When your drive check reveals a grade 0 card, this unit gets drive -1 until end"
        " of turn."
    )
    for first, checks in (("zero", 1), ("one", 2)):
        lead = unit("lead", 3, 12000, text=text)
        mine = field(vanguard=lead, deck=[first, *["one"] * 5])
        t = battle(mine, other(), cards=(unit("zero", 0), unit("one", 1)))
        fight(t, "lead")
        t.you.hand.has(checks)


@clause("vgg 7.7.1.3", "vgg 7.4.1.8.2", "vgg 4.6.5.1")
def test_an_attacker_that_a_guardian_retires_hits_nobody() -> None:
    text = (
        "[AUTO]:When this unit is placed on (GC), choose one of your opponent's attacking"
        " rear-guards, and retire it."
    )
    guard = unit("guard", 0, 5000, 5000, text=text)
    t = battle(field(left=unit("ally", 1, 20000)), other(hand=[guard]))
    attack(t, "ally", "foe")
    t.rival.chooses("guard with guard")
    no_guard(t)
    t.you.drop.is_("ally")
    t.rival.drop.is_("guard")
    t.rival.damage.has(0)
