"""Texts of the second game played: causes, bounds, prohibitions, costs paid in other ways."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards import BATTLE, BLOCKER, EXTRA, LEADER, UNISON
from bythebook.games.dbs.events import CANNOT_ATTACK, CANNOT_COMBO, K_MAIN
from bythebook.games.dbs.preparation import copies_by_text
from bythebook.games.dbs.zones import ACTIVE, REST
from bythebook.kernel.abilities import CardDef
from bythebook.kernel.continuous_ops import CHAR_CANNOT
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, entries_of, read_all
from tests.cards.test_dbs_more import attack, fight
from tests.cards.test_dbs_play import EGRET, asked, battle, main, play, settle


def extra(name: str, *text: str, **printed: Any) -> CardDef:
    """An extra card with a text."""
    printed.setdefault("cost", 0)
    return make.extra(name, abilities=abilities_of(text, EXTRA), **printed)


def unison(name: str, *text: str, **printed: Any) -> CardDef:
    """A unison card with a text."""
    return make.unison(name, abilities=abilities_of(text, UNISON), **printed)


def to_main(t: Table) -> None:
    """Everything is passed until the main phase goes on."""
    while t.game.pending is not None and t.game.pending.kind != K_MAIN:
        t.answer(len(asked(t)) - 1)


def until(t: Table, words: str) -> None:
    """Everything is passed until something can be answered."""
    while t.game.pending is not None and words not in asked(t):
        t.answer(len(asked(t)) - 1)
    assert words in asked(t)


KO_ONE = extra("Doom", "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it.")
KO_OWN = extra("Doom", "[Activate: Main] Choose up to 1 of your Battle Cards and KO it.")


# Cards that add up.


def test_any_number_that_add_up_to_so_much() -> None:
    t = play(
        "choose any number of your opponent's Battle Cards that add up to a total energy cost of "
        "5 or less and KO them.",
        rival=side(battle=["Egret", "Egret", "Stork", "Crane"]),
    )
    t.you.may_choose_exactly("Egret", "Egret", "Stork", "Crane", "done")
    t.you.chooses("Egret")
    # Two are spent: the one of cost 5 has no room, the one of cost 3 has.
    t.you.may_choose_exactly("Egret", "Stork", "done")
    t.you.chooses("Stork")
    settle(t)
    t.rival.drop.holds_exactly("Egret", "Stork")
    t.ends_asking()


def test_power_adds_up_too_and_none_will_do() -> None:
    text = (
        "choose any number of opponent Battle Cards of which the total power adds up to 20000 or "
        "less and KO those cards."
    )
    t = play(text, rival=side(battle=["Egret", "Egret", "Stork", "Crane"]))
    t.you.may_choose_exactly("Egret", "Egret", "Stork", "done")
    t.you.chooses("done")
    settle(t)
    t.rival.drop.has(0)
    t.ends_asking()


# What cards and players cannot do.


def test_not_ko_d_by_the_opponents_skills_but_by_ones_own() -> None:
    rock = battle("Rock", "[Permanent] This card can't be KO-ed by your opponent's skills.")
    t = main(KO_ONE, rock, rival=side(battle=[rock]))
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Rock")
    settle(t)
    t.rival.battle.holds_exactly("Rock")
    t.ends_asking()
    t = main(KO_OWN, battle=[rock])
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Rock")
    settle(t)
    t.you.drop.holds_exactly("Rock", "Doom")
    t.ends_asking()


@pytest.mark.parametrize("safe", ["in battle", "by your opponent's skills"])
def test_not_ko_d_in_battle(safe: str) -> None:
    rock = battle("Rock", f"[Permanent] This card cannot be KO-ed {safe}.", power=5000)
    t = fight(battle("Hero"), rock, theirs={"battle": [(rock, REST)]})
    attack(t, target="Rock")
    to_main(t)
    if safe == "in battle":
        t.rival.battle.holds_exactly("Rock")
    else:
        t.rival.drop.holds_exactly("Rock")


def blocked(t: Table) -> bool:
    """Whether [Blocker] is offered once the attack is declared."""
    t.you.chooses("attack Hero leader")
    offered = False
    while t.game.pending is not None and t.game.pending.kind != K_MAIN:
        offered = offered or "yes" in asked(t)
        t.answer(len(asked(t)) - 1)
    return offered


def test_no_blocker_while_this_card_attacks() -> None:
    text = "[Permanent] Your opponent cannot activate [Blocker] during this card's attack."
    wall = battle("Wall", "[Blocker]")
    assert wall.abilities[0].marks & BLOCKER
    assert not blocked(fight(battle("Hero", text), wall, theirs={"battle": [wall]}))
    assert blocked(fight(battle("Hero"), wall, theirs={"battle": [wall]}))
    # Another card attacks: it is not the one that says so.
    mine: dict[str, list[object]] = {"battle": [battle("Sage", text)]}
    t = table(
        "dbs",
        side(battle=[battle("Hero"), *mine["battle"]]),
        side(battle=[wall]),
        at="main",
        cards=[wall],
    )
    t.game.state.turn = 3
    assert blocked(t)


def test_no_counters_for_the_turn() -> None:
    guard = extra("Guard", "[Counter: Attack] Negate the attack.")
    herald = extra(
        "Herald", "[Activate: Main] Your opponent can't activate [Counter] skills for the turn."
    )
    for hush in (True, False):
        t = fight(
            battle("Hero"),
            guard,
            herald,
            mine={"hand": [herald]},
            theirs={"hand": [guard], "life": ["filler"] * 3},
        )
        if hush:
            t.you.chooses("activate Herald")
            settle(t)
        t.you.chooses("attack Hero leader")
        seen = False
        while t.game.pending is not None and not (
            t.game.pending.player == 0 and "pass" in asked(t)
        ):
            seen = seen or "activate Guard" in asked(t)
            t.answer(len(asked(t)) - 1)
        assert seen == (not hush)


def test_battle_cards_are_not_played_while_it_is_so() -> None:
    gaoler = battle(
        "Gaoler", "[Permanent] While this card is in Rest Mode, you can't play Battle Cards."
    )
    t = main(battle("Hero"), gaoler, battle=[(gaoler, REST)])
    assert "play Hero" not in asked(t)
    t = main(battle("Hero"), gaoler, battle=[gaoler])
    assert "play Hero" in asked(t)


def test_played_only_by_skills_or_never_by_them() -> None:
    call = extra("Call", "[Activate: Main] Choose up to 1 card in your hand and play it.")
    ghost = battle("Ghost", "[Permanent] This card can't be played from any area except by skills.")
    t = main(ghost, hand=[call])
    assert "play Ghost" not in asked(t)
    t.you.chooses("activate Call")
    settle(t)
    t.you.chooses("Ghost")
    settle(t)
    t.you.battle.holds_exactly("Ghost")
    solid = battle("Solid", "[Permanent] This card can't be played with skills from any area.")
    t = main(solid, hand=[call])
    assert "play Solid" in asked(t)
    t.you.chooses("activate Call")
    settle(t)
    t.you.chooses("Solid")
    settle(t)
    t.you.hand.holds_exactly("Solid")


def test_played_only_from_an_area() -> None:
    root = battle("Root", "[Permanent] This card can only be played from Energy Areas.")
    for zone, place in (("energy", "battle"), ("Drop Area", "drop")):
        call = extra("Call", f"[Activate: Main] Choose up to 1 <Root> in your {zone} and play it.")
        zones: dict[str, Any] = {"energy": ["filler"] * 3, "drop": []}
        zones["energy" if zone == "energy" else "drop"].append(root)
        t = main(call, root, **zones)
        t.you.chooses("activate Call")
        settle(t)
        t.you.chooses("Root")
        settle(t)
        assert "Root" in (t.you.battle.names if place == "battle" else t.you.drop.names)
    t = main(root)
    assert "play Root" not in asked(t)


def test_skills_that_cannot_be_negated() -> None:
    text = "[Permanent] This card gets +5000 power."
    proud = battle("Proud", "[Permanent] This card's skills can't be negated in any area.", text)
    meek = battle("Meek", text)
    hush = "choose up to 1 of your opponent's Battle Cards and negate its skills for the turn."
    for card, power in ((proud, 15000), (meek, 10000)):
        t = play(hush, card, rival=side(battle=[card]))
        t.you.chooses(card.name)
        settle(t)
        assert t.rival.value(card.name, "power") == power


def test_an_attack_that_cannot_be_negated() -> None:
    guard = extra("Guard", "[Counter: Attack] Negate the attack.")
    text = "[Permanent] This card's attack and skills cannot be negated."
    for words, life in (((text,), 2), ((), 3)):
        hero = battle("Hero", *words, power=20000)
        t = fight(hero, guard, theirs={"hand": [guard], "life": ["filler"] * 3})
        t.you.chooses("attack Hero leader")
        until(t, "activate Guard")
        t.rival.chooses("activate Guard")
        to_main(t)
        t.rival.life.has(life)


def test_copies_in_a_deck() -> None:
    many = battle(
        "Many", "[Permanent] You can include as many copies of this card in your deck as you like."
    )
    assert copies_by_text(many) >= 60
    seven = battle("Seven", "[Permanent] You can include up to 7 copies of this card in your deck.")
    assert copies_by_text(seven) == 7
    assert copies_by_text(EGRET) == 0


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


# Costs paid in other ways.


def test_life_instead_of_energy() -> None:
    text = (
        "[Permanent] If your life is at 4 or less, you can activate this card's [Counter] skill "
        "from your hand by adding a card from your life to your hand instead of paying its energy "
        "cost."
    )
    guard = extra("Guard", text, "[Counter: Attack] Negate the attack.", cost=2)
    for life, energy, ways in ((4, 0, ["1"]), (4, 2, ["0", "1"]), (5, 2, []), (5, 0, None)):
        t = fight(
            battle("Hero"),
            guard,
            theirs={"hand": [guard], "life": ["filler"] * life, "energy": ["filler"] * energy},
        )
        t.you.chooses("attack Hero leader")
        while t.game.pending is not None and t.game.pending.player == 0 and "pass" not in asked(t):
            t.answer(len(asked(t)) - 1)
        if ways is None:
            assert "activate Guard" not in asked(t)
            to_main(t)
            continue
        until(t, "activate Guard")
        t.rival.chooses("activate Guard")
        if len(ways) > 1:
            assert sorted(asked(t)) == ways
            t.rival.chooses("1")
        settle(t)
        if ways:
            t.rival.life.has(life - 1)
            t.rival.hand.has(1)
        else:
            t.rival.life.has(life)
        t.rival.drop.holds_exactly("Guard")
        to_main(t)


def test_two_other_cards_instead_of_energy() -> None:
    text = (
        "[Permanent] You can activate this card's [Counter] skill from your hand without paying "
        "its energy cost by choosing 2 other cards in your hand and discarding them."
    )
    guard = extra("Guard", text, "[Counter: Attack] Negate the attack.", cost=2)
    t = fight(battle("Hero"), guard, theirs={"hand": [guard, "Egret", "Stork"]})
    t.you.chooses("attack Hero leader")
    until(t, "activate Guard")
    t.rival.chooses("activate Guard")
    settle(t)
    t.rival.drop.holds_exactly("Guard", "Egret", "Stork")
    t = fight(battle("Hero"), guard, theirs={"hand": [guard, "Egret"]})
    t.you.chooses("attack Hero leader")
    while t.game.pending is not None and not (t.game.pending.player == 0 and "pass" in asked(t)):
        assert "activate Guard" not in asked(t)
        t.answer(len(asked(t)) - 1)


def test_giving_up_other_counters_as_a_cost() -> None:
    first = extra(
        "First",
        "[Counter: Play] You can't activate the [Counter: Play] skills of other cards for the "
        "turn : Draw 1 card.",
    )
    second = extra("Second", "[Counter: Play] Draw 1 card.")
    t = main(battle("Hero"), first, second, rival=side(hand=[first, second]), hand=["Egret"])
    t.you.chooses("play Hero")
    until(t, "activate First")
    t.rival.chooses("activate First")
    settle(t)
    t.you.chooses("play Egret")
    while t.game.pending is not None and t.game.pending.player == 1:
        assert "activate Second" not in asked(t)
        t.answer(len(asked(t)) - 1)


# One thing or another.


def test_otherwise_if_it_is_not_so() -> None:
    text = "if your life is at 3 or less, draw 2 cards, otherwise, draw 1 card."
    play(text, life=["filler"] * 3).you.hand.has(2)
    play(text, life=["filler"] * 4).you.hand.has(1)
    text = "if your life is at 3 or less, draw 2 cards. Otherwise, draw 1 card."
    play(text, life=["filler"] * 3).you.hand.has(2)
    play(text, life=["filler"] * 4).you.hand.has(1)


def test_otherwise_if_it_is_not_wanted() -> None:
    text = (
        "look at the top card of your deck; if it's a blue card, you may add it to your hand; "
        "otherwise, place it in your Drop Area."
    )
    t = play(text, deck=["Stork", *["Crane"] * 5])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.holds_exactly("Stork")
    t.you.drop.has(0)
    t = play(text, deck=["Stork", *["Crane"] * 5])
    t.you.chooses("no")
    settle(t)
    t.you.drop.holds_exactly("Stork")
    t = play(text, deck=["Crane", *["Stork"] * 5])
    settle(t)
    t.you.drop.holds_exactly("Crane")


def test_otherwise_to_two_things_is_refused() -> None:
    text = (
        "[Auto] When you play this card, draw 1 card, you may draw 1 card, and if your life is at "
        "3 or less, you may draw 1 card; otherwise, draw 2 cards."
    )
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)


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
    assert len(t.game.state.below[t.you.card("Hero")]) == 2


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


# Cards being played, skills being answered.


@pytest.mark.parametrize(("keyword", "mode"), [((), REST), (("[Deflect]",), ACTIVE)])
def test_a_card_being_played_comes_in_rest_mode(keyword: tuple[str, ...], mode: int) -> None:
    trap = extra("Trap", "[Counter: Play] The Battle Card being played is played in Rest Mode.")
    t = main(battle("Hero", *keyword), trap, rival=side(hand=[trap]))
    t.you.chooses("play Hero")
    until(t, "activate Trap")
    t.rival.chooses("activate Trap")
    settle(t)
    assert t.you.state_of("Hero") == mode


def test_a_counter_is_negated() -> None:
    guard = extra("Guard", "[Counter: Attack] Negate the attack.")
    stop = extra("Stop", "[Counter: Counter] Negate the [Counter].")
    t = fight(
        battle("Hero", power=20000),
        guard,
        stop,
        mine={"hand": [stop]},
        theirs={"hand": [guard], "life": ["filler"] * 3},
    )
    t.you.chooses("attack Hero leader")
    until(t, "activate Guard")
    t.rival.chooses("activate Guard")
    until(t, "activate Stop")
    t.you.chooses("activate Stop")
    to_main(t)
    t.rival.life.has(2)
    with pytest.raises(Unplayable):
        read_all("[Counter: Attack] Negate the [Counter].", EXTRA)


def test_tokens_in_the_other_battle_area() -> None:
    t = play("play 2 Chick Tokens with 10000 power in your opponent's Battle Area.")
    settle(t)
    t.rival.battle.holds_exactly("Chick", "Chick")
    t.you.battle.holds_exactly("Hero")


def test_what_absorbs_was_played_with_a_union() -> None:
    whole = battle(
        "Whole", "[Auto] When this card is played using [Union], draw 1 card.", character="Wren"
    )
    hero = battle(
        "Hero",
        "[Union-Absorb] Place 1 card from your hand under this card : If your Leader Card is red, "
        "choose up to 1 <Wren> in your Drop Area and play it on top of this card.",
    )
    for color, drawn in (("red", 1), ("blue", 0)):
        chief = make.leader("Chief", color=color)
        t = table(
            "dbs",
            side(battle=[hero], hand=["Egret"], drop=[whole], leader=chief),
            at="main",
            cards=[EGRET, whole],
        )
        t.you.chooses("activate Hero")
        settle(t)
        if drawn:
            t.you.chooses("Whole")
        settle(t)
        t.you.hand.has(drawn)


def test_a_union_with_cards_of_another_area_under_a_condition() -> None:
    text = (
        "[Permanent] If you have 4 or more energy, you can choose Battle Cards in your energy when "
        "choosing cards to use with this card's [Union] skill from your hand."
    )
    both = battle("Both", "[Union-Fusion] <Egret> and <Stork>", text, cost=9)
    twin = make.battle("Stork", cost=2, power=10000)
    for energy, offered in ((4, True), (3, False)):
        t = table(
            "dbs",
            side(hand=[both, "Egret"], energy=[twin, *["filler"] * (energy - 1)]),
            at="main",
            cards=[EGRET, twin],
        )
        assert ("activate Both" in asked(t)) == offered


def test_keywords_beside_over_realm() -> None:
    assert len(abilities_of(("[Over Realm 2] [Critical]",), BATTLE)) == 2


def test_a_card_being_played_has_no_skills() -> None:
    trap = extra(
        "Trap",
        "[Counter: Play] If the Battle Card being played has an energy cost of 2 or less, it has "
        "its skills negated for the turn and is played in Rest Mode.",
    )
    for cost, drawn, mode in ((2, 0, REST), (3, 1, ACTIVE)):
        hero = battle("Hero", "[Auto] When you play this card, draw 1 card.", cost=cost)
        t = main(hero, trap, rival=side(hand=[trap]))
        t.you.chooses("play Hero")
        settle_until_counter(t)
        t.rival.chooses("activate Trap")
        settle(t)
        t.you.hand.has(drawn)
        assert t.you.state_of("Hero") == mode


def settle_until_counter(t: Table) -> None:
    """Payments are made until the counter can be activated."""
    while "activate Trap" not in asked(t):
        t.answer(0)


def test_not_removed_by_any_skill() -> None:
    rock = battle(
        "Rock", "[Permanent] This card cannot be removed from your Battle Area by skills."
    )
    for deed in ("KO it", "return it to its owner's hand"):
        own = extra("Own", f"[Activate: Main] Choose up to 1 of your Battle Cards and {deed}.")
        t = main(own, rock, battle=[rock])
        t.you.chooses("activate Own")
        settle(t)
        t.you.chooses("Rock")
        settle(t)
        t.you.battle.holds_exactly("Rock")


def test_skills_in_one_line() -> None:
    text = "[Permanent] This card gets +5000 power.[Auto] When you play this card, draw 1 card."
    assert len(abilities_of((text,), BATTLE)) == 2
    assert len(entries_of(("[Field] (Place it.)[Permanent] Draw 1 card.",))) == 2
    assert len(entries_of(("[Auto][Bond 2] (Take it.) When you play this card, draw.",))) == 1


def test_neither_of_two_things() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards and it can't attack or be used in a combo "
        "for the turn.",
        rival=side(battle=["Egret", "Stork"]),
    )
    t.you.chooses("Stork")
    settle(t)
    stork, egret = t.rival.card("Stork"), t.rival.card("Egret")
    assert t.game.value(CHAR_CANNOT, stork) == CANNOT_ATTACK | CANNOT_COMBO
    assert t.game.value(CHAR_CANNOT, egret) == 0
