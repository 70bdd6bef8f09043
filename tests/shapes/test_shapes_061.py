"""Ability shapes, the most frequent first: 61 to 80."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND
from bythebook.testing import side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    beating,
    board,
    can_activate,
    deck,
    fallen,
    hero,
    placed,
    powers,
    settled,
    shielded,
    standing,
)


def test_061_an_attack_strengthens_anyone() -> None:
    t = attacking(f"{p.PICK}+1300 power {p.TURN}.", middle="Stone", rival=side(left="Reed"))
    t.you.may_choose_exactly("Hero", "Stone", "filler")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Hero") == (4300, 3000)


def test_062_the_opponents_characters_get_an_encore() -> None:
    text = '【CONT】 All of your opponent\'s characters get "【AUTO】 Encore [(2)]".'
    t = board(side(left=hero(text), middle=("Reed", REVERSE), stock=2),
              side(right=("Fern", REVERSE), stock=2), at="encore")  # fmt: skip
    # Yours have only the encore that every character has: two cards do not pay for it.
    settled(t)
    t.you.waiting_room.is_("Reed")
    t.rival.may_choose_exactly("yes", "no")
    t.rival.chooses("yes")
    t.rival.right_center.is_("Fern")
    t.rival.stock.has(0)


def test_063_another_is_rested_and_moves_back() -> None:
    text = (
        "choose 1 of your other 《Moss》 characters, 【REST】 it, and move it to an open position "
        "of your back stage."
    )
    t = beating(text, middle="Fern", back_left="Stone", back_right="Oak")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Fern")
    # No position is open: it rests where it is.
    assert t.you.state_of("Fern") == REST
    t.you.middle_center.is_("Fern")
    t = beating(text, middle="Fern", back_left="Stone")
    t.you.right_back.is_("Fern")
    assert t.you.state_of("Fern") == REST
    assert t.you.state_of("Stone") == STAND


def test_064_a_card_comes_back_and_another_gets_power() -> None:
    text = (
        f"{p.MAY_PAY}choose 1 《Moss》 character in {p.ROOM}, return it to {p.HAND}, "
        f"{p.PICK_OTHER_MOSS}+1300 power {p.TURN}."
    )
    t = placed(text, f"(1) {p.DISCARD}", hand=["Rain"], stock=["Stone"],
               waiting_room=["Fern", "Oak"], middle="Reed", right="Pine")  # fmt: skip
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.you.may_choose_exactly("Reed", "Pine")
    t.you.chooses("Reed")
    t.you.hand.is_("Oak")
    # The second choice gets the power, not the card that went to the hand.
    assert powers(t, "Reed", "Pine", "Oak") == (4300, 9000, 7000)
    t = placed(text, f"(1) {p.DISCARD}", hand=["Rain"], stock=["Stone"], middle="Reed")
    t.you.chooses("yes")
    assert powers(t, "Reed") == (4300,)


def test_065_experience_by_the_total_level() -> None:
    text = (
        "【CONT】 Experience If the total level of the cards in your level is 4 or higher, this "
        "card gets +2200 power."
    )
    for level, power in ((["Oak", "Oak"], 5200), (["Pine", "Reed"], 3000), (["Bloom"] * 3, 3000)):
        t = standing(text, level=level, rival=side(level=["Pine", "Pine"]))
        assert powers(t, "Hero") == (power,)


def test_066_power_with_two_others_in_your_turn() -> None:
    text = f"【CONT】 During your turn, if {p.TWO_MOSS}, this card gets +2200 power."
    assert powers(standing(text, middle="Reed", right="Fern"), "Hero") == (5200,)
    assert powers(standing(text, middle="Reed", right="Stone"), "Hero") == (3000,)
    assert powers(standing(text, middle="Reed", right="Fern", turn=1), "Hero") == (3000,)


def test_067_going_away_to_find_a_character() -> None:
    text = f"【ACT】 [(1) {p.AWAY}] {p.begin(p.dig('4', '《Moss》 character', show=True))}."
    t = activated(text, stock=1, deck=["Rain", "Fern", "Stone", "Oak", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    t.you.waiting_room.holds_exactly("Hero", "filler", "Rain", "Stone", "Oak")
    t.you.deck.is_("Pine")
    t = activated(text, stock=1, deck=["Rain", "Stone", "Pine"])
    t.you.chooses("yes", "no")
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    t.you.waiting_room.holds_exactly("Hero", "filler", "Rain")
    can_activate(text).you.may_not_choose("activate Hero")


def test_068_a_search_for_a_name() -> None:
    text = f"{p.MAY_PAY}{p.search(chr(34) + 'Oak' + chr(34))}."
    t = placed(text, p.DISCARD_MOSS, hand=["Reed", "Stone"], deck=["Fern", "Oak", "Rain"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed")
    t.you.chooses("Reed")
    t.you.may_choose_exactly("Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.holds_exactly("Oak", "Stone")
    t.you.deck.holds_exactly("Fern", "Rain")
    none = placed(text, p.DISCARD_MOSS, hand=["Stone"], deck=["Oak", "Rain"])
    none.you.chooses("no")
    none.you.hand.is_("Stone")


def test_069_backup_gives_an_ability_to_one_in_battle() -> None:
    text = (
        f"【AUTO】 {p.BACKED_UP}choose 1 of your characters in battle, and that character gets the "
        f"following ability {p.TURN}. \"【AUTO】 {p.BEATS}put that character into your opponent's "
        'memory."'
    )
    t = shielded(text, power=6000)
    t.rival.chooses("activate Shield")
    settled(t)
    # "Your opponent" is the opponent of the player whose character has it.
    t.you.memory.is_("Hero")
    t.rival.memory.has(0)
    t.rival.right_center.is_("Reed")
    weak = shielded(text)
    weak.rival.chooses("activate Shield")
    weak.you.memory.has(0)


def test_070_a_named_card_becomes_a_marker() -> None:
    text = (
        f'you may choose 1 "Oak" in {p.ROOM}, and put it face up underneath this card as a marker.'
    )
    for answer, left in (("yes", ["Fern"]), ("no", ["Oak", "Fern"])):
        t = placed(text, waiting_room=["Oak", "Fern"])
        t.you.chooses(answer)
        t.you.waiting_room.holds_exactly(*left)
        t.you.markers_under_left_center.is_(*(["Oak"] if answer == "yes" else []))


def test_071_taking_one_of_three() -> None:
    text = f"{p.dig('3')}."
    t = placed(text, deck=["Rain", "Bloom", "Fern", "Oak"])
    t.you.chooses("yes", "yes", "yes")
    t.you.may_choose_exactly("Rain", "Bloom", "Fern", "done")
    t.you.chooses("done")
    t.you.waiting_room.holds_exactly("Rain", "Bloom", "Fern")
    t.you.hand.has(0)
    t = placed(text, deck=["Rain", "Bloom", "Fern", "Oak"])
    t.you.chooses("no")
    t.you.deck.has(4)
    t.you.waiting_room.has(0)


def test_072_a_foe_of_too_high_a_level_goes_under_the_deck() -> None:
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


def test_073_assist_by_level_in_other_words() -> None:
    helper = hero(f"【CONT】 Assist All of your {p.AHEAD} get +X power. "
                  "X is equal to 600 multiplied by that character's level.")  # fmt: skip
    t = standing(left="Pine", middle="Fern", back_left=helper)
    assert powers(t, "Pine", "Fern") == (10800, 5600)


def test_074_being_placed_strengthens_another_of_a_trait() -> None:
    t = placed(f"{p.PICK_OTHER_MOSS}+2200 power {p.TURN}.", middle="Reed", right="Stone",
               back_left="Fern")  # fmt: skip
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Fern")
    assert powers(t, "Fern", "Reed", "Hero") == (7200, 3000, 3000)
    placed(f"{p.PICK_OTHER_MOSS}+2200 power {p.TURN}.", right="Stone").you.is_asked("main phase")


def test_075_power_if_all_are_of_a_trait_in_your_turn() -> None:
    text = (
        "【CONT】 During your turn, if all of your characters are 《Moss》, this card gets "
        "+2200 power."
    )
    assert powers(standing(text, middle="Reed"), "Hero") == (5200,)
    assert powers(standing(text, middle="Stone"), "Hero") == (3000,)
    assert powers(standing(text, middle="Reed", turn=1), "Hero") == (3000,)


def test_076_two_cards_may_be_drawn_and_one_is_dropped() -> None:
    text = f"draw up to 2 cards, {p.DROP_ONE}."
    t = placed(text, deck=["Fern", "Oak", "Rain"], hand=["Stone"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "Stone")
    t.you.chooses("Fern")
    t.you.hand.holds_exactly("Oak", "Stone")
    t = placed(text, deck=["Fern", "Oak", "Rain"], hand=["Stone", "Reed"])
    t.you.chooses("no")
    t.you.chooses("Reed")
    t.you.hand.is_("Stone")
    t = placed(text, deck=["Fern", "Oak", "Rain"])
    t.you.chooses("no")
    t.you.hand.has(0)


def test_077_power_in_the_middle() -> None:
    text = (
        "【CONT】 If this card is in the middle position of your center stage, this card gets "
        "+2200 power."
    )
    assert powers(standing(left="Reed", middle=hero(text)), "Hero") == (5200,)
    assert powers(standing(left=hero(text), middle="Reed"), "Hero") == (3000,)
    assert powers(standing(left="Reed", back_left=hero(text)), "Hero") == (3000,)


def test_078_an_attack_strengthens_another_of_a_trait() -> None:
    t = attacking(f"{p.PICK_OTHER_MOSS}+1300 power {p.TURN}.", middle="Reed", right="Oak",
                  back_left="Stone")  # fmt: skip
    t.you.may_choose_exactly("Reed", "Oak")
    t.you.chooses("Oak")
    assert powers(t, "Oak", "Reed", "Hero") == (8300, 3000, 3000)


def test_079_the_number_of_others_is_two_or_more() -> None:
    text = (
        "【CONT】 If the number of other 《Moss》 characters you have is 2 or more, this card gets "
        "+1200 power."
    )
    assert powers(standing(text, middle="Reed", back_left="Fern"), "Hero") == (4200,)
    assert powers(standing(text, middle="Reed", back_left="Stone"), "Hero") == (3000,)


def test_080_power_for_each_marker() -> None:
    text = "【CONT】 This card gets +700 power for each marker underneath this card."
    make = (
        f"【ACT】 [(1)] Choose 2 cards in {p.ROOM}, and put them face up underneath this card "
        "as markers."
    )
    t = can_activate("", left=hero(text, make), stock=1, waiting_room=["Reed", "Fern", "Oak"])
    assert powers(t, "Hero") == (3000,)
    t.you.chooses("activate Hero", "Reed", "Oak", "Oak")
    t.you.markers_under_left_center.holds_exactly("Reed", "Oak")
    assert powers(t, "Hero") == (4400,)
    t.you.waiting_room.holds_exactly("Fern", "filler")
