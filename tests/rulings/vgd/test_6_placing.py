"""Section 6: calls, rides, overDress and what they do to what was there."""

import pytest

from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.testing import Table, clause, laid, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.battle.fighting import attack
from tests.rulings.vgd.boards import ace, battle, field, main, other

MANTLE = unit("mantle", 3, 13000, text='[overDress]-"guise"')
GUISE = unit("guise", 1, 8000)
DRAWS = "draw a card."


@clause("vgd 6.2.3.4", "vgd 7.16.2")
def test_two_called_over_two_retire_both_and_their_abilities_wait_together() -> None:
    old = unit("old", text="[AUTO]:When this unit is retired, [Soul-Charge 1].")
    new = unit("new", text="[AUTO]:When this unit is placed on (RC), [Soul-Charge 1].")
    text = "[ACT](VC):Choose two cards from your drop, and call them to (RC)."
    t = main(vanguard=ace(text), left=old, right=old, drop=[new, new])
    t.you.chooses("activate ace")
    t.settle()
    t.you.chooses("left front", "right front")
    # All four stand by at once.
    assert sorted(t.waiting) == ["new", "new", "old", "old"]
    t.settle(any_order=True)
    t.you.left.is_("new")
    t.you.right.is_("new")
    t.you.drop.is_("old", "old")
    t.you.soul.has(4)


@clause("vgd 6.2.3.4")
def test_who_is_placed_finds_who_was_there_gone() -> None:
    counts = "[AUTO]:When this unit is placed on (RC), if you have one or less rear-guards, {}"
    new = unit("new", text=counts.format(DRAWS))
    for where, drawn in (("left front", 1), ("right front", 0)):
        t = main(left="a", hand=[new], deck=["b"] * 5)
        t.you.chooses("call new", where)
        t.settle()
        t.you.hand.has(drawn)


@clause("vgd 6.2.3.4", "vgd 6.4.4")
def test_who_is_called_over_a_pile_retires_the_whole_of_it() -> None:
    t = main(left=laid(MANTLE, under=[GUISE]), hand=["a"])
    t.you.chooses("call a", "left front")
    t.you.left.is_("a")
    t.you.drop.holds_exactly("mantle", "guise")


@clause("vgd 6.4.2.1", "vgd 7.16.2", "vgd 11.8.12.1.2")
def test_what_lay_under_a_unit_was_no_unit_and_is_not_retired() -> None:
    grieves = "[AUTO]:When this unit is retired, draw a card."
    mantle = unit("mantle", 3, 13000, text=grieves)
    guise = unit("guise", 1, text=grieves)
    t = main(left=laid(mantle, under=[guise]), hand=["a"], deck=["b"] * 5)
    t.you.chooses("call a", "left front")
    t.settle()
    t.you.drop.holds_exactly("mantle", "guise")
    t.you.hand.has(1)


@clause("vgd 6.4.2.1", "vgd 2.9.3.3")
def test_what_lies_under_a_unit_does_not_count_among_units() -> None:
    counts = "[CONT](VC):This unit gets [Power] +1000 for each of your rear-guards."
    t = main(vanguard=ace(counts), left=GUISE, right="a", hand=[MANTLE])
    assert t.you.value("ace", "power") == 15000
    t.you.chooses("overDress mantle")
    assert t.you.under("mantle") == ["guise"]
    assert t.you.value("ace", "power") == 15000


@clause("vgd 6.4.2.2", "vgd 4.9.2.5.1")
def test_who_is_put_over_a_resting_unit_stands_and_is_new() -> None:
    text = "[ACT](VC):All of your rear-guards get [Power] +5000 until end of turn."
    t = main(vanguard=ace(text), left=(GUISE, REST), hand=[MANTLE])
    t.you.chooses("activate ace")
    assert t.you.value("guise", "power") == 13000
    t.you.chooses("overDress mantle")
    assert t.you.state_of("mantle") == STAND
    assert t.you.value("mantle", "power") == 13000
    t.you.chooses("pass", "attack")
    t.you.may_choose_exactly("attack with ace", "attack with mantle")
    t.ends_asking()


@clause("vgd 6.4.1.1", "vgd 7.15.2")
def test_who_is_put_over_another_is_placed_but_nobody_was_called_or_retired() -> None:
    placed = "[AUTO]:When this unit is placed on (RC), [Soul-Charge 1]."
    mantle = unit("mantle", 3, 13000, text=('[overDress]-"guise"', placed))
    guise = unit("guise", 1, text="[AUTO]:When this unit is retired, [Soul-Charge 1].")
    t = main(left=guise, hand=[mantle])
    t.you.chooses("overDress mantle")
    t.settle()
    t.you.soul.has(1)
    t.you.drop.has(0)


@clause("vgd 6.4.2.2.1", "vgd 9.7.2.5")
def test_a_chain_of_three_lies_under_the_last_and_goes_with_it() -> None:
    second = unit("second", 2, text='[overDress]-"guise"')
    third = unit(
        "third", 3, text='[overDress]-"guise", or a grade 2 or less unit in the [overDress] state'
    )
    t = main(left=GUISE, right="a", hand=[second, third])
    t.you.may_choose("overDress second", "overDress third")
    t.you.chooses("overDress second")
    t.you.chooses("overDress third")
    t.you.left.is_("third")
    assert sorted(t.you.under("third")) == ["guise", "second"]


