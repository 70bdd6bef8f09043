"""Texts of the second game played: cards being played, skills answered, what "it" is."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, COUNTER_PLAY, EXTRA
from bythebook.games.dbs.keywords.invoking import other_ways as ways_to_pay
from bythebook.games.dbs.texts.events import (
    CANNOT_ATTACK,
    CANNOT_BE_KOD_BY_SKILLS,
    CANNOT_COMBO,
)
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, entries_of, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, to_main, until
from tests.cards.dbs.test_play import EGRET, asked, battle, main, play, settle

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
    t.goes_on_to("activate Trap")


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


# What "it" is.


def test_what_is_played_by_its_own_skill_is_it() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main] Play this card from your hand and it gets +5000 power for the turn.",
        cost=9,
    )
    t = main(hero, battle=["Egret"])
    t.you.chooses("activate Hero")
    settle(t)
    assert t.you.value("Hero", "power") == 15000
    assert t.you.value("Egret", "power") == 10000
    # Other cards were moved since: it leaves open what is meant.
    with pytest.raises(Unplayable):
        read_all(
            "[Activate: Main] Play this card from your hand, draw 1 card, and it gets +5000 power "
            "for the turn.",
            BATTLE,
        )


def test_this_card_is_it_if_nothing_else_was_spoken_of() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main] Switch this card to Rest Mode and it gets +5000 power for the turn.",
        "[Permanent] While this card is in Rest Mode, it can't be KO'd by your opponent's skills.",
    )
    t = fight(hero)
    t.you.chooses("activate Hero")
    settle(t)
    assert t.you.value("Hero", "power") == 15000
    assert t.game.value(CHAR_CANNOT, t.you.card("Hero")) == CANNOT_BE_KOD_BY_SKILLS


def test_a_condition_in_the_middle_of_a_permanent_skill() -> None:
    hero = battle(
        "Hero",
        "[Permanent] This card can't attack; if you have 2 or more cards in your Drop Area, this "
        "card gets +5000 power.",
    )
    for drop, power in ((1, 10000), (2, 15000)):
        t = fight(hero, mine={"drop": ["Egret"] * drop})
        assert t.you.value("Hero", "power") == power
        assert "attack Hero leader" not in asked(t)


def test_a_union_under_a_condition() -> None:
    both = battle("Both", "[Union-Fusion] If your Leader Card is red : <Egret> and <Heron>", cost=9)
    twin = make.battle("Heron", cost=2, power=10000)
    for color, offered in (("red", True), ("blue", False)):
        t = table(
            "dbs",
            side(hand=[both, "Egret", twin], leader=make.leader("Chief", color=color)),
            at="main",
            cards=[EGRET, twin],
        )
        assert ("activate Both" in asked(t)) == offered


def test_the_card_being_played_is_it_again() -> None:
    guard = battle(
        "Guard",
        "[Counter: Play] Play this card, and if the Battle Card being played has an energy cost of "
        "2 or less, it is placed in its owner's Drop Area instead of being played.",
        cost=0,
    )
    for cost, stays in ((2, False), (3, True)):
        t = main(battle("Hero", cost=cost), guard, rival=side(hand=[guard]))
        t.you.chooses("play Hero")
        while "activate Guard" not in asked(t):
            t.answer(0)
        t.rival.chooses("activate Guard")
        settle(t)
        t.rival.battle.holds_exactly("Guard")
        assert ("Hero" in t.you.battle.names) == stays


def test_a_unison_card_leaves() -> None:
    heir = battle(
        "Heir",
        "[Auto] When one of your red Unison Cards is removed from your Unison Area, draw 1 card.",
    )
    away = extra(
        "Away",
        "[Activate: Main] Choose up to 1 of your Unison Cards and return it to its owner's hand.",
    )
    for color, drawn in (("red", 2), ("blue", 1)):
        mind = make.unison("Mind", color=color)
        t = main(mind, heir, away, hand=[away], battle=[heir])
        t.you.chooses("play Mind", "2")
        settle(t)
        t.you.chooses("activate Away")
        settle(t)
        t.you.chooses("Mind")
        settle(t)
        t.you.hand.has(drawn)


def test_markers_instead_of_energy() -> None:
    text = (
        "[Permanent] You can activate this card's [Counter] skill from your hand without paying "
        "its energy cost by paying the cost for [Spirit Boost 2] instead."
    )
    guard = extra("Guard", text, "[Counter: Play] Draw 1 card.", cost=2)
    for markers, offered in ((2, True), (1, False)):
        t = main(
            make.unison("Mind"), guard, hand=["Egret"], rival=side(hand=[guard], battle=["Stork"])
        )
        t.you.chooses("play Mind", str(markers))
        # The other player has no markers: it is never theirs to pay with these.
        assert "activate Guard" not in t.goes_on_to("main phase")
        mine = main(make.unison("Mind"), guard, hand=[guard])
        mine.you.chooses("play Mind", str(markers))
        settle(mine)
        costs = other_ways(mine, "Guard")
        assert bool(costs) == offered


def other_ways(t: Table, name: str) -> list[int]:
    """How a counter of the hand can be paid for in another way."""
    source = t.you.ref(name)
    ability = next(
        a
        for a in t.game.abilities_of(t.you.card(name))
        if t.game.lib.abilities[a].marks & COUNTER_PLAY and t.game.lib.abilities[a].body
    )
    return ways_to_pay(t.game, ability, source, 0)


def test_said_after_it_when_it_is_done() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main] Draw 1 card, then switch this card to Rest Mode at the end of the turn.",
    )
    t = fight(hero, mine={"hand": []})
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.has(1)
    assert t.you.state_of("Hero") == ACTIVE
    t.you.chooses("pass")
    settle(t)
    assert t.you.state_of("Hero") == REST
    t.ends_asking()
