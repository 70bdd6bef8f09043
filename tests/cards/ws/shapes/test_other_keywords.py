"""Shapes of Encore, Bond, Brainstorm, Change, Experience, Resonate and Accelerate."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND
from bythebook.testing import character, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    activated,
    attacking,
    board,
    can_activate,
    deck,
    hero,
    powers,
    settled,
    standing,
)

TAKE = f"choose 1 character in {p.ROOM}, return it to {p.HAND}, {p.DROP_ONE}."


def test_encore_for_a_character_of_the_hand() -> None:
    text = f"【AUTO】 Encore [Put 1 character from {p.HAND} {p.TO_ROOM}] {p.REMINDER}"
    t = board(side(left=(hero(text), REVERSE), hand=["Reed", "Bloom"]), at="encore")
    settled(t)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed")
    t.you.chooses("Reed")
    t.you.left_center.is_("Hero")
    assert t.you.state_of("Hero") == REST
    t.you.waiting_room.is_("Reed")
    t = board(side(left=(hero(text), REVERSE), hand=["Bloom"], stock=2), at="encore")
    t.you.chooses("resolve Hero: put 1 character")
    # Asked all the same: the other player does not see that there is nothing to pay with.
    t.you.may_choose_exactly("no")
    t.you.chooses("no")
    t.you.left_center.is_()
    t.you.waiting_room.is_("Hero")


def test_bond_for_stock() -> None:
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


def test_bond_for_a_card_of_the_hand() -> None:
    me = hero(f'【AUTO】 Bond/"Oak" [{p.DISCARD}]')
    t = board(side(hand=[me, "Rain", "Reed"], waiting_room=["Oak", "Oak", "Fern"]))
    t.you.chooses("play Hero", "left center", "yes")
    t.you.may_choose_exactly("Rain", "Reed")
    t.you.chooses("Rain")
    t.you.may_choose_exactly("Oak")
    t.you.chooses("Oak")
    t.you.hand.holds_exactly("Oak", "Reed")
    t.you.waiting_room.holds_exactly("Rain", "Oak", "Fern")


def test_brainstorm_for_characters() -> None:
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


def test_resting_before_the_encore_step_alone() -> None:
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


def test_brainstorm_for_cards() -> None:
    text = f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}draw up to 1 card."
    t = activated(text, stock=1, deck=["Bloom", "Gust", "Reed", "Reed", "Oak", "Fern", "Stone"])
    t.you.chooses("yes", "no")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Bloom", "Gust", "Reed", "Reed", "filler")
    t = activated(text, stock=1, deck=["Reed"] * 4 + ["Bloom"])
    t.you.hand.has(0)


def test_encore_for_a_character_of_a_trait() -> None:
    text = f"【AUTO】 Encore [{p.DISCARD_MOSS}] {p.REMINDER}"
    t = board(side(left=(hero(text), REVERSE), hand=["Fern", "Stone"]), at="encore")
    settled(t)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern")
    t.you.chooses("Fern")
    t.you.left_center.is_("Hero")
    t.you.waiting_room.is_("Fern")
    t = board(side(left=(hero(text), REVERSE), hand=["Stone"]), at="encore")
    t.you.chooses("resolve Hero: put 1")
    t.you.may_choose_exactly("no")
    t.you.chooses("no")
    t.you.waiting_room.is_("Hero")


def test_brainstorm_for_searches() -> None:
    text = (
        f"【ACT】 Brainstorm [(1) {p.REST_THIS}] {p.FLIP} {p.EACH_CLIMAX}"
        f"{p.search('《Moss》 character')}."
    )
    stack = ["Bloom", "Gust", "Reed", "Reed", "Oak", "Stone", "Fern", "Rain"]
    t = activated(text, stock=1, deck=stack)
    t.you.may_choose_exactly("Oak", "Fern", "done")
    t.you.chooses("Oak")
    t.you.may_choose_exactly("Fern", "done")
    t.you.chooses("Fern")
    t.you.hand.holds_exactly("Oak", "Fern")
    t.you.deck.holds_exactly("Stone", "Rain")


def test_encore_for_a_card_of_the_deck() -> None:
    text = f"【AUTO】 Encore [{p.DECK_TO_CLOCK}] {p.REMINDER}"
    for answer in ("yes", "no"):
        t = board(side(left=(hero(text), REVERSE), deck=["Reed", "Fern"]), at="encore")
        settled(t)
        t.you.chooses(answer)
        paid = answer == "yes"
        t.you.left_center.is_(*(["Hero"] if paid else []))
        t.you.clock.is_(*(["Reed"] if paid else []))
        if paid:
            assert t.you.state_of("Hero") == REST


def test_the_opponents_characters_get_an_encore() -> None:
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


def test_experience_by_the_total_level() -> None:
    text = (
        "【CONT】 Experience If the total level of the cards in your level is 4 or higher, this "
        "card gets +2200 power."
    )
    for level, power in ((["Oak", "Oak"], 5200), (["Pine", "Reed"], 3000), (["Bloom"] * 3, 3000)):
        t = standing(text, level=level, rival=side(level=["Pine", "Pine"]))
        assert powers(t, "Hero") == (power,)


def test_bond_for_a_card_of_the_deck() -> None:
    me = hero(f'【AUTO】 Bond/"Oak" [{p.DECK_TO_CLOCK}]')
    t = board(side(hand=[me], deck=["Fern", "Reed"], waiting_room=["Oak"]))
    t.you.chooses("play Hero", "left center", "yes")
    t.you.clock.is_("Fern")
    t.you.hand.is_("Oak")


def test_brainstorm_for_a_look_each() -> None:
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


def test_brainstorm_for_resting_two() -> None:
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


def test_brainstorm_for_an_action_each() -> None:
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


def test_change_into_a_named_card() -> None:
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


def test_resonate_for_soul() -> None:
    text = (
        f'【AUTO】 Resonate [Reveal 1 "Oak" in {p.HAND}] {p.CLIMAX_PHASE}{p.MAY_PAY}this card '
        f"gets +1 soul {p.TURN}."
    )
    t = board(side(left=hero(text), middle="Fern", hand=["Oak", "Reed"]), at="climax")
    t.you.chooses("yes")
    t.you.may_choose_exactly("Oak")
    t.you.chooses("Oak")
    t.you.hand.holds_exactly("Oak", "Reed")
    assert (t.you.value("Hero", "soul"), t.you.value("Fern", "soul")) == (2, 1)
    assert t.you.shown("Oak")
    t = board(side(left=hero(text), hand=["Reed"]), at="climax")
    t.you.may_choose_exactly("no")
    t.you.chooses("no")


def test_placed_or_changed_into() -> None:
    change = (
        f'【AUTO】 Change [{p.AWAY}] {p.CLIMAX_PHASE}{p.MAY_PAY}choose 1 "Hero" in {p.ROOM}, '
        "and put it on the stage position that this card was on."
    )
    text = (
        f'【AUTO】 When this card is placed on the stage from {p.HAND} or by a "Change" effect, '
        f"draw up to 2 cards, {p.DROP_ONE}."
    )
    seed = character("Seed", text=change)
    t = board(
        side(left=seed, middle="Reed", waiting_room=[hero(text)], deck=["Fern", "Oak", "Rain"]),
        at="climax",
    )
    # The Seed's own encore waits too, and cannot be paid for.
    t.you.chooses("yes", "resolve Hero", "yes", "yes", "Fern")
    settled(t)
    t.you.left_center.is_("Hero")
    t.you.hand.is_("Oak")
    t = board(side(hand=[hero(text)], deck=["Fern", "Oak", "Rain"]))
    t.you.chooses("play Hero", "left center", "yes", "no")
    t.you.hand.has(0)  # the only card is dropped
    t.you.waiting_room.is_("Fern")


def test_accelerate_for_power_and_an_ability() -> None:
    text = (
        f"【AUTO】 Accelerate [{p.DECK_TO_CLOCK}] {p.CLIMAX_PHASE}{p.MAY_PAY}until end of turn, "
        "this "
        f'card gets +4000 power and the following ability. "【AUTO】 {p.BEATS}you may put that '
        "character on the top of your opponent's deck.\""
    )
    t = board(side(left=hero(text), middle="filler", deck=["Oak", "Reed", "Reed", "Reed"]),
              side(right="Fern", middle="Stone"), "climax")  # fmt: skip
    t.you.chooses("yes")
    t.you.clock.is_("Oak")
    assert powers(t, "Hero") == (7000,)
    while "attack with Hero" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Hero", "frontal")
    settled(t)
    t.you.chooses("yes")
    assert deck(t, 1)[0] == "Fern"
    t.rival.middle_center.is_("Stone")
    t = board(side(left=hero(text), middle="filler"), side(right="Fern"), "climax")
    t.you.chooses("no")
    assert powers(t, "Hero") == (3000,)


def test_experience_against_a_high_foe() -> None:
    text = (
        "if the total level of the cards in your level is 3 or higher, and the character facing "
        f"this card is level 2 or higher, this card gets +4500 power and +1 soul {p.TURN}."
    )
    for level, foe, power, soul in (
        (["Fern", "Oak"], "Oak", 7500, 2),
        (["Fern", "Fern"], "Oak", 3000, 1),
        (["Fern", "Oak"], "Fern", 3000, 1),
    ):
        t = attacking(text, label="Experience ", level=level, rival=side(right=foe), how="frontal")
        assert (powers(t, "Hero"), t.you.value("Hero", "soul")) == ((power,), soul)


def test_those_with_either_name_get_an_encore() -> None:
    text = (
        '【CONT】 All of your other characters with "Reed" or "Fern" in its card name get '
        f'"【AUTO】 Encore [{p.DECK_TO_CLOCK}]".'
    )
    for fallen, saved in (("Reed", True), ("Fern", True), ("Stone", False)):
        t = board(
            side(left=hero(text), middle=(fallen, REVERSE), deck=["Oak", "Rain"]), at="encore"
        )
        settled(t)
        if saved:
            t.you.chooses("yes")
        t.you.middle_center.is_(*([fallen] if saved else []))
        t.you.clock.is_(*(["Oak"] if saved else []))


def test_accelerate_for_a_level_and_an_ability() -> None:
    text = (
        f"【AUTO】 Accelerate [{p.DECK_TO_CLOCK}] {p.CLIMAX_PHASE}{p.MAY_PAY}until end of turn, "
        "this "
        f'card gets +1 level and the following ability. "【AUTO】 {p.BEATS}you may choose 1 '
        "《Moss》 or "
        f'《Sand》 character in {p.ROOM}, and return it to {p.HAND}."'
    )
    t = board(side(left=hero(text, power=9000), middle="filler", waiting_room=["Oak", "Cliff"]),
              side(right="Reed", middle="Stone"), "climax")  # fmt: skip
    t.you.chooses("yes")
    assert t.you.value("Hero", "level") == 1
    while "attack with Hero" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Hero", "frontal")
    settled(t)
    t.you.chooses("yes")
    t.you.hand.is_("Oak")
