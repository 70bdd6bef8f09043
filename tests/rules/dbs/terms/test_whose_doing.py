"""4-3-3, 4-13, 9-5: whose doing something is: a skill's, its master's, or the rules'."""

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import POWER
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.events import CANNOT_BE_KOD_BY_SKILLS, UNAFFECTED
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, REST, WARP
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import THIS_TURN, expire, give
from bythebook.kernel.state.continuous_ops import (
    BITS_ON,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    LOSE_ABILITIES,
)
from bythebook.kernel.texts.branching import AsOther
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.making import changed, said, spell, told, unable

UNTOUCHED = "[Permanent] This card isn't affected by your opponent's skills."
VERBS = (
    "KOs it",
    "places it in its owner's Drop Area",
    "returns it to its owner's hand",
    "sends it to its owner's Warp",
)


def made_to(card: CardDef, verb: str, **zones: Any) -> Table:
    """The opponent is told by a skill to do something with one of their two battle cards."""
    spell = told(
        "Spell", f"[Activate: Main] Your opponent chooses 1 of their Battle Cards and {verb}."
    )
    t = table("dbs", side(hand=[spell, "filler"]), side(battle=[card], **zones), at="main")
    t.you.chooses("activate Spell")
    return t


@clause("dbs 4-3-3", "dbs 10-12-1")
def test_what_the_opponent_is_told_to_do_is_the_doing_of_the_skills_master():
    for verb in VERBS:
        made_to(said("Rock", "[Indestructible]"), verb).rival.battle.is_("Rock")
        made_to(said("Free", UNTOUCHED), verb).rival.battle.is_("Free")
        made_to(battle("Bob"), verb).rival.battle.is_()


def test_a_card_that_is_unaffected_is_not_chosen_by_the_one_who_is_told_to_choose():
    spell = told(
        "Spell", "[Activate: Main] Your opponent chooses 1 of their Battle Cards and KOs it."
    )
    free = said("Free", UNTOUCHED)
    theirs = side(battle=[free, "filler", battle("Bob")])
    t = table("dbs", side(hand=[spell, "filler"]), theirs, at="main")
    t.you.chooses("activate Spell")
    t.rival.may_choose_exactly("filler", "Bob")
    t.rival.chooses("Bob")
    t.rival.drop.is_("Bob")


def test_who_waits_for_an_opponents_skill_is_triggered_by_what_it_makes_one_do():
    wary = said(
        "Wary",
        "[Auto] When this card is removed from your Battle Area by an opponent's skill,"
        " draw 1 card.",
    )
    for verb in VERBS[1:]:
        t = made_to(wary, verb)
        drawn = 1 + ("hand" in verb)
        t.rival.hand.has(drawn)
    own = told(
        "Own", "[Activate: Main] Choose 1 of your Battle Cards and send it to its owner's Warp."
    )
    t = table("dbs", side(hand=[own, "filler"], battle=[wary]), side(), at="main")
    t.you.chooses("activate Own")
    t.you.hand.is_("filler")


def test_what_would_be_done_by_an_opponents_skill_can_be_replaced_if_one_is_made_to_do_it():
    shy = said(
        "Shy",
        "[Permanent] If this card would be removed from your Battle Area by an opponent's skill,"
        " you may discard 1 card instead.",
    )
    t = made_to(shy, VERBS[3], hand=1)
    t.rival.chooses("replace with Shy")
    t.rival.battle.is_("Shy")
    t.rival.hand.has(0)
    own = told(
        "Own", "[Activate: Main] Choose 1 of your Battle Cards and send it to its owner's Warp."
    )
    t = table("dbs", side(hand=[own, "filler"], battle=[shy]), side(), at="main")
    t.you.chooses("activate Own")
    t.you.warp.is_("Shy")


@pytest.mark.parametrize(
    "order",
    [
        "Choose 1 card in your opponent's hand and discard it.",
        "Your opponent discards 1 card.",
        "Your opponent chooses 1 card in their hand and discards it.",
        "Your opponent chooses 1 card in their hand and places it in their Drop Area.",
    ],
)
def test_a_discard_is_the_doing_of_the_skill_that_tells_a_player_to(order: str):
    seed = said(
        "Seed",
        "[Auto] When this card is discarded from your hand by an opponent's skill, draw 2 cards.",
    )
    spell = told("Spell", "[Activate: Main] " + order)
    t = table("dbs", side(hand=[spell, "filler"]), side(hand=[seed]), at="main")
    t.you.chooses("activate Spell")
    t.rival.hand.has(2)


