"""What both players do: each with cards of their own, the turn player choosing first (1-3-4)."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import Table, side
from tests.cards.dbs.fights import attack, fight
from tests.cards.dbs.test_doubts import refused
from tests.cards.dbs.test_play import battle, play, settle

DISCARDS = [
    "both players choose 1 card from their hand and place it in the Drop Area.",
    "each player discards 1 card.",
    "you and your opponent place 1 card from your hands in your Drop Areas.",
]


@pytest.mark.parametrize("text", DISCARDS)
def test_each_chooses_among_their_own_and_then_all_goes_at_once(text: str) -> None:
    t = play(text, hand=["Egret", "Stork"], rival=side(hand=["Crane", "filler"]))
    t.you.may_choose_exactly("Egret", "Stork")
    t.you.chooses("Egret")
    t.you.drop.has(0)  # nothing is placed before both have chosen
    t.rival.may_choose_exactly("Crane", "filler")
    t.rival.chooses("Crane")
    settle(t)
    t.you.drop.holds_exactly("Egret")
    t.rival.drop.holds_exactly("Crane")


@pytest.mark.parametrize("text", DISCARDS)
@pytest.mark.parametrize(("mine", "theirs"), [([], ["Crane"]), (["Egret"], []), ([], [])])
def test_who_has_nothing_does_nothing(text: str, mine: list[str], theirs: list[str]) -> None:
    t = play(text, hand=list(mine), rival=side(hand=list(theirs)))
    settle(t)
    t.you.drop.holds_exactly(*mine)
    t.rival.drop.holds_exactly(*theirs)


def guarded(*text: str) -> Table:
    """Somebody attacks, and a card of the other player's has a text about that."""
    watch = battle("Watch", *text)
    t = fight(
        battle("Hero"),
        watch,
        mine={"hand": ["Egret", "Stork"]},
        theirs={"battle": ["Watch"], "hand": ["Crane", "filler"]},
    )
    attack(t)
    return t


def test_the_turn_player_chooses_first_whosever_skill_it_is() -> None:
    t = guarded("[Auto] When your opponent's card attacks, both players discard 1 card.")
    t.you.may_choose_exactly("Egret", "Stork")
    t.you.chooses("Stork")
    t.rival.may_choose_exactly("Crane", "filler")
    t.rival.chooses("filler")
    t.goes_on_to("main phase")
    t.ends_asking()
    t.you.drop.holds_exactly("Stork")
    t.rival.drop.holds_exactly("filler")


def test_the_second_to_choose_does_not_see_what_the_first_has_chosen() -> None:
    views = []
    for chosen in ("Egret", "Stork"):
        t = play(DISCARDS[0], hand=["Egret", "Stork"], rival=side(hand=["Crane", "filler"]))
        t.you.chooses(chosen)
        views.append(t.rival.view)
        t.rival.chooses("Crane")
        settle(t)
    assert views[0] == views[1]


def test_two_cards_of_each_player() -> None:
    t = play(
        "both players choose 1 card from their hand and 1 card from their Battle Area, and place "
        "those cards in their Drop Areas.",
        hand=["Egret"],
        rival=side(hand=["Crane", "filler"], battle=["Stork", "Egret"]),
    )
    t.rival.may_choose_exactly("Crane", "filler")
    t.rival.chooses("Crane")
    t.rival.may_choose_exactly("Stork", "Egret")
    t.rival.chooses("Stork")
    settle(t)
    t.you.drop.holds_exactly("Egret", "Hero")
    t.rival.drop.holds_exactly("Crane", "Stork")


def test_both_switch_a_card_of_theirs() -> None:
    t = play(
        "both players choose 1 of their energy and switch it to Rest Mode.",
        energy=["filler", "Stork", "filler"],
        rival=side(energy=["Crane"]),
    )
    t.you.chooses("filler")  # to pay for Hero
    settle(t)
    t.you.chooses("Stork")
    settle(t)
    assert t.you.state_of("Stork") == REST
    assert t.rival.state_of("Crane") == REST


def test_up_to_so_many_is_for_each_to_say() -> None:
    t = play(
        "both players choose up to 1 of their Battle Cards and return it to its owner's hand.",
        rival=side(battle=["Egret"]),
    )
    t.you.may_choose_exactly("Hero", "done")
    t.you.chooses("done")
    t.rival.may_choose_exactly("Egret", "done")
    t.rival.chooses("Egret")
    settle(t)
    t.you.battle.holds_exactly("Hero")
    t.rival.battle.has(0)


def test_what_each_of_them_does_has_to_be_sure() -> None:
    refused(
        "[Auto] When you play this card, both players choose 1 «Heron» card from their deck and "
        "add it to their hand.",
        "[Auto] When you play this card, both players choose 1 of your opponent's Battle Cards and "
        "KO it.",
        "[Auto] When you play this card, both players place the top card of their decks in their "
        "Drop Areas.",
    )
