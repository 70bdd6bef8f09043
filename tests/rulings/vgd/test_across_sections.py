"""Across sections: piles, tokens, shelter from effects, prisons and hidden cards, all at once."""

import pytest

from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER, SET_ORDER
from bythebook.games.vanguard.d.markers import token_card
from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import clause, face_down, laid, side, table, theirs
from bythebook.testing.vanguard_d import order, unit
from bythebook.testing.vanguard_d_states import of_ride_deck
from tests.rules.vanguard.battle.fighting import attack, fight
from tests.rulings.vgd.boards import ace, battle, field, main, other

SAFE = "[CONT](RC):This unit cannot be affected by the effects of your opponent's cards."
PLANT = token_card("Plant")
KEEP = order("keep", 0, kind=SET_ORDER, additional=("Prison",))


def cross(*more: str) -> CardDef:
    """A unit that is put over a guise and a cloak together."""
    return unit("cross", 3, 13000, text=('[XoverDress]-1 "guise" and 1 "cloak"', *more))


GUISE, CLOAK = unit("guise"), unit("cloak", 2, 10000)


@clause("vgd 14.14.2", "vgd 6.4.2.2", "vgd 6.4.2.2.1")
def test_a_cross_of_two_piles_is_one_pile_and_stands() -> None:
    t = main(
        left=laid(GUISE, REST, under=["a"]), right=laid(CLOAK, REST, under=["b"]), hand=[cross()]
    )
    t.you.chooses("overDress cross")
    t.settle()
    if "guise" in t.options:
        t.you.chooses("guise")
    t.you.may_choose_exactly("left front", "right front")
    t.you.chooses("left front")
    t.you.left.is_("cross")
    t.you.right.has(0)
    assert sorted(t.you.under("cross")) == ["a", "b", "cloak", "guise"]
    assert t.you.state_of("cross") == STAND
    t.you.drop.has(0)


@clause("vgd 14.14.2")
@pytest.mark.parametrize(
    "there", [{"left": GUISE}, {"left": CLOAK}, {"left": GUISE, "right": GUISE}]
)
def test_one_of_the_two_is_not_enough_nor_is_one_twice(there: dict[str, CardDef]) -> None:
    t = main(**there, hand=[cross()])
    t.you.may_not_choose("overDress cross")


@clause("vgd 14.14.2", "vgd 12.6.2.1")
def test_one_unit_of_both_names_is_one_of_the_two() -> None:
    both = unit("both", text=('[CONT]:This card is also regarded as "guise".',))
    t = main(left=both, right=CLOAK, hand=[cross()])
    t.you.may_choose("overDress cross")
    twice = unit(
        "twice",
        text=(
            '[CONT]:This card is also regarded as "guise".',
            '[CONT]:This card is also regarded as "cloak".',
        ),
    )
    t = main(left=twice, hand=[cross()])
    t.you.may_not_choose("overDress cross")
    t = main(left=twice, right=GUISE, hand=[cross()])
    t.you.may_choose("overDress cross")


@clause("vgd 6.4.4.2", "vgd 4.16.4")
def test_of_a_pile_put_into_the_deck_each_goes_to_where_it_belongs() -> None:
    below = "and put it on the bottom of its owner's deck."
    text = f"[ACT](VC):Choose one of your opponent's rear-guards, {below}"
    pile = laid("a", under=[of_ride_deck("b"), "c"])
    t = main(rival=side(left=pile, deck=["d"], ride_deck=[]), vanguard=ace(text))
    t.you.chooses("activate ace")
    t.settle()
    if t.decider is t.rival:
        t.rival.chooses("a")
    t.rival.ride_deck.is_("b")
    assert t.rival.ride_deck.face_down == []
    assert sorted(t.rival.deck.names) == ["a", "c", "d"]


@clause("vgd 12.5.1", "vgd 4.1.6")
def test_a_sheltered_unit_is_neither_chosen_nor_weakened_nor_moved() -> None:
    safe = unit("safe", text=SAFE)
    texts = (
        "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.",
        "[CONT](VC):All of your opponent's front row rear-guards get [Power] -5000.",
    )
    t = main(rival=side(left=safe, right="a"), vanguard=ace(texts))
    assert t.rival.value("safe", "power") == 8000
    assert t.rival.value("a", "power") == 3000
    t.you.chooses("activate ace")
    t.settle()
    t.rival.drop.is_("a")
    t.you.chooses("activate ace")
    t.rival.left.is_("safe")


