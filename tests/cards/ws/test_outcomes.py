"""What Weiss Schwarz texts ask of what they have done themselves, played; and what is otherwise."""

from __future__ import annotations

import pytest

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import REST, STAND
from bythebook.testing import Table, character, climax, side
from bythebook.text.ws import read
from bythebook.text.ws.scope import Unplayable
from tests.cards.ws.test_language import attacking
from tests.cards.ws.test_play import placed
from tests.text.ws_reckoned import (
    BY_THIS,
    DISCARD,
    DRAW,
    EACH_SHOWS,
    EACH_TOP,
    GETS,
    HAND,
    PUT_MINE,
    PUT_THEIRS,
    ROOM,
    TOP,
    TURN,
)

TWIN = climax("Twin", icons=("soul", "soul"))
LONE = character("Lone", icons=("soul",))
BLUE = character("Blue", color="blue")


def power(t: Table) -> int:
    return t.you.value("Hero", "power")


# --- how many were drawn, turned, put ------------------------------------------------------------


@pytest.mark.parametrize(("drawn", "left"), [(2, 1), (1, 1), (0, 0)])
def test_how_many_cards_were_drawn(drawn: int, left: int) -> None:
    t = attacking(
        f"draw up to 2 cards. If you drew 2 cards, {DISCARD}", deck=["Ebb", "Flow", "Peak"]
    )
    t.you.chooses(*["yes"] * drawn, *["no"] * (drawn < 2))
    if drawn == 2:
        t.you.may_choose_exactly("Ebb", "Flow")
        t.you.chooses("Ebb")
    t.you.hand.has(left)


def test_as_many_of_the_hand_as_were_drawn() -> None:
    text = (
        f"draw up to 2 cards, choose an equal number of cards in {HAND}, and put them into {ROOM}."
    )
    t = attacking(text, deck=["Ebb", "Flow", "Peak"], hand=["filler", "filler"])
    t.you.chooses("yes", "no", "Ebb")
    t.you.waiting_room.is_("Ebb")
    t.you.hand.has(2)
    t = attacking(text, deck=["Ebb", "Flow", "Peak"], hand=["filler"])
    t.you.chooses("no")
    t.you.hand.has(1)


def test_as_many_are_drawn_as_were_put_away() -> None:
    text = (
        f"you may put all cards from {HAND} into {ROOM}. If you do, draw the same number of cards."
    )
    t = placed(text, hand=["Ebb", "Flow"])
    t.you.chooses("yes")
    t.you.waiting_room.holds_exactly("Ebb", "Flow")
    t.you.hand.holds_exactly("filler", "filler")
    t = placed(text, hand=["Ebb"])
    t.you.chooses("no")
    t.you.hand.is_("Ebb")


@pytest.mark.parametrize(("state", "drawn"), [(STAND, 1), (REST, 0)])
def test_only_those_that_stood_were_rested(state: int, drawn: int) -> None:
    text = (
        "choose 2 of your other characters, and 【REST】 "
        f"them. If you 【REST】 2 characters, {DRAW}"
    )
    t = placed(text, middle="Ebb", right=("Flow", state))
    t.you.hand.has(drawn)
    assert [t.you.state_of("Ebb"), t.you.state_of("Flow")] == [REST, REST]


def test_too_few_to_rest() -> None:
    text = (
        "choose 2 of your other characters, and 【REST】 "
        f"them. If you 【REST】 2 characters, {DRAW}"
    )
    t = placed(text, middle="Ebb")
    t.you.hand.has(0)


@pytest.mark.parametrize(("chosen", "left"), [("Ebb", 0), ("climax", 1), ("done", 0)])
def test_a_card_of_a_kind_was_returned(chosen: str, left: int) -> None:
    text = (
        f"choose up to 1 card in {ROOM}, and return it to {HAND}. If you returned 1 character to "
        f"{HAND}, {DISCARD}"
    )
    t = placed(text, waiting_room=["Ebb", "climax"])
    t.you.chooses(chosen)
    t.you.hand.has(left)


@pytest.mark.parametrize(("top", "wanted"), [(["Ebb", "Flow"], 5000), (["Flow", "Peak"], 4000)])
def test_a_named_card_was_among_the_rest(top: list[str], wanted: int) -> None:
    text = (
        "look at up to 3 cards from the top of your deck, "
        "choose 1 card from among them, put it into "
        f'{HAND}, and put the rest into {ROOM}. If "Ebb" is put into {ROOM} {BY_THIS}, {GETS}'
    )
    # One that was there before was not put there.
    t = attacking(text, deck=["Peak", *top, "filler"], waiting_room=["Ebb"])
    t.you.chooses("yes", "yes", "yes", "Peak")
    assert power(t) == wanted


def test_for_each_card_put_away() -> None:
    text = (
        f"choose any number of cards in {HAND}, and put them into {ROOM}. For each card put into "
        f"{ROOM} {BY_THIS}, {GETS}"
    )
    t = attacking(text, hand=["Ebb", "Flow", "Peak"], waiting_room=["Ebb"])
    t.you.chooses("Ebb", "Peak", "done")
    assert power(t) == 6000


def test_the_number_of_colors_put_away() -> None:
    text = (
        f"put the top 2 cards of your deck into {ROOM}. If "
        f"the total number of colors put into {ROOM} "
        f"{BY_THIS} is 2 or more, this card gets +1000 power "
        f"{TURN}. If there are 1 or more colors, "
        f"{GETS}"
    )
    assert power(attacking(text, deck=[BLUE, "Ebb", "filler"])) == 6000
    assert power(attacking(text, deck=["Flow", "Ebb", "filler"])) == 5000


