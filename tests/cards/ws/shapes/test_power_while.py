"""Power as long as something holds, or for as many as there are."""

from __future__ import annotations

from typing import Any

from bythebook.testing import side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    attacking,
    can_activate,
    hero,
    placed,
    powers,
    settled,
    standing,
)


def test_others_of_a_trait_get_power() -> None:
    t = standing("【CONT】 All of your other 《Moss》 characters get +700 power.", middle="Reed",
                 back_left="Stone", back_right="Fern", rival=side(left="Reed"))  # fmt: skip
    assert powers(t, "Hero", "Reed", "Stone", "Fern") == (3000, 3700, 3000, 5700)
    assert t.rival.value("Reed", "power") == 3000


def test_power_for_each_other_of_a_trait() -> None:
    text = "【CONT】 This card gets +700 power for each of your other 《Moss》 characters."
    for zones, power in (
        ({}, 3000),
        ({"middle": "Stone"}, 3000),
        ({"middle": "Reed", "back_left": "Fern", "hand": ["Reed"]}, 4400),
    ):
        t = standing(text, rival=side(left="Reed"), **zones)
        assert powers(t, "Hero") == (power,)


def test_power_with_enough_others_of_a_trait() -> None:
    text = f"【CONT】 If {p.TWO_MOSS}, this card gets +1200 power."
    assert powers(standing(text, middle="Reed", right="Fern"), "Hero") == (4200,)
    assert powers(standing(text, middle="Reed", right="Stone"), "Hero") == (3000,)
    assert powers(standing(text, middle="Reed", rival=side(left="Reed")), "Hero") == (3000,)


def test_power_during_your_turn() -> None:
    text = "【CONT】 During your turn, this card gets +1200 power."
    assert powers(standing(text, turn=0), "Hero") == (4200,)
    assert powers(standing(text, turn=1), "Hero") == (3000,)


def test_power_by_the_number_of_a_trait_counting_itself() -> None:
    text = (
        f"this card gets +X power {p.TURN}. X is equal to the number of 《Moss》 characters you "
        "have ×600."
    )
    t = placed(text, middle="Reed", right="Stone", back_left="Fern", hand=["Oak"])
    assert powers(t, "Hero") == (4800,)
    assert powers(placed(text), "Hero") == (3600,)


def test_another_gets_power_by_the_number_of_others() -> None:
    text = (
        f"{p.PICK_OTHER_MOSS}+X power {p.TURN}. X is equal to the number of other 《Moss》 "
        "characters you have ×600."
    )
    t = attacking(text, middle="Reed", back_left="Fern", right="Stone")
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Fern")
    # The Reed and the Fern: others than the card that speaks.
    assert powers(t, "Fern", "Reed", "Hero") == (6200, 3000, 3000)
    alone = attacking(text, right="Stone")
    alone.you.is_asked("attack declaration")


def test_power_for_each_other_during_your_turn() -> None:
    text = (
        "【CONT】 During your turn, this card gets +700 power for each of your other 《Moss》 "
        "characters."
    )
    zones: dict[str, Any] = {"middle": "Reed", "right": "Stone", "back_left": "Fern"}
    assert powers(standing(text, turn=0, **zones), "Hero") == (4400,)
    assert powers(standing(text, turn=1, **zones), "Hero") == (3000,)


def test_power_if_all_are_of_a_trait() -> None:
    text = "【CONT】 If all of your characters are 《Moss》, this card gets +1200 power."
    assert powers(standing(text, middle="Reed", rival=side(left="Stone")), "Hero") == (4200,)
    assert powers(standing(text), "Hero") == (4200,)
    assert powers(standing(text, middle="Reed", back_left="Stone"), "Hero") == (3000,)


def test_others_of_a_name_get_power() -> None:
    me = hero('【CONT】 All of your other "Hero" get +900 power.')
    assert powers(standing(left=me, middle="Reed"), "Hero", "Reed") == (3000, 3000)
    t = standing(left=me, middle="Reed", right=me, rival=side(left=me))
    # Each is another one to the other, and only to that one.
    place = t.game.book.chars.index("power")
    assert [t.game.value(place, t.game.state.zone(0, z.kind)[0])
            for z in (t.you.left_center, t.you.right_center)] == [3900, 3900]  # fmt: skip
    assert powers(t, "Reed") == (3000,)
    assert t.rival.value("Hero", "power") == 3000