@clause("dbs 9-5-2")
def test_what_rules_do_amid_a_skill_is_not_done_by_it():
    rock = said("Rock", "[Indestructible]", power=10000)
    for card in (rock, said("Free", UNTOUCHED, power=10000)):
        weak = told("Weak", "[Activate: Main] All Battle Cards get -10000 power for the turn.")
        t = table("dbs", side(hand=[weak, "filler"]), side(battle=[card]), at="main")
        t.you.chooses("activate Weak")
        # Of the two only the one that effects reach has lost its power.
        left = () if card is rock else ("Free",)
        t.rival.battle.is_(*left)


def test_what_rules_do_after_a_counter_is_not_done_by_the_counter():
    rock = said("Rock", "[Indestructible]", power=10000)
    snap = told(
        "Snap",
        "[Counter: Play] Choose 1 of your opponent's Battle Cards and it gets -10000 power"
        " for the turn.",
    )
    t = table(
        "dbs",
        side(hand=["filler", "filler"], battle=[rock], energy=1),
        side(hand=[snap]),
        at="main",
    )
    t.you.chooses("play filler")
    t.rival.chooses("activate Snap")
    t.you.passes()
    t.you.battle.is_("filler")
    t.you.drop.is_("Rock")


# 4-13-1, with 1-3-1: [Permanent] skills too


@clause("dbs 4-13-1", "dbs 1-3-1")
def test_an_unaffected_card_is_no_object_of_the_opponents_permanent_skills():
    aura = said("Aura", "[Permanent] All of your opponent's Battle Cards get -5000 power.")
    free = said("Free", UNTOUCHED, power=10000)
    t = table("dbs", side(battle=[aura], hand=1), side(battle=[free, "filler"]), at="main")
    assert t.rival.value("Free", "power") == 10000
    assert t.rival.value("filler", "power") == 5000


@clause("dbs 4-13-1")
def test_a_card_that_was_unaffected_for_a_turn_is_an_object_again_after_it():
    aura = said("Aura", "[Permanent] All of your opponent's Battle Cards get -5000 power.")
    untouched = "[Activate: Main] This card isn't affected by your opponent's skills for the turn."
    free = said("Free", untouched, power=10000)
    t = table("dbs", side(battle=[free]), side(battle=[aura]), at="main", turns=3)
    assert t.you.value("Free", "power") == 5000
    t.you.chooses("activate Free")
    assert t.you.value("Free", "power") == 10000
    t.changes([expire(THIS_TURN, t.turn)])
    assert t.you.value("Free", "power") == 5000


@clause("dbs 4-13-1", "dbs 8-4-2-1")
def test_an_unaffected_card_pays_for_its_own_skill():
    """Paying is no effect of a skill: it is switched to Rest Mode, and cannot pay again."""
    free = said("Free", "[Activate: Main] Switch this card to Rest Mode : Draw 1 card.")
    t = table("dbs", side(battle=[free], hand=1), side(), at="main")
    t.changes([give(BITS_ON, CHAR_CANNOT, UNAFFECTED, [t.you.ref("Free")], 6, THIS_TURN, t.turn)])
    t.you.chooses("activate Free")
    t.you.hand.has(2)
    assert t.you.battle.states == [REST]
    t.you.may_not_choose("activate Free")


def test_an_unaffected_card_is_an_object_of_its_own_players_permanent_skills():
    cheer = said("Cheer", "[Permanent] All of your Battle Cards get +5000 power.")
    free = said("Free", UNTOUCHED, power=10000)
    t = table("dbs", side(battle=[cheer, free], hand=1), side(), at="main")
    assert t.you.value("Free", "power") == 15000


def test_skills_that_an_opponents_permanent_skill_would_negate_stay_if_the_card_is_unaffected():
    negates = Modifier(LOSE_ABILITIES, CHAR_ABILITIES, Cards(OPPONENT, (BATTLE_AREA,)))
    hush = battle("Hush", abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(negates,)),))
    free = said("Free", UNTOUCHED, "[Permanent] This card gets +5000 power.", power=10000)
    plain = said("Plain", "[Permanent] This card gets +5000 power.", power=10000)
    for mine, theirs in (([hush], [free, plain]), ([hush, "filler"], [plain, free])):
        t = table("dbs", side(battle=mine, hand=1), side(battle=theirs), at="main")
        assert t.rival.value("Free", "power") == 15000
        assert t.rival.value("Plain", "power") == 10000


