"""Sections 2 to 5: trigger icons, zones and what may not go where."""

import pytest

from bythebook.games.vanguard.cards.cards import NATIONS
from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.zones.zones import DAMAGE, REST, STAND
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import HAS, LACKS, YOU, Test
from bythebook.kernel.state.changes import face
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP
from bythebook.testing import Table, clause, face_down, laid, side
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack, fight
from tests.rulings.vgd.boards import ace, battle, field, main, other

ONCE = unit("me", 3, 13000, None, skills=())
"""a vanguard that drives once"""


def hurts(amount: str = "one", **theirs: object) -> Table:
    """The rival's vanguard is dealt damage by a text."""
    text = f"[ACT](VC):Deal {amount} damage to your opponent's vanguard."
    t = main(rival=side(**theirs), vanguard=ace(text), damage=5)
    t.you.chooses("activate ace")
    return t


@clause("vgd 2.8.2.4", "vgd 13.5.4", "vgd 13.6.2")
def test_a_heal_at_five_damage_heals_before_the_card_itself_is_damage() -> None:
    t = hurts(damage=5, deck=["heal", "a", "a"])
    t.rival.trigger.is_("heal")
    t.rival.damage.has(5)
    t.rival.chooses("icon first")
    t.settle()
    # One of five healed, and the heal trigger is the fifth again.
    t.rival.damage.has(5)
    t.rival.drop.has(1)
    t.you.is_asked("main phase")


@clause("vgd 2.8.2.4", "vgd 13.6.2")
def test_a_heal_of_two_damage_at_five_does_not_save_from_the_second() -> None:
    t = hurts("two", damage=5, deck=["heal", "a", "a", "a"])
    t.rival.chooses("icon first")
    t.settle()
    t.asserts_over(0, "vgd 13.2.2")


@clause("vgd 2.8.2.4")
def test_with_less_damage_than_the_other_nothing_is_healed() -> None:
    t = hurts(damage=4, deck=["heal", "a", "a"])
    t.settle()
    t.rival.damage.has(5)
    t.rival.drop.has(0)
    # The other half of it is done all the same.
    assert t.rival.value("vanguard", "power") == 23000


@clause("vgd 2.8.2.6", "vgd 13.2.3")
def test_an_over_trigger_that_draws_the_last_card_loses_the_game() -> None:
    for below, lost in ((1, True), (2, False)):
        t = battle(field(vanguard=ONCE, left=unit("ally"), deck=["over", *["filler"] * below]))
        attack(t)
        t.you.chooses("remove it next", "draw next", "me")
        if lost:
            t.asserts_over(1, "vgd 13.2.3")
        else:
            t.you.hand.is_("filler")
            t.rival.damage.has(1)


@clause("vgd 2.8.2.6", "vgd 10.6.1.2.6")
def test_an_over_trigger_never_comes_to_the_hand_even_if_it_is_removed_last() -> None:
    t = battle(field(vanguard=ONCE, left=unit("ally"), deck=["over", "a", "b", "c"]))
    attack(t)
    t.you.chooses("draw next", "power next", "ally")
    t.you.hand.is_("a")
    t.you.removed.is_("over")
    t.you.trigger.has(0)


@clause("vgd 2.8.2.5", "vgd 4.1.8")
def test_a_front_trigger_is_kept_by_whoever_had_it_wherever_it_moves_on_the_field() -> None:
    mine = field(
        vanguard=ONCE,
        left=unit("ally"),
        back_left=unit("rear"),
        deck=["front", "filler", "filler", "filler"],
    )
    t = battle(mine)
    fight(t)
    assert [t.you.value(name, "power") for name in ("me", "ally", "rear")] == [23000, 18000, 8000]
    t.you.chooses("pass")
    assert [t.you.value(name, "power") for name in ("me", "ally", "rear")] == [13000, 8000, 8000]


@clause("vgd 4.4.2")
@pytest.mark.parametrize(
    "text",
    [
        "[ACT](RC):Choose a card from your soul, and call it to (RC).",
        "[ACT](RC):Choose a card from your soul, and ride it.",
    ],
)
def test_an_order_that_is_to_come_to_a_circle_goes_to_the_drop_zone(text: str) -> None:
    t = main(left=unit("doer", text=text), soul=[order("edict")])
    t.you.chooses("activate doer")
    t.settle()
    if t.you.options == ["left front"] or "left back" in t.you.options:
        t.you.chooses("left back")
    t.you.soul.has(0)
    t.you.drop.is_("edict")
    t.you.vanguard.is_("vanguard")
    t.you.left.is_("doer")


