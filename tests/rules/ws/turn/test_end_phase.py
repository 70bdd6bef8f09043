"""Section 6.8 and 3.3.3: the end of a turn."""

from bythebook.games.ws.cards import POWER
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.events import EV_BEGIN, EV_DAMAGED, P_END, P_TURN_ENDS
from bythebook.games.ws.turn import EndPhase
from bythebook.games.ws.zones.zones import CLIMAX_AREA, HAND, WAITING_ROOM
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.state.changes import THIS_TURN, event, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Later
from bythebook.testing import character, clause, side, table
from tests.rules.ws.waiting import at_beginning, on_move, waiting


@clause("ws 6.8.1.1")
def test_end_phase_and_end_of_turn_trigger_what_waits_for_them():
    cards = [at_beginning("Dusk", P_END), at_beginning("Night", P_TURN_ENDS)]
    t = table("ws", you=side(left="Dusk", right="Night"), cards=cards, at="end")
    t.you.may_choose_exactly("resolve Dusk", "resolve Night")
    t.you.chooses("resolve Night", "yes", "no")
    t.you.hand.has(1)
    t.rival.is_asked("clock phase")


@clause("ws 6.8.1.1")
def test_they_are_resolved_before_the_climax_leaves_and_the_hand_is_cut_down():
    night = at_beginning("Night", P_TURN_ENDS)
    t = table("ws", you=side(left="Night", climax="climax", hand=8), cards=[night], at="end")
    t.you.is_asked("may")
    t.you.climax_area.is_("climax")
    t.you.hand.has(8)
    t.you.chooses("yes")
    t.you.is_asked("hand limit")
    t.you.hand.has(9)
    t.you.chooses("filler", "filler")


@clause("ws 6.8.1.1")
def test_a_repeated_end_phase_triggers_nothing_twice():
    cards = [
        at_beginning("Dusk", P_END, Draw(Num(1))),
        on_move("Bob", HAND, WAITING_ROOM, Draw(Num(1))),
    ]
    t = table("ws", you=side(left="Dusk", right="Bob", hand=7), cards=cards, at="end")
    t.you.is_asked("hand limit")
    t.you.chooses("filler")
    # Bob has drawn another card: the end phase begins again, without Dusk.
    t.you.is_asked("hand limit")
    t.you.hand.has(8)
    t.ends_asking()


@clause("ws 6.8.1.1")
def test_whatever_else_happens_triggers_an_ability_each_time():
    """Damage, too, whose amount is the number that stands for the end phase or the turn's end."""
    for amount in (P_END, P_TURN_ENDS):
        hurt = waiting("Ace", Trigger(EV_DAMAGED, value=amount), Draw(Num(1)))
        t = table("ws", you=side(left="Ace"), cards=[hurt])
        for times in (1, 2):
            t.changes([event(EV_DAMAGED, t.you.ref("Ace"), 0, amount)])
            t.you.hand.has(times)


@clause("ws 6.8.1.2", "ws 3.3.3", "ws 3.3.3.1", "ws 6.1.1")
def test_the_hand_is_cut_down_to_seven():
    seven = table("ws", you=side(hand=7), at="end")
    seven.rival.is_asked("clock phase")
    seven.you.hand.has(7)
    eight = table("ws", you=side(hand=[*["filler"] * 7, "event"]), at="end")
    eight.you.is_asked("hand limit")
    eight.you.may_choose_exactly("filler", "event")
    eight.you.chooses("event")
    eight.you.hand.has(7)
    eight.you.waiting_room.is_("event")
    nine = table("ws", you=side(hand=9), at="end")
    nine.you.chooses("filler", "filler")
    nine.you.hand.has(7)


@clause("ws 6.8.1.2")
def test_the_other_player_keeps_a_large_hand():
    t = table("ws", you=side(hand=8), rival=side(hand=9), at="end")
    t.you.is_asked("hand limit")
    t.you.chooses("filler")
    t.rival.hand.has(10)


@clause("ws 6.8.1.3")
def test_the_climax_goes_to_the_waiting_room():
    t = table("ws", you=side(climax="climax"), rival=side(climax="climax"), at="end")
    t.you.climax_area.is_()
    t.you.waiting_room.is_("climax")
    t.rival.climax_area.is_("climax")


@clause("ws 6.8.1.4")
def test_effects_of_the_turn_end_with_it():
    t = table("ws", you=side(left="Ace"), cards=[character("Ace", power=3000)])
    turn = t.turn
    layer = t.game.book.layer(ADD, POWER)
    t.changes([give(ADD, POWER, 1000, [t.you.ref("Ace")], layer, THIS_TURN, turn)])
    t.changes([give(ADD, POWER, 500, [t.you.ref("Ace")], layer, THIS_TURN, turn + 1)])
    assert t.you.value("Ace", "power") == 4500
    t.run(EndPhase())
    assert t.you.value("Ace", "power") == 3500


