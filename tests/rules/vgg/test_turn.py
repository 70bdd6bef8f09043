"""Section 6: what only the G era has in a turn, but for striding and G assist."""

from bythebook.games.vanguard.g.texts.events import EV_UNLOCKED, P_G_ASSIST, P_STRIDE
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import EV_RIDE, P_END, P_MAIN, P_RIDE
from bythebook.games.vanguard.zones.zones import DECK, REST, STAND
from bythebook.games.vanguard.zones.zones import HAND as HAND_ZONE
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.nouns import Num
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.waiting import acting, at_beginning, on_move, waiting

GRADES = [unit(f"grade {n}", n) for n in range(4)]
HAND = [card.name for card in GRADES]


@clause("vgg 6.4.1.1.3")
def test_what_waited_for_the_draw_comes_before_the_g_assist_step() -> None:
    you = side(
        left=on_move("watcher", DECK, HAND_ZONE),
        right=at_beginning("assistant", P_G_ASSIST),
        vanguard="grade 0",
        hand=["grade 3"],
        g_zone=[g_unit("g"), g_unit("h")],
    )
    t = table("vgg", you=you, cards=GRADES, at="draw")
    # Only the one waits by now.
    assert len(t.waiting) == 1
    t.you.chooses("no")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("G assist step")


@clause("vgg 6.4.1.3")
def test_what_waited_for_g_assist_comes_before_the_ride_phase() -> None:
    you = side(
        left=on_move("watcher", DECK, HAND_ZONE),
        right=at_beginning("rider", P_RIDE),
        vanguard="grade 0",
        hand=["grade 3", "grade 3"],
        deck=["grade 3", "grade 1", *["grade 3"] * 5],
        g_zone=[g_unit("g"), g_unit("h")],
    )
    t = table("vgg", you=you, cards=GRADES, at="draw")
    t.you.chooses("no", "G assist", "grade 1", "grade 3", "grade 3", "g", "h")
    t.you.is_asked("may")
    assert len(t.waiting) == 1
    t.you.chooses("no", "no")
    t.you.is_asked("ride step")


@clause("vgg 6.8.1.2")
def test_what_waited_for_unlocking_comes_before_what_waits_for_the_end() -> None:
    you = side(
        left=waiting("watcher", Trigger(EV_UNLOCKED)),
        right=at_beginning("ender", P_END),
        locked_back_left=unit("locked"),
    )
    t = table("vgg", you=you, rival=side(hand=1), at="end")
    t.you.back_left.is_("locked")
    assert len(t.waiting) == 1
    t.you.chooses("no", "no")
    t.rival.is_asked("ride step")


@clause("vgg 6.5.1.1.1")
def test_the_ride_phase_begins_with_what_waits_for_it() -> None:
    you = side(left=at_beginning("waiter", P_RIDE), vanguard=unit("first", 1), hand=HAND)
    t = table("vgg", you=you, cards=GRADES, at="ride")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("ride step")


@clause("vgg 6.5.1.1.2")
def test_the_vanguard_can_be_ridden_once_a_turn() -> None:
    you = side(vanguard=(unit("first", 1), REST), hand=[*HAND, "grade 2"])
    t = table("vgg", you=you, cards=GRADES, at="ride")
    t.you.may_choose_exactly("ride grade 1", "ride grade 2", "ride grade 2", "pass")
    t.you.chooses("ride grade 2")
    t.you.vanguard.is_("grade 2")
    assert t.you.state_of("grade 2") == STAND
    # Not a second time: the main phase has begun.
    t.you.is_asked("main phase")


@clause("vgg 6.5.1.1.2")
def test_whether_a_hand_could_ride_is_not_told_by_the_question() -> None:
    t = table("vgg", you=side(vanguard=unit("first", 1), hand=["grade 3"]), cards=GRADES, at="ride")
    t.you.is_asked("ride step")
    t.you.may_choose_exactly("pass")


@clause("vgg 6.5.1.1.3")
def test_in_the_ride_step_nothing_else_is_played() -> None:
    you = side(left=acting("actor", Draw(Num(1))), vanguard=unit("first", 1), hand=HAND)
    t = table("vgg", you=you, cards=GRADES, at="ride")
    t.you.may_choose_exactly("ride grade 1", "ride grade 2", "pass")


@clause("vgg 6.5.1.1.4")
def test_what_waited_for_the_ride_comes_before_the_stride_step() -> None:
    rider = waiting("watcher", Trigger(EV_RIDE))
    you = side(
        left=rider,
        right=at_beginning("strider", P_STRIDE),
        vanguard=unit("first", 1),
        hand=["grade 2"],
    )
    t = table("vgg", you=you, cards=GRADES, at="ride")
    t.you.chooses("ride grade 2")
    # Only the one waits by now.
    assert len(t.waiting) == 1
    t.you.is_asked("may")
    t.you.chooses("no", "no")


@clause("vgg 6.5.1.3")
def test_a_check_timing_ends_the_ride_phase() -> None:
    you = side(left=at_beginning("waiter", P_MAIN), vanguard=unit("first", 1), hand=["grade 2"])
    t = table("vgg", you=you, cards=GRADES, at="ride")
    t.you.passes()
    t.you.is_asked("may")
    t.you.chooses("no")


@clause("vgg 4.6.7")
def test_the_circle_of_a_locked_card_is_no_rear_guard_circle() -> None:
    you = side(vanguard=unit("first", 1), hand=["grade 1", "grade 3"], locked_left=unit("locked"))
    t = table("vgg", you=you, cards=GRADES, at="main")
    # Neither called to nor exchanged with.
    t.you.may_choose_exactly("call grade 1", "pass")
    t.you.chooses("call grade 1")
    t.you.may_choose_exactly("right front", "left back", "center back", "right back")
    t.you.chooses("left back")
    t.you.is_asked("main phase")
    t.you.may_choose_exactly("pass")
