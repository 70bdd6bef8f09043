"""Section 6: a turn, phase by phase; its end has a file of its own."""

from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.events import (
    CANNOT_RETURN_TO_HAND,
    P_CLIMAX,
    P_CLOCK,
    P_DRAW,
    P_MAIN,
    P_STAND,
    P_TURN,
)
from bythebook.games.ws.turn import (
    ClimaxPhase,
    ClockPhase,
    DrawPhase,
    MainPhase,
    StandPhase,
    Turn,
)
from bythebook.games.ws.zones.zones import CLIMAX_AREA, CLOCK, DECK, HAND, REST, REVERSE, STAND
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.testing import character, clause, event, side, table
from tests.rules.ws.waiting import at_beginning, on_move, on_turning


@clause("ws 6.1.1")
def test_turn_follows_turn():
    t = table("ws", side(hand=1), side(hand=1), at="clock")
    for seat in (t.you, t.rival, t.you):
        seat.is_asked("clock phase")
        seat.chooses("pass", "pass", "pass")


@clause("ws 6.1.1")
def test_a_turn_goes_through_its_phases_in_order():
    t = table("ws", you=side(left="filler"))
    t.run(Turn())
    t.you.hand.has(1)
    for phase in ("clock phase", "main phase", "climax phase", "attack declaration"):
        t.you.is_asked(phase)
        t.you.passes()
    t.you.is_asked("idle")


@clause("ws 6.2.1.1")
def test_turn_and_stand_phase_begin_before_anybody_stands():
    cards = [at_beginning("Dawn", P_TURN), at_beginning("Rooster", P_STAND)]
    t = table("ws", you=side(left=("Dawn", REST), middle="Rooster"), cards=cards, at="stand")
    t.you.may_choose_exactly("resolve Dawn", "resolve Rooster")
    t.you.chooses("resolve Dawn", "yes")
    assert t.you.state_of("Dawn") == REST
    t.you.chooses("yes")
    t.you.hand.has(3)


@clause("ws 6.2.1.1")
def test_only_the_turn_players_beginning_counts():
    t = table("ws", rival=side(left="Dawn"), cards=[at_beginning("Dawn", P_TURN)], at="stand")
    t.you.is_asked("clock phase")
    t.you.passes()


@clause("ws 6.2.1.2", "ws 6.1.1")
def test_the_turn_players_characters_stand():
    mine = side(left=("Ace", REST), back_right=("Bob", REVERSE), right="Cleo")
    cards = [character("Ace"), character("Bob"), character("Cleo")]
    t = table("ws", you=mine, rival=side(left=("Ace", REST)), cards=cards, at="stand")
    assert [t.you.state_of(n) for n in ("Ace", "Bob", "Cleo")] == [STAND, STAND, STAND]
    assert t.rival.state_of("Ace") == REST


@clause("ws 6.2.1.3")
def test_what_standing_triggers_is_resolved_in_the_stand_phase():
    card = on_turning("Riser", STAND)
    t = table("ws", you=side(left=("Riser", REST)), cards=[card], at="stand")
    assert t.game.under_way(StandPhase)
    t.you.chooses("yes")
    t.you.hand.has(2)


@clause("ws 6.3.1.1")
def test_the_draw_phase_begins_before_the_draw():
    t = table("ws", you=side(left="Ace"), cards=[at_beginning("Ace", P_DRAW)], at="draw")
    t.you.is_asked("may")
    t.you.hand.has(0)
    t.you.chooses("no")


@clause("ws 6.3.1.2")
def test_one_card_is_drawn():
    t = table("ws", you=side(deck=["event", "filler"], hand=["climax"]), at="draw")
    t.you.hand.holds_exactly("event", "climax")
    t.rival.hand.has(0)


@clause("ws 6.3.1.3")
def test_what_drawing_triggers_is_resolved_in_the_draw_phase():
    t = table("ws", you=side(left="Ace"), cards=[on_move("Ace", DECK, HAND)], at="draw")
    t.you.is_asked("may")
    assert t.game.under_way(DrawPhase)
    t.you.chooses("no")


@clause("ws 6.4.1.1")
def test_the_clock_phase_begins_before_the_clock():
    card = at_beginning("Ace", P_CLOCK)
    t = table("ws", you=side(left="Ace", hand=1), cards=[card], at="clock")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("clock phase")


