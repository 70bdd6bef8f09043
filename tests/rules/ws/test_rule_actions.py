"""Section 9: rule actions."""

from bythebook.games.ws.cards import POWER
from bythebook.games.ws.terms.terms import DamageProcess, FromDeck
from bythebook.games.ws.texts.events import VAR_REFRESH
from bythebook.games.ws.zones.zones import (
    CENTER_LEFT,
    CENTER_RIGHT,
    CLIMAX_AREA,
    CLOCK,
    DECK,
    HAND,
    LEVEL,
    STAGE,
)
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import move, set_var
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, character, clause, climax, side, table

CARDS = [
    character("Ace"),
    character("Bob"),
    character("Nil", power=0),
    character("Frail", power=500),
    climax("Old"),
    climax("New"),
]


def emptied(**mine: object) -> Table:
    """The last card of the turn player's deck goes to the clock."""
    t = table("ws", you=side(**{"deck": ["Last"], **mine}), cards=[*CARDS, character("Last")])
    t.changes(move([t.you.ref("Last")], CLOCK))
    return t


@clause("ws 9.1.2.1")
def test_an_interrupt_acts_in_the_middle_of_anything():
    t = table("ws", you=side(deck=["Ace"], waiting_room=["event"]), cards=CARDS)
    t.run(FromDeck(0, DECK, HAND, 2))
    t.you.hand.holds_exactly("Ace", "event")


@clause("ws 9.1.2.1.1.1", "ws 9.2.1")
def test_the_turn_players_interrupts_come_first():
    for turn in (0, 1):
        full = {"clock": 6, "hand": ["event"]}
        t = table("ws", you=side(**full), rival=side(**full), turn=turn)
        refs = [t.you.ref("event"), t.rival.ref("event")]
        t.changes(move(refs, CLOCK))
        first, second = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        first.is_asked("level up")
        first.chooses("event")
        second.is_asked("level up")
        second.chooses("event")


@clause("ws 9.1.2.1.1.2")
def test_a_player_with_several_interrupts_chooses_their_order():
    # Reshuffling first or levelling up first; then one card pays for the reshuffle.
    for choice, deck, waiting_room in (("0", 2, 6), ("1", 8, 0)):
        mine = side(deck=["Ace"], clock=6, waiting_room=["Bob", "Bob", "Bob"])
        t = table("ws", you=mine, cards=CARDS)
        t.changes(move([t.you.ref("Ace")], CLOCK))
        t.you.is_asked("interrupt")
        t.you.may_choose_exactly("0", "1")
        t.you.chooses(choice, "Ace")
        t.you.level.is_("Ace")
        t.you.deck.has(deck)
        t.you.waiting_room.has(waiting_room)


@clause("ws 9.1.2.2")
def test_what_is_the_case_in_a_check_timing_counts_and_nothing_before():
    both = Cards(OPPONENT, STAGE)
    for body, left in (
        ((Give(both, POWER, Num(-500)), Give(both, POWER, Num(500))), ["Frail"]),
        ((Give(both, POWER, Num(-500)),), []),
    ):
        maker = character("Maker", abilities=(Ability(ACT, STAGE, body=body),))
        mine, theirs = side(left="Maker"), side(left="Frail")
        t = table("ws", you=mine, rival=theirs, cards=[*CARDS, maker], at="main")
        t.you.chooses("activate Maker")
        t.rival.left_center.is_(*left)


@clause("ws 9.1.2.2.1")
def test_several_of_the_check_sort_happen_at_the_same_time():
    mine = side(left="Nil", climax_area=["Old"], hand=["New"])
    t = table("ws", you=mine, rival=side(right="Nil"), cards=CARDS)
    t.you.waiting_room.is_("Nil")
    t.rival.waiting_room.is_("Nil")
    batches = {t.game.state.arrived[t.you.card("Nil")], t.game.state.arrived[t.rival.card("Nil")]}
    assert len(batches) == 1


@clause("ws 9.2.1", "ws 9.3.1")
def test_an_empty_deck_calls_for_a_reshuffle():
    t = emptied(deck=["Last"], waiting_room=["event", "climax"])
    t.you.waiting_room.has(0)
    t = emptied(deck=["Last", "Ace"], waiting_room=["event", "climax"])
    t.you.waiting_room.has(2)
    t.you.deck.has(1)


@clause("ws 9.2.2")
def test_the_waiting_room_becomes_the_deck_for_a_refresh_point():
    t = emptied(waiting_room=["event", "climax", "Ace"])
    t.you.waiting_room.is_()
    # Two are left: one has paid for the refresh point.
    t.you.deck.has(2)
    t.you.clock.has(2)
    assert t.game.state.vars[VAR_REFRESH] == 0


@clause("ws 9.2.2.1")
def test_without_a_waiting_room_the_game_is_lost_at_once():
    emptied().asserts_over(1, "ws 9.2.2.1")
    emptied(waiting_room=["event", "event"]).you.is_asked("idle")


@clause("ws 9.2.2.1")
def test_unless_a_climax_of_the_damage_is_on_its_way_there():
    t = table("ws", rival=side(deck=["event", "climax"]))
    t.run(DamageProcess(1, 3))
    assert t.game.result is None
    t.rival.clock.has(1)
    t.rival.deck.has(1)
    t = table("ws", rival=side(deck=["event", "filler"]))
    t.run(DamageProcess(1, 3))
    t.asserts_over(0, "ws 9.2.2.1")