def test_power_for_each_other_in_the_back() -> None:
    text = (
        "【CONT】 This card gets +700 power for each other 《Moss》 character in your back stage."
    )
    t = standing(text, middle="Reed", back_left="Fern", back_right="Stone",
                 rival=side(back_left="Reed"))  # fmt: skip
    assert powers(t, "Hero") == (3700,)
    # In the back stage itself, it does not count itself.
    t = standing(left="Reed", back_left=hero(text), back_right="Fern")
    assert powers(t, "Hero") == (3700,)
    assert powers(settled(standing(text)), "Hero") == (3000,)


def test_power_with_another_of_a_trait() -> None:
    text = f"if {p.ANOTHER_MOSS}, this card gets +2200 power {p.TURN}."
    assert powers(placed(text, middle="Reed"), "Hero") == (5200,)
    t = placed(text, middle="Stone", hand=["Reed"], rival=side(left="Reed"))
    assert powers(t, "Hero") == (3000,)


def test_an_attackers_power_by_the_number_of_others() -> None:
    text = (
        f"this card gets +X power {p.TURN}. X is equal to the number of other 《Moss》 characters "
        "you have ×600."
    )
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    assert powers(t, "Hero", "Reed") == (4200, 3000)
    assert powers(attacking(text), "Hero") == (3000,)


def test_power_with_another_of_either_trait_in_your_turn() -> None:
    text = (
        "【CONT】 During your turn, if you have another 《Moss》 or 《Rock》 character, this card "
        "gets +2500 power."
    )
    for other, turn, power in (
        ("Reed", 0, 5500),
        ("Stone", 0, 5500),
        ("filler", 0, 3000),
        ("Reed", 1, 3000),
    ):
        assert powers(standing(text, middle=other, turn=turn), "Hero") == (power,), other


def test_an_attackers_power_with_two_others() -> None:
    text = f"if {p.TWO_MOSS}, this card gets +2200 power {p.TURN}."
    assert powers(attacking(text, middle="Reed", right="Fern"), "Hero") == (5200,)
    assert powers(attacking(text, middle="Reed", right="Stone"), "Hero") == (3000,)


def test_power_with_little_stock() -> None:
    text = "【CONT】 If your stock has 2 or less cards, this card gets +1700 power."
    for stock, power in ((0, 4700), (2, 4700), (3, 3000)):
        t = standing(text, stock=stock, rival=side(stock=5))
        assert powers(t, "Hero") == (power,)


def test_power_with_a_marker() -> None:
    text = "【CONT】 If there is a marker underneath this card, this card gets +2500 power."
    make = (
        f"【ACT】 [(1)] Choose 1 card in {p.ROOM}, and put it face up underneath this card as a "
        "marker."
    )
    t = can_activate("", left=hero(text, make), stock=1, waiting_room=["Reed"])
    assert powers(t, "Hero") == (3000,)
    t.you.chooses("activate Hero", "Reed")
    assert powers(t, "Hero") == (5500,)


def test_a_card_comes_back_and_another_gets_power() -> None:
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


def test_power_with_two_others_in_your_turn() -> None:
    text = f"【CONT】 During your turn, if {p.TWO_MOSS}, this card gets +2200 power."
    assert powers(standing(text, middle="Reed", right="Fern"), "Hero") == (5200,)
    assert powers(standing(text, middle="Reed", right="Stone"), "Hero") == (3000,)
    assert powers(standing(text, middle="Reed", right="Fern", turn=1), "Hero") == (3000,)


def test_power_if_all_are_of_a_trait_in_your_turn() -> None:
    text = (
        "【CONT】 During your turn, if all of your characters are 《Moss》, this card gets "
        "+2200 power."
    )
    assert powers(standing(text, middle="Reed"), "Hero") == (5200,)
    assert powers(standing(text, middle="Stone"), "Hero") == (3000,)
    assert powers(standing(text, middle="Reed", turn=1), "Hero") == (3000,)


def test_power_in_the_middle() -> None:
    text = (
        "【CONT】 If this card is in the middle position of your center stage, this card gets "
        "+2200 power."
    )
    assert powers(standing(left="Reed", middle=hero(text)), "Hero") == (5200,)
    assert powers(standing(left=hero(text), middle="Reed"), "Hero") == (3000,)
    assert powers(standing(left="Reed", back_left=hero(text)), "Hero") == (3000,)


def test_power_for_each_marker() -> None:
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


def test_power_by_what_was_put_away() -> None:
    text = (
        f"put the top 2 cards of your deck {p.TO_ROOM}, and this card gets +X power {p.TURN}. "
        "X is equal to the number of 《Moss》 characters among those cards ×600."
    )
    for top, power in (
        (["Reed", "Fern"], 4200),
        (["Reed", "Bloom"], 3600),
        (["Rain", "Stone"], 3000),
    ):
        t = placed(text, deck=[*top, "Oak", "Oak"], waiting_room=["Reed", "Reed"])
        assert powers(t, "Hero") == (power,)
        t.you.deck.is_("Oak", "Oak")


