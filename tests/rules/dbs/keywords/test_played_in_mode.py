"""10-10-3-2: the card played is played in a mode, or without skills, whatever plays it."""

import pytest

from bythebook.games.dbs.keywords.keywords import union_fusion, union_potara, xeno_evolve
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.battles import fight
from tests.rules.dbs.keywords.test_instead_of_played import named
from tests.rules.dbs.making import said, told

HUSH = told("C", "[Counter: Play] The Battle Card played has its skill negated for the turn.")
HUSH_BEING = told(
    "C", "[Counter: Play] The Battle Card being played has its skill negated for the turn."
)
LIE = told("C", "[Counter: Play] The Battle Card being played is played in Rest Mode.")
STRONG = "[Permanent] This card gets +5000 power."
FROM_HAND = "[Activate: Main] Play this card from your hand."
CHOSEN = told("S", "[Activate: Main] Choose up to 1 Battle Card in your hand and play it.")
ASH, ELM = battle("Ash"), battle("Elm")


def made(name: str, *text: str, ways: CardDef | None = None) -> CardDef:
    """A battle card of some cost with a text, and with the skills of another."""
    card = said(name, *text, cost=5)
    own = () if ways is None else ways.abilities
    return battle(name, cost=5, abilities=(*own, *card.abilities))


EVOLVES = said("x", "[Evolve] <Ash>")
OVER_REALM = said("x", "[Over Realm 1]")
ITSELF = said("x", FROM_HAND)
XENO = battle("x", abilities=(xeno_evolve((), named("Ash")),))
FUSION = battle("x", abilities=(union_fusion((), named("Ash"), named("Elm")),))
POTARA = battle("x", abilities=(union_potara((), named("Ash"), named("Elm")),))


def answered(ways: CardDef, counter: CardDef, *text: str) -> Table:
    """A card plays itself by a skill, and the other player answers that."""
    hand = [made("X", *(text or (STRONG,)), ways=ways), "filler"]
    mine = [] if ways is FUSION else [ASH, ELM]
    you = side(hand=[*hand, *([ASH, ELM] if ways is FUSION else [])], battle=mine, drop=1)
    t = table("dbs", you, side(hand=[counter, "filler"]), at="main")
    t.you.chooses("activate X")
    while t.decider is t.you:
        t.answer(0)
    t.rival.chooses("activate C")
    fight(t)
    t.goes_on_to("main phase", t.you)
    assert "X" in t.you.battle.names
    return t


WAYS = {
    "evolve": EVOLVES,
    "xeno-evolve": XENO,
    "fusion": FUSION,
    "potara": POTARA,
    "over realm": OVER_REALM,
    "itself": ITSELF,
}


@pytest.mark.parametrize("way", WAYS)
@clause("dbs 10-10-3-2")
def test_a_card_that_its_own_skill_plays_comes_in_without_skills(way: str):
    t = answered(WAYS[way], HUSH)
    assert t.you.value("X", "power") == 10000
    assert answered(WAYS[way], HUSH_BEING).you.value("X", "power") == 10000
    assert answered(WAYS[way], LIE).you.value("X", "power") == 15000


@pytest.mark.parametrize("way", WAYS)
@clause("dbs 10-10-3-2")
def test_a_card_that_its_own_skill_plays_comes_in_in_rest_mode(way: str):
    assert answered(WAYS[way], LIE).you.state_of("X") == REST
    assert answered(WAYS[way], HUSH).you.state_of("X") == ACTIVE


def test_without_skills_it_waits_for_nothing():
    arrives = "[Auto] When you play this card, draw 1 card."
    assert len(answered(ITSELF, HUSH, arrives).you.hand) == 1
    assert len(answered(ITSELF, LIE, arrives).you.hand) == 2


@clause("dbs 10-22-1")
def test_a_card_that_deflects_comes_in_as_it_would():
    t = answered(EVOLVES, HUSH, "[Deflect]", STRONG)
    assert t.you.value("X", "power") == 15000
    assert answered(EVOLVES, LIE, "[Deflect]").you.state_of("X") == ACTIVE
    assert answered(ITSELF, LIE, "[Deflect]").you.state_of("X") == ACTIVE


