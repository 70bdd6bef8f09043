"""Weiss Schwarz: abilities that a card gives itself for where it is, if that is not the stage."""

from __future__ import annotations

import pytest

from bythebook.games.ws.cards import CHARACTER
from bythebook.testing import character, side, table
from bythebook.text.ws import Unplayable, read_all
from tests.cards.ws.test_language import CARDS, attacking
from tests.cards.ws.test_play import settle
from tests.text.ws_texts import HAND

ALARM = (
    "【CONT】 【CLOCK】 Alarm If this card is the top card of your clock, and you have 1 or more "
    '《Tide》 characters, this card gets the following ability. "【ACT】 [(1)] Put this card on '
    'any position of your stage, and put the top card of your deck into your clock."'
)
COLOR = f'"【CONT】 This card can be played from {HAND} without fulfilling color requirements."'


@pytest.mark.parametrize(
    ("clock", "friend", "stock", "offered"),
    [
        (["Hero", "filler"], "Ebb", 1, True),
        (["filler", "Hero"], "Ebb", 1, False),
        (["Hero", "filler"], "Peak", 1, False),
        (["Hero", "filler"], "Ebb", 0, False),
    ],
)
def test_what_a_card_has_in_the_clock_is_activated_there(
    clock: list[str], friend: str, stock: int, offered: bool
) -> None:
    hero = character("Hero", text=ALARM)
    mine = side(clock=clock, middle=friend, stock=["filler"] * stock, deck=["Flow"] * 5)
    t = table("ws", mine, at="main", cards=[*CARDS, hero])
    assert ("activate Hero" in t.you.options) == offered
    if offered:
        t.you.chooses("activate Hero", "left center")
        t.you.left.is_("Hero")
        t.you.clock.is_("Flow", "filler")
        t.you.may_choose_exactly("exchange positions", "pass")  # on the stage it does not have it


def test_nobody_else_activates_it() -> None:
    hero = character("Hero", text=ALARM)
    rival = side(clock=[hero], middle="Ebb", stock=["filler"])
    t = table("ws", side(middle="Ebb", stock=["filler"]), rival, at="main", cards=CARDS)
    t.you.may_choose_exactly("exchange positions", "pass")


@pytest.mark.parametrize(
    ("level", "offered", "power"), [("Peak", True, 4000), ("Flow", False, 3000)]
)
def test_an_ability_for_the_hand_counts_there(level: str, offered: bool, power: int) -> None:
    text = (
        '【CONT】 Experience If "Peak" is in your level, this card gets +1000 power and the '
        f"following ability. {COLOR}"
    )
    hero = character("Hero", level=1, color="blue", text=text)
    t = table("ws", side(hand=[hero], level=[level]), at="main", cards=CARDS)
    assert ("play Hero" in t.you.options) == offered
    t = table("ws", side(left=hero, level=[level]), at="main", cards=CARDS)
    assert t.you.value("Hero", "power") == power


def test_all_characters_from_a_part_of_the_stage() -> None:
    text = "put all level 1 or lower characters from your opponent's center stage into their "
    rival = side(left="Flow", middle="Peak", back_left="Ebb", right="Ebb")
    t = attacking(f"{text}waiting room.", rival, "frontal")
    settle(t)
    t.rival.waiting_room.holds_exactly("Flow", "Ebb")
    t.rival.middle.is_("Peak")
    t.rival.left_back.is_("Ebb")


@pytest.mark.parametrize(("zone", "offered"), [("memory", True), ("left", False)])
def test_what_is_paid_with_this_card_from_memory_is_activated_there(
    zone: str, offered: bool
) -> None:
    text = "【ACT】 Memory [Put this card from your memory into your waiting room] Draw 1 card."
    hero = character("Hero", text=text)
    mine = side(memory=[hero]) if zone == "memory" else side(left=hero)
    t = table("ws", mine, at="main", cards=CARDS)
    assert ("activate Hero" in t.you.options) == offered
    if offered:
        t.you.chooses("activate Hero")
        t.you.waiting_room.is_("Hero")
        t.you.memory.is_()
        t.you.hand.has(1)


def test_a_card_paid_with_from_memory_is_nowhere_else() -> None:
    with pytest.raises(Unplayable):
        read_all(
            "【ACT】 Memory [Put this card from your memory into your waiting room] If this card "
            "is in your clock, draw 1 card.",
            CHARACTER,
        )