@clause("vgd 12.5.1", "vgd 10.7.1.9")
def test_a_sheltered_unit_is_attacked_and_hit_and_retired_by_the_rules() -> None:
    t = battle(
        field(left=unit("ally", 1, 13000), right=unit("next")), other(left=unit("safe", text=SAFE))
    )
    fight(t, "ally", "safe")
    t.rival.left.has(0)
    t.rival.drop.is_("safe")


@clause("vgd 12.5.1", "vgd 6.4.2")
def test_a_sheltered_unit_is_put_under_by_its_own_player() -> None:
    mantle = unit("mantle", 3, text='[overDress]-"safe"')
    t = main(left=unit("safe", text=SAFE), hand=[mantle])
    t.you.chooses("overDress mantle")
    assert t.you.under("mantle") == ["safe"]


@clause("vgd 12.5.1", "vgd 6.4.2.1", "vgd 11.4.4")
def test_what_lies_under_a_unit_does_not_shelter_it() -> None:
    text = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."
    t = main(rival=side(left=laid("a", under=[unit("safe", text=SAFE)])), vanguard=ace(text))
    t.you.chooses("activate ace")
    t.settle()
    t.rival.drop.holds_exactly("a", "safe")


@clause("vgd 6.2.3.4", "vgd 11.5.1.2")
def test_who_is_called_over_by_an_effect_was_not_retired_by_an_effect() -> None:
    by = unit(
        "by",
        text="[AUTO](RC):When your other rear-guard is retired due to an effect, [Soul-Charge 1].",
    )
    any_way = unit("any", text="[AUTO](RC):When your other rear-guard is retired, [Soul-Charge 1].")
    text = (
        "[ACT](VC):Choose a card from your drop, and call it to (RC).",
        "[ACT](VC):Choose one of your rear-guards, and retire it.",
    )
    for watcher, called, retired in ((by, 0, 1), (any_way, 1, 2)):
        t = main(vanguard=ace(text), left="a", right=watcher, drop=["b"])
        t.you.chooses("activate ace: call it")
        t.settle()
        t.you.chooses("left front")
        t.settle()
        t.you.drop.is_("a")
        t.you.soul.has(called)
        t.you.chooses("activate ace: retire it", "b")
        t.settle()
        t.you.soul.has(retired)


@clause("vgd 15.3.2", "vgd 6.2.5", "vgd 4.9.2.5.1")
def test_a_token_is_called_from_circle_to_circle_and_stands() -> None:
    text = "[ACT](VC):Choose one of your rear-guards, and call it to (RC)."
    t = main(vanguard=ace(text), left=(PLANT, REST))
    t.you.chooses("activate ace")
    t.settle()
    t.you.chooses("right back")
    t.you.back_right.is_("Plant")
    assert t.you.state_of("Plant") == STAND


@clause("vgd 15.3.2", "vgd 10.5.1.2.3", "vgd 15.2.4.2.1")
def test_a_token_that_intercepts_guards_and_is_erased_then() -> None:
    grants = '[CONT](VC):All of your rear-guards get "Intercept".'
    theirs_ = other(vanguard=unit("foe", 3, 13000, None, text=grants), left=PLANT, hand=["filler"])
    t = battle(field(left=unit("ally", 1, 13000)), theirs_)
    attack(t, "ally")
    t.rival.chooses("intercept with Plant")
    t.rival.guardians.is_("Plant")
    # It has no shield.
    assert t.rival.value("foe", "power") == 13000
    t.rival.chooses("pass")
    t.rival.guardians.has(0)
    t.rival.drop.has(0)
    t.rival.damage.has(1)


@clause("vgd 6.3.1", "vgd 15.3.2", "vgd 15.3.4")
def test_a_token_that_rides_is_the_vanguard_and_gone_when_another_rides() -> None:
    text = "[ACT](RC):Choose one of your rear-guards, and ride it."
    t = main(
        vanguard=unit("old", 0), left=PLANT, right=unit("doer", text=text), hand=[unit("next", 1)]
    )
    t.you.chooses("activate doer")
    t.settle()
    t.you.chooses("Plant")
    t.you.vanguard.is_("Plant")
    t.you.soul.is_("old")
    t.goes_on_to("ride step", t.rival)
    t.goes_on_to("ride step", t.you)
    t.you.chooses("ride next")
    t.you.vanguard.is_("next")
    t.you.soul.is_("old")


