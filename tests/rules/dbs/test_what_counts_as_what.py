"""Clauses that say what something counts as, in which order it is paid, who sees it."""

from bythebook.games.dbs.cards.cards import POWER
from bythebook.games.dbs.texts.effects import LookAtDeck, Mark
from bythebook.games.dbs.zones.zones import DECK, HAND, UNISON_AREA
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import EQUAL
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.texts.verbs import MoveCards, Search
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import said, seen, skill, told


def chick() -> CardDef:
    """A card that brings a token."""
    return said(
        "Hen",
        "[Auto] When you play this card, play 1 Chick Token."
        " (Chick Tokens have 5000 power, 0 combo cost, and 5000 combo power.)",
    )


def tokens(*cards: CardDef) -> list[CardDef]:
    """The tokens that cards can bring."""
    return [t for c in cards for a in c.abilities for e in a.body for t in e.tokens()]


@clause("dbs 10-30-3")
def test_burst_is_paid_before_the_rest_of_a_skill_cost():
    sea = battle("Sea", color="blue")
    ace = said("Ace", "[Activate: Main] [Burst 2] (1) : Draw 1 card.")
    t = table("dbs", side(battle=[ace], hand=1, energy=["filler", sea]), at="main")
    t.you.chooses("activate Ace")
    t.you.is_asked("pay")
    t.you.drop.has(2)
    t.you.chooses("Sea")
    t.you.hand.has(2)


@clause("dbs 10-47-3")
def test_spirit_boost_is_paid_before_the_rest_of_a_skill_cost():
    sea = battle("Sea", color="blue")
    ace = said("Ace", "[Activate: Main] [Spirit Boost 2] (1) : Draw 1 card.")
    # To play the unison takes both red energy.
    una = unison("Una", cost=2, keywords=0, specified="RR")
    mine = side(
        battle=[ace], hand=[una], energy=["filler", "filler", sea, battle("Moss", color="green")]
    )
    t = table("dbs", mine, at="main")
    t.you.chooses("play Una", "activate Ace")
    t.you.is_asked("pay")
    # Its last marker is gone, so it is.
    t.you.unison.is_()
    t.you.chooses("Sea")
    t.you.hand.has(1)


@clause("dbs 8-5-3-7")
def test_whoever_chooses_from_a_deck_looks_through_it():
    found = Search(Cards(zones=(DECK,), tests=(Having(POWER, EQUAL, 15000),)))
    seeker = battle("Seeker", abilities=(skill(found, MoveCards(Bound(R_CHOSEN), HAND)),))
    deck = [battle("Ash"), battle("Elm", power=15000), battle("Oak", power=15000)]
    t = table("dbs", side(battle=[seeker], hand=1, deck=deck), at="main")
    t.you.chooses("activate Seeker")
    t.you.may_choose_exactly("Elm", "Oak", "done")
    assert seen(t, 0, 0, "deck") == ["Ash", "Elm", "Oak"]
    assert seen(t, 1, 0, "deck") == [None, None, None]
    t.you.chooses("Elm")
    t.you.hand.holds_exactly("filler", "Elm")


@clause("dbs 11-6-2")
def test_cards_that_are_looked_at_are_known_and_stay_in_their_area():
    watch = battle("Watch", abilities=(skill(LookAtDeck(Num(2))),))
    deck = [battle("Ash"), battle("Elm"), battle("Oak")]
    t = table("dbs", side(battle=[watch], hand=1, deck=deck))
    t.run(
        t.game.book.resolve(
            t.game.lib.own[t.game.state.definition[t.you.card("Watch")]][0], t.you.ref("Watch"), 0
        )
    )
    t.you.deck.is_("Ash", "Elm", "Oak")
    assert seen(t, 0, 0, "deck") == ["Ash", "Elm", None]


@clause("dbs 9-6-1-2")
def test_a_unison_whose_markers_are_all_removed_goes_to_the_drop_area():
    for count, left in ((1, True), (2, False)):
        una = unison("Una", cost=2, keywords=0)
        drain = battle("Drain", abilities=(skill(Mark(Cards(zones=(UNISON_AREA,)), -count)),))
        t = table("dbs", side(battle=[drain], hand=[una, "filler"], energy=2), at="main")
        t.you.chooses("play Una", "activate Drain")
        t.you.unison.is_(*["Una"] * left)
        t.you.drop.is_(*["Una"] * (not left))


@clause("dbs 10-1-2")
def test_only_what_is_said_to_be_kod_is():
    for order, drawn in (("KO it", 2), ("place it in its owner's Drop Area", 0)):
        mourn = said("Mourn", "[Auto] When this card is KO'd, draw 2 cards.")
        fell = told("Fell", f"[Activate: Main] Choose 1 of your Battle Cards and {order}.")
        t = table("dbs", side(battle=[mourn], hand=[fell, "filler"]), at="main")
        t.you.chooses("activate Fell")
        t.you.drop.holds_exactly("Fell", "Mourn")
        t.you.hand.has(1 + drawn)


@clause("dbs 10-18-6")
def test_a_token_is_chosen_and_affected_like_a_card():
    hen = chick()
    rest = told("Rest", "[Activate: Main] Choose 1 of your Battle Cards and KO it.")
    mine = side(hand=[hen, rest, "filler"], energy=1)
    t = table("dbs", mine, cards=tokens(hen), at="main")
    t.you.chooses("play Hen", "activate Rest")
    t.you.may_choose_exactly("Hen", "Chick")
    t.you.chooses("Chick")
    t.you.battle.is_("Hen")
    all_up = told("Up", "[Activate: Main] All of your Battle Cards get +5000 power for the turn.")
    t = table("dbs", side(hand=[hen, all_up, "filler"], energy=1), cards=tokens(hen), at="main")
    t.you.chooses("play Hen", "activate Up")
    assert t.you.value("Chick", "power") == 10000


@clause("dbs 10-19-4")
def test_a_token_removed_from_the_game_has_left_its_area():
    hen = chick()
    order = "Choose 1 of your opponent's Battle Cards and return it to its owner's hand."
    bounce = told("Bounce", "[Counter: Play] " + order)
    mourn = said(
        "Mourn",
        "[Auto] When one of your Battle Cards is removed from your Battle Area by an opponent's"
        " skill, draw 1 card.",
    )
    mine = side(battle=[mourn], hand=[hen, battle("Bob")], energy=2)
    t = table("dbs", mine, side(hand=[bounce]), tokens(hen), "main")
    t.you.chooses("play Hen")
    fight(t)
    t.you.chooses("play Bob")
    t.rival.chooses("activate Bounce", "Chick")
    fight(t)
    t.you.battle.holds_exactly("Mourn", "Hen", "Bob")
    t.you.hand.has(1)


@clause("dbs 8-6-5")
def test_a_card_removed_from_the_game_has_left_its_area():
    wary = said(
        "Wary",
        "[Auto] When this card is removed from your Battle Area by an opponent's skill,"
        " draw 1 card.",
    )
    banish = told(
        "Banish",
        "[Activate: Main] Choose 1 of your opponent's Battle Cards and remove it from the game.",
    )
    t = table("dbs", side(hand=[banish, "filler"]), side(battle=[wary]), at="main")
    t.you.chooses("activate Banish")
    t.rival.removed.is_("Wary")
    t.rival.hand.has(1)
