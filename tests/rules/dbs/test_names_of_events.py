"""8-9-1-1, 10-1-1, 10-45-1, 10-18-7: what does not happen has no name, and what has one happens."""

import pytest

from bythebook.games.dbs.texts.effects import PlaceUnder, Put
from bythebook.games.dbs.texts.events import EV_KO, EV_MARKER, UNAFFECTED_BY_OPPONENT
from bythebook.games.dbs.zones.zones import BATTLE_AREA, LEADER_AREA, REST, UNISON_AREA, WARP
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    Ability,
    CardDef,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.state.changes import under
from bythebook.testing import clause, laid, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW, said, skill, told, unable

WATCH = "[Auto] When one of your opponent's Battle Cards is KO'd, draw 3 cards."
MOURN = "[Auto] When this card is KO'd, draw 2 cards."
AXE = "[Activate: Main] KO all of your opponent's Battle Cards."
STAY = (
    "[Permanent] If this card would be removed from your Battle Area,"
    " you may discard 1 card instead."
)


def watcher(*text: str) -> CardDef:
    return said("Watch", WATCH, *text, power=20000)


@clause("dbs 8-9-1-1", "dbs 10-1-1")
def test_a_ko_that_is_replaced_is_none():
    theirs = side(battle=[said("Stay", STAY, MOURN)], hand=2)
    mine = side(hand=[told("Axe", AXE), "filler"], battle=[watcher()])
    t = table("dbs", mine, theirs, at="main")
    t.you.chooses("activate Axe")
    t.rival.chooses("replace with Stay", "filler")
    t.rival.battle.is_("Stay")
    t.rival.hand.has(1)
    t.you.hand.has(1)
    # Not replaced, it is one for both.
    t = table("dbs", mine, theirs, at="main")
    t.you.chooses("activate Axe")
    t.rival.chooses("no")
    t.rival.drop.is_("Stay")
    t.rival.hand.has(4)
    t.you.hand.has(4)


def test_a_battle_that_kos_nobody_is_no_ko_either():
    hunter = said("Hunter", "[Auto] When this card KOs a Battle Card, draw 2 cards.", power=20000)
    stay = said("Stay", STAY, MOURN)
    mine, theirs = side(battle=[hunter]), side(battle=[(stay, REST)], hand=1)
    t = table("dbs", mine, theirs, at="main")
    t.you.chooses("attack Hunter Stay")
    fight(t)
    t.rival.chooses("replace with Stay")
    t.rival.hand.has(0)
    t.you.hand.has(0)
    t = table("dbs", mine, theirs, at="main")
    t.you.chooses("attack Hunter Stay")
    fight(t)
    t.rival.chooses("no")
    t.rival.hand.has(3)
    t.you.hand.has(2)


def test_a_card_sent_elsewhere_instead_was_not_kod_in_battle():
    hunter = said("Hunter", "[Auto] When this card KOs a Battle Card, draw 2 cards.", power=20000)
    would = Trigger(EV_KO, This())
    away = Ability(
        CONT, (BATTLE_AREA,), replacement=Replacement(would, (Put(Bound(R_SUBJECT), WARP),))
    )
    ghost = battle("Ghost", abilities=(away,))
    t = table("dbs", side(battle=[hunter]), side(battle=[(ghost, REST)]), at="main")
    t.you.chooses("attack Hunter Ghost")
    fight(t)
    t.rival.warp.is_("Ghost")
    t.you.hand.has(0)


def test_who_would_be_kod_and_is_not_does_not_go_to_the_drop_area():
    would = Trigger(EV_KO, This())
    wait = Ability(CONT, (BATTLE_AREA,), replacement=Replacement(would, ()))
    ghost = battle("Ghost", abilities=(wait,))
    mine = side(hand=[told("Axe", AXE), "filler"], battle=[watcher()])
    t = table("dbs", mine, side(battle=[ghost, "filler"]), at="main")
    t.you.chooses("activate Axe")
    t.rival.battle.is_("Ghost")
    t.rival.drop.is_("filler")
    t.you.hand.has(4)


@clause("dbs 4-13-1")
def test_a_card_that_a_skill_does_not_touch_is_not_kod_by_it():
    free = said("Free", "[Permanent] This card isn't affected by your opponent's skills.", MOURN)
    mine = side(hand=[told("Axe", AXE), "filler"], battle=[watcher()])
    t = table("dbs", mine, side(battle=[free]), at="main")
    t.you.chooses("activate Axe")
    t.rival.battle.is_("Free")
    t.rival.hand.has(0)
    t.you.hand.has(1)


