"""Words that were once read another way: what was really done, for how long, to how many."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import REST, STAND
from bythebook.testing import Table, character, side
from bythebook.text.ws import Unplayable, read
from tests.cards.ws.shapes.board import attacking, board, deck, hero, placed, powers

TURN = "until end of turn"
SWAP = "you may choose this card and 1 of your 《Moss》 characters, and exchange them. If you do, "
BACK = "(Otherwise, return it to its original place)"

# --- this card and others: two cards -------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    ["this card and 1 of your 《Moss》 characters", "1 of your 《Moss》 characters and this card"],
)
def test_this_card_is_none_of_those_chosen_with_it(words: str) -> None:
    text = f"choose {words}, and those characters get +1000 power {TURN}."
    t = placed(text, middle="Fern", right="Reed", back_left="Stone")
    t.you.may_choose_exactly("Fern", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Hero", "Fern", "Reed", "Stone") == (4000, 5000, 4000, 3000)


def test_this_card_alone_gets_it_where_nobody_can_be_chosen_with_it() -> None:
    text = f"choose this card and 1 of your 《Moss》 characters, and those characters get +1000 power {TURN}."  # noqa: E501
    t = placed(text, middle="Stone")
    assert powers(t, "Hero", "Stone") == (4000, 3000)


def test_this_card_and_one_in_a_part_of_the_stage_change_places_as_they_are() -> None:
    text = "choose this card and 1 character in your back stage, and exchange them."
    t = attacking(text, back_left="Fern", back_right="Oak")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.you.left_center.is_("Oak")
    t.you.right_back.is_("Hero")
    assert (t.you.state_of("Hero"), t.you.state_of("Oak")) == (REST, STAND)


def test_this_card_in_the_clock_comes_to_where_the_other_stands() -> None:
    text = (
        "【AUTO】 【CLOCK】 Alarm If this card is the top card of your clock, at the beginning of "
        "your climax phase, you may choose this card and 1 of your characters, and exchange them."
    )
    t = board(side(clock=[hero(text), "filler"], middle="Fern", back_left="Oak"), at="main")
    t.you.chooses("pass", "yes", "Fern")
    t.you.middle_center.is_("Hero")
    t.you.clock.holds_exactly("filler", "Fern")


# --- if you do -----------------------------------------------------------------------------------


def test_nobody_to_change_places_with_is_nothing_done() -> None:
    boards: list[tuple[dict[str, Any], int]] = [
        ({"middle": "Fern"}, 1),
        ({"middle": "Stone"}, 0),
        ({}, 0),
    ]
    for others, hand in boards:
        t = placed(f"{SWAP}draw 1 card.", **others)
        t.you.chooses("yes")
        assert len(t.you.hand) == hand
    t = placed(f"{SWAP}draw 1 card.", middle="Fern")
    t.you.chooses("no")
    t.you.hand.has(0)


def test_whoever_cannot_move_has_not_changed_places() -> None:
    fixed = character(
        "Root",
        traits=("Moss",),
        text="【CONT】 This card cannot move to another position of the stage.",
    )
    t = placed(f"{SWAP}draw 1 card.", middle=fixed)
    t.you.chooses("yes")
    t.you.middle_center.is_("Root")
    t.you.hand.has(0)


def test_two_that_are_exchanged_have_to_be_two() -> None:
    text = (
        "you may choose 2 of your 《Moss》 characters, and exchange them. If you do, draw 1 card."
    )
    for other, drawn in (("Fern", 1), ("Stone", 0)):
        t = placed(text, middle=other)
        t.you.chooses("yes")
        assert len(t.you.hand) == drawn


@pytest.mark.parametrize("place", ["level", "waiting_room"])
def test_without_both_cards_nothing_is_exchanged_elsewhere(place: str) -> None:
    text = (
        "you may choose 1 card in your level and 1 card in your waiting room, and exchange them. "
        "If you do, draw 1 card."
    )
    t = placed(text, level=["Oak"], waiting_room=["Fern"])
    t.you.chooses("yes")
    t.you.level.is_("Fern")
    t.you.hand.has(1)
    alone: dict[str, Any] = {place: ["Oak"]}
    t = placed(text, **alone)
    t.you.chooses("yes")
    t.you.hand.has(0)


def test_this_card_and_one_elsewhere() -> None:
    text = (
        'you may choose this card and 1 "Fern" in your waiting room, and exchange them. If you do, '
        "draw 1 card."
    )
    for room, drawn in ((["Fern"], 1), (["Oak"], 0)):
        t = placed(text, waiting_room=room)
        t.you.chooses("yes")
        assert len(t.you.hand) == drawn


def test_where_no_position_is_open_nothing_was_moved() -> None:
    text = "you may move this card to an open position of your back stage. If you do, draw 1 card."
    full: dict[str, Any] = {"back_left": "Fern", "back_right": "Oak"}
    for back, drawn in ((dict[str, Any](), 1), (full, 0)):
        t = placed(text, **back)
        t.you.chooses("yes")
        if drawn:
            t.you.chooses("left back")
        assert len(t.you.hand) == drawn


def test_nobody_to_choose_is_nothing_done() -> None:
    text = (
        f"you may choose 1 of your 《Rock》 characters, and that character gets +1000 power "
        f"{TURN}. If you do, draw 1 card."
    )
    for other, drawn in (("Stone", 1), ("Fern", 0)):
        t = placed(text, middle=other)
        t.you.chooses("yes")
        assert len(t.you.hand) == drawn


# --- for how long --------------------------------------------------------------------------------


def next_turn(t: Table) -> None:
    """Everybody passes until the other player's turn."""
    while t.turn_player is t.you:
        t.answer(len(t.asked.options) - 1)


