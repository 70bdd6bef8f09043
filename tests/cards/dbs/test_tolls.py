"""Attacks that are paid for, and attacks that are counted: texts of the second game, played."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, side, table
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.test_bounds import extra, until
from tests.cards.dbs.test_play import CRANE, EGRET, STORK, asked, battle, settle


def against(text: str, theirs: dict[str, Any] | None = None, **mine: Any) -> Table:
    """The rival has a card in play with a [Permanent] skill, and you could attack."""
    warden = battle("Warden", f"[Permanent] {text}")
    return table(
        "dbs",
        side(**mine),
        side(battle=[warden], **(theirs or {})),
        at="main",
        cards=[EGRET, STORK, CRANE],
        turns=3,
    )


def attacks(t: Table) -> set[str]:
    """Which of your cards could attack; with nothing to do your turn is over by itself."""
    if t.turn_player is not t.you:
        return set()
    return {option.split()[1] for option in asked(t) if option.startswith("attack")}


def test_an_attack_is_paid_for_each_time() -> None:
    text = (
        "Your opponent can't attack unless they choose 1 card in their hand and send it to their "
        "Warp each time."
    )
    t = against(text, battle=["Egret", "Crane"], hand=["Stork", "Stork"])
    assert attacks(t) == {"leader", "Egret", "Crane"}
    t.you.chooses("attack Egret leader")
    settle(t)
    t.you.warp.holds_exactly("Stork")
    t.goes_on_to("main phase")
    t.you.chooses("attack Crane leader")
    t.goes_on_to("main phase")
    t.you.warp.holds_exactly("Stork", "Stork")
    # With nothing left to pay there is no attack any more.
    assert attacks(t) == set()


def test_only_some_cards_are_paid_for() -> None:
    text = (
        "Your opponent can't attack with Battle Cards unless they choose 2 cards in their hand "
        "and discard them each time."
    )
    for hand, some in ((2, {"leader", "Egret"}), (1, {"leader"})):
        t = against(text, battle=["Egret"], hand=["Stork"] * hand)
        assert attacks(t) == some
        t.you.chooses("attack leader")
        t.goes_on_to("main phase")
        t.you.hand.has(hand)


def test_the_attacker_does_not_pay_with_itself() -> None:
    text = (
        "Your opponent can't attack with Battle Cards unless they choose 1 of their Battle Cards "
        "with an energy cost of 2 or more and place it in its owner's Drop Area."
    )
    t = against(text, battle=["Egret"])
    assert attacks(t) == {"leader"}
    t = against(text, battle=["Egret", "Crane", "Stork"])
    t.you.chooses("attack Egret leader")
    t.you.may_choose_exactly("Crane", "Stork")
    t.you.chooses("Crane")
    t.goes_on_to("main phase")
    t.you.drop.holds_exactly("Crane")
    assert attacks(t) == {"leader", "Stork"}


def test_two_such_effects_are_both_paid_for() -> None:
    each = "Your opponent can't attack unless they discard 1 "
    first = battle("First", f"[Permanent] {each}card each time.")
    second = battle("Second", f"[Permanent] {each}blue card each time.")
    for hand, some in (
        (["Egret", "Stork"], {"leader"}),
        (["Egret"] * 2, set()),
        (["Stork"], set()),
    ):
        t = table(
            "dbs",
            side(hand=hand),
            side(battle=[first, second]),
            at="main",
            cards=[EGRET, STORK],
            turns=3,
        )
        assert attacks(t) == some
    t = table(
        "dbs",
        side(hand=["Egret", "Stork"]),
        side(battle=[first, second]),
        at="main",
        cards=[EGRET, STORK],
        turns=3,
    )
    t.you.chooses("attack leader")
    # The blue card is needed for the second: the first is paid with the other.
    t.goes_on_to("main phase")
    t.you.drop.holds_exactly("Egret", "Stork")


def test_cards_from_the_deck_pay_for_an_attack() -> None:
    text = (
        "Your opponent can't attack unless they place the top 4 cards of their deck in their "
        "Drop Area each time."
    )
    for deck, some in ((4, {"leader"}), (3, set())):
        t = against(text, deck=["filler"] * deck)
        assert attacks(t) == some
    t = against(text, deck=["filler"] * 6)
    t.you.chooses("attack leader")
    t.goes_on_to("main phase")
    t.you.drop.has(4)


def guard(text: str) -> CardDef:
    """A card that answers an attack."""
    return extra("Guard", f"[Counter: Attack] {text}")


def answered(card: CardDef, **mine: Any) -> Table:
    """The rival has answered the first attack of four."""
    t = table(
        "dbs",
        side(battle=["Egret", "Crane", "Stork"], **mine),
        side(hand=[card]),
        at="main",
        cards=[EGRET, STORK, CRANE],
        turns=3,
    )
    t.you.chooses("attack Egret leader")
    until(t, "activate Guard")
    t.rival.chooses("activate Guard")
    settle(t)
    t.goes_on_to("main phase")
    return t


def test_for_the_rest_of_the_turn() -> None:
    text = "Your opponent can't attack for the turn unless they discard 1 card each time."
    assert attacks(answered(guard(text))) == set()
    t = answered(guard(text), hand=["Stork"])
    assert attacks(t) == {"leader", "Crane", "Stork"}
    t.you.chooses("attack Crane leader")
    t.goes_on_to("main phase")
    t.you.drop.holds_exactly("Stork")
    assert attacks(t) == set()


def test_only_once_more() -> None:
    for text in (
        "Your opponent can only attack once more this turn.",
        "Your opponent can only attack 1 more time for the turn.",
    ):
        t = answered(guard(text))
        assert attacks(t) == {"leader", "Crane", "Stork"}
        t.you.chooses("attack Crane leader")
        t.goes_on_to("main phase")
        assert attacks(t) == set()


def test_only_once_more_with_some_cards() -> None:
    text = "Your opponent can only attack with Battle Cards 1 more time for the turn."
    t = answered(guard(text))
    t.you.chooses("attack leader")
    t.goes_on_to("main phase")
    assert attacks(t) == {"Crane", "Stork"}
    t.you.chooses("attack Crane leader")
    t.goes_on_to("main phase")
    assert attacks(t) == set()


def test_twice_more_is_counted_too() -> None:
    text = "Your opponent can only attack 2 more times for the turn."
    t = answered(guard(text))
    for name in ("Crane", "leader"):
        assert name in attacks(t)
        t.you.chooses(f"attack {name} leader" if name != "leader" else "attack leader")
        t.goes_on_to("main phase")


def test_once_more_is_from_a_moment_on() -> None:
    with pytest.raises(Unplayable):
        read_all("[Permanent] Your opponent can only attack 1 more time.", BATTLE)
    with pytest.raises(Unplayable):
        read_all("[Auto] When you play this card, your opponent can only attack once more.", BATTLE)


def test_paid_for_only_by_whoever_is_kept_from_it() -> None:
    text = "[Permanent] You can't attack unless they discard 1 card each time."
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)
    text = "[Permanent] Your opponent can't play red cards unless they discard 1 card each time."
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)
