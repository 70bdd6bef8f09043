"""Cards to the stock, the clock, the memory, under others, and back."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.zones.zones import REST, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import character, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    activated,
    attacking,
    beating,
    board,
    can_activate,
    hero,
    placed,
    powers,
    settled,
    standing,
)


def test_with_four_others_a_card_becomes_stock() -> None:
    text = (
        "if you have 3 or more other 《Moss》 characters, you may choose 1 《Moss》 character in "
        f"{p.ROOM}, and put it into your stock."
    )
    zones: dict[str, Any] = {"middle": "Reed", "right": "Reed", "back_left": "Reed"}
    t = placed(text, waiting_room=["Fern", "Stone", "Oak"], **zones)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Fern")
    t.you.stock.is_("Fern")
    t = placed(text, waiting_room=["Fern"], **zones)
    t.you.chooses("no")
    t.you.stock.has(0)
    few = placed(text, waiting_room=["Fern"], middle="Reed", right="Reed")
    few.you.is_asked("main phase")


def test_two_trigger_checks_for_stock() -> None:
    text = f"{p.MAY_PAY}{p.CHECK_TWICE}."
    foe = side(clock=0)
    t = attacking(text, "(1)", foe, stock=["Pine"], deck=["Reed", "Fern", "Oak", "Rain"])
    t.you.chooses("yes")
    # The cost left the stock, and both cards of the check came to it.
    t.you.stock.is_("Fern", "Reed")
    t = attacking(text, "(1)", foe, stock=["Pine"], deck=["Reed", "Fern", "Oak", "Rain"])
    t.you.chooses("no")
    t.you.stock.is_("Reed", "Pine")
    # The next attacker checks once again.
    t.you.chooses("attack with filler")
    t.you.stock.is_("Fern", "Reed", "Pine")
    broke = attacking(text, "(1)", foe, deck=["Reed", "Fern", "Oak", "Rain"])
    broke.you.stock.is_("Reed")


def test_a_card_for_a_named_card() -> None:
    text = f'{p.MAY_PAY}choose 1 "Oak" in {p.ROOM}, and return it to {p.HAND}.'
    t = placed(text, p.DISCARD, hand=["Oak", "Reed"], waiting_room=["Fern"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Oak", "Reed")
    t.you.chooses("Oak")
    # The card that was paid can be the one that comes back.
    t.you.hand.holds_exactly("Oak", "Reed")
    t = placed(text, p.DISCARD, hand=["Reed"], waiting_room=["Fern"])
    t.you.chooses("yes")
    t.you.hand.has(0)
    t.you.waiting_room.holds_exactly("Reed", "Fern")


def test_another_is_rested_and_moves_back() -> None:
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


def test_a_named_card_becomes_a_marker() -> None:
    text = (
        f'you may choose 1 "Oak" in {p.ROOM}, and put it face up underneath this card as a marker.'
    )
    for answer, left in (("yes", ["Fern"]), ("no", ["Oak", "Fern"])):
        t = placed(text, waiting_room=["Oak", "Fern"])
        t.you.chooses(answer)
        t.you.waiting_room.holds_exactly(*left)
        t.you.markers_under_left_center.is_(*(["Oak"] if answer == "yes" else []))


def test_the_number_of_others_is_two_or_more() -> None:
    text = (
        "【CONT】 If the number of other 《Moss》 characters you have is 2 or more, this card gets "
        "+1200 power."
    )
    assert powers(standing(text, middle="Reed", back_left="Fern"), "Hero") == (4200,)
    assert powers(standing(text, middle="Reed", back_left="Stone"), "Hero") == (3000,)


def test_a_character_not_above_the_revealed_card() -> None:
    text = (
        f"{p.MAY_PAY}reveal {p.TOP}, choose 1 level X or lower character in {p.ROOM}, and return "
        f"it to {p.HAND}. X is equal to the level of the revealed card. (Climax are regarded as "
        "level 0. Return the revealed card to its original place)"
    )
    room = ["Reed", "Fern", "Oak", "Bloom"]
    t = placed(text, p.DISCARD, hand=["Rain"], waiting_room=room, deck=["Fern", "Pine"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    t.you.deck.is_("Fern", "Pine")
    t = placed(text, p.DISCARD, hand=["Rain"], waiting_room=room, deck=["Bloom", "Pine"])
    t.you.chooses("yes")
    t.you.hand.is_("Reed")


def test_two_costs_for_a_character() -> None:
    text = f"【ACT】 [{p.DISCARD} & {p.AWAY}] {p.begin(p.SALVAGE)}."
    t = activated(text, hand=["Rain"], waiting_room=["Fern", "Stone"])
    # The card itself is there too by now.
    t.you.may_choose_exactly("Fern", "Hero")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    t.you.waiting_room.holds_exactly("Hero", "Rain", "Stone")
    can_activate(text).you.may_not_choose("activate Hero")


def test_a_card_of_the_hand_may_become_stock() -> None:
    text = f"you may choose 1 card in {p.HAND}, and put it into your stock."
    t = placed(text, hand=["Rain", "Reed"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Rain", "Reed")
    t.you.chooses("Rain")
    t.you.stock.is_("Rain")
    t.you.hand.is_("Reed")
    t = placed(text, hand=["Rain"])
    t.you.chooses("no")
    t.you.hand.is_("Rain")
    t = placed(text)
    t.you.chooses("yes")
    t.you.stock.has(0)


def test_a_character_of_a_trait_for_a_card() -> None:
    text = f"{p.MAY_PAY}draw 1 card."
    t = placed(text, p.DISCARD_MOSS, hand=["Reed", "Stone", "Fern"], deck=["Oak", "Rain"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Reed")
    t.you.hand.holds_exactly("Stone", "Fern", "Oak")
    none = placed(text, p.DISCARD_MOSS, hand=["Stone"], deck=["Oak", "Rain"])
    none.you.may_choose_exactly("no")
    none.you.chooses("no")


def test_leaving_brings_one_back_for_stock() -> None:
    text = f"【AUTO】 [(2)] {p.LEAVES}{p.MAY_PAY}{p.SALVAGE}."
    t = standing(text, stock=2, waiting_room=["Fern", "Stone"])
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settled(t)
    t.you.chooses("yes")
    # The card itself is there by now, and is one of them.
    t.you.may_choose_exactly("Fern", "Hero")
    t.you.chooses("Hero")
    t.you.hand.is_("Hero")
    t.you.stock.has(0)


def test_paying_twice_to_take_one_of_four() -> None:
    text = f"{p.MAY_PAY}{p.dig('4')}."
    t = placed(text, f"(1) {p.DISCARD_MOSS}", hand=["Reed", "Stone"], stock=1,
               deck=["Bloom", "Rain", "Fern", "Oak", "Pine"])  # fmt: skip
    t.you.chooses("yes", "Reed", "yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Bloom", "Rain", "Fern", "Oak", "done")
    t.you.chooses("Bloom")
    t.you.hand.holds_exactly("Stone", "Bloom")
    t.you.waiting_room.holds_exactly("Reed", "filler", "Rain", "Fern", "Oak")


def test_a_card_for_a_character_of_a_trait() -> None:
    t = placed(f"{p.MAY_PAY}{p.SALVAGE}.", p.DISCARD, hand=["Fern"], waiting_room=["Stone", "Oak"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Fern", "Stone")
    broke = placed(f"{p.MAY_PAY}{p.SALVAGE}.", p.DISCARD, waiting_room=["Oak"])
    broke.you.is_asked("main phase")


def test_an_ability_for_one_of_three_traits() -> None:
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


def test_a_named_card_comes_from_the_hand() -> None:
    text = (
        f'【ACT】 [(3) {p.REST_THIS}] Choose up to 1 "Oak" in {p.HAND}, and put it on any '
        "position of your stage."
    )
    t = activated(text, stock=3, hand=["Oak", "Fern"])
    t.you.may_choose_exactly("Oak", "done")
    t.you.chooses("Oak", "middle center")
    t.you.middle_center.is_("Oak")
    t.you.hand.is_("Fern")
    t = activated(text, stock=3, hand=["Fern"])
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    can_activate(text, stock=2, hand=["Oak"]).you.may_not_choose("activate Hero")


def test_exchanging_places_standing() -> None:
    text = (
        f"【AUTO】 [(1)] {p.THEIR_ATTACKS}{p.MAY_PAY}choose this card and 1 of your 《Moss》 "
        "characters, and exchange them as 【STAND】."
    )
    mine = side(
        left=(hero(text), REST), back_left=("Fern", REST), back_right="Stone", middle="Oak", stock=1
    )
    t = board(mine, side(right="Reed"), "attack", turn=1)
    t.you.chooses("yes")
    t.you.may_not_choose("Stone")
    t.you.chooses("Fern")
    t.you.left_center.is_("Fern")
    t.you.left_back.is_("Hero")
    assert [t.you.state_of(n) for n in ("Fern", "Hero")] == [STAND, STAND]


def test_another_becomes_stock() -> None:
    text = f"【ACT】 [{p.REST_THIS}] Choose 1 of your other characters, and put it into your stock."
    t = activated(text, middle="Stone", back_left="Fern")
    t.you.may_choose_exactly("Stone", "Fern")
    t.you.chooses("Fern")
    t.you.stock.is_("Fern")
    t.you.left_back.is_()
    alone = activated(text)
    alone.you.stock.has(0)
    assert alone.you.state_of("Hero") == REST


def test_levelling_up_brings_one_back() -> None:
    text = f"【AUTO】 [(2)] When you level up, {p.MAY_PAY}{p.SALVAGE}."
    t = standing(
        text, clock=["Reed"] * 6, stock=2, waiting_room=["Oak"], deck=["Fern", "Stone", "Rain"]
    )
    t.run(DamageProcess(0, 1))
    t.you.chooses("Reed")  # which card of the clock becomes the level
    settled(t)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed", "Oak", "Fern")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.level.is_("Reed")
    other = standing(text, stock=2, waiting_room=["Oak"], rival=side(clock=["Reed"] * 6))
    other.run(DamageProcess(1, 1))
    other.rival.chooses("Reed")
    other.you.stock.has(2)


def test_up_to_three_markers() -> None:
    text = (
        f'choose up to 2 "Fern" in {p.ROOM}, and put them face down underneath this card as '
        "markers."
    )
    t = placed(text, waiting_room=["Fern", "Fern", "Fern", "Oak"])
    t.you.may_choose_exactly("Fern", "done")
    t.you.chooses("Fern", "Fern")
    t.you.chooses("Fern")  # in which order
    t.you.markers_under_left_center.is_("Fern", "Fern")
    t.you.waiting_room.holds_exactly("Fern", "Oak")
    t = placed(text, waiting_room=["Fern", "Oak"])
    t.you.chooses("done")
    t.you.markers_under_left_center.has(0)


def test_a_card_of_either_trait_may_become_a_marker() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 or 《Rock》 character, you may put it face "
        "down "
        "underneath this card as a marker. (Otherwise, return the revealed card to its original "
        "place)"
    )
    for top in ("Fern", "Stone"):
        t = placed(text, deck=[top, "Oak"])
        t.you.chooses("yes")
        t.you.markers_under_left_center.is_(top)
    t = placed(text, deck=["filler", "Oak"])
    t.you.is_asked("main phase")
    t.you.markers_under_left_center.has(0)


def test_damage_by_the_level_of_the_revealed_card() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 or 《Rock》 character, deal X damage to your "
        "opponent. X is equal to that character's level. (This damage may be canceled. The "
        "revealed "
        "card is returned to its original place)"
    )
    for top, clock in (("Oak", 3), ("Cliff", 4), ("Reed", 1), ("Rain", 1)):
        t = attacking(
            text, deck=[top, "filler", "filler"], rival=side(right="Pine", deck=8), how="frontal"
        )
        # One more for the attack itself.
        t.rival.clock.has(clock)


def test_a_marker_if_there_is_none() -> None:
    text = (
        f'【ACT】 [(1)] If there are no markers underneath this card, choose 1 "Rain" or 《Moss》 '
        f"character in {p.ROOM}, and put it face up underneath this card as a marker."
    )
    t = activated(text, stock=["Pine", "Pine"], waiting_room=["Rain", "Fern", "Stone", "Bloom"])
    t.you.may_choose_exactly("Rain", "Fern", "Pine")
    t.you.chooses("Rain")
    t.you.markers_under_left_center.is_("Rain")
    t.you.chooses("activate Hero")
    t.you.is_asked("main phase")
    t.you.markers_under_left_center.is_("Rain")


def test_one_to_the_hand_and_one_to_the_stock() -> None:
    text = (
        f"{p.MAY_PAY}look at up to 3 cards from the top of your deck, choose up to 1 card from "
        f"among them, put it {p.TO_HAND}, choose up to 1 card from among them, put it into your "
        f"stock, and {p.REST_AWAY}."
    )
    cost = f"Put 1 other 《Moss》 character from your stage {p.TO_ROOM}"
    t = placed(text, cost, middle="Reed", right="Stone", deck=["Rain", "Fern", "Oak", "Pine"])
    t.you.chooses("yes")
    t.you.waiting_room.is_("Reed")
    t.you.chooses("yes", "yes", "yes")
    t.you.may_choose_exactly("Rain", "Fern", "Oak", "done")
    t.you.chooses("Rain")
    # What is in the hand is no longer among them.
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.is_("Rain")
    t.you.stock.is_("Oak")
    t.you.waiting_room.holds_exactly("Reed", "Fern")
    t = placed(text, cost, middle="Reed", deck=["Rain", "Fern", "Oak", "Pine"])
    t.you.chooses("yes", "yes", "yes", "yes", "done", "done")
    t.you.waiting_room.holds_exactly("Reed", "Rain", "Fern", "Oak")
    placed(text, cost, right="Stone").you.is_asked("main phase")


def test_a_named_card_or_one_of_two_traits() -> None:
    text = (
        f'reveal {p.TOP}. If that card is "Rain" or a 《Moss》 or 《Sand》 character, '
        f"{p.PICK}+2200 "
        f"power {p.TURN}. {p.BACK_NOTE}"
    )
    for top, found in (("Rain", True), ("Fern", True), ("Stone", False), ("Bloom", False)):
        t = attacking(text, deck=[top, "filler", "filler"], middle="Reed")
        if found:
            t.you.may_choose_exactly("Hero", "Reed", "filler")
            t.you.chooses("Reed")
        assert powers(t, "Reed") == (5200 if found else 3000,), top


def test_one_of_two_effects() -> None:
    text = (
        f'【ACT】 [Put 1 "Rain" from {p.HAND} {p.TO_ROOM} & {p.REST_THIS}] Choose 1 of the '
        "following "
        "effects, and perform it. "
        '"Choose 1 character in your opponent\'s center stage, and return it to their hand." '
        f'"Choose 1 《Moss》 or 《Rock》 character in {p.ROOM}, and return it to {p.HAND}."'
    )
    foes = side(left="Fern", middle="Oak", back_left="Pine")
    t = activated(text, foes, hand=["Rain", "Reed"], waiting_room=["Cliff", "filler"])
    t.you.chooses("Rain")
    assert len(t.you.options) == 2
    t.answer(0)
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.rival.hand.is_("Oak")
    t.you.hand.is_("Reed")
    t = activated(text, foes, hand=["Rain"], waiting_room=["Cliff", "filler"])
    t.you.chooses("Rain")
    t.answer(1)
    t.you.hand.is_("Cliff")
    t.rival.hand.has(0)
    can_activate(text, foes, hand=["Reed"]).you.may_not_choose("activate Hero")


def test_resting_two_for_an_ability() -> None:
    text = (
        "【ACT】 [【REST】 2 of your characters] Choose 1 of your 《Moss》 or 《Sand》 "
        "characters, and that "
        f'character gets the following ability {p.TURN}. "【AUTO】 {p.BEATS}you may choose 1 '
        "《Moss》 or "
        f'《Sand》 character in {p.ROOM}, and put it into your stock."'
    )
    t = can_activate(text, side(middle="Reed"), left=hero(text), middle="Fern", back_left="Stone",
                     back_right="Stone", waiting_room=["Oak", "Cliff"])  # fmt: skip
    t.you.chooses("activate Hero", "Stone", "Stone")
    t.you.may_choose_exactly("Hero", "Fern")
    t.you.chooses("Fern")
    while "attack with Fern" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Fern", "frontal")
    settled(t)
    before = len(t.you.stock)
    t.you.chooses("yes")
    t.you.stock.has(before + 1)
    assert t.you.stock.names[0] == "Oak"
    t.you.waiting_room.is_("Cliff")


def test_two_cards_for_two_characters() -> None:
    text = (
        f"【AUTO】 【CXCOMBO】 [Put 2 cards from {p.HAND} {p.TO_ROOM}] When a card named "
        '"Bloom" is placed '
        f"on your climax area, {p.MAY_PAY}choose up to 2 《Moss》 characters in {p.ROOM}, and "
        "return "
        f"them to {p.HAND}."
    )
    zones: dict[str, Any] = {"left": hero(text), "level": ["filler"]}
    t = board(
        side(hand=["Bloom", "Rain", "Fern"], waiting_room=["Oak", "Stone"], **zones), at="climax"
    )
    t.you.chooses("play Bloom", "yes")
    t.you.may_choose_exactly("Oak", "Fern", "done")
    t.you.chooses("Oak", "Fern")
    t.you.hand.holds_exactly("Oak", "Fern")
    t = board(side(hand=["Gust", "Rain", "Fern"], waiting_room=["Oak"], **zones), at="climax")
    t.you.chooses("play Gust")
    t.you.hand.has(2)
    t = board(side(hand=["Bloom", "Rain"], waiting_room=["Oak"], **zones), at="climax")
    t.you.chooses("play Bloom")
    t.you.hand.is_("Rain")


def test_one_of_a_trait_or_with_a_name() -> None:
    text = (
        'choose 1 of your 《Rock》 characters or characters with "Reed" in its card name, and that '
        f"character gets +1700 power {p.TURN}."
    )
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    t.you.may_choose_exactly("Reed", "Stone")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Stone", "Fern") == (4700, 3000, 5000)