@clause("vgd 16.2.3", "vgd 16.2.2.1", "vgd 3.2.1")
def test_a_prison_set_face_down_lets_everybody_go_to_their_owners_drop_zone() -> None:
    text = "[ACT](VC):Choose a card from your order zone, and turn it face down."
    t = main(vanguard=ace(text), order_zone=[KEEP], prison=[theirs("a"), theirs("b")])
    t.you.prison.has(2)
    t.you.chooses("activate ace")
    t.settle()
    if "keep" in t.options:
        t.you.chooses("keep")
    t.you.prison.has(0)
    t.rival.drop.holds_exactly("a", "b")
    t.you.order_zone.is_("keep")


@clause("vgd 16.2.1.1", "vgd 16.2.2.1")
def test_in_a_prison_a_card_is_seen_by_everybody_and_moved_by_nobody_who_speaks_of_units() -> None:
    texts = (
        "[ACT](VC):Retire all rear-guards.",
        "[CONT](VC):This unit gets [Power] +1000 for each of your opponent's rear-guards.",
    )
    t = main(rival=side(left="c"), vanguard=ace(texts), order_zone=[KEEP], prison=[theirs("a")])
    assert t.you.value("ace", "power") == 14000
    t.you.chooses("activate ace")
    t.you.prison.is_("a")
    t.rival.drop.is_("c")
    assert t.you.prison.seen_by(t.rival) == ["a"]


@clause("vgd 10.7.1.2", "vgd 10.4.1.9")
def test_who_cannot_be_hit_is_not_hit_by_any_power() -> None:
    wall = unit(
        "wall",
        1,
        6000,
        0,
        sentinel=True,
        text=(
            "[AUTO]:When this unit is put on (GC), choose one of your units that is being "
            "attacked, and it cannot be hit until end of that battle."
        ),
    )
    t = battle(field(left=unit("ally", 1, 100_000_000)), other(hand=[wall, "filler"]))
    attack(t, "ally")
    t.rival.chooses("guard with wall")
    t.settle()
    t.rival.is_asked("guard step")
    t.rival.chooses("pass")
    t.rival.damage.has(0)
    fight_again = field(left=unit("ally", 1, 100_000_000), right=unit("second", 1, 13000))
    t = battle(fight_again, other(hand=[wall, "filler"]))
    attack(t, "ally")
    t.rival.chooses("guard with wall", "pass")
    # Only for that battle.
    attack(t, "second")
    t.rival.chooses("pass")
    t.rival.damage.has(1)


@clause("vgd 7.9.2", "vgd 11.8.4.1.4")
@pytest.mark.parametrize("hand", [["a"], [order("edict", 1)]])
def test_whether_a_hand_has_a_fitting_card_is_not_told_by_what_is_asked(hand: list[object]) -> None:
    text = (
        "[ACT](VC):Choose a grade 1 or less unit card from your hand, and call it to "
        "(RC). [Soul-Charge 1]."
    )
    t = main(vanguard=ace(text), hand=hand)
    t.you.chooses("activate ace")
    t.you.is_asked("choose")
    t.you.may_choose_exactly(*(["a"] if hand == ["a"] else []), "done")
    t.you.chooses("done")
    t.you.soul.has(1)
    t.you.hand.has(1)


@clause("vgd 10.6.1.2.6", "vgd 2.8.2.3")
def test_the_order_of_a_draw_triggers_parts_is_its_players() -> None:
    mine = field(vanguard=ace((), skills=()), left=unit("ally"), deck=["draw", "a", "b", "c"])
    t = battle(mine)
    attack(t, "ace")
    t.you.may_choose_exactly("icon first", "power first")
    t.you.chooses("power first", "ally")
    t.you.hand.holds_exactly("draw", "a")


@clause("vgd 2.8.3.2", "vgd 2.8.2.4")
def test_a_heal_with_nothing_to_heal_only_gives_power() -> None:
    mine = field(vanguard=ace((), skills=()), left=unit("ally"), deck=["heal", "a", "b", "c"])
    t = battle(mine)
    attack(t, "ace")
    t.you.may_choose_exactly("ace", "ally")
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 18000
    t.you.drop.has(0)


@clause("vgd 10.5.1.2.4", "vgd 10.5.1.2.1.1")
def test_who_holds_nothing_but_an_order_is_asked_like_who_holds_a_unit() -> None:
    flash = order("flash", 0, text="Draw a card.", kind=BLITZ_ORDER)
    plain = order("plain", 0, text="Draw a card.")
    for held, options in ((flash, ("play order flash", "pass")), (plain, ("pass",))):
        t = battle(field(left=unit("ally", 1, 13000)), other(hand=[held]))
        attack(t, "ally")
        t.rival.is_asked("guard step")
        t.rival.may_choose_exactly(*options)
        t.rival.chooses("pass")