def test_skills_that_cannot_be_negated_are_not():
    safe = "[Permanent] This card's skills can't be negated."
    assert chosen(HUSH, False, safe, STRONG).you.value("X", "power") == 15000


def paid_for(card: CardDef, counter: CardDef) -> Table:
    """A card is played for its energy cost, and answered."""
    you = side(hand=[card, "filler"], energy=1)
    t = table("dbs", you, side(hand=[counter, "filler"]), at="main")
    t.you.chooses("play X")
    t.rival.chooses("activate C")
    fight(t)
    return t


def test_a_card_that_is_paid_for():
    assert paid_for(said("X", STRONG, cost=1), HUSH).you.value("X", "power") == 10000
    assert paid_for(said("X", STRONG, cost=1), LIE).you.state_of("X") == REST


def chosen(counter: CardDef, before: bool, *text: str) -> Table:
    """A skill plays a card chosen as it resolves; it is answered before that, or after."""
    you = side(hand=[CHOSEN, said("X", *(text or (STRONG,))), "filler"])
    t = table("dbs", you, side(hand=[counter, "filler"]), at="main")
    t.you.chooses("activate S")
    if before:
        t.rival.chooses("activate C")
        fight(t)
    else:
        t.rival.passes()
    t.you.chooses("X")
    if not before:
        t.rival.chooses("activate C")
    fight(t)
    t.goes_on_to("main phase", t.you)
    t.you.battle.is_("X")
    return t


def test_what_a_skill_will_choose_comes_in_so():
    assert chosen(HUSH, True).you.value("X", "power") == 10000
    assert chosen(LIE, True).you.state_of("X") == REST
    assert chosen(LIE, True, "[Deflect]").you.state_of("X") == ACTIVE


@clause("dbs 4-7-2-4")
def test_after_a_skill_the_card_played_has_its_skills_negated():
    assert chosen(HUSH, False).you.value("X", "power") == 10000
    assert chosen(HUSH, False, "[Deflect]", STRONG).you.value("X", "power") == 15000


@clause("dbs 4-7-2-4")
def test_after_a_skill_no_card_is_being_played_any_more():
    assert chosen(HUSH_BEING, False).you.value("X", "power") == 15000
    assert chosen(LIE, False).you.state_of("X") == ACTIVE


def test_tokens_are_played_so_too():
    makes = told("S", "[Activate: Main] Play 1 Imp token with 5000 power.")
    for counter, mode in ((LIE, REST), (HUSH, ACTIVE)):
        t = table("dbs", side(hand=[makes, "filler"]), side(hand=[counter, "filler"]), at="main")
        t.you.chooses("activate S")
        t.rival.chooses("activate C")
        fight(t)
        assert t.you.state_of("Imp") == mode


def chained(answer: CardDef) -> Table:
    """A card is paid for; a [Counter] skill plays its own card; and that is answered."""
    comes = said("B", "[Counter: Play] Play this card.", STRONG, cost=0)
    you = side(hand=[said("X", STRONG, cost=1), answer, "filler"], energy=1)
    t = table("dbs", you, side(hand=[comes, "filler"]), at="main")
    t.you.chooses("play X")
    t.rival.chooses("activate B")
    t.you.chooses("activate C")
    fight(t)
    t.you.battle.is_("X")
    return t


@clause("dbs 4-7-3-5")
def test_a_counter_that_answers_a_counter_means_the_card_which_that_one_plays():
    t = chained(HUSH)
    assert t.you.value("X", "power") == 15000
    assert t.rival.value("B", "power") == 10000
    t = chained(LIE)
    assert (t.you.state_of("X"), t.rival.state_of("B")) == (ACTIVE, REST)


@clause("dbs 4-7-3-5")
def test_instead_of_being_played_such_a_card_goes_elsewhere():
    no = "[Counter: Play] The Battle Card being played is placed in its owner's Drop Area instead."
    t = chained(told("C", no))
    t.rival.battle.is_()
    assert "B" in t.rival.drop.names
