"""What is said once of two kinds of cards: of which of them it holds, played."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import dbs as make
from bythebook.testing import laid, side
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_doubts import refused
from tests.cards.dbs.test_play import battle, play, settle

RED = make.leader("Red Chief", power=10000, color="red")
BLUE = make.leader("Blue Chief", power=15000, color="blue")
RITE = make.extra("Rite", cost=4)
PACT = make.unison("Pact", cost=2, power=15000, keywords=0)
CHANT = make.unison("Chant", cost=4, power=10000, color="blue", keywords=0)
OURS = [RED, BLUE, RITE, PACT, CHANT]
BOARD = ["Egret", "Stork", "Crane"]
PACT_THERE = laid("Pact", counters=2)
WEAKER = "and it gets -5000 power for the turn."


@pytest.mark.parametrize(
    ("kinds", "leader", "chosen"),
    [
        # Before the first kind: of both, whichever comes first.
        ("red Battle Cards or Leader Cards", "Red Chief", "Egret Crane leader"),
        ("red Battle Cards or Leader Cards", "Blue Chief", "Egret Crane"),
        ("blue Leader Cards or Battle Cards", "Blue Chief", "Stork leader"),
        ("blue Leader Cards or Battle Cards", "Red Chief", "Stork"),
        ("«Heron» Battle Cards or Unison Cards", "Red Chief", "Egret Crane"),
        ("mono-red Battle Cards or Unison Cards", "Red Chief", "Egret Crane Pact"),
        ("Rest Mode Battle Cards or Leader Cards", "Red Chief", "Stork"),
        # After the last: of both.
        ("Leader Cards or Battle Cards with 10000 power or less", "Red Chief", "Egret leader"),
        ("Leader Cards or Battle Cards with 10000 power or less", "Blue Chief", "Egret"),
        ("Battle Cards or Unison Cards with an energy cost of 2", "Red Chief", "Egret Pact"),
        ("Battle Cards or Unison Cards with an energy cost of 3 or more", "Red Chief", "Stork Crane"),  # noqa: E501
        ("Leader Cards or Battle Cards in Rest Mode", "Red Chief", "Stork"),
        ("red Unison Cards or Battle Cards with 15000 power or more", "Red Chief", "Crane Pact"),
        # A leader has no energy cost, and so is not kept out by one.
        ("Leader Cards or Battle Cards with an energy cost of 3 or less", "Red Chief", "Egret Stork leader"),  # noqa: E501
        # Each says its own.
        ("red Battle Cards or blue Leader Cards", "Red Chief", "Egret Crane"),
        ("Battle Cards or blue Leader Cards", "Blue Chief", "Egret Stork Crane leader"),
    ],
)  # fmt: skip
def test_a_mark_of_two_kinds(kinds: str, leader: str, chosen: str) -> None:
    rival = side(
        leader=[leader], battle=["Egret", laid("Stork", REST), "Crane"], unison=[PACT_THERE]
    )
    t = play(f"choose up to 1 of your opponent's {kinds} {WEAKER}", *OURS, rival=rival)
    names = [leader if name == "leader" else name for name in chosen.split()]
    t.you.may_choose_exactly(*names, "done")
    t.you.chooses(names[-1])
    settle(t)


def test_nothing_of_either_kind() -> None:
    t = play(
        f"choose up to 1 of your opponent's blue Battle Cards or Leader Cards {WEAKER}",
        *OURS,
        rival=side(leader=["Red Chief"], battle=["Egret"]),
    )
    t.ends_asking()
    assert t.rival.value("Egret", "power") == 10000


@pytest.mark.parametrize(
    "mark",
    [
        "other Battle Cards or Leader Cards",
        "Battle Cards or Leader Cards other than this card",
    ],
)
def test_other_cards_of_either_kind(mark: str) -> None:
    t = play(f"choose up to 1 of your {mark} {WEAKER}", battle=["Egret"])
    t.you.may_choose_exactly("Egret", "leader", "done")
    t.you.chooses("Egret")
    settle(t)
    assert t.you.value("Egret", "power") == 5000


def test_an_extra_card_has_no_power_and_so_is_not_kept_out_by_one() -> None:
    t = play(
        "choose up to 1 Extra Card or Battle Card with 15000 power or less from your Drop Area and "
        "add it to your hand.",
        *OURS,
        drop=[*BOARD, "Rite", "Pact"],
    )
    t.you.may_choose_exactly("Egret", "Stork", "Rite", "done")
    t.you.chooses("Rite")
    settle(t)
    t.you.hand.holds_exactly("Rite")


def test_battle_cards_and_energy_in_rest_mode() -> None:
    t = play(
        "choose all of your opponent's Battle Cards and energy in Rest Mode and place them in the "
        "Drop Area.",
        rival=side(battle=["Egret", laid("Stork", REST)], energy=[laid("Crane", REST), "filler"]),
    )
    settle(t)
    t.rival.drop.holds_exactly("Stork", "Crane")
    t.rival.battle.holds_exactly("Egret")
    t.rival.energy.holds_exactly("filler")


def test_a_mark_of_its_own_before_the_second_kind_leaves_open_what_follows() -> None:
    refused(
        "[Auto] When you play this card, choose up to 1 of your opponent's red Battle Cards or red "
        f"Unison Cards with an energy cost of 2 {WEAKER}",
        "[Auto] When you play this card, choose up to 1 of your opponent's Leader Cards or red "
        f"Battle Cards in Rest Mode {WEAKER}",
        "[Auto] When you play this card, choose up to 1 of your opponent's red Battle Cards with "
        f"10000 power or Leader Cards {WEAKER}",
    )


# So many of one kind and so many of another.

PAIR = "choose up to 1 {Egret} and 1 {Stork} from your Drop Area and add them to your hand."


@pytest.mark.parametrize(
    ("drop", "takes"),
    [
        (["Egret", "Stork"], ["Egret", "Stork"]),
        (["Egret", "Stork"], ["Egret"]),
        (["Egret", "Stork"], ["Stork"]),
        (["Egret", "Stork"], []),
        (["Egret", "Crane"], ["Egret"]),
        (["Stork", "Crane"], ["Stork"]),
        (["Crane"], []),
    ],
)
def test_up_to_one_and_one_is_none_or_one_of_each(drop: list[str], takes: list[str]) -> None:
    t = play(PAIR, drop=drop)
    for name in ("Egret", "Stork"):
        if name in drop:
            t.you.may_choose_exactly(name, "done")
            t.you.chooses(name if name in takes else "done")
    settle(t)
    t.you.hand.holds_exactly(*takes)


def test_each_of_two_kinds_up_to_so_many() -> None:
    text = (
        "choose up to 1 each of {Egret} and {Stork} cards with energy costs of 3 or less from your "
        "Drop Area and add them to your hand."
    )
    t = play(text, drop=BOARD)
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("done")
    t.you.may_choose_exactly("Stork", "done")
    t.you.chooses("Stork")
    settle(t)
    t.you.hand.holds_exactly("Stork")


def test_exactly_one_and_one_is_both() -> None:
    t = play(PAIR.replace("up to ", ""), drop=BOARD)
    settle(t)
    t.you.hand.holds_exactly("Egret", "Stork")


def test_up_to_two_and_one_in_places_of_their_own() -> None:
    t = play(
        "choose up to 2 of your opponent's Battle Cards and 1 of your opponent's energy and switch "
        "them to Rest Mode.",
        rival=side(battle=["Egret"], energy=["Crane"]),
    )
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    t.you.may_choose_exactly("Crane", "done")
    t.you.chooses("done")
    settle(t)
    assert t.rival.state_of("Egret") == REST


def test_a_cost_of_up_to_so_many_and_so_many_is_refused() -> None:
    refused("[Activate: Main] Send up to 1 {Egret} and 1 {Stork} from your Drop Area to your Warp : Draw 1 card.")  # fmt: skip  # noqa: E501


@pytest.mark.parametrize("who", ["Hero", "leader"])
def test_an_attacking_card_of_either_kind(who: str) -> None:
    hero = battle(
        "Hero",
        "[Auto] When one of your cards attacks, choose up to 1 attacking Battle Card or Leader "
        "Card and it gets -5000 power for the turn.",
    )
    t = fight(hero)
    t.you.chooses("attack Hero leader" if who == "Hero" else "attack leader")
    settle(t)
    t.you.may_choose_exactly(who, "done")
    t.you.chooses(who)
    assert t.you.value(who, "power") == 5000