@pytest.mark.parametrize(
    "text",
    [
        f"this card gets +1000 power, and all of your other characters get +1000 power {TURN}.",
        f"this card gets +1000 power, your other 《Moss》 characters in your center stage get +1000 power, and all of your 《Rock》 characters get +1 soul {TURN}.",  # noqa: E501
        f"{TURN}, this card gets +1000 power, and all of your other characters get +1000 power.",
    ],
)
def test_how_long_goes_for_all_that_is_joined(text: str) -> None:
    t = attacking(text, right="Fern")
    assert powers(t, "Hero", "Fern") == (4000, 6000)
    next_turn(t)
    assert powers(t, "Hero", "Fern") == (3000, 5000)


@pytest.mark.parametrize(
    "text",
    [
        f"this card gets +1000 power, draw 1 card, and this card gets +1 soul {TURN}.",
        f"this card gets +1000 power, and if your level is 1 or higher, this card gets +1 soul {TURN}.",  # noqa: E501
    ],
)
def test_how_long_with_something_between_is_for_nobody_to_say(text: str) -> None:
    with pytest.raises(Unplayable, match="as long as"):
        read(f"【AUTO】 When this card attacks, {text}", CHARACTER)


def test_a_sentence_without_a_word_about_it_lasts() -> None:
    text = f"this card gets +1000 power. All of your other characters get +1000 power {TURN}."
    t = attacking(text, right="Fern")
    next_turn(t)
    assert powers(t, "Hero", "Fern") == (4000, 5000)


# --- its original place --------------------------------------------------------------------------

LOOKS = [
    "look at the top card of your deck, choose up to 1 《Moss》 character from among them, put it into your hand, and shuffle your deck.",  # noqa: E501
    "reveal the top card of your deck. If that card is a 《Moss》 character, put it into your hand. Shuffle your deck.",  # noqa: E501
]
STACK = ["Stone", "Oak", "Pine", "Reed", "Cliff", "Leaf", "Bloom", "Rain"]


def looking(text: str, top: str) -> Table:
    """Hero was placed, and a card that fits was taken from the top of the deck."""
    t = placed(text, deck=[top, *STACK[1:]])
    if "done" in t.you.options:
        t.you.chooses(top if top == "Fern" else "done")
    return t


@pytest.mark.parametrize("text", LOOKS)
def test_a_card_that_does_not_fit_stays_in_its_place_where_it_is_said_to(text: str) -> None:
    t = looking(f"{text} {BACK}", "Stone")
    assert deck(t) == STACK
    t = looking(f"{text} {BACK}", "Fern")
    t.you.hand.is_("Fern")
    assert deck(t) != STACK[1:]
    t.you.deck.holds_exactly(*STACK[1:])


@pytest.mark.parametrize("text", LOOKS)
def test_without_such_a_word_the_deck_is_shuffled_anyhow(text: str) -> None:
    t = looking(text, "Stone")
    assert deck(t) != STACK
    t.you.deck.holds_exactly(*STACK)


# --- names ---------------------------------------------------------------------------------------


def test_a_name_in_two_languages_is_both_names() -> None:
    text = '【CONT】 This card\'s card name is also regarded as "Lantern, Mio(灯り ミオ)".'
    parts = 'characters with "Mio(ミオ)" in their card name'
    for asked in ('"Lantern, Mio"', '"Lantern, Mio(灯り ミオ)"', parts):
        other = character("Ember", text=text)
        t = placed(f"choose 1 of your {asked}, and 【REST】 it.", middle=other, right="Reed")
        assert (t.you.state_of("Ember"), t.you.state_of("Reed")) == (REST, STAND)


def test_a_card_of_the_english_name_is_meant_by_both() -> None:
    text = 'choose 1 of your "Fern(羊歯)", and 【REST】 it.'
    t = placed(text, middle="Fern", right="Reed")
    assert (t.you.state_of("Fern"), t.you.state_of("Reed")) == (REST, STAND)
