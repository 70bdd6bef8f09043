"""What the words of Weiss Schwarz texts mean, played: places, moments, conditions, costs."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND, STOCK, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import character, event, side, table
from tests.cards.ws.test_language import CARDS, attacking, placed
from tests.cards.ws.test_play import settle, standing
from tests.text.ws_texts import BACK, HAND, LOOK, ROOM, TO_ROOM, TURN

# --- places --------------------------------------------------------------------------------------


def test_a_character_comes_to_a_position_of_ones_choice() -> None:
    text = f"choose 1 《Tide》 character in {ROOM}, and put it on any position of your stage."
    t = placed(text, waiting_room=["Flow", "Peak"], middle="Ebb")
    t.you.may_choose_exactly("left center", "middle center", "right center", "left back",
                             "right back")  # fmt: skip
    t.you.chooses("middle center")
    t.you.middle_center.is_("Flow")
    t.you.waiting_room.holds_exactly("Ebb", "Peak")


def test_moving_to_an_open_position_and_exchanging() -> None:
    t = attacking("move this card to an open position of your back stage.", back_left="Ebb")
    t.you.right_back.is_("Hero")
    assert t.you.state_of("Hero") == REST
    t = attacking("move this card to an open position of your back stage.", back_left="Ebb",
                  back_right="Flow")  # fmt: skip
    t.you.left_center.is_("Hero")
    t = attacking("choose 2 of your characters, and exchange them.", middle="Ebb")
    t.you.chooses("Hero", "Ebb")
    t.you.middle_center.is_("Hero")
    t.you.left_center.is_("Ebb")


def test_cards_of_two_zones_are_exchanged() -> None:
    text = f"choose 1 card in your level and 1 card in {ROOM}, and exchange them."
    t = attacking(text, level=["Flow"], waiting_room=["Ebb", "Peak"])
    t.you.chooses("Peak")
    t.you.level.is_("Peak")
    t.you.waiting_room.holds_exactly("Ebb", "Flow")
    nothing = attacking(text, level=["Flow"])
    nothing.you.level.is_("Flow")


def test_coming_back_to_where_it_was() -> None:
    text = f"【AUTO】 When this card is put {TO_ROOM} from the stage, {BACK}."
    t = standing(text, at="")
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settle(t)
    t.you.left_center.is_("Hero")
    assert t.you.state_of("Hero") == REST


def test_the_bottom_of_the_stock_and_the_whole_waiting_room() -> None:
    text = "put the bottom card of your opponent's stock into their waiting room."
    t = attacking(text, rival=side(stock=["Flow", "Ebb"]))
    bottom = table("ws", rival=side(stock=["Flow", "Ebb"]), cards=CARDS).game
    name = bottom.definition(bottom.state.zone(1, STOCK)[0]).name
    t.rival.stock.has(1)
    assert name in t.rival.waiting_room.names[::-1]
    text = f"return all cards from {ROOM} to your deck, and shuffle your deck."
    t = placed(text, deck=["Ebb"], waiting_room=["Flow", "Peak"])
    t.you.deck.holds_exactly("Ebb", "Flow", "Peak")


def test_a_card_of_the_hand_becomes_a_marker() -> None:
    text = (
        f"choose 1 card in {HAND}, and put it face down underneath this card as a marker. "
        f"This card gets +X power {TURN}. X is equal to the number of markers underneath this "
        "card ×500."
    )
    t = attacking(text, hand=["Ebb", "Flow"])
    t.you.chooses("Flow")
    t.you.hand.is_("Ebb")
    assert t.you.value("Hero", "power") == 4500


# --- when and if ---------------------------------------------------------------------------------


def test_either_of_two_moments() -> None:
    text = f"【AUTO】 When this card is placed on the stage from {HAND} or attacks, draw 1 card."
    hero = character("Hero", text=text)
    t = table("ws", side(hand=[hero], middle="Ebb"), at="main", cards=CARDS)
    t.you.chooses("play Hero", "left center")
    t.you.hand.has(1)
    while "attack with Hero" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Hero")
    t.you.hand.has(2)


def test_only_in_battle() -> None:
    text = "【AUTO】 When this card becomes 【REVERSE】 in battle, draw 1 card."
    hero = character("Hero", text=text)
    t = table("ws", side(left=hero, middle="Ebb"), side(right="Peak"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "frontal")
    settle(t)
    t.you.hand.has(1)


def test_the_opponents_level_decides() -> None:
    text = (
        "【AUTO】 When this card becomes 【REVERSE】, if the level of this card's battle "
        "opponent is "
        "higher than your opponent's level, draw 1 card."
    )
    for level, drawn in ((1, 1), (2, 0)):
        hero = character("Hero", text=text)
        rival = side(right="Peak", level=level)
        t = table("ws", side(left=hero, middle="Ebb"), rival, at="attack", cards=CARDS)
        t.you.chooses("attack with Hero", "frontal")
        settle(t)
        t.you.hand.has(drawn)


def test_alarm_speaks_only_from_the_top_of_the_clock() -> None:
    text = (
        "【AUTO】 【CLOCK】 Alarm If this card is the top card of your clock, at the beginning of "
        "your climax phase, draw 1 card."
    )
    bell = character("Bell", text=text)
    for clock in (["Bell", "Ebb"], ["Ebb", "Bell"]):
        t = table("ws", side(clock=clock, left="Ebb"), at="main", cards=[*CARDS, bell])
        top = t.you.clock.names[0]
        t.you.passes()
        settle(t)
        t.you.hand.has(int(top == "Bell"))


def test_memory_speaks_from_the_memory() -> None:
    text = "【CONT】 Memory If this card is in your memory, all of your characters get +500 power."
    ghost = character("Ghost", text=text)
    t = table("ws", side(memory=[ghost], left="Ebb"), cards=CARDS)
    assert t.you.value("Ebb", "power") == 3500
    t = table("ws", side(left="Ebb", middle=ghost), cards=CARDS)
    assert t.you.value("Ebb", "power") == 3000


def test_a_card_that_cannot_be_played_unless() -> None:
    text = f"If you do not have a 《Tide》 character, this card cannot be played from {HAND}. "
    text += "Draw 1 card."
    for stage, offered in (({"left": "Ebb"}, True), ({"left": "Peak"}, False), ({}, False)):
        t = table("ws", side(hand=[event("Call", text=text)], **stage), at="main", cards=CARDS)
        assert ("play Call" in t.you.options) == offered


def test_using_backup_is_a_moment() -> None:
    text = (
        f"【ACT】 【COUNTER】 Backup 1000, Level 0 [Put this card from {HAND} {TO_ROOM}]",
        '【AUTO】 When you use this card\'s "Backup", draw 1 card.',
    )
    helper = character("Helper", text=text)
    rival = side(right="Ebb", hand=[helper, helper])
    you = side(left="Flow", back_left="Ebb", middle="Ebb")
    t = table("ws", you, rival, at="attack", cards=CARDS)
    t.you.chooses("attack with Flow", "frontal")
    t.rival.chooses("activate Helper")
    settle(t)
    t.rival.hand.has(2)


def test_costs_of_more_kinds() -> None:
    text = f"【ACT】 [Put 1 character from {ROOM} at the bottom of your clock] Draw 1 card."
    t = standing(text, waiting_room=["Ebb", "climax"], clock=["Flow"])
    t.you.chooses("activate Hero")
    assert t.you.clock.names[::-1] == ["Ebb", "Flow"]
    t.you.hand.has(1)
    text = f'【AUTO】 Resonate [Reveal 1 "Ebb" in {HAND}] When this card attacks, '
    hero = character("Hero", text=f"{text}you may pay the cost. If you do, draw 1 card.")
    t = table("ws", side(left=hero, hand=["Ebb"], middle="Flow"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "yes", "Ebb")
    t.you.hand.has(2)


def test_an_event_or_a_character_of_a_kind() -> None:
    text = f"choose up to 1 event or 《Tide》 character in {ROOM}, and return it to {HAND}."
    t = placed(text, waiting_room=["Ebb", "Peak", "event", "climax"])
    t.you.may_choose_exactly("Ebb", "event", "done")
    t.you.chooses("done")


def test_characters_in_battle() -> None:
    text = f"Choose 1 of your characters in battle, and that character gets +1000 power {TURN}."
    boost = event("Boost", text=f"【COUNTER】 {text}")
    rival = side(right="Ebb", middle="Peak", hand=[boost])
    you = side(left="Flow", back_left="Ebb", middle="Ebb")
    t = table("ws", you, rival, at="attack", cards=CARDS)
    t.you.chooses("attack with Flow", "frontal")
    t.rival.chooses("play Boost")
    assert (t.rival.value("Ebb", "power"), t.rival.value("Peak", "power")) == (4000, 6000)


def test_two_trigger_checks_in_one_attack() -> None:
    text = "during that attack, perform a trigger check 2 times on the trigger step."
    t = attacking(text, deck=["Ebb", "Flow", "filler", "filler"])
    t.you.stock.has(2)
    t.you.chooses("attack with filler")
    t.you.stock.has(3)


def test_a_continuous_ability_follows_its_own_battle() -> None:
    text = "【CONT】 During this card's battle, this card gets +3000 power."
    hero = character("Hero", text=text)
    counter = event("Wait", text="【COUNTER】 Draw 1 card.")
    rival = side(right="Peak", middle="Ebb", hand=[counter])
    you = side(left=hero, middle="Ebb", right="filler")
    t = table("ws", you, rival, at="attack", cards=CARDS)
    assert t.you.value("Hero", "power") == 3000
    t.you.chooses("attack with Hero", "frontal")
    assert t.you.value("Hero", "power") == 6000
    t.rival.passes()
    assert (t.you.state_of("Hero"), t.rival.state_of("Peak")) == (REVERSE, REVERSE)
    assert t.you.value("Hero", "power") == 3000
    t.you.chooses("attack with Ebb", "frontal")
    assert t.you.value("Hero", "power") == 3000
    t.rival.passes()


def test_a_card_that_needs_no_color() -> None:
    text = f"【CONT】 This card can be played from {HAND} without fulfilling color requirements."
    for words, offered in ((text, True), ((), False)):
        blue = character("Blue", level=1, color="blue", text=words)
        t = table("ws", side(hand=[blue], level=["Flow"]), at="main", cards=CARDS)
        assert ("play Blue" in t.you.options) == offered


def test_nobody_facing_or_a_weak_one() -> None:
    text = (
        "if there is no character facing this card or the character facing this card is level 0 "
        "or lower, draw 1 card."
    )
    for facing, how, drawn in ((None, "", 1), ("Ebb", "side", 1), ("Flow", "side", 0)):
        rival = side(right=facing) if facing else side()
        t = attacking(text, rival=rival, how=how)
        t.you.hand.has(drawn)


def test_how_many_were_revealed() -> None:
    text = (
        "reveal up to 3 cards from the top of your deck. If you revealed 2 or more cards, draw 1 "
    )
    for answers, drawn in ((("yes", "yes", "no"), 1), (("yes", "no"), 0)):
        t = attacking(f"{text}card.")
        t.you.chooses(*answers)
        t.you.hand.has(drawn)


def test_characters_of_two_names() -> None:
    text = '【CONT】 All of your other "Ebb" and "Flow" get +500 power.'
    t = standing(text, at="", middle="Ebb", right="Flow", back_left="filler")
    found = [t.you.value(name, "power") for name in ("Ebb", "Flow", "filler", "Hero")]
    assert found == [3500, 5500, 3000, 3000]


def test_something_later() -> None:
    text = (
        "【AUTO】 When this card becomes 【REVERSE】 in battle, 【REST】 this card, and at the "
        f"beginning of your next encore step, put this card {TO_ROOM}."
    )
    you = side(left=character("Hero", text=text), middle="Ebb")
    t = table("ws", you, side(right="Peak"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "frontal")
    assert t.you.state_of("Hero") == REST
    t.you.chooses("attack with Ebb")
    t.you.waiting_room.is_("Hero")


def test_that_character_later_is_the_one_chosen_then() -> None:
    text = (
        "choose 1 of your other characters, and at the end of the turn, return that character to "
        "your hand."
    ).replace("return that character to your hand", "put that character into your memory")
    t = attacking(text, middle="Ebb", back_left="Flow")
    t.you.chooses("Flow")
    t.you.chooses("attack with filler")
    t.you.left_back.is_("Flow")
    t.you.chooses("attack with Ebb")
    t.you.memory.is_("Flow")


def test_how_many_were_put_into_the_hand() -> None:
    text = (
        f"{LOOK}, choose up to 1 character from among them, reveal it to your opponent, put it "
        f"into {HAND}, and put the rest {TO_ROOM}. If you put 1 card into {HAND}, draw 1 card."
    )
    for pick, cards in (("Ebb", 2), ("done", 0)):
        t = attacking(text, deck=["Ebb", "climax", "filler", "filler", "filler"])
        # The one card that is left over is no card put into the hand.
        t.you.chooses("yes", "yes", "no", pick)
        t.you.hand.has(cards)


def test_soul_that_side_attacks_do_not_lessen() -> None:
    text = "【CONT】 This card's soul does not decrease by side attacking."
    for words, damage in ((text, 2), ((), 1)):
        hero = character("Hero", soul=2, text=words)
        you = side(left=hero, middle="Ebb")
        t = table("ws", you, side(right="Flow"), at="attack", cards=CARDS)
        t.you.chooses("attack with Hero", "side")
        t.rival.clock.has(damage)


def test_a_character_that_stays_down_in_the_stand_phase() -> None:
    text = "【CONT】 This card cannot 【STAND】 during your stand phase."
    hero = character("Hero", text=text)
    t = table("ws", side(left=(hero, REST), middle=("Ebb", REST)), at="stand", cards=CARDS)
    assert (t.you.state_of("Hero"), t.you.state_of("Ebb")) == (REST, STAND)


def test_the_opponent_chooses() -> None:
    text = "your opponent chooses 1 of their characters, and put it into their stock."
    t = attacking(text, rival=side(left="Ebb", back_left="Flow"))
    t.rival.may_choose_exactly("Ebb", "Flow")
    t.rival.chooses("Flow")
    t.rival.stock.has(1)
    t.rival.left_center.is_("Ebb")


def test_the_opponent_cannot_play_in_this_cards_battle() -> None:
    text = (
        '【CONT】 During this card\'s battle, your opponent cannot play "Backup" from their hand.'
    )
    words = f"【ACT】 【COUNTER】 Backup 1000, Level 0 [Put this card from {HAND} {TO_ROOM}]"
    helper = character("Helper", text=words)
    you = side(left=character("Hero", text=text), middle="Ebb", right="filler")
    rival = side(right="Ebb", middle="Ebb", hand=[helper])
    t = table("ws", you, rival, at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "frontal")
    t.rival.may_choose_exactly("pass")
    t.rival.passes()
    t.you.chooses("attack with Ebb", "frontal")
    t.rival.may_choose_exactly("activate Helper", "pass")
    t.rival.passes()


def test_a_trigger_check_turns_up_a_climax() -> None:
    text = "【AUTO】 When your character's trigger check reveals a climax, draw 1 card."
    for top, drawn in (("climax", 1), ("Ebb", 0)):
        deck = [top, "filler", "filler", "filler"]
        you = side(left="Ebb", middle="Flow", back_left=character("Hero", text=text), deck=deck)
        t = table("ws", you, at="attack", cards=CARDS)
        t.you.chooses("attack with Ebb")
        settle(t)
        t.you.hand.has(drawn)


def test_levels_above_the_opponents() -> None:
    text = (
        "choose up to 1 of your opponent's characters with level higher than your opponent's "
        "level, and put it into their stock."
    )
    t = attacking(text, rival=side(left="Flow", middle="Peak", back_left="Ebb", level=1))
    t.you.may_choose_exactly("Peak", "done")
    t.you.chooses("Peak")
    t.rival.stock.has(1)


def test_standing_others_are_rested_for_a_cost() -> None:
    text = "【ACT】 [【REST】 1 of your other 【STAND】 characters] Draw 1 card."
    t = standing(text, middle=("Ebb", REST), right="Flow")
    t.you.chooses("activate Hero")
    assert t.you.state_of("Flow") == REST
    t.you.may_not_choose("activate Hero")


def test_this_card_and_another_are_exchanged() -> None:
    text = "choose this card and 1 of your other characters, and exchange them as 【STAND】."
    t = attacking(text, middle="Ebb", right="Flow")
    t.you.chooses("Ebb")
    t.you.middle_center.is_("Hero")
    t.you.left_center.is_("Ebb")
    assert t.you.state_of("Hero") == STAND
    t.you.right_center.is_("Flow")


def test_this_card_and_another_get_something() -> None:
    text = "choose this card and 1 of your other characters, and those characters get +1 soul "
    text += f"{TURN}."
    t = attacking(text, middle="Ebb", right="Flow")
    t.you.chooses("Flow")
    assert [t.you.value(name, "soul") for name in ("Flow", "Ebb")] == [2, 1]


def test_this_card_changes_places_with_one_in_the_waiting_room() -> None:
    text = (
        "【AUTO】 Change At the beginning of your climax phase, choose this card and 1 《Tide》 "
        f"character in {ROOM}, and exchange them."
    )
    t = standing(text, waiting_room=["Flow", "climax"])
    t.you.passes()
    settle(t)
    t.you.left_center.is_("Flow")
    t.you.waiting_room.holds_exactly("Hero", "climax")
    alone = standing(text, waiting_room=["climax"])
    alone.you.passes()
    settle(alone)
    alone.you.left_center.is_("Hero")
