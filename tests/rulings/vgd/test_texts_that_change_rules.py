"""Texts that change what the rules do: rides that cost nothing, stronger triggers, RevolDress."""

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.battle.fighting import attack, fight
from tests.rulings.vgd.boards import ace, battle, field, other

FREE = (
    'Powerful-[CONT](VC):If your soul has no cards, when you would ride "bud" from your ride '
    "deck, you can ride without discarding a card from your hand."
)


@clause("vgd 6.3.3.1.2", "vgd 14.9.1", "vgd 1.3.1")
@pytest.mark.parametrize(
    ("soul", "hand", "name", "may"),
    [(0, 0, "bud", True), (1, 0, "bud", False), (0, 0, "leaf", False), (1, 1, "bud", True)],
)
def test_a_ride_without_discarding_needs_no_hand(
    soul: int, hand: int, name: str, may: bool
) -> None:
    mine = side(
        vanguard=unit("first", 1, text=FREE),
        ride_deck=[unit(name, 2)],
        soul=soul,
        hand=hand,
        left="a",
    )
    t = table("vgd", mine, cards=[unit("a")], at="ride")
    ask = t.game.pending
    assert ask is not None
    offered = t.you.options if t.decider is t.you else []
    assert (f"ride {name}" in offered) is may


@clause("vgd 6.3.3.1.2", "vgd 1.3.1")
def test_who_can_ride_without_discarding_may_discard_all_the_same_or_not() -> None:
    for answer, dropped in (("a", 1), ("done", 0)):
        mine = side(
            vanguard=unit("first", 1, text=FREE), ride_deck=[unit("bud", 2)], hand=["a", "b"]
        )
        t = table("vgd", mine, cards=[unit("a"), unit("b")], at="ride")
        t.you.chooses("ride bud")
        t.you.may_choose_exactly("a", "b", "done")
        t.you.chooses(answer)
        t.you.vanguard.is_("bud")
        t.you.drop.has(dropped)


STRONG = "[CONT](VC):The [Power] increase of your trigger effects gets +10000."


@clause("vgd 2.8.2.5", "vgd 2.8.2.6", "vgd 2.8.3")
@pytest.mark.parametrize(("card", "power"), [("front", 28000), ("over", 100_018_000)])
def test_the_power_of_all_trigger_effects_is_raised(card: str, power: int) -> None:
    mine = field(vanguard=ace(STRONG, skills=()), left=unit("ally"), deck=[card, *["filler"] * 5])
    t = battle(mine)
    attack(t, "ace")
    if card == "over":
        t.you.chooses("remove it next", "draw next", "ally")
    assert t.you.value("ally", "power") == power


REVOLVES = (
    "[RevolDress]-[AUTO](VC):At the end of the battle this unit attacked, choose up to one card "
    'with "form" in its card name from your hand, ride it as [Stand], and it gets drive -2 until '
    "end of turn."
)


@clause("vgd 14.13.1", "vgd 6.3.3.3.1", "vgd 6.3.2.2", "vgd 6.3.7", "vgd 10.6.1.2.2")
def test_a_ride_amid_the_battle_phase_attacks_again_without_a_drive_check_and_is_no_persona() -> (
    None
):
    first = unit("form one", 3, 13000, None, text=REVOLVES, persona=True)
    again = unit("form one", 3, 13000, None, persona=True, number="F-2")
    t = battle(field(vanguard=first, hand=[again, "a"], left=unit("ally"), deck=["b"] * 9))
    fight(t, "form one")
    t.you.hand.has(4)
    t.you.chooses("form one")
    t.settle()
    t.you.soul.is_("form one")
    t.you.hand.has(3)
    assert t.you.value("form one", "power") == 13000
    fight(t, "form one")
    # Twin drive less two: nothing is checked.
    t.you.hand.has(3)
    t.rival.damage.has(2)


@clause("vgd 14.13.1", "vgd 11.8.4.1.1")
def test_nobody_has_to_revolve() -> None:
    first = unit("form one", 3, 13000, None, text=REVOLVES)
    t = battle(
        field(vanguard=first, hand=[unit("form two", 3), "a"], left=unit("ally"), deck=["b"] * 9),
        other(),
    )
    fight(t, "form one")
    t.you.may_choose_exactly("form two", "done")
    t.you.chooses("done")
    t.you.vanguard.is_("form one")
