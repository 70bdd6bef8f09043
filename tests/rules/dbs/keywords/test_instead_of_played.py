"""10-5-9-1 and its like: a card that a [Counter] keeps from being played by its own skill."""

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    CHARACTER,
    COUNTER_ATTACK,
    COUNTER_PLAY,
    MAIN,
    SPEAKS_OF_PLAYING,
    TYPE,
    character_word,
)
from bythebook.games.dbs.keywords.keywords import evolve, union_fusion, union_potara, xeno_evolve
from bythebook.games.dbs.texts.counter_effects import BeingPlayed, PutInstead
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import DROP, HAND, WARP
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import HAS, Test
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import counter, said, skill, told


def named(name: str) -> Cards:
    return Cards(tests=(Test(CHARACTER, HAS, words=(character_word(name),)),))


NO = told(
    "No",
    "[Counter: Play] If the Battle Card being played has an energy cost of 3 or less,"
    " it is returned to its owner's hand instead of being played.",
)
ASH, ELM = battle("Ash"), battle("Elm")


def answered(
    own: CardDef, mine: list[CardDef], *more: str, hand: tuple[CardDef, ...] = ()
) -> Table:
    """A card plays itself by a skill, and is answered."""
    you = side(hand=[own, *hand, "filler"], battle=mine)
    t = table("dbs", you, side(hand=[NO, "filler"]), at="main")
    t.you.chooses("activate Own", *more)
    t.rival.chooses("activate No")
    fight(t)
    return t


@clause("dbs 10-5-9-1")
def test_a_card_that_would_evolve_is_returned_to_the_hand_instead():
    own = battle("Own", cost=3, abilities=(evolve((), named("Ash")),))
    t = answered(own, [ASH])
    t.you.battle.is_("Ash")
    t.you.hand.holds_exactly("Own", "filler")
    t.you.drop.is_()
    assert not t.game.state.below


def test_a_card_that_costs_more_evolves():
    own = battle("Own", cost=4, abilities=(evolve((), named("Ash")),))
    t = answered(own, [ASH])
    t.you.battle.is_("Own")


def test_a_card_whose_skill_plays_another_stays():
    own = said("Own", "[Activate: Main] Choose up to 1 Battle Card in your hand and play it.")
    t = table("dbs", side(hand=[ASH], battle=[own]), side(hand=[NO, "filler"]), at="main")
    t.you.chooses("activate Own")
    t.rival.chooses("activate No")
    fight(t)
    t.you.chooses("Ash")
    fight(t)
    t.you.battle.holds_exactly("Own", "Ash")


def test_what_would_go_to_the_warp_for_it_stays():
    own = battle("Own", cost=3, abilities=(xeno_evolve((), named("Ash")),))
    t = answered(own, [ASH])
    t.you.battle.is_("Ash")
    t.you.hand.holds_exactly("Own", "filler")


@clause("dbs 10-13-3-6-1")
def test_a_card_that_would_be_fused_is_returned_and_what_it_took_is_gone():
    own = battle("Own", cost=3, abilities=(union_fusion((), named("Ash"), named("Elm")),))
    t = answered(own, [], "Ash", "Elm", hand=(ASH, ELM))
    t.you.battle.is_()
    t.you.hand.holds_exactly("Own", "filler")
    t.you.drop.holds_exactly("Ash", "Elm")


@clause("dbs 10-13-4-6-1")
def test_a_potara_card_is_returned():
    own = battle("Own", cost=3, abilities=(union_potara((), named("Ash"), named("Elm")),))
    t = answered(own, [ASH, ELM], "Ash")
    t.you.battle.holds_exactly("Ash", "Elm")
    t.you.hand.holds_exactly("Own", "filler")


def test_whatever_skill_plays_its_own_card():
    plays = skill(PlayCards(This()), when=MAIN | SPEAKS_OF_PLAYING, zones=(HAND,))
    t = answered(battle("Own", cost=3, abilities=(plays,)), [])
    t.you.battle.is_()
    t.you.hand.holds_exactly("Own", "filler")


def test_a_skill_that_plays_another_card_plays_it():
    others = Cards(zones=(HAND,), tests=(Test(CHARACTER, HAS, words=(character_word("Elm"),)),))
    plays = skill(PlayCards(others), when=MAIN | SPEAKS_OF_PLAYING, zones=(HAND,))
    t = answered(battle("Own", cost=3, abilities=(plays,)), [], hand=(ELM,))
    t.you.battle.is_("Elm")


@clause("dbs 10-22-3")
def test_a_card_that_deflects_is_played_all_the_same():
    deflect = said("x", "[Deflect]").abilities
    own = battle("Own", cost=3, abilities=(evolve((), named("Ash")), *deflect))
    t = answered(own, [ASH])
    t.you.battle.is_("Own")


@clause("dbs 10-5-9-1")
def test_of_a_counter_that_plays_another_card_its_own_card_is_not_being_played():
    gone = counter("Gone", COUNTER_PLAY, PutInstead(BeingPlayed(), WARP))
    play = PlayCards(Cards(zones=(DROP,), tests=(Test(TYPE, HAS, BATTLE),)))
    sly = counter("Sly", COUNTER_ATTACK, play, marks=SPEAKS_OF_PLAYING)
    theirs = side(hand=[sly, "filler"], drop=[ASH])
    t = table("dbs", side(hand=[gone, "filler"]), theirs, at="main")
    t.you.chooses("attack leader")
    t.rival.chooses("activate Sly")
    t.you.chooses("activate Gone")
    fight(t)
    t.rival.battle.is_("Ash")
    t.rival.warp.is_()
