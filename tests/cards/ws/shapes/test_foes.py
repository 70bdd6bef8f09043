"""What is done to the opponent's characters, or against them."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND, STOCK
from bythebook.testing import character, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    attacking,
    board,
    deck,
    fallen,
    hero,
    placed,
    powers,
    standing,
)


def test_a_fallen_card_may_take_a_low_foe_along() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE} is level 1 or lower, you may 【REVERSE】 that character."
    )
    t = fallen(text, "Fern")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    assert t.rival.state_of("Fern") == REVERSE
    assert t.rival.state_of("Stone") == STAND
    t = fallen(text, "Fern")
    t.you.chooses("no")
    assert t.rival.state_of("Fern") == STAND
    t = fallen(text, "Oak")
    t.you.is_asked("attack declaration")
    assert t.rival.state_of("Oak") == STAND


def test_power_against_a_high_level() -> None:
    text = f"if {p.FACING} is level 2 or higher, this card gets +5500 power {p.TURN}."
    for foe, power in (("Oak", 8500), ("Fern", 3000)):
        # The strong one in the middle does not face it.
        t = attacking(text, rival=side(right=foe, middle="Pine"), how="frontal")
        assert powers(t, "Hero") == (power,)
    assert powers(attacking(text, rival=side(middle="Pine")), "Hero") == (3000,)


def test_a_foe_of_too_high_a_level_goes_under_the_deck() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE_TOO_HIGH}, you may put that character at the bottom of "
        "your opponent's deck."
    )
    t = fallen(text, "Oak", level=1)
    t.you.chooses("yes")
    assert deck(t, 1)[-1] == "Oak"
    t.rival.middle_center.is_("Stone")
    t = fallen(text, "Oak", level=1)
    t.you.chooses("no")
    t.rival.right_center.is_("Oak")
    equal = fallen(text, "Oak", level=2)
    equal.you.is_asked("attack declaration")


def test_power_against_exactly_that_level() -> None:
    text = f"if {p.FACING} is level 2, this card gets +5500 power {p.TURN}."
    for foe, power in (("Oak", 8500), ("Pine", 3000), ("Fern", 3000)):
        t = attacking(text, rival=side(right=foe, middle="Oak"), how="frontal")
        assert powers(t, "Hero") == (power,)


def test_stepping_forward_when_the_opponent_attacks() -> None:
    text = (
        f"【AUTO】 {p.THEIR_ATTACKS}you may move this card to an open position of your center "
        "stage."
    )
    mine = side(back_left=hero(text), middle="Reed")
    t = board(mine, side(left="Fern"), "attack", turn=1)
    t.you.chooses("yes")
    t.you.may_choose_exactly("left center", "right center")
    t.you.chooses("right center")
    t.you.right_center.is_("Hero")
    t.you.left_back.is_()
    t = board(mine, side(left="Fern"), "attack", turn=1)
    t.you.chooses("no")
    t.you.left_back.is_("Hero")
    full = side(back_left=hero(text), left="Reed", middle="Reed", right="Reed")
    t = board(full, side(left="Fern"), "attack", turn=1)
    t.you.chooses("yes")
    t.you.left_back.is_("Hero")
    own = board(side(back_left=hero(text), middle="Fern"), None, "attack", turn=0)
    own.you.is_asked("attack declaration")


def test_a_low_foe_goes_under_the_deck_but_only_in_battle() -> None:
    text = (
        f"【AUTO】 {p.REVERSED_FIGHTING}if {p.FOE} is level 1 or lower, you may put that "
        "character at the bottom of your opponent's deck."
    )
    t = fallen(text, "Fern")
    t.you.chooses("yes")
    assert deck(t, 1)[-1] == "Fern"
    t.rival.middle_center.is_("Stone")
    fallen(text, "Oak").you.is_asked("attack declaration")


def test_healing_the_opponent_to_clock_a_foe() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE_TOO_HIGH}, you may {p.HEAL_THEM}. If you do, put that "
        "character into your opponent's clock."
    )
    t = fallen(text, "Oak", level=1, rival={"clock": ["Reed", "Fern"]})
    before = t.rival.clock.names  # the damage of the attack is there already
    t.you.chooses("yes")
    t.rival.clock.is_("Oak", *before[1:])
    assert before[0] in t.rival.waiting_room.names
    t = fallen(text, "Oak", level=1, rival={"clock": ["Reed", "Fern"]})
    t.you.chooses("no")
    t.rival.right_center.is_("Oak")
    t.rival.clock.is_(*before)
    fallen(text, "Oak", level=2, rival={"clock": ["Reed"]}).you.is_asked("attack declaration")


def test_a_low_foe_becomes_stock() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE} is level 1 or lower, you may put that character into "
        f"your opponent's stock. If you do, {p.BOTTOM_STOCK_AWAY}."
    )
    t = fallen(text, "Fern", rival={"stock": ["Reed", "Pine"]})
    t.you.chooses("yes")
    t.rival.stock.is_("Fern", "Reed")
    assert "Pine" in t.rival.waiting_room.names
    t = fallen(text, "Fern", rival={"stock": ["Reed", "Pine"]})
    t.you.chooses("no")
    t.rival.stock.is_("Reed", "Pine")
    alone = fallen(text, "Fern")
    alone.you.chooses("yes")
    # It was the only card, so it is the bottom one.
    alone.rival.stock.has(0)
    assert "Fern" in alone.rival.waiting_room.names


def test_a_foe_of_too_high_a_level_becomes_stock() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE_TOO_HIGH}, you may put that character into your "
        f"opponent's stock. If you do, {p.BOTTOM_STOCK_AWAY}."
    )
    t = fallen(text, "Pine", level=2, rival={"stock": ["Reed", "Oak"]})
    t.you.chooses("yes")
    t.rival.stock.is_("Pine", "Reed")
    assert "Oak" in t.rival.waiting_room.names[::-1]
    equal = fallen(text, "Pine", level=3, rival={"stock": ["Reed"]})
    equal.you.is_asked("attack declaration")
    assert len(equal.game.state.zone(1, STOCK)) == 1


def test_going_away_for_one_that_is_attacked() -> None:
    text = (
        f"【AUTO】 [{p.AWAY}] When your other 《Moss》 character is frontal attacked, {p.MAY_PAY}"
        f"{p.PICK_FIGHTING}+4000 power {p.TURN}."
    )
    attacker = side(left="Fern", right="filler")
    mine = side(right="Reed", middle="Oak", back_left=hero(text))
    t = board(mine, attacker, "attack", turn=1)
    t.rival.chooses("attack with Fern", "frontal")
    t.you.chooses("yes")
    t.you.waiting_room.holds_exactly("Hero", *t.you.waiting_room.names[1:])
    assert powers(t, "Reed", "Oak") == (7000, 7000)
    assert t.rival.state_of("Fern") == REVERSE
    stone = side(right="Stone", middle="Oak", back_left=hero(text))
    t = board(stone, attacker, "attack", turn=1)
    t.rival.chooses("attack with Fern", "frontal")
    assert powers(t, "Stone") == (3000,)
    t.you.left_back.is_("Hero")


def test_power_for_each_in_the_opponents_back() -> None:
    text = "【CONT】 This card gets +700 power for each character in your opponent's back stage."
    t = standing(
        text, back_left="Reed", rival=side(left="Fern", back_left="Stone", back_right="Reed")
    )
    assert powers(t, "Hero") == (4400,)
    assert powers(standing(text, back_left="Reed", rival=side(left="Fern")), "Hero") == (3000,)


def test_one_of_theirs_cannot_move_for_a_while() -> None:
    text = (
        "choose 1 of your opponent's characters, and that character gets the following ability "
        f'{p.NEXT_TURN}. "【CONT】 This card cannot move to another position of the stage."'
    )
    t = placed(text, rival=side(left="Fern", right="Oak"), middle="Reed")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    while t.game.pending is not None and t.game.pending.player == 0:
        t.you.passes()
    while "exchange positions" not in t.rival.options:
        t.rival.passes()
    t.rival.chooses("exchange positions")
    # Only the Fern can go, and not to where the Oak stands.
    t.rival.may_choose_exactly("middle center", "left back", "right back")
    t.ends_asking()


def test_it_cannot_be_reversed_by_a_cheap_one() -> None:
    text = f"【CONT】 If {p.FACING} is cost 1 or lower, this card cannot become 【REVERSE】."
    for foe, state in (("Oak", REST), ("Pine", REVERSE)):
        me = hero(text, power=500)
        t = board(side(left=me, middle="filler"), side(right=foe), "attack")
        t.you.chooses("attack with Hero", "frontal")
        assert t.you.state_of("Hero") == state, foe


def test_healing_the_opponent_to_clock_a_low_foe() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE} is level 1 or lower, you may {p.HEAL_THEM}. If you do, "
        "put that character into your opponent's clock."
    )
    t = fallen(text, "Fern", rival={"clock": ["Reed", "Oak"]})
    before = t.rival.clock.names
    t.you.chooses("yes")
    t.rival.clock.is_("Fern", *before[1:])
    # The Stone beside it stays.
    t.rival.middle_center.is_("Stone")
    fallen(text, "Oak").you.is_asked("attack declaration")


def test_stepping_back_when_the_opponent_attacks() -> None:
    text = (
        f"【AUTO】 [(1)] {p.THEIR_ATTACKS}{p.MAY_PAY}move this card to an open position of your "
        "back stage."
    )
    mine = side(left=hero(text), back_left="Reed", stock=1)
    t = board(mine, side(right="Fern"), "attack", turn=1)
    t.you.chooses("yes")
    t.you.right_back.is_("Hero")
    t.you.stock.has(0)
    t = board(mine, side(right="Fern"), "attack", turn=1)
    t.you.chooses("no")
    t.you.left_center.is_("Hero")
    broke = board(side(left=hero(text)), side(right="Fern"), "attack", turn=1)
    broke.rival.is_asked("attack declaration")


def test_who_faces_it_has_less_soul() -> None:
    t = standing("【CONT】 The character facing this card gets -1 soul.",
                 rival=side(right="Oak", middle="Pine"))  # fmt: skip
    assert (t.rival.value("Oak", "soul"), t.rival.value("Pine", "soul")) == (1, 2)
    t = standing("【CONT】 The character facing this card gets -1 soul.", rival=side(left="Oak"))
    assert t.rival.value("Oak", "soul") == 2


def test_one_in_their_center_loses_power() -> None:
    text = (
        "choose 1 character in your opponent's center stage, and that character gets -1300 power "
        f"{p.TURN}."
    )
    t = placed(text, middle="Reed", rival=side(left="Fern", right="Oak", back_left="Pine"))
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    assert (t.rival.value("Oak", "power"), t.rival.value("Fern", "power")) == (5700, 5000)
    placed(text, rival=side(back_left="Pine")).you.is_asked("main phase")
    # Without any power left it goes away.
    t = placed(text, rival=side(left=character("Twig", power=1300), middle="Reed"))
    t.you.chooses("Twig")
    t.rival.waiting_room.is_("Twig")


def test_a_foe_of_too_high_a_level_is_reversed() -> None:
    text = f"【AUTO】 {p.REVERSED}if {p.FOE_TOO_HIGH}, you may 【REVERSE】 that character."
    t = fallen(text, "Oak", level=1)
    t.you.chooses("yes")
    assert (t.rival.state_of("Oak"), t.rival.state_of("Stone")) == (REVERSE, STAND)
    equal = fallen(text, "Oak", level=2)
    assert equal.rival.state_of("Oak") == STAND


def test_the_top_card_of_a_trait_weakens_one_of_theirs() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 character, choose 1 character in your "
        f"opponent's center stage, and that character gets -2500 power {p.TURN}. {p.BACK_NOTE}"
    )
    foes = side(left="Fern", right="Oak", back_left="Pine")
    t = placed(text, deck=["Reed", "Rain"], rival=foes)
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    assert (t.rival.value("Oak", "power"), t.rival.value("Fern", "power")) == (4500, 5000)
    t.you.deck.is_("Reed", "Rain")
    t = placed(text, deck=["Stone", "Reed"], rival=foes)
    t.you.is_asked("main phase")


def test_power_for_each_in_the_back_in_their_turn() -> None:
    text = (
        "【CONT】 During your opponent's turn, this card gets +700 power for each other 《Moss》 "
        "character in your back stage."
    )
    zones: dict[str, Any] = {"back_left": "Reed", "back_right": "Stone", "middle": "Fern"}
    assert powers(standing(text, turn=1, **zones), "Hero") == (3700,)
    assert powers(standing(text, turn=0, **zones), "Hero") == (3000,)


def test_fleeing_from_an_attack_for_stock() -> None:
    text = (
        f"【AUTO】 [(1)] When this card is frontal attacked, {p.MAY_PAY}return this card to "
        f"{p.HAND}."
    )
    mine = side(right=hero(text), middle="Reed", stock=1)
    foe = side(left="Oak", middle="Fern")
    t = board(mine, foe, "attack", turn=1)
    t.rival.chooses("attack with Oak", "frontal")
    t.you.chooses("yes")
    t.you.hand.is_("Hero")
    t.you.passes()
    t.you.stock.has(0)
    t = board(mine, foe, "attack", turn=1)
    t.rival.chooses("attack with Oak", "side")
    t.you.right_center.is_("Hero")
    t.you.stock.has(1)
    # Another one being attacked is no reason.
    t = board(mine, foe, "attack", turn=1)
    t.rival.chooses("attack with Fern", "frontal")
    t.you.right_center.is_("Hero")
