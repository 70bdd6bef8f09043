"""More ways a text of the second game can say something, played: battles, counters, stacks."""

from __future__ import annotations

from bythebook.games.dbs.texts.events import K_MAIN
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.state.options import K_COUNTER
from bythebook.testing import dbs as make
from bythebook.testing import side, table
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.fights import attack, extra, fight
from tests.cards.dbs.test_play import EGRET, STORK, battle, main, play, settle


def test_power_lasts_for_the_battle_only() -> None:
    hero = battle(
        "Hero", "[Auto] When this card attacks, this card gets +5000 power for the battle."
    )
    t = fight(hero, mine={"hand": ["Egret"]}, theirs={"hand": ["Egret"]})
    attack(t)
    assert t.you.value("Hero", "power") == 15000
    t.you.chooses("pass")
    settle(t)
    t.rival.chooses("pass")
    settle(t)
    assert t.you.value("Hero", "power") == 10000
    t.ends_asking()


def test_a_counter_negates_the_attack_and_its_card_is_played() -> None:
    guard = make.battle(
        "Guard",
        cost=0,
        abilities=abilities_of(("[Counter: Attack] Negate the attack and play this card.",), 2),
    )
    t = fight(battle("Hero"), guard, theirs={"hand": [guard], "life": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    t.goes_on_to("activate Guard")
    t.rival.chooses("activate Guard")
    settle(t)
    t.rival.battle.holds_exactly("Guard")
    t.rival.life.has(3)
    t.ends_asking()


def test_a_combo_by_a_skill() -> None:
    hero = battle(
        "Hero",
        "[Auto] When this card attacks, choose up to 1 card in your Drop Area and combo with it.",
    )
    t = fight(hero, mine={"drop": ["Stork"], "hand": ["Egret"]})
    attack(t)
    t.you.chooses("Stork")
    settle(t)
    t.you.combo.holds_exactly("Stork")
    t.ends_asking()


def test_the_end_of_a_battle_with_a_combo() -> None:
    text = (
        "[Auto] At the end of a battle in which you combo with this card from your hand, play this "
        "card from your Drop Area in Rest Mode."
    )
    wing = battle("Wing", text, cost=3)
    t = fight(battle("Hero"), wing, mine={"hand": [wing]})
    attack(t)
    t.you.chooses("combo Wing")
    settle(t)
    t.you.chooses("pass")
    settle(t)
    t.rival.chooses("pass")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Wing")
    assert t.you.state_of("Wing") == REST
    t.ends_asking()


def test_what_is_chosen_as_a_cost_is_spoken_of_later() -> None:
    text = (
        "[Activate: Main] Choose 1 of your other Battle Cards : Draw 1 card, then the chosen card "
        "gets +5000 power for the turn."
    )
    t = table(
        "dbs",
        side(battle=[battle("Hero", text), "Egret", "Stork"]),
        side(),
        at="main",
        cards=[EGRET, STORK],
    )
    t.you.chooses("activate Hero")
    t.you.may_choose_exactly("Egret", "Stork")
    t.you.chooses("Stork")
    settle(t)
    assert t.you.value("Stork", "power") == 20000
    assert t.you.value("Egret", "power") == 10000
    t.ends_asking()


def test_instead_of_leaving() -> None:
    hero = battle(
        "Hero",
        "[Permanent] If this card would be removed from your Battle Area, remove it from the game "
        "instead.",
    )
    doom = extra(
        "Doom",
        "[Activate: Main] Choose up to 1 of your Battle Cards and return it to its owner's hand.",
    )
    t = main(doom, battle=[hero])
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Hero")
    settle(t)
    t.you.removed.holds_exactly("Hero")
    t.ends_asking()


def test_removed_by_an_opponents_skill() -> None:
    nest = battle(
        "Nest",
        "[Auto] When this card is removed from your Battle Area by an opponent's skill, "
        "draw 1 card.",
    )
    text = "choose up to 1 of your opponent's Battle Cards and return it to its owner's hand."
    t = play(text, nest, rival=side(battle=[nest], hand=[]), hand=[])
    t.you.chooses("Nest")
    settle(t)
    t.rival.hand.has(2)
    t.ends_asking()


def test_top_or_bottom() -> None:
    t = play(
        "look at the top 3 cards of your deck and place them on the top and/or bottom of your "
        "deck in any order.",
        deck=["Egret", "Stork", "Crane", "filler"],
    )
    t.you.may_choose_exactly("Egret", "Stork", "Crane", "done")
    t.you.chooses("Stork", "done")
    while t.game.pending is not None and t.game.pending.kind not in (K_MAIN, K_COUNTER):
        t.answer(0)
    settle(t)
    assert t.you.deck.names[-1] == "Stork"
    assert sorted(t.you.deck.names[:2]) == ["Crane", "Egret"]
    t.ends_asking()


def test_unless() -> None:
    hero = battle(
        "Hero",
        "[Permanent] You can't play this card from any area unless you have 3 or more energy.",
        cost=1,
    )
    for energy, can in ((2, False), (3, True)):
        t = main(hero, energy=["filler"] * energy)
        assert ("play Hero" in t.you.options) == can
        t.ends_asking()


def test_an_energy_cost_against_ones_energy() -> None:
    t = play(
        "choose up to 1 card in your Drop Area with an energy cost less than or equal to your "
        "current energy and play it.",
        energy=["filler"] * 3,
        drop=["Stork", "Crane"],
    )
    t.you.may_choose_exactly("Stork", "done")
    t.you.chooses("done")


def test_a_hand_is_shown_and_chosen_from() -> None:
    t = play(
        "your opponent reveals their hand. Choose up to 1 «Heron» card from it and place it in its "
        "owner's Drop Area.",
        rival=side(hand=["Egret", "Stork"]),
    )
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.rival.drop.holds_exactly("Egret")


def test_the_other_player_may_and_does_not() -> None:
    text = "draw 1 card, then your opponent may discard 1 card. If they don't, draw 2 cards."
    for answer, drawn in (("yes", 1), ("no", 3)):
        t = play(text, rival=side(hand=["Egret"]))
        t.rival.chooses(answer)
        settle(t)
        t.you.hand.has(drawn)
        t.ends_asking()


def test_an_extra_card_is_activated_out_of_the_deck() -> None:
    ground = extra("Ground", "[Field]", "[Permanent] All of your «Heron» cards get +5000 power.")
    t = play(
        "activate up to 1 {Ground} from your deck, then shuffle your deck.",
        ground,
        deck=["Ground", "filler"],
        battle=["Egret"],
    )
    t.you.chooses("Ground")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Egret", "Ground")
    assert t.you.value("Egret", "power") == 15000


def test_skills_are_negated() -> None:
    strong = battle("Strong", "[Permanent] This card gets +5000 power.")
    t = play(
        "choose up to 1 of your opponent's Battle Cards and negate its skills for the turn.",
        strong,
        rival=side(battle=["Strong"]),
    )
    t.you.chooses("Strong")
    assert t.rival.value("Strong", "power") == 10000


def test_what_is_paid_with_life() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main] Choose 1 card in your life and add it to your hand : "
        "This card gets +5000 power for the turn.",
    )
    t = table("dbs", side(battle=[hero], life=2), side(), at="main", cards=[])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.life.has(1)
    assert t.you.value("Hero", "power") == 15000
    t.ends_asking()


def test_this_skill_is_negated_for_the_turn() -> None:
    hero = battle("Hero", "[Activate: Main] Draw 1 card, then negate this skill for the turn.")
    t = table("dbs", side(battle=[hero]), side(), at="main", cards=[])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.has(1)
    t.you.may_not_choose("activate Hero")
    t.ends_asking()
