"""Ability shapes, the most frequent first: 81 to 100."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REVERSE, STAND, STOCK, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    board,
    can_activate,
    deck,
    fallen,
    hero,
    placed,
    powers,
    settled,
    standing,
)


def test_081_power_by_what_was_put_away() -> None:
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


def test_082_a_lower_level_with_a_name_in_the_clock() -> None:
    high = hero(
        f'【CONT】 If "Oak" is in your clock, this card gets -1 level while in {p.HAND}.', level=1
    )
    for clock, level in ((["Reed", "Oak"], 0), (["Reed"], 1)):
        t = board(side(hand=[high], clock=clock), side(clock=["Oak"]))
        assert t.you.value("Hero", "level") == level


def test_083_others_of_a_trait_in_your_turn() -> None:
    text = "【CONT】 During your turn, all of your other 《Moss》 characters get +1200 power."
    zones: dict[str, Any] = {"middle": "Reed", "right": "Stone"}
    assert powers(standing(text, **zones), "Reed", "Stone", "Hero") == (4200, 3000, 3000)
    assert powers(standing(text, turn=1, **zones), "Reed") == (3000,)


def test_084_power_against_exactly_that_level() -> None:
    text = f"if {p.FACING} is level 2, this card gets +5500 power {p.TURN}."
    for foe, power in (("Oak", 8500), ("Pine", 3000), ("Fern", 3000)):
        t = attacking(text, rival=side(right=foe, middle="Oak"), how="frontal")
        assert powers(t, "Hero") == (power,)


def test_085_stepping_forward_when_the_opponent_attacks() -> None:
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


def test_086_a_low_foe_goes_under_the_deck_but_only_in_battle() -> None:
    text = (
        f"【AUTO】 {p.REVERSED_FIGHTING}if {p.FOE} is level 1 or lower, you may put that "
        "character at the bottom of your opponent's deck."
    )
    t = fallen(text, "Fern")
    t.you.chooses("yes")
    assert deck(t, 1)[-1] == "Fern"
    t.rival.middle_center.is_("Stone")
    fallen(text, "Oak").you.is_asked("attack declaration")


def test_087_leaving_finds_a_card_of_a_level() -> None:
    text = (
        f"【AUTO】 [{p.DISCARD}] "
        f"{p.LEAVES}{p.MAY_PAY}{p.dig('4', 'level 1 or higher card', True)}. {p.LEVEL_NOTE}"
    )
    t = standing(text, hand=["Rain"], deck=["Bloom", "Reed", "Fern", "Oak", "Pine"])
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settled(t)
    t.you.chooses("yes")
    t.you.chooses("yes", "yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Hero", "Rain", "Bloom", "Reed", "Fern")
    t = standing(text, deck=["Bloom", "Reed"])
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settled(t)
    t.you.deck.has(2)


def test_088_a_card_may_be_drawn_and_then_one_is_dropped() -> None:
    text = f"if {p.TWO_MOSS}, you may draw 1 card. If you do, {p.DROP_ONE}."
    zones: dict[str, Any] = {"middle": "Reed", "right": "Fern"}
    t = placed(text, hand=["Stone"], deck=["Oak", "Rain"], **zones)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Stone", "Oak")
    t.you.chooses("Stone")
    t.you.hand.is_("Oak")
    t = placed(text, hand=["Stone"], deck=["Oak", "Rain"], **zones)
    t.you.chooses("no")
    t.you.hand.is_("Stone")
    few = placed(text, hand=["Stone"], deck=["Oak", "Rain"], middle="Reed")
    few.you.is_asked("main phase")
    few.you.hand.is_("Stone")


def test_089_power_with_another_of_a_name() -> None:
    text = '【CONT】 If you have another "Reed", this card gets +2200 power.'
    assert powers(standing(text, middle="Reed"), "Hero") == (5200,)
    assert powers(standing(text, middle="Fern", rival=side(left="Reed")), "Hero") == (3000,)
    me = hero('【CONT】 If you have another "Hero", this card gets +2200 power.')
    assert powers(standing(left=me), "Hero") == (3000,)
    assert powers(standing(left=me, middle=me), "Hero") == (5200,)


def test_090_an_attackers_power_with_another() -> None:
    text = f"if {p.ANOTHER_MOSS}, this card gets +1700 power {p.TURN}."
    assert powers(attacking(text, middle="Reed"), "Hero") == (4700,)
    assert powers(attacking(text, middle="Stone"), "Hero") == (3000,)


def test_091_the_climax_phase_strengthens_one_of_a_trait() -> None:
    text = f"【AUTO】 {p.CLIMAX_PHASE}{p.PICK_MOSS}+1300 power {p.TURN}."
    t = board(side(left=hero(text), middle="Reed", right="Stone"), at="climax")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Hero") == (4300, 3000)
    rival = side(hand=["Bloom"], level=["filler"])
    theirs = board(side(left=hero(text), middle="Reed"), rival, "climax", turn=1)
    theirs.rival.is_asked("climax phase")


def test_092_healing_the_opponent_to_clock_a_foe() -> None:
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


def test_093_a_character_not_above_the_revealed_card() -> None:
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


def test_094_two_costs_for_a_character() -> None:
    text = f"【ACT】 [{p.DISCARD} & {p.AWAY}] {p.begin(p.SALVAGE)}."
    t = activated(text, hand=["Rain"], waiting_room=["Fern", "Stone"])
    # The card itself is there too by now.
    t.you.may_choose_exactly("Fern", "Hero")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    t.you.waiting_room.holds_exactly("Hero", "Rain", "Stone")
    can_activate(text).you.may_not_choose("activate Hero")


def test_095_a_low_foe_becomes_stock() -> None:
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


def test_096_any_climax_of_yours_strengthens_one() -> None:
    text = f"【AUTO】 When a climax is placed on your climax area, {p.PICK}+1300 power {p.TURN}."
    t = board(side(left=hero(text), middle="Stone", hand=["Bloom"], level=["filler"]), at="climax")
    t.you.chooses("play Bloom")
    t.you.may_choose_exactly("Hero", "Stone")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Hero") == (4300, 3000)
    theirs = side(hand=["Bloom"], level=["filler"], left="Reed")
    t = board(side(left=hero(text)), theirs, "climax", turn=1)
    t.rival.chooses("play Bloom")
    assert powers(t, "Hero") == (3000,)


def test_097_a_fallen_card_goes_under_the_deck() -> None:
    t = fallen(f"【AUTO】 {p.REVERSED_FIGHTING}put this card at the bottom of your deck.", "Fern")
    assert deck(t)[-1] == "Hero"
    t.you.left_center.is_()
    assert t.rival.state_of("Fern") == STAND


def test_098_the_top_card_is_taken_for_another() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 character, put it {p.TO_HAND}, "
        f"{p.DROP_ONE}. {p.ELSE_BACK_NOTE}"
    )
    t = placed(text, hand=["Rain"], deck=["Fern", "Oak"])
    t.you.may_choose_exactly("Rain", "Fern")
    t.you.chooses("Rain")
    t.you.hand.is_("Fern")
    t.you.waiting_room.is_("Rain")
    for top in ("Stone", "Bloom", "Rain"):
        t = placed(text, hand=["Reed"], deck=[top, "Oak"])
        t.you.hand.is_("Reed")
        t.you.deck.is_(top, "Oak")


def test_099_a_foe_of_too_high_a_level_becomes_stock() -> None:
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


def test_100_going_away_for_one_that_is_attacked() -> None:
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