@clause("vgd 9.2.2")
def test_who_cannot_stand_in_the_next_stand_phase_rests_on_and_stands_after_it() -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, and it cannot [Stand] during "
        "your opponent's next stand phase."
    )
    t = main(rival=side(left=("a", REST), right=("b", REST), hand=["c"]), vanguard=ace(text))
    t.you.chooses("activate ace", "a")
    t.goes_on_to("main phase", t.rival)
    assert [t.rival.state_of(name) for name in "ab"] == [REST, STAND]
    t.goes_on_to("main phase", t.you)
    t.goes_on_to("main phase", t.rival)
    assert t.rival.state_of("a") == STAND


@clause("vgd 11.3.1.2", "vgd 9.9.2")
def test_what_lasts_to_the_end_of_the_next_turn_of_the_opponent_is_there_in_it() -> None:
    text = (
        "[ACT](VC)[1/turn]:This unit gets [Power] +5000 until the end of your opponent's next turn."
    )
    t = main(rival=side(hand=["a"]), vanguard=ace(text))
    t.you.chooses("activate ace")
    t.goes_on_to("main phase", t.rival)
    assert t.you.value("ace", "power") == 18000
    t.goes_on_to("main phase", t.you)
    assert t.you.value("ace", "power") == 13000


@clause("vgd 11.7.1", "vgd 11.7.3")
@pytest.mark.parametrize("hand", [0, 2])
def test_a_cost_of_all_cards_of_the_hand_is_paid_with_none_too(hand: int) -> None:
    t = main(
        vanguard=ace(
            "[ACT](VC)[1/turn]:[COST][discard all of the cards from your hand], draw two cards."
        ),
        hand=hand,
        left="a",
    )
    t.you.chooses("activate ace")
    t.you.drop.has(hand)
    t.you.hand.has(2)


@clause("vgd 11.8.2.2.1", "vgd 4.6.2")
def test_an_ability_played_in_the_hand_shows_its_card() -> None:
    flash = unit("flash", text="[ACT](Hand):[COST][Soul-Blast 1], draw a card.")
    t = main(hand=[flash, "a"], soul=["b"], deck=["c", "d"])
    assert not t.rival.knows(t.you.card("flash"))
    t.you.chooses("activate flash")
    t.settle()
    t.you.hand.holds_exactly("flash", "a", "c")
    assert t.rival.knows(t.you.card("flash"))
    assert not t.rival.knows(t.you.card("a"))


@clause("vgd 4.9.1.2", "vgd 4.9.1.1")
def test_columns_run_across_the_table_mirrored() -> None:
    text = (
        "[ACT](RC):Choose one of your opponent's rear-guards in the same column as "
        "this unit, and retire it."
    )
    foes = side(left="a", back_left="b", right="c", back_right="d", back_center="e")
    for where, fitting in (("left", ("c", "d")), ("back_right", ("a", "b"))):
        t = main(rival=foes, **{where: unit("archer", text=text)})
        t.you.chooses("activate archer")
        t.you.may_choose_exactly(*fitting)
        t.you.chooses(fitting[0])
    t = main(rival=foes, back_center=unit("archer", text=text))
    t.you.chooses("activate archer")
    t.settle()
    t.rival.drop.is_("e")


@clause("vgd 6.3.5", "vgd 11.8.12.1.4")
def test_who_is_ridden_upon_twice_speaks_each_time_as_it_is_then() -> None:
    leaves = "[AUTO]:When this unit is rode upon, call this card to (RC)."
    t = table(
        "vgd",
        side(vanguard=unit("first", 2, text=leaves), hand=[unit("third", 3)], left="a"),
        cards=[unit("a")],
        at="ride",
    )
    t.you.chooses("ride third")
    t.you.chooses("left front")
    t.you.left.is_("first")
    t.you.soul.has(0)
    t.you.drop.is_("a")


@clause("vgd 14.8.3", "vgd 4.12.4", "vgd 14.8.5")
def test_one_card_face_down_closes_both_wings() -> None:
    texts = (
        "White Wings-[CONT](RC):This unit gets [Power] +5000.",
        "Black Wings-[CONT](RC):This unit gets [Power] +3000.",
    )
    bird = unit("bird", 2, 10000, text=texts)
    for bound, power in (
        (["a", unit("three", 3)], 15000),
        (["filler", unit("two", 2)], 13000),
        (["a", face_down("b")], 10000),
        (["filler", face_down("filler")], 10000),
        (["a", "filler"], 10000),
    ):
        t = main(left=bird, bind=bound)
        assert t.you.value("bird", "power") == power
