"""What a cost has moved is done "with this skill": its text speaks of it, played."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.testing import Table, side
from bythebook.testing import dbs as make
from tests.cards.dbs.test_doubts import refused
from tests.cards.dbs.test_play import asked, battle, main, settle

IN_PLAY = ["Hero"]
DECK = ["Egret", "Stork", "Crane", "filler", "filler", "filler"]


def activated(text: str, **zones: Any) -> Table:
    """Hero, in play, has just activated this skill."""
    hero = battle("Hero", text)
    t = main(
        battle("Filler"),
        hero,
        **{"battle": IN_PLAY, "deck": DECK, "life": ["filler"] * 4, **zones},
    )
    t.you.chooses("activate Hero")
    settle(t)
    return t


@pytest.mark.parametrize(("kind", "hand"), [("red", 1), ("«Heron»", 1), ("blue", 0), ("green", 0)])
def test_the_one_card_of_a_burst(kind: str, hand: int) -> None:
    t = activated(
        "[Activate: Main] [Burst 1] If the card placed in your Drop Area with this skill was a "
        f"{kind} card, draw 1 card."
    )
    t.you.drop.holds_exactly("Egret")
    assert ("Stork" in t.you.hand.names) == bool(hand)


@pytest.mark.parametrize(
    ("top", "red", "blue"),
    [
        (["Egret", "Crane"], True, False),
        (["Stork", "Stork"], False, True),
        (["Egret", "Stork"], True, True),
    ],
)
def test_of_several_cards_of_a_burst_any_will_do(top: list[str], red: bool, blue: bool) -> None:
    t = activated(
        "[Activate: Main] [Burst 2] If a red card is placed in your Drop Area by this skill, this "
        "card gets +5000 power for the turn. If a blue card is placed in your Drop Area by this "
        "skill, draw 1 card.",
        deck=[*top, "filler", "filler"],
        drop=["Egret", "Stork"],
    )
    assert t.you.value("Hero", "power") == (15000 if red else 10000)
    assert ("filler" in t.you.hand.names) == blue


@pytest.mark.parametrize(("name", "played"), [("Egret", True), ("Stork", False)])
def test_the_card_of_a_burst_is_played_from_where_it_has_gone(name: str, played: bool) -> None:
    t = activated(
        "[Activate: Main] [Burst 1] If the card placed in your Drop Area with this skill was a "
        "«Heron» card, play it on top of this card.",
        deck=[name, "filler", "filler"],
        drop=["Egret", "Crane"],
    )
    if played:
        t.you.battle.holds_exactly("Egret")
        assert t.you.under("Egret") == ["Hero"]
        t.you.drop.holds_exactly("Egret", "Crane")
    else:
        t.you.battle.holds_exactly("Hero")


def test_a_life_card_that_was_placed() -> None:
    text = (
        "[Activate: Main] Choose 1 card in your life and place it in the Drop Area : If the card "
        "you placed in the Drop Area with this skill was blue, draw 1 card."
    )
    for name, drawn in (("Stork", 1), ("Egret", 0)):
        t = activated(text, life=[name, name, name])
        t.you.drop.holds_exactly(name)
        assert ("Egret" in t.you.hand.names) == bool(drawn)


@pytest.mark.parametrize(("name", "drawn"), [("Stork", True), ("Egret", False)])
def test_a_card_that_was_discarded(name: str, drawn: bool) -> None:
    t = activated(
        "[Activate: Main] Discard 1 card from your hand : If the card you discarded is blue, draw "
        "1 card.",
        hand=["Egret", "Stork"],
        deck=["Crane", "filler"],
    )
    t.you.chooses(name)
    settle(t)
    assert ("Crane" in t.you.hand.names) == drawn


@pytest.mark.parametrize(("name", "power"), [("Stork", 15000), ("Egret", 10000)])
def test_a_card_sent_to_the_warp(name: str, power: int) -> None:
    t = activated(
        "[Activate: Main] Send 1 card from your Drop Area to your Warp : If the card you sent to "
        "your Warp with this skill was blue, this card gets +5000 power for the turn.",
        drop=["Egret", "Stork"],
    )
    t.you.chooses(name)
    settle(t)
    assert t.you.value("Hero", "power") == power


def test_each_time_it_is_the_card_of_that_time() -> None:
    t = activated(
        "[Activate: Main] [Burst 1] If the card placed in your Drop Area with this skill was a "
        "blue card, this card gets +5000 power for the turn.",
        deck=["Stork", "Egret", "filler"],
    )
    assert t.you.value("Hero", "power") == 15000
    t.you.chooses("activate Hero")
    settle(t)
    assert t.you.value("Hero", "power") == 15000


def test_what_a_pending_skill_has_paid() -> None:
    hero = battle(
        "Hero",
        "[Auto] [Burst 1] When this card is removed from your Battle Area by a skill, if the card "
        "you placed in the Drop Area with this skill was a «Heron» card, you may play it with its "
        "skills negated for the turn.",
    )
    exile = make.extra(
        "Exile", cost=0, text="[Activate: Main] Choose 1 of your Battle Cards and KO it."
    )
    for top, answers in (("Egret", ["yes", "no"]), ("Stork", [])):
        t = main(
            battle("Filler"), hero, exile, battle=IN_PLAY, hand=["Exile"], deck=[top, "filler"]
        )
        t.you.chooses("activate Exile")
        settle(t)
        t.you.chooses("yes")  # to pay
        settle(t)
        if answers:
            t.you.may_choose_exactly(*answers)
            t.you.chooses("yes")
            settle(t)
        assert (top in t.you.battle.names) == bool(answers)


def test_without_enough_cards_nothing_is_activated() -> None:
    text = (
        "[Activate: Main] [Burst 2] If a red card is placed in your Drop Area by this skill, draw "
        "1 card."
    )
    hero = battle("Hero", text)
    for count in (1, 2, 3):
        t = main(battle("Filler"), hero, battle=IN_PLAY, deck=["filler"] * count, rival=side())
        assert ("activate Hero" in asked(t)) == (count >= 2)


def test_of_two_things_paid_it_is_not_sure_which_is_meant() -> None:
    refused(
        "[Activate: Main] [Burst 1] Discard 1 card from your hand : If the card placed in your "
        "Drop Area with this skill was a blue card, draw 1 card.",
        "[Activate: Main] Place this card in the Drop Area : If the card you placed in the Drop "
        "Area with this skill was blue, draw 1 card.",
        "[Activate: Main] Place 1 card from your hand at the bottom of your deck : If the card you "
        "placed at the bottom of your deck with this skill was blue, draw 1 card.",
    )
