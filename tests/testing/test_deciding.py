"""Deciding at the test table: words, abilities told apart, settling, changes at any time."""

import pytest

from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP
from bythebook.games.ws.zones.zones import CLOCK, HAND, WAITING_ROOM
from bythebook.kernel.state.changes import MOVE, move
from bythebook.testing import Table, TestFailed, character, event, side, table
from bythebook.testing import dbs as make

TWO = ("【ACT】 [(1)] Draw 1 card.", "【ACT】 [(2)] Draw 2 cards.")
SKILLS = ("[Activate: Main] Draw 1 card.", "[Activate: Main] Draw 2 cards.")


def sage(stock: int) -> Table:
    return table("ws", side(left=character("Sage", text=TWO), stock=stock), at="main")


def test_two_abilities_of_one_card_are_told_apart_by_their_texts() -> None:
    t = sage(1)
    t.you.may_choose_exactly("activate Sage: draw 1 card", "exchange positions", "pass")
    t.you.may_not_choose("activate Sage: draw 2 cards")
    t = sage(2)
    one, two = "activate Sage: draw 1 card", "activate Sage: draw 2 cards"
    t.you.may_choose_exactly(one, two, "exchange positions", "pass")
    for wrong in ((one, "exchange positions", "pass"), (one, two, "pass")):
        with pytest.raises(TestFailed, match=r"may choose .*Draw 2 card"):
            t.you.may_choose_exactly(*wrong)
    with pytest.raises(TestFailed, match="may choose"):
        t.you.may_not_choose(two)
    t.you.chooses(two)
    t.you.hand.has(2)
    t.you.stock.has(0)


def test_skills_are_told_apart_as_abilities_are() -> None:
    hero = make.battle("Hero", text=SKILLS)
    t = table("dbs", side(battle=[hero]), at="main")
    t.you.chooses("activate Hero: draw 2 cards")
    t.settle()
    t.you.hand.has(2)
    t.you.chooses("activate Hero")  # the first of them
    t.settle()
    t.you.hand.has(3)


def test_words_that_could_not_be_offered_prove_nothing() -> None:
    t = sage(1)
    for words in (
        "activate Sge",
        "activate Sage: discard",
        "attack Sage",
        "play",
        "activate Nobody",
    ):
        with pytest.raises(TestFailed, match="could read"):
            t.you.may_not_choose(words)
    t.you.may_not_choose("play Sage", "attack with Sage", "yes", "left center", "3", "frontal")


def test_settle_stops_at_a_choice_and_where_nothing_is_under_way() -> None:
    """Equal energy is paid with, a counter timing without counters passed; a phase is not ended."""
    two = make.extra("Two", cost=2, text="[Activate: Main] Draw 1 card.")
    t = table("dbs", side(hand=[two], energy=3), side(hand=2), at="main")
    t.you.chooses("activate Two")
    t.settle()
    t.you.is_asked("main phase")
    t.you.hand.has(1)
    t.settle()
    t.you.is_asked("main phase")


def test_settle_leaves_what_matters() -> None:
    """Energy of two colours, a counter in hand, two different abilities waiting."""
    two = make.extra("Two", cost=1, text="[Activate: Main] Draw 1 card.")
    blue = make.battle("Blue", color="blue")
    t = table("dbs", side(hand=[two], energy=["filler", blue]), at="main")
    t.you.chooses("activate Two")
    t.settle()
    t.you.may_choose_exactly("filler", "Blue")
    t.you.chooses("Blue")
    t.settle()
    t.you.is_asked("main phase")

    no = make.extra("No", cost=0, text="[Counter: Play] Draw 1 card.")
    t = table("dbs", side(hand=["filler"], energy=1), side(hand=[no]), at="main")
    t.you.chooses("play filler")
    t.settle()
    t.rival.may_choose_exactly("activate No", "pass")
    t.rival.passes()
    t.settle()
    t.you.is_asked("main phase")

    ebb, flow = (
        character(n, text=f"【AUTO】 At the beginning of your climax phase, draw {d} cards.")
        for n, d in (("Ebb", 1), ("Flow", 2))
    )
    t = table("ws", side(left=ebb, right=flow), at="climax")
    t.settle()
    t.you.may_choose_exactly("resolve Ebb", "resolve Flow")
    t.you.chooses("resolve Flow")
    t.settle()
    t.you.is_asked("climax phase")
    t.you.hand.has(3)