@clause("dbs 10-22-1")
def test_a_card_that_deflects_is_not_kod_by_a_play_counter():
    mirror = said("Mirror", "[Deflect]", MOURN)
    snap = told("Snap", "[Counter: Play] KO all of your opponent's Battle Cards.")
    theirs = side(hand=[snap], battle=[watcher()])
    t = table("dbs", side(hand=["filler"], battle=[mirror], energy=1), theirs, at="main")
    t.you.chooses("play filler")
    t.rival.chooses("activate Snap")
    t.you.battle.holds_exactly("Mirror", "filler")
    t.you.hand.has(0)
    t.rival.hand.has(0)


@clause("dbs 10-12-1")
def test_what_is_indestructible_was_not_kod_by_the_opponent():
    rock = said("Rock", "[Indestructible]", MOURN)
    mine = side(hand=[told("Axe", AXE), "filler"], battle=[watcher()])
    t = table("dbs", mine, side(battle=[rock, "filler"]), at="main")
    t.you.chooses("activate Axe")
    t.rival.battle.is_("Rock")
    t.rival.hand.has(0)
    t.you.hand.has(4)


# Discarding


@clause("dbs 10-45-1")
def test_to_place_a_card_of_the_hand_in_the_drop_area_is_to_discard_it():
    heap = said("Heap", "[Auto] When you discard a card, draw 2 cards.")
    for order in ("discard it", "place it in your Drop Area"):
        spell = told("Spell", f"[Activate: Main] Choose 1 card in your hand and {order}.")
        t = table("dbs", side(hand=[spell, "filler"], battle=[heap]), side(), at="main")
        t.you.chooses("activate Spell")
        t.you.drop.holds_exactly("Spell", "filler")
        t.you.hand.has(2)


def test_an_extra_card_that_is_used_is_not_discarded():
    heap = said("Heap", "[Auto] When you discard a card, draw 2 cards.")
    spell = told("Spell", "[Activate: Main] Draw 1 card.")
    t = table("dbs", side(hand=[spell, "filler"], battle=[heap]), side(), at="main")
    t.you.chooses("activate Spell")
    t.you.hand.has(2)


def test_what_is_not_of_the_hand_is_not_discarded():
    heap = said("Heap", "[Auto] When you discard a card, draw 2 cards.")
    spell = told(
        "Spell", "[Activate: Main] Choose 1 of your energy and place it in your Drop Area."
    )
    mine = side(hand=[spell, "filler"], battle=[heap], energy=1)
    t = table("dbs", mine, side(), at="main")
    t.you.chooses("activate Spell")
    t.you.energy.has(0)
    t.you.hand.has(1)


# Tokens


def token_maker() -> CardDef:
    return said(
        "Maker",
        "[Auto] When you play this card, play 1 Chick Token."
        " (Chick Tokens have 5000 power, 0 combo cost, and 5000 combo power.)",
    )


@clause("dbs 10-18-7", "dbs 11-3-4")
def test_a_token_under_a_card_does_not_reach_the_drop_area():
    maker = token_maker()
    made = [c for a in maker.abilities for e in a.body for c in e.tokens()]
    onto = told(
        "Onto",
        "[Activate: Main] Choose 1 of your Battle Cards with 5000 power or less, then choose up to"
        " 1 <Rook> card in your hand and play it on top of the chosen card.",
    )
    fell = told(
        "Fell", "[Activate: Main] Choose 1 of your Battle Cards with 20000 power or more and KO it."
    )
    rook = battle("Rook", power=20000)
    mine = side(hand=[maker, onto, rook, fell, "filler"], energy=1)
    t = table("dbs", mine, side(), cards=made, at="main")
    t.you.chooses("play Maker", "activate Onto", "Rook")
    t.you.battle.holds_exactly("Maker", "Rook")
    t.you.chooses("activate Fell")
    t.you.drop.holds_exactly("Onto", "Rook", "Fell")


@clause("dbs 10-18-7")
def test_a_token_is_placed_under_a_card_of_the_battle_area_and_under_no_other():
    maker = token_maker()
    made = [c for a in maker.abilities for e in a.body for c in e.tokens()]
    for area, below in ((BATTLE_AREA, ["Chick"]), (UNISON_AREA, []), (LEADER_AREA, [])):
        pair = laid("Pair", counters=2)
        mine = side(hand=[maker, "filler"], battle=["Host"], unison=[pair], energy=1)
        hosts = [battle("Host"), unison("Pair"), *made]
        t = table("dbs", mine, side(), cards=hosts, at="main")
        t.you.chooses("play Maker")
        name = {BATTLE_AREA: "Host", UNISON_AREA: "Pair", LEADER_AREA: "leader"}[area]
        t.changes([under(t.you.ref("Chick"), t.you.ref(name))])
        assert t.you.under(name) == below
        t.you.battle.holds_exactly("Maker", "Host")
        t.you.drop.is_()


