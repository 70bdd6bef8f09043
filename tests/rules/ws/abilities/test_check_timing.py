"""Section 8.5: check timing and play timing."""

from typing import Any

from bythebook.games.ws.cards import POWER
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.zones.zones import CLOCK, HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import ACT, EV_MOVE, Ability, Trigger
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, character, clause, side, table
from tests.rules.ws.waiting import waiting

GONE = Trigger(EV_MOVE, None, (HAND,), (WAITING_ROOM,))
CARDS = [
    waiting("Ace", GONE),
    waiting("Bob", GONE),
    waiting("Weak", GONE, Give(Cards(OPPONENT, STAGE), POWER, Num(-500))),
    waiting("Foe", GONE),
    character("Frail", power=500),
    character("Nil", power=0),
]


def discard(you: Any, rival: Any) -> Table:
    """A card of the turn player's hand goes to the waiting room."""
    t = table("ws", you=you, rival=rival, cards=CARDS)
    t.changes(move([t.you.ref("event")], WAITING_ROOM))
    return t


@clause("ws 4.4.2")
def test_no_ability_is_played_while_a_rule_action_is_due():
    t = discard(side(hand=["event"], left="Ace", right="Nil"), side(left="Nil"))
    t.you.is_asked("may")
    # Both have gone to the waiting room before the ability is played.
    t.you.waiting_room.holds_exactly("event", "Nil")
    t.rival.waiting_room.is_("Nil")
    t.you.chooses("no")


@clause("ws 4.5.2")
def test_before_a_player_chooses_anything_abilities_and_rule_actions_are_dealt_with():
    draws = waiting("Ace", Trigger(EV_MOVE, This(), (HAND,), STAGE), Draw(Num(1)))
    mine = side(hand=["Ace"], left="Nil")
    t = table("ws", you=mine, cards=[draws, character("Nil", power=0)], at="main")
    t.you.waiting_room.is_("Nil")
    t.you.chooses("play Ace", "right center")
    t.you.is_asked("main phase")
    t.you.hand.is_("filler")


@clause("ws 4.5.3")
def test_in_a_play_timing_a_player_does_one_of_what_can_be_done_or_nothing():
    mine = side(hand=["filler", "climax"], left="Maker")
    t = table("ws", you=mine, cards=[maker()], at="main")
    t.you.may_choose_exactly("play filler", "activate Maker", "exchange positions", "pass")
    t = table("ws", you=side(hand=["climax"]), cards=[maker()], at="main")
    t.you.may_choose_exactly("pass")


@clause("ws 4.5.3.2")
def test_doing_nothing_lets_the_game_go_on():
    t = table("ws", you=side(hand=["filler", "climax"], level=1, left="filler"), at="main")
    t.you.passes()
    t.you.is_asked("climax phase")
    t.you.passes()
    t.you.is_asked("attack declaration")


@clause("ws 8.5.1.1")
def test_all_rule_actions_come_first_and_again_until_none_is_due():
    mine = side(hand=["event", "climax"], left="Ace", right="Nil", deck=1)
    t = table("ws", you=mine, cards=CARDS)
    top = t.you.deck.refs[:1]
    t.changes([*move([t.you.ref("event")], WAITING_ROOM), *move(top, CLOCK)])
    # Nil has left; one card was reshuffled on the spot, and has paid for that.
    t.you.waiting_room.is_()
    t.you.clock.has(2)
    t.you.is_asked("may")
    t.you.chooses("no")


@clause("ws 8.5.1.2")
def test_the_turn_player_plays_one_of_theirs_and_rule_actions_come_again():
    theirs = side(left="Foe", right="Frail")
    t = discard(side(hand=["event"], left="Ace", middle="Weak"), theirs)
    t.you.is_asked("standby")
    t.you.may_choose_exactly("resolve Ace event", "resolve Weak event")
    t.you.chooses("resolve Weak event")
    t.rival.waiting_room.is_("Frail")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.may_choose_exactly("resolve Foe event", "resolve Frail")
    t.rival.chooses("resolve Frail", "no")


@clause("ws 8.5.2.1")
def test_a_play_timing_begins_with_a_check_timing():
    t = table("ws", you=side(hand=["Bob"], left="Nil"), cards=CARDS, at="main")
    t.you.is_asked("main phase")
    t.you.waiting_room.is_("Nil")
    t.you.chooses("play Bob", "left center")
    t.you.left_center.is_("Bob")


def maker() -> Any:
    """A character that draws a card for nothing."""
    return character("Maker", abilities=(Ability(ACT, STAGE, body=(Draw(Num(1)),)),))


@clause("ws 8.5.2.2", "ws 4.5.3.2")
def test_the_player_does_something_and_may_do_something_again():
    t = table("ws", you=side(left="Maker"), cards=[maker()], at="main")
    for drawn in (0, 1, 2):
        t.you.is_asked("main phase")
        t.you.hand.has(drawn)
        t.you.chooses("activate Maker")
    t.you.hand.has(3)
    t.you.may_choose_exactly("activate Maker", "play filler", "exchange positions", "pass")


@clause("ws 8.5.2.3")
def test_passing_ends_it():
    t = table("ws", you=side(left="Maker", hand=1), cards=[maker()], at="main")
    t.you.passes()
    t.you.is_asked("climax phase")
