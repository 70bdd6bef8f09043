"""If something is so, and what cards are called: texts of the second game, played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, LEADER, UNISON
from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import dbs as make
from bythebook.testing import side
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.occasions import REED, board, extra, go
from tests.cards.dbs.test_play import battle, play, settle

# Conditions.


def power(claim: str, mine: dict[str, Any] | None = None, **theirs: Any) -> bool:
    """Whether a card that gets power if something is so has got it."""
    hero = battle("Hero", f"[Permanent] If {claim}, this card gets +5000 power.")
    own = dict(mine or {})
    own["battle"] = [hero, *own.get("battle", [])]
    t = board(own, theirs)
    return t.you.value("Hero", "power") == 15000


ROOK = {"battle": ["Reed"]}
LIFE = ["filler"]


@pytest.mark.parametrize(
    ("claim", "yes", "no"),
    [
        ("your life is at 2", ({"life": LIFE * 2}, {}), ({"life": LIFE}, {})),
        (
            "your life or your opponent's life is at 2 or less",
            ({"life": LIFE * 5}, {"life": LIFE * 2}),
            ({"life": LIFE * 5}, {"life": LIFE * 3}),
        ),
        (
            "you or your opponent have a blue Battle Card in play",
            ({}, {"battle": ["Stork"]}),
            ({}, {"battle": ["Egret"]}),
        ),
        (
            "you and your opponent have a total of 5 or less life",
            ({"life": LIFE * 2}, {"life": LIFE * 3}),
            ({"life": LIFE * 3}, {"life": LIFE * 3}),
        ),
        (
            "you have more life than your opponent",
            ({"life": LIFE * 3}, {"life": LIFE * 2}),
            ({"life": LIFE * 2}, {"life": LIFE * 2}),
        ),
        (
            "you have less energy than your opponent",
            ({"energy": LIFE}, {"energy": LIFE * 2}),
            ({"energy": LIFE * 2}, {"energy": LIFE * 2}),
        ),
        (
            "your life is less than or equal to your opponent's life",
            ({"life": LIFE * 2}, {"life": LIFE * 2}),
            ({"life": LIFE * 3}, {"life": LIFE * 2}),
        ),
        (
            "{Reed}, {Egret}, and {Stork} are in your Battle Area",
            ({"battle": ["Reed", "Egret", "Stork"]}, {}),
            ({"battle": ["Reed", "Egret"]}, {"battle": ["Stork"]}),
        ),
        (
            "both {Reed} and {Egret} are in your Battle Area",
            ({"battle": ["Reed", "Egret"]}, {}),
            ({"battle": ["Reed", "Reed"]}, {}),
        ),
        (
            "you have 2 or more energy and a blue Battle Card in play",
            ({"energy": LIFE * 2, "battle": ["Stork"]}, {}),
            ({"energy": LIFE, "battle": ["Stork"]}, {}),
        ),
        (
            "you have 1 or more cards in your Warp and 2 or more energy",
            ({"warp": ["Egret"], "energy": LIFE * 2}, {}),
            ({"warp": ["Egret"], "energy": LIFE}, {}),
        ),
        # One card of both kinds is only one of them.
        (
            "you have 1 {Reed} card and 1 «Heron» card in your Battle Area",
            ({"battle": ["Reed", "Egret"]}, {}),
            ({"battle": ["Reed"]}, {}),
        ),
        (
            "you only have blue cards in your energy",
            ({"energy": ["Stork"]}, {}),
            ({"energy": ["Stork", "Egret"]}, {}),
        ),
        (
            "your Leader Card and all of your energy are mono-red",
            ({"energy": ["Egret"]}, {}),
            ({"energy": ["Egret", "Stork"]}, {}),
        ),
        (
            "your opponent has any blue Battle Cards in their Battle Area",
            ({}, {"battle": ["Stork"]}),
            ({"battle": ["Stork"]}, {}),
        ),
        (
            "you have at least 2 «Heron» cards in your Drop Area",
            ({"drop": ["Reed", "Egret"]}, {}),
            ({"drop": ["Reed", "Stork"]}, {}),
        ),
        (
            "2 or more «Heron» cards are in your Drop Area",
            ({"drop": ["Reed", "Egret"]}, {}),
            ({"drop": ["Reed", "Stork"]}, {}),
        ),
        (
            "a Battle Card with 15000 power or more is in your Drop Area",
            ({"drop": ["Stork"]}, {}),
            ({"drop": ["Egret"]}, {}),
        ),
        (
            "your opponent's Leader Card has 10000 power or less",
            ({}, {"leader": [make.leader("Low", power=10000)]}),
            ({}, {"leader": [make.leader("High", power=15000)]}),
        ),
        (
            "your Leader Card isn't a {Low} card",
            ({"leader": [make.leader("High")]}, {}),
            ({"leader": [make.leader("Low")]}, {}),
        ),
        (
            "your Leader Card isn't red",
            ({"leader": [make.leader("Low", color="blue")]}, {}),
            ({"leader": [make.leader("Low")]}, {}),
        ),
        (
            "your life is equal to your opponent's life",
            ({"life": LIFE * 2}, {"life": LIFE * 2}),
            ({"life": LIFE * 2}, {"life": LIFE * 3}),
        ),
        (
            "your opponent has more Battle Cards in play than you",
            ({}, {"battle": ["Egret", "Stork"]}),
            ({}, {"battle": ["Egret"]}),
        ),
        (
            "all of your Battle Cards are red",
            ({"battle": ["Egret"]}, {"battle": ["Stork"]}),
            ({"battle": ["Stork"]}, {}),
        ),
    ],
)
def test_if(claim: str, yes: Any, no: Any) -> None:
    assert power(claim, yes[0], **yes[1])
    assert not power(claim, no[0], **no[1])


def test_which_side_a_leader_shows() -> None:
    for side_shown, before, after in (("front", 15000, 10000), ("back", 10000, 15000)):
        text = f"[Permanent] If your Leader Card is on its {side_shown} side, "
        hero = battle("Hero", f"{text}this card gets +5000 power.")
        wakes = "[Awaken] When your life is at 4 or less : Flip this card over."
        front = make.leader("Front", abilities=abilities_of((wakes,), LEADER))
        chief = replace(front, back=make.leader("Back"))
        t = board({"leader": [chief], "battle": [hero], "life": LIFE * 2})
        assert t.you.value("Hero", "power") == before
        go(t, "activate Front")
        assert t.you.value("Hero", "power") == after
        # A leader with one side shows its front.
        t = board({"leader": [make.leader("Plain")], "battle": [hero]})
        assert t.you.value("Hero", "power") == before


def test_a_card_played_this_turn() -> None:
    text = "[Permanent] If this card was played this turn, this card gets +5000 power."
    hero = battle("Hero", text)
    t = board({"hand": [hero]})
    go(t, "play Hero")
    assert t.you.value("Hero", "power") == 15000
    t.you.chooses("pass")
    go(t)
    assert t.you.value("Hero", "power") == 10000


def test_markers_on_this_card() -> None:
    text = (
        "[Auto] When this card attacks, if there are 2 or more markers on this card, draw 1 card."
    )
    tower = make.unison("Tower", abilities=abilities_of((text,), UNISON))
    for markers, times in (("1", 0), ("2", 1)):
        t = board({"hand": [tower]})
        go(t, "play Tower", markers)
        before = len(t.you.deck)
        go(t, "attack Tower leader")
        assert before - len(t.you.deck) == times


def test_power_of_its_own() -> None:
    text = "[Auto] When this card attacks, if this card's power is 25000 or more, draw 1 card."
    for own, times in ((25000, 1), (20000, 0)):
        t = board({"battle": [battle("Hero", text, power=own)]})
        before = len(t.you.deck)
        go(t, "attack Hero leader")
        assert before - len(t.you.deck) == times


@pytest.mark.parametrize(
    ("claim", "attacker", "holds"),
    [
        ("this card is in a battle", "Hero", True),
        ("this card is in a battle", "Egret", False),
        ("one of your «Heron» cards is attacking", "Egret", True),
        ("one of your «Heron» cards is attacking", "Hero", False),
        ("one of your opponent's Leader Cards is being attacked", "Egret", True),
        ("one of your Leader Cards is being attacked", "Egret", False),
        ("one of your opponent's Leader Cards is in a battle", "Egret", True),
    ],
)
def test_in_battle(claim: str, attacker: str, holds: bool) -> None:
    hero = battle("Hero", f"[Permanent] If {claim}, this card gets +5000 power.")
    t = board({"battle": [hero, "Egret"], "hand": ["Reed"]})
    assert t.you.value("Hero", "power") == 10000
    t.you.chooses(f"attack {attacker} leader")
    settle(t)
    assert t.you.value("Hero", "power") == (15000 if holds else 10000)


def test_while_it_attacks_a_card_of_a_kind() -> None:
    text = (
        "[Permanent] During battles where this card is attacking a Battle Card, this card gets "
        "+5000 power."
    )
    for target, high in (("Egret", True), ("leader", False)):
        mine = {"battle": [battle("Hero", text)], "hand": ["Reed"]}
        t = board(mine, {"battle": [("Egret", REST)]})
        t.you.chooses(f"attack Hero {target}")
        settle(t)
        assert t.you.value("Hero", "power") == (15000 if high else 10000)


def test_how_this_card_was_played() -> None:
    text = "[Auto] When you play this card, if this card was played using [Evolve], draw 1 card."
    grown = battle("Grown", "[Evolve] R : <Rook>", text, cost=3)
    for answer, times in (("activate Grown", 1), ("play Grown", 0)):
        t = board({"battle": ["Reed"], "hand": [grown]})
        before = len(t.you.deck)
        go(t, answer)
        assert before - len(t.you.deck) == times
    with pytest.raises(Unplayable):
        read_all(
            "[Activate: Main] Send this card from your Drop Area to your Warp : If this card was "
            "played using [Union], draw 1 card.",
            BATTLE,
        )


def test_whose_attack_was_negated() -> None:
    text = (
        "[Counter: Attack] Negate the attack. If you negated a Leader Card's attack with this "
        "skill, draw 1 card."
    )
    guard = extra("Guard", text)
    for attack, times in (("attack leader", 1), ("attack Egret leader", 0)):
        t = board({"battle": ["Egret"]}, {"hand": [guard]})
        before = len(t.rival.deck)
        go(t, attack, "activate Guard")
        assert before - len(t.rival.deck) == times


def test_what_was_done_with_cards_of_a_kind() -> None:
    for name, times in (("Egret", 1), ("Stork", 0)):
        t = play(
            "choose up to 1 of your other Battle Cards and KO it. If you KO'd a «Heron» card, "
            "draw 1 card.",
            battle=["Egret", "Stork"],
        )
        before = len(t.you.deck)
        t.you.chooses(name)
        settle(t)
        assert before - len(t.you.deck) == times


def test_the_card_that_was_switched() -> None:
    for name, fallen in (("Egret", True), ("Crane", False)):
        t = play(
            "choose up to 1 of your opponent's Battle Cards and switch it to Rest Mode; if the "
            "card you switched to Rest Mode has an energy cost of 2 or less, KO it.",
            rival=side(battle=["Egret", "Crane"]),
        )
        t.you.chooses(name)
        settle(t)
        assert len(t.rival.drop) == fallen


def test_what_this_card_attacks() -> None:
    text = "[Auto] When this card attacks, if this card attacks a Battle Card, draw 1 card."
    for target, times in (("Egret", 1), ("leader", 0)):
        t = board({"battle": [battle("Hero", text)]}, {"battle": [("Egret", REST)]})
        before = len(t.you.deck)
        go(t, f"attack Hero {target}")
        assert before - len(t.you.deck) == times


# Names.


def test_different_names() -> None:
    t = play(
        "choose up to 2 «Heron» cards with different names in your Drop Area and play them.",
        REED,
        drop=["Egret", "Egret", "Reed", "Stork"],
    )
    t.you.may_choose_exactly("Egret", "Egret", "Reed", "done")
    t.you.chooses("Egret")
    t.you.may_choose_exactly("Reed", "done")
    t.you.chooses("Reed")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Egret", "Reed")
    with pytest.raises(Unplayable):
        read_all(
            "[Auto] When you play this card, choose 2 «Heron» cards with different names in your "
            "Drop Area and play them.",
            BATTLE,
        )


def test_different_character_names_in_a_deck() -> None:
    twin = make.battle("Twin", cost=1, traits=("Heron",), character="Rook")
    t = play(
        "choose up to 2 «Heron» cards with different character names in your deck, add them to "
        "your hand, then shuffle your deck.",
        REED,
        twin,
        deck=["Reed", "Twin", "Egret", "filler"],
    )
    t.you.chooses("Twin")
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.you.hand.holds_exactly("Twin", "Egret")


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("card with {Ree} in its card name", ["Reed"]),
        ("«Heron» card that isn't a {Reed} card", ["Egret", "Crane"]),
        ("«Heron» card other than a {Egret} card", ["Reed", "Crane"]),
        ("card with {Reed}, {Stork}, or {Crane}", ["Reed", "Stork", "Crane"]),
        ("card with {Reed} or {Stork}", ["Reed", "Stork"]),
        ("card whose character name includes <Roo>", ["Reed"]),
        ("card with an energy cost of 1, 3, or 5", ["Reed", "Stork", "Crane"]),
        ("card with an energy cost from 2 to 3", ["Egret", "Stork"]),
        ("card with an original power of 15000 or more", ["Stork", "Crane"]),
        ("card whose energy cost is 2 or less", ["Reed", "Egret"]),
        ("card whose power is 15000 or more", ["Stork", "Crane"]),
        ("red card which is {Reed} or {Egret}", ["Reed", "Egret"]),
    ],
)
def test_what_cards_are_called(kind: str, found: list[str]) -> None:
    t = play(
        f"choose up to 1 {kind} in your Drop Area and add it to your hand.",
        REED,
        drop=["Reed", "Egret", "Stork", "Crane"],
    )
    t.you.may_choose_exactly(*found, "done")
    t.you.chooses("done")


def test_cards_without_something() -> None:
    wall = battle("Wall", "[Blocker]")
    dear = make.battle("Dear", specified="R")
    for kind, found in (
        ("without [Blocker] or [Barrier]", ["Dear", "Egret"]),
        ("without a specified cost", ["Wall", "Egret"]),
    ):
        t = play(
            f"choose up to 1 Battle Card {kind} in your Drop Area and add it to your hand.",
            drop=[wall, dear, "Egret"],
        )
        t.you.may_choose_exactly(*found, "done")
        t.you.chooses("done")


def test_costs_as_high_as_the_energy() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards with an energy cost greater than or equal "
        "to their energy and KO it.",
        rival=side(battle=["Egret", "Stork", "Crane"], energy=["filler"] * 3),
    )
    t.you.may_choose_exactly("Stork", "Crane", "done")
    t.you.chooses("done")


def test_original_costs() -> None:
    hero = battle(
        "Hero",
        "[Permanent] All of your «Heron» cards whose original energy cost is 5 or more get +5000 "
        "power.",
    )
    t = board({"battle": [hero, "Egret", "Crane"]})
    assert t.you.value("Crane", "power") == 30000
    assert t.you.value("Egret", "power") == 10000
