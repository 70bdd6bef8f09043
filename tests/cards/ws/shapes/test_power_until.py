"""Power that is given for a time."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REST, STAND
from bythebook.testing import character, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    activated,
    attacking,
    board,
    can_activate,
    hero,
    placed,
    powers,
)


def test_power_on_being_placed_until_the_turn_ends() -> None:
    t = placed(f"this card gets +1700 power {p.TURN}.", middle="Reed")
    assert powers(t, "Hero", "Reed") == (4700, 3000)
    while t.game.pending is not None and t.game.pending.player == 0:
        t.you.passes()
    assert powers(t, "Hero") == (3000,)


def test_power_when_another_of_a_trait_attacks() -> None:
    text = (
        f"【AUTO】 When your other 《Moss》 character attacks, this card gets +1200 power {p.TURN}."
    )
    for attacker, power in (("Reed", 4200), ("Stone", 3000), ("Hero", 3000)):
        t = board(side(left=hero(text), middle="Reed", right="Stone"), None, "attack")
        t.you.chooses(f"attack with {attacker}")
        assert powers(t, "Hero", "Reed") == (power, 3000), attacker


def test_resting_to_strengthen_one_of_a_trait() -> None:
    text = f"【ACT】 [{p.REST_THIS}] {p.PICK_MOSS}+1700 power {p.TURN}."
    t = activated(text, middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Hero", "Stone") == (4700, 3000, 3000)
    assert t.you.state_of("Hero") == REST
    t.you.may_not_choose("activate Hero")


def test_an_attack_strengthens_one_of_a_trait() -> None:
    t = attacking(f"{p.PICK_MOSS}+1700 power {p.TURN}.", middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Reed", "Stone") == (4700, 3000, 3000)


def test_being_placed_strengthens_one_of_a_trait() -> None:
    t = placed(f"{p.PICK_MOSS}+1700 power {p.TURN}.", middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Hero", "Reed", "Stone") == (3000, 4700, 3000)


def test_resting_to_strengthen_anyone() -> None:
    t = activated(f"【ACT】 [{p.REST_THIS}] {p.PICK}+700 power {p.TURN}.", middle="Stone",
                  rival=side(left="Reed"))  # fmt: skip
    t.you.may_choose_exactly("Hero", "Stone")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Hero") == (3700, 3000)
    tired = board(side(left=(hero(f"【ACT】 [{p.REST_THIS}] {p.PICK}+700 power {p.TURN}."), REST)))
    tired.you.may_not_choose("activate Hero")


def test_an_attack_strengthens_anyone() -> None:
    t = attacking(f"{p.PICK}+1300 power {p.TURN}.", middle="Stone", rival=side(left="Reed"))
    t.you.may_choose_exactly("Hero", "Stone", "filler")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Hero") == (4300, 3000)


def test_being_placed_strengthens_another_of_a_trait() -> None:
    t = placed(f"{p.PICK_OTHER_MOSS}+2200 power {p.TURN}.", middle="Reed", right="Stone",
               back_left="Fern")  # fmt: skip
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Fern")
    assert powers(t, "Fern", "Reed", "Hero") == (7200, 3000, 3000)
    placed(f"{p.PICK_OTHER_MOSS}+2200 power {p.TURN}.", right="Stone").you.is_asked("main phase")


def test_an_attack_strengthens_another_of_a_trait() -> None:
    t = attacking(f"{p.PICK_OTHER_MOSS}+1300 power {p.TURN}.", middle="Reed", right="Oak",
                  back_left="Stone")  # fmt: skip
    t.you.may_choose_exactly("Reed", "Oak")
    t.you.chooses("Oak")
    assert powers(t, "Oak", "Reed", "Hero") == (8300, 3000, 3000)


def test_using_an_ability_strengthens_one_once_a_turn() -> None:
    text = (
        "【AUTO】 This ability activates up to 1 time per turn. When you use an 【ACT】, "
        f"{p.PICK}+1300 power {p.TURN}."
    )
    maker = character("Maker", text=f"【ACT】 [(1)] This card gets +100 power {p.TURN}.")
    t = board(side(left=hero(text), middle=maker, stock=2))
    t.you.chooses("activate Maker")
    t.you.may_choose_exactly("Hero", "Maker")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Maker") == (4300, 3100)
    t.you.chooses("activate Maker")
    assert powers(t, "Hero", "Maker") == (4300, 3200)
    t.you.is_asked("main phase")


def test_resting_one_of_a_trait_for_power() -> None:
    text = f"【ACT】 [【REST】 1 of your 《Moss》 characters] This card gets +1300 power {p.TURN}."
    t = activated(text, middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert t.you.state_of("Reed") == REST
    assert t.you.state_of("Hero") == STAND
    assert powers(t, "Hero") == (4300,)
    t.you.chooses("activate Hero")
    assert t.you.state_of("Hero") == REST
    assert powers(t, "Hero") == (5600,)
    t.you.may_not_choose("activate Hero")
    can_activate("", left=(hero(text), REST), right="Stone").you.may_not_choose("activate Hero")


def test_being_placed_strengthens_anyone() -> None:
    t = placed(f"{p.PICK}+1300 power {p.TURN}.", middle="Stone", rival=side(left="Reed"))
    t.you.may_choose_exactly("Hero", "Stone")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Stone") == (4300, 3000)


def test_another_that_falls_strengthens_one() -> None:
    text = (
        f"【AUTO】 When your other character becomes 【REVERSE】 in battle, {p.PICK}+1300 power "
        f"{p.TURN}."
    )
    t = board(
        side(left=hero(text), middle="Reed", right="Fern"),
        side(middle="Oak", right="Oak"),
        "attack",
    )
    t.you.chooses("attack with Reed", "frontal")
    t.you.may_choose_exactly("Hero", "Reed", "Fern")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Fern") == (4300, 5000)
    # It itself is no other, and the opponent's are none of yours.
    t.you.chooses("attack with Hero", "frontal")
    t.you.is_asked("attack declaration")


def test_being_placed_strengthens_another() -> None:
    t = placed(f"choose 1 of your other characters, and that character gets +1700 power {p.TURN}.",
               middle="Stone", back_left="Fern")  # fmt: skip
    t.you.may_choose_exactly("Stone", "Fern")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Fern", "Hero") == (4700, 5000, 3000)


def test_a_low_card_costs_soul() -> None:
    text = (
        f"reveal {p.TOP}. If that card is level 0 or lower, this card gets -1 soul {p.TURN}. "
        "(Climax are regarded as level 0. The revealed card is returned to its original place)"
    )
    for top, clock in (("Reed", 0), ("Bloom", 0), ("Fern", 1)):
        t = attacking(text, deck=[top, "filler", "filler"], rival=side(right="Pine"), how="frontal")
        t.rival.clock.has(clock)
