"""What the words of Weiss Schwarz texts mean, played: more ways of handling cards."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.testing import character, event, side, table
from tests.cards.ws.test_language import CARDS, attacking
from tests.cards.ws.test_play import placed, settle, standing
from tests.text.ws_doings import (
    ATTACKS,
    DEFENDS,
    MARKER,
    ROOM,
    THEIR_ROOM,
    THEIRS,
    TURN,
)

WHEN_PLACED = "【AUTO】 When this card is placed on the stage from your hand, "


def test_as_many_again() -> None:
    text = f"put all cards from your hand into {ROOM}, and draw the same number of cards."
    t = placed(text, hand=["Ebb", "Flow", "Ebb"])
    t.you.waiting_room.has(3)
    t.you.hand.has(3)
    placed(text).you.hand.has(0)


def test_markers_come_off_the_top() -> None:
    put = f"put the top card of your deck face up {MARKER} as a marker"
    text = f"{put}, {put}, and return 1 marker {MARKER} to your hand."
    t = placed(text, deck=["Ebb", "Flow", "filler"])
    t.you.hand.is_("Flow")  # the one put there last
    t = placed(f"return 1 marker {MARKER} to your hand.", deck=["Ebb"])
    t.you.hand.has(0)


def test_looking_at_a_hand() -> None:
    t = placed(f"look at {THEIRS} hand.", rival=side(hand=["Ebb"]))
    assert t.game.state.seen[t.rival.card("Ebb")] & 1
    text = f"look at {THEIRS} hand, choose 1 card from among them, and put it into {THEIR_ROOM}."
    t = placed(text, rival=side(hand=["Ebb", "Flow"]))
    t.you.chooses("Flow")
    t.rival.hand.is_("Ebb")
    t.rival.waiting_room.holds_exactly("Flow")


def test_damage_to_all_players() -> None:
    t = placed("deal 1 damage to all players.", rival=side(deck=5), deck=5)
    t.you.clock.has(1)
    t.rival.clock.has(1)
    t = placed("deal 2 damage to yourself.", rival=side(deck=5), deck=5)
    t.you.clock.has(2)
    t.rival.clock.has(0)


def test_one_damage_or_another() -> None:
    for answer, damage in ((0, 1), (1, 3)):
        t = placed("deal either 1 or 3 damage to your opponent.", rival=side(deck=9))
        t.answer(answer)
        t.rival.clock.has(damage)


def test_the_same_damage_once_more() -> None:
    text = (
        "【AUTO】 When damage dealt by this card is canceled, you may deal the same damage to your "
        "opponent."
    )
    hero = character("Hero", text=text, soul=3)
    rival = side(deck=["filler", "climax", *["filler"] * 9], right="Ebb")
    you = side(left=hero, middle="filler")
    t = table("ws", you, rival, at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "side", "yes")
    # Level 0 faced it: three damage, canceled by the second card, and three again.
    t.rival.clock.has(3)


def test_a_card_lies_face_down_in_the_memory() -> None:
    text = "choose 1 card in your hand, and put it face down into your memory."
    t = placed(text, rival=side(), hand=["Ebb"])
    t.you.memory.has(1)
    assert t.you.lies_face_down("Ebb")


def test_several_kinds_among_those_looked_at() -> None:
    text = (
        "look at the top 3 cards of your deck, choose up to 1 level 0 or lower character and up to "
        "1 《Tide》 character from among them, put them into your hand, and put the rest "
        f"into {ROOM}."
    )
    t = placed(text, deck=["Ebb", "Flow", "climax", "filler"])
    t.you.may_choose_exactly("Ebb", "done")
    t.you.chooses("Ebb")
    t.you.may_choose_exactly("Flow", "done")  # and not Ebb again
    t.you.chooses("Flow")
    t.you.hand.holds_exactly("Ebb", "Flow")
    t.you.waiting_room.holds_exactly("climax")


def test_it_goes_without_saying_among_what() -> None:
    text = (
        "look at the top 2 cards of your deck, choose up to 1 《Tide》 character, put it into your "
        f"hand, and put the rest into {ROOM}."
    )
    t = placed(text, deck=["Ebb", "climax", "Flow"], waiting_room=["Flow"])
    t.you.may_choose_exactly("Ebb", "done")
    t.you.chooses("Ebb")
    t.you.waiting_room.holds_exactly("Flow", "climax")


def test_if_so_many_were_returned() -> None:
    text = (
        f"choose up to 2 cards in {ROOM}, and return them to your deck. If you returned 2 cards, "
        "draw 1 card."
    )
    for picked, drawn in ((("Ebb", "Flow", "Ebb"), 1), (("Ebb", "done"), 0)):
        t = placed(text, waiting_room=["Ebb", "Flow", "climax"], deck=3)
        t.you.chooses(*picked)
        t.you.hand.has(drawn)


def test_instead_of_whoever_faces_somebody_behind() -> None:
    text = (
        f"【CONT】 If this card would attack, you may choose 1 character in {THEIRS} back "
        "stage, and "
        f"this card frontal attacks that character {DEFENDS} instead."
    )
    hero = character("Hero", text=text, power=5000)
    you = side(left=hero, middle="filler")
    t = table("ws", you, side(right="Peak", back_left="Ebb"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero")
    t.you.may_choose_exactly("frontal", "side", "Ebb")
    t.you.chooses("Ebb")
    assert t.rival.state_of("Ebb") == REVERSE
    t = table("ws", you, side(back_left="Ebb"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "direct")
    t.rival.clock.has(2)
    t = table("ws", you, side(right="Peak"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero")
    t.you.may_choose_exactly("frontal", "side")
    t.you.chooses("side")


def test_as_many_as_one_likes() -> None:
    text = f"choose any number of cards in your hand, and put them into {ROOM}."
    t = placed(text, hand=["Ebb", "Flow", "climax"])
    t.you.chooses("Ebb", "climax", "done")
    t.you.hand.is_("Flow")


def test_one_of_three_ways() -> None:
    text = (
        "look at the top card of your deck, and put it on the top or at the bottom of your deck or "
        f"into {ROOM}."
    )
    for answer, place in ((0, -1), (1, 0), (2, None)):
        t = placed(text, deck=["Ebb", "Flow", "filler"])
        t.answer(answer)
        deck = t.you.deck.names[::-1]
        assert ("Ebb" not in deck) if place is None else deck[place] == "Ebb"


def test_at_the_bottom_of_the_stock() -> None:
    text = "choose 1 card in your hand, and put it at the bottom of your stock."
    t = placed(text, hand=["Ebb"], stock=["Flow"])
    assert t.you.stock.names[::-1] == ["Ebb", "Flow"]


def test_both_effects_in_the_order_one_likes() -> None:
    text = (
        "perform the following 2 effects 1 time each in any order. "
        '"Draw 1 card." "Put the top card of your deck into your stock."'
    )
    for answer, drawn in ((0, "Ebb"), (1, "Flow")):
        t = placed(text, deck=["Ebb", "Flow", "filler"])
        t.answer(answer)
        t.you.hand.is_(drawn)
        t.you.stock.has(1)


def test_less_soul_for_a_card() -> None:
    text = f"you may -1 soul from this card {TURN}. If you do, draw 1 card."
    t = placed(text)
    t.you.chooses("yes")
    assert t.you.value("Hero", "soul") == 0
    t.you.hand.has(1)


def test_two_times_for_two_gains() -> None:
    text = (
        f"this card gets +500 power {TURN}, and the following ability until end of {THEIRS} next "
        'turn. "【CONT】 This card gets +1 soul."'
    )
    t = placed(text, rival=side())
    assert (t.you.value("Hero", "power"), t.you.value("Hero", "soul")) == (3500, 2)
    while t.turn_player is t.you:
        t.you.passes()
    assert (t.you.value("Hero", "power"), t.you.value("Hero", "soul")) == (3000, 2)


def test_away_until_the_next_draw_phase() -> None:
    text = (
        "choose 1 of your other characters, put it into your memory, and at the beginning of your "
        "next draw phase, put that character from your memory on any position of your stage."
    )
    t = placed(text, rival=side(), middle="Ebb", memory=["Flow"])
    t.you.memory.holds_exactly("Ebb", "Flow")
    while t.turn_player is t.you:
        t.you.passes()
    while t.turn_player is t.rival:
        t.rival.passes()
    t.you.chooses("right back")
    t.you.right_back.is_("Ebb")
    t.you.memory.is_("Flow")


def test_a_card_of_the_level_is_turned_down() -> None:
    text = "【ACT】 [Put 1 face up card in your level face down] Draw 1 card."
    t = standing(text, level=["Ebb"])
    t.you.chooses("activate Hero")
    t.you.hand.has(1)
    assert t.you.level.face_down == t.you.level.names[-1:]
    t.you.may_not_choose("activate Hero")


def test_resting_somebody_is_a_choice() -> None:
    text = "【REST】 1 of your 【STAND】 characters. If you do, draw 1 card."
    t = attacking(text, middle="Ebb", right="Flow")
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Ebb")
    assert t.you.state_of("Ebb") == REST
    t.you.hand.has(1)


def test_all_of_a_kind_leave_the_stage() -> None:
    text = f"put all of {THEIRS} level 0 or lower characters into {THEIR_ROOM}."
    t = placed(text, rival=side(left="Ebb", middle="Flow", back_left="Ebb"))
    settle(t)
    t.rival.middle_center.is_("Flow")
    t.rival.waiting_room.holds_exactly("Ebb", "Ebb")


def test_what_goes_with_it_for_the_opponent() -> None:
    text = f"this card gets +500 power and your opponent cannot play events from their hand {TURN}."
    counter = event("Wait", text="【COUNTER】 Draw 1 card.")
    for does, offered in ((text, False), (f"this card gets +500 power {TURN}.", True)):
        hero = character("Hero", text=ATTACKS + does)
        rival = side(right="Ebb", hand=[counter, "Ebb"])
        t = table("ws", side(left=hero, middle="Ebb"), rival, at="attack", cards=CARDS)
        t.you.chooses("attack with Hero", "frontal")
        assert ("play Wait" in t.rival.options) == offered
        t.rival.passes()


def test_an_additional_turn() -> None:
    t = placed("you get 1 additional turn.", rival=side())
    number = t.turn
    while t.turn == number:
        t.you.passes()
    assert t.turn_player is t.you


def test_backup_shown_and_put_under_the_deck() -> None:
    text = (
        "【ACT】 【COUNTER】 Backup 2000, Level 0 [Reveal this card in your hand & Put it at "
        "the bottom "
        "of your deck]"
    )
    helper = character("Helper", text=text)
    rival = side(right="Ebb", hand=[helper, "Flow"], deck=3)
    t = table("ws", side(left="Ebb", middle="filler"), rival, at="attack", cards=CARDS)
    t.you.chooses("attack with Ebb", "frontal")
    t.rival.chooses("activate Helper")
    assert t.rival.deck.names[-1] == "Helper"
    t.rival.hand.is_("Flow")
    assert t.you.state_of("Ebb") == REVERSE


def test_a_reminder_between_two_effects_of_a_list() -> None:
    text = (
        "choose 1 of the following effects, and perform it. "
        '"Deal 1 damage to your opponent." (Damage may be canceled) "Draw 1 card."'
    )
    for answer, damage, drawn in ((0, 1, 0), (1, 0, 1)):
        t = placed(text, rival=side(deck=5))
        t.answer(answer)
        t.rival.clock.has(damage)
        t.you.hand.has(drawn)


def test_a_number_of_ones_own() -> None:
    text = (
        "declare 1 or 3, and deal X damage to your opponent. X is equal to the number you declared."
    )
    t = placed(text, rival=side(deck=9))
    assert len(t.you.options) == 2
    t.answer(1)
    t.rival.clock.has(3)
