"""Keyword skills that cards gain, and skills that wait only during some battles."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.testing import laid, side
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_play import asked, battle, play, settle


def test_a_servant_for_a_time() -> None:
    t = play(
        "choose up to 1 of your other Battle Cards; the chosen card gains [Servant] until the end "
        "of your opponent's next turn.",
        battle=[laid("Egret", REST), laid("Stork", REST)],
    )
    t.you.chooses("Egret")
    settle(t)
    assert t.you.value("Egret", "power") == 20000
    t.goes_on_to("charge phase", t.you)
    t.ends_asking()
    # By then it has ended again; but in the charge phase before that Egret would have stayed.
    assert t.you.value("Egret", "power") == 10000


def test_a_servant_stays_in_rest_mode_in_its_owners_charge_phase() -> None:
    t = play(
        "choose up to 1 of your other Battle Cards, and it gains [Servant] for the game.",
        battle=[laid("Egret", REST), laid("Stork", REST)],
    )
    t.you.chooses("Egret")
    settle(t)
    t.goes_on_to("charge phase", t.you)
    t.ends_asking()
    assert t.you.state_of("Egret") == REST
    assert t.you.state_of("Stork") == ACTIVE


def test_an_overlord_for_a_turn() -> None:
    servant = battle("Squire", "[Servant]")
    t = play("this card gains [Overlord] for the turn.", servant, battle=["Squire"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.battle.holds_exactly("Hero")
    t.you.hand.has(1)
    assert t.you.deck.names[-1] == "Squire"
    assert "activate Hero" not in asked(t)  # nobody is left to serve


@pytest.mark.parametrize("who", ["Hero", "leader"])
def test_what_is_waited_for_during_its_attacks(who: str) -> None:
    hero = battle(
        "Hero",
        "[Auto] During a battle where this card is attacking, when your opponent activates a "
        "[Counter] skill, switch this card to Active Mode.",
    )
    wall = battle("Wall", "[Counter: Attack] Draw 1 card.", cost=0)
    t = fight(hero, wall, theirs={"hand": ["Wall"]})
    t.you.chooses("attack Hero leader" if who == "Hero" else "attack leader")
    t.goes_on_to("activate Wall")
    t.rival.chooses("activate Wall")
    settle(t)
    t.goes_on_to("main phase", t.you)
    t.ends_asking()
    attacked = t.you.state_of("Hero") if who == "Hero" else t.you.state_of("leader")
    assert attacked == (ACTIVE if who == "Hero" else REST)


def test_a_card_that_is_gone_gains_nothing() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards, KO it, and this card gains [Servant] for "
        "the turn.",
        rival=side(battle=["Egret"]),
    )
    t.you.chooses("done")
    settle(t)
    assert t.you.value("Hero", "power") == 20000
