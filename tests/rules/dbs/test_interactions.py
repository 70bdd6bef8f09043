"""Clauses of different sections that meet: set up from the book, each side of it."""

from bythebook.games.dbs.cards.cards import BLUE, RED
from bythebook.games.dbs.keywords.keywords import overlord, revive
from bythebook.games.dbs.texts.events import CANNOT_BE_DAMAGED
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.language.nouns import Player
from bythebook.kernel.state.changes import under
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, leader, unison
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import meant, said, told, unable

TAKE = "[Activate: Main] Gain control of all of your opponent's Battle Cards."
KO_MINE = "[Activate: Main] KO all of your Battle Cards."
KO_THEIRS = "[Activate: Main] KO all of your opponent's Battle Cards."


@clause("dbs 10-37-1")
def test_a_card_is_revived_by_its_owner_whoever_controls_it():
    phoenix = battle("Phoenix", abilities=(revive(RED | BLUE),))
    red, sea = battle("Rose", color="red"), battle("Sea", color="blue")
    mine = side(hand=[told("Take", TAKE), told("Fell", KO_MINE), "filler"])
    t = table("dbs", mine, side(battle=[phoenix], hand=[red, sea]), at="main")
    t.you.chooses("activate Take")
    t.you.battle.is_("Phoenix")
    t.you.chooses("activate Fell")
    t.rival.is_asked("may")
    t.rival.chooses("yes", "Rose", "Sea")
    fight(t)
    t.rival.battle.is_("Phoenix")
    t.rival.drop.holds_exactly("Rose", "Sea")


def test_a_card_that_was_not_kod_is_not_revived():
    stays = meant(
        "[Permanent] If this card would be removed from your Battle Area, you may discard 1 card"
        " instead."
    )
    phoenix = battle("Phoenix", abilities=(revive(RED | BLUE), *stays))
    red, sea = battle("Rose", color="red"), battle("Sea", color="blue")
    theirs = side(battle=[phoenix], hand=[red, sea, "filler"])
    t = table("dbs", side(hand=[told("Fell", KO_THEIRS), "filler"]), theirs, at="main")
    t.you.chooses("activate Fell")
    t.rival.chooses("replace with Phoenix", "filler")
    t.rival.battle.is_("Phoenix")
    t.rival.hand.holds_exactly("Rose", "Sea")


@clause("dbs 11-3-5", "dbs 11-3-4")
def test_a_pile_that_changed_hands_goes_home_card_by_card():
    mine = side(hand=[told("Take", TAKE), told("Fell", KO_MINE), "filler"])
    t = table("dbs", mine, side(battle=[battle("Top"), battle("Base")]), at="main")
    t.changes([under(t.rival.ref("Base"), t.rival.ref("Top"))])
    t.you.chooses("activate Take")
    t.you.battle.is_("Top")
    t.rival.battle.is_()
    t.you.chooses("activate Fell")
    t.rival.drop.holds_exactly("Top", "Base")
    t.you.drop.holds_exactly("Take", "Fell")


@clause("dbs 10-44-1")
def test_a_servant_under_anothers_control_goes_to_its_owners_deck():
    lord = leader("Lord", abilities=(overlord(),))
    mine = side(leader=[lord], hand=[told("Take", TAKE), "filler"])
    t = table("dbs", mine, side(battle=[said("Serf", "[Servant]")]), at="main")
    t.you.chooses("activate Take", "activate Lord")
    assert t.rival.deck.names[-1] == "Serf"
    t.you.hand.has(2)


@clause("dbs 10-15-4")
def test_an_over_realm_card_that_has_left_and_come_back_stays():
    ghost = said("Ghost", "[Over Realm 1]", cost=5)
    back = told(
        "Back", "[Activate: Main] Choose 1 of your Battle Cards and return it to its owner's hand."
    )
    for returned in (False, True):
        t = table("dbs", side(hand=[ghost, back, "filler"], drop=1, energy=5), at="main")
        t.you.chooses("activate Ghost")
        if returned:
            t.you.chooses("activate Back", "play Ghost")
        t.you.battle.is_("Ghost")
        t.you.passes()
        t.you.battle.is_(*["Ghost"] * returned)


@clause("dbs 10-9-1", "dbs 10-12-1")
def test_revenge_is_a_skill_of_the_opponents_for_the_attack_card():
    avenger = said("Avenger", "[Revenge]", power=5000)
    for text, left in (("[Indestructible]", ["Ace"]), ("[Barrier]", [])):
        ace = said("Ace", text, power=20000)
        t = table("dbs", side(battle=[ace], hand=1), side(battle=[(avenger, REST)]), at="main")
        t.you.chooses("attack Ace Avenger")
        fight(t)
        t.you.battle.is_(*left)
        t.rival.battle.is_()