def test_others_of_a_trait_in_your_turn() -> None:
    text = "【CONT】 During your turn, all of your other 《Moss》 characters get +1200 power."
    zones: dict[str, Any] = {"middle": "Reed", "right": "Stone"}
    assert powers(standing(text, **zones), "Reed", "Stone", "Hero") == (4200, 3000, 3000)
    assert powers(standing(text, turn=1, **zones), "Reed") == (3000,)


def test_power_with_another_of_a_name() -> None:
    text = '【CONT】 If you have another "Reed", this card gets +2200 power.'
    assert powers(standing(text, middle="Reed"), "Hero") == (5200,)
    assert powers(standing(text, middle="Fern", rival=side(left="Reed")), "Hero") == (3000,)
    me = hero('【CONT】 If you have another "Hero", this card gets +2200 power.')
    assert powers(standing(left=me), "Hero") == (3000,)
    assert powers(standing(left=me, middle=me), "Hero") == (5200,)


def test_an_attackers_power_with_another() -> None:
    text = f"if {p.ANOTHER_MOSS}, this card gets +1700 power {p.TURN}."
    assert powers(attacking(text, middle="Reed"), "Hero") == (4700,)
    assert powers(attacking(text, middle="Stone"), "Hero") == (3000,)


def test_from_the_center_all_of_a_trait_get_power() -> None:
    text = (
        "【CONT】 If this card is in your center stage, all of your 《Moss》 characters get "
        "+1700 power."
    )
    t = standing(text, middle="Reed", right="Stone")
    assert powers(t, "Hero", "Reed", "Stone") == (4700, 4700, 3000)
    t = standing(left="Reed", back_left=hero(text))
    assert powers(t, "Hero", "Reed") == (3000, 3000)


def test_power_by_number_in_other_words() -> None:
    text = (
        f"this card gets +X power {p.TURN}. X is equal to 600 multiplied by the number of 《Moss》 "
        "characters you have."
    )
    assert powers(placed(text, middle="Fern", right="Stone"), "Hero") == (4200,)


def test_power_as_long_as_there_is_another() -> None:
    text = f"【CONT】 If {p.ANOTHER_MOSS}, this card gets +2500 power."
    assert powers(standing(text, back_right="Reed"), "Hero") == (5500,)
    assert powers(standing(text, back_right="Stone", rival=side(left="Reed")), "Hero") == (3000,)


def test_others_of_two_names() -> None:
    t = standing('【CONT】 All of your other "Reed" and "Oak" get +1100 power.', middle="Reed",
                 right="Fern", back_left="Oak", rival=side(left="Reed"))  # fmt: skip
    assert powers(t, "Reed", "Oak", "Fern", "Hero") == (4100, 8100, 5000, 3000)
    assert t.rival.value("Reed", "power") == 3000


def test_another_gets_power_by_number_in_other_words() -> None:
    text = (
        f"{p.PICK_OTHER_MOSS}+X power {p.TURN}. X is equal to 600 multiplied by the number of "
        "other 《Moss》 characters you have."
    )
    t = attacking(text, middle="Reed", back_left="Fern", right="Stone")
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Fern", "Hero") == (4200, 5000, 3000)


def test_others_of_two_names_with_enough_of_a_trait() -> None:
    text = f'【CONT】 If {p.TWO_MOSS}, all of your other "Fern" and "Stone" get +1100 power.'
    t = standing(text, middle="Fern", right="Stone", back_left="Reed")
    assert powers(t, "Fern", "Stone", "Reed") == (6100, 4100, 3000)
    t = standing(text, middle="Fern", right="Stone")
    assert powers(t, "Fern", "Stone") == (5000, 3000)


def test_up_to_two_get_power() -> None:
    text = (
        "choose up to 2 of your 《Moss》 characters, and those characters get +1700 power "
        f"{p.TURN}."
    )
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    t.you.may_choose_exactly("Hero", "Reed", "Fern", "done")
    t.you.chooses("Reed", "Fern")
    assert powers(t, "Hero", "Reed", "Fern", "Stone") == (3000, 4700, 6700, 3000)
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    t.you.chooses("Fern", "done")
    assert powers(t, "Hero", "Reed", "Fern") == (3000, 3000, 6700)
    t = attacking(text, middle="Reed", right="Stone")
    t.you.chooses("done")
    assert powers(t, "Hero", "Reed") == (3000, 3000)
