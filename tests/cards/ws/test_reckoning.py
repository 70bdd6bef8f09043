"""Claims over lists and over markers of others, and numbers by steps, played."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bythebook.games.ws.zones.zones import MARKER_AREAS, REST, REVERSE, STAND
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import FACE_UP
from bythebook.testing import Table, character, side, table
from tests.cards.ws.test_language import CARDS, attacking
from tests.cards.ws.test_play import standing
from tests.text.ws_reckoned import DRAW, GETS, HAND, PART, ROOM, TOP, TURN, UNDER_THIS

TIDES = ["Mio Ebb", "Mio Flow", "Ebb Flow", "Mio"]
NAMED = [character(name) for name in TIDES]
BLUE = character("Blue", color="blue")


def power(t: Table) -> int:
    return t.you.value("Hero", "power")


def test_no_marker_under_the_one_that_attacks() -> None:
    text = (
        "【AUTO】 When your other character attacks, if there are "
        f"no markers underneath that character, {GETS}"
    )
    for under, wanted in (
        ("markers_under_middle_center", 3000),
        ("markers_under_left_center", 4000),
    ):
        t = standing(text, at="attack", middle="Ebb", **cast(Any, {under: ["Flow"]}))
        t.you.chooses("attack with Ebb")
        assert power(t) == wanted


def test_a_face_up_marker() -> None:
    t = standing(
        f"【CONT】 If there is a face up marker {UNDER_THIS}, this card gets +500 power.",
        at="",
        hand=["Ebb"],
    )
    t.changes(move([t.you.ref("Ebb")], MARKER_AREAS[0]))
    assert power(t) == 3000
    t.changes(move([t.you.ref("Ebb")], MARKER_AREAS[0], face=FACE_UP))
    assert power(t) == 3500


def test_markers_under_all_characters() -> None:
    under: dict[str, Any] = {
        "markers_under_left_center": ["Ebb"],
        "markers_under_middle_center": ["Ebb", "Ebb"],
    }
    text = (
        f"this card gets +X power {TURN}. X is equal to the total "
        "number of markers underneath your characters ×500."
    )
    assert power(attacking(text, middle="Flow", **under)) == 5500
    text = f"if the total number of cards in your marker areas is 2 or less, {GETS}"
    assert power(attacking(text, middle="Flow", **under)) == 4000
    assert power(attacking(text, middle="Flow", markers_under_middle_center=["Ebb", "Ebb"])) == 5000


@pytest.mark.parametrize(
    ("room", "wanted"),
    [
        (["Mio Ebb", "Mio Flow", "Ebb Flow"], 4000),
        (["Ebb Flow", "Mio Flow", "Mio Ebb"], 4000),
        (["Mio Ebb", "Mio Flow"], 3000),  # as many cards as names
        (["Mio Ebb", "Mio", "Mio"], 3000),
        (["Mio", "Mio Ebb", "Mio Flow"], 4000),
    ],
)
def test_one_card_and_another_for_each_name(room: list[str], wanted: int) -> None:
    text = (
        f"【AUTO】 When this card attacks, if {ROOM} has 1 "
        f'character with "Mio" {PART}, 1 other character '
        f'with "Ebb" {PART}, and 1 other character with "Flow" {PART}, {GETS}'
    )
    hero = character("Hero", text=text)
    mine = side(left=hero, middle="filler", waiting_room=room)
    t = table("ws", mine, at="attack", cards=NAMED)
    t.you.chooses("attack with Hero")
    assert power(t) == wanted


@pytest.mark.parametrize(("others", "wanted"), [((BLUE, BLUE), 5000), ((BLUE, "Ebb"), 4000)])
def test_so_many_of_each_color(others: tuple[object, object], wanted: int) -> None:
    text = (
        "if the number of red characters and blue characters "
        f"you have is 2 or more for each color, {GETS}"
    )
    t = attacking(text, middle=others[0], back_left=others[1], back_right="Ebb")
    assert power(t) == wanted


@pytest.mark.parametrize(
    ("said", "levels"),
    [
        ("has level higher than your opponent's level", {"Ebb": 4000, "Flow": 5000}),
        ("is a lower level than this card", {"Ebb": 5000, "Flow": 4000}),
    ],
)
def test_the_level_of_the_one_facing(said: str, levels: dict[str, int]) -> None:
    text = f"if the character facing this card {said}, {GETS}"
    for name, wanted in levels.items():
        t = attacking(text, rival=side(right=name), how="side")
        assert power(t) == wanted
    assert power(attacking(text)) == 4000  # nobody is facing


@pytest.mark.parametrize(("room", "wanted"), [(["Ebb"], 5000), (["Flow"], 4000), ([], 4000)])
def test_the_same_name_as_another_card(room: list[str], wanted: int) -> None:
    text = f"reveal {TOP}. If that card has the same card name as a character in {ROOM}, {GETS}"
    assert power(attacking(text, deck=["Ebb", "filler"], waiting_room=room)) == wanted


def test_of_those_that_share_a_name_with_one_of_the_level() -> None:
    text = (
        f"choose 1 character in {ROOM} with the same card name as a "
        f"character in your level, and return it to {HAND}."
    )
    t = attacking(text, waiting_room=["Ebb", "Flow", "Peak"], level=["Flow", "Peak"])
    t.you.may_choose_exactly("Flow", "Peak")
    t.you.chooses("Peak")
    t.you.hand.is_("Peak")


@pytest.mark.parametrize(("foe", "drawn"), [("Flow", 1), ("Peak", 0)])
def test_your_battle_opponent_is_this_cards(foe: str, drawn: int) -> None:
    text = (
        "【AUTO】 When this card becomes 【REVERSE】, if your "
        f"battle opponent is level 1 or lower, {DRAW}"
    )
    mine = side(left=character("Hero", text=text), right="filler")
    t = table("ws", mine, side(right=foe, left="Ebb"), at="attack", cards=CARDS)
    t.you.chooses("attack with Hero", "frontal")
    assert t.you.state_of("Hero") == REVERSE
    t.you.hand.has(drawn)


def test_the_chosen_character_is_named() -> None:
    text = f'choose 1 of your other characters, and if that character is named "Ebb", {GETS}'
    for name, wanted in (("Ebb", 5000), ("Flow", 4000)):
        t = attacking(text, middle="Ebb", right="Flow")
        t.you.chooses(name)
        assert power(t) == wanted


@pytest.mark.parametrize(("hand", "more"), [(0, 1000), (2, 1000), (3, 2000), (4, 3000)])
def test_one_number_or_another(hand: int, more: int) -> None:
    text = (
        f"this card gets +X power {TURN}. X is equal to 1000 if "
        f"the number of cards in {HAND} is 2 or less, "
        "X is equal to 2000 if the number is 3, and X is equal to 3000 if the number is 4 or more."
    )
    assert power(attacking(text, hand=hand)) == 4000 + more


def test_with_a_word_in_the_name_and_without_a_marker() -> None:
    text = f'choose 1 of your other characters with "Ebb" {PART} without a marker, and 【REST】 it.'
    t = attacking(text, middle="Ebb", right="Ebb", markers_under_middle_center=["Flow"])
    states = [t.game.state.orient[c] for zone in (10, 11) for c in t.game.state.zone(0, zone)]
    assert states == [STAND, REST]


@pytest.mark.parametrize(("foe", "wanted"), [("Ebb", 3000), ("Flow", 3500)])
def test_an_opponent_with_so_much_power(foe: str, wanted: int) -> None:
    text = (
        "【CONT】 If your opponent has a character with 5000 "
        "power or higher, this card gets +500 power."
    )
    assert power(standing(text, rival=side(left=foe))) == wanted


@pytest.mark.parametrize(
    ("others", "wanted"), [(("Ebb", "Flow", "Peak"), 5000), (("Ebb", "Flow", "Flow"), 4000)]
)
def test_another_of_each_name(others: tuple[str, ...], wanted: int) -> None:
    text = f'if you have another "Ebb", another "Flow", and another "Peak", {GETS}'
    middle, left, right = others
    assert power(attacking(text, middle=middle, back_left=left, back_right=right)) == wanted


@pytest.mark.parametrize(("where", "wanted"), [("back_left", 5000), ("middle", 4000)])
def test_one_in_the_center_and_one_behind(where: str, wanted: int) -> None:
    text = (
        'if you have another "Ebb" in your center stage and '
        f'another "Flow" in your back stage, {GETS}'
    )
    assert power(attacking(text, right="Ebb", **cast(Any, {where: "Flow"}))) == wanted


@pytest.mark.parametrize(("other", "wanted"), [("Ebb", 5000), ("Peak", 5000), ("filler", 4000)])
def test_all_have_a_trait_or_a_word_in_their_name(other: str, wanted: int) -> None:
    text = f'if all of your characters are 《Tide》 or have "Peak" {PART}, {GETS}'
    assert power(attacking(text, right="Flow", middle=other)) == wanted
