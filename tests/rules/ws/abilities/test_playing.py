"""Section 8.6.1 and 8.6.2, and 8.1: playing cards and abilities."""

from bythebook.games.ws.cards import CARD_LEVEL, POWER
from bythebook.games.ws.texts.effects import Draw, StockCost
from bythebook.games.ws.texts.events import EV_PLAYED, EV_USED
from bythebook.games.ws.zones.zones import HAND, RESOLUTION, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    CONT,
    EV_MOVE,
    Ability,
    Modifier,
    Trigger,
)
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, character, clause, climax, event, side, table
from tests.rules.ws.waiting import seen, waiting

DRAW = (Draw(Num(1)),)
CARDS = [
    character("Zero", color="blue"),
    character("One", level=1),
    character("Two", level=2),
    character("Blue one", level=1, color="blue"),
    character("Dear", cost=2),
    event("Zero event", color="blue", abilities=(Ability(CARD_EFFECT, body=DRAW),)),
    event("Blue event", level=1, color="blue"),
    climax("Red climax"),
    climax("Blue climax", color="blue"),
    character("Worker", abilities=(Ability(ACT, STAGE, body=DRAW),)),
    character("Boss", abilities=(Ability(ACT, STAGE, cost=(StockCost(1),), body=DRAW),)),
]


def main(**mine: object) -> Table:
    """The turn player's main phase."""
    return table("ws", you=side(**mine), cards=CARDS, at="main")


@clause("ws 8.1.1.1.2")
def test_an_ability_is_used_when_it_resolves():
    watcher = waiting("Watcher", Trigger(EV_USED, whose=YOU), Give(This(), POWER, Num(500)))
    mine = side(left="Worker", right="Watcher", hand=["Zero"])
    t = table("ws", you=mine, cards=[*CARDS, watcher], at="main")
    t.you.chooses("play Zero", "middle center")
    assert t.you.value("Watcher", "power") == 3000
    t.you.chooses("activate Worker")
    assert t.you.value("Watcher", "power") == 3500


@clause("ws 8.6.1")
def test_only_activated_abilities_are_played_at_will():
    gains = Modifier(ADD, POWER, This(), Num(500))
    abilities = (
        Ability(CONT, STAGE, modifiers=(gains,)),
        Ability(AUTO, STAGE, Trigger(EV_USED), body=DRAW),
    )
    passive = character("Passive", abilities=abilities)
    both = character("Both", abilities=(*abilities, Ability(ACT, STAGE, body=DRAW)))
    mine = side(left="Passive", right="Both")
    t = table("ws", you=mine, cards=[passive, both], at="main")
    assert t.you.value("Passive", "power") == 3500
    t.you.may_choose_exactly("activate Both", "exchange positions", "pass")
    assert len(t.you.options) == 3


@clause("ws 8.6.2.1")
def test_the_card_is_shown():
    t = main(hand=["Zero", "filler"])
    assert seen(t, 1, t.you, "hand") == [None, None]
    t.you.chooses("play Zero")
    assert set(seen(t, 1, t.you, "hand")) == {"Zero", None}
    t.you.chooses("left center")


@clause("ws 8.6.2.1.1", "ws 8.6.2.1.1.1")
def test_a_card_needs_its_color_in_level_or_clock():
    hand = ["One", "Blue one", "Blue event"]
    main(hand=hand, level=["One"]).you.may_choose_exactly("play One", "pass")
    t = main(hand=hand, level=["One"], clock=["Zero"])
    t.you.may_choose_exactly("play One", "play Blue one", "play Blue event", "pass")
    t = main(hand=hand, level=["Zero"])
    t.you.may_choose_exactly("play Blue one", "play Blue event", "pass")
    t = table("ws", you=side(hand=["Red climax", "Blue climax"]), cards=CARDS, at="climax")
    t.you.may_choose_exactly("pass")
    mine = side(hand=["Red climax", "Blue climax"], clock=["Zero"])
    t = table("ws", you=mine, cards=CARDS, at="climax")
    t.you.may_choose_exactly("play Blue climax", "pass")


@clause("ws 8.6.2.1.1.1")
def test_level_zero_needs_no_color():
    main(hand=["Zero", "Zero event"]).you.may_choose_exactly("play Zero", "play Zero event", "pass")


@clause("ws 8.6.2.1.2", "ws 8.6.2.1.2.1")
def test_a_cards_level_is_the_players_at_the_most():
    hand = ["One", "Two"]
    main(hand=hand, clock=1).you.may_choose_exactly("pass")
    main(hand=hand, level=1).you.may_choose_exactly("play One", "pass")
    main(hand=hand, level=2).you.may_choose_exactly("play One", "play Two", "pass")


@clause("ws 8.6.2.1.2.1")
def test_a_climax_needs_no_level():
    # Even one that an effect has given a level.
    raises = Modifier(ADD, CARD_LEVEL, Cards(zones=(HAND,)), Num(2))
    hard = character("Hard", abilities=(Ability(CONT, STAGE, modifiers=(raises,)),))
    mine = side(hand=["Red climax"], left="Hard", clock=1)
    t = table("ws", you=mine, cards=[*CARDS, hard], at="climax")
    t.you.may_choose_exactly("play Red climax", "pass")


