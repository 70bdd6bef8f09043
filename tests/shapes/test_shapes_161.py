"""Ability shapes, the most frequent first: 161 to 180."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.zones.zones import REST, REVERSE, STAND
from bythebook.testing import character, event, side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    board,
    deck,
    hero,
    placed,
    powers,
    settled,
    shielded,
    standing,
)


def test_161_a_counter_event_by_the_number_of_a_trait() -> None:
    text = (
        f"【COUNTER】 {p.begin(p.PICK)}+X power {p.TURN}. X is equal to 600 multiplied by the "
        "number of 《Moss》 characters you have."
    )
    mist = event("Mist", text=text)
    theirs = side(right="Reed", middle="Stone", back_left="Fern", hand=[mist, "Rain"])
    t = board(side(left=hero(power=4100), right="filler"), theirs, "attack")
    t.you.chooses("attack with Hero", "frontal")
    t.rival.may_choose_exactly("play Mist", "pass")
    t.rival.chooses("play Mist")
    t.rival.may_choose_exactly("Reed", "Stone", "Fern")
    t.rival.chooses("Reed")
    assert t.rival.value("Reed", "power") == 4200
    assert t.you.state_of("Hero") == REVERSE
    t.rival.waiting_room.is_("Mist")
    # With a counter icon it can be played in the main phase too.
    t = board(side(left="Reed", hand=[mist]))
    t.you.may_choose_exactly("play Mist", "exchange positions", "pass")


def test_162_power_for_each_in_the_back_in_their_turn() -> None:
    text = (
        "【CONT】 During your opponent's turn, this card gets +700 power for each other 《Moss》 "
        "character in your back stage."
    )
    zones: dict[str, Any] = {"back_left": "Reed", "back_right": "Stone", "middle": "Fern"}
    assert powers(standing(text, turn=1, **zones), "Hero") == (3700,)
    assert powers(standing(text, turn=0, **zones), "Hero") == (3000,)


def test_163_a_climax_lets_one_sort_two_cards() -> None:
    text = f"【AUTO】 When a climax is placed on your climax area, {p.SORT_TWO}."
    zones: dict[str, Any] = {
        "left": hero(text),
        "hand": ["Bloom"],
        "level": ["filler"],
        "deck": ["Reed", "Fern", "Oak"],
    }
    t = board(side(**zones), at="climax")
    t.you.chooses("play Bloom", "yes", "no")
    assert deck(t) == ["Reed", "Fern", "Oak"]
    t = board(side(**zones), at="climax")
    t.you.chooses("play Bloom", "yes", "yes", "Fern")
    assert sorted(deck(t)[:2]) == ["Fern", "Reed"]


def test_164_levelling_up_brings_one_back() -> None:
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


def test_165_up_to_three_markers() -> None:
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


def test_166_a_combo_of_damage_twice_and_power() -> None:
    text = (
        f'if "Bloom" is in your climax area, {p.MAY_PAY}deal 1 damage to your opponent 2 times, '
        f"and this card gets +1300 power {p.TURN}. {p.DAMAGE_NOTE}"
    )
    foe = side(right="Oak", deck=["Bloom", "Reed", "Reed", "Reed", "Reed"])
    zones: dict[str, Any] = {
        "label": "【CXCOMBO】 ",
        "rival": foe,
        "how": "frontal",
        "hand": ["Rain"],
        "stock": 2,
    }
    t = attacking(text, f"(2) {p.DISCARD}", climax="Bloom", **zones)
    t.you.chooses("yes")
    # The first was canceled by the climax, the second was not; then the attack's own.
    t.rival.waiting_room.is_("Bloom")
    t.rival.clock.has(2)
    assert powers(t, "Hero") == (4300,)
    t = attacking(text, f"(2) {p.DISCARD}", climax="Gust", **zones)
    t.you.hand.is_("Rain")


def test_167_a_combo_that_lets_it_flee() -> None:
    text = (
        f'if "Bloom" is in your climax area, and you have another 《Moss》 or 《Rock》 character, '
        f"{p.MAY_PAY}choose 1 《Moss》 or 《Rock》 character in {p.ROOM}, return it to "
        f"{p.HAND}, and "
        f"this card gets the following ability {p.NEXT_TURN}. "
        f'"【AUTO】 When this card is frontal attacked, you may return this card to {p.HAND}."'
    )
    foes = side(right="Oak", middle="Reed")
    t = attacking(text, p.DISCARD, foes, "side", "【CXCOMBO】 ", climax="Bloom", middle="Stone",
                  hand=["Rain"], waiting_room=["Cliff", "Fern", "filler"])  # fmt: skip
    t.you.chooses("yes")
    t.you.may_choose_exactly("Cliff", "Fern")
    t.you.chooses("Cliff")
    t.you.hand.is_("Cliff")
    # In the opponent's turn it still has what it got.
    while t.game.pending is not None and t.turn_player is t.you:
        t.you.passes()
    while "attack with Oak" not in t.rival.options:
        t.rival.passes()
    t.rival.chooses("attack with Oak", "frontal")
    t.you.chooses("yes")
    t.you.hand.holds_exactly("Cliff", "Hero")
    t.you.passes()


def test_168_a_card_of_either_trait_may_become_a_marker() -> None:
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


def test_169_damage_by_the_level_of_the_revealed_card() -> None:
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


def test_170_your_climax_lets_you_sort_two_cards() -> None:
    text = f"【AUTO】 When your climax is placed on your climax area, {p.SORT_TWO}."
    t = board(
        side(left=hero(text), hand=["Bloom"], level=["filler"], deck=["Reed", "Fern", "Oak"]),
        at="climax",
    )
    t.you.chooses("play Bloom", "no")
    assert deck(t) == ["Reed", "Fern", "Oak"]
    t = board(
        side(left=hero(text)), side(hand=["Bloom"], level=["filler"], left="Fern"), "climax", turn=1
    )
    t.rival.chooses("play Bloom")
    t.rival.is_asked("attack declaration")


def test_171_their_climaxes_rest_it() -> None:
    text = f"if the number of climaxes in your opponent's waiting room is 2 or more, {p.REST_THIS}."
    for room, state in ((["Bloom", "Gust", "Reed"], REST), (["Bloom", "Reed", "Reed"], STAND)):
        t = placed(text, waiting_room=["Bloom"] * 3, rival=side(waiting_room=room))
        assert t.you.state_of("Hero") == state


def test_172_a_marker_if_there_is_none() -> None:
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


def test_173_one_to_the_hand_and_one_to_the_stock() -> None:
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


def test_174_others_of_a_name_get_a_conditional_ability() -> None:
    text = (
        '【CONT】 All of your other "Stone" get the following ability. '
        f'"【CONT】 If {p.ANOTHER_MOSS}, this card gets +2500 power."'
    )
    t = standing(text, middle="Stone", right="Reed")
    # The Hero is another 《Moss》 character than the Stone.
    assert powers(t, "Stone", "Hero", "Reed") == (5500, 3000, 3000)
    bare = character("Bare", text=text)
    t = standing(left=bare, middle="Stone", right="filler")
    assert powers(t, "Stone") == (3000,)


def test_175_an_event_for_those_with_a_name() -> None:
    wanted = 'character with "Reed" in its card name'
    text = (
        'If you do not have a character with "Reed" in its card name, this card cannot be played '
        f"from {p.HAND}. "
        f"{p.begin(p.dig('3', wanted, True))}. {p.begin(p.TOP_OR_BOTTOM)}."
    )
    mist = event("Mist", text=text)
    t = board(side(hand=[mist], left="Fern"))
    t.you.may_not_choose("play Mist")
    stack = ["Fern", "Reed", "Rain", "Oak", "Pine"]
    t = board(side(hand=[mist], left="Reed", deck=stack))
    t.you.chooses("play Mist", "yes", "yes", "yes")
    t.you.may_choose_exactly("Reed", "done")
    t.you.chooses("Reed")
    t.you.hand.is_("Reed")
    t.answer(1)
    assert deck(t) == ["Pine", "Oak"]
    t.you.waiting_room.holds_exactly("Fern", "Rain", "Mist")


def test_176_an_event_of_three_choices() -> None:
    text = (
        f"Choose 1 《Moss》 character in {p.ROOM}, return it to {p.HAND}, choose 1 card in "
        f"{p.HAND}, "
        f"put it {p.TO_ROOM}, {p.PICK}+2500 power {p.TURN}."
    )
    t = board(side(hand=[event("Mist", text=text), "Rain"], left="Stone", middle="Fern",
                   waiting_room=["Oak", "Reed"]))  # fmt: skip
    t.you.chooses("play Mist")
    t.you.may_choose_exactly("Oak", "Reed")
    t.you.chooses("Oak")
    t.you.may_choose_exactly("Oak", "Rain")
    t.you.chooses("Rain")
    t.you.may_choose_exactly("Stone", "Fern")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Fern") == (5500, 5000)
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Reed", "Rain", "Mist")


def test_177_backup_with_a_cost_of_three_parts() -> None:
    text = (
        f"【AUTO】 [(1) {p.DISCARD} & Put 1 character from your stage {p.TO_ROOM}] {p.BACKED_UP}"
        f"{p.MAY_PAY}you may {p.HEAL_THEM}. If you do, choose 1 of your opponent's characters with "
        "level higher than your opponent's level, and put it into their clock."
    )
    t = shielded(text, hand=["Rain"], stock=1)
    t.rival.chooses("activate Shield", "yes")
    t.rival.may_choose_exactly("Reed", "Stone")
    t.rival.chooses("Stone")
    t.rival.middle_center.is_()
    t.rival.chooses("no")
    t.you.left_center.is_("Hero")
    for zones in ({"hand": ["Rain"]}, {"stock": 1}):
        t = shielded(text, **zones)
        t.rival.chooses("activate Shield")
        t.rival.middle_center.is_("Stone")


def test_178_accelerate_for_power_and_an_ability() -> None:
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


def test_179_power_without_a_climax() -> None:
    text = (
        f"if there is no climax in your climax area, and {p.ANOTHER_MOSS}, this card gets +2500 "
        f"power {p.TURN}."
    )
    assert powers(attacking(text, middle="Reed"), "Hero") == (5500,)
    assert powers(attacking(text, middle="Reed", climax="Bloom"), "Hero") == (3000,)
    assert powers(attacking(text, middle="Stone"), "Hero") == (3000,)


def test_180_experience_against_a_high_foe() -> None:
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