def test_a_card_whose_skills_are_negated_is_not_unaffected():
    own = told(
        "Own", "[Activate: Main] Choose 1 of your Battle Cards and negate its skills for the turn."
    )
    aura = said("Aura", "[Permanent] All of your opponent's Battle Cards get -5000 power.")
    free = said("Free", UNTOUCHED, power=10000)
    t = table("dbs", side(battle=[free], hand=[own, "filler"]), side(battle=[aura]), at="main")
    assert t.you.value("Free", "power") == 10000
    t.you.chooses("activate Own")
    assert t.you.value("Free", "power") == 5000


def test_an_unaffected_card_may_attack_though_an_opponents_permanent_skill_says_that_none_does():
    wall = said("Wall", "[Permanent] Your opponent's Battle Cards can't attack.")
    free = said("Free", UNTOUCHED)
    t = table("dbs", side(battle=[free, battle("Bob")], hand=1), side(battle=[wall]), at="main")
    assert "attack Free leader" in t.you.options
    t.you.may_not_choose("attack Bob leader")


def test_an_opponents_replacement_does_not_reach_an_unaffected_card():
    theirs = Cards(OPPONENT, (BATTLE_AREA,))
    would = Trigger(EV_MOVE, theirs, (BATTLE_AREA,), (DROP,))
    instead = Replacement(would, (Put(Bound(R_SUBJECT), WARP),))
    drain = battle("Drain", abilities=(Ability(CONT, (BATTLE_AREA,), replacement=instead),))
    own = told("Own", "[Activate: Main] KO all of your Battle Cards.")
    free, bob = said("Free", UNTOUCHED), battle("Bob")
    mine = side(battle=[free, bob], hand=[own, "filler"])
    t = table("dbs", mine, side(battle=[drain]), at="main")
    t.you.chooses("activate Own")
    t.you.drop.holds_exactly("Own", "Free")
    t.you.warp.is_("Bob")


def test_an_unaffected_card_that_comes_later_is_no_object_either():
    wall = said("Wall", "[Permanent] Your opponent's Battle Cards can't attack.")
    free = said("Free", UNTOUCHED)
    theirs = side(battle=[free, battle("Bob")], hand=1)
    t = table("dbs", side(battle=[wall]), theirs, at="main", turn=1)
    t.rival.may_choose_exactly("attack leader", "attack Free leader", "pass")


def test_a_card_is_unaffected_only_as_long_as_a_skill_says():
    aura = said("Aura", "[Permanent] All of your opponent's Battle Cards get -5000 power.")
    free = told(
        "Free",
        "[Activate: Main] Choose 1 of your Battle Cards and it isn't affected by your opponent's"
        " skills for the turn.",
    )
    mine = side(battle=[battle("Ace", power=10000)], hand=[free, "filler"])
    t = table("dbs", mine, side(battle=[aura], hand=1), at="main")
    assert t.you.value("Ace", "power") == 5000
    t.you.chooses("activate Free")
    assert t.you.value("Ace", "power") == 10000
    t.you.passes()
    assert t.you.value("Ace", "power") == 5000


def test_what_its_own_skills_do_to_a_card_that_no_skill_affects_stays():
    own = changed(POWER, 5000, (BATTLE_AREA,))
    free = battle("Free", power=10000, abilities=(unable(UNAFFECTED), own))
    cheer = said("Cheer", "[Permanent] All of your Battle Cards get +5000 power.")
    t = table("dbs", side(battle=[free, cheer], hand=1), side(), at="main")
    assert t.you.value("Free", "power") == 15000


def test_effects_on_all_cards_of_the_one_who_is_told_to_are_the_skills_masters():
    down = AsOther((Give(Cards(zones=(BATTLE_AREA,)), POWER, Num(-5000)),))
    free = said("Free", UNTOUCHED, power=10000)
    theirs = side(battle=[free, battle("Bob", power=10000)])
    t = table("dbs", side(hand=[spell(down), "filler"]), theirs, at="main")
    t.you.chooses("activate Spell")
    assert t.rival.value("Free", "power") == 10000
    assert t.rival.value("Bob", "power") == 5000


def test_a_card_safe_from_the_opponents_skills_is_kod_by_its_own_players():
    safe = battle("Safe", abilities=(unable(CANNOT_BE_KOD_BY_SKILLS),))
    own = told("Own", "[Activate: Main] KO all of your Battle Cards.")
    t = table("dbs", side(battle=[safe], hand=[own, "filler"]), side(), at="main")
    t.you.chooses("activate Own")
    t.you.drop.holds_exactly("Own", "Safe")
    theirs = told("Theirs", "[Activate: Main] KO all of your opponent's Battle Cards.")
    t = table("dbs", side(hand=[theirs, "filler"]), side(battle=[safe]), at="main")
    t.you.chooses("activate Theirs")
    t.rival.battle.is_("Safe")