@clause("ws 6.4.1.2")
def test_a_card_for_the_clock_brings_two():
    t = table("ws", you=side(hand=["Ace", "event"]), cards=[character("Ace")], at="clock")
    t.you.may_choose_exactly("clock Ace", "clock event", "pass")
    t.you.chooses("clock Ace")
    t.you.clock.is_("Ace")
    t.you.hand.has(3)
    t.you.is_asked("main phase")


@clause("ws 6.4.1.2")
def test_whoever_feeds_no_clock_draws_nothing():
    t = table("ws", you=side(hand=["event"]), at="clock")
    t.you.is_asked("clock phase")
    t.you.passes()
    t.you.clock.has(0)
    t.you.hand.is_("event")


@clause("ws 6.4.1.2")
def test_the_seventh_card_levels_up_before_the_two_are_drawn():
    t = table("ws", you=side(hand=["event"], clock=6), at="clock")
    t.you.chooses("clock event")
    t.you.is_asked("level up")
    t.you.hand.has(0)
    t.you.chooses("event")
    t.you.level.is_("event")
    t.you.waiting_room.has(6)
    t.you.hand.has(2)


@clause("ws 6.4.1.3")
def test_what_the_clock_triggers_is_resolved_in_the_clock_phase():
    card = on_move("Ace", HAND, CLOCK)
    t = table("ws", you=side(left="Ace", hand=["event"]), cards=[card], at="clock")
    t.you.chooses("clock event")
    t.you.is_asked("may")
    assert t.game.under_way(ClockPhase)
    t.you.chooses("no")


@clause("ws 6.5.1.1")
def test_the_main_phase_begins():
    t = table("ws", you=side(left="Ace"), cards=[at_beginning("Ace", P_MAIN)], at="main")
    t.you.is_asked("may")
    assert t.game.under_way(MainPhase)
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("ws 6.5.1.2", "ws 4.5.3.1", "ws 6.6.1.2.2", "ws 7.4.1.2.2")
def test_in_the_main_phase_a_player_acts_as_often_as_wanted():
    cards = [character("Ace"), character("Bob")]
    t = table("ws", you=side(hand=["Ace", "Bob"]), cards=cards, at="main")
    t.you.may_choose_exactly("play Ace", "play Bob", "pass")
    t.you.chooses("play Ace", "left center")
    t.you.may_choose_exactly("play Bob", "exchange positions", "pass")
    t.you.chooses("play Bob", "right back")
    t.you.may_choose_exactly("exchange positions", "pass")


@clause("ws 6.5.1.2.1", "ws 6.5.1.2.4", "ws 6.5.1.2.2")
def test_a_character_of_the_hand_is_played_to_any_position():
    # A climax is not played in the main phase, though nothing else is against it.
    mine = side(hand=["Ace", "climax"], clock=1)
    t = table("ws", you=mine, cards=[character("Ace")], at="main")
    t.you.may_choose_exactly("play Ace", "pass")
    t.you.chooses("play Ace")
    t.you.may_choose_exactly(
        "left center", "middle center", "right center", "left back", "right back"
    )
    t.you.chooses("left back")
    t.you.left_back.is_("Ace")


@clause("ws 6.5.1.2.2")
def test_an_event_of_the_hand_is_played_and_goes_to_the_waiting_room():
    card = event("Gift", text="Draw 1 card.")
    t = table("ws", you=side(hand=["Gift"], deck=["filler", "event"]), cards=[card], at="main")
    t.you.may_choose_exactly("play Gift", "pass")
    t.you.chooses("play Gift")
    t.you.waiting_room.is_("Gift")
    t.you.hand.is_("filler")


@clause("ws 6.5.1.2.3", "ws 3.5.2")
def test_activated_abilities_of_own_characters_on_stage_are_played():
    card = character("Ace", text="【ACT】 [(1)] This card gets +2000 power until end of turn.")
    board = {"back_left": "Ace", "hand": ["Ace"], "stock": 1, "waiting_room": ["Ace"]}
    t = table("ws", you=side(**board), rival=side(left="Ace", stock=1), cards=[card], at="main")
    t.you.may_choose_exactly("activate Ace", "play Ace", "exchange positions", "pass")
    elsewhere = t.you.hand.refs[0]
    ability = t.game.abilities_of(t.you.card("Ace"))[0]
    assert t.game.why_not((V_ACTIVATE, elsewhere, ability)) == "ws 6.5.1.2.3"
    t.you.chooses("activate Ace")
    assert t.you.value("Ace", "power") == 5000
    t.you.stock.has(0)
    t.you.may_choose_exactly("play Ace", "exchange positions", "pass")


