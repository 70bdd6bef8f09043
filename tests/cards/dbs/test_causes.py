"""Texts of the second game played: what skills bring about, how cards count."""

from __future__ import annotations

from typing import Any

from bythebook.games.dbs.cards.cards import LEADER
from bythebook.testing import dbs as make
from bythebook.testing import side
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.fights import attack, fight
from tests.cards.dbs.test_bounds import extra, to_main, unison, until
from tests.cards.dbs.test_play import asked, battle, main, play, settle

# What skills bring about.


def test_another_card_leaves_or_is_ko_d_and_it_counts_once() -> None:
    heir = battle(
        "Heir",
        "[Auto] When one of your «Heron» cards is removed from your Battle Area by an opponent's "
        "skill or KO'd, draw 1 card.",
    )
    text = "choose up to 1 of your opponent's Battle Cards and KO it."
    t = play(text, heir, rival=side(battle=[heir, "Egret", "Stork"], hand=[]))
    t.you.chooses("Egret")
    settle(t)
    t.rival.hand.has(1)
    t.ends_asking()
    t = play(text, heir, rival=side(battle=[heir, "Egret", "Stork"], hand=[]))
    t.you.chooses("Stork")
    settle(t)
    t.rival.hand.has(0)
    # By a skill of one's own it is only KO'd that counts.
    for deed, drawn in (("KO it", 1), ("return it to its owner's hand", 1)):
        own = extra("Own", f"[Activate: Main] Choose up to 1 of your Battle Cards and {deed}.")
        t = main(own, heir, battle=[heir, "Egret"])
        t.you.chooses("activate Own")
        settle(t)
        t.you.chooses("Egret")
        settle(t)
        t.you.hand.has(drawn)


def test_markers_removed_by_spirit_boost() -> None:
    mind = unison(
        "Mind",
        "[Auto] When you remove a marker from this card using a [Spirit Boost] skill, draw 1 card.",
        "[-1][Activate: Main] This card gets +1000 power for the turn.",
    )
    spell = extra("Spell", "[Activate: Main][Spirit Boost 1] Deal 1 damage to your opponent.")
    t = main(mind, spell, hand=[spell], rival=side(life=["filler"] * 4))
    t.you.chooses("play Mind", "3")
    settle(t)
    t.you.chooses("activate Spell")
    settle(t)
    t.you.hand.has(1)
    t.you.chooses("activate Mind")
    settle(t)
    t.you.hand.has(1)


def test_damage_from_a_skill_and_not_from_an_attack() -> None:
    avenger = battle(
        "Avenger",
        "[Auto] When you take damage from an opponent's non-keyword skill, draw 1 card.",
    )
    t = play(
        "deal 1 damage to your opponent.",
        avenger,
        rival=side(battle=[avenger], hand=[], life=["filler"] * 4),
    )
    t.rival.hand.has(2)
    strong = battle("Hero", power=30000)
    t = fight(strong, avenger, theirs={"battle": [avenger], "life": ["filler"] * 4, "hand": []})
    attack(t)
    to_main(t)
    t.rival.hand.has(1)


def test_what_a_keyword_skill_says_is_said_by_a_keyword_skill() -> None:
    avenger = battle(
        "Avenger",
        "[Auto] When you take damage from one of your opponent's non-keyword skills, draw 1 card.",
    )
    for skill, drawn in (("[Wish] When", 1), ("[Activate: Main] If", 2)):
        text = f"{skill} you have 3 or more energy : Deal 1 damage to your opponent."
        oracle = make.leader("Oracle", abilities=abilities_of((text,), LEADER))
        t = main(
            avenger,
            oracle,
            leader="Oracle",
            rival=side(battle=["Avenger"], life=["filler"] * 4, hand=[]),
        )
        t.you.chooses(next(o for o in asked(t) if "Oracle" in o and "attack" not in o))
        settle(t)
        t.rival.life.has(3)
        t.rival.hand.has(drawn)


def test_rested_by_a_skill_of_ones_own_color() -> None:
    text = (
        "[Auto] When this card is switched to Rest Mode by one of your yellow card skills, draw 1 "
        "card."
    )
    for color, drawn in (("yellow", 1), ("red", 0)):
        t = main(
            extra(
                "Lull",
                "[Activate: Main] Choose up to 1 of your Battle Cards and switch it to Rest Mode.",
                color=color,
            ),
            battle=[battle("Cat", text)],
        )
        t.you.chooses("activate Lull")
        settle(t)
        t.you.chooses("Cat")
        settle(t)
        t.you.hand.has(drawn)


