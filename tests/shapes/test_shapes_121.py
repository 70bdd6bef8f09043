"""Ability shapes, the most frequent first: 121 to 140."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND
from bythebook.testing import character, side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    beating,
    board,
    can_activate,
    fallen,
    hero,
    placed,
    powers,
    settled,
    shielded,
    standing,
)

TAKE = f"choose 1 character in {p.ROOM}, return it to {p.HAND}, {p.DROP_ONE}."


def test_121_backup_puts_cards_of_the_deck_away() -> None:
    t = shielded(f"【AUTO】 {p.BACKED_UP}put the top 3 cards of your deck {p.TO_ROOM}.",
                 deck=["Fern", "Oak", "Pine", "Rain", "Rain", "Rain"])  # fmt: skip
    t.rival.chooses("activate Shield")
    # The damage of the attack came after that.
    t.rival.waiting_room.holds_exactly("Fern", "Oak", "Pine", "Shield")
    t.rival.clock.is_("Rain")
    t = shielded(f"【AUTO】 {p.BACKED_UP}put the top 3 cards of your deck {p.TO_ROOM}.")
    t.rival.passes()
    assert "Shield" not in t.rival.waiting_room.names


def test_122_paying_twice_to_take_one_of_four() -> None:
    text = f"{p.MAY_PAY}{p.dig('4')}."
    t = placed(text, f"(1) {p.DISCARD_MOSS}", hand=["Reed", "Stone"], stock=1,
               deck=["Bloom", "Rain", "Fern", "Oak", "Pine"])  # fmt: skip
    t.you.chooses("yes", "Reed", "yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Bloom", "Rain", "Fern", "Oak", "done")
    t.you.chooses("Bloom")
    t.you.hand.holds_exactly("Stone", "Bloom")
    t.you.waiting_room.holds_exactly("Reed", "filler", "Rain", "Fern", "Oak")


def test_123_being_placed_strengthens_anyone() -> None:
    t = placed(f"{p.PICK}+1300 power {p.TURN}.", middle="Stone", rival=side(left="Reed"))
    t.you.may_choose_exactly("Hero", "Stone")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Stone") == (4300, 3000)


def test_124_brainstorm_for_a_look_each() -> None:
    text = (
        f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}perform the following "
        f'action. "{p.begin(p.dig("2"))}."'
    )
    stack = ["Bloom", "Gust", "Reed", "Reed", "Fern", "Oak", "Pine", "Rain", "Stone"]
    t = activated(text, stock=1, deck=stack)
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Oak")
    t.you.chooses("yes", "no")
    # Once more: only the card looked at now.
    t.you.may_choose_exactly("Pine", "done")
    t.you.chooses("done")
    t.you.hand.is_("Oak")
    t.you.deck.is_("Rain", "Stone")
    t.you.waiting_room.holds_exactly("Bloom", "Gust", "Reed", "Reed", "filler", "Fern", "Pine")


def test_125_a_foe_of_too_high_a_level_is_reversed() -> None:
    text = f"【AUTO】 {p.REVERSED}if {p.FOE_TOO_HIGH}, you may 【REVERSE】 that character."
    t = fallen(text, "Oak", level=1)
    t.you.chooses("yes")
    assert (t.rival.state_of("Oak"), t.rival.state_of("Stone")) == (REVERSE, STAND)
    equal = fallen(text, "Oak", level=2)
    assert equal.rival.state_of("Oak") == STAND


def test_126_one_is_drawn_and_one_dropped() -> None:
    t = placed(f"draw 1 card, {p.DROP_ONE}.", hand=["Rain"], deck=["Fern", "Oak"])
    t.you.may_choose_exactly("Rain", "Fern")
    t.you.chooses("Rain")
    t.you.hand.is_("Fern")
    t.you.waiting_room.is_("Rain")


def test_127_a_card_for_a_character_of_a_trait() -> None:
    t = placed(f"{p.MAY_PAY}{p.SALVAGE}.", p.DISCARD, hand=["Fern"], waiting_room=["Stone", "Oak"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Fern", "Stone")
    broke = placed(f"{p.MAY_PAY}{p.SALVAGE}.", p.DISCARD, waiting_room=["Oak"])
    broke.you.is_asked("main phase")


def test_128_backup_puts_a_high_character_away() -> None:
    text = (
        f"【AUTO】 [Put 2 cards from {p.HAND} {p.TO_ROOM}] {p.BACKED_UP}{p.MAY_PAY}choose 1 of "
        "your "
        "opponent's characters with level higher than your opponent's level, and put it "
        f"{p.THEIR_ROOM}."
    )
    t = shielded(text, hand=["Rain", "Rain", "Fern"])
    t.rival.chooses("activate Shield", "yes", "Rain", "Rain")
    # You are at level one: the Hero is above that, the Fern is not.
    assert "Hero" in t.you.waiting_room.names
    t.you.middle_center.is_("Fern")
    t.rival.hand.is_("Fern")
    t = shielded(text, hand=["Rain"])
    t.rival.chooses("activate Shield")
    t.you.left_center.is_("Hero")


def test_129_away_and_back_at_the_next_draw_phase() -> None:
    text = (
        "you may put this card into your memory. If you do, at the beginning of your next draw "
        'phase, choose 1 "Hero" in your memory, and put it on any position of your stage.'
    )
    t = beating(text, middle="Oak")
    t.you.chooses("yes")
    t.you.memory.is_("Hero")
    while t.turn_player is t.you:
        t.you.passes()
    while t.turn_player is t.rival:
        t.you.memory.is_("Hero")  # the opponent's draw phase is not yours
        t.rival.passes()
    t.you.chooses("right back")
    t.you.right_back.is_("Hero")
    t.you.memory.has(0)
    t = beating(text, middle="Oak")
    t.you.chooses("no")
    t.you.left_center.is_("Hero")


def test_130_power_as_long_as_there_is_another() -> None:
    text = f"【CONT】 If {p.ANOTHER_MOSS}, this card gets +2500 power."
    assert powers(standing(text, back_right="Reed"), "Hero") == (5500,)
    assert powers(standing(text, back_right="Stone", rival=side(left="Reed")), "Hero") == (3000,)


def test_131_brainstorm_for_resting_two() -> None:
    text = (
        f"【ACT】 Brainstorm [(1) 【REST】 2 of your characters] {p.FLIP} {p.EACH_CLIMAX}choose up "
        f"to 1 character in {p.ROOM}, and return it to {p.HAND}."
    )
    zones: dict[str, Any] = {"stock": 1, "deck": ["Bloom", "Reed", "Rain", "Rain", "Oak", "Oak"]}
    t = activated(text, middle="Fern", right="Stone", **zones)
    t.you.may_choose_exactly("Hero", "Fern", "Stone")
    t.you.chooses("Fern", "Stone")
    assert [t.you.state_of(n) for n in ("Hero", "Fern", "Stone")] == [STAND, REST, REST]
    t.you.may_choose_exactly("Reed", "filler", "done")
    t.you.chooses("Reed")
    t.you.hand.is_("Reed")
    can_activate(text, right=("Stone", REST), **zones).you.may_not_choose("activate Hero")


def test_132_others_of_two_names() -> None:
    t = standing('【CONT】 All of your other "Reed" and "Oak" get +1100 power.', middle="Reed",
                 right="Fern", back_left="Oak", rival=side(left="Reed"))  # fmt: skip
    assert powers(t, "Reed", "Oak", "Fern", "Hero") == (4100, 8100, 5000, 3000)
    assert t.rival.value("Reed", "power") == 3000


def test_133_brainstorm_for_an_action_each() -> None:
    text = (
        f"【ACT】 Brainstorm [(1)] {p.FLIP} {p.EACH_CLIMAX}perform the following action. "
        f'"{p.begin(TAKE)}"'
    )
    t = activated(text, stock=1, deck=["Bloom", "Fern", "Rain", "Rain", "Oak"], hand=["Stone"])
    t.you.may_choose_exactly("Fern", "filler")
    t.you.chooses("Fern")
    t.you.may_choose_exactly("Fern", "Stone")
    t.you.chooses("Stone")
    t.you.hand.is_("Fern")
    assert "Stone" in t.you.waiting_room.names
    none = activated(text, stock=1, deck=["Reed"] * 5, hand=["Stone"])
    none.you.hand.is_("Stone")


def test_134_an_event_for_a_card() -> None:
    text = f"{p.dig('4', 'event', True)}. If you put 1 card {p.TO_HAND}, {p.DROP_ONE}."
    t = placed(text, hand=["Stone"], deck=["Fern", "Rain", "Oak", "Bloom", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Rain", "done")
    t.you.chooses("Rain")
    t.you.may_choose_exactly("Rain", "Stone")
    t.you.chooses("Stone")
    t.you.hand.is_("Rain")
    t = placed(text, hand=["Stone"], deck=["Fern", "Rain", "Oak", "Bloom", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes", "done")
    t.you.hand.is_("Stone")


def test_135_a_combo_with_a_climax_and_another() -> None:
    text = (
        f'if "Bloom" is in your climax area, and {p.ANOTHER_MOSS}, '
        f"{p.dig('3', '《Moss》 character', True)}."
    )
    stack = ["Rain", "Fern", "Stone", "Oak", "Oak"]
    t = attacking(text, label="【CXCOMBO】 ", climax="Bloom", middle="Reed", deck=stack)
    t.you.chooses("yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "done")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    for climax, other in (("Gust", "Reed"), ("Bloom", "Stone")):
        t = attacking(text, label="【CXCOMBO】 ", deck=stack, climax=climax, middle=other)
        t.you.is_asked("attack declaration")
        t.you.hand.has(0)


def test_136_change_into_a_named_card() -> None:
    text = (
        f'【AUTO】 Change [{p.AWAY}] {p.CLIMAX_PHASE}{p.MAY_PAY}choose 1 "Oak" in {p.ROOM}, and '
        "put "
        "it on the stage position that this card was on. (This ability does not activate if this "
        "card is not on the stage at the beginning of the climax phase)"
    )
    t = board(side(back_right=hero(text), left="Fern", waiting_room=["Oak", "Reed"]), at="climax")
    t.you.chooses("yes")
    t.you.right_back.is_("Oak")
    assert t.you.state_of("Oak") == STAND
    t.you.waiting_room.holds_exactly("Hero", "Reed")
    t = board(side(back_right=hero(text), left="Fern", waiting_room=["Reed"]), at="climax")
    t.you.chooses("yes")
    t.you.right_back.is_()
    t.you.waiting_room.holds_exactly("Hero", "Reed")


def test_137_clocking_a_card_to_look_at_as_many_as_others() -> None:
    text = (
        f"{p.MAY_PAY}{p.dig('X')}. X is equal to the number of other 《Moss》 characters you have."
    )
    cost = f"Put 1 card from {p.HAND} into your clock"
    t = placed(text, cost, hand=["Rain"], middle="Reed", right="Stone", deck=["Fern", "Oak"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Fern", "done")
    t.you.chooses("Fern")
    t.you.clock.is_("Rain")
    t.you.hand.is_("Fern")
    # Alone, X is zero: nothing is looked at.
    t = placed(text, cost, hand=["Rain"], right="Stone", deck=["Fern", "Oak"])
    t.you.chooses("yes")
    while "done" in t.you.options:
        t.you.chooses("done")
    t.you.deck.is_("Fern", "Oak")
    t.you.waiting_room.has(0)


def test_138_the_waiting_room_returns_to_the_deck() -> None:
    text = f"{p.MAY_PAY}return all cards from {p.ROOM} to your deck, and shuffle your deck."
    t = placed(text, "(2)", stock=["Pine", "Rain"], waiting_room=["Fern", "Bloom"], deck=["Oak"])
    t.you.chooses("yes")
    # What was paid is among them.
    t.you.deck.holds_exactly("Oak", "Fern", "Bloom", "Pine", "Rain")
    t.you.waiting_room.has(0)
    broke = placed(text, "(2)", stock=1, waiting_room=["Fern"])
    broke.you.waiting_room.is_("Fern")


def test_139_an_ability_for_one_of_three_traits() -> None:
    text = (
        f"【ACT】 [(1) {p.REST_THIS}] Choose 1 of your 《Rock》 or 《Sand》 or 《Mud》 "
        "characters, and that "
        f'character gets the following ability {p.TURN}. "【AUTO】 {p.BEATS}you may choose 1 '
        f'character in {p.ROOM}, and return it to {p.HAND}."'
    )
    sand = character("Dune", traits=("Sand",), power=6000)
    t = can_activate(text, side(right="Reed", middle="Reed"), stock=1, middle=sand, right="Stone",
                     waiting_room=["Fern"])  # fmt: skip
    t.you.chooses("activate Hero")
    t.you.may_choose_exactly("Dune", "Stone")
    t.you.chooses("Dune")
    while "attack with Dune" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Dune", "frontal")
    settled(t)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "filler")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")


def test_140_another_gets_power_by_number_in_other_words() -> None:
    text = (
        f"{p.PICK_OTHER_MOSS}+X power {p.TURN}. X is equal to 600 multiplied by the number of "
        "other 《Moss》 characters you have."
    )
    t = attacking(text, middle="Reed", back_left="Fern", right="Stone")
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Fern", "Hero") == (4200, 5000, 3000)
