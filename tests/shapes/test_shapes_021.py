"""Ability shapes, the most frequent first: 21 to 40."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, STAND
from bythebook.testing import character, side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    board,
    can_activate,
    hero,
    placed,
    powers,
    settled,
    shielded,
    standing,
)


def test_021_power_when_another_of_a_trait_attacks() -> None:
    text = (
        f"【AUTO】 When your other 《Moss》 character attacks, this card gets +1200 power {p.TURN}."
    )
    for attacker, power in (("Reed", 4200), ("Stone", 3000), ("Hero", 3000)):
        t = board(side(left=hero(text), middle="Reed", right="Stone"), None, "attack")
        t.you.chooses(f"attack with {attacker}")
        assert powers(t, "Hero", "Reed") == (power, 3000), attacker


def test_022_assist_for_high_levels_only() -> None:
    text = "【CONT】 Assist All of your level 2 or higher characters in front of this card get "
    helper = hero(f"{text}+1500 power.")
    t = standing(left="Oak", middle="Pine", right="Cliff", back_left=helper)
    assert powers(t, "Oak", "Pine", "Cliff") == (8500, 10500, 9500)
    t = standing(left="Fern", middle="Reed", back_left=helper)
    assert powers(t, "Fern", "Reed") == (5000, 3000)


def test_023_a_lower_level_with_few_climaxes_in_the_waiting_room() -> None:
    text = (
        f"【CONT】 If {p.ROOM} has 2 or less climaxes, this card gets -1 level while in {p.HAND}."
    )
    high = hero(text, level=1)
    for room, level in ((["Bloom"] * 2, 0), (["Bloom"] * 3, 1), (["Reed"] * 4, 0)):
        t = board(side(hand=[high], waiting_room=room), side(waiting_room=["Bloom"] * 5))
        assert t.you.value("Hero", "level") == level
        assert ("play Hero" in t.you.options) == (level == 0)


def test_024_another_gets_power_by_the_number_of_others() -> None:
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


def test_025_using_backup_strengthens_one_in_battle() -> None:
    text = (
        f"【AUTO】 {p.BACKED_UP}if you have a 《Moss》 character, {p.PICK_FIGHTING}+1200 power "
        f"{p.TURN}."
    )
    t = shielded(text)
    t.rival.chooses("activate Shield")
    # The only one of theirs in battle; nobody of yours can be chosen.
    assert t.rival.value("Reed", "power") == 3000 + 1000 + 1200
    assert t.rival.value("Stone", "power") == 3000
    assert t.you.value("Hero", "power") == 8000
    t = shielded(text, right="Stone", middle="filler")
    t.rival.chooses("activate Shield")
    assert t.rival.value("Stone", "power") == 4000


def test_026_power_for_each_other_during_your_turn() -> None:
    text = (
        "【CONT】 During your turn, this card gets +700 power for each of your other 《Moss》 "
        "characters."
    )
    zones: dict[str, Any] = {"middle": "Reed", "right": "Stone", "back_left": "Fern"}
    assert powers(standing(text, turn=0, **zones), "Hero") == (4400,)
    assert powers(standing(text, turn=1, **zones), "Hero") == (3000,)


def test_027_bond_for_stock() -> None:
    text = (
        '【AUTO】 Bond/"Oak" [(1)] (When this card is played and placed on the stage, '
        f'{p.MAY_PAY}choose 1 "Oak" in {p.ROOM}, and return it to {p.HAND})'
    )
    me = hero(text)
    t = board(side(hand=[me], stock=1, waiting_room=["Oak", "Reed"]))
    t.you.chooses("play Hero", "left center")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.hand.is_("Oak")
    t.you.stock.has(0)
    t.you.waiting_room.holds_exactly("Reed", "filler")
    # Without the named card the cost can still be paid, for nothing.
    t = board(side(hand=[me], stock=1, waiting_room=["Reed"]))
    t.you.chooses("play Hero", "left center", "no")
    t.you.stock.has(1)
    broke = board(side(hand=[me], waiting_room=["Oak"]))
    broke.you.chooses("play Hero", "left center")
    broke.you.is_asked("main phase")
    broke.you.waiting_room.is_("Oak")


def test_028_power_if_all_are_of_a_trait() -> None:
    text = "【CONT】 If all of your characters are 《Moss》, this card gets +1200 power."
    assert powers(standing(text, middle="Reed", rival=side(left="Stone")), "Hero") == (4200,)
    assert powers(standing(text), "Hero") == (4200,)
    assert powers(standing(text, middle="Reed", back_left="Stone"), "Hero") == (3000,)


def test_029_resting_to_strengthen_one_of_a_trait() -> None:
    text = f"【ACT】 [{p.REST_THIS}] {p.PICK_MOSS}+1700 power {p.TURN}."
    t = activated(text, middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Hero", "Stone") == (4700, 3000, 3000)
    assert t.you.state_of("Hero") == REST
    t.you.may_not_choose("activate Hero")


def test_030_bond_for_a_card_of_the_hand() -> None:
    me = hero(f'【AUTO】 Bond/"Oak" [{p.DISCARD}]')
    t = board(side(hand=[me, "Rain", "Reed"], waiting_room=["Oak", "Oak", "Fern"]))
    t.you.chooses("play Hero", "left center", "yes")
    t.you.may_choose_exactly("Rain", "Reed")
    t.you.chooses("Rain")
    t.you.may_choose_exactly("Oak")
    t.you.chooses("Oak")
    t.you.hand.holds_exactly("Oak", "Reed")
    t.you.waiting_room.holds_exactly("Rain", "Oak", "Fern")


def test_031_a_climax_for_a_climax() -> None:
    text = f"{p.MAY_PAY}choose 1 climax in {p.ROOM}, and return it to {p.HAND}."
    t = placed(text, f"(1) {p.DISCARD_CLIMAX}", hand=["Bloom", "Reed"], stock=1,
               waiting_room=["Gust", "Fern"])  # fmt: skip
    t.you.chooses("yes", "Bloom")
    # What was paid is there to be chosen too.
    t.you.may_choose_exactly("Gust", "Bloom")
    t.you.chooses("Gust")
    t.you.hand.holds_exactly("Gust", "Reed")
    t.you.waiting_room.holds_exactly("Bloom", "Fern", "filler")
    broke = placed(text, f"(1) {p.DISCARD_CLIMAX}", hand=["Bloom"], waiting_room=["Gust"])
    broke.you.chooses("no")
    broke.you.hand.is_("Bloom")


def test_032_a_climax_for_a_character_of_a_trait() -> None:
    text = f"{p.MAY_PAY}{p.SALVAGE}."
    t = placed(text, p.DISCARD_CLIMAX, hand=["Bloom"], waiting_room=["Fern", "Stone", "Oak"])
    t.you.chooses("yes", "Bloom")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t = placed(text, p.DISCARD_CLIMAX, hand=["Bloom"], waiting_room=["Stone"])
    t.you.chooses("yes", "Bloom")
    t.you.hand.has(0)
    t.you.waiting_room.holds_exactly("Bloom", "Stone")


def test_033_others_of_a_name_get_power() -> None:
    me = hero('【CONT】 All of your other "Hero" get +900 power.')
    assert powers(standing(left=me, middle="Reed"), "Hero", "Reed") == (3000, 3000)
    t = standing(left=me, middle="Reed", right=me, rival=side(left=me))
    # Each is another one to the other, and only to that one.
    place = t.game.book.chars.index("power")
    assert [t.game.value(place, t.game.state.zone(0, z.kind)[0])
            for z in (t.you.left_center, t.you.right_center)] == [3900, 3900]  # fmt: skip
    assert powers(t, "Reed") == (3000,)
    assert t.rival.value("Hero", "power") == 3000


def test_034_power_against_a_high_level() -> None:
    text = f"if {p.FACING} is level 2 or higher, this card gets +5500 power {p.TURN}."
    for foe, power in (("Oak", 8500), ("Fern", 3000)):
        # The strong one in the middle does not face it.
        t = attacking(text, rival=side(right=foe, middle="Pine"), how="frontal")
        assert powers(t, "Hero") == (power,)
    assert powers(attacking(text, rival=side(middle="Pine")), "Hero") == (3000,)


def test_035_an_attack_strengthens_one_of_a_trait() -> None:
    t = attacking(f"{p.PICK_MOSS}+1700 power {p.TURN}.", middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Reed", "Stone") == (4700, 3000, 3000)


def test_036_brainstorm_for_characters() -> None:
    text = (
        f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}choose up to 1 character "
        f"in {p.ROOM}, and return it to {p.HAND}."
    )
    stack = ["Bloom", "Reed", "Gust", "Rain", "Fern", "Bloom"]
    t = activated(text, stock=1, deck=stack, waiting_room=["Oak", "Bloom"])
    # Two climaxes were flipped over; the third was there before, the fourth is still in the deck.
    t.you.may_choose_exactly("Reed", "Oak", "filler", "done")
    t.you.chooses("Oak")
    t.you.may_choose_exactly("Reed", "filler", "done")
    t.you.chooses("done")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Bloom", "Bloom", "Reed", "Gust", "Rain", "filler")
    t = activated(text, stock=1, deck=["Reed"] * 4 + ["Bloom"])
    t.you.hand.has(0)
    can_activate(text).you.may_not_choose("activate Hero")


def test_037_resting_before_the_encore_step_alone() -> None:
    text = (
        "【AUTO】 [(1)] At the beginning of the encore step, if you do not have another 【REST】 "
        f"character in your center stage, {p.MAY_PAY}{p.REST_THIS}."
    )
    t = board(side(left=hero(text), middle="Reed", back_left=("Fern", REST), stock=1), at="encore")
    t.you.chooses("yes")
    assert t.you.state_of("Hero") == REST
    t.you.stock.has(0)
    t = board(side(left=hero(text), middle=("Reed", REST), stock=1), at="encore")
    assert t.you.state_of("Hero") == STAND
    t.you.stock.has(1)
    # Resting already, it is no "other" one.
    t = board(side(left=(hero(text), REST), middle="Reed", stock=1), at="encore")
    t.you.chooses("no")


def test_038_being_placed_strengthens_one_of_a_trait() -> None:
    t = placed(f"{p.PICK_MOSS}+1700 power {p.TURN}.", middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Hero", "Reed", "Stone") == (3000, 4700, 3000)


def test_039_assist_by_level_for_a_trait() -> None:
    helper = hero("【CONT】 Assist All of your 《Moss》 characters in front of this card get +X "
                  "power. X is equal to that character's level ×600.")  # fmt: skip
    t = standing(left="Fern", middle="Cliff", back_left=helper)
    assert powers(t, "Fern", "Cliff") == (5600, 9500)
    # A level that changes changes the power with it.
    up = character("Up", text="【CONT】 All of your other characters get +1 level.")
    t = standing(left="Fern", middle="Oak", back_left=helper, back_right=up)
    assert powers(t, "Fern", "Oak") == (6200, 8800)


def test_040_power_for_each_other_in_the_back() -> None:
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
