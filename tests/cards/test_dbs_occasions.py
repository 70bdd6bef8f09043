"""When and if a text of the second game does something, played: what counts and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards import BATTLE, EXTRA, LEADER, UNISON
from bythebook.games.dbs.events import K_MAIN
from bythebook.kernel.abilities import CardDef
from bythebook.kernel.options import K_PAY, K_STANDBY
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.test_dbs_play import CRANE, EGRET, STORK, asked, battle, play, settle

ENERGY = ["filler"] * 6
REED = make.battle("Reed", cost=1, power=5000, traits=("Heron",), character="Rook")
WALL = battle("Wall", "[Blocker]")
GIANT = make.battle("Giant", cost=4, power=40000)


def extra(name: str, *text: str, **printed: Any) -> CardDef:
    """An extra card that costs nothing, with a text."""
    return make.extra(name, cost=0, abilities=abilities_of(text, EXTRA), **printed)


DOOM = extra("Doom", "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it.")
OWN = extra(
    "Fall", "[Activate: Main] Choose up to 1 of your Battle Cards and place it in your Drop Area."
)
BAN = extra("Ban", "[Counter: Attack] Negate the attack.")
WAKE = extra(
    "Wake", "[Activate: Main] Choose up to 1 of your energy and switch it to Active Mode."
)
HUSH = extra(
    "Hush", "[Activate: Main] Choose up to 1 of your opponent's cards and switch it to Rest Mode."
)
PULL = extra("Pull", "[Activate: Main] Choose up to 1 card in your life and add it to your hand.")
RISE = extra(
    "Rise", "[Activate: Main] Choose up to 1 Battle Card in your Drop Area and play it."
)
GROWN = battle("Grown", "[Evolve] R : <Rook>", cost=3)
CARDS = (EGRET, STORK, CRANE, REED, WALL, GIANT, DOOM, OWN, BAN, WAKE, HUSH, PULL, RISE, GROWN)


def go(t: Table, *wanted: str) -> None:
    """Some answers as soon as they can be given, and otherwise nothing until the main phase."""
    left = list(wanted)
    while t.game.pending is not None:
        words = asked(t)
        if left and left[0] in words:
            t.answer(words.index(left.pop(0)))
        elif t.game.pending.kind == K_MAIN:
            break
        else:
            t.answer(0 if t.game.pending.kind in (K_PAY, K_STANDBY) else len(words) - 1)
    assert left == []


def board(
    mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **printed: Any
) -> Table:
    """The main phase of a turn in which cards can attack."""
    own = {"energy": ENERGY, **(mine or {})}
    other = {"energy": ENERGY, **(theirs or {})}
    t = table("dbs", side(**own), side(**other), at="main", cards=CARDS)
    t.game.state.turn = 3
    return t


def drawn(
    moment: str,
    *wanted: str,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    guards: bool = False,
    name: str = "Watch",
    begin: str = "[Auto] When ",
) -> int:
    """How many cards were drawn by a card that waits for something; it is the rival's if said."""
    watch = battle(name, f"{begin}{moment}, draw 1 card.")
    own, other = dict(mine or {}), dict(theirs or {})
    whose = other if guards else own
    whose["battle"] = [watch, *whose.get("battle", [])]
    t = board(own, other)
    seat = t.rival if guards else t.you
    before = len(seat.deck)
    go(t, *wanted)
    t.ends_asking()
    return before - len(seat.deck)


FIGHT = {"battle": ["Egret"], "hand": ["Reed", "Stork"]}


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


def resting(name: str, text: str) -> Table:
    """A card of the rival's that rests is attacked by Giant."""
    t = board({"battle": ["Giant"]}, {"battle": [battle(name, text)]})
    t.game.state.orient[t.rival.card(name)] = 0
    return t
