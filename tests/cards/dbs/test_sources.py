"""Texts of the second game that wait for what a certain card's skill does, or for what comes out of
hidden areas, played."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, COMBO_POWER
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import dbs as make
from bythebook.testing import face_up, laid, side
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import KO_ONE, extra, to_main, unison
from tests.cards.dbs.test_play import asked, battle, main, play, settle

WATCH = "[Auto] When {}, draw 1 card."


def watch(moment: str, name: str = "Watch", **printed: Any) -> CardDef:
    """A battle card that draws a card when something happens."""
    return battle(name, WATCH.format(moment), **printed)


# Whose skill does it.


@pytest.mark.parametrize(
    "moment",
    [
        "you play this card with the skill of {Gate}",
        "you play this card using {Gate}'s skill",
        "this card is played by {Gate}'s skill",
    ],
)
@pytest.mark.parametrize("area", ["hand", "Drop Area"])
@pytest.mark.parametrize(("opener", "drawn"), [("Gate", 1), ("Door", 0)])
def test_played_by_the_skill_of_a_named_card(
    moment: str, area: str, opener: str, drawn: int
) -> None:
    heir = watch(moment, "Heir")
    gate = extra(opener, f"[Activate: Main] Play up to 1 {{Heir}} from your {area}.")
    zone: dict[str, Any] = {"hand": [heir]} if area == "hand" else {"drop": [heir]}
    t = main(gate, heir, **zone)
    t.you.chooses(f"activate {opener}")
    settle(t)
    t.you.chooses("Heir")
    settle(t)
    t.you.battle.holds_exactly("Heir")
    t.you.hand.has(drawn)


def test_played_by_paying_for_it_is_not_by_a_skill() -> None:
    t = main(watch("you play this card with the skill of {Gate}", "Heir"))
    t.you.chooses("play Heir")
    settle(t)
    t.you.hand.has(0)


def test_a_combo_by_a_skill_of_this_card_and_not_by_the_rules() -> None:
    hero = battle(
        "Hero",
        "[Auto] When this card attacks, choose up to 1 «Heron» card in your hand and combo with "
        "it.",
        "[Auto] When you combo with a Battle Card using this card's skill, draw 1 card.",
    )
    t = fight(hero, mine={"hand": ["Egret", "Stork"], "energy": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("Egret")
    settle(t)
    t.you.hand.has(2)
    t.you.chooses("combo Stork")
    settle(t)
    t.you.hand.has(1)
    to_main(t)
    t.ends_asking()


@pytest.mark.parametrize(("name", "drawn"), [("Fate", 1), ("Fury", 0)])
def test_cards_dropped_by_the_skill_of_a_named_card_are_one_moment(name: str, drawn: int) -> None:
    fate = extra(
        name, "[Activate: Main] Choose all of your Battle Cards and place them in your Drop Area."
    )
    keeper = unison("Keeper", WATCH.format("your Battle Cards are placed in the Drop Area with "
                                           "{Fate}'s skill"))  # fmt: skip
    t = main(fate, keeper, battle=["Egret", "Stork"], unison=[laid(keeper, counters=3)])
    t.you.chooses(f"activate {name}")
    settle(t)
    t.you.battle.has(0)
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("attacker", "power"), [("Rook", 5000), ("Jay", 0)])
def test_a_combo_with_a_card_of_a_kind(attacker: str, power: int) -> None:
    hero = make.battle("Hero", power=10000, character=attacker)
    helper = battle(
        "Helper",
        "[Auto] When this card is used in a combo with a red <Rook> card, it gets +5000 combo "
        "power for the battle.",
    )
    t = fight(hero, helper, mine={"hand": [helper, "Egret"], "energy": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("combo Helper")
    settle(t)
    plain = make.battle("Plain").values[COMBO_POWER]
    assert t.you.value("Helper", "combo power") == plain + power
    to_main(t)
    t.ends_asking()


def test_a_card_used_in_a_combo_is_played_at_the_end_of_the_battle() -> None:
    helper = battle(
        "Helper",
        "[Auto] When you combo with this card from your hand with a <Rook> card in battle, play "
        "this card at the end of the battle.",
    )
    hero = make.battle("Hero", power=10000, character="Rook")
    mine: dict[str, list[object]] = {"hand": [helper], "energy": ["filler"] * 3}
    t = fight(hero, helper, mine=mine)
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("combo Helper")
    settle(t)
    to_main(t)
    t.you.battle.holds_exactly("Hero", "Helper")
    t.you.drop.has(0)
    t = fight(make.battle("Hero", power=10000), helper, mine=mine)
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("combo Helper")
    settle(t)
    to_main(t)
    t.you.drop.holds_exactly("Helper")


@pytest.mark.parametrize(
    ("source", "text", "dealt"),
    [
        ("battle", "[Auto] When you play this card, deal 1 damage to your opponent.", 3),
        ("extra", "[Activate: Main] Deal 1 damage to your opponent.", 1),
    ],
)
def test_damage_from_skills_of_battle_cards_only(source: str, text: str, dealt: int) -> None:
    mind = unison(
        "Mind",
        "[Auto] When your opponent takes damage from non-keyword skills on your Battle Cards or "
        "Unison Cards, deal 1 damage to your opponent, then negate this skill for the game.",
    )
    hero = battle("Hero", text) if source == "battle" else extra("Hero", text)
    t = main(hero, mind, unison=[laid(mind, counters=3)], rival=side(life=["filler"] * 6, hand=[]))
    t.you.chooses("play Hero" if source == "battle" else "activate Hero")
    settle(t)
    # Its own damage makes it pending once more before it is negated (8-6-7).
    t.rival.life.has(6 - dealt)


# What leaves areas.


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_energy_that_leaves_by_a_skill(whose: str) -> None:
    late = battle(
        "Late",
        "[Auto] When your energy or your opponent's energy leaves an Energy Area due to a skill, "
        "you may play this card from your hand.",
    )
    drain = extra(
        "Drain",
        f"[Activate: Main] Choose up to 1 of {whose} energy and return it to its owner's hand.",
    )
    t = main(drain, late, hand=[late], rival=side(energy=["filler"], hand=[]))
    t.you.chooses("activate Drain")
    settle(t)
    t.answer(0)
    settle(t)
    while "play Late" not in asked(t) and "yes" not in asked(t):
        t.answer(0)
    t.answer(0)
    settle(t)
    t.you.battle.holds_exactly("Late")


def test_energy_switched_is_not_energy_that_leaves() -> None:
    saver = unison("Saver", WATCH.format("your energy leaves your Energy Area by a skill"))
    turn = extra(
        "Turn", "[Activate: Main] Choose up to 1 of your energy and switch it to Rest Mode."
    )
    t = main(turn, saver, unison=[laid(saver, counters=3)])
    t.you.chooses("activate Turn")
    settle(t)
    t.answer(0)
    settle(t)
    t.you.hand.has(0)


@pytest.mark.parametrize(
    ("deed", "drawn"),
    [
        ("KO it", 1),
        ("return it to its owner's hand", 1),
        ("switch it to Rest Mode", 0),
    ],
)
def test_another_card_leaves_the_battle_area_however_and_once(deed: str, drawn: int) -> None:
    heir = watch("one of your «Heron» cards is KO'd by an opponent's skill or leaves a Battle Area")
    text = f"choose up to 1 of your opponent's Battle Cards and {deed}."
    t = play(text, heir, rival=side(battle=[heir, "Egret", "Stork"], hand=[], deck=["Crane"] * 5))
    t.you.chooses("Egret")
    settle(t)
    assert len(t.rival.deck) == 5 - drawn
    t = play(text, heir, rival=side(battle=[heir, "Egret", "Stork"], hand=[], deck=["Crane"] * 5))
    t.you.chooses("Stork")
    settle(t)
    assert len(t.rival.deck) == 5


def test_this_card_leaves_the_battle_area() -> None:
    goer = watch("this card leaves the Battle Area", "Goer")
    t = main(KO_ONE, goer, rival=side(battle=[goer], hand=[]))
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Goer")
    settle(t)
    t.rival.hand.has(1)


# What comes out of hidden areas.

RISING = (
    "[Auto] When this card is revealed from the top of your deck and placed in your Drop Area, you "
    "may play this card from your Drop Area."
)


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("reveal the top card of your deck and place it in your Drop Area.", True),
        ("place the top card of your deck in your Drop Area.", False),
        ("look at the top card of your deck and place it in your Drop Area.", False),
        ("reveal the bottom card of your deck and place it in your Drop Area.", False),
    ],
)
def test_only_what_is_revealed_and_dropped_rises(text: str, asks: bool) -> None:
    riser = battle("Riser", RISING)
    deck = ["filler", riser] if "bottom" in text else [riser, "filler"]
    t = play(text, riser, deck=deck)
    assert ("yes" in asked(t)) == asks
    if asks:
        t.you.chooses("yes")
        settle(t)
        t.you.battle.holds_exactly("Hero", "Riser")
    else:
        t.you.drop.holds_exactly("Riser")


def test_one_that_is_not_played_stays_dropped() -> None:
    riser = battle("Riser", RISING)
    t = play("reveal the top card of your deck and place it in your Drop Area.", riser,
             deck=[riser, "filler"])  # fmt: skip
    t.you.chooses("no")
    settle(t)
    t.you.drop.holds_exactly("Riser")


@pytest.mark.parametrize(("how", "drawn"), [("its own", 1), ("another", 0)])
def test_revealed_dropped_and_played_by_its_own_skill(how: str, drawn: int) -> None:
    riser = battle("Riser", RISING if how == "its own" else "[Blocker]")
    seer = unison(
        "Seer",
        WATCH.format(
            "a red Battle Card is revealed from the top of your deck, placed in your Drop Area, "
            "and played by that card's skill"
        ),
    )
    text = "reveal the top card of your deck and place it in your Drop Area."
    if how == "another":
        text += " Play up to 1 {Riser} from your Drop Area."
    t = play(text, riser, seer, deck=[riser, "filler", "filler"], unison=[laid(seer, counters=3)])
    t.you.chooses("yes" if how == "its own" else "Riser")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Riser")
    t.you.hand.has(drawn)


FACING = (
    "[Auto] When this face-up card in your life is placed in your Drop Area, play this card from "
    "your Drop Area."
)
BURN = "choose 1 card in your life and place it in your Drop Area."


def test_life_that_lay_face_up_rises_and_no_other() -> None:
    phoenix = battle("Phoenix", FACING)
    t = play(BURN, phoenix, life=[face_up(phoenix), "filler"])
    t.you.chooses("Phoenix")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Phoenix")
    t = play(BURN, phoenix, life=[phoenix, phoenix])
    settle(t)
    t.you.drop.holds_exactly("Phoenix")


def test_face_up_life_added_to_the_hand_does_not_rise() -> None:
    phoenix = battle("Phoenix", FACING)
    t = play("choose 1 card in your life and add it to your hand.", phoenix,
             life=[face_up(phoenix), "filler"])  # fmt: skip
    t.you.chooses("Phoenix")
    settle(t)
    t.you.hand.holds_exactly("Phoenix")


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("choose 1 card in your hand and place it in your life face up.", 1),
        ("choose 1 card in your hand and place it in your life.", 0),
        ("flip up to 1 card in your life face up.", 0),
    ],
)
def test_cards_that_come_to_life_face_up(text: str, drawn: int) -> None:
    seer = unison(
        "Seer",
        WATCH.format("a card is placed in your life face up from any area other than your life"),
    )
    t = play(text, seer, unison=[laid(seer, counters=3)], hand=["Egret"], deck=["Crane"] * 5)
    while "play Egret" not in asked(t) and "end" not in asked(t) and len(asked(t)) < 4:
        before = asked(t)
        t.answer(0)
        settle(t)
        if asked(t) == before:
            break
    assert len(t.you.deck) == 5 - drawn


REFUSED = """
[Auto] When this face-up card in your opponent's life is placed in your Drop Area, draw 1 card.
[Auto] When this face-up card in your energy is placed in your Drop Area, draw 1 card.
[Auto] When this card is KO'd or leaves the Battle Area, draw 1 card.
"""


@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_what_is_not_so_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)
