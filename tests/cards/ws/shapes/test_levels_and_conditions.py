"""Levels in the hand, prohibitions and conditional abilities."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import HAND, REST, REVERSE
from bythebook.kernel.state.changes import move
from bythebook.testing import character, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    board,
    hero,
    powers,
    standing,
)


def test_a_lower_level_in_the_hand() -> None:
    text = (
        "【CONT】 If you have 2 or more 《Moss》 characters, this card gets -1 level while in "
        f"{p.HAND}."
    )
    high = hero(text, level=1)
    t = board(side(hand=[high], middle="Reed", left="Fern"))
    assert t.you.value("Hero", "level") == 0
    t.you.may_choose_exactly("play Hero", "exchange positions", "pass")
    t = board(side(hand=[high], middle="Reed", left="Stone"))
    assert t.you.value("Hero", "level") == 1
    t.you.may_not_choose("play Hero")
    there = standing(left=high, middle="Reed", right="Fern")
    assert there.you.value("Hero", "level") == 1
    there.changes(move([there.you.ref("Hero")], HAND))
    assert there.you.value("Hero", "level") == 0


def test_it_cannot_side_attack() -> None:
    shy = hero("【CONT】 This card cannot side attack.")
    foe = side(right="Reed", middle="Reed")
    t = board(side(left=shy, middle="Fern", right="filler"), foe, "attack")
    t.you.chooses("attack with Hero")
    # Only one way is left, and nobody asks.
    assert t.you.state_of("Hero") == REVERSE
    assert t.rival.clock.names == ["filler"]
    t.you.chooses("attack with Fern")
    t.you.may_choose_exactly("frontal", "side")
    t.ends_asking()


def test_a_lower_level_with_a_name_in_the_clock() -> None:
    high = hero(
        f'【CONT】 If "Oak" is in your clock, this card gets -1 level while in {p.HAND}.', level=1
    )
    for clock, level in ((["Reed", "Oak"], 0), (["Reed"], 1)):
        t = board(side(hand=[high], clock=clock), side(clock=["Oak"]))
        assert t.you.value("Hero", "level") == level


def test_others_cannot_side_attack() -> None:
    text = (
        "【CONT】 All of your other characters get the following ability. "
        '"【CONT】 This card cannot side attack."'
    )
    t = board(side(left=hero(text), middle="Fern"), side(right="Reed", middle="Reed"), "attack")
    t.you.chooses("attack with Hero")
    t.you.may_choose_exactly("frontal", "side")
    t.you.chooses("side")
    t.you.chooses("attack with Fern")
    # Only the frontal attack was left to it: nobody asked.
    assert t.you.state_of("Fern") == REST
    t.rival.clock.has(2)


def test_a_lower_level_with_enough_of_a_name() -> None:
    text = (
        f'【CONT】 If the number of "Rain" in {p.ROOM} is 2 or more, this card gets -1 level '
        f"while in {p.HAND}."
    )
    high = hero(text, level=1)
    for room, level in ((["Rain"] * 2, 0), (["Rain", "Reed", "Reed"], 1)):
        t = board(side(hand=[high], waiting_room=room), side(waiting_room=["Rain"] * 4))
        assert t.you.value("Hero", "level") == level


def test_others_of_a_name_get_a_conditional_ability() -> None:
    text = (
        '【CONT】 All of your other "Stone" get the following ability. '
        f'"【CONT】 If {p.ANOTHER_MOSS}, this card gets +2500 power."'
    )
    t = standing(text, middle="Stone", right="Reed")
    # The Hero is another 《Moss》 character than the Stone.
    assert powers(t, "Stone", "Hero", "Reed") == (5500, 3000, 3000)
    bare = character("Bare", text=text)
    t = standing(left=bare, middle="Stone", right="filler")
    assert powers(t, "Stone") == (3000,)


def test_a_conditional_ability_and_power() -> None:
    text = (
        f"【CONT】 If {p.TWO_MOSS}, this card gets +2200 power and the following ability. "
        f'"【AUTO】 [(1)] {p.ATTACKS}{p.MAY_PAY}{p.CHECK_TWICE}."'
    )
    zones: dict[str, Any] = {"stock": ["Pine"], "deck": ["Reed", "Oak", "Rain", "Rain"]}
    t = board(side(left=hero(text), middle="Reed", right="Fern", **zones), None, "attack")
    assert powers(t, "Hero") == (5200,)
    t.you.chooses("attack with Hero", "yes")
    t.you.stock.is_("Oak", "Reed")
    t = board(side(left=hero(text), middle="Reed", right="Stone", **zones), None, "attack")
    t.you.chooses("attack with Hero")
    t.you.stock.is_("Reed", "Pine")
    assert powers(t, "Hero") == (3000,)


def test_it_cannot_attack_without_a_name() -> None:
    text = (
        '【CONT】 If you do not have another character with "Hero" in its card name, this card '
        "cannot "
        "attack."
    )
    t = board(side(left=hero(text), middle="Reed"), None, "attack")
    t.you.may_choose_exactly("attack with Reed", "pass")
    t = board(side(left=hero(text), middle=character("Old Hero")), None, "attack")
    t.you.may_choose_exactly("attack with Hero", "attack with Old Hero", "pass")
