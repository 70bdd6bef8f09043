"""When a text of the second game does something, played: combos, blockers, counters, plays, KOs."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.games.dbs.zones.zones import REST
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.occasions import (
    FIGHT,
    board,
    drawn,
    go,
)
from tests.cards.dbs.test_play import battle


@pytest.mark.parametrize(
    ("moment", "combo", "times"),
    [
        ("you combo", "Stork", 1),
        ("you combo with 1 of your «Heron» cards", "Reed", 1),
        ("you combo with 1 of your «Heron» cards", "Stork", 0),
        ("one of your «Heron» cards is used in a combo", "Reed", 1),
        ("one of your «Heron» cards is used in a combo", "Stork", 0),
        ("a blue Battle Card is used in a combo from your hand", "Stork", 1),
        ("a blue Battle Card is used in a combo from your energy", "Stork", 0),
        ("you combo with 1 or more blue Battle Cards", "Stork", 1),
        ("your opponent uses a card in a combo", "Stork", 0),
    ],
)
def test_combos(moment: str, combo: str, times: int) -> None:
    answers = ("attack Egret leader", f"combo {combo}")
    assert drawn(moment, *answers, mine=FIGHT) == times


def test_the_opponents_combos() -> None:
    theirs = {"hand": ["Stork"]}
    answers = ("attack Egret leader", "combo Stork")
    mine = {"battle": ["Egret"]}
    assert drawn("your opponent uses a card in a combo", *answers, mine=mine, theirs=theirs) == 1
    assert drawn("you combo", *answers, mine=mine, theirs=theirs) == 0


def test_combos_at_once_are_one_moment() -> None:
    many = battle(
        "Many",
        "[Auto] When this card attacks, choose up to 2 Battle Cards in your Drop Area and combo "
        "with them.",
    )
    mine = {"battle": [many], "drop": ["Reed", "Stork"]}
    answers = ("attack Many leader", "Reed", "Stork")
    assert drawn("you combo with 1 or more Battle Cards", *answers, mine=mine) == 1
    assert drawn("you combo with 1 of your Battle Cards", *answers, mine=mine) == 2


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent activates [Blocker]", 1),
        ("your opponent activates a [Blocker] skill", 1),
        ("one of your Battle Cards activates [Blocker]", 0),
        ("your Leader Card activates a [Blocker] skill", 0),
    ],
)
def test_a_blocker(moment: str, times: int) -> None:
    answers = ("attack Egret leader", "yes")
    theirs = {"battle": ["Wall"]}
    assert drawn(moment, *answers, mine={"battle": ["Egret"]}, theirs=theirs) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("one of your Battle Cards activates [Blocker]", 1),
        ("one of your blue Battle Cards activates [Blocker]", 0),
        ("your opponent activates [Blocker]", 0),
    ],
)
def test_a_blocker_of_ones_own(moment: str, times: int) -> None:
    answers = ("attack Egret leader", "yes")
    theirs = {"battle": ["Wall"]}
    found = drawn(moment, *answers, mine={"battle": ["Egret"]}, theirs=theirs, guards=True)
    assert found == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent activates a [Counter: Attack] skill on an Extra Card", 1),
        ("your opponent activates a [Counter: Play] skill on an Extra Card", 0),
        ("your opponent activates a [Counter: Attack] skill on a Battle Card", 0),
        ("your opponent activates a [Counter] skill during a battle with this card", 0),
    ],
)
def test_a_counter(moment: str, times: int) -> None:
    answers = ("attack Egret leader", "activate Ban")
    theirs = {"hand": ["Ban"]}
    assert drawn(moment, *answers, mine={"battle": ["Egret"]}, theirs=theirs) == times


def test_a_counter_in_a_battle_with_this_card() -> None:
    moment = "your opponent activates a [Counter] skill during a battle with this card"
    answers = ("attack Watch leader", "activate Ban")
    assert drawn(moment, *answers, theirs={"hand": ["Ban"]}) == 1
    moment = moment.replace("When", "If")
    assert drawn(moment, *answers, theirs={"hand": ["Ban"]}, begin="[Auto] If ") == 1


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("you activate a [Evolve] skill", 1),
        ("you activate a [Evolve] or [Union] skill", 1),
        ("you activate a [Union] skill", 0),
        ("one of your red Battle Cards activates a [Evolve] skill from your hand", 1),
        ("one of your red Battle Cards activates a [Evolve] skill from your Drop Area", 0),
        ("one of your red Battle Cards evolves", 1),
        ("one of your blue Battle Cards evolves", 0),
        ("you play a Battle Card using [Evolve]", 1),
        ("you play a Battle Card using [Over Realm]", 0),
        ("you play a Battle Card using a skill", 1),
        ("your opponent plays a Battle Card using a skill", 0),
        ("you or your opponent play a red Battle Card", 1),
        ("you or your opponent play a blue Battle Card", 0),
        ("a red Battle Card is played from your hand", 1),
        ("a red Battle Card is played from your Drop Area", 0),
        ("a Battle Card with an energy cost of 3 is played from your hand", 1),
        ("you play a red Battle Card during your turn", 1),
        ("you play a red Battle Card on your opponent's turn", 0),
    ],
)
def test_evolving(moment: str, times: int) -> None:
    mine = {"battle": ["Reed"], "hand": ["Grown"]}
    assert drawn(moment, "activate Grown", mine=mine) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("you play a Battle Card using a skill", 0),
        ("you or your opponent play a red Battle Card", 1),
        ("a red Battle Card is played from your hand", 1),
    ],
)
def test_playing_by_paying(moment: str, times: int) -> None:
    assert drawn(moment, "play Egret", mine={"hand": ["Egret"]}) == times


def test_playing_by_a_skill() -> None:
    mine = {"hand": ["Rise"], "drop": ["Egret"]}
    answers = ("activate Rise", "Egret")
    assert drawn("you play a Battle Card using a skill", *answers, mine=mine) == 1
    moment = "a red Battle Card is played from your Drop Area"
    assert drawn(moment, *answers, mine=mine) == 1


def test_who_attacks_what() -> None:
    leader, card = "your opponent attacks a Leader Card", "your opponent attacks a Battle Card"
    mine = {"battle": ["Egret"]}
    answers = ("attack Egret leader",)
    assert drawn(leader, *answers, mine=mine, guards=True) == 1
    assert drawn(card, *answers, mine=mine, guards=True) == 0
    assert drawn(leader, *answers, mine=mine) == 0
    with pytest.raises(Unplayable):
        read_all("[Auto] When your opponent attacks their Leader Card, draw 1 card.", BATTLE)


@pytest.mark.parametrize(
    ("moment", "by", "times"),
    [
        ("this card is attacked by a Battle Card", "Giant", 1),
        ("this card is attacked by an Extra Card", "Giant", 0),
        ("this card is KO'd by an opponent's attack", "Giant", 1),
        ("this card is KO'd in battle", "Giant", 1),
        ("this card is KO'd by an opponent's skill", "Giant", 0),
        ("this card is KO'd by a skill", "Giant", 0),
        ("this card is KO'd by an opponent's skill", "Doom", 1),
        ("this card is KO'd by an opponent's attack", "Doom", 0),
        ("this card is KO'd in battle", "Doom", 0),
        ("your Battle Card is KO'd", "Doom", 1),
        ("your opponent's Battle Card is KO'd", "Doom", 0),
        ("this card is KO'd or KOs an opponent's Battle Card", "Doom", 1),
        ("a Battle Card attacks this card", "Giant", 1),
        ("a Unison Card attacks this card", "Giant", 0),
        ("one of your opponent's Battle Cards attacks this card", "Giant", 1),
        ("this card attacks or is attacked", "Giant", 1),
        ("this card attacks or is attacked", "Doom", 0),
        ("this card is played or KO'd", "Doom", 1),
    ],
)
def test_this_card_falls(moment: str, by: str, times: int) -> None:
    watch = battle("Watch", f"[Auto] When {moment}, draw 1 card.")
    t = board({"battle": ["Giant"], "hand": ["Doom"]}, {"battle": [(watch, REST)]})
    before = len(t.rival.deck)
    if by == "Giant":
        go(t, "attack Giant Watch")
    else:
        go(t, "activate Doom", "Watch")
    t.rival.drop.holds_exactly("Watch")
    assert before - len(t.rival.deck) == times
    t.ends_asking()


@pytest.mark.parametrize(
    ("moment", "by", "times"),
    [
        ("this card KOs 1 of your opponent's Battle Cards with a power of 10000", "attack", 1),
        ("this card KOs 1 of your opponent's Battle Cards with a power of 15000", "attack", 0),
        ("this card KOs an opponent's Battle Card by attacking it", "attack", 1),
        ("this card KOs an opponent's Battle Card by attacking it", "skill", 0),
        ("this card KOs 1 of your opponent's Battle Cards", "skill", 1),
        ("this card KOs an opponent's Battle Card", "skill", 1),
        ("this card is KO'd or KOs an opponent's Battle Card", "skill", 1),
        ("your opponent's Battle Card is KO'd", "skill", 1),
        ("this card attacks and KOs an opponent's Battle Card", "attack", 1),
        ("this card attacks and KOs an opponent's Battle Card", "skill", 0),
        ("one of your red cards KOs an opponent's Battle Card", "attack", 1),
        ("one of your blue cards KOs an opponent's Battle Card", "attack", 0),
    ],
)
def test_this_card_fells_another(moment: str, by: str, times: int) -> None:
    watch = battle(
        "Watch",
        f"[Auto] When {moment}, draw 1 card.",
        "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it.",
        power=30000,
    )
    t = board({"battle": [watch]}, {"battle": [("Egret", REST)]})
    before = len(t.you.deck)
    if by == "attack":
        go(t, "attack Watch Egret")
    else:
        go(t, "activate Watch", "Egret")
    t.rival.drop.holds_exactly("Egret")
    assert before - len(t.you.deck) == times
    t.ends_asking()


def test_this_card_fells_one_of_ones_own() -> None:
    for moment, times in (
        ("this card KOs an opponent's Battle Card", 0),
        ("this card KOs a Battle Card", 1),
    ):
        watch = battle(
            "Watch",
            f"[Auto] When {moment}, draw 1 card.",
            "[Activate: Main] Choose up to 1 of your other Battle Cards and KO it.",
        )
        t = board({"battle": [watch, "Egret"]})
        before = len(t.you.deck)
        go(t, "activate Watch", "Egret")
        assert before - len(t.you.deck) == times


def test_the_end_of_a_battle_in_which_it_attacked() -> None:
    text = "[Auto] At the end of a battle in which this card attacked, draw 1 card."
    for attacker, times in (("Watch", 1), ("Egret", 0)):
        t = board({"battle": [battle("Watch", text), "Egret"]})
        before = len(t.you.deck)
        go(t, f"attack {attacker} leader")
        assert before - len(t.you.deck) == times