@clause("vgd 4.16.4", "vgd 4.16.5", "vgd 9.6.2")
def test_an_opponent_who_puts_it_below_the_deck_finds_it_in_the_ride_deck_face_up() -> None:
    below = "and put it on the bottom of its owner's deck."
    text = f"[ACT](VC):Choose one of your opponent's rear-guards, {below}"
    leaves = "[AUTO]:When this unit is rode upon, call this card to (RC)."
    rides = [unit("sprout", 1, text=leaves), unit("stem", 2)]
    theirs = side(vanguard=unit("seed", 0), ride_deck=rides, hand=["a", "b"], deck=["c"] * 9)
    t = main(rival=theirs, vanguard=ace(text), hand=["d"], deck=["d"] * 9)
    for rider, cost in (("sprout", "a"), ("stem", "b")):
        t.goes_on_to("ride step", t.rival)
        t.rival.chooses(f"ride {rider}", cost)
    t.rival.chooses("left front")
    t.rival.left.is_("sprout")
    t.goes_on_to("main phase", t.you)
    before = len(t.rival.deck)
    t.you.chooses("activate ace")
    t.settle()
    t.rival.deck.has(before)
    t.rival.ride_deck.is_("sprout")
    assert t.rival.ride_deck.face_down == []
    assert t.rival.ride_deck.seen_by(t.you) == ["sprout"]


@clause("vgd 4.11.3")
def test_face_down_damage_is_of_no_grade() -> None:
    text = "[ACT](VC):Choose a grade {} card from your damage zone, and put it into your hand."
    for grade in (1, 0):
        t = main(vanguard=ace(text.format(grade)), damage=[face_down("a"), face_down("filler")])
        t.you.chooses("activate ace")
        t.you.hand.is_("e")
        t.you.damage.has(2)
    t = main(vanguard=ace(text.format(1)), damage=["a", face_down("b")])
    t.you.chooses("activate ace")
    t.settle()
    t.you.hand.holds_exactly("a", "e")


@clause("vgd 4.11.3")
def test_face_down_damage_has_no_nation_and_so_is_not_of_one() -> None:
    for how, found in ((HAS, "a"), (LACKS, "b")):
        t = main(damage=["a", face_down("b")])
        nation = t.game.value(NATIONS, t.you.ref("a") & CARD)
        assert nation
        cards = Cards(YOU, (DAMAGE,), (Test(NATIONS, how, nation),)).cards(t.game, 0, 0)
        assert cards == [t.you.ref(found) & CARD]
        t.ends_asking()


@clause("vgd 4.11.3", "vgd 4.12.4", "vgd 4.15.3.1")
@pytest.mark.parametrize("zone", ["damage zone", "bind zone", "order zone"])
def test_cards_face_down_are_counted_among_no_grade_as_soon_as_they_lie_so(zone: str) -> None:
    text = f"[CONT](VC):This unit gets [Power] +1000 for each grade 0 card in your {zone}."
    name = zone.replace(" zone", "") if zone != "order zone" else "order_zone"
    t = main(vanguard=ace(text), **{name: [order("edict", 0), face_down(order("seal", 0))]})
    assert t.you.value("ace", "power") == 14000
    t.changes(face([t.you.ref("seal")], FACE_UP))
    assert t.you.value("ace", "power") == 15000
    t.changes(face([t.you.ref("edict")], FACE_DOWN))
    assert t.you.value("ace", "power") == 14000


@clause("vgd 4.12.3", "vgd 4.12.4", "vgd 14.8.3", "vgd 14.8.4")
@pytest.mark.parametrize("wings", ["White", "Black"])
@pytest.mark.parametrize("grade", [1, 2])
def test_a_card_bound_face_down_has_no_grade_neither_odd_nor_even(wings: str, grade: int) -> None:
    text = f"{wings} Wings-[CONT](RC):This unit gets [Power] +5000."
    bird = unit("bird", 2, 10000, text=text)
    bound = unit("bound", grade)
    t = main(left=bird, bind=[bound])
    assert t.you.value("bird", "power") == (15000 if (wings == "White") == (grade == 1) else 10000)
    t = main(left=bird, bind=[face_down(bound)])
    assert t.you.value("bird", "power") == 10000
    assert t.you.bind.seen_by(t.you) == ["bound"]
    assert t.you.bind.seen_by(t.rival) == [None]


