"""When a text of the second game does something, played: energy, life, moves, damage, phases."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import LEADER, UNISON
from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import dbs as make
from bythebook.testing import side, table
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.occasions import (
    FIGHT,
    GIANT,
    board,
    drawn,
    extra,
    go,
)
from tests.cards.dbs.test_play import battle


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent switches energy to Active Mode using a skill", 1),
        ("your opponent switches their energy to Active Mode using a skill", 1),
        ("your opponent switches energy to Active Mode using a non-[Awaken] skill", 1),
        ("your opponent switches energy to Active Mode using a skill during their turn", 1),
        ("your opponent switches energy to Active Mode using a skill during your turn", 0),
    ],
)
def test_energy_switched_by_a_skill(moment: str, times: int) -> None:
    watch = battle("Watch", f"[Auto] When {moment}, draw 1 card.")
    t = board({"hand": ["Wake"], "energy": [("filler", REST)]}, {"battle": [watch]})
    before = len(t.rival.deck)
    go(t, "activate Wake", "filler")
    assert before - len(t.rival.deck) == times


def test_energy_switched_by_awaken() -> None:
    text = "[Awaken] When your life is at 4 or less : Switch up to 1 of your energy to Active Mode."
    for moment, times in (
        ("your opponent switches energy to Active Mode using a non-[Awaken] skill", 0),
        ("your opponent switches energy to Active Mode using a skill", 1),
    ):
        waking = make.leader("Chief", abilities=abilities_of((text,), LEADER))
        watch = battle("Watch", f"[Auto] When {moment}, draw 1 card.")
        mine = {"leader": [waking], "life": ["filler"] * 2, "energy": [("filler", REST)]}
        t = board(mine, {"battle": [watch]})
        before = len(t.rival.deck)
        go(t, "activate Chief", "filler")
        assert before - len(t.rival.deck) == times


@pytest.mark.parametrize(
    ("moment", "guards", "times"),
    [
        ("a card in your life is added to your hand or placed in your Drop Area", False, 1),
        ("a card in your life is added to your hand or placed in your Drop Area", True, 0),
        (
            "your opponent's life is added to their hand or placed in their Drop Area by a skill",
            True,
            1,
        ),
        (
            (
                "a card in your life is added to your hand or placed in your Drop Area during your "
                "opponent's turn"
            ),
            False,
            0,
        ),
    ],
)
def test_life_goes_to_the_hand(moment: str, guards: bool, times: int) -> None:
    mine = {"hand": ["Pull"], "life": ["Egret"] * 2}
    assert drawn(moment, "activate Pull", "Egret", mine=mine, guards=guards) == times


def test_life_goes_by_damage() -> None:
    mine, theirs = {"battle": ["Giant"]}, {"life": ["Egret"] * 3}
    by = "your life is added to your hand or placed in your Drop Area by a skill"
    lost = "a card in your life is added to your hand or placed in your Drop Area"
    answers = ("attack Giant leader",)
    assert drawn(lost, *answers, mine=mine, theirs=theirs, guards=True) == 1
    assert drawn(by, *answers, mine=mine, theirs=theirs, guards=True) == 0


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("an opponent's card is switched to Rest Mode by one of your skills", 1),
        ("an opponent's Battle Card is switched to Rest Mode by one of your skills", 1),
        ("an opponent's Unison Card is switched to Rest Mode by one of your skills", 0),
    ],
)
def test_cards_switched_to_rest_mode(moment: str, times: int) -> None:
    mine, theirs = {"hand": ["Hush"]}, {"battle": ["Egret"]}
    assert drawn(moment, "activate Hush", "Egret", mine=mine, theirs=theirs) == times


def test_a_battle_card_in_the_energy_area_is_no_battle_card() -> None:
    tire = extra(
        "Tire", "[Activate: Main] Choose up to 1 of your opponent's energy, switch it to Rest Mode."
    )
    moment = "an opponent's Battle Card is switched to Rest Mode by one of your skills"
    mine, theirs = {"hand": [tire]}, {"energy": ["Egret"]}
    assert drawn(moment, "activate Tire", "Egret", mine=mine, theirs=theirs) == 0


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("a red Battle Card in your Battle Area is placed in its owner's Drop Area", 1),
        ("a blue Battle Card in your Battle Area is placed in its owner's Drop Area", 0),
        (
            (
                "a red Battle Card in your Battle Area is placed in its owner's Drop Area by one "
                "of your skills"
            ),
            1,
        ),
        (
            (
                "a red Battle Card in your Battle Area is placed in its owner's Drop Area by an "
                "opponent's skill"
            ),
            0,
        ),
        ("a red Battle Card in your hand is placed in its owner's Drop Area", 0),
        ("one of your red Battle Cards in your Battle Area is placed in your Drop Area", 1),
        ("a card in your opponent's life is placed in their Drop Area", 0),
    ],
)
def test_a_card_goes_from_an_area(moment: str, times: int) -> None:
    mine = {"battle": ["Egret"], "hand": ["Fall"]}
    assert drawn(moment, "activate Fall", "Egret", mine=mine) == times


def test_this_card_goes_from_its_area() -> None:
    moment = "this card in your Battle Area is placed in its owner's Drop Area by one of your "
    mine = {"hand": ["Fall"]}
    assert drawn(f"{moment}skills", "activate Fall", "Watch", mine=mine) == 1
    answers = ("activate Doom", "Watch")
    found = drawn(f"{moment}skills", *answers, mine={"hand": ["Doom"]}, guards=True)
    assert found == 0


def test_a_combo_card_goes_to_the_drop_area() -> None:
    moment = "a Battle Card with 15000 power is placed in your Drop Area from your Combo Area"
    for combo, times in (("Stork", 1), ("Reed", 0)):
        answers = ("attack Egret leader", f"combo {combo}")
        assert drawn(moment, *answers, mine=FIGHT) == times


def test_two_moments_of_one_card() -> None:
    moment = (
        "this card activates its [Blocker] skill or is removed from your Battle Area by an "
        "opponent's skill"
    )
    turned = (
        "this card is removed from your Battle Area by an opponent's skill or activates its "
        "[Blocker] skill"
    )
    for words in (moment, turned):
        watch = battle("Watch", "[Blocker]", f"[Auto] When {words}, draw 1 card.")
        t = board({"battle": ["Egret"]}, {"battle": [watch]})
        before = len(t.rival.deck)
        go(t, "attack Egret leader", "yes")
        assert before - len(t.rival.deck) == 1
        t = board({"hand": ["Doom"]}, {"battle": [watch]})
        go(t, "activate Doom", "Watch")
        assert before - len(t.rival.deck) == 1


def test_a_marker_is_lost_by_an_attack() -> None:
    text = "[Auto] When this card loses markers due to an opponent's attack, draw 1 card."
    own = "[0][Activate: Main] Remove 1 marker from this card."
    tower = make.unison("Tower", abilities=abilities_of((text, own), UNISON))
    halves = (side(battle=["Giant"]), side(hand=["Tower"], energy=3))
    t = table("dbs", *halves, (GIANT, tower), "main", 1)
    go(t, "play Tower", "3")
    before = len(t.rival.deck)
    # A skill of one's own is no attack.
    go(t, "activate Tower")
    assert len(t.rival.deck) == before
    t.rival.passes()
    t.you.passes()
    before = len(t.rival.deck)
    go(t, "attack Giant Tower")
    assert before - len(t.rival.deck) == 1


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent takes damage", 1),
        ("your opponent takes damage from an attack", 1),
        ("you take damage", 0),
        ("one of your «Heron» cards deals damage", 1),
        ("one of your blue cards deals damage", 0),
    ],
)
def test_damage(moment: str, times: int) -> None:
    answers = ("attack Crane leader",)
    mine, theirs = {"battle": ["Crane"]}, {"life": ["Egret"] * 3}
    assert drawn(moment, *answers, mine=mine, theirs=theirs) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent takes damage", 1),
        ("your opponent takes damage from an attack", 0),
        ("this card deals damage to your opponent", 0),
    ],
)
def test_damage_by_a_skill(moment: str, times: int) -> None:
    bolt = extra("Bolt", "[Activate: Main] Deal 1 damage to your opponent.")
    mine, theirs = {"hand": [bolt]}, {"life": ["Egret"] * 3}
    assert drawn(moment, "activate Bolt", mine=mine, theirs=theirs) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent discards a card", 1),
        ("your opponent discards a blue card", 0),
        ("you discard a card", 0),
    ],
)
def test_discards(moment: str, times: int) -> None:
    toll = extra(
        "Toll", "[Activate: Main] Your opponent chooses 1 card in their hand and discards it."
    )
    mine, theirs = {"hand": [toll]}, {"hand": ["Egret"]}
    assert drawn(moment, "activate Toll", mine=mine, theirs=theirs) == times


def test_what_cards_evolve_into() -> None:
    mine = {"battle": ["Reed"], "hand": ["Grown"]}
    for kind, times in (("{Grown}", 1), ("{Reed}", 0)):
        moment = f"a card evolves into one of your {kind} cards"
        assert drawn(moment, "activate Grown", mine=mine) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("At the end of your Main Phase", 1),
        ("At the end of your opponent's Main Phase", 0),
        ("At the end of each turn", 1),
        ("At the start of your opponent's Charge Phase", 1),
        ("At the start of your Charge Phase", 0),
        ("At the start of each turn", 1),
    ],
)
def test_phases(moment: str, times: int) -> None:
    t = board({"battle": [battle("Watch", f"[Auto] {moment}, draw 1 card.")]})
    before = len(t.you.deck)
    t.you.chooses("pass")
    # Until the rival's main phase.
    go(t)
    assert t.turn_player is t.rival
    assert before - len(t.you.deck) == times


def test_a_skill_that_says_to_activate_itself() -> None:
    text = (
        "[Auto] When you play this card, activate this skill. At the end of the turn, if you have "
        "1 or less cards in your hand, draw 1 card."
    )
    for more, times in ((0, 1), (3, 0)):
        hero = battle("Hero", text)
        t = board({"hand": [hero, *["Egret"] * more]})
        before = len(t.you.deck)
        go(t, "play Hero")
        assert len(t.you.deck) == before
        t.you.chooses("pass")
        t.goes_on_to("charge phase", t.rival)
        assert before - len(t.you.deck) == times