@clause("ws 9.2.2.1")
def test_a_climax_turned_up_in_the_damage_of_the_other_player_does_not_save_anybody():
    # Yours lies in your resolution zone; the damage process is yours, or the rival's.
    # If it is yours you are not lost at once, only when nothing has come of that climax.
    for victim, by in ((1, "ws 9.2.2.1"), (0, "ws 9.4.1.2")):
        mine = side(deck=["filler"], resolution_zone=["climax"])
        t = table("ws", mine, side(clock=7), cards=CARDS)
        t.run(DamageProcess(victim, 2))
        # A level up, in the middle of it.
        t.rival.is_asked("level up")
        t.changes(move(t.game.state.top(0, DECK), HAND))
        t.rival.chooses("filler")
        t.asserts_over(1, by)


@clause("ws 9.3.1")
def test_seven_cards_in_the_clock_call_for_a_level_up():
    for cards, level in ((5, 0), (6, 1), (7, 1)):
        t = table("ws", you=side(clock=cards, hand=["event"]))
        t.changes(move([t.you.ref("event")], CLOCK))
        if level:
            t.you.is_asked("level up")
            t.you.chooses("filler")
        t.you.level.has(level)


@clause("ws 9.3.2")
def test_one_of_the_lowest_seven_becomes_a_level():
    clock = ["climax", "event", "event", "event", "event", "event", "Bob"]
    t = table("ws", you=side(clock=clock, hand=["Ace"]), cards=CARDS)
    t.changes(move([t.you.ref("Ace")], CLOCK))
    t.you.may_choose_exactly("climax", "event", "Bob")
    t.you.chooses("Bob")
    t.you.level.is_("Bob")
    t.you.clock.is_("Ace")
    t.you.waiting_room.holds_exactly("climax", "event", "event", "event", "event", "event")


@clause("ws 9.4.1")
def test_everybody_who_meets_a_losing_condition_loses():
    t = table("ws", you=side(level=3, hand=["event"]), rival=side(level=3, hand=["event"]))
    t.changes(move([t.rival.ref("event")], LEVEL))
    t.asserts_over(0, "ws 9.4.1.1")
    t = table("ws", you=side(level=3, hand=["event"]), rival=side(level=3, hand=["event"]))
    t.changes(move([t.you.ref("event"), t.rival.ref("event")], LEVEL))
    t.asserts_over(-1, "ws 9.4.1.1")


@clause("ws 9.4.1.1")
def test_four_levels_lose_and_three_do_not():
    assert table("ws", you=side(level=3)).game.result is None
    table("ws", you=side(level=4)).asserts_over(1, "ws 9.4.1.1")
    table("ws", rival=side(level=5)).asserts_over(0, "ws 9.4.1.1")


@clause("ws 9.4.1.2")
def test_no_cards_anywhere_lose():
    table("ws", you=side(deck=[])).asserts_over(1, "ws 9.4.1.2")
    assert table("ws", you=side(deck=1)).game.result is None
    assert table("ws", you=side(deck=[], waiting_room=1)).game.result is None


@clause("ws 9.5.1")
def test_without_power_a_character_leaves_the_stage():
    down = Give(Cards(OPPONENT, STAGE), POWER, Num(-500))
    for name, left in (("Frail", 0), ("Ace", 1)):
        maker = character("Maker", abilities=(Ability(ACT, STAGE, body=(down,)),))
        mine, theirs = side(left="Maker"), side(back_left=name)
        t = table("ws", you=mine, rival=theirs, cards=[*CARDS, maker], at="main")
        t.rival.left_back.has(1)
        t.you.chooses("activate Maker")
        t.rival.left_back.has(left)
        t.rival.waiting_room.has(1 - left)


@clause("ws 9.6.1")
def test_of_several_characters_on_a_position_the_last_stays():
    t = table("ws", you=side(left="Ace", hand=["Bob"]), cards=CARDS)
    t.changes(move([t.you.ref("Bob")], CENTER_LEFT))
    t.you.left_center.is_("Bob")
    t.you.waiting_room.is_("Ace")


@clause("ws 9.6.2")
def test_of_characters_placed_at_the_same_time_none_stays():
    t = table("ws", you=side(hand=["Ace", "Bob"]), cards=CARDS)
    t.changes(move([t.you.ref("Ace"), t.you.ref("Bob")], CENTER_RIGHT))
    t.you.right_center.is_()
    t.you.waiting_room.holds_exactly("Ace", "Bob")
    t.you.chooses("resolve Bob")


@clause("ws 9.7.1")
def test_of_several_climaxes_the_last_stays():
    t = table("ws", you=side(climax_area=["Old"], hand=["New"]), cards=CARDS)
    t.changes(move([t.you.ref("New")], CLIMAX_AREA))
    t.you.climax_area.is_("New")
    t.you.waiting_room.is_("Old")


@clause("ws 9.7.2")
def test_of_climaxes_placed_at_the_same_time_none_stays():
    t = table("ws", you=side(hand=["New", "Old"]), cards=CARDS)
    t.changes(move([t.you.ref("Old"), t.you.ref("New")], CLIMAX_AREA))
    t.you.climax_area.is_()
    t.you.waiting_room.holds_exactly("Old", "New")


@clause("ws 9.9.1")
def test_each_refresh_point_puts_the_top_of_the_deck_into_the_clock():
    for points in (0, 1, 2):
        t = table("ws", you=side(deck=["Ace", "Bob", "event"]), cards=CARDS)
        t.changes([set_var(VAR_REFRESH, points)])
        t.you.clock.is_(*[[], ["Ace"], ["Bob", "Ace"]][points])
        assert t.game.state.vars[VAR_REFRESH] == 0
