"""Texts of the second game played: energy kept from being switched, cards from several areas,
combos with what somebody has sent away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, LEADER
from bythebook.games.dbs.zones.zones import ENERGY, REST
from bythebook.testing import Table, side
from bythebook.testing import dbs as make
from bythebook.testing.seats import Seat
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, to_main
from tests.cards.dbs.test_play import asked, battle, main, play, settle

DRY = (
    "your opponent can't switch energy to Active Mode by a non-[Awaken] skill until the end of "
    "your opponent's next turn."
)


def rested(t: Table, seat: Seat) -> int:
    """How many of a player's energy cards are in rest mode."""
    state = t.game.state
    return sum(state.orient[card] == REST for card in state.zone(seat.player, ENERGY))


@pytest.mark.parametrize(("text", "woken"), [(DRY, 0), ("draw 1 card.", 1)])
@pytest.mark.parametrize("by", ["extra", "aegis"])
def test_energy_is_not_switched_by_skills(text: str, woken: int, by: str) -> None:
    guard = battle("Guard", "[Aegis Red/Blue]")
    rouse = extra(
        "Rouse", "[Activate: Main] Choose up to 1 of your energy and switch it to Active Mode."
    )
    theirs: dict[str, list[object]] = {
        "energy": [("filler", REST), "filler"],
        "hand": ["Egret", "Stork", rouse],
        "battle": [guard],
        "deck": ["filler"] * 9,
    }
    hero = battle("Hero", "[Auto] When this card attacks, " + text)
    t = fight(hero, guard, rouse, theirs=theirs, mine={"deck": ["filler"] * 9})
    t.you.chooses("attack Hero leader")
    settle(t)
    if by == "aegis":
        before = rested(t, t.rival)
        t.goes_on_to("activate Guard")
        t.rival.chooses("activate Guard")
        settle(t)
        while not any(word.startswith(("combo", "pass", "attack")) for word in asked(t)):
            t.answer(0)
            settle(t)
        assert before - rested(t, t.rival) == woken
        return
    to_main(t)
    t.you.chooses("pass")
    t.goes_on_to("play Egret")
    t.rival.chooses("play Egret")
    settle(t)
    before = rested(t, t.rival)
    assert before
    t.rival.chooses("activate Rouse")
    settle(t)
    t.answer(0)
    settle(t)
    assert before - rested(t, t.rival) == woken


def test_but_by_awakening_it_is() -> None:
    awakens = (
        "[Awaken] When your life is at 8 or less : You may choose 2 of your energy and switch them "
        "to Active Mode and flip this card over."
    )
    chief = make.leader("Chief", abilities=abilities_of((awakens,), LEADER))
    chief = replace(chief, back=make.leader("Awake"))
    t = main(
        battle("Hero", "[Auto] When you play this card, " + DRY),
        deck=["filler"] * 9,
        rival=side(leader=chief, energy=["filler"] * 3, hand=["Stork"], deck=["filler"] * 9),
    )
    t.you.chooses("play Hero")
    settle(t)
    t.you.chooses("pass")
    t.goes_on_to("play Stork")
    t.rival.chooses("play Stork")
    settle(t)
    assert rested(t, t.rival) == 3
    t.rival.chooses("activate Chief")
    settle(t)
    while not any(word.startswith("attack") for word in asked(t)):
        t.answer(0)
        settle(t)
    assert rested(t, t.rival) == 1


# Cards from several areas.


def test_up_to_one_card_from_each_area() -> None:
    t = play(
        "choose up to 1 card each from your opponent's Battle Area (Battle Cards only), energy, "
        "life, and hand, then place them at the bottom of their deck in any order.",
        rival=side(
            battle=["Egret"], energy=["Stork"], life=["Crane"] * 3, hand=["Crane"], deck=["filler"]
        ),
    )
    while not any(word.startswith("attack") for word in asked(t)):
        t.answer(0)
    t.rival.battle.has(0)
    t.rival.energy.has(0)
    t.rival.life.has(2)
    t.rival.hand.has(0)
    assert sorted(t.rival.deck.names[1:]) == ["Crane", "Crane", "Egret", "Stork"]


def test_none_will_do_of_each() -> None:
    t = play(
        "choose up to 1 card each from your opponent's life and energy, then place them at the "
        "bottom of their owner's deck in any order.",
        rival=side(energy=["Stork"], life=["Crane"] * 3, deck=["filler"]),
    )
    while not any(word.startswith("attack") for word in asked(t)):
        t.answer(len(asked(t)) - 1)
    t.rival.energy.has(1)
    t.rival.life.has(3)


# Combos.


@pytest.mark.parametrize(("sent", "used"), [("Egret", True), ("Note", False), ("Stork", False)])
def test_what_the_opponent_placed_there_is_used_in_a_combo(sent: str, used: bool) -> None:
    note = extra("Note", "[Activate: Main] Draw 1 card.")
    hero = battle(
        "Hero",
        "[Auto] When this card attacks, your opponent chooses 1 card in their hand and places it "
        "in their Drop Area. If the card your opponent placed in their Drop Area was a red Battle "
        "Card, combo it with this card.",
    )
    t = fight(
        hero, note, theirs={"hand": [sent]}, mine={"hand": ["Stork"], "energy": ["filler"] * 3}
    )
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.combo.has(1 if used else 0)
    to_main(t)
    # It goes back to its owner's drop area.
    t.rival.drop.holds_exactly(sent)


def test_a_leader_is_flipped_to_its_back() -> None:
    text = (
        "[Auto] When you play a «Heron» card, you may flip this card to its back. If you do, draw "
        "1 card."
    )
    chief = make.leader("Chief", abilities=abilities_of((text,), LEADER))
    t = main(make.battle("Hero"), leader=replace(chief, back=make.leader("Back")), hand=["Egret"])
    t.you.chooses("play Egret")
    settle(t)
    t.you.chooses("yes")
    settle(t)
    assert t.you.leader.names == ["Back"]
    t.you.hand.has(2)


REFUSED = """
choose up to 1 «Heron» card in your Drop Area and combo it with this card.
choose up to 1 card each from your opponent's life and life, then place them at the bottom of their deck in any order.
"""  # noqa: E501 - a text is a line


@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_what_leaves_something_open_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all("[Auto] When you play this card, " + text, BATTLE)
