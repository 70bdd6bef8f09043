"""Texts of the second game played: what is paid with cards under cards, with X, with allies."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.book import DragonBallSuper
from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, LEADER
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.testing import Table, laid, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.test_bounds import extra, unison, until
from tests.cards.dbs.test_play import CRANE, EGRET, STORK, asked, battle, main, play, settle

# Cards under one card.


def stacks(cost: str, *below: tuple[str, list[str]]) -> Table:
    """Hero has a skill with a cost of cards under others; these are in play."""
    hero = battle("Hero", f"[Activate: Main] {cost} : Draw 1 card.")
    lying = [laid(name, under=under) for name, under in below]
    return main(battle("Spare"), battle=[hero, *lying])


@pytest.mark.parametrize(
    "cost",
    [
        "Place 2 cards from under one of your red Battle Cards in their owners' Drop Areas",
        "Choose 1 of your red Battle Cards and place 2 cards under it in their owners' Drop Areas",
    ],
)
def test_cards_under_one_and_the_same_card(cost: str) -> None:
    t = stacks(cost, ("Egret", ["Stork", "filler"]), ("Crane", ["Stork", "filler", "filler"]))
    t.you.chooses("activate Hero")
    t.you.chooses("Stork")
    settle(t)
    t.you.hand.has(2)
    # Both came from the same pile.
    assert sorted((len(t.you.under("Egret")), len(t.you.under("Crane")))) in ([0, 3], [1, 2])
    t.you.drop.has(2)
    # One under each of two, or two under a card of another color, will not do.
    assert "activate Hero" not in asked(stacks(cost, ("Egret", ["Stork"]), ("Crane", ["Stork"])))
    assert "activate Hero" not in asked(stacks(cost, ("Stork", ["Egret", "Egret"])))


def test_cards_under_one_card_are_not_moved_from_two() -> None:
    text = (
        "[Auto] When you play this card, choose up to 2 cards under one of your Battle Cards and "
        "add them to your hand."
    )
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)


def test_one_each_of_two_kinds() -> None:
    text = (
        "choose up to 1 each of your opponent's Battle Cards and Unison Cards and switch them to "
        "Rest Mode."
    )
    mind = unison("Mind")
    t = play(text, mind, rival=side(battle=["Egret", "Crane"], unison=[laid(mind, counters=2)]))
    t.you.may_choose_exactly("Egret", "Crane", "done")
    t.you.chooses("Crane")
    t.you.may_choose_exactly("Mind", "done")
    t.you.chooses("Mind")
    settle(t)
    assert [t.rival.state_of(name) == REST for name in ("Egret", "Crane", "Mind")] == [0, 1, 1]
    t = play(text, mind, rival=side(battle=["Egret"]))
    t.you.chooses("done")
    settle(t)
    assert t.rival.state_of("Egret") != REST


# X markers.


def boosting(text: str, markers: int, color: str = "red", **zones: Any) -> Table:
    """A spell for X markers, with a unison card in play."""
    spell = extra("Spell", f"[Activate: Main][Spirit Boost X] {text}")
    mind = unison("Mind", color=color)
    return main(spell, unison=[laid(mind, counters=markers)], **zones)


def test_so_much_for_each_marker_removed() -> None:
    text = (
        "Choose up to 1 of your Battle Cards and it gets +5000 power for the turn for each marker "
        "you removed using this skill; if you removed 2 or more markers, draw 1 card."
    )
    for x, power, hand in (("1", 15000, 0), ("2", 20000, 1), ("3", 25000, 1)):
        t = boosting(text, 3, battle=["Egret"])
        t.you.chooses("activate Spell")
        t.you.may_choose_exactly("1", "2", "3")
        t.you.chooses(x)
        settle(t)
        t.you.chooses("Egret")
        settle(t)
        assert t.you.value("Egret", "power") == power
        t.you.hand.has(hand)
        if x != "3":
            assert t.you.counters("Mind") == 3 - int(x)
        else:
            # Without a marker it has gone; what it was is known all the same.
            t.you.drop.holds_exactly("Spell", "Mind")


def test_no_marker_is_no_x() -> None:
    spell = extra("Spell", "[Activate: Main][Spirit Boost X] Draw 1 card.")
    assert "activate Spell" not in asked(main(spell))


def test_of_which_color_the_card_was_that_the_markers_were_removed_from() -> None:
    text = (
        "Draw 1 card. If you removed a marker from one of your red Unison Cards using this skill, "
        "draw 1 card."
    )
    for color, markers, hand in (("red", 2, 2), ("red", 1, 2), ("blue", 2, 1), ("blue", 1, 1)):
        t = boosting(text, markers, color)
        t.you.chooses("activate Spell")
        if markers > 1:
            t.you.chooses("1")
        settle(t)
        t.you.hand.has(hand)


def test_x_of_a_card_that_is_specified() -> None:
    text = "[Activate: Main][Spirit Boost X] Green Unison Card : Draw 1 card."
    for color, offered in (("green", True), ("red", False)):
        mind = unison("Mind", color=color)
        t = main(extra("Spell", text), unison=[laid(mind, counters=1)])
        assert ("activate Spell" in asked(t)) == offered


def test_markers_removed_are_spoken_of_only_after_spirit_boost() -> None:
    text = "[Activate: Main] If you removed 2 or more markers, draw 1 card."
    with pytest.raises(Unplayable):
        read_all(text, EXTRA)


# Allies.


def test_the_power_of_the_allies() -> None:
    text = (
        "This card gains power equal to the total power of the cards switched to Rest Mode by "
        "this skill and [Critical] for the turn."
    )
    hero = battle("Hero", f"[Alliance Red/Blue] {text}")
    t = table(
        "dbs",
        side(battle=[hero, "Egret", "Stork"]),
        side(),
        at="main",
        cards=[EGRET, STORK, CRANE],
        turns=3,
    )
    t.you.chooses("attack Hero leader")
    t.you.chooses("yes", "Egret")
    settle(t)
    t.goes_on_to("main phase")
    assert t.you.state_of("Egret") == REST
    assert t.you.state_of("Stork") == REST
    assert t.you.value("Hero", "power") == 10000 + 10000 + 15000


def test_a_condition_of_an_alliance_and_who_was_chosen_for_it() -> None:
    text = (
        "If your life is at {} or less : Draw 1 card, and if you switched a <Rook> card to Rest "
        "Mode using this skill, draw 1 card."
    )
    rook = make.battle("Rook", character="Rook")
    for life, ally, drawn in ((8, "Rook", 2), (8, "Egret", 1), (2, "Rook", 0)):
        hero = battle("Hero", f"[Alliance Red/Blue] {text.format(life)}")
        t = table(
            "dbs",
            side(battle=[hero, ally, "Stork"], life=["filler"] * 5),
            side(),
            at="main",
            cards=[EGRET, STORK, CRANE, rook],
            turns=3,
        )
        t.you.chooses("attack Hero leader")
        if drawn:
            t.you.chooses("yes", ally)
            settle(t)
        t.goes_on_to("main phase")
        t.you.hand.has(drawn)


def test_only_of_an_alliance_power_is_added_up() -> None:
    text = (
        "[Auto] When this card attacks, this card gains power equal to the total power of the "
        "cards switched to Rest Mode by this skill for the turn."
    )
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)


# What is said of decks and realms.


def chief(text: str) -> CardDef:
    """A leader with a text."""
    return make.leader("Chief", abilities=abilities_of((text,), LEADER))


@pytest.mark.parametrize(
    ("kept_out", "refused", "allowed"),
    [
        ("«Heron» cards", {"traits": ("Heron",)}, {"traits": ("Ibis",)}),
        ("non-«Heron» Battle Cards", {"traits": ("Ibis",)}, {"traits": ("Heron",)}),
        ("Battle Cards with energy costs of 3 or less", {"cost": 3}, {"cost": 4}),
        ("blue cards", {"color": "blue"}, {"color": "red"}),
    ],
)
def test_cards_that_are_kept_out_of_the_deck(
    kept_out: str, refused: dict[str, Any], allowed: dict[str, Any]
) -> None:
    leader = chief(f"[Permanent] You can't include {kept_out} in your deck.")
    fine = [make.battle(f"Fine {n}", **allowed) for n in range(50)]
    bad = make.battle("Bad", **refused)
    assert DragonBallSuper().check_deck(Deck([leader, *fine])) == []
    faults = DragonBallSuper().check_deck(Deck([leader, *fine[1:], bad]))
    assert [clause for clause, _ in faults] == ["dbs 5-1-3-2"]
    assert DragonBallSuper().check_deck(Deck([chief("[Critical]"), *fine[1:], bad])) == []


def test_kept_out_and_something_else() -> None:
    text = "[Permanent] You can't include blue cards in your deck, and this card can't attack."
    leader = chief(text)
    assert len(leader.abilities) == 2
    with pytest.raises(Unplayable):
        chief("[Permanent] You can't include skill-less cards in your deck.")


def test_over_realm_without_going_to_the_warp() -> None:
    rare = battle("Rare", "[Over Realm 1]", cost=3)
    text = (
        "[Activate: Main] Battle Cards you play using [Over Realm] aren't sent to your Warp at the "
        "end of the turn."
    )
    stay = extra("Stay", text)
    for said in (True, False):
        t = main(rare, stay, drop=["filler"], hand=[stay])
        if said:
            t.you.chooses("activate Stay")
            settle(t)
        t.you.chooses(next(o for o in asked(t) if "Rare" in o and not o.startswith("play")))
        settle(t)
        t.you.chooses("pass")
        until(t, "main phase")
        assert ("Rare" in t.you.battle.names) == said
        assert ("Rare" in t.you.warp.names) != said
