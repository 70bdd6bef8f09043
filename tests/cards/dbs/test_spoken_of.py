"""Cards that words point back to where they have gone since, or as they were, played."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.testing import Table, laid, side
from bythebook.testing import dbs as make
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_doubts import refused
from tests.cards.dbs.test_play import asked, battle, main, play, settle

# This card, sent away and played later.

AWAY = (
    "[Activate: Main] Place 1 card from your hand in the Drop Area : Send this card to the Warp, "
    "and play it from the Warp in its owner's Battle Area at the beginning of your next turn."
)


def test_this_card_is_played_from_where_it_was_sent() -> None:
    t = main(battle("Filler"), battle("Hero", AWAY), battle=["Hero"], hand=["Egret"])
    t.you.chooses("activate Hero", "Egret")
    settle(t)
    t.you.warp.holds_exactly("Hero")
    t.goes_on_to("charge phase", t.you)
    t.ends_asking()
    t.you.battle.holds_exactly("Hero")
    t.you.warp.has(0)


def test_if_it_is_there_no_longer_it_is_not_played() -> None:
    rescue = make.extra(
        "Rescue", cost=0, text="[Activate: Main] Add up to 1 card from your Warp to your hand."
    )
    t = main(
        battle("Filler"), battle("Hero", AWAY), rescue, battle=["Hero"], hand=["Egret", "Rescue"]
    )
    t.you.chooses("activate Hero", "Egret")
    settle(t)
    t.you.chooses("activate Rescue", "Hero")
    settle(t)
    t.goes_on_to("charge phase", t.you)
    t.ends_asking()
    t.you.battle.has(0)


def test_of_two_cards_that_were_sent_it_is_not_sure_which_is_played() -> None:
    refused(
        "[Activate: Main] Send this card and 1 card from your Drop Area to the Warp, and play it "
        "from the Warp at the beginning of your next turn."
    )


# A card that has come somewhere.


def test_a_card_is_played_from_where_it_has_come() -> None:
    hero = battle(
        "Hero",
        "[Auto] When a «Heron» Battle Card is placed in your Drop Area from your Combo Area, you "
        "may play it from your Drop Area.",
    )
    t = fight(hero, mine={"hand": ["Egret", "Stork"], "drop": ["Crane"]}, theirs={"hand": []})
    t.you.chooses("attack leader", "combo Egret")
    settle(t)
    t.you.chooses("pass")
    settle(t)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Egret")
    t.you.drop.holds_exactly("Crane")


def test_from_elsewhere_it_is_not_played() -> None:
    refused(
        "[Auto] When a «Heron» Battle Card is placed in your Drop Area from your Combo Area, you "
        "may play it from your Warp.",
        "[Auto] When a «Heron» Battle Card is placed in your opponent's Drop Area from their Combo "
        "Area, you may play it from your Drop Area.",
    )


# What was switched on the way.


@pytest.mark.parametrize(
    ("energy", "says", "negated"),
    [
        ([("Egret", ACTIVE)], "yes", True),
        ([("Egret", ACTIVE)], "no", False),
        ([("Egret", REST)], "yes", False),
        ([], "yes", False),
        ([("Stork", ACTIVE)], "yes", False),
    ],
)
def test_only_what_was_switched_shows_that_it_was_done(
    energy: list[tuple[str, int]], says: str, negated: bool
) -> None:
    guard = battle(
        "Guard",
        "[Auto] When your opponent attacks with a card, you may choose 1 red card in your Energy "
        "Area, switch it to Rest Mode, and place this card in its owner's Drop Area. If you do, "
        "negate the attack.",
    )
    t = fight(
        battle("Hero"),
        guard,
        theirs={
            "battle": ["Guard"],
            "energy": [laid(name, mode) for name, mode in energy],
            "life": ["filler"] * 3,
        },
    )
    t.you.chooses("attack Hero leader")
    settle(t)
    t.rival.chooses(says)
    settle(t)
    t.goes_on_to("main phase")
    t.ends_asking()
    t.rival.life.has(3 if negated else 2)
    assert ("Guard" in t.rival.drop.names) == (says == "yes")


# How this card was played, though it has gone.


def fused(text: str, *, by: str) -> Table:
    """Hero, played by a skill or from the hand, has just activated this one."""
    hero = battle("Hero", "[Union-Potara] R : <Egret> and <Stork>", text, cost=0)
    t = main(hero, battle=["Egret", "Stork"], deck=["Crane", "filler", "filler"])
    t.you.chooses(by)
    settle(t)
    if "Egret" in asked(t):
        t.you.chooses("Egret")
        settle(t)
    t.you.chooses("activate Hero")
    settle(t)
    return t


@pytest.mark.parametrize(("by", "drawn"), [("activate Hero", True), ("play Hero", False)])
def test_how_this_card_was_played_is_known_after_it_was_placed_elsewhere(
    by: str, drawn: bool
) -> None:
    t = fused(
        "[Activate: Main] Place this card in your Drop Area : If you played this card using "
        "[Union], draw 1 card.",
        by=by,
    )
    assert "Hero" in t.you.drop.names
    assert ("Crane" in t.you.hand.names) == drawn


# Whose energy, and whose [Barrier].


@pytest.mark.parametrize(("energy", "power"), [(1, 20000), (2, 10000), (3, 10000)])
def test_a_card_that_costs_more_than_its_player_has_energy(energy: int, power: int) -> None:
    watch = battle(
        "Watch",
        "[Auto] When your opponent plays a Battle Card with an energy cost greater than their "
        "current energy using a skill, this card gets +10000 power for the turn.",
    )
    herald = battle("Herald", "[Activate: Main] Play up to 1 {Egret} from your Drop Area.")
    t = main(
        battle("Filler"),
        watch,
        herald,
        battle=["Herald"],
        drop=["Egret"],
        energy=["filler"] * energy,
        rival=side(battle=["Watch"], energy=["filler"] * 6),
    )
    t.you.chooses("activate Herald", "Egret")
    settle(t)
    assert t.rival.value("Watch", "power") == power


@pytest.mark.parametrize("ignoring", [", ignoring [Barrier],", ""])
def test_who_has_to_choose_their_own_cards_is_kept_from_it_by_barrier(ignoring: str) -> None:
    wall = battle("Wall", "[Barrier]")
    t = play(
        f"your opponent chooses 1 of their Battle Cards{ignoring} and sends it to their Warp.",
        wall,
        rival=side(battle=["Wall", "Egret"]),
    )
    if ignoring:
        t.rival.may_choose_exactly("Wall", "Egret")
        t.rival.chooses("Wall")
        settle(t)
    t.rival.warp.holds_exactly("Wall" if ignoring else "Egret")


# Tokens that are explained at the end.

CHICKS = (
    "play 1 Chick Token, then draw 1 card. You can't play copies of this card for the turn. "
    "(Chick Tokens have 5000 power, 0 combo cost, and 5000 combo power.)"
)


def test_what_tokens_are_may_be_said_after_a_later_sentence() -> None:
    t = play(CHICKS, deck=["Egret", "filler"])
    t.you.battle.holds_exactly("Hero", "Chick")
    assert t.you.value("Chick", "power") == 5000
    t.you.hand.holds_exactly("Egret")


def test_it_has_to_be_said_of_tokens_that_come_into_play_once() -> None:
    refused(
        "[Auto] When you play this card, " + CHICKS.replace("Chick Tokens", "Duck Tokens"),
        "[Auto] When you play this card, play 1 Chick Token. " + CHICKS.replace("play 1", "Play 1"),
    )


# What they do, and go on doing.


def test_what_follows_without_a_then_is_still_done_by_them() -> None:
    t = play(
        "if your opponent has 3 or less energy, they choose 1 card in their hand and place the "
        "rest at the bottom of their deck in any order.",
        rival=side(hand=["Egret", "Stork"], deck=["Crane", "filler"]),
    )
    t.rival.may_choose_exactly("Egret", "Stork")
    t.rival.chooses("Egret")
    settle(t)
    t.rival.hand.holds_exactly("Egret")
    assert t.rival.deck.names[-1] == "Stork"


@pytest.mark.parametrize(("hand", "drawn"), [(["Egret", "Stork"], 1), ([], 1)])
def test_they_discard_and_draw(hand: list[str], drawn: int) -> None:
    t = play(
        "if your opponent has 3 or less energy, they discard 1 card and draw 1 card.",
        deck=["filler"] * 3,
        rival=side(hand=list(hand), deck=["Crane", "filler"]),
    )
    if hand:
        t.rival.chooses("Egret")
        settle(t)
    t.you.hand.has(0)
    assert ("Crane" in t.rival.hand.names) == bool(drawn)
    t.rival.drop.holds_exactly(*hand[:1])


# What is looked at later, and asked about.

LATER = (
    "at the end of the turn, reveal the top card of your opponent's deck. If that card is a "
    "«Heron» card, place it in your opponent's energy in Rest Mode, otherwise, draw 1 card then "
    "your opponent shuffles their deck."
)


@pytest.mark.parametrize(("top", "fits"), [("Egret", True), ("Stork", False)])
def test_a_sentence_that_asks_about_what_is_revealed_later_is_done_then(
    top: str, fits: bool
) -> None:
    t = play(LATER, deck=["filler"] * 4, rival=side(deck=[top, "filler", "filler"], hand=[]))
    t.rival.energy.has(0)
    t.you.hand.has(0)
    t.goes_on_to("charge phase", t.rival)
    t.ends_asking()
    assert (top in t.rival.energy.names) == fits
    t.you.hand.has(0 if fits else 1)


def test_what_is_looked_at_later_is_not_asked_about_now() -> None:
    refused("[Auto] When you play this card, at the end of the turn, draw 1 card. If that card is a red card, draw 1 card.")  # fmt: skip  # noqa: E501