@clause("ws 8.6.2.2")
def test_the_choices_for_playing_are_made_before_paying():
    t = main(hand=["Dear"], stock=2)
    t.you.chooses("play Dear")
    t.you.is_asked("position")
    t.you.stock.has(2)
    t.you.chooses("left center")
    t.you.stock.has(0)
    t = main(hand=["Zero event"])
    t.you.chooses("play Zero event")
    t.you.is_asked("main phase")


@clause("ws 8.6.2.2.1")
def test_any_position_can_be_chosen_for_a_character():
    t = main(hand=["Zero"], middle="Worker")
    t.you.chooses("play Zero")
    t.you.may_choose_exactly(
        "left center", "middle center", "right center", "left back", "right back"
    )
    t.you.chooses("right back")
    t.you.right_back.is_("Zero")


@clause("ws 8.6.2.3")
def test_a_card_costs_what_it_says():
    for card, left in (("Zero", 3), ("Dear", 1)):
        t = main(hand=[card], stock=3)
        t.you.chooses(f"play {card}", "left center")
        t.you.stock.has(left)


@clause("ws 8.6.2.3.1")
def test_cards_and_activated_abilities_are_paid_for():
    t = main(hand=["Dear"], left="Boss", stock=4)
    t.you.chooses("activate Boss")
    t.you.stock.has(3)
    t.you.chooses("play Dear", "middle center")
    t.you.stock.has(1)
    t.you.waiting_room.has(3)


@clause("ws 8.6.2.3.2")
def test_what_cannot_be_paid_cannot_be_played():
    main(hand=["Dear"], left="Boss").you.may_choose_exactly("exchange positions", "pass")
    t = main(hand=["Dear"], left="Boss", stock=1)
    t.you.may_choose_exactly("activate Boss", "exchange positions", "pass")
    t = main(hand=["Dear"], left="Boss", stock=2)
    t.you.may_choose_exactly("activate Boss", "play Dear", "exchange positions", "pass")


@clause("ws 8.6.2.4", "ws 8.6.2.4.4")
def test_what_is_played_resolves():
    t = main(hand=["Zero", "Zero event"])
    t.you.chooses("play Zero", "left center")
    t.you.left_center.is_("Zero")
    t.you.chooses("play Zero event")
    t.you.hand.is_("filler")


@clause("ws 8.6.2.4.1")
def test_a_character_takes_its_position_and_another_makes_way():
    t = main(hand=["Zero"], left="Worker")
    t.you.chooses("play Zero", "left center")
    t.you.left_center.is_("Zero")
    t.you.waiting_room.is_("Worker")


@clause("ws 8.6.2.4.2")
def test_an_event_acts_from_the_resolution_zone_and_goes_to_the_waiting_room():
    watcher = waiting("Watcher", Trigger(EV_MOVE, None, (RESOLUTION,), (WAITING_ROOM,)))
    mine = side(hand=["Zero event"], left="Watcher")
    t = table("ws", you=mine, cards=[*CARDS, watcher], at="main")
    t.you.chooses("play Zero event")
    t.you.is_asked("may")
    t.you.hand.has(1)
    t.you.waiting_room.is_("Zero event")
    t.you.chooses("no")


@clause("ws 8.6.2.4.3")
def test_a_climax_goes_to_the_climax_area():
    mine = side(hand=["Red climax"], clock=1)
    t = table("ws", you=mine, cards=CARDS, at="climax")
    t.you.chooses("play Red climax")
    t.rival.is_asked("clock phase")
    t.you.waiting_room.is_("Red climax")
    t = table("ws", you=side(hand=["Red climax"], clock=1, left="Zero"), cards=CARDS, at="climax")
    t.you.chooses("play Red climax")
    t.you.climax_area.is_("Red climax")


@clause("ws 8.6.2.4.4", "ws 8.8.1")
def test_an_abilitys_effect_is_carried_out_once():
    t = main(left="Worker")
    t.you.chooses("activate Worker")
    t.you.hand.has(1)
    watcher = waiting("Watcher", Trigger(EV_USED), Draw(Num(1)))
    t = table("ws", you=side(left="Worker", right="Watcher"), cards=[*CARDS, watcher], at="main")
    t.you.chooses("activate Worker")
    t.you.hand.has(2)


@clause("ws 8.6.2.4.1", "ws 8.6.2.4.3")
def test_that_a_character_or_a_climax_was_played_is_noticed():
    keen = waiting("Keen", Trigger(EV_PLAYED, whose=YOU))
    t = table("ws", side(hand=["Zero"], left="Keen"), cards=[*CARDS, keen], at="main")
    t.you.chooses("play Zero", "right center")
    t.you.is_asked("may")
    t.you.right_center.is_("Zero")
    t.you.chooses("no")
    mine = side(hand=["Red climax"], clock=1, left="Keen")
    t = table("ws", mine, cards=[*CARDS, keen], at="climax")
    t.you.chooses("play Red climax")
    t.you.is_asked("may")
    t.you.climax_area.is_("Red climax")
    t.you.chooses("no")


@clause("ws 8.6.2.1")
def test_an_ability_that_can_be_played_once_a_turn_is_used_up_when_it_is_named():
    once = Ability(ACT, STAGE, body=(Draw(Num(1)),), limit=1)
    free = Ability(ACT, STAGE, body=(Draw(Num(1)),))
    for ability, again in ((once, False), (free, True)):
        card = character("Digger", abilities=(ability,))
        t = table("ws", side(left="Digger"), cards=[card], at="main")
        t.you.chooses("activate Digger")
        t.you.hand.has(1)
        (t.you.may_choose if again else t.you.may_not_choose)("activate Digger")