@pytest.mark.parametrize(("top", "more"), [("Flow", 5000), ("climax", 0)])
def test_the_power_of_the_character_put_away(top: str, more: int) -> None:
    text = (
        f"put {TOP} into {ROOM}, and this card gets +X power "
        f"{TURN}. X is equal to the power of the "
        f"character put into {ROOM} {BY_THIS}."
    )
    assert power(attacking(text, deck=[top, "filler"], waiting_room=["Peak"])) == 4000 + more


# --- a card of each player -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "wanted"),
    [("Flow", "Ebb", 5000), ("Flow", "Flow", 4000), ("Ebb", "Flow", 4000)],
)
@pytest.mark.parametrize("than", [f"the level of {PUT_THEIRS}", "your opponent's"])
def test_the_card_each_has_put_away(mine: str, theirs: str, wanted: int, than: str) -> None:
    text = f"{EACH_TOP}. If the level of {PUT_MINE} is higher than {than}, {GETS}"
    rival = side(deck=[theirs, *["filler"] * 5])
    t = attacking(text, rival=rival, deck=[mine, "filler", "filler"])
    assert power(t) == wanted
    t.you.waiting_room.is_(mine)
    t.rival.waiting_room.is_(theirs)


@pytest.mark.parametrize(
    ("mine", "theirs", "wanted"),
    [("Flow", "Ebb", 5000), ("Flow", "Flow", 5000), ("climax", "Flow", 4000)],
)
def test_the_card_each_has_revealed(mine: str, theirs: str, wanted: int) -> None:
    text = (
        f"{EACH_SHOWS}. If your card revealed {BY_THIS} has level equal to or higher than your "
        f"opponent's card revealed {BY_THIS}, {GETS}"
    )
    rival = side(deck=[theirs, "filler", "filler"])
    t = attacking(text, rival=rival, deck=[mine, "filler", "filler"])
    assert power(t) == wanted
    t.rival.waiting_room.has(0)


@pytest.mark.parametrize(("theirs", "wanted"), [("Flow", 5000), ("Ebb", 4000)])
def test_theirs_is_the_higher_one(theirs: str, wanted: int) -> None:
    text = (
        f"{EACH_SHOWS}. If the level of your opponent's revealed card is higher than yours, {GETS}"
    )
    rival = side(deck=[theirs, "filler", "filler"])
    assert power(attacking(text, rival=rival, deck=["Ebb", "filler", "filler"])) == wanted


@pytest.mark.parametrize(("theirs", "wanted"), [("Ebb", 5000), ("Flow", 4000), ("climax", 4000)])
def test_all_revealed_cards_are_of_a_kind(theirs: str, wanted: int) -> None:
    text = f"{EACH_SHOWS}. If all revealed cards are level 0 or lower characters, {GETS}"
    rival = side(deck=[theirs, "filler", "filler"])
    assert power(attacking(text, rival=rival, deck=["Ebb", "filler", "filler"])) == wanted


# --- trigger icons -------------------------------------------------------------------------------


def test_every_trigger_icon_counts() -> None:
    text = (
        f"put the top 3 cards of your deck into {ROOM}, and "
        f"this card gets +X power {TURN}. X is equal "
        "to the number of trigger icons revealed among those cards ×1000."
    )
    assert (
        power(attacking(text, deck=[TWIN, LONE, "Ebb", "filler"], waiting_room=["climax"])) == 7000
    )
    text = f"put {TOP} into {ROOM}. For each trigger icon on that card, {GETS}"
    for top, wanted in ((TWIN, 6000), (LONE, 5000), ("Ebb", 4000)):
        assert power(attacking(text, deck=[top, "filler"])) == wanted


# --- otherwise -----------------------------------------------------------------------------------

ASKED = f"reveal {TOP}. If that card is level 1 or higher"


@pytest.mark.parametrize(
    "text",
    [
        f"{ASKED}, draw 2 cards. Otherwise, {GETS}",
        f"{ASKED}, draw 2 cards. If it is not, {GETS}",
        f"{ASKED}, draw 2 cards, and otherwise, {GETS}",
        f"{ASKED}, draw 2 cards, otherwise, {GETS}",
    ],
)
def test_one_way_or_the_other(text: str) -> None:
    for top, drawn, wanted in (("Flow", 2, 4000), ("Ebb", 0, 5000)):
        t = attacking(text, deck=[top, "filler", "filler", "filler"])
        t.you.hand.has(drawn)
        assert power(t) == wanted


def test_what_is_asked_once_is_not_asked_again_after_the_first_way() -> None:
    # The level of the card is another one in the hand: it does not go both ways.
    text = (
        f"reveal {TOP}. If that card is a 《Tide》 character, put it into {HAND}. Otherwise, {GETS}"
    )
    t = attacking(text, deck=["Ebb", "filler", "filler"])
    t.you.hand.is_("Ebb")
    assert power(t) == 4000


def test_a_choice_in_the_other_way() -> None:
    text = f"{ASKED}, {DRAW} Otherwise, you may draw 2 cards. If you do, {GETS}"
    for answer, drawn, wanted in (("yes", 2, 5000), ("no", 0, 4000)):
        t = attacking(text, deck=["Ebb", "filler", "filler", "filler"])
        t.you.chooses(answer)
        t.you.hand.has(drawn)
        assert power(t) == wanted


def test_what_was_chosen_in_one_of_two_ways_is_not_spoken_of_afterwards() -> None:
    choose = "choose 1 of your characters, and 【REST】 it"
    text = f"【AUTO】 When this card attacks, {ASKED}, {choose}. Otherwise, {DRAW}"
    read(text, CHARACTER)
    with pytest.raises(Unplayable):
        read(f"{text} That character gets +1000 power {TURN}.", CHARACTER)