@clause("ws 6.8.1.4")
def test_what_the_leaving_climax_triggers_is_resolved_before_effects_end():
    card = on_move("Ace", CLIMAX_AREA, WAITING_ROOM)
    t = table("ws", you=side(left="Ace", climax="climax"), cards=[card])
    turn = t.turn
    layer = t.game.book.layer(ADD, POWER)
    t.changes([give(ADD, POWER, 1000, [t.you.ref("Ace")], layer, THIS_TURN, turn)])
    t.run(EndPhase())
    t.you.is_asked("may")
    assert t.you.value("Ace", "power") == 4000
    t.you.chooses("no")


@clause("ws 6.8.1.5")
def test_anything_left_over_repeats_the_end_phase():
    card = on_move("Ace", CLIMAX_AREA, WAITING_ROOM, Draw(Num(1)))
    t = table("ws", you=side(left="Ace", climax="climax", hand=7), cards=[card], at="end")
    t.you.is_asked("hand limit")
    t.you.hand.has(8)
    t.you.chooses("filler")
    t.rival.is_asked("clock phase")


OWL = character("Owl", text="【AUTO】 At the end of the turn, draw 1 card.")
CALLER = character(
    "Caller",
    text='【AUTO】 At the end of the turn, choose 1 "Owl" in your waiting room, and put it on any '
    "position of your stage.",
)


@clause("ws 6.8.1.5")
def test_what_comes_to_wait_for_the_end_of_the_turn_during_it_has_its_moment_too():
    t = table("ws", side(left=CALLER, waiting_room=["Owl", "Owl"]), cards=[OWL], at="end")
    t.you.chooses("Owl", "middle center")
    # Back to the beginning: the newcomer draws, and Caller does not call a second time.
    t.rival.is_asked("clock phase")
    t.you.hand.has(1)
    t.you.waiting_room.is_("Owl")


@clause("ws 6.8.1.5")
def test_a_card_that_leaves_and_comes_back_waits_anew():
    again = character(
        "Again",
        text="【AUTO】 At the end of the turn, you may put this card into your waiting room. If "
        'you do, choose 1 "Again" in your waiting room, and put it on any position of your stage.',
    )
    t = table("ws", side(left=again), at="end")
    for place in ("right center", "left back"):
        t.you.chooses("yes", place)
        t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.is_asked("clock phase")
    t.you.left_back.is_("Again")


@clause("ws 6.8.1.5")
def test_the_other_players_end_of_turn_is_not_waited_for():
    theirs = character("Owl", text="【AUTO】 At the end of your turn, draw 1 card.")
    t = table("ws", side(left=theirs), side(left=theirs), at="end")
    t.you.hand.has(1)
    t.rival.is_asked("clock phase")
    t.rival.hand.has(1)  # of the draw phase


@clause("ws 6.8.1.5")
def test_what_waits_for_the_end_of_a_later_turn_is_not_left_over_in_this_one():
    wish = character(
        "Wish", text="【ACT】 [Rest this card] At the end of your next turn, draw 1 card."
    )
    again = on_move("Bob", HAND, WAITING_ROOM)
    mine = side(left=wish, right="Bob", hand=8)
    t = table("ws", mine, cards=[again], at="main")
    t.you.chooses("activate Wish", "pass", "pass", "pass", "filler", "yes")
    # The end phase goes round once more; the wish waits for another turn's end.
    t.you.hand.has(8)
    t.you.chooses("filler", "no")
    t.rival.is_asked("clock phase")
    t.you.hand.has(7)
    t.rival.chooses("pass", "pass", "pass")
    t.you.chooses("pass", "pass", "pass", "pass")
    t.you.is_asked("hand limit")
    t.you.hand.has(9)
    t.ends_asking()


@clause("ws 6.8.1.5")
def test_then_the_other_player_takes_a_turn():
    t = table("ws", at="end", turns=4)
    assert (t.turn, t.turn_player) == (5, t.rival)
    t.rival.hand.has(1)
    t.rival.passes()
    t = table("ws", at="end", turn=1)
    assert t.turn_player is t.you


@clause("ws 6.8.1.5")
def test_what_the_leaving_climax_sets_up_for_the_end_of_the_turn_is_done_in_it():
    """The effects of the turn have ended by then; what waits for its end is none of them."""
    draws = Ability(AUTO, trigger=Trigger(EV_BEGIN, value=P_TURN_ENDS), body=(Draw(Num(1)),))
    card = on_move("Ace", CLIMAX_AREA, WAITING_ROOM, Later(draws))
    t = table("ws", you=side(left="Ace", climax="climax"), cards=[card], at="end")
    t.rival.is_asked("clock phase")
    t.you.hand.has(1)
