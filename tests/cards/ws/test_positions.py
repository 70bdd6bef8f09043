"""What the words of Weiss Schwarz texts mean, played: positions left, cards turned, cards below."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.testing import character, climax, event, side, table
from tests.cards.ws.test_play import EBB, FLOW, placed, standing
from tests.text.ws_positions import (
    COMES,
    DEFENDS_THERE,
    GONE,
    IN_BATTLE_GONE,
    ROOM,
    STOOD,
    THEIRS,
    TO_BACK,
    TURN,
)

# --- where somebody stood ------------------------------------------------------------------------


def test_another_comes_to_where_the_character_stood() -> None:
    text = f"{GONE}, {COMES}, and puts it {STOOD}."
    rival = side(middle="Flow", right="filler", waiting_room=["Ebb", "Flow"])
    t = placed(text, rival=rival)
    t.you.chooses("Flow")
    t.rival.may_choose_exactly("Ebb", "done")
    t.rival.chooses("Ebb")
    t.rival.middle_center.is_("Ebb")
    t.rival.waiting_room.holds_exactly("Flow", "Flow")


def test_without_anybody_gone_or_chosen_nothing_comes() -> None:
    text = f"{GONE}, {COMES}, and puts it {STOOD}."
    t = placed(text, rival=side(waiting_room=["Ebb"]))
    t.rival.chooses("Ebb")  # nobody left a position: there is none to put it on
    t.rival.waiting_room.is_("Ebb")
    t = placed(text, rival=side(left="Flow", waiting_room=["Ebb"]))
    t.rival.chooses("done")
    t.rival.left_center.is_()


def test_a_character_comes_back_to_where_it_stood() -> None:
    text = (
        "【AUTO】 [(1)] When your other character is put into your waiting room from the stage, "
        "you may pay the cost. If you do, put that character on the stage position it was on "
        "as 【REST】."
    )
    away = f'【ACT】 [Put 1 "Flow" from your stage into {ROOM}] Shuffle your deck.'
    t = standing(text, away, middle="Ebb", right="Flow", stock=1)
    t.you.chooses("activate Hero", "resolve Hero Flow", "yes")
    t.you.right_center.is_("Flow")
    assert t.you.state_of("Flow") == REST


def test_another_defends_where_the_one_in_battle_stood() -> None:
    text = (
        f"【COUNTER】 {IN_BATTLE_GONE}, choose 1 character in your back stage, and {DEFENDS_THERE}."
    )
    trick = event("Trick", text=text)
    rival = side(right="Flow", left_back="Ebb", hand=[trick], stock=2)
    strong = character("Strong", power=9000)
    mine = side(left=strong, right="filler")
    t = table("ws", mine, rival, at="attack", cards=[EBB, FLOW, trick, strong])
    t.you.chooses("attack with Strong", "frontal")
    t.rival.chooses("play Trick")
    t.rival.right_center.is_("Ebb")
    t.rival.left_back.is_()
    t.rival.hand.holds_exactly("Flow")
    assert t.rival.state_of("Ebb") == REVERSE  # the battle was with it


# --- cards turned over ---------------------------------------------------------------------------


def test_a_card_of_their_memory_is_turned_down_until_the_turn_ends() -> None:
    text = (
        f"you may choose 1 face up card in {THEIRS} memory, and put it face down. If you do, at "
        "the end of your turn, put that card face up."
    )
    t = placed(text, rival=side(memory=["Ebb"]))
    t.you.chooses("yes")
    assert t.rival.lies_face_down("Ebb")
    t.goes_on_to("clock phase", t.rival)
    assert not t.rival.lies_face_down("Ebb")


def test_cards_that_lie_face_down_are_chosen_unseen() -> None:
    text = f"choose 1 face down card in {THEIRS} memory, and put it into their waiting room."
    t = placed(text, rival=side(memory=["Ebb", "Flow"]))
    t.rival.memory.holds_exactly("Ebb", "Flow")  # both lie face up
    t = placed(
        f"choose 1 face up card in {THEIRS} memory, put it face down, choose 1 face down card in "
        f"{THEIRS} memory, and put it into their waiting room.",
        rival=side(memory=["Ebb", "Flow"]),
    )
    t.you.chooses("Flow")
    t.rival.waiting_room.is_("Flow")


# --- cards from below, cards to choose -----------------------------------------------------------


def test_cards_from_the_bottom_are_looked_at() -> None:
    text = (
        f"look at up to 2 cards from the bottom of {THEIRS} deck, choose up to 1 card from among "
        "them, put it on the top of their deck, and put the rest into their waiting room."
    )
    deck = ["filler", "filler", "Ebb", "Flow"]
    t = placed(text, rival=side(deck=deck))
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Ebb", "Flow", "done")
    t.you.chooses("Flow")
    t.rival.waiting_room.is_("Ebb")
    names = t.rival.deck.names[::-1]
    assert names == ["filler", "filler", "Flow"]


def test_up_to_so_many_cards_from_the_bottom() -> None:
    text = "put up to 2 cards from the bottom of your deck into your stock."
    deck = ["filler", "Flow", "Ebb"]
    for answers, stock in (
        (["yes", "yes"], ["Flow", "Ebb"]),
        (["yes", "no"], ["Ebb"]),
        (["no"], []),
    ):
        t = placed(text, deck=deck)
        t.you.chooses(*answers)
        t.you.stock.is_(*stock)


def test_a_card_goes_to_the_hand_or_to_the_stage() -> None:
    text = (
        f"choose up to 1 character in {ROOM}, and return it to your hand or put it on any position "
        "of your stage. If you returned a character to your hand, draw 1 card. If you placed a "
        f"character on your stage, that character gets +500 power {TURN}."
    )
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("Flow", "1")
    t.you.hand.holds_exactly("Flow", "filler")
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("Flow", "2", "right back")
    t.you.hand.has(0)
    assert t.you.value("Flow", "power") == 5500
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("done")  # there is nothing to go either way: nobody is asked
    t.you.hand.has(0)
    t.you.is_asked("main phase")


def test_a_card_of_the_hand_goes_without_a_word_about_choosing() -> None:
    t = placed(f"draw 1 card, and put 1 card from your hand into {ROOM}.", hand=["Ebb"])
    t.you.may_choose_exactly("Ebb", "filler")
    t.you.chooses("Ebb")
    t.you.waiting_room.is_("Ebb")


def test_one_of_yours_of_a_name_elsewhere() -> None:
    text = f'choose 1 of your "Ebb" in {ROOM}, and return it to your hand.'
    t = placed(text, waiting_room=["Flow", "Ebb"])
    t.you.hand.is_("Ebb")


def test_whoever_faces_this_card_changes_places_with_another() -> None:
    text = (
        f"choose 1 character facing this card and another of {THEIRS} level 0 or lower "
        "characters, and exchange them as 【STAND】."
    )
    t = placed(text, rival=side(left="Ebb", right="Flow"))
    t.rival.left_center.is_("Flow")
    t.rival.right_center.is_("Ebb")
    t = placed(text, rival=side(left="Flow", right="Ebb"))
    t.rival.left_center.is_("Flow")  # nobody else is of that level
    t.rival.right_center.is_("Ebb")


def test_separate_positions_one_after_the_other() -> None:
    wave = climax("Wave")
    hero = character(
        "Hero",
        text="【ACT】 Brainstorm [(1) 【REST】 this card] Flip over 2 cards from the top of your "
        f"deck, and put them into {ROOM}. For each climax revealed among those cards, choose up "
        f"to 1 level 0 or lower character in {ROOM}, and put it on separate positions of your "
        "stage.",
    )
    zones = {"deck": [wave, wave, "filler"], "waiting_room": ["Ebb", "Ebb"], "stock": 1}
    t = table("ws", side(left=hero, **zones), at="main", cards=[EBB, wave])
    t.you.chooses("activate Hero", "Ebb")
    every = ["left center", "middle center", "right center", "left back", "right back"]
    t.you.may_choose_exactly(*every)
    t.you.chooses("middle center", "Ebb")
    t.you.may_choose_exactly(*(p for p in every if p != "middle center"))
    t.you.chooses("right back")
    t.you.middle_center.is_("Ebb")
    t.you.right_back.is_("Ebb")


def test_damage_taken_is_dealt_back() -> None:
    text = (
        "【AUTO】 During this card's battle, when the damage you received is not canceled, deal "
        "the same damage to your opponent."
    )
    hero = character("Hero", power=9000, text=text)
    two = character("Two", soul=2)
    mine = side(left=two, right="filler")
    t = table("ws", mine, side(right=hero), at="attack", cards=[two, hero])
    t.you.chooses("attack with Two", "frontal")
    t.rival.clock.has(2)
    t.you.clock.has(2)


def test_an_ability_of_the_clock_without_its_icon() -> None:
    text = (
        "【CONT】 Alarm When this card is the top card of your clock, all of your characters get "
        "+500 power."
    )
    bell = character("Bell", text=text)
    for clock, more in (([bell, "filler"], 500), (["filler", bell], 0)):
        t = table("ws", side(left="Ebb", clock=clock), at="main", cards=[EBB, bell])
        plain = table("ws", side(left="Ebb"), at="main", cards=[EBB])
        assert t.you.value("Ebb", "power") == plain.you.value("Ebb", "power") + more


def test_the_back_stage_is_attacked_when_it_says_when() -> None:
    text = (
        f"【CONT】 When this card attacks, you may choose {TO_BACK}, and this card frontal attacks "
        "that character as the defending character instead."
    )
    rival = side(left="Ebb", left_back="Flow")
    t = standing(text, at="attack", rival=rival, right="filler")
    t.you.chooses("attack with Hero")
    t.you.may_choose_exactly("direct", "Flow")
    t.you.chooses("Flow")
    assert t.you.state_of("Hero") == REVERSE  # of the two, Flow is the stronger