@clause("dbs 10-8-1")
def test_a_negated_attack_has_an_end_of_battle_too():
    twice = said("Twice", "[Dual Attack]", power=20000)
    stop = told("Stop", "[Counter: Attack] Negate the attack.")
    t = table("dbs", side(battle=[twice], hand=1), side(hand=[stop, "filler"]), at="main")
    t.you.chooses("attack Twice leader")
    t.rival.chooses("activate Stop")
    fight(t)
    assert t.you.state_of("Twice") == ACTIVE
    t.rival.life.has(8)


@clause("dbs 10-20-1")
def test_without_damage_there_is_no_victory():
    champion = said("Champion", "[Victory Strike]", power=30000)
    wall = battle("Wall", abilities=(unable(CANNOT_BE_DAMAGED, who=Player()),))
    for theirs, over in (([wall], False), ([], True)):
        t = table("dbs", side(battle=[champion], hand=1), side(battle=theirs), at="main")
        t.you.chooses("attack Champion leader")
        fight(t)
        assert (t.game.result is not None) == over


@clause("dbs 10-39-1", "dbs 10-45-1")
def test_what_villainous_takes_is_discarded_by_an_opponents_skill():
    villain = said("Villain", "[Villainous]", traits=("Villainous",), cost=0)
    other = battle("Other", traits=("Villainous",), cost=0)
    seed = said(
        "Seed",
        "[Auto] When this card is discarded from your hand by an opponent's skill, draw 2 cards.",
    )
    t = table("dbs", side(hand=[other, "filler"], battle=[villain]), side(hand=[seed]), at="main")
    t.you.chooses("play Other")
    fight(t)
    t.rival.drop.is_("Seed")
    t.rival.hand.has(2)


@clause("dbs 4-12-4")
def test_a_unison_that_changes_hands_keeps_its_markers():
    take = told(
        "Take", "[Counter: Play] Choose 1 of your opponent's Unison Cards and gain control of it."
    )
    una = unison("Una", cost=3, keywords=0)
    mine = side(hand=[una, battle("Bob"), "filler"], energy=4)
    t = table("dbs", mine, side(hand=[take]), at="main")
    t.you.chooses("play Una")
    fight(t)
    t.you.chooses("play Bob")
    t.rival.chooses("activate Take")
    fight(t)
    t.rival.unison.is_("Una")
    assert t.rival.counters("Una") == 3


@clause("dbs 4-13-1")
def test_an_attack_is_no_skill():
    una = unison(
        "Una",
        cost=3,
        keywords=0,
        power=5000,
        abilities=meant("[Permanent] This card isn't affected by your opponent's skills."),
    )
    ace = battle("Ace", power=20000)
    rival = side(hand=[una, "filler"], energy=3)
    t = table("dbs", side(battle=[ace], hand=1), rival, at="main", turn=1)
    t.rival.chooses("play Una")
    fight(t)
    t.rival.passes()
    t.you.chooses("pass", "attack Ace Una")
    fight(t)
    assert t.rival.counters("Una") == 2


def test_who_is_unaffected_only_while_something_is_so_is_affected_otherwise():
    shy = said(
        "Shy",
        "[Permanent] If your life is at 4 or less, this card isn't affected by your opponent's"
        " skills.",
        power=10000,
    )
    aura = said("Aura", "[Permanent] All of your opponent's Battle Cards get -5000 power.")
    burn = told("Burn", "[Activate: Main] Deal 1 damage to your opponent.")
    mine = side(battle=[aura], hand=[burn, "filler"])
    t = table("dbs", mine, side(battle=[shy], life=5), at="main")
    assert t.rival.value("Shy", "power") == 5000
    t.you.chooses("activate Burn")
    assert t.rival.value("Shy", "power") == 10000


def sent_away(mine: list[CardDef], theirs: list[CardDef]) -> Table:
    """The opponent's Stork was sent to the warp, and their next turn has ended."""
    text = (
        "[Activate: Main] Choose up to 1 of your opponent's Battle Cards, negate its skills for"
        " the turn, and send it to its owner's Warp. At the end of your opponent's next turn,"
        " play the card sent to the Warp by this skill from the Warp in its owner's Battle Area"
        " in Rest Mode."
    )
    t = table("dbs", side(hand=[told("Away", text)], battle=mine), side(battle=theirs), at="main")
    t.you.chooses("activate Away")
    fight(t)
    t.you.chooses("Stork")
    t.goes_on_to("main phase", t.rival)
    t.rival.warp.is_("Stork")
    t.goes_on_to("charge phase", t.you)
    return t


def test_a_card_that_is_played_in_its_owners_area_comes_there_whoever_plays_it():
    t = sent_away([], [battle("Stork")])
    t.rival.battle.is_("Stork")
    assert t.rival.state_of("Stork") == REST
    t.you.battle.is_()


@clause("dbs 10-42-2-2")
def test_only_what_is_in_the_area_it_comes_to_keeps_a_unique_card_out():
    stork = said("Stork", "[Unique]")
    t = sent_away([stork], [stork])
    t.rival.battle.is_("Stork")
    t.you.battle.is_("Stork")
