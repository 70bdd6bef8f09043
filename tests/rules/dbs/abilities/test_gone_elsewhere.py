"""8-9-1-1: a card that goes elsewhere instead was not played, evolved or used in a combo."""

from bythebook.games.dbs.cards.cards import CHARACTER, character_word
from bythebook.games.dbs.keywords.keywords import evolve
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.events import EV_COMBO, EV_EVOLVED, EV_PLAYED
from bythebook.games.dbs.zones.zones import BATTLE_AREA, COMBO_AREA, HAND, WARP
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Replacement,
    Trigger,
)
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import HAS
from bythebook.kernel.language.words import Test as Having
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW, said, told, waiting

ASH = Cards(tests=(Having(CHARACTER, HAS, words=(character_word("Ash"),)),))


def ghost(area: int, *abilities: Ability) -> CardDef:
    """A card that goes to the warp instead of to an area."""
    would = Trigger(EV_MOVE, This(), target=(area,))
    away = Ability(CONT, (HAND,), replacement=Replacement(would, (Put(This(), WARP),)))
    return battle("Ghost", cost=0, abilities=(away, *abilities))


@clause("dbs 8-9-1-1")
def test_a_card_that_did_not_come_to_the_battle_area_was_not_played():
    watch = waiting("Watch", Trigger(EV_PLAYED), DRAW)
    t = table("dbs", side(hand=[ghost(BATTLE_AREA), "filler"], battle=[watch]), at="main")
    t.you.chooses("play Ghost")
    t.you.warp.is_("Ghost")
    t.you.hand.is_("filler")
    t = table("dbs", side(hand=[battle("Bob", cost=0), "filler"], battle=[watch]), at="main")
    t.you.chooses("play Bob")
    t.you.hand.has(2)


def test_nor_by_a_skill():
    watch = waiting("Watch", Trigger(EV_PLAYED), DRAW)
    call = told("Call", "[Activate: Main] Choose 1 Battle Card in your hand and play it.")
    mine = side(hand=[call, ghost(BATTLE_AREA)], battle=[watch])
    t = table("dbs", mine, at="main")
    t.you.chooses("activate Call", "Ghost")
    t.you.warp.is_("Ghost")
    t.you.hand.has(0)


def test_nothing_is_put_under_a_card_that_did_not_evolve():
    watch = waiting("Watch", Trigger(EV_EVOLVED), DRAW)
    ghostly = ghost(BATTLE_AREA, evolve((), ASH))
    t = table("dbs", side(hand=[ghostly, "filler"], battle=[battle("Ash"), watch]), at="main")
    t.you.chooses("activate Ghost")
    t.you.warp.is_("Ghost")
    t.you.battle.holds_exactly("Ash", "Watch")
    t.you.hand.is_("filler")


def test_a_card_that_did_not_come_to_the_combo_area_was_not_used_in_a_combo():
    watch = waiting("Watch", Trigger(EV_COMBO), DRAW)
    t = table("dbs", side(hand=[ghost(COMBO_AREA), "filler"], battle=[watch]), at="main")
    t.you.chooses("attack leader", "combo Ghost")
    t.you.warp.is_("Ghost")
    t.you.hand.is_("filler")
    t.you.passes()
    fight(t)


@clause("dbs 1-3-3")
def test_a_card_that_cannot_be_kod_pays_no_cost_by_it():
    safe = said(
        "Safe",
        "[Permanent] This card can't be KO'd.",
        "[Activate: Main] KO this card : Draw 1 card.",
    )
    plain = said("Plain", "[Activate: Main] KO this card : Draw 1 card.")
    t = table("dbs", side(hand=1, battle=[safe, plain]), at="main")
    assert "activate Plain" in t.you.options
    t.you.may_not_choose("activate Safe")
