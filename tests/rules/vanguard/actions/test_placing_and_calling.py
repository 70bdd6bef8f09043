"""Sections 10.5, 10.6, 10.7 and 10.32: placing, riding, calling, moving."""

from bythebook.games.vanguard.cards.cards import named
from bythebook.games.vanguard.texts.calling import (
    ANY_CIRCLE,
    BACK_CIRCLES,
    GUARDIAN_CIRCLE,
    OPEN_CIRCLE,
    CallCards,
    ExchangeUnits,
    MoveUnits,
    Onto,
    RideCard,
)
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.events import P_GUARD
from bythebook.games.vanguard.texts.triggers import begins, by_effect, called, moves, placed, rides
from bythebook.games.vanguard.zones.zones import (
    DECK,
    DROP,
    FRONT_LEFT,
    HAND,
    REAR_GUARDS,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.verbs import ChooseCards, LookAtTop, MoveCards, TurnCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import does, waiting
from tests.rules.vanguard.eras import ERAS

THAT = Bound(R_CHOSEN)
DROPPED = Cards(zones=(DROP,))
REAR = Cards(zones=REAR_GUARDS)
FIVE = ("left front", "right front", "left back", "center back", "right back")


def settler() -> CardDef:
    return waiting(placed(circles=REAR_GUARDS), SoulCharge(), name="settler", grade=0)


def caller(name: str, value: int) -> CardDef:
    return waiting(called(value=value), SoulCharge(), name=name, grade=0)


NORMAL = caller("normal", 1)
SUPERIOR = caller("superior", 0)


@ERAS
@clause("vgg 10.5.1", "vgg 10.5.1.1", "vgd 7.15.1")
def test_what_comes_to_a_circle_from_elsewhere_is_placed_played_or_not(book: str) -> None:
    t = table(book, you=side(hand=[settler()]), at="main")
    t.you.chooses("call settler", "left front")
    t.you.soul.has(1)
    t = does(ChooseCards(DROPPED), CallCards(THAT), you=side(drop=[settler()]), book=book)
    t.you.chooses("left front")
    t.you.soul.has(1)
    put = MoveCards(THAT, FRONT_LEFT, YOU)
    t = does(ChooseCards(DROPPED), put, you=side(drop=[settler()]), book=book)
    t.you.soul.has(1)


@ERAS
@clause("vgg 10.5.1", "vgd 7.15.1")
def test_what_goes_from_circle_to_circle_is_not_placed(book: str) -> None:
    t = does(ChooseCards(REAR), MoveUnits(THAT), you=side(left=settler()), book=book)
    t.you.chooses("left back")
    t.you.left_back.is_("settler")
    t.you.soul.has(0)


@ERAS
@clause("vgg 10.6.1", "vgg 10.6.1.1", "vgd 6.3.1", "vgd 6.3.3.3")
def test_normal_and_superior_rides_are_told_apart(book: str) -> None:
    def rider(value: int) -> CardDef:
        moment = rides(value=value)
        return waiting(moment, SoulCharge(), name="rider", grade=3, zones=(VANGUARD,))

    for value in (0, 1):
        t = does(ChooseCards(DROPPED), RideCard(THAT), you=side(drop=[rider(value)]), book=book)
        t.you.vanguard.is_("rider")
        assert t.you.state_of("rider") == STAND
        # The one ridden on, and a card charged for a superior ride.
        t.you.soul.has(2 - value)
        you = side(vanguard=unit("first", 3), hand=[rider(value)])
        t = table(book, you=you, at="ride")
        t.you.chooses("ride rider")
        t.you.soul.has(1 + value)


@ERAS
@clause("vgg 10.6.1", "vgd 6.3.1", "vgd 6.3.3.3")
def test_a_card_can_be_ridden_resting_and_knows_by_whose_effect(book: str) -> None:
    def rider(name: str) -> CardDef:
        moment = by_effect(placed(circles=(VANGUARD,)), YOU, Cards(tests=(named(name),)))
        return waiting(moment, SoulCharge(), name="rider", grade=3, zones=(VANGUARD,))

    for name, soul in (("doer", 2), ("rider", 1)):
        ride = RideCard(THAT, orientation=REST)
        t = does(ChooseCards(DROPPED), ride, you=side(drop=[rider(name)]), book=book)
        assert t.you.state_of("rider") == REST
        t.you.soul.has(soul)


@ERAS
@clause("vgg 10.6.1", "vgd 6.3.1", "vgd 6.3.3.3")
def test_whoever_is_ridden_on_can_tell_by_whom(book: str) -> None:
    first = waiting(
        rides(Cards(tests=()), This()), SoulCharge(), name="first", grade=2, zones=(SOUL,)
    )
    you = side(vanguard=first, hand=[unit("second", 3)])
    t = table(book, you=you, at="ride")
    t.you.chooses("ride second")
    t.you.soul.has(2)


@ERAS
@clause("vgg 10.7.1", "vgg 10.7.1.1.1", "vgg 10.7.1.1.2", "vgd 6.2.1", "vgd 6.2.3.2", "vgd 6.2.3.3")
def test_several_are_called_at_once_each_to_a_chosen_circle(book: str) -> None:
    two = ChooseCards(DROPPED, Num(2))
    t = does(two, CallCards(THAT), you=side(drop=["b", "a"]), book=book)
    t.you.may_choose_exactly(*FIVE)
    t.you.chooses("left back")
    # Nobody has come yet.
    t.you.left_back.is_()
    # In the one era two can be called to one circle.
    left = FIVE if book == "vgg" else [name for name in FIVE if name != "left back"]
    t.you.may_choose_exactly(*left)
    t.you.chooses("right front")
    t.you.left_back.is_("a")
    t.you.right_front.is_("b")
    assert t.you.state_of("a") == t.you.state_of("b") == STAND


@ERAS
@clause("vgg 10.7.1", "vgd 6.2.1")
def test_a_call_is_one_from_anywhere_but_a_circle_is_not_called_by_moving(book: str) -> None:
    t = does(ChooseCards(DROPPED), CallCards(THAT), you=side(drop=[SUPERIOR]), book=book)
    t.you.chooses("left front")
    t.you.soul.has(1)
    t = does(ChooseCards(REAR), MoveUnits(THAT), you=side(left=SUPERIOR), book=book)
    t.you.chooses("left back")
    t.you.soul.has(0)


@ERAS
@clause("vgg 10.7.1.1.1.1", "vgd 6.2.3.2.1.1")
def test_as_many_are_called_as_there_is_room_for(book: str) -> None:
    two = ChooseCards(DROPPED, Num(2))
    full = {"left": "c", "right": "d", "back_left": "e", "back_center": "f"}
    t = does(two, CallCards(THAT, OPEN_CIRCLE), you=side(drop=["a", "b"], **full), book=book)
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.right_back.is_("b")
    t.you.drop.is_("a")
    t = does(
        two,
        CallCards(THAT, OPEN_CIRCLE),
        you=side(drop=["a", "b"], back_right="g", **full),
        book=book,
    )
    t.you.drop.holds_exactly("a", "b")
    t.you.is_asked("main phase")


@ERAS
@clause("vgg 10.7.1.1.1.1", "vgd 6.2.3.2.1.1")
def test_open_circles_are_taken_one_each(book: str) -> None:
    two = ChooseCards(DROPPED, Num(2))
    full = {"left": "c", "right": "d", "back_left": "e"}
    t = does(two, CallCards(THAT, OPEN_CIRCLE), you=side(drop=["b", "a"], **full), book=book)
    t.you.may_choose_exactly("center back", "right back")
    t.you.chooses("center back")
    t.you.center_back.is_("a")
    t.you.right_back.is_("b")


@ERAS
@clause("vgg 10.7.1.2", "vgg 10.7.1.3", "vgd 6.2.2.1", "vgd 6.2.2.2")
def test_normal_and_superior_calls_are_told_apart(book: str) -> None:
    t = table(book, you=side(hand=[NORMAL, SUPERIOR]), at="main")
    t.you.chooses("call normal", "left front")
    t.you.soul.has(1)
    t.you.chooses("call superior", "right front")
    t.you.soul.has(1)
    for card, charged in ((NORMAL, 0), (SUPERIOR, 1)):
        t = does(
            ChooseCards(Cards(zones=(HAND,))), CallCards(THAT), you=side(hand=[card]), book=book
        )
        t.you.chooses("left front")
        t.you.soul.has(charged)


@ERAS
@clause("vgg 10.7.1.4", "vgd 6.2.3.1.1")
def test_what_is_called_unseen_is_known_before_its_circle_is_chosen(book: str) -> None:
    t = does(LookAtTop(DECK), CallCards(Bound(2)), deck=["a", "b", "c"], book=book)
    t.you.is_asked("circle")
    assert t.rival.knows(t.you.card("a"))
    t.you.chooses("left front")
    t.you.left_front.is_("a")


@ERAS
@clause("vgg 10.7.1.1.1", "vgd 6.2.3.2")
def test_a_text_can_say_which_circles(book: str) -> None:
    one = ChooseCards(DROPPED)
    t = does(one, CallCards(THAT, BACK_CIRCLES), you=side(drop=["a"]), book=book)
    t.you.may_choose_exactly("left back", "center back", "right back")
    t.you.chooses("left back")
    column = Onto(column=Cards(zones=(FRONT_LEFT,)))
    t = does(one, CallCards(THAT, column), you=side(drop=["a"], left="b"), book=book)
    t.you.may_choose_exactly("left front", "left back")
    t.you.chooses("left back")
    t.you.left_back.is_("a")


@ERAS
@clause("vgg 10.7.1.1.1", "vgd 6.2.3.2")
def test_a_unit_can_be_called_resting(book: str) -> None:
    t = does(
        ChooseCards(DROPPED),
        CallCards(THAT, ANY_CIRCLE, orientation=REST),
        you=side(drop=["a"]),
        book=book,
    )
    t.you.chooses("left front")
    assert t.you.state_of("a") == REST


@ERAS
@clause("vgg 10.32.1", "vgd 7.28.1")
def test_a_unit_moves_to_another_circle_as_it_lies(book: str) -> None:
    t = does(ChooseCards(REAR), MoveUnits(THAT), you=side(left=("a", REST)), book=book)
    t.you.may_choose_exactly("right front", "left back", "center back", "right back")
    t.you.chooses("center back")
    t.you.center_back.is_("a")
    assert t.you.state_of("a") == REST
    # Later words can speak of who has moved.
    t = does(
        ChooseCards(REAR),
        MoveUnits(THAT),
        TurnCards(Bound(R_MOVED), STAND),
        you=side(left=("a", REST)),
        book=book,
    )
    t.you.chooses("center back")
    assert t.you.state_of("a") == STAND
    # What is on no circle does not move to one.
    t = does(ChooseCards(DROPPED), MoveUnits(THAT), you=side(drop=["a"]), book=book)
    t.you.drop.is_("a")
    t.you.is_asked("main phase")


@ERAS
@clause("vgg 10.32.2", "vgd 7.28.1.1")
def test_whoever_changes_places_has_moved(book: str) -> None:
    mover = waiting(moves(), SoulCharge(), name="mover")
    left, right = Cards(zones=(FRONT_LEFT,)), Cards(zones=(REAR_GUARDS[1],))
    t = does(ExchangeUnits(left, right), you=side(left=(mover, REST), right="a"), book=book)
    t.you.left_front.is_("a")
    t.you.right_front.is_("mover")
    assert (t.you.state_of("mover"), t.you.state_of("a")) == (REST, STAND)
    t.you.soul.has(1)


@ERAS
@clause("vgg 4.6.4.1", "vgg 4.6.6.1", "vgd 4.9.2.3.1", "vgd 4.9.2.5.1")
def test_who_moves_to_or_from_the_vanguard_circle_stands_there(book: str) -> None:
    left, center = Cards(zones=(FRONT_LEFT,)), Cards(zones=(VANGUARD,))
    t = does(ExchangeUnits(left, center), you=side(left=("a", REST)), book=book)
    t.you.vanguard.is_("a")
    assert t.you.state_of("a") == STAND
    rests = TurnCards(center, REST)
    t = does(rests, ExchangeUnits(left, center), you=side(left=("a", REST)), book=book)
    t.you.left.is_("doer")
    assert t.you.state_of("doer") == STAND
    t = does(rests, MoveUnits(center), you=side(soul=["a"]), book=book)
    t.you.chooses("left front")
    assert t.you.state_of("doer") == STAND


@ERAS
@clause("vgg 10.32.3", "vgd 7.28.2")
def test_riding_and_calling_is_no_moving(book: str) -> None:
    mover = waiting(moves(), SoulCharge(), name="mover", grade=0)
    t = table(book, you=side(hand=[mover]), at="main")
    t.you.chooses("call mover", "left front")
    t.you.soul.has(0)
    t = does(ChooseCards(DROPPED), RideCard(THAT), you=side(drop=[mover]), book=book)
    t.you.vanguard.is_("mover")
    t.you.soul.is_("doer")
    # To go from one circle to another is.
    t = does(ChooseCards(REAR), MoveUnits(THAT), you=side(left=mover), book=book)
    t.you.chooses("left back")
    t.you.soul.has(1)


@ERAS
@clause("vgg 10.7.1.3.1", "vgd 6.2.4")
def test_who_is_called_to_guard_by_an_effect_rests_and_guards_a_chosen_unit(book: str) -> None:
    call = (ChooseCards(Cards(zones=(DROP,))), CallCards(THAT, GUARDIAN_CIRCLE))
    waiter = waiting(begins(P_GUARD, OPPONENT), *call, name="waiter", zones=REAR_GUARDS)
    attacker = unit("attacker", 3, 8000)
    rival = side(vanguard=unit("target", 3, 7000), left=waiter, drop=[unit("shield", 0)], hand=1)
    t = table(book, you=side(vanguard=attacker), rival=rival, at="battle")
    t.you.chooses("attack", "attack target")
    t.rival.guardians.is_("shield")
    assert t.rival.state_of("shield") == REST
    # It guards the only unit that is attacked.
    assert t.rival.value("target", "power") == 12000
    t.rival.is_asked("guard step")
