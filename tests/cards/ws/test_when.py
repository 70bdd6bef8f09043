"""When Weiss Schwarz texts have their moment, played: by whom, from where, in which stretch."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.ws.zones.zones import (
    CLOCK,
    HAND,
    MARKER_AREAS,
    MEMORY,
    REST,
    REVERSE,
    STAGE,
    STAND,
    WAITING_ROOM,
)
from bythebook.kernel.state.changes import move, orient
from bythebook.testing import Table, character, climax, event, side, table
from bythebook.testing.table import Side
from tests.cards.ws.test_language import CARDS
from tests.cards.ws.test_play import settle

PLACED_NOW = "this card is placed on the stage"
FROM_HAND = "from your hand"
GETS = "this card gets +1000 power until end of turn."
ON_PLACE = f"【AUTO】 When {PLACED_NOW} {FROM_HAND}, "
ROOM = "your waiting room"


def hero(*text: str, **more: Any) -> Any:
    return character("Hero", text=text, traits=("Tide",), **more)


def board(mine: Side, rival: Side | None = None, at: str = "") -> Table:
    return table("ws", mine, rival, at=at, cards=CARDS)


def power(t: Table, name: str = "Hero") -> int:
    return t.you.value(name, "power")


# --- the turn this card is placed ----------------------------------------------------------------


def test_during_the_turn_that_it_is_placed_from_the_hand() -> None:
    text = f"【AUTO】 During the turn that {PLACED_NOW} {FROM_HAND}, when your climax is placed on "
    card = hero(f"{text}your climax area, {GETS}")
    wave = climax("Wave")
    t = board(side(hand=[card, wave], clock=[wave]), at="main")
    t.you.chooses("play Hero", "left center", "pass", "play Wave")
    assert power(t) == 4000
    # It has been there before this turn.
    t = board(side(left=card, hand=[wave], clock=[wave]), at="main")
    t.you.chooses("pass", "play Wave")
    assert power(t) == 3000


def test_from_the_waiting_room_is_not_from_the_hand() -> None:
    text = (
        f"【AUTO】 During the turn that {PLACED_NOW} {FROM_HAND}, when your card is put into your "
    )
    card = hero(f"{text}memory, {GETS}")
    for zone, wanted in ((HAND, 4000), (WAITING_ROOM, 3000)):
        t = board(side(hand=[card], waiting_room=["Ebb"]))
        if zone == WAITING_ROOM:
            t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
        t.changes(move([t.you.ref("Hero")], STAGE[0]))
        t.changes(move([t.you.ref("Ebb")], MEMORY))
        settle(t)
        assert power(t) == wanted


def test_a_character_that_moves_on_the_stage_was_still_placed_this_turn() -> None:
    text = (
        f"【AUTO】 During the turn that {PLACED_NOW} {FROM_HAND}, when your card is put into your "
    )
    t = board(side(hand=[hero(f"{text}memory, {GETS}")], waiting_room=["Ebb"]))
    t.changes(move([t.you.ref("Hero")], STAGE[0]))
    t.changes(move([t.you.ref("Hero")], STAGE[4]))
    t.changes(move([t.you.ref("Ebb")], MEMORY))
    settle(t)
    assert power(t) == 4000


# --- phases --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "wanted"),
    [("your main phase", 4000), ("your climax phase", 3000), ("your opponent's main phase", 3000)],
)
def test_only_during_a_phase(whose: str, wanted: int) -> None:
    text = (
        f"【AUTO】 During {whose}, when your other character is placed on the stage {FROM_HAND}, "
    )
    t = board(side(left=hero(text + GETS), hand=["Ebb"]), at="main")
    t.you.chooses("play Ebb", "right center")
    assert power(t) == wanted


@pytest.mark.parametrize(
    ("whose", "yours", "theirs"),
    [
        ("the main phase", 4000, 4000),
        ("the climax phase", 3000, 3000),
        ("your main phase", 4000, 3000),
        ("your opponent's main phase", 3000, 4000),
    ],
)
def test_during_a_phase_of_whosever_turn(whose: str, yours: int, theirs: int) -> None:
    text = f"【AUTO】 During {whose}, when your {{}}character is placed on the stage, {GETS}"
    mine = side(left=hero(text.format("other ")), hand=["Ebb"])
    foe = character("Foe", text=text.format("opponent's "))
    t = board(mine, side(left=foe), at="main")
    t.you.chooses("play Ebb", "right center")
    assert (power(t), t.rival.value("Foe", "power")) == (yours, theirs)


def test_only_during_its_own_attack() -> None:
    for moment, wanted in (("this card attacks", 4000), ("your other character attacks", 3000)):
        text = f"【AUTO】 When {moment}, during this card's attack, {GETS}"
        t = board(side(left=hero(text), right="Ebb"), at="attack")
        t.you.chooses(f"attack with {'Hero' if wanted == 4000 else 'Ebb'}")
        assert power(t) == wanted


# --- placed by whom ------------------------------------------------------------------------------

CALLER = character(
    "Mio",
    text=f"【ACT】 [【REST】 this card] Choose 1 character in {ROOM}, and put it on any "
    "position of your stage.",
)
SUMMONER = character(
    "Mio",
    text=f"【ACT】 [【REST】 this card] Choose 1 character in {FROM_HAND[5:]}, and put it on any "
    "position of your stage.",
)


@pytest.mark.parametrize(("by", "wanted"), [("【ACT】 ", 4000), ("", 4000), ("【AUTO】 ", 3000)])
def test_placed_by_the_effect_of_a_named_card(by: str, wanted: int) -> None:
    card = hero(f'【AUTO】 When {PLACED_NOW} by the {by}effect of "Mio", {GETS}')
    t = board(side(left=CALLER, waiting_room=[card]), at="main")
    t.you.chooses("activate Mio", "right center")
    assert power(t) == wanted


def test_another_cards_effect_is_not_that_cards_effect() -> None:
    card = hero(f'【AUTO】 When {PLACED_NOW} by the effect of "Rin", {GETS}')
    t = board(side(left=CALLER, waiting_room=[card]), at="main")
    t.you.chooses("activate Mio", "right center")
    assert power(t) == 3000


def test_from_the_hand_by_such_an_effect_is_one_moment() -> None:
    card = hero(f'【AUTO】 When {PLACED_NOW} {FROM_HAND} or by the 【ACT】 effect of "Mio", {GETS}')
    t = board(side(left=SUMMONER, hand=[card]), at="main")
    t.you.chooses("activate Mio", "Hero", "right center")
    assert power(t) == 4000
    t = board(side(left=CALLER, waiting_room=[card]), at="main")
    t.you.chooses("activate Mio", "right center")
    assert power(t) == 4000
    t = board(side(hand=[card]), at="main")
    t.you.chooses("play Hero", "right center")
    assert power(t) == 4000


def test_placed_by_a_standby_icon() -> None:
    card = hero(f'【AUTO】 When {PLACED_NOW} by the effect of "Wave", {GETS}')
    wave = climax("Wave", icons=("standby",))
    mine = side(left="Flow", right="Ebb", waiting_room=[card], deck=[wave, "filler", "filler"])
    t = board(mine, at="attack")
    t.you.chooses("attack with Flow", "Hero", "left back")
    assert power(t) == 4000


@pytest.mark.parametrize(
    ("said", "zone", "wanted"),
    [
        ("from your waiting room", WAITING_ROOM, 4000),
        ("from your waiting room", MEMORY, 3000),
        ("from your hand or memory", MEMORY, 4000),
        ("from your hand or your memory", HAND, 4000),
        ("from your hand or memory", WAITING_ROOM, 3000),
    ],
)
def test_placed_from_one_zone_or_another(said: str, zone: int, wanted: int) -> None:
    t = board(side(hand=[hero(f"【AUTO】 When {PLACED_NOW} {said}, {GETS}")]))
    if zone != HAND:
        t.changes(move([t.you.ref("Hero")], zone))
    t.changes(move([t.you.ref("Hero")], STAGE[0]))
    settle(t)
    assert power(t) == wanted


def test_this_card_or_another_is_placed() -> None:
    text = (
        "【AUTO】 When this card or your other 《Tide》 character is placed on the stage "
        f"{FROM_HAND}, "
    )
    t = board(side(hand=[hero(text + GETS), "Flow", "Peak"]))
    t.changes(move([t.you.ref("Hero")], STAGE[0]))
    settle(t)
    assert power(t) == 4000
    t.changes(move([t.you.ref("Peak")], STAGE[3]))
    settle(t)
    assert power(t) == 4000  # no 《Tide》
    t.changes(move([t.you.ref("Flow")], STAGE[2]))
    settle(t)
    assert power(t) == 5000


# --- either of two -------------------------------------------------------------------------------


def test_either_of_two_moments() -> None:
    text = f"【AUTO】 When this card attacks or becomes 【REVERSE】, {GETS}"
    t = board(side(left=hero(text), right="Ebb"), at="attack")
    t.you.chooses("attack with Hero")
    assert power(t) == 4000
    t = board(side(left=hero(text)))
    t.changes(orient([t.you.ref("Hero")], REVERSE))
    settle(t)
    assert power(t) == 4000


def test_either_moment_under_a_condition() -> None:
    text = (
        "【AUTO】 During your opponent's turn, when this card attacks or becomes "
        f"【REVERSE】, {GETS}"
    )
    t = board(side(left=hero(text)))
    t.changes(orient([t.you.ref("Hero")], REVERSE))
    settle(t)
    assert power(t) == 3000


# --- battles -------------------------------------------------------------------------------------


def test_the_battle_opponent_of_another_character() -> None:
    text = (
        f"【AUTO】 When your other 《Tide》 character's battle opponent becomes 【REVERSE】, {GETS}"
    )
    for attacker, wanted in (("Flow", 4000), ("Peak", 3000)):
        mine = side(left=attacker, back_left=hero(text), right="Ebb")
        t = board(mine, side(right="Ebb", middle="Ebb", left="Ebb"), at="attack")
        t.you.chooses(f"attack with {attacker}", "frontal")
        assert power(t) == wanted, attacker


def test_the_character_facing_this_card_attacks() -> None:
    text = f"【AUTO】 When the character facing this card attacks, {GETS}"
    for position, wanted in (("right", 4000), ("left", 3000)):
        t = table("ws", side(**{position: "Ebb"}, middle="Flow"), side(left=hero(text)),
                  at="attack", cards=CARDS)  # fmt: skip
        t.you.chooses("attack with Ebb", *(["side"] if wanted == 4000 else []))
        assert t.rival.value("Hero", "power") == wanted


# --- climaxes, events ----------------------------------------------------------------------------


def test_a_climax_triggers() -> None:
    text = f"【AUTO】 When your climax triggers, {GETS}"
    for top, wanted in (("climax", 4000), ("Flow", 3000)):
        t = board(side(left=hero(text), right="Ebb", deck=[top, "filler"]), at="attack")
        t.you.chooses("attack with Ebb")
        assert power(t) == wanted


def test_a_climax_with_an_icon_triggers_or_is_placed() -> None:
    gate, pool = climax("Gate", icons=("gate",)), climax("Pool", icons=("pool",))
    said = "climax with 【GATE】 in its trigger icon"
    for card, wanted in ((gate, 4000), (pool, 3000)):
        trigger = hero(f"【AUTO】 When your {said} triggers, {GETS}")
        t = board(side(left=trigger, right="Ebb", deck=[card, "filler"]), at="attack")
        t.you.chooses("attack with Ebb", *(["no"] if card is pool else []))
        assert power(t) == wanted
        place = hero(f"【AUTO】 When your {said} is placed on your climax area, {GETS}")
        t = board(side(left=place, hand=[card], clock=[card]), at="climax")
        t.you.chooses(f"play {card.name}")
        assert power(t) == wanted


def test_a_climax_of_a_color_is_placed() -> None:
    for color, wanted in (("blue", 4000), ("red", 3000)):
        wave = climax("Wave", color=color)
        card = hero(f"【AUTO】 When a blue climax is placed on your climax area, {GETS}")
        t = board(side(left=card, hand=[wave], level=["filler"], clock=[wave]), at="climax")
        t.you.chooses("play Wave")
        assert power(t) == wanted


def test_an_event_is_played() -> None:
    song, ditty = event("Song", text="Draw 1 card."), event("Ditty", text="Draw 1 card.")
    for text, wanted in (("an event", [4000, 5000]), ('"Song"', [4000, 4000])):
        card = hero(f"【AUTO】 When you play {text}, {GETS}")
        t = board(side(left=card, hand=[song, ditty]), at="main")
        t.you.chooses("play Song")
        assert power(t) == wanted[0]
        t.you.chooses("play Ditty")
        assert power(t) == wanted[1]


def test_leaving_with_a_marker() -> None:
    text = (
        f"【AUTO】 When this card is put into {ROOM} from the stage with a marker underneath it, "
    )
    for marker, drawn in ((["Ebb"], 1), ([], 0)):
        t = board(side(left=hero(f"{text}draw 1 card."), waiting_room=marker))
        t.changes(move([t.you.ref(name) for name in marker], MARKER_AREAS[0]))
        t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
        settle(t)
        t.you.hand.has(drawn)


# --- rarer moments -------------------------------------------------------------------------------


def test_when_something_happens_and_something_is_so() -> None:
    text = f"【AUTO】 When this card attacks, and you have 2 or more other characters, {GETS}"
    for more, wanted in (({"right": "Ebb"}, 4000), ({}, 3000)):
        t = board(side(left=hero(text), middle="Flow", **more), at="attack")
        t.you.chooses("attack with Hero")
        assert power(t) == wanted


def test_one_phase_or_another() -> None:
    text = f"【AUTO】 At the beginning of your main phase or climax phase, {GETS}"
    t = board(side(left=hero(text), hand=["climax"]), at="main")
    assert power(t) == 4000
    t.you.chooses("pass")
    assert power(t) == 5000


def test_your_deck_is_refreshed() -> None:
    text = f"【AUTO】 When you have refreshed your deck, {GETS}"
    t = board(side(left=hero(text), deck=["Ebb"], waiting_room=["Flow", "Peak", "filler"]))
    t.changes(move([t.you.ref("Ebb")], HAND))
    settle(t)
    assert power(t) == 4000
    theirs = board(side(left=hero(text)), side(deck=["Ebb"], waiting_room=["Flow", "filler"]))
    theirs.changes(move([theirs.rival.ref("Ebb")], HAND))
    settle(theirs)
    assert power(theirs) == 3000


def test_a_direct_attackers_damage_is_taken() -> None:
    text = f"【AUTO】 When damage dealt by your direct attacking character is not canceled, {GETS}"
    for facing, how, wanted in (({}, [], 4000), ({"left": "Ebb"}, ["side"], 3000)):
        t = board(side(back_left=hero(text), right="Flow", left="Ebb"), side(**facing), at="attack")
        t.you.chooses("attack with Flow", *how)
        assert power(t) == wanted


def test_a_character_stands_up() -> None:
    text = f"【AUTO】 When your other character becomes 【STAND】, {GETS}"
    t = board(side(left=hero(text), right="Ebb"))
    t.changes(orient([t.you.ref("Ebb")], REST))
    settle(t)
    assert power(t) == 3000
    t.changes(orient([t.you.ref("Ebb")], STAND))
    settle(t)
    assert power(t) == 4000


def test_from_the_hand_to_the_clock() -> None:
    text = f"【AUTO】 When your character is put into your clock {FROM_HAND}, {GETS}"
    for name, wanted in (("Ebb", 4000), ("climax", 3000)):
        t = board(side(left=hero(text), hand=["Ebb", "climax"]))
        t.changes(move([t.you.ref(name)], CLOCK))
        settle(t)
        assert power(t) == wanted


def test_only_once_a_turn_by_its_mark() -> None:
    text = f"【AUTO】 【1/TURN】 When your card is put into your memory, {GETS}"
    t = board(side(left=hero(text), waiting_room=["Ebb", "Flow"]))
    for name in ("Ebb", "Flow"):
        t.changes(move([t.you.ref(name)], MEMORY))
        settle(t)
    assert power(t) == 4000


def test_a_battle_opponent_of_some_level() -> None:
    beats = "【AUTO】 When this card's level 1 or higher battle opponent becomes 【REVERSE】, "
    hero = character("Hero", power=9000, text=beats + "draw 1 card.")
    for level, drawn in ((0, 0), (1, 1), (2, 1)):
        foe = character("Foe", level=level, power=1000)
        mine = side(left=hero, right=character("Other"))
        t = table("ws", mine, side(right=foe), at="attack")
        t.you.chooses("attack with Hero", "frontal")
        t.you.is_asked("attack declaration")
        t.you.hand.has(drawn)
