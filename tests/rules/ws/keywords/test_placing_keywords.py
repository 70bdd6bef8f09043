"""Section 10: Bond, Change, Shift, Fusion and Sunder."""

from bythebook.games.ws.cards import CHANGE, FUSION, NAMES, POWER, SHIFT_WORD, exact_name
from bythebook.games.ws.keywords.keyword_actions import ExchangeWith, GoUnder
from bythebook.games.ws.keywords.keywords import bond_ability, shift_ability, sunder_ability
from bythebook.games.ws.texts.effects import Draw, MoveThis, StockCost
from bythebook.games.ws.texts.events import EV_BEGIN, EV_KEYWORD, P_CLIMAX, P_MAIN
from bythebook.games.ws.texts.placing import PutOnStage
from bythebook.games.ws.zones.markers import MarkerCost
from bythebook.games.ws.zones.zones import (
    BACK_LEFT,
    CENTER_LEFT,
    DECK,
    MEMORY,
    REST,
    STAGE,
    STAND,
    WAITING_ROOM,
    area_under,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED, IfDid, MayPay
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Num, This
from bythebook.kernel.language.words import HAS, YOU, Test
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import FACE_UP
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, Search, ShuffleZone
from bythebook.testing import Table, character, clause, climax, face_down, face_up, side, table

ACE = character("Ace")
BOB = character("Bob")
NEW = character("New")


def named(name: str) -> tuple[Test, ...]:
    return (Test(NAMES, HAS, words=(exact_name(name),)),)


def watcher(keyword: int, who: Noun | None = None, whose: int = YOU) -> CardDef:
    """A character that draws a card when its player uses a keyword."""
    trigger = Trigger(EV_KEYWORD, who, value=keyword, whose=whose)
    return character("Watcher", abilities=(Ability(AUTO, STAGE, trigger, body=(Draw(Num(1)),)),))


# Bond.


def bonded(**mine: object) -> Table:
    bond = character("Binder", abilities=(bond_ability(("Ace",), (StockCost(1),)),))
    t = table("ws", you=side(hand=["Binder"], **mine), cards=[bond, ACE, BOB], at="main")
    t.you.chooses("play Binder", "left center")
    return t


@clause("ws 10.4.2")
def test_bond_brings_a_card_of_its_name_back():
    t = bonded(waiting_room=["Bob", "Ace", "Ace"], stock=1)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.may_choose_exactly("Ace")
    t.you.chooses("Ace")
    t.you.hand.is_("Ace")
    t.you.waiting_room.holds_exactly("Bob", "Ace", "filler")


def test_bond_need_not_be_paid_and_cannot_be_paid_without_stock():
    t = bonded(waiting_room=["Ace"], stock=1)
    t.you.chooses("no")
    t.you.hand.has(0)
    bonded(waiting_room=["Ace"]).you.may_not_choose("yes")


def test_bond_waits_for_being_played_not_for_being_placed():
    bond = character("Binder", abilities=(bond_ability(("Ace",), ()),))
    mine = side(waiting_room=["Ace", "Binder"])
    t = table("ws", you=mine, cards=[bond, ACE])
    t.changes(move([t.you.ref("Binder")], STAGE[0], 0))
    t.you.is_asked("idle")
    t.you.hand.has(0)


# Change.

AT_CLIMAX = Trigger(EV_BEGIN, value=P_CLIMAX, whose=YOU)


def changer(*body: Effect) -> CardDef:
    """At the climax phase, this card to the waiting room, and New comes onto its position."""
    ability = Ability(
        AUTO,
        STAGE,
        AT_CLIMAX,
        cost=(MoveThis(WAITING_ROOM),),
        body=(
            MayPay(),
            IfDid((ChooseCards(Cards(zones=(WAITING_ROOM,), tests=named("New"))), *body)),
        ),
        marks=CHANGE,
    )
    return character("Changer", abilities=(ability,))


PUT_HERE = PutOnStage(Bound(R_CHOSEN), here=True)


@clause("ws 10.8.4", "ws 8.6.3")
@clause("ws 10.8.5")
def test_change_puts_a_card_where_this_card_was_and_that_is_using_change():
    own = Ability(
        AUTO,
        STAGE,
        Trigger(EV_KEYWORD, This(), value=CHANGE),
        body=(Give(This(), POWER, Num(500)),),
    )
    fresh = character("New", abilities=(own,))
    t = table(
        "ws",
        you=side(right="Changer", left="Watcher", waiting_room=["New"]),
        cards=[changer(PUT_HERE), fresh, watcher(CHANGE)],
        at="climax",
    )
    t.you.chooses("yes")
    t.you.is_asked("standby")
    t.you.may_choose_exactly("resolve New", "resolve Watcher New", "resolve Changer")
    t.you.chooses("resolve Changer", "resolve Watcher New")
    t.you.right_center.is_("New")
    t.you.waiting_room.is_("Changer")
    assert t.you.state_of("New") == STAND
    assert t.you.value("New", "power") == 3500
    t.you.hand.has(1)


@clause("ws 8.6.3")
def test_a_card_put_on_the_stage_without_change_has_not_been_changed():
    plain = Ability(
        AUTO,
        STAGE,
        AT_CLIMAX,
        body=(ChooseCards(Cards(zones=(WAITING_ROOM,))), PutOnStage(Bound(R_CHOSEN))),
    )
    t = table(
        "ws",
        you=side(right="Helper", left="Watcher", waiting_room=["New"]),
        cards=[character("Helper", abilities=(plain,)), NEW, watcher(CHANGE)],
        at="climax",
    )
    t.you.chooses("middle center")
    t.you.middle_center.is_("New")
    t.you.hand.has(0)


def test_without_the_named_card_nothing_comes():
    t = table("ws", you=side(right="Changer"), cards=[changer(PUT_HERE), NEW], at="climax")
    t.you.chooses("yes")
    t.you.right_center.has(0)
    t.you.waiting_room.is_("Changer")


def exchanger(*first: Effect) -> CardDef:
    """At the climax phase, exchange this card with a card of the memory."""
    ability = Ability(
        AUTO,
        STAGE,
        AT_CLIMAX,
        body=(ChooseCards(Cards(zones=(MEMORY,))), *first, ExchangeWith(Bound(R_CHOSEN))),
        marks=CHANGE,
    )
    return character("Exchanger", abilities=(ability,))


@clause("ws 10.8.3")
def test_cards_are_exchanged_only_if_both_are_there():
    from bythebook.kernel.texts.verbs import MoveCards

    mine = side(right="Exchanger", memory=["New"])
    t = table("ws", you=mine, cards=[exchanger(), NEW], at="climax")
    t.you.right_center.is_("New")
    t.you.memory.is_("Exchanger")
    # In the middle of it this card leaves the stage: nobody comes.
    away = exchanger(MoveCards(This(), WAITING_ROOM))
    t = table("ws", you=mine, cards=[away, NEW], at="climax")
    t.you.right_center.has(0)
    t.you.memory.is_("New")
    # To another position it may have gone.
    aside = exchanger(MoveCards(This(), STAGE[0]))
    t = table("ws", you=mine, cards=[aside, NEW], at="climax")
    t.you.left_center.is_("New")
    t.you.memory.is_("Exchanger")


# Shift.


def shifting(
    level: int = 1, clock: tuple[str, ...] = ("Shifter",), hand: tuple[str, ...] = ("Ace",)
) -> Table:
    shifter = character("Shifter", abilities=(shift_ability(1),))
    mine = side(level=level, clock=list(clock), hand=list(hand), left="Watcher")
    cards = [shifter, ACE, BOB, character("Blue", color="blue"), watcher(SHIFT_WORD)]
    return table("ws", you=mine, cards=cards, at="main")


@clause("ws 10.11.2", "ws 10.11.3.1")
@clause("ws 10.11.3")
@clause("ws 10.11.4")
def test_shift_exchanges_the_card_with_one_of_its_color_in_hand():
    t = shifting(clock=("Bob", "Shifter"), hand=("Ace", "Blue"))
    t.you.may_choose_exactly("Ace", "done")
    t.you.chooses("Ace")
    t.you.clock.is_("Ace", "Bob")
    # Shifter came, and Watcher drew.
    assert sorted(t.you.hand.names)[:1] == ["Blue"]
    t.you.hand.has(3)


def test_shift_can_be_declined():
    t = shifting()
    t.you.chooses("done")
    t.you.clock.is_("Shifter")
    t.you.hand.is_("Ace")


def test_shift_needs_its_level():
    shifting(level=0).you.is_asked("main phase")
    t = shifting(level=1)
    t.you.is_asked("choose")
    t.you.chooses("done")


@clause("ws 10.11.3.1")
def test_without_the_card_in_the_clock_nothing_is_exchanged():
    """Another Shift, resolved first, has already taken it out."""
    shifter = character("Shifter", abilities=(shift_ability(0), shift_ability(1)))
    mine = side(clock=["Shifter"], hand=["Ace", "Bob"], level=1)
    t = table("ws", you=mine, cards=[shifter, ACE, BOB])
    from bythebook.kernel.state.changes import event as happens

    t.changes([happens(EV_BEGIN, -1, 0, P_MAIN)])
    t.you.chooses("resolve Shifter", "Ace")
    t.you.is_asked("idle")
    t.you.clock.is_("Ace")
    t.you.hand.holds_exactly("Bob", "Shifter")


@clause("ws 10.11.3.2")
def test_without_a_card_of_its_color_nothing_can_be_chosen():
    t = shifting(hand=("Blue", "Blue"))
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    t.you.clock.is_("Shifter")
    t = shifting(hand=("Blue", "Ace"))
    t.you.may_choose_exactly("Ace", "done")
    t.you.chooses("done")
    shifting(hand=()).you.is_asked("main phase")


# Fusion.


def fuser() -> CardDef:
    ability = Ability(
        ACT,
        STAGE,
        cost=(MarkerCost(Cards(zones=STAGE, tests=named("Ace")), 1, FACE_UP),),
        body=(
            Search(Cards(zones=(DECK,), tests=named("New")), Num(1), True),
            PutOnStage(Bound(R_CHOSEN), here=True),
            GoUnder(Bound(R_MOVED)),
            ShuffleZone(DECK),
        ),
        marks=FUSION,
    )
    return character("Fuser", abilities=(ability,))


def fused(**mine: object) -> Table:
    board = side(left="Fuser", middle="Ace", right="Watcher", deck=["New", "filler"], **mine)
    t = table("ws", you=board, cards=[fuser(), ACE, BOB, NEW, watcher(FUSION)], at="main")
    t.you.chooses("activate Fuser")
    return t


@clause("ws 10.14.3", "ws 10.14.1.1.1")
@clause("ws 10.14.1.1.2")
def test_fusion_puts_both_and_their_markers_under_the_new_character():
    t = fused(markers_under_left_center=["Bob"])
    t.you.may_choose_exactly("New", "done")
    t.you.chooses("New")
    t.you.is_asked("order")
    t.you.chooses("Fuser", "Ace")
    t.you.left_center.is_("New")
    t.you.markers_under_left_center.is_("Fuser", "Ace", "Bob")
    t.you.middle_center.has(0)
    t.you.hand.has(1)


@clause("ws 10.14.1.1.1")
def test_if_nobody_comes_the_other_stays_a_marker_of_this_card():
    t = fused()
    before = t.game.state.random
    t.you.chooses("done")
    t.you.left_center.is_("Fuser")
    t.you.markers_under_left_center.is_("Ace")
    t.you.hand.has(0)
    assert t.game.state.random > before  # the deck was shuffled all the same


@clause("ws 10.14.1.1.2.1")
def test_markers_of_the_other_character_go_to_the_waiting_room():
    t = fused(markers_under_middle_center=["Bob"])
    # They have gone with the payment, before anything else is done.
    t.you.waiting_room.is_("Bob")
    t.you.chooses("done")
    t.you.markers_under_left_center.is_("Ace")
    t.you.waiting_room.is_("Bob")


# Sunder.


def sundered(markers: list[str], stock: int = 1, **mine: object) -> Table:
    ability = sunder_ability("New", (StockCost(1),))
    strong = Ability(
        AUTO, STAGE, Trigger(EV_BEGIN, value=P_CLIMAX), body=(Give(This(), POWER, Num(1000)),)
    )
    sunder = character("Sunder", abilities=(ability, strong))
    seen = [face_up(name) for name in markers]
    board = side(left="Sunder", markers_under_left_center=seen, stock=stock, **mine)
    t = table("ws", you=board, cards=[sunder, ACE, BOB, NEW, climax("Song")], at="climax")
    t.you.chooses("attack with Sunder")
    return t


@clause("ws 10.15.2")
@clause("ws 10.15.3.1")
def test_sunder_brings_a_marker_with_all_else_under_it():
    t = sundered(["Ace", "New"], middle="Bob")
    t.you.chooses("yes")
    t.you.is_asked("position")
    t.you.chooses("right center")
    t.you.chooses("Ace")
    t.you.right_center.is_("New")
    t.you.markers_under_right_center.is_("Ace", "Sunder")
    t.you.left_center.has(0)
    assert t.you.state_of("New") == STAND
    assert t.you.value("New", "power") == 3000
    t.you.may_choose_exactly("attack with New", "attack with Bob", "pass")


@clause("ws 10.15.2")
def test_a_sundered_character_can_take_the_same_position():
    t = sundered(["New"])
    t.you.chooses("yes", "left center")
    t.you.left_center.is_("New")
    t.you.markers_under_left_center.is_("Sunder")


@clause("ws 10.15.3")
def test_the_character_sunder_brings_is_a_new_one():
    # It was on the stage earlier in the turn, and strengthened there.
    sunder = character("Sunder", abilities=(sunder_ability("New", (StockCost(1),)),))
    mine = side(left="Sunder", right="New", middle="Bob", stock=1)
    t = table("ws", you=mine, cards=[sunder, BOB, NEW], at="attack")
    layer = t.game.book.layer(ADD, POWER)
    t.changes([give(ADD, POWER, 1000, [t.you.ref("New")], layer, THIS_TURN, t.game.state.turn)])
    t.changes(move([t.you.ref("New")], BACK_LEFT, 0))
    assert t.you.value("New", "power") == 4000
    t.changes(move([t.you.ref("New")], area_under(CENTER_LEFT), 0, face=FACE_UP))
    t.you.chooses("attack with Sunder", "yes", "right center")
    t.you.right_center.is_("New")
    assert t.you.value("New", "power") == 3000


@clause("ws 10.15.4")
def test_without_the_named_marker_nothing_is_moved():
    t = sundered(["Ace", "New", "New"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("New")
    t.you.chooses("New", "left center", "Sunder", "Ace")
    t.you.left_center.is_("New")
    t = sundered(["Ace"])
    t.you.chooses("yes")
    t.you.left_center.is_("Sunder")
    assert t.you.state_of("Sunder") == REST
    t.you.markers_under_left_center.is_("Ace")


@clause("ws 3.7.2", "ws 8.6.3.1.4")
def test_a_marker_that_nobody_may_look_at_is_not_found_by_its_name():
    ability = sunder_ability("New", (StockCost(1),))
    sunder = character("Sunder", abilities=(ability,))
    looks = []
    for hidden in ("New", "Bob"):
        # Which card lies face down makes no difference to what is asked or done.
        board = side(
            left="Sunder", markers_under_left_center=[face_down(hidden), face_up("Ace")], stock=1
        )
        t = table("ws", you=board, cards=[sunder, ACE, BOB, NEW], at="attack")
        t.you.chooses("attack with Sunder", "yes")
        t.you.left_center.is_("Sunder")
        t.you.waiting_room.has(1)  # paid, for nothing
        looks.append([t.game.view(player) for player in (0, 1)])
    assert looks[0] == looks[1]
    board = side(
        left="Sunder", markers_under_left_center=[face_down("New"), face_up("New")], stock=1
    )
    t = table("ws", you=board, cards=[sunder, ACE, BOB, NEW], at="attack")
    t.you.chooses("attack with Sunder", "yes")
    t.you.is_asked("position")
    t.you.chooses("left center", "Sunder")
    t.you.left_center.is_("New")


def test_sunder_waits_for_the_end_of_its_own_attack():
    t = sundered(["New"], middle="Bob")
    t.you.chooses("no", "attack with Bob")
    t.you.left_center.is_("Sunder")
    t.rival.is_asked("clock phase")
