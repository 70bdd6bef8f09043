"""Weiss Schwarz: what words point back to after something that was perhaps not done."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.ws.cards import CHARACTER
from bythebook.testing import character, side, table
from bythebook.text.ws import Unplayable, read
from tests.cards.ws.test_language import CARDS, attacking, placed
from tests.text.ws_texts import ATTACKS, HAND, ROOM, TO_ROOM, TOP, TURN

STOCK = "your stock"
GETS = f"this card gets +1000 power {TURN}"


# --- that card -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "power", "stocked"),
    [("climax", 3000, 0), ("Ebb", 4000, 0), ("Flow", 3000, 1), ("Peak", 3000, 0)],
)
def test_that_card_is_the_one_revealed_in_every_case(top: str, power: int, stocked: int) -> None:
    text = (
        f"reveal {TOP}. If that card is a climax, choose 1 card in your opponent's waiting room, "
        "and put it on top of their deck. If that card is a level 0 or lower character, "
        f"{GETS}. If that card is level 1, put the bottom card of your deck into {STOCK}."
    )
    words = f"【AUTO】 When this card is placed on the stage from {HAND}, {text}"
    rival = side(waiting_room=["Peak"], deck=["filler"] * 5)
    mine = side(hand=[character("Hero", text=words)], deck=[top, *["filler"] * 5])
    t = table("ws", mine, rival, at="main", cards=CARDS)
    t.you.chooses("play Hero", "left center")
    assert t.rival.deck.names[0] == ("Peak" if top == "climax" else "filler")
    assert t.you.value("Hero", "power") == power
    t.you.stock.has(stocked)


def test_those_cards_are_the_ones_asked_about_in_every_case() -> None:
    text = (
        f"put the top 2 cards of your deck {TO_ROOM}. If there is a climax among those cards, "
        f"choose 1 《Tide》 character in {ROOM}, and return it to {HAND}. If there is a level 2 or "
        f"higher character among those cards, {GETS}."
    )
    for top, power in ((["climax", "Peak"], 5000), (["Peak", "filler"], 5000), (["Ebb"] * 2, 4000)):
        t = attacking(text, deck=[*top, *["filler"] * 4], waiting_room=["Ebb"])
        assert t.you.value("Hero", "power") == power


def test_it_is_nothing_after_something_that_was_perhaps_not_done() -> None:
    first = f"choose 1 of your characters, and that character gets +500 power {TURN}."
    top = f"the top card of your deck into {STOCK}"
    for second in (f"If your level is 2 or higher, put {top}.", f"You may put {top}."):
        with pytest.raises(Unplayable):
            read(f"{ATTACKS}{first} {second} Put it into {ROOM}.", CHARACTER)


# --- X -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "stocked"), [("Flow", 0), ("Peak", 1)])
def test_x_is_the_level_of_the_revealed_card_wherever_it_is_used(top: str, stocked: int) -> None:
    text = (
        f"reveal {TOP}, choose 1 level X or lower character in {ROOM}, and return it to {HAND}. "
        f"If X is 2 or more, put the bottom card of your deck into {STOCK}. X is equal to the "
        "level of the revealed card."
    )
    t = placed(text, deck=[top, *["filler"] * 5], waiting_room=["Ebb", "Flow"])
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Ebb" if stocked else "Flow")
    t.you.stock.has(stocked)


def test_x_is_never_two_things() -> None:
    words = (
        f"put the top card of your deck {TO_ROOM}, choose 1 level X or lower character in {ROOM}, "
        f"return it to {HAND}, and this card gets +X power {TURN}. X is equal to that card's level."
    )
    with pytest.raises(Unplayable, match="X would be two things"):
        read(f"{ATTACKS}{words}", CHARACTER)


@pytest.mark.parametrize(("clock", "dealt"), [(["Peak"], 3), (["Ebb"], 1), ([], 0)])
def test_x_is_nothing_if_there_is_no_such_card(clock: list[str], dealt: int) -> None:
    words = (
        f"【AUTO】 When this card is placed on the stage from {HAND}, choose 1 card in your clock, "
        "and deal X damage to your opponent. X is equal to that card's level +1."
    )
    mine = side(hand=[character("Hero", text=words)], clock=clock)
    t = table("ws", mine, side(deck=["filler"] * 6), at="main", cards=CARDS)
    t.you.chooses("play Hero", "left center")
    t.rival.clock.has(dealt)


# --- on the top or at the bottom -----------------------------------------------------------------


def test_on_the_top_or_at_the_bottom_of_the_same_zone() -> None:
    text = f"choose 1 character in {ROOM}, and put it on the top or at the bottom of "
    for zone in ("clock", "stock", "deck"):
        for choice, place in ((0, 0), (1, -1)):
            zones = {zone: ["filler"] * 5, "waiting_room": ["Ebb"]}
            t = placed(f"{text}your {zone}.", **zones)
            t.answer(choice)
            assert getattr(t.you, zone).names[place] == "Ebb", (zone, choice)


# --- what is asked first -------------------------------------------------------------------------


def test_what_is_asked_first_is_asked_for_the_whole_ability() -> None:
    asks = "if you have another 《Tide》 character"
    may = f"You may put the top card of your deck into {STOCK}."
    ways = (f"draw 1 card. {may}", f'perform the following action. "Draw 1 card." {may}')
    for way in ways:
        t = placed(f"{asks}, {way}", middle="Ebb")
        t.you.chooses("yes")
        t.you.hand.has(1)
        t.you.stock.has(1)
        t = placed(f"{asks}, {way}", middle="Peak")
        t.you.is_asked("main phase")
        t.you.hand.has(0)


@pytest.mark.parametrize(("other", "paid", "times"), [("Ebb", 1, 2), ("Ebb", 0, 1), ("Peak", 0, 0)])
def test_what_is_done_for_every_payment_needs_the_condition(
    other: str, paid: int, times: int
) -> None:
    words = (
        "【AUTO】 [(1)] When this card attacks, if you have another 《Tide》 character, you may "
        "pay the cost up to 2 times. Perform the following action X times. "
        '"Put the top card of your opponent\'s deck into their waiting room." '
        "X is equal to the number of times you paid the cost +1."
    )
    hero = character("Hero", text=words)
    mine = side(left=hero, middle=other, right="filler", stock=["filler"] * 2)
    t = table("ws", mine, side(deck=["filler"] * 9), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero")
    if other == "Ebb":
        t.you.chooses(*["yes"] * paid, "no")
    t.rival.waiting_room.has(times)


def test_two_cases_of_one_question_are_beside_each_other() -> None:
    text = (
        f"if your level is 1 or lower, {GETS}. If your level is 2 or higher, this card gets "
        f"+2000 power {TURN}."
    )
    for level, power in ((1, 5000), (2, 6000)):
        t = attacking(text, level=["filler"] * level)
        assert t.you.value("Hero", "power") == power
    # Another question could be asked of the whole, or apart from it.
    apart = "if you have another 《Tide》 character, draw 1 card. If your level is 2 or higher,"
    with pytest.raises(Unplayable):
        read(f"{ATTACKS}{apart} {GETS}.", CHARACTER)


# --- done is all of it ---------------------------------------------------------------------------


def test_if_you_do_asks_whether_all_of_it_was_done() -> None:
    for text, zone in (
        (f"you may choose 2 cards in {HAND}, and put them {TO_ROOM}.", "hand"),
        (f"you may put the top 2 cards of {STOCK} {TO_ROOM}.", "stock"),
        (f"you may choose 2 characters in {ROOM}, and put them into your memory.", "waiting_room"),
    ):
        for there, power in ((0, 4000), (1, 4000), (2, 5000)):
            zones: dict[str, Any] = {zone: ["Ebb"] * there}
            t = attacking(f"{text} If you do, {GETS}.", **zones)
            t.you.chooses("yes")
            t.you.is_asked("attack declaration")
            assert t.you.value("Hero", "power") == power, (zone, there)


def test_of_up_to_so_many_one_will_do() -> None:
    text = f"you may choose up to 2 cards in {HAND}, and put them {TO_ROOM}. If you do, {GETS}."
    for picks, power in ((["done"], 4000), (["Ebb", "done"], 5000), (["Ebb", "Flow"], 5000)):
        t = attacking(text, hand=["Ebb", "Flow"])
        t.you.chooses("yes", *picks)
        assert t.you.value("Hero", "power") == power


def test_what_is_done_at_the_end_of_a_sentence_counts_whole_too() -> None:
    text = f"draw 1 card, and you may put the top 2 cards of {STOCK} {TO_ROOM}. If you do, {GETS}."
    for there, power in ((1, 3000), (2, 4000)):
        t = placed(text, stock=["Ebb"] * there)
        t.you.chooses("yes")
        assert t.you.value("Hero", "power") == power


def test_what_was_not_so_may_be_what_was_not_done() -> None:
    first = f"if your level is 2 or lower, put the top card of {STOCK} {TO_ROOM}."
    assert read(f"{ATTACKS}{first} If you do, draw 1 card.", CHARACTER).body
    with pytest.raises(Unplayable):
        read(f"{ATTACKS}{first} If you do not, draw 1 card.", CHARACTER)


@pytest.mark.parametrize("foe", ["Ebb", "Flow"])
def test_if_you_do_after_what_was_done_if_you_did_asks_for_that(foe: str) -> None:
    text = (
        "【AUTO】 [Put 1 card from your hand into your waiting room] When this card is placed on"
        " the stage from your hand, you may pay the cost. If you do, choose 1 of your opponent's"
        " level 2 or higher characters, and put it into their stock. If you do, put the bottom"
        " card of your opponent's stock into their waiting room."
    )
    foes = [character("Ebb", level=2), character("Flow", level=1)]
    mine = side(hand=[character("Doer", text=text), "filler"])
    theirs = side(middle_center=foe, stock=["filler", "filler"])
    t = table("ws", mine, theirs, at="main", cards=foes)
    t.you.chooses("play Doer", "left center", "yes")
    t.goes_on_to("climax phase", t.you)
    t.rival.stock.has(2)
    t.rival.waiting_room.has(int(foe == "Ebb"))