@clause("ws 3.5.2")
def test_who_cannot_leave_the_stage_for_the_hand_can_come_there_from_elsewhere():
    for where, stays in (("left", True), ("back_right", True), ("waiting_room", False)):
        board = {where: ["Ace"] if where == "waiting_room" else "Ace"}
        t = table("ws", you=side(**board), cards=[character("Ace")])
        ace = t.you.ref("Ace")
        t.changes([give(BITS_ON, CHAR_CANNOT, CANNOT_RETURN_TO_HAND, [ace], 0, THIS_TURN, t.turn)])
        t.changes(move([ace], HAND))
        t.you.hand.holds_exactly(*([] if stays else ["Ace"]))


@clause("ws 6.5.1.2.4")
def test_two_positions_are_exchanged():
    mine = side(left=("Ace", REST), back_right="Bob")
    t = table("ws", you=mine, cards=[character("Ace"), character("Bob")], at="main")
    ace = t.you.ref("Ace")
    t.you.chooses("exchange positions")
    t.you.may_choose_exactly("left center", "right back")
    t.you.chooses("left center")
    t.you.may_choose_exactly("middle center", "right center", "left back", "right back")
    t.you.chooses("right back")
    t.you.right_back.is_("Ace")
    t.you.left_center.is_("Bob")
    assert t.you.ref("Ace") == ace
    assert t.you.state_of("Ace") == REST


@clause("ws 6.5.1.2.4")
def test_a_character_moves_to_an_empty_position():
    t = table("ws", you=side(left="filler"), at="main")
    t.you.may_choose_exactly("exchange positions", "pass")
    t.you.chooses("exchange positions", "middle center")
    t.you.middle_center.is_("filler")
    t.you.left_center.is_()


@clause("ws 6.5.1.3")
def test_passing_leads_to_the_climax_phase():
    t = table("ws", you=side(hand=1), at="main")
    t.you.is_asked("main phase")
    t.you.passes()
    t.you.is_asked("climax phase")


@clause("ws 6.6.1.1")
def test_the_climax_phase_begins():
    t = table("ws", you=side(left="Ace"), cards=[at_beginning("Ace", P_CLIMAX)], at="climax")
    t.you.is_asked("may")
    assert t.game.under_way(ClimaxPhase)
    t.you.chooses("no")


@clause("ws 6.6.1.2", "ws 6.6.1.2.1")
def test_only_a_climax_is_played_in_the_climax_phase():
    text = "【ACT】 [(1)] This card gets +2000 power until end of turn."
    mine = side(hand=["filler", "climax", "event"], clock=1, left="Ace", stock=1)
    t = table("ws", you=mine, cards=[character("Ace", text=text)], at="climax")
    t.you.may_choose_exactly("play climax", "pass")
    t.you.chooses("play climax")
    t.you.climax_area.is_("climax")


@clause("ws 6.6.1.2.2", "ws 4.5.3.1")
def test_one_climax_ends_the_climax_phase():
    mine = side(hand=["climax", "climax"], clock=1, left="filler")
    t = table("ws", you=mine, at="climax")
    t.you.chooses("play climax")
    t.you.is_asked("attack declaration")
    t.you.hand.is_("climax")


@clause("ws 6.6.1.3")
def test_what_a_climax_triggers_is_resolved_in_the_climax_phase():
    card = on_move("Ace", HAND, CLIMAX_AREA, Draw(Num(1)))
    asking = on_move("Bob", HAND, CLIMAX_AREA)
    mine = side(hand=["climax"], clock=1, left="Ace", middle="Bob")
    t = table("ws", you=mine, cards=[card, asking], at="climax")
    t.you.chooses("play climax")
    t.you.is_asked("standby")
    assert t.game.under_way(ClimaxPhase)
    t.you.chooses("resolve Ace climax", "yes")
    t.you.hand.has(2)