@clause("dbs 10-18-7")
def test_a_token_goes_to_the_combo_area_and_ends_when_it_leaves_it():
    maker = token_maker()
    made = [c for a in maker.abilities for e in a.body for c in e.tokens()]
    t = table("dbs", side(hand=[maker, "filler"], energy=1), side(), cards=made, at="main")
    t.you.chooses("play Maker", "attack leader", "combo Chick")
    t.you.combo.is_("Chick")
    t.you.passes()
    t.you.battle.is_("Maker")
    t.you.combo.is_()
    t.you.drop.is_()


AWAY = (
    "[Activate: Main] Choose up to 1 of your Battle Cards with 5000 power or less and send it to"
    " its owner's Warp. At the end of the turn, {}"
)


@clause("dbs 10-18-7")
@pytest.mark.parametrize(
    ("later", "battle"),
    [
        ("play any cards sent to a Warp by this skill to their owners' Battle Areas.", 2),
        ("return the card sent to the Warp by this skill to its owner's hand.", 1),
    ],
)
@pytest.mark.parametrize("chosen", ["Chick", "Small"])
def test_a_token_that_was_sent_away_does_not_come_back(later, battle, chosen):
    maker = token_maker()
    made = [c for a in maker.abilities for e in a.body for c in e.tokens()]
    small = said("Small", power=5000)
    mine = side(hand=[maker, told("Away", AWAY.format(later))], battle=[small], energy=1)
    t = table("dbs", mine, side(), cards=made, at="main")
    t.you.chooses("play Maker", "activate Away", chosen)
    t.you.warp.is_(*(["Small"] if chosen == "Small" else []))
    t.you.passes()
    t.you.warp.is_()
    if chosen == "Chick":
        t.you.battle.holds_exactly("Maker", "Small")
        t.you.hand.is_()
    else:
        t.you.battle.has(1 + battle)
        t.you.hand.has(2 - battle)


def test_a_token_placed_under_a_card_elsewhere_is_removed_from_the_game():
    maker = token_maker()
    made = [c for a in maker.abilities for e in a.body for c in e.tokens()]
    kin = Cards(zones=(BATTLE_AREA,))
    tuck = battle("Tuck", cost=0, abilities=(skill(PlaceUnder(kin, Cards(zones=(LEADER_AREA,)))),))
    t = table(
        "dbs", side(hand=[maker, "filler"], battle=[tuck], energy=1), side(), cards=made, at="main"
    )
    t.you.chooses("play Maker")
    t.you.chooses("activate Tuck")
    t.you.battle.has(0)
    below = t.game.state.below[t.you.card("leader")]
    assert sorted(t.game.definition(c).name for c in below) == ["Maker", "Tuck"]


# Markers


def test_who_loses_no_markers_is_not_said_to():
    lost = Ability(AUTO, (UNISON_AREA,), Trigger(EV_MARKER, This()), body=(DRAW,))
    free = unable(UNAFFECTED_BY_OPPONENT, (UNISON_AREA,))
    order = "Choose 1 of your opponent's Unison Cards and remove 1 marker from it."
    drain = told("Drain", "[Counter: Play] " + order)
    for abilities, drawn in (((lost,), 1), ((lost, free), 0)):
        una = unison("Una", cost=2, keywords=0, abilities=abilities)
        t = table("dbs", side(hand=[una, "filler"], energy=3), side(hand=[drain]), at="main")
        t.you.chooses("play Una")
        t.rival.passes()
        t.you.chooses("play filler")
        t.rival.chooses("activate Drain")
        t.you.hand.has(drawn)
        assert t.you.counters("Una") == 2 - drawn


@pytest.mark.parametrize("safe", [False, True])
def test_who_is_left_alone_keeps_what_lies_under_it(safe):
    alone = "[Permanent] This card isn't affected by your opponent's skills."
    card = said("Safe", alone) if safe else battle("Safe")
    mine = side(hand=[told("Axe", AXE), "filler"])
    t = table("dbs", mine, side(battle=[laid(card, under=["filler"])]), at="main")
    t.you.chooses("activate Axe")
    assert t.rival.under("Safe") == (["filler"] if safe else [])
    t.rival.drop.holds_exactly(*([] if safe else ["filler", "Safe"]))
