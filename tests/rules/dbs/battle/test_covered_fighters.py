"""7-1-4, 10-5-4: cards that are covered amid a battle, and which of several goes on."""

from bythebook.games.dbs.cards.cards import COUNTER_PLAY, IN_BATTLE, POWER
from bythebook.games.dbs.keywords.keywords import evolve
from bythebook.games.dbs.texts.effects import PlaceUnder, Put
from bythebook.games.dbs.texts.events import CANNOT_BE_PLAYED_BY_SKILLS
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, HAND, REST
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import EQUAL, OPPONENT
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.texts.lasting import Forbid
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import counter, spell


def strong(power: int, zone: int = BATTLE_AREA) -> Cards:
    """Cards with so much power."""
    return Cards(zones=(zone,), tests=(Having(POWER, EQUAL, power),))


@clause("dbs 7-1-4")
def test_an_attack_card_that_has_left_does_not_fight_on_under_another():
    ace, host = battle("Ace", power=15000), battle("Host", power=25000)
    covered = (PlaceUnder(strong(15000), strong(25000)),)
    left = (Put(strong(15000), HAND), PlaceUnder(strong(15000, HAND), strong(25000)))
    for body, life in ((covered, 7), (left, 8)):
        mine = side(battle=[ace, host], hand=[spell(*body, when=IN_BATTLE), "filler"])
        t = table("dbs", mine, side(life=8), at="main")
        t.you.chooses("attack Ace leader", "activate Spell")
        fight(t)
        t.rival.life.has(life)


@clause("dbs 10-5-4")
def test_whose_position_is_carried_on_is_asked_only_if_the_card_is_played():
    kin = Cards(tests=(Having(POWER, EQUAL, 15000),))
    grown = battle("Grown", abilities=(evolve((), kin, None, 2),))
    stop = counter(
        "Stop", COUNTER_PLAY, Forbid(Cards(OPPONENT, (HAND,)), CANNOT_BE_PLAYED_BY_SKILLS)
    )
    bases = [(battle("Ash", power=15000), REST), (battle("Elm", power=15000), ACTIVE)]
    t = table("dbs", side(hand=[grown, "filler"], battle=bases), side(hand=[stop]), at="main")
    t.you.chooses("activate Grown")
    t.rival.chooses("activate Stop")
    fight(t)
    t.you.is_asked("main phase")
    t.you.drop.is_("Grown")
    t = table("dbs", side(hand=[grown, "filler"], battle=bases), side(hand=[stop]), at="main")
    t.you.chooses("activate Grown")
    fight(t)
    t.you.is_asked("which to keep")
    t.you.may_choose_exactly("Ash", "Elm")
    t.you.chooses("Ash")
    t.you.battle.is_("Grown")
    assert t.you.state_of("Grown") == REST
    fight(t)