@clause("vgd 4.12.4", "vgd 14.8.4", "vgd 14.2.3.1.1")
def test_a_card_of_grade_0_that_is_turned_down_is_no_even_one_any_more() -> None:
    bird = unit("bird", 2, 10000, text="Black Wings-[CONT](RC):This unit gets [Power] +5000.")
    t = main(left=bird, bind=[unit("bound", 0)])
    for lies, power in ((FACE_UP, 15000), (FACE_DOWN, 10000), (FACE_UP, 15000)):
        t.changes(face([t.you.ref("bound")], lies))
        assert t.you.value("bird", "power") == power


@clause("vgd 4.12.3")
def test_who_binds_a_card_of_the_hand_face_down_alone_may_look_at_it() -> None:
    text = "[ACT](VC):Choose a card from your hand, and bind it face down."
    t = main(vanguard=ace(text), hand=["a"])
    t.you.chooses("activate ace")
    t.settle()
    assert t.you.bind.face_down == ["a"]
    assert t.you.bind.seen_by(t.you) == ["a"]
    assert t.you.bind.seen_by(t.rival) == [None]


@clause("vgd 4.9.2.5.2", "vgd 6.2.3.3.1", "vgd 6.2.5", "vgd 4.1.8")
def test_who_moves_to_another_circle_stays_what_it_was_and_who_is_called_there_is_new() -> None:
    for words, state, power in (
        ("move it to another (RC)", REST, 13000),
        ("call it to (RC)", STAND, 8000),
    ):
        text = (
            (
                "[ACT](VC):Choose one of your rear-guards, and it gets [Power] +5000 until end "
                "of turn."
            ),
            f"[ACT](VC):Choose one of your rear-guards, and {words}.",
        )
        t = main(vanguard=ace(text), left=("a", REST))
        t.you.chooses("activate ace: gets [Power]")
        t.settle()
        assert t.you.value("a", "power") == 13000
        t.you.chooses(f"activate ace: {words}")
        t.settle()
        t.you.chooses("right back")
        t.you.back_right.is_("a")
        assert t.you.state_of("a") == state
        assert t.you.value("a", "power") == power


@clause("vgd 4.15.3.1")
def test_an_order_that_lies_face_down_says_nothing() -> None:
    banner = order(
        "banner", text="[CONT]Order Zone:All of your units get [Power] +1000.", kind=SET_ORDER
    )
    assert main(order_zone=[banner]).you.value("vanguard", "power") == 14000
    assert main(order_zone=[face_down(banner)]).you.value("vanguard", "power") == 13000


@clause("vgd 9.2.2")
def test_in_the_stand_phase_orders_stand_up_too() -> None:
    lamp = order(
        "lamp", text="[ACT]Order Zone:[COST][[Rest] this card], draw a card.", kind=SET_ORDER
    )
    t = main(order_zone=[lamp])
    t.you.chooses("activate lamp")
    assert t.you.state_of("lamp") == REST
    t.you.may_not_choose("activate lamp")
    t.goes_on_to("main phase", t.rival)
    assert t.you.state_of("lamp") == REST
    t.goes_on_to("main phase", t.you)
    assert t.you.state_of("lamp") == STAND
    t.you.may_choose("activate lamp")


@clause("vgd 7.28.1.1", "vgd 7.15.2")
def test_who_intercepts_is_moved_and_not_placed() -> None:
    wall = unit("wall", 2, text="[AUTO]:When this unit is placed on (GC), draw a card.")
    t = battle(field(left=unit("ally", 1, 30000)), other(left=wall, hand=["filler"]))
    attack(t, "ally")
    t.rival.chooses("intercept with wall")
    t.rival.guardians.is_("wall")
    t.rival.hand.is_("filler")
    t.ends_asking()
    t = battle(field(left=unit("ally", 1, 30000)), other(hand=[wall], deck=["a", "b"]))
    attack(t, "ally")
    t.rival.chooses("guard with wall")
    t.settle()
    t.rival.hand.is_("a")
    t.ends_asking()


@clause("vgd 6.4.4", "vgd 6.4.4.1")
def test_a_pile_moves_over_the_field_together_and_is_parted_beyond_it() -> None:
    t = main(left=laid("a", under=["b"]), back_left="c")
    t.you.chooses("exchange left front left back")
    t.you.back_left.is_("a")
    assert t.you.under("a") == ["b"]