def test_everybody_declines_until_something_is_to_be_decided() -> None:
    t = table("ws", side(left="filler", hand=2), side(hand=1), at="main")
    t.goes_on_to("attack declaration")
    assert (t.turn, t.turn_player) == (2, t.you)
    t.goes_on_to("main phase", t.rival)
    assert (t.turn, t.turn_player) == (3, t.rival)
    with pytest.raises(TestFailed, match="is called 'the end'"):
        t.goes_on_to("the end")
    t = table("dbs", side(hand=0), side(deck=1), at="main")
    with pytest.raises(TestFailed, match="the game is over"):
        t.goes_on_to("X")


def test_what_cannot_be_declined_is_left_to_the_test() -> None:
    pick = event("Pick", text="Choose 1 of your characters, and put it into your stock.")
    cards = [character("Ebb"), character("Flow")]
    t = table("ws", side(hand=[pick], left="Ebb", right="Flow"), cards=cards, at="main")
    t.you.chooses("play Pick")
    with pytest.raises(TestFailed, match="has to choose from"):
        t.goes_on_to("main phase", t.rival)
    t.you.chooses("Ebb")


def test_changes_happen_at_any_time() -> None:
    """Amid a phase and amid a text; then what was being decided is asked anew."""
    t = table(
        "ws", side(hand=["Ace", "Ebb"]), cards=[character("Ace"), character("Ebb")], at="main"
    )
    t.you.may_choose_exactly("play Ace", "play Ebb", "pass")
    t.changes(move([t.you.ref("Ace")], CLOCK))
    t.you.may_choose_exactly("play Ebb", "pass")
    t.you.chooses("play Ebb", "left center")
    t.changes(move([t.you.ref("Ace")], HAND))
    t.you.chooses("play Ace", "right center")

    pick = event("Pick", text="Choose 1 of your characters, and return it to your hand.")
    zones = {"left": "Ebb", "right": "Flow", "back_left": "filler"}
    t = table(
        "ws", side(hand=[pick], **zones), cards=[character("Ebb"), character("Flow")], at="main"
    )
    t.you.chooses("play Pick")
    t.changes(move([t.you.deck.refs[0]], CLOCK))
    t.you.clock.has(1)
    t.you.may_choose_exactly("Ebb", "Flow", "filler")
    with pytest.raises(TestFailed, match="settled before"):
        t.changes(move([t.you.ref("Ebb")], WAITING_ROOM))
    t.you.chooses("Flow")
    t.you.hand.is_("Flow")


def test_what_changes_bring_about_comes_at_once_where_nothing_is_under_way() -> None:
    eye = make.battle(
        "Eye", text="[Auto] When one of your opponent's Battle Cards is KO'd, draw 1 card."
    )
    weak = make.battle("Weak", text="[Permanent] This card gets -10000 power.")
    t = table("dbs", side(hand=[weak], battle=[eye]), at="main")
    t.changes(move([t.you.ref("Weak")], BATTLE_AREA, 0))
    t.you.drop.is_("Weak")  # by the rules, for its power
    t.you.is_asked("main phase")


def test_what_happened_since_a_moment() -> None:
    t = table("dbs", side(hand=["filler"], energy=1), at="main")
    then = t.happened
    assert t.since(then) == []
    ref = t.you.ref("filler")
    t.changes(move([t.you.hand.refs[0]], DROP))
    assert [c[0] for c in t.since(then)] == [MOVE]
    assert t.you.ref("filler") != ref or t.since(then)[0][3] == DROP