@clause("vgd 9.7.2.5", "vgd 6.4.3")
def test_only_a_unit_over_another_is_in_the_state() -> None:
    second = unit("second", 2, text='[overDress]-"guise"')
    third = unit(
        "third", 3, text='[overDress]-"third", or a grade 2 or less unit in the [overDress] state'
    )
    t = main(left=second, hand=[third])
    t.you.may_not_choose("overDress third")
    t = main(left=laid(second, under=[GUISE]), hand=[third])
    t.you.may_choose("overDress third")


@clause("vgd 6.4.4", "vgd 6.4.4.1")
@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("return it to its owner's hand", "hand"),
        ("retire it", "drop"),
        ("put it on the bottom of its owner's deck", "deck"),
    ],
)
def test_a_text_that_moves_a_unit_moves_what_lies_under_it(words: str, zone: str) -> None:
    text = f"[ACT](VC):Choose one of your opponent's rear-guards, and {words}."
    t = main(rival=side(left=laid(MANTLE, under=[GUISE]), deck=["a"]), vanguard=ace(text))
    t.you.chooses("activate ace")
    t.settle()
    if t.decider is t.rival:
        t.rival.chooses("mantle")
    t.rival.left.has(0)
    names = getattr(t.rival, zone).names
    assert sorted(names) == sorted(["guise", "mantle", *(["a"] if zone == "deck" else [])])


@clause("vgd 6.4.4", "vgd 10.5.1.2.3", "vgd 7.28.1.1")
def test_a_unit_over_another_intercepts_with_what_lies_under_it() -> None:
    wall = unit("wall", 2, 9000, 5000)
    t = battle(
        field(left=unit("ally", 1, 30000)), other(left=laid(wall, under=[GUISE]), hand=["filler"])
    )
    attack(t, "ally")
    t.rival.chooses("intercept with wall")
    t.rival.guardians.is_("wall")
    assert t.rival.under("wall") == ["guise"]
    t.rival.chooses("pass")
    t.rival.drop.holds_exactly("wall", "guise")


def riding(hand: list[object], **more: object) -> Table:
    """A ride phase upon a first vanguard of grade 1 with a ride deck of one card."""
    mine = {"vanguard": unit("first", 1), "ride_deck": [unit("bud", 2)], "hand": hand, **more}
    return table("vgd", you=side(**mine), at="ride")


@clause("vgd 6.3.3.1.2", "vgd 6.3.3.3")
def test_what_the_discard_and_the_ride_bring_about_waits_until_the_ride_is_done() -> None:
    shed = unit("shed", text="[AUTO]:When this card is discarded from hand, [Soul-Charge 1].")
    first = unit("first", 1, text="[AUTO]:When this unit is rode upon, [Soul-Charge 1].")
    bud = unit("bud", 2, text="[AUTO]:When this unit is placed on (VC), [Soul-Charge 1].")
    t = riding([shed, "filler"], vanguard=first, ride_deck=[bud])
    t.you.chooses("ride bud", "shed")
    t.you.vanguard.is_("bud")
    assert sorted(t.waiting) == ["bud", "first", "shed"]
    t.settle(any_order=True)
    t.you.soul.has(4)


@clause("vgd 6.3.3.1.2")
def test_the_last_card_of_the_hand_pays_for_the_ride() -> None:
    t = riding(["filler"])
    t.you.may_choose_exactly("ride bud", "pass")
    t.you.chooses("ride bud")
    t.settle()
    t.you.vanguard.is_("bud")
    t.you.hand.has(0)
    t.you.drop.is_("filler")


@clause("vgd 6.3.7", "vgd 7.12.1.3.1", "vgd 13.2.3")
def test_a_persona_ride_that_draws_the_last_card_loses() -> None:
    king = unit("king", 3, persona=True)
    for deck, lost in ((1, True), (2, False)):
        t = table("vgd", you=side(vanguard=king, hand=[king], deck=deck), at="ride")
        t.you.chooses("ride king")
        if lost:
            t.asserts_over(1, "vgd 13.2.3")
        else:
            t.you.hand.has(1)


@clause("vgd 6.3.7", "vgd 7.12.1.3.2", "vgd 11.9.4")
def test_a_persona_ride_is_for_every_unit_of_the_front_row_tokens_and_later_ones_too() -> None:
    text = "[ACT](VC):Call a Plant token to (RC)."
    king = unit("king", 3, 13000, persona=True, text=text)
    t = table("vgd", you=side(vanguard=king, hand=[king, "filler"], deck=9), at="ride")
    t.you.chooses("ride king", "activate king", "left front")
    assert t.you.value("Plant", "power") == 15000
    t.you.chooses("exchange left front left back")
    assert t.you.value("Plant", "power") == 5000


@clause("vgd 6.3.7", "vgd 12.6.2.2")
def test_one_of_two_names_is_enough_for_a_persona_ride() -> None:
    text = '[CONT]:This card is also regarded as "king".'
    king = unit("king", 3, persona=True)
    heir = unit("heir", 3, persona=True, text=text)
    for vanguard, rider in ((heir, king), (king, heir)):
        t = table("vgd", you=side(vanguard=vanguard, hand=[rider], deck=9), at="ride")
        t.you.chooses(f"ride {rider.name}")
        t.you.hand.has(1)


@clause("vgd 6.3.3.4", "vgd 6.4.4", "vgd 6.3.4")
def test_a_rear_guard_over_another_that_rides_takes_the_other_along() -> None:
    text = "[ACT](VC):Choose one of your rear-guards, and ride it."
    t = main(vanguard=ace(text), left=laid(MANTLE, REST, under=[GUISE]))
    t.you.chooses("activate ace")
    t.settle()
    t.you.vanguard.is_("mantle")
    assert t.you.under("mantle") == ["guise"]
    assert t.you.state_of("mantle") == STAND
    t.you.soul.is_("ace")
