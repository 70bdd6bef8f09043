"""What is joined, played: one moment or another, several conditions, kinds, how often."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import REST, STAND
from bythebook.testing import Table, climax, side
from bythebook.text.ws import Unplayable, read
from tests.cards.ws.shapes.board import attacking, board, hero, placed, powers

DRAW = "draw 1 card."
TURN = "until end of turn"


def attack_with(text: str, who: str, **zones: Any) -> Table:
    t = board(side(left=hero(f"【AUTO】 {text}{DRAW}"), middle="Fern", **zones), at="attack")
    t.you.chooses(f"attack with {who}")
    return t


# --- one moment or another -----------------------------------------------------------------------


def test_a_moment_of_this_card_or_of_another() -> None:
    text = "When this card attacks or when your other 《Moss》 character attacks, "
    for who, cards in (("Hero", 1), ("Fern", 1)):
        attack_with(text, who).you.hand.has(cards)
    attack_with(
        "When this card attacks or when your other 《Rock》 character attacks, ", "Fern"
    ).you.hand.has(0)


def test_a_phase_or_a_moment_of_this_card() -> None:
    text = f"【AUTO】 At the beginning of your climax phase or when this card attacks, {DRAW}"
    t = board(side(left=hero(text)), at="main")
    t.you.chooses("pass")
    t.you.hand.has(1)
    t.you.chooses("pass", "attack with Hero")
    t.you.hand.has(2)


def test_one_of_three_moments_of_this_card() -> None:
    text = (
        "【AUTO】 When this card is placed on the stage from your hand, attacks, or is put into your "  # noqa: E501
        f"waiting room from the stage, {DRAW}"
    )
    t = board(side(hand=[hero(text)], middle="Fern"), at="main")
    t.you.chooses("play Hero", "left center")
    t.you.hand.has(1)
    t.you.chooses("pass", "pass", "attack with Hero")
    t.you.hand.has(2)


def test_one_of_three_moments_said_in_full() -> None:
    text = (
        "When this card is placed on the stage from your hand, when this card attacks, or when your "  # noqa: E501
        "other 《Moss》 character attacks, "
    )
    for who in ("Hero", "Fern"):
        attack_with(text, who).you.hand.has(1)


def test_a_card_that_is_gone_watches_nobody() -> None:
    text = (
        "【AUTO】 When this card is put into your waiting room from your stage or when you level up, "  # noqa: E501
        f"{DRAW}"
    )
    with pytest.raises(Unplayable, match="both moments"):
        read(text, CHARACTER)


def test_whoever_attacked_cannot_be_told_of_two() -> None:
    text = (
        "【AUTO】 When this card attacks or when your other 《Moss》 character attacks, that character "  # noqa: E501
        f"gets +500 power {TURN}."
    )
    with pytest.raises(Unplayable):
        read(text, CHARACTER)


def test_the_turn_begins() -> None:
    for whose, drawn in (("your", 1), ("your opponent's", 2)):
        text = f"【AUTO】 At the beginning of {whose} turn, put the top card of your deck into your clock."  # noqa: E501
        t = board(side(left=hero(text)), side(), at="main")
        clock = len(t.you.clock)
        turn = t.game.state.turn
        while t.game.state.turn == turn:
            t.answer(len(t.asked.options) - 1)
        assert len(t.you.clock) - clock == drawn - 1


# --- several conditions --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zones", "more"),
    [
        ({"level": ["Oak"], "middle": "Fern", "climax_area": ["Bloom"]}, 500),
        ({"level": [], "middle": "Fern", "climax_area": ["Bloom"]}, 0),
        ({"level": ["Oak"], "middle": "Stone", "climax_area": ["Bloom"]}, 0),
        ({"level": ["Oak"], "middle": "Fern", "climax_area": []}, 0),
    ],
)
def test_three_things_have_to_be_so(zones: dict[str, Any], more: int) -> None:
    text = (
        '【CONT】 If "Bloom" is in your climax area, and your level is 1 or higher, and you have '
        "another 《Moss》 character, this card gets +500 power."
    )
    assert powers(board(side(left=hero(text), **zones)), "Hero") == (3000 + more,)


@pytest.mark.parametrize(
    ("condition", "zones", "more"),
    [
        ("you have 3 or more characters with different card names", {"middle": "Fern", "right": "Oak"}, 500),  # noqa: E501
        ("you have 3 or more characters with different card names", {"middle": "Fern", "right": "Fern"}, 0),  # noqa: E501
        ('"Oak" is in your clock or your waiting room', {"waiting_room": ["Oak"]}, 500),
        ('"Oak" is in your clock or your waiting room', {"clock": ["Oak"]}, 500),
        ('"Oak" is in your clock or waiting room', {"hand": ["Oak"]}, 0),
        ("the number of cards in your hand is higher than the number of cards in your memory", {"hand": ["Oak"], "memory": ["Oak"]}, 0),  # noqa: E501
        ("the number of cards in your hand is more than the number of cards in your memory", {"hand": ["Oak"]}, 500),  # noqa: E501
        ("the number of cards in your hand is equal to or higher than your level", {"hand": ["Oak"], "level": ["Oak"]}, 500),  # noqa: E501
        ("the number of cards in your hand is equal to or higher than your level", {"level": ["Oak"]}, 0),  # noqa: E501
        ("the number of cards in your hand is lower than your level", {"level": ["Oak"]}, 500),
        ("the number of cards in your hand is less than the number of cards in your memory", {"hand": ["Oak"], "memory": ["Oak"]}, 0),  # noqa: E501
        ("the number of cards in your hand is equal to or less than your level", {"hand": ["Oak"], "level": ["Oak"]}, 500),  # noqa: E501
        ("the number of cards in your hand is equal to or less than your level", {"hand": ["Oak"]}, 0),  # noqa: E501
        ("the number of cards in your hand is 2 or higher", {"hand": ["Oak"]}, 0),
        ("the number of cards in your hand is 2 or higher", {"hand": ["Oak", "Fern"]}, 500),
        ("the number of cards in your hand is 2 or lower", {"hand": ["Oak", "Fern"]}, 500),
        ("the number of cards in your hand is 2 or lower", {"hand": ["Oak", "Fern", "Reed"]}, 0),
    ],
)  # fmt: skip
def test_a_condition_and_its_bound(condition: str, zones: dict[str, Any], more: int) -> None:
    text = f"【CONT】 If {condition}, this card gets +500 power."
    assert powers(board(side(left=hero(text), **zones)), "Hero") == (3000 + more,)


@pytest.mark.parametrize(
    ("condition", "faces", "more"),
    [
        ("the character facing this card is a 《Rock》 character", "Stone", 500),
        ("the character facing this card is a 《Rock》 character", "Fern", 0),
        ("the character facing this card is a 《Rock》 character", None, 0),
        ('your opponent has "Stone"', "Stone", 500),
        ('your opponent has "Stone"', "Fern", 0),
    ],
)
def test_whoever_faces_this_card(condition: str, faces: str | None, more: int) -> None:
    text = f"【CONT】 If {condition}, this card gets +500 power."
    there: dict[str, Any] = {} if faces is None else {"right": faces}
    t = board(side(left=hero(text)), side(**there))
    assert powers(t, "Hero") == (3000 + more,)


@pytest.mark.parametrize(
    ("bound", "faces", "drawn"),
    [("2 or more", "Oak", 1), ("2 or more", "Fern", 0), ("1 or less", "Fern", 1), ("1 or less", "Oak", 0)],  # noqa: E501
)  # fmt: skip
def test_a_level_said_as_an_amount(bound: str, faces: str, drawn: int) -> None:
    text = f"if the level of the character facing this card is {bound}, {DRAW}"
    t = attacking(text, rival=side(right=faces), how="side")
    t.you.hand.has(drawn)


def test_a_level_not_below_another() -> None:
    for level, drawn in ((0, 1), (1, 0)):
        text = f"if this card's level is equal to or higher than your level, {DRAW}"
        attacking(text, level=["Oak"] * level).you.hand.has(drawn)


# --- kinds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ('《Moss》 character that is not "Fern"', ["Reed", "Leaf"]),
        ("《Rock》 or blue character", ["Stone", "Leaf"]),
        ('《Rock》 character or "Fern" or event', ["Stone", "Fern", "Rain"]),
        ("《Rock》 character or event or climax", ["Stone", "Rain", "Bloom"]),
        ('"Fern", climax, or 《Rock》 character', ["Fern", "Bloom", "Stone"]),
        ('"Moss" character', ["Reed", "Fern", "Leaf"]),
        ('"Rock" or "Moss" character', ["Reed", "Fern", "Leaf", "Stone"]),
    ],
)
def test_a_kind_among_all_there_are(kind: str, found: list[str]) -> None:
    room = ["Reed", "Fern", "Leaf", "Stone", "Rain", "Bloom"]
    t = placed(
        f"choose 1 {kind} in your waiting room, and return it to your hand.", waiting_room=room
    )
    t.you.may_choose_exactly(*found)
    t.you.chooses(found[0])
    t.you.hand.is_(found[0])


def test_one_of_a_name_or_one_of_a_kind_is_paid() -> None:
    t = attacking(
        f"you may pay the cost. If you do, {DRAW}",
        'Put 1 "Stone" or 1 《Moss》 character from your hand into your waiting room',
        hand=["Stone", "Fern", "Cliff"],
    )
    t.you.chooses("yes")
    t.you.may_choose_exactly("Stone", "Fern")
    t.you.chooses("Stone")
    t.you.waiting_room.is_("Stone")


def test_with_a_marker_or_without() -> None:
    under = "put the top card of your deck face up underneath this card as a marker"
    for words, found in (("with", ["Hero"]), ("without", ["Fern", "Oak"])):
        text = (
            f"{under}, choose 1 of your characters {words} a marker underneath it, and 【REST】 it."
        )
        t = placed(text, middle="Fern", right="Oak")
        if len(found) > 1:
            t.you.may_choose_exactly(*found)
            t.you.chooses(found[0])
        turned = [n for n in ("Hero", "Fern", "Oak") if t.you.state_of(n) == REST]
        assert turned == found[:1]


# --- it, this card's battle opponent -------------------------------------------------------------


def test_it_gets_something() -> None:
    t = placed(
        f"choose 1 of your 《Moss》 characters, and it gets +1000 power {TURN}.",
        middle="Fern",
        right="Stone",
    )
    t.you.may_choose_exactly("Hero", "Fern")
    t.you.chooses("Fern")
    assert powers(t, "Hero", "Fern", "Stone") == (3000, 6000, 3000)


@pytest.mark.parametrize(
    "before",
    [
        "choose 1 character in your waiting room, return it to your hand",
        "put the top card of your deck into your waiting room",
    ],
)
def test_it_gets_nothing_that_is_no_character_on_the_stage(before: str) -> None:
    with pytest.raises(Unplayable):
        read(
            f"【AUTO】 When this card attacks, {before}, and it gets +1000 power {TURN}.", CHARACTER
        )


# --- how often, and what it costs ----------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"【ACT】 This ability activates up to 1 time per turn. [(1)] {DRAW}",
        f"【ACT】 【1/TURN】 [1] {DRAW}",
        f"【ACT】 [1] This ability activates up to 1 time per turn. {DRAW}",
    ],
)
def test_an_activated_ability_once_a_turn(text: str) -> None:
    t = board(side(left=hero(text), stock=3))
    t.you.chooses("activate Hero")
    t.you.hand.has(1)
    t.you.stock.has(2)
    t.you.may_not_choose("activate Hero")


@pytest.mark.parametrize(
    "text",
    [
        f"【AUTO】 This ability activates up to 1 time per turn. [(1)] When your other character attacks, you may pay the cost. If you do, {DRAW}",  # noqa: E501
        f'【AUTO】 【CXCOMBO】 【1/TURN】 [(1)] When your other character attacks, if "Bloom" is in your climax area, you may pay the cost. If you do, {DRAW}',  # noqa: E501
    ],
)
def test_an_automatic_ability_once_a_turn(text: str) -> None:
    mine = side(left=hero(text), middle="Fern", right="Oak", stock=3, climax_area=[climax("Bloom")])
    t = board(mine, at="attack")
    t.you.chooses("attack with Fern", "yes")
    t.you.hand.has(1)
    t.you.chooses("attack with Oak")
    t.you.hand.has(1)
    assert t.you.state_of("Oak") == REST
    assert t.you.state_of("Hero") == STAND


def test_three_things_each_after_an_and() -> None:
    text = (
        "【ACT】 [(1)] Choose 1 of your opponent's characters, and that character gets -1500 power "
        "until end of turn, and this card gets +1500 power until end of turn."
    )
    t = board(side(left=hero(text), stock=1), side(left="Fern", middle="Stone"), at="main")
    before = t.rival.value("Fern", "power"), t.you.value("Hero", "power")
    t.you.chooses("activate Hero")
    t.you.may_choose_exactly("Fern", "Stone")
    t.you.chooses("Fern")
    assert t.rival.value("Fern", "power") == before[0] - 1500
    assert t.you.value("Hero", "power") == before[1] + 1500
