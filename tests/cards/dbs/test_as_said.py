"""Texts of the second game played: how cards lie, from where they came, and what was not done."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.testing import dbs as make
from bythebook.testing import side
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, to_main
from tests.cards.dbs.test_play import asked, battle, main, play, settle
from tests.rules.dbs.making import seen


def refused(text: str) -> None:
    """The text is not taken for sure."""
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)


# How cards lie.


def test_the_top_card_of_the_deck_lies_face_up_in_life() -> None:
    t = play(
        "place the top card of your deck in your life face up.",
        deck=["Egret", "filler"],
        life=["filler"] * 2,
    )
    assert seen(t, 1, 0, "life") == ["Egret", None, None]


def test_whoever_waits_for_life_that_is_placed_face_up_sees_it() -> None:
    mind = battle(
        "Mind",
        "[Auto] When a card is placed in your life face up from any area other than your life, "
        "draw 1 card.",
    )
    t = play(
        "place the top card of your deck in your life face up.",
        mind,
        battle=[mind],
        deck=["Egret", "Stork", "filler"],
    )
    t.you.hand.holds_exactly("Stork")


LOST = """
[Activate: Main] Place the top 2 cards of your deck in your life face up.
[Activate: Main] Place up to 1 card from the top of your deck in your life face up.
[Activate: Main] Place the top card of your deck in your life face up : Draw 1 card.
[Activate: Main] Place the top card of your deck in your energy in Rest Mode : Draw 1 card.
[Activate: Main] Choose cards in your hand and place them in your life face up until you have 2 cards in your hand.
[Counter: Play] Place that card in its owner's life face up instead of playing it.
"""  # noqa: E501 - a text is a line


@pytest.mark.parametrize("text", LOST.strip().splitlines())
def test_a_way_of_lying_that_would_be_lost_is_refused(text: str) -> None:
    refused(text)


# From where a card was used in a combo.

STAYS = (
    "[Auto] If this card was used in a combo from your deck or hand : When this card would be "
    "placed in its owner's Drop Area from a Combo Area, you may play it in Rest Mode instead."
)


def test_a_card_played_from_the_hand_in_that_turn_was_not_used_from_there() -> None:
    helper = battle("Helper", STAYS)
    t = fight(battle("Hero"), helper, mine={"hand": [helper], "energy": ["filler"] * 3})
    t.you.chooses("play Helper")
    settle(t)
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("combo Helper")
    to_main(t)
    t.you.drop.holds_exactly("Helper")


def test_a_card_used_from_the_hand_and_played_is_used_from_the_battle_area_next() -> None:
    helper = battle("Helper", STAYS.replace("in Rest Mode ", ""))
    t = fight(battle("Hero"), helper, mine={"hand": [helper], "energy": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("combo Helper")
    t.goes_on_to("replace with Helper")
    t.you.chooses("replace with Helper")
    to_main(t)
    t.you.battle.holds_exactly("Hero", "Helper")
    t.you.chooses("attack leader")
    settle(t)
    t.you.chooses("combo Helper")
    to_main(t)
    t.you.drop.holds_exactly("Helper")


# Leaders that are not flipped.

TURN = extra(
    "Turn",
    "[Activate: Main] You may flip your Leader Card to its back side. If you do, draw 1 card.",
)


def test_a_leader_that_shows_its_back_is_not_flipped_to_it() -> None:
    chief = replace(make.leader("Chief"), back=make.leader("Back"))
    t = main(make.battle("Hero"), TURN, leader=chief, hand=[TURN, TURN])
    for cards in (2 + 1, 2):
        # The first time a card is drawn, the second time nothing was done.
        t.you.chooses("activate Turn")
        settle(t)
        t.you.chooses("yes")
        settle(t)
        assert t.you.leader.names == ["Back"]
        t.you.hand.has(cards)


def test_whether_a_leader_was_flipped_has_to_be_known_by_then() -> None:
    refused(
        "[Auto] When you play this card, you may flip your Leader Card to its back side and draw "
        "1 card. If you do, draw 1 card."
    )


def test_whether_all_markers_were_removed_has_to_be_known_by_then() -> None:
    text = "[Auto] When you play this card, you may choose 1 of your Unison Cards and remove {} "
    refused(text.format("2 markers") + "from it. If you do, draw 1 card.")
    assert read_all(text.format("a marker") + "from it. If you do, draw 1 card.", BATTLE)


# What is said once of two.


def test_a_color_before_the_first_of_two_names_is_said_of_both() -> None:
    ada, red_bea = make.battle("Ada", color="blue"), make.battle("Bea", color="red")
    bea = make.battle("Bea", color="blue", number="T-Bea-2")
    text = (
        "choose up to 1 each of blue {Ada} and {Bea} cards from your Drop Area and add them to "
        "your hand."
    )
    for found, offered in ((red_bea, 0), (bea, 1)):
        t = play(text, drop=[ada, found], rival=side())
        t.you.chooses("Ada")
        settle(t)
        assert ("Bea" in asked(t)) == bool(offered)
        if offered:
            t.you.chooses("Bea")
            settle(t)
        t.you.hand.has(1 + offered)


def test_a_second_name_with_its_own_color_has_that() -> None:
    ada, bea = make.battle("Ada", color="blue"), make.battle("Bea", color="red")
    t = play(
        "choose up to 1 each of blue {Ada} and red {Bea} cards from your Drop Area and add them to "
        "your hand.",
        drop=[ada, bea],
    )
    t.you.chooses("Ada")
    settle(t)
    t.you.chooses("Bea")
    settle(t)
    t.you.hand.holds_exactly("Ada", "Bea")
