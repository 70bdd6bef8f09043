"""4-5-3-1, 4-7-3-1: rule processing is repeated; 4-10-2-2, 8-6-3: damage is taken one by one."""

from bythebook.games.dbs.cards.cards import POWER
from bythebook.games.dbs.texts.effects import DealDamage
from bythebook.games.dbs.texts.events import EV_DAMAGE
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, REST, UNISON_AREA
from bythebook.kernel.abilities.abilities import CONT, EV_MOVE, Ability, Replacement, Trigger
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW, cards_in, changed, said, skill, told, waiting

STAY = (
    "[Permanent] If this card would be removed from your Battle Area,"
    " you may discard 1 card instead."
)
WEAK = "[Activate: Main] All of your opponent's Battle Cards get -5000 power for the turn."


@clause("dbs 4-5-3-1")
def test_a_drop_that_was_replaced_is_due_again_at_once():
    for cards in (0, 1, 3):
        stay = said("Stay", STAY, power=5000)
        mine = side(hand=[told("Weak", WEAK), "filler"])
        t = table("dbs", mine, side(battle=[stay], hand=cards), at="main")
        t.you.chooses("activate Weak")
        for left in range(cards - 1, -1, -1):
            t.rival.chooses("replace with Stay", *["filler"] * (left > 0))
            t.rival.hand.has(left)
        t.rival.battle.is_()
        t.you.is_asked("main phase")


def test_whoever_does_not_replace_it_any_more_loses_the_card():
    stay = said("Stay", STAY, power=5000)
    mine = side(hand=[told("Weak", WEAK), "filler"])
    t = table("dbs", mine, side(battle=[stay], hand=3), at="main")
    t.you.chooses("activate Weak")
    t.rival.chooses("replace with Stay", "filler", "no")
    t.rival.drop.holds_exactly("filler", "Stay")


@clause("dbs 4-7-3-1")
def test_in_a_counter_timing_it_is_due_again_too():
    stay = said("Stay", STAY, power=5000)
    snap = told("Snap", "[Counter: Play] " + WEAK.removeprefix("[Activate: Main] "))
    mine = side(battle=[stay], hand=[battle("Bob"), "filler", "filler"], energy=1)
    t = table("dbs", mine, side(hand=[snap]), at="main")
    t.you.chooses("play Bob")
    t.rival.chooses("activate Snap")
    t.you.passes()
    t.you.chooses("replace with Stay", "filler", "replace with Stay", "filler", "no")
    fight(t)
    t.you.battle.is_("Bob")
    t.you.drop.holds_exactly("filler", "filler", "Stay")


def test_what_rules_cannot_do_is_not_done_for_ever():
    stays = Replacement(Trigger(EV_MOVE, This(), (BATTLE_AREA,)), (TurnCards(This(), REST),))
    root = battle("Root", power=5000, abilities=(Ability(CONT, (BATTLE_AREA,), replacement=stays),))
    mine = side(hand=[told("Weak", WEAK), "filler"])
    t = table("dbs", mine, side(battle=[root]), at="main")
    t.you.chooses("activate Weak")
    t.rival.battle.is_("Root")
    assert t.rival.state_of("Root") == REST
    t.you.is_asked("main phase")


def with_unison(count: int, mine: list[object]) -> Table:
    """A unison card of the rival's with so many markers, in the turn after it was played."""
    una = unison("Una", power=15000, cost=count, keywords=0)
    you, rival = side(hand=mine, energy=4), side(hand=[una, "filler"], energy=count)
    t = table("dbs", you, rival, at="main", turn=1)
    t.rival.chooses("play Una")
    fight(t)
    t.rival.passes()
    t.you.passes()
    return t


@clause("dbs 9-7-2", "dbs 9-6-1-1")
def test_a_unison_that_a_permanent_skill_leaves_without_power_loses_all_its_markers():
    for count in (1, 3):
        aura = changed(POWER, -15000, (BATTLE_AREA,), cards_in(UNISON_AREA, whose=OPPONENT))
        t = with_unison(count, [battle("Aura", cost=1, abilities=(aura,)), "filler"])
        t.you.chooses("play Aura")
        fight(t)
        t.rival.unison.is_()
        t.rival.drop.is_("Una")


def test_a_unison_that_an_effect_leaves_without_power_loses_one_marker():
    order = "[Activate: Main] All of your opponent's Unison Cards get -15000 power for the turn."
    t = with_unison(3, [told("Weak", order), "filler", "filler"])
    t.you.chooses("activate Weak")
    assert t.rival.counters("Una") == 2
    t.you.chooses("play filler")
    fight(t)
    assert t.rival.counters("Una") == 2


# Damage


@clause("dbs 4-10-2-2", "dbs 8-6-3")
def test_whoever_waits_for_damage_to_be_taken_waits_for_each_damage():
    hurt = said("Hurt", "[Auto] When you take damage, draw 1 card.")
    for amount in (1, 2, 3):
        burn = battle("Burn", abilities=(skill(DealDamage(Num(amount))),))
        t = table("dbs", side(battle=[burn], hand=1), side(battle=[hurt], life=5), at="main")
        t.you.chooses("activate Burn")
        t.rival.life.has(5 - amount)
        t.rival.hand.has(2 * amount)


def test_a_double_strike_is_damage_taken_twice_and_dealt_once():
    hurt = said("Hurt", "[Auto] When you take damage from an attack, draw 1 card.")
    striker = said(
        "Striker",
        "[Double Strike]",
        "[Auto] When this card deals damage, draw 1 card.",
        power=30000,
    )
    mine, theirs = side(battle=[striker]), side(battle=[hurt], life=5)
    t = table("dbs", mine, theirs, at="main")
    t.you.chooses("attack Striker leader")
    fight(t)
    t.rival.life.has(3)
    t.rival.hand.has(4)
    t.you.hand.has(1)


def test_damage_that_is_not_taken_any_more_is_waited_for_no_more():
    hurt = waiting("Hurt", Trigger(EV_DAMAGE), DRAW)
    burn = battle("Burn", abilities=(skill(DealDamage(Num(0))),))
    t = table("dbs", side(battle=[burn], hand=1), side(battle=[hurt], life=5), at="main")
    t.you.chooses("activate Burn")
    t.rival.hand.has(0)


# [Servant]


@clause("dbs 10-43-1")
def test_a_servant_stays_rested_in_its_owners_charge_phase_only():
    serf = said("Serf", "[Servant]")
    take = told("Take", "[Activate: Main] Gain control of all of your opponent's Battle Cards.")
    t = table("dbs", side(hand=[take, "filler"]), side(battle=[(serf, REST)]), at="main")
    t.you.chooses("activate Take")
    t.you.battle.is_("Serf")
    t.you.passes()
    t.rival.chooses("pass", "pass")
    assert t.you.state_of("Serf") == ACTIVE
