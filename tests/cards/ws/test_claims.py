"""What Weiss Schwarz texts hang on and which cards they mean, played: both sides of each limit."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.ws.zones.zones import MARKER_AREAS, MEMORY, REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import face, move
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.testing import Table, character, climax, laid, side, table
from tests.cards.ws.test_language import CARDS, attacking, placed
from tests.cards.ws.test_play import settle
from tests.text.ws_texts import AHEAD

BLUE = character("Blue", color="blue")
RED_TIDE = character("Red Tide", traits=("Tide",))
MIO = character("Mio of the Sea")
RIN = character("Rin")
TWO = character("Two", level=2)
ALL = [*CARDS, BLUE, RED_TIDE, MIO, RIN, TWO]
CENTER = "your center stage"
THEIR_CENTER = "your opponent's center stage"
ROOM = "your waiting room"
IN_NAME = "in its card name"


def so(claim: str, mine: dict[str, Any], rival: dict[str, Any] | None = None) -> bool:
    """Whether something is so, for a character on the left center position."""
    hero = character("Hero", level=1, text=f"【CONT】 If {claim}, this card gets +1000 power.")
    t = table("ws", side(left=hero, **mine), side(**(rival or {})), at="", cards=ALL)
    return t.you.value("Hero", "power") == 4000


@pytest.mark.parametrize(
    ("claim", "yes", "no"),
    [
        ('all of your characters have "Hero" in its card name', {}, {"right": "Rin"}),
        ("all of your other characters are blue", {"right": "Blue"}, {"right": "Ebb"}),
        (
            f"all of your characters in {CENTER} are red",
            {"back_left": "Blue"},
            {"right": "Blue"},
        ),
        (
            "all of your other characters are blue or 《Tide》",
            {"right": "Blue", "middle": "Red Tide"},
            {"right": "Blue", "middle": "Rin"},
        ),
        ("you are level 2 or higher", {"level": 2}, {"level": 1}),
        ("your level is 2", {"level": 2}, {"level": 3}),
        ("you have 3 or more cards in your hand", {"hand": 3}, {"hand": 2}),
        ("you have 2 cards in your clock", {"clock": 2}, {"clock": 3}),
        ('you do not have "Rin" in your waiting room', {}, {"waiting_room": ["Rin"]}),
        ("there are 4 or less cards in your deck", {"deck": 4}, {"deck": 5}),
        (
            "your level has a red card and a blue card",
            {"level": ["Rin", "Blue"]},
            {"level": ["Rin", "Ebb"]},
        ),
        (
            '"Rin" and "Ebb" are in your level',
            {"level": ["Rin", "Ebb"]},
            {"level": ["Rin", "Rin"]},
        ),
        (
            f'you have "Rin" and "Ebb" in {CENTER}',
            {"right": "Rin", "middle": "Ebb"},
            {"right": "Rin", "back_left": "Ebb"},
        ),
        (
            'you have another "Rin" and "Ebb"',
            {"right": "Rin", "back_left": "Ebb"},
            {"right": "Rin"},
        ),
        (
            f'"Rin" is in the middle position of {CENTER}',
            {"middle": "Rin"},
            {"right": "Rin", "middle": "Ebb"},
        ),
        ("a climax is in your climax area", {"climax_area": ["climax"]}, {}),
        (
            "your memory has 2 or more cards with different card names",
            {"memory": ["Rin", "Ebb"]},
            {"memory": ["Rin", "Rin", "Rin"]},
        ),
        ("your stock has less cards than your opponent's stock", {"stock": 1}, {"stock": 2}),
        (
            "the number of colors of your characters on stage is 2 or more",
            {"right": "Blue"},
            {"right": "Ebb"},
        ),
        (
            "the top card of your clock is a 《Tide》 character",
            {"clock": ["Ebb", "Rin"]},
            {"clock": ["Rin", "Ebb"]},
        ),
        (
            'all of the cards in your level have "Mio" in its card name',
            {"level": ["Mio of the Sea"]},
            {"level": ["Mio of the Sea", "Rin"]},
        ),
        (
            "your level is 1 or lower and your opponent's level is 0 or lower",
            {"level": 1},
            {"level": 2},
        ),
        (
            'the number of other characters you have with "Mio" in its card name is 1 or more',
            {"right": "Mio of the Sea"},
            {"right": "Rin"},
        ),
        (
            f"there is no climax in {ROOM} or your level is 3 or higher",
            {"waiting_room": ["climax"], "level": 3},
            {"waiting_room": ["climax"], "level": 2},
        ),
    ],
)
def test_what_is_so_of_your_own(claim: str, yes: dict[str, Any], no: dict[str, Any]) -> None:
    rival = {"stock": 2}
    assert so(claim, yes, rival)
    assert not so(claim, no, rival)


@pytest.mark.parametrize(
    ("claim", "yes", "no"),
    [
        ("all of your opponent's characters are 《Tide》", {"left": "Ebb"}, {"left": "Rin"}),
        ("all players are level 0 or lower", {"level": 0}, {"level": 1}),
        (
            "the character facing this card is a higher level than this card",
            {"right": "Two"},
            {"right": "Flow"},
        ),
        (
            "your opponent has 1 or less characters in their center stage",
            {"left": "Ebb", "back_left": "Ebb"},
            {"left": "Ebb", "middle": "Ebb"},
        ),
        (
            "your opponent does not have a climax in their waiting room",
            {"waiting_room": ["Ebb"]},
            {"waiting_room": ["climax"]},
        ),
        ("there is a climax in your opponent's climax area", {"climax_area": ["climax"]}, {}),
    ],
)
def test_what_is_so_of_the_other_player(
    claim: str, yes: dict[str, Any], no: dict[str, Any]
) -> None:
    assert so(claim, {}, yes)
    assert not so(claim, {}, no)


def test_nobody_is_a_higher_level_where_nobody_stands() -> None:
    assert not so("the character facing this card is a higher level than this card", {})


def standing(text: str, mine: dict[str, Any], rival: dict[str, Any] | None = None) -> Table:
    hero = character("Hero", text=text)
    return table("ws", side(left=hero, **mine), side(**(rival or {})), at="", cards=ALL)


def test_everybody_in_a_part_of_the_stage_is_reversed() -> None:
    text = (
        f"if there are no characters in {THEIR_CENTER} or all characters in {THEIR_CENTER} are "
        "【REVERSE】, draw 1 card."
    )
    t = placed(text)
    t.you.hand.has(1)
    hero = character("Hero", text=f"【AUTO】 At the beginning of your climax phase, {text}")
    for reversed_, drawn in ((["Ebb"], 0), (["Ebb", "Flow"], 1)):
        ebb, flow = (laid(n, REVERSE if n in reversed_ else STAND) for n in ("Ebb", "Flow"))
        t = table("ws", side(left=hero), side(left=ebb, right=flow), at="main", cards=ALL)
        t.you.chooses("pass")
        t.you.hand.has(drawn)


def test_face_down_cards_are_counted_and_face_up_ones_chosen() -> None:
    text = (
        "【CONT】 If there are no face down cards in your opponent's memory, this card "
        "gets +1 soul."
    )
    t = standing(text, {}, {"memory": ["Ebb", "Flow"]})
    assert t.you.value("Hero", "soul") == 2
    t.changes(face([t.rival.ref("Ebb")], FACE_DOWN))
    assert t.you.value("Hero", "soul") == 1


def test_a_keyword_of_the_top_card_of_the_clock() -> None:
    alarm = character("Bell", text="【CONT】 【CLOCK】 Alarm If this card is the top card of your "
                      "clock, all of your characters get +500 power.")  # fmt: skip
    text = '【CONT】 If the top card of your clock is a card with "Alarm", this card gets +1 soul.'
    for clock, soul in (([alarm, RIN], 2), ([RIN, alarm], 1), ([], 1)):
        t = standing(text, {"clock": clock})
        assert t.you.value("Hero", "soul") == soul


# --- which cards ---------------------------------------------------------------------------------


def test_marks_that_stand_after_the_place() -> None:
    text = f'choose 1 character in {ROOM} with "Mio" {IN_NAME}, and return it to your hand.'
    t = attacking(text, waiting_room=[MIO, RIN])
    t.you.hand.is_("Mio of the Sea")
    text = f"choose 1 card in {ROOM} except climaxes, and return it to your hand."
    t = attacking(text, waiting_room=["climax", RIN])
    t.you.hand.is_("Rin")
    text = f"choose 1 character in {THEIR_CENTER} with level higher than your opponent's level, "
    t = attacking(text + "and 【REST】 it.", rival=side(middle=TWO, left="Flow", level=1))
    assert t.rival.state_of("Two") == REST


def test_a_color_or_a_trait_and_two_colors() -> None:
    text = f"choose 1 blue or 《Tide》 character in {ROOM}, and return it to your hand."
    t = attacking(text, waiting_room=[BLUE, RED_TIDE, RIN])
    t.you.may_choose_exactly("Blue", "Red Tide")
    t.you.chooses("Blue")
    text = f"choose 1 yellow or blue character in {ROOM}, and return it to your hand."
    t = attacking(text, waiting_room=[BLUE, RED_TIDE, RIN])
    t.you.hand.is_("Blue")


def test_an_icon_as_a_mark() -> None:
    gate, pool = climax("Gate", icons=("gate",)), climax("Pool", icons=("pool",))
    text = (
        f"choose 1 climax with 【GATE】 in its trigger icon in {ROOM}, and return it to your hand."
    )
    t = attacking(text, waiting_room=[gate, pool])
    t.you.hand.is_("Gate")


def test_the_same_name_as_a_card_elsewhere() -> None:
    wave, ripple = climax("Wave"), climax("Ripple")
    text = (
        "search your deck for up to 1 climax with the same card name as a climax "
        f"in {ROOM}, put it "
        "into your hand, and shuffle your deck."
    )
    t = attacking(text, waiting_room=[wave, RIN], deck=["filler", wave, ripple, "filler"])
    t.you.may_choose_exactly("Wave", "done")
    t.you.chooses("Wave")
    t.you.hand.is_("Wave")


def test_characters_with_a_marker() -> None:
    text = "【CONT】 All of your other characters with a marker get +500 power."
    t = standing(text, {"right": "Ebb", "middle": "Flow", "waiting_room": [RIN]})
    assert t.you.value("Ebb", "power") == 3000
    t.changes(move([t.you.ref("Rin")], MARKER_AREAS[2]))
    assert (t.you.value("Ebb", "power"), t.you.value("Flow", "power")) == (3500, 5000)


def test_facing_this_card_and_in_battle() -> None:
    text = "choose 1 level 0 or lower character facing this card, and 【REST】 it."
    t = attacking(text, rival=side(right="Ebb", left="Peak"), how="side")
    assert t.rival.state_of("Ebb") == REST
    text = "choose 1 character in battle, and that character gets +1000 power until end of turn."
    t = attacking(text, rival=side(right=TWO, left="Ebb"), how="frontal", middle="Flow")
    t.you.may_choose_exactly("Hero", "Two")
    t.you.chooses("Two")


def test_that_card_is_the_one_chosen() -> None:
    text = "choose 1 of your other characters, and that card gets +1000 power until end of turn."
    t = attacking(text, middle="Ebb", right="Flow")
    t.you.chooses("Flow")
    assert (t.you.value("Flow", "power"), t.you.value("Ebb", "power")) == (6000, 3000)


def test_every_level_is_the_level_of_the_one_chosen() -> None:
    text = (
        "choose 1 of your characters, and if the levels of all of your characters "
        f"in {CENTER} are "
        "the same as that character's, draw 1 card."
    )
    for other, drawn in (("Flow", 1), ("Ebb", 0)):
        t = attacking(text, middle="Flow", right=other, back_left="Peak")
        t.you.chooses("Hero")
        t.you.hand.has(drawn)


# --- what is so for two reasons, for the deck, for the hand --------------------------------------


def test_two_conditions_in_one_ability() -> None:
    text = (
        "【CONT】 During your turn, this card gets +500 power, and during your "
        "opponent's turn, this "
        "card gets +1000 power."
    )
    t = standing(text, {})
    assert t.you.value("Hero", "power") == 3500
    hero = character("Hero", text=text)
    t = table("ws", side(), side(left=hero), at="")
    assert t.rival.value("Hero", "power") == 4000


def test_a_color_is_given() -> None:
    t = attacking("this card gets the color blue until end of turn.")
    assert t.you.value("Hero", "color") == 4 | 8


def test_climaxes_without_their_color() -> None:
    text = (
        "【CONT】 Your climax can be played from your hand without fulfilling color requirements."
    )
    for words in ((text,), ()):
        hero = character("Hero", text=words)
        wave = climax("Wave", color="blue")
        t = table("ws", side(left=hero, hand=[wave], level=["filler"]), at="climax")
        if words:
            t.you.may_choose_exactly("play Wave", "pass")
        else:
            t.you.may_choose_exactly("pass")
        t.you.passes()


# --- rarer kinds ---------------------------------------------------------------------------------


def test_exceptions_by_name_and_a_trait_or_a_word() -> None:
    text = f'choose 1 《Tide》 character except "Ebb" in {ROOM}, and return it to your hand.'
    t = attacking(text, waiting_room=["Ebb", "Flow", RIN])
    t.you.hand.is_("Flow")
    text = f'【CONT】 All of your other characters with 《Tide》 or "Mio" {IN_NAME} get +500 power.'
    t = standing(text, {"right": "Ebb", "middle": MIO, "back_left": "Rin"})
    powers = [t.you.value(name, "power") for name in ("Ebb", "Mio of the Sea", "Rin", "Hero")]
    assert powers == [3500, 3500, 3000, 3000]


def test_for_each_before_or_after() -> None:
    text = "【CONT】 For each of your other 《Tide》 characters, this card gets +500 power."
    t = standing(text, {"right": "Ebb", "middle": "Flow", "back_left": "Rin"})
    assert t.you.value("Hero", "power") == 4000


def test_characters_without_a_marker() -> None:
    text = "【CONT】 All of your other characters without a marker get +500 power."
    t = standing(text, {"right": "Ebb", "middle": "Flow", "waiting_room": [RIN]})
    t.changes(move([t.you.ref("Rin")], MARKER_AREAS[2]))
    assert (t.you.value("Ebb", "power"), t.you.value("Flow", "power")) == (3000, 5500)


def test_everybodys_characters() -> None:
    t = standing(
        "【CONT】 All other characters get -500 power.", {"right": "Ebb"}, {"left": "Flow"}
    )
    assert (t.you.value("Ebb", "power"), t.rival.value("Flow", "power")) == (2500, 4500)
    assert t.you.value("Hero", "power") == 3000


def test_a_cost_is_less_in_the_hand() -> None:
    dear = character("Dear", cost=1)
    for words, stock in ((('【CONT】 "Dear" gets -1 cost while in your hand.',), 0), ((), 1)):
        hero = character("Hero", text=words)
        t = table("ws", side(left=hero, hand=[dear], stock=1), at="main", cards=ALL)
        t.you.chooses("play Dear", "right center")
        t.you.stock.has(1 - stock)


def test_an_ability_is_given_to_cards_in_the_hand() -> None:
    text = (
        '【CONT】 All 《Tide》 characters in your hand get "【ACT】 【COUNTER】 Backup 1000, '
        f'Level 0 [Put this card from your hand into {ROOM}]".'
    )
    hero = character("Hero", text=text)
    mine = side(left="Flow", right="Peak")
    t = table("ws", mine, side(right=hero, hand=["Ebb", "Rin"]), at="attack", cards=ALL)
    t.you.chooses("attack with Flow", "frontal")
    t.rival.may_choose_exactly("activate Ebb", "pass")
    t.rival.chooses("activate Ebb")
    assert t.rival.value("Hero", "power") == 4000


@pytest.mark.parametrize(
    ("claim", "yes", "no"),
    [
        ('there is "Rin" and "Ebb" in your level', {"level": ["Rin", "Ebb"]}, {"level": ["Rin"]}),
        (
            "all of the cards in your level are 《Tide》 characters",
            {"level": ["Ebb"]},
            {"level": ["Ebb", "Rin"]},
        ),
        (f"this card is 【STAND】 in {CENTER}", {}, None),
        (
            "your level has a red card, a blue card and a 《Tide》 character",
            {"level": ["Rin", "Blue", "Ebb"]},
            {"level": ["Rin", "Blue"]},
        ),
    ],
)
def test_rarer_claims(claim: str, yes: dict[str, Any], no: dict[str, Any] | None) -> None:
    assert so(claim, yes)
    if no is not None:
        assert not so(claim, no)


def test_a_character_kept_from_encore() -> None:
    words = 'this card cannot use "【AUTO】 Encore" until end of turn.'
    hero = character("Hero", text=f"【AUTO】 When your card is put into your memory, {words}")
    for memory, asked in (([], True), (["Ebb"], False)):
        t = table("ws", side(left=hero, stock=3, waiting_room=["Ebb"]), at="", cards=ALL)
        t.changes(move([t.you.ref(name) for name in memory], MEMORY))
        settle(t)
        t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
        if asked:
            t.you.chooses("no")
        t.you.left_center.has(0)


def test_a_keyword_of_the_one_chosen() -> None:
    helper = character("Helper", text=f"【CONT】 Assist All of your {AHEAD} get +500 power.")
    text = 'choose 1 of your other characters, and if that character has "Assist", draw 1 card.'
    for name, drawn in (("Helper", 1), ("Rin", 0)):
        t = attacking(text, middle=helper, right=RIN)
        t.you.chooses(name)
        t.you.hand.has(drawn)


def test_markers_under_it_and_its_colors() -> None:
    text = ("【CONT】 This card gets +500 power for each marker underneath it.",)
    more = "【CONT】 If this card's total number of colors is 2 or more, this card gets +1 soul."
    hero = character("Hero", text=(*text, more))
    t = table("ws", side(left=hero, waiting_room=["Ebb", "Flow"]), at="", cards=ALL)
    t.changes(move([t.you.ref("Ebb"), t.you.ref("Flow")], MARKER_AREAS[0]))
    assert (t.you.value("Hero", "power"), t.you.value("Hero", "soul")) == (4000, 1)
