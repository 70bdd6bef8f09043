"""Sections 6.3 and 9.6: riding from hand and ride deck, and persona rides."""

from bythebook.games.vanguard.abilities.active_zones import waits_in_soul
from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.d.actions.riding import RideOneByOne
from bythebook.games.vanguard.d.texts.events import EV_PERSONA_RIDE
from bythebook.games.vanguard.texts.calling import CallCards, RideCard
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.events import CANNOT_RIDE, P_MAIN, P_RIDE
from bythebook.games.vanguard.texts.triggers import rides
from bythebook.games.vanguard.zones.zones import (
    DROP,
    REAR_GUARDS,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import AUTO, Ability, CardDef, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import THIS_TURN, face, give, move
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import FACE_UP
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.actions.making import does, waiting
from tests.rules.vanguard.waiting import at_beginning

GRADES = [unit(f"hand {n}", n) for n in range(4)]
RIDES = [unit(f"ride {n}", n) for n in range(4)]
THAT = Bound(R_CHOSEN)


def riding(vanguard: CardDef, hand: list[str], deck: list[str], **more: object) -> Table:
    """A ride phase with a hand and a ride deck."""
    you = side(vanguard=vanguard, hand=hand, ride_deck=deck, **more)
    return table("vgd", you=you, cards=[*GRADES, *RIDES, order("edict", 1)], at="ride")


@clause("vgd 9.6.2")
def test_from_the_hand_the_same_grade_or_one_more_from_the_ride_deck_one_more() -> None:
    hand = [*[c.name for c in GRADES], "edict"]
    t = riding(unit("first", 1), hand, [c.name for c in RIDES])
    t.you.may_choose_exactly("ride hand 1", "ride hand 2", "ride ride 2", "pass")
    said = [t.game.why_not((t.asked.options[0][0], t.you.ref(n))) for n in ("ride 1", "ride 3")]
    assert said == ["vgd 9.6.2", "vgd 9.6.2"]
    assert t.game.why_not((t.asked.options[0][0], t.you.ref("edict"))) == "vgd 6.3.1"
    t.you.passes()
    t.you.vanguard.is_("first")
    t.you.is_asked("main phase")


@clause("vgd 9.6.2")
def test_what_lies_face_up_in_the_ride_deck_is_not_ridden() -> None:
    t = riding(unit("first", 1), ["hand 0"], ["ride 2"])
    t.you.may_choose("ride ride 2")
    t.changes(face([t.you.ref("ride 2")], FACE_UP))
    t.you.may_choose_exactly("pass")


@clause("vgd 6.3.3.1.2", "vgd 6.3.3.1.1")
def test_from_the_ride_deck_it_is_shown_and_a_card_discarded() -> None:
    t = riding(unit("first", 1), ["hand 0", "hand 3"], ["ride 2", "ride 3"])
    t.you.may_choose_exactly("ride ride 2", "pass")
    t.you.chooses("ride ride 2")
    assert t.rival.knows(t.you.card("ride 2"))
    assert not t.rival.knows(t.you.card("ride 3"))
    t.you.is_asked("card to discard for the ride")
    t.you.may_choose_exactly("hand 0", "hand 3")
    t.you.vanguard.is_("first")
    t.you.chooses("hand 3")
    t.you.drop.is_("hand 3")
    t.you.vanguard.is_("ride 2")
    t.you.soul.is_("first")
    # Without a card to discard there is no such ride.
    t = riding(unit("first", 1), [], ["ride 2"])
    t.you.is_asked("start step")
    t.you.vanguard.is_("first")
    # From the hand nothing is discarded.
    t = riding(unit("first", 1), ["hand 2", "hand 3"], [])
    t.you.chooses("ride hand 2")
    t.you.hand.is_("hand 3")
    t.you.drop.has(0)


@clause("vgd 6.3.3.3", "vgd 6.3.1", "vgd 6.3.3.4", "vgd 6.3.3.2", "vgd 6.3.3.2.1", "vgd 9.6.2")
def test_it_is_put_on_its_players_circle_and_the_others_into_the_soul() -> None:
    t = riding(unit("first", 1), ["hand 2"], [])
    t.changes([*move([t.you.ref("first")], VANGUARD, 0, orient=REST)])
    t.you.chooses("ride hand 2")
    t.you.vanguard.is_("hand 2")
    assert t.you.state_of("hand 2") == STAND
    t.you.soul.is_("first")
    t.rival.vanguard.is_("vanguard")
    t.rival.soul.has(0)


@clause("vgd 9.6.1", "vgd 9.6.3")
def test_what_waits_for_the_ride_phase_comes_first_and_what_the_ride_brings_in_it() -> None:
    t = riding(unit("first", 1), ["hand 2"], [], left=at_beginning("early", P_RIDE))
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("ride step")
    late = waiting(rides(Cards(YOU)), SoulCharge(), name="late")
    # What the ride brings is over before anything waits for the main phase.
    dawn = at_beginning("dawn", P_MAIN)
    t = riding(unit("first", 1), ["hand 2"], [], left=late, right=dawn)
    t.you.chooses("ride hand 2")
    t.you.is_asked("may")
    assert t.waiting == ["dawn"]
    t.you.soul.has(2)
    t.you.chooses("no")


@clause("vgd 6.3.2.1", "vgd 9.6.2.1", "vgd 6.3.2.2")
def test_normal_and_superior_rides_are_told_apart() -> None:
    def rider(value: int) -> CardDef:
        moment = rides(value=value)
        return waiting(moment, SoulCharge(), name="rider", grade=3, zones=(VANGUARD,))

    for value in (0, 1):
        dropped = ChooseCards(Cards(YOU, (DROP,)))
        t = does(dropped, RideCard(THAT), you=side(drop=[rider(value)]), book="vgd")
        t.you.vanguard.is_("rider")
        t.you.soul.has(2 - value)
        you = side(vanguard=unit("first", 3), hand=[rider(value)])
        t = table("vgd", you=you, at="ride")
        t.you.chooses("ride rider")
        t.you.soul.has(1 + value)
        first, cost = unit("first", 2), unit("cost")
        t = table("vgd", you=side(vanguard=first, hand=[cost], ride_deck=[rider(value)]), at="ride")
        t.you.chooses("ride rider")
        t.you.vanguard.is_("rider")
        t.you.soul.has(1 + value)


@clause("vgd 6.3.4")
def test_who_is_ridden_from_another_circle_is_a_new_card() -> None:
    rears = ChooseCards(Cards(YOU, REAR_GUARDS))
    t = does(rears, RideCard(THAT), you=side(left="a", right="b"), book="vgd")
    old = t.you.ref("a")
    t.changes([give(ADD, POWER, 5000, [old], 7, THIS_TURN, t.turn)])
    t.you.chooses("a")
    t.you.vanguard.is_("a")
    assert not t.game.state.alive(old)
    assert t.you.value("a", "power") == 7000
    t.you.soul.is_("doer")


@clause("vgd 6.3.5", "vgd 6.3.5.1")
def test_who_is_ridden_upon_speaks_from_the_soul_and_from_nowhere_further() -> None:
    call = CallCards(This())
    ability = Ability(AUTO, waits_in_soul(), rides(Cards(), This()), body=(call,))
    first = unit("first", 2, abilities=(ability,))
    t = table("vgd", you=side(vanguard=first, hand=["hand 3"]), cards=GRADES, at="ride")
    t.you.chooses("ride hand 3")
    t.you.is_asked("circle")
    t.you.chooses("left front")
    t.you.left.is_("first")
    # Another ability takes it out of the soul first: it is not found any more.
    away = MoveCards(Cards(YOU, (SOUL,)), DROP)
    slow = waiting(rides(Cards(YOU)), away, name="slow")
    t = table("vgd", you=side(vanguard=first, hand=["hand 3"], left=slow), cards=GRADES, at="ride")
    t.you.chooses("ride hand 3", "resolve slow hand 3")
    t.you.drop.is_("first")
    assert not t.waiting
    t.you.left.is_("slow")


@clause("vgd 6.3.6")
def test_several_cards_ride_one_after_the_other_in_an_order_of_ones_own() -> None:
    t = table("vgd", you=side(hand=["hand 1", "hand 2"]), cards=GRADES)
    t.run(RideOneByOne(0, t.you.hand.refs))
    t.you.may_choose_exactly("hand 1", "hand 2")
    t.you.chooses("hand 2")
    t.you.vanguard.is_("hand 1")
    t.you.soul.is_("hand 2", "vanguard")


@clause("vgd 6.3.7", "vgd 2.13.2", "vgd 7.12.1.3", "vgd 7.12.1.3.1", "vgd 7.12.1.3.2")
def test_a_persona_ride_draws_a_card_and_strengthens_the_front_row() -> None:
    king = unit("king", 3, 13000, persona=True)
    squire = waiting(Trigger(EV_PERSONA_RIDE, Cards(YOU)), SoulCharge(), name="squire")
    you = side(
        vanguard=king,
        hand=[king, "hand 2"],
        left="hand 1",
        back_left="hand 0",
        back_right=squire,
        deck=["filler"] * 9,
    )
    t = table("vgd", you=you, cards=GRADES, at="ride")
    t.you.chooses("ride king")
    t.you.soul.has(2)
    t.you.hand.holds_exactly("hand 2", "filler")
    assert t.you.value("king", "power") == 23000
    assert [t.you.value(f"hand {n}", "power") for n in (1, 0)] == [18000, 8000]
    # By a rule and not by an effect: whoever is in the front row has it, and nobody else.
    t.you.chooses("exchange left front left back")
    assert [t.you.value(f"hand {n}", "power") for n in (1, 0)] == [8000, 18000]
    t.you.chooses("call hand 2", "right front")
    assert t.you.value("hand 2", "power") == 18000
    t.goes_on_to("ride step", t.rival)
    assert t.you.value("king", "power") == 13000


@clause("vgd 6.3.7", "vgd 2.13.2")
def test_a_ride_is_no_persona_ride_without_both_icons_the_name_and_the_hand() -> None:
    king, queen = unit("king", 3, persona=True), unit("queen", 3, persona=True)
    plain = unit("king", 3, number="K-2")
    for vanguard, rider, is_one in (
        (king, king, True),
        (king, queen, False),
        (plain, king, False),
        (king, plain, False),
    ):
        t = table("vgd", you=side(vanguard=vanguard, hand=[rider], deck=9), at="ride")
        t.you.chooses(f"ride {rider.name}")
        t.you.hand.has(int(is_one))
    low, high = unit("king", 2, persona=True, number="K-3"), king
    you = side(vanguard=low, hand=["filler", "filler"], ride_deck=[high], deck=9)
    t = table("vgd", you=you, at="ride")
    t.you.chooses("ride king", "filler")
    t.you.hand.has(1)
    # A superior ride is none either.
    t = table("vgd", you=side(vanguard=king, hand=[king]))
    t.run(Ride(0, t.you.hand.refs[0]))
    t.you.soul.is_("king")
    t.you.hand.has(0)


@clause("vgd 9.6.2")
def test_who_cannot_ride_does_not() -> None:
    t = riding(unit("first", 1), ["hand 2"], ["ride 2"])
    t.changes([give(BITS_ON, CHAR_CANNOT, CANNOT_RIDE, [0], 6, THIS_TURN, t.turn)])
    t.you.may_choose_exactly("pass")
    t.you.vanguard.is_("first")
