"""8-1-3-1-3, 8-5-2-5-1: extra cards that a skill activates out of another area than the hand."""

from typing import Any

from bythebook.games.dbs.zones.zones import ACTIVE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import extra
from tests.rules.dbs.making import meant, told

GIFT = "[Activate: Main] Draw 1 card."
FROM = {
    "deck": "Choose up to 1 {Gift} from your deck, activate it, then shuffle your deck.",
    "drop": "Choose up to 1 {Gift} in your Drop Area and activate it.",
    "warp": "Choose up to 1 {Gift} in your Warp and activate it.",
}


def activated(area: str, gift: CardDef, **more: Any) -> Table:
    """A skill activates an extra card in an area."""
    calls = told("S", "[Activate: Main] " + FROM[area])
    cards = {"deck": [gift, "filler", "filler"], "drop": [gift], "warp": [gift]}
    you = side(hand=[calls, "filler"], **{"deck": 3, area: cards[area], **more})
    t = table("dbs", you, side(), at="main")
    t.you.chooses("activate S", "Gift")
    return t


@clause("dbs 8-5-2-5-1", "dbs 8-1-3-1-3")
def test_from_whatever_area_it_is_activated_it_goes_to_the_drop_area():
    for area in FROM:
        t = activated(area, told("Gift", GIFT))
        t.settle()
        t.goes_on_to("main phase", t.you)
        t.you.drop.holds_exactly("S", "Gift")
        t.you.hand.has(2)


@clause("dbs 10-3-2")
def test_a_field_stays_in_play():
    meadow = extra("Gift", cost=3, abilities=meant("[Field]", kind=4))
    t = activated("deck", meadow)
    t.settle()
    t.you.battle.is_("Gift")
    assert t.you.state_of("Gift") == ACTIVE
    t.you.drop.is_("S")


@clause("dbs 8-1-3")
def test_a_skill_whose_condition_fails_is_not_activated():
    for leaf, drawn in (("red", 1), ("blue", 0)):
        text = f"[Activate: Main] If your Leader Card is {leaf} : Draw 1 card."
        t = activated("drop", told("Gift", text))
        t.settle()
        t.you.hand.has(1 + drawn)


@clause("dbs 8-4-2-2")
def test_a_skill_that_cannot_be_paid_for_is_not_activated():
    text = "[Activate: Main] Place 2 cards from your hand in the Drop Area : Draw 2 cards."
    t = activated("drop", told("Gift", text))
    t.settle()
    t.you.hand.is_("filler")
    t.you.drop.holds_exactly("S", "Gift")


@clause("dbs 8-5-2-1")
def test_of_several_skills_its_player_chooses():
    two = told("Gift", GIFT, "[Activate: Main] Draw 2 cards.")
    for nth, drawn in ((0, 1), (1, 2)):
        t = activated("deck", two)
        assert t.asked.player == 0
        assert t.you.options == ["activate Gift", "activate Gift"]
        t.answer(nth)
        t.settle()
        t.you.hand.has(1 + drawn)
