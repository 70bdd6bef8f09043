"""What the words of Weiss Schwarz texts mean, played: places, costs, bars, damage and later."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import MEMORY, REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import character, event, side, table
from tests.cards.ws.test_language import CARDS, PEAK, attacking
from tests.cards.ws.test_play import TIDE, placed, settle, standing
from tests.text.ws_doings import (
    CHAPTER,
    DEFENDS,
    DISCARD,
    IN_MEMORY,
    MAY_PAY,
    ROOM,
    THEIRS,
)

# --- places --------------------------------------------------------------------------------------


def test_only_where_somebody_faces() -> None:
    text = (
        "【AUTO】 At the beginning of your opponent's attack phase, you may move this card to an "
        "open position of your center stage with a character facing this card."
    )
    hero = character("Hero", text=text)
    t = table("ws", side(left="Ebb", right="Flow"), side(middle=hero), at="main", cards=CARDS)
    t.you.passes()
    t.rival.chooses("yes")
    t.rival.may_choose_exactly("left center", "right center")
    t.rival.chooses("left center")
    t = table("ws", side(left="Ebb"), side(middle=hero), at="main", cards=CARDS)
    t.you.passes()
    t.rival.chooses("yes")
    t.rival.right_center.is_("Hero")


def test_each_on_a_position_of_its_own() -> None:
    text = (
        f"choose up to 2 《Tide》 characters in {ROOM}, and put them on separate positions of your "
        "stage."
    )
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("Ebb", "Flow", "left back")
    t.you.may_choose_exactly("left center", "middle center", "right center", "right back")
    t.you.chooses("right back")
    t.you.left_back.is_("Ebb")


def test_another_comes_to_defend() -> None:
    guard = character("Guard", power=9000)
    text = (
        f"【AUTO】 [Put this card into {ROOM}] When this card is frontal attacked, {MAY_PAY}"
        f'choose up to 1 "Guard" in your hand, and put it on this card\'s stage position {DEFENDS}.'
    )
    hero = character("Hero", text=text)
    you = side(left="Ebb", middle="filler")
    t = table("ws", you, side(right=hero, hand=[guard, "Ebb"]), at="attack", cards=CARDS)
    t.you.chooses("attack with Ebb", "frontal")
    t.rival.chooses("yes", "Guard")
    t.rival.passes()
    t.rival.right_center.is_("Guard")
    assert t.you.state_of("Ebb") == REVERSE
    assert t.rival.state_of("Guard") == STAND


# --- costs ---------------------------------------------------------------------------------------


def test_only_a_standing_card_pays() -> None:
    text = "【ACT】 [Put this 【STAND】 card into your memory] Draw 1 card."
    t = standing(text)
    t.you.chooses("activate Hero")
    t.you.memory.is_("Hero")
    t = standing("【ACT】 [【REST】 this card] Draw 1 card.", text)
    t.you.chooses("activate Hero")  # the first of the two
    t.you.may_not_choose("activate Hero")


def test_this_card_and_another_rest_together() -> None:
    text = '【ACT】 [【REST】 this card and 1 of your "Ebb"] Draw 1 card.'
    t = standing(text, middle="Ebb")
    t.you.chooses("activate Hero")
    assert (t.you.state_of("Hero"), t.you.state_of("Ebb")) == (REST, REST)
    standing(text, middle="Flow").you.may_not_choose("activate Hero")


def test_a_cost_offered_at_the_end_of_a_sentence() -> None:
    hero = character("Hero", text=f"【AUTO】 [{DISCARD}] When this card attacks, draw 1 card, and "
                     f"{MAY_PAY}deal 1 damage to your opponent.")  # fmt: skip
    for answer, damage in (("yes", 1), ("no", 0)):
        you = side(left=hero, middle="filler", hand=["Ebb"])
        t = table("ws", you, side(right="Peak", deck=10), at="attack", cards=CARDS)
        t.you.chooses("attack with Hero", "side")
        t.you.hand.has(2)
        if answer == "yes":
            t.you.chooses("yes", "Ebb")
        else:
            t.you.chooses("no")
        # A side attack against level 2 deals nothing by itself.
        t.rival.clock.has(damage)


def test_if_it_could_be_turned() -> None:
    text = "Choose 1 of your 【STAND】 characters, and 【REST】 it. If you do, draw 2 cards."
    tired = event("Tired", text=text)
    t = table("ws", side(hand=[tired], left="Ebb"), at="main", cards=CARDS)
    t.you.chooses("play Tired")
    t.you.hand.has(2)
    t = table("ws", side(hand=[tired]), at="main", cards=CARDS)
    t.you.chooses("play Tired")
    t.you.hand.has(0)


# --- what cannot be ------------------------------------------------------------------------------


def test_it_stays_down_in_the_next_stand_phase_only() -> None:
    text = (
        f"choose 1 of {THEIRS} characters, and that character cannot 【STAND】 during "
        f"{THEIRS} next "
        "stand phase."
    )
    tire = f"choose 2 of {THEIRS} characters, 【REST】 them, "
    t = placed(tire + text, rival=side(left="Ebb", middle="Flow"))
    t.you.chooses("Ebb")
    while t.turn_player is t.you:
        t.you.passes()
    assert (t.rival.state_of("Ebb"), t.rival.state_of("Flow")) == (REST, STAND)


def test_no_way_to_the_hand_or_the_memory() -> None:
    text = "【CONT】 This card cannot be returned to hand or put into memory."
    cost = "【ACT】 [Put this 【STAND】 card into your memory] Draw 1 card."
    # What cannot be done pays for nothing.
    standing(text, cost).you.may_not_choose("activate Hero")
    t = standing(text, at="")
    t.changes(move([t.you.ref("Hero")], MEMORY))
    t.you.left_center.is_("Hero")
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    t.you.waiting_room.holds_exactly("Hero")


def test_a_character_deals_no_damage() -> None:
    text = "【CONT】 This card cannot deal damage to a player."
    for own, damage in (((text,), 0), ((), 2)):
        hero = character("Hero", text=own, soul=1)
        t = table("ws", side(left=hero, middle="filler"), side(deck=10), at="attack", cards=CARDS)
        t.you.chooses("attack with Hero")
        t.rival.clock.has(damage)


def test_reversed_by_a_battle_but_by_no_automatic_ability() -> None:
    guard = (
        f"【CONT】 This card cannot become 【REVERSE】 by 【AUTO】 effects of {THEIRS} characters."
    )
    iron = character("Iron", text=guard)
    does = f"choose 1 of {THEIRS} characters, and 【REVERSE】 it."
    for cards, wanted in ((iron, STAND), (PEAK, REVERSE)):
        hero = character(
            "Hero",
            traits=TIDE,
            text=f"【AUTO】 When this card is placed on the stage from your hand, {does}",
        )
        t = table("ws", side(hand=[hero]), side(left=cards), at="main", cards=CARDS)
        t.you.chooses("play Hero", "left center")
        assert t.rival.state_of(cards.name) == wanted
    act = character("Hero", text=f"【ACT】 [(0)] {does[0].upper()}{does[1:]}")
    t = table("ws", side(left=act), side(left=iron), at="main", cards=CARDS)
    t.you.chooses("activate Hero")
    assert t.rival.state_of("Iron") == REVERSE


def test_no_damage_by_automatic_abilities_of_characters() -> None:
    shield = character(
        "Shield",
        text=f"【CONT】 You cannot receive damage by 【AUTO】 effects of {THEIRS} characters.",
    )
    deals = "deal 1 damage to your opponent."
    for rival, damage in ((side(left=shield, deck=10), 0), (side(left="Ebb", deck=10), 1)):
        t = placed(deals, rival=rival)
        t.rival.clock.has(damage)
    burn = event("Burn", text=deals[0].upper() + deals[1:])
    t = table("ws", side(hand=[burn]), side(left=shield, deck=10), at="main", cards=CARDS)
    t.you.chooses("play Burn")
    t.rival.clock.has(1)  # an event is no automatic ability


# --- damage, and later ---------------------------------------------------------------------------


def test_more_damage_if_this_one_is_canceled() -> None:
    text = (
        "deal 2 damage to your opponent. If this damage is canceled, deal 1 damage to your "
        "opponent."
    )
    t = placed(text, rival=side(deck=["climax", "filler", "filler", "filler"]))
    t.rival.clock.has(1)
    t = placed(text, rival=side(deck=["filler", "filler", "filler", "filler"]))
    t.rival.clock.has(2)


def test_so_often_one_damage() -> None:
    text = (
        "deal 1 damage to your opponent X times. X is equal to the number of characters you have."
    )
    t = placed(
        text,
        rival=side(deck=["filler", "climax", "filler", "filler", "filler"]),
        middle="Ebb",
        right="Flow",
    )
    t.rival.clock.has(2)  # one of three was canceled


def test_at_the_beginning_of_your_encore_step() -> None:
    text = f"at the beginning of your encore step, put this card into {ROOM}."
    t = attacking(text)
    t.you.left_center.is_("Hero")
    t.you.chooses("pass")
    settle(t)
    t.you.left_center.has(0)
    t.you.waiting_room.holds_exactly("Hero")


def test_an_event_speaks_on_from_the_memory() -> None:
    text = (
        f"Draw 1 card. {CHAPTER}【CONT】 Memory {IN_MEMORY}all of your characters get +500 power."
    )
    tale = event("Tale", text=text)
    t = table("ws", side(hand=[tale], left="Ebb"), at="main", cards=CARDS)
    assert t.you.value("Ebb", "power") == 3000
    t.you.chooses("play Tale")
    t.you.memory.is_("Tale")
    t.you.hand.has(1)
    assert t.you.value("Ebb", "power") == 3500