def test_the_opponent_activates_a_counter() -> None:
    watcher = battle("Hero", "[Auto] When your opponent activates a [Counter] skill, draw 1 card.")
    guard = extra("Guard", "[Counter: Attack] Negate the attack.")
    t = fight(watcher, guard, theirs={"hand": [guard]}, mine={"hand": []})
    t.you.chooses("attack Hero leader")
    until(t, "activate Guard")
    t.rival.chooses("activate Guard")
    settle(t)
    t.you.hand.has(1)


def test_placed_in_the_drop_area_by_a_skill() -> None:
    text = (
        "[Auto] When this card is placed in your Drop Area from your hand by a skill, draw 1 card."
    )
    leaf = battle("Leaf", text, cost=9)
    t = play("choose 1 card in your hand and place it in your Drop Area.", leaf, hand=[leaf])
    settle(t)
    t.you.hand.has(1)
    # As a cost it is no skill's doing.
    burn = extra("Burn", "[Activate: Main] Discard 1 card : Deal 1 damage to your opponent.")
    t = main(burn, leaf, hand=[leaf], rival=side(life=["filler"] * 4))
    t.you.chooses("activate Burn")
    settle(t)
    t.you.drop.holds_exactly("Leaf", "Burn")


def test_played_from_an_area() -> None:
    host = battle(
        "Host", "[Auto] When you play a blue Battle Card from your Drop Area, draw 1 card."
    )
    text = "choose up to 1 blue Battle Card in your hand or Drop Area and play it."
    for zone, drawn in (("drop", 1), ("hand", 0)):
        zones: dict[str, Any] = {zone: ["Stork"]}
        t = play(text, host, battle=[host], **zones)
        t.you.chooses("Stork")
        settle(t)
        t.you.hand.has(drawn)


def test_a_card_of_the_hand_or_of_the_energy() -> None:
    for text in (
        "choose 1 card in your hand or energy and place it in your Drop Area.",
        "place 1 card from your hand or energy in your Drop Area.",
        "choose 1 card in your energy or hand and place it in your Drop Area.",
    ):
        for chosen in ("Stork", "Egret"):
            t = play(text, hand=["Stork"], energy=["Egret"])
            t.you.may_choose_exactly("Stork", "Egret")
            t.you.chooses(chosen)
            settle(t)
            assert chosen in t.you.drop.names
    # Without an area, energy is another kind of cards to choose from.
    text = "choose 1 of your opponent's Battle Cards or energy and return it to its owner's hand."
    t = play(text, rival=side(battle=["Stork"], energy=["Egret"], hand=["filler"], drop=["filler"]))
    t.you.may_choose_exactly("Stork", "Egret")
    t.you.chooses("Egret")
    settle(t)
    t.rival.hand.has(2)


# How cards count.


def test_for_every_two() -> None:
    hero = battle(
        "Hero", "[Permanent] This card gets +5000 power for every 2 cards in your Drop Area."
    )
    for drop, power in ((0, 10000), (1, 10000), (2, 15000), (5, 20000)):
        t = fight(hero, mine={"drop": ["Egret"] * drop})
        assert t.you.value("Hero", "power") == power


def test_a_higher_energy_cost() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards with an energy cost of 3 or less and KO "
        "it.",
        rival=side(
            battle=[
                battle("Tall", "[Permanent] Increase the energy cost of this card by 3.", cost=1),
                "Egret",
            ]
        ),
    )
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("done")


def test_no_specified_cost() -> None:
    hero = battle(
        "Hero",
        "[Permanent] If your Leader Card is red, treat this card in your hand as if it had no "
        "specified cost.",
        cost=2,
        specified="BB",
    )
    t = main(hero, energy=["Egret"] * 2, leader=make.leader("Chief", color="red"))
    assert "play Hero" in asked(t)
    t = main(hero, energy=["Egret"] * 2, leader=make.leader("Chief", color="blue"))
    assert "play Hero" not in asked(t)


def test_cards_from_the_top_go_under_this_card() -> None:
    t = play("place up to 2 cards from the top of your deck under this card.", deck=["Egret"] * 9)
    t.you.may_choose_exactly("0", "1", "2")
    t.you.chooses("2")
    settle(t)
    assert len(t.you.under("Hero")) == 2


def test_the_leader_awakens() -> None:
    front = make.leader(
        "Chief",
        abilities=abilities_of(
            ("[Awaken] When your life is at 4 or less : Flip this card over.",), LEADER
        ),
    )
    fan = battle("Fan", "[Auto] When your Leader Card activates [Awaken], draw 1 card.")
    t = main(battle("Hero"), fan, front, leader=front, battle=[fan], life=["filler"] * 4)
    t.you.chooses("activate Chief")
    settle(t)
    t.you.hand.has(2)
