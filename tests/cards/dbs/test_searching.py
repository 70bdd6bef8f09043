"""Texts that let a player look through the deck, life or both for cards."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.zones.zones import DECK, LIFE
from bythebook.kernel.state.changes import SHUFFLE
from bythebook.testing import Table, face_up, side
from tests.cards.dbs.test_doubts import refused
from tests.cards.dbs.test_play import asked, battle, main, play, settle

DECKS = ["Egret", "filler", "filler"]
LIVES = ["Crane", "Stork", "filler", "filler"]
SEARCH = (
    "choose up to 1 «Heron» card from your deck or life and add it to your hand. Then shuffle any "
    "areas you looked through."
)


def searching(text: str = SEARCH, **zones: Any) -> Table:
    """Somebody is about to look for cards."""
    return play(text, **{"deck": DECKS, "life": LIVES, **zones})


def shuffled(t: Table, then: int) -> list[int]:
    """Which of your areas were shuffled since then."""
    return [c[2] for c in t.since(then) if c[0] == SHUFFLE and c[1] == 0]


@pytest.mark.parametrize(
    ("looks", "found", "areas"),
    [
        (["deck"], ["Egret"], [DECK]),
        (["life"], ["Crane"], [LIFE]),
        (["deck", "life"], ["Crane", "Egret"], [DECK, LIFE]),
        (["life", "deck"], ["Crane", "Egret"], [DECK, LIFE]),
    ],
)
def test_a_player_looks_through_the_areas_of_their_choice(
    looks: list[str], found: list[str], areas: list[int]
) -> None:
    t = searching()
    t.you.is_asked("area to look through")
    left = ["deck", "life"]
    for area in looks:
        t.you.may_choose_exactly(*left, "done")
        t.you.chooses(area)
        left.remove(area)
    if left:
        t.you.may_choose_exactly(*left, "done")
        t.you.chooses("done")
    t.you.may_choose_exactly(*found, "done")
    then = t.happened
    t.you.chooses(found[0])
    settle(t)
    t.you.hand.holds_exactly(found[0])
    assert shuffled(t, then) == areas


def test_who_looks_through_nothing_finds_and_shuffles_nothing() -> None:
    t = searching()
    then = t.happened
    t.you.chooses("done")
    t.you.hand.has(0)
    t.you.life.has(4)
    assert shuffled(t, then) == []


@pytest.mark.parametrize("takes", ["Crane", "done"])
def test_what_is_in_life_is_seen_by_its_player_only_until_it_is_shuffled(takes: str) -> None:
    t = searching()
    t.you.chooses("life", "done")
    assert sorted(name or "" for name in t.you.life.seen_by(t.you)) == sorted(LIVES)
    assert t.you.life.seen_by(t.rival) == [None] * 4
    t.you.chooses(takes)
    settle(t)
    assert set(t.you.life.seen_by(t.you)) == {None}
    assert set(t.you.life.seen_by(t.rival)) == {None}


def test_nothing_is_told_by_whether_there_was_anything_to_find() -> None:
    for life in (LIVES, ["filler"] * 4):
        t = searching(life=life)
        t.you.chooses("life", "done")
        t.you.is_asked("choose")  # with nothing to find it is asked all the same
        t.you.chooses("done")


def test_having_seen_one_area_the_next_can_be_looked_through() -> None:
    t = searching(deck=["filler"] * 3)
    t.you.chooses("deck")
    t.you.may_choose_exactly("life", "done")
    t.you.chooses("life")
    t.you.may_choose_exactly("Crane", "done")
    t.you.chooses("Crane")
    t.you.hand.holds_exactly("Crane")


def test_a_life_card_that_lies_face_up_is_seen_without_looking() -> None:
    t = searching(life=[face_up("Crane"), "Egret"])
    t.you.chooses("done")
    t.you.may_choose_exactly("Crane", "done")
    t.you.chooses("Crane")
    t.you.hand.holds_exactly("Crane")


def test_two_of_both_areas() -> None:
    t = searching(
        "choose up to 2 «Heron» cards from your deck or life and add them to your hand, then "
        "shuffle any areas you looked through."
    )
    t.you.chooses("deck", "life", "Egret", "Crane")
    settle(t)
    t.you.hand.holds_exactly("Egret", "Crane")


def test_life_that_nothing_says_to_shuffle_is_not_looked_through() -> None:
    refused(
        "[Auto] When you play this card, choose up to 1 «Heron» card from your deck or life and "
        "add it to your hand.",
        "[Auto] When you play this card, choose up to 1 «Heron» card from your deck or life, add "
        "it to your hand, then shuffle your deck.",
        "[Auto] When you play this card, choose up to 1 «Heron» card from your life and add it to "
        "your hand. Then shuffle any areas you looked through.",
        "[Auto] When you play this card, choose 1 «Heron» card from your deck or life and add it "
        "to your hand. Then shuffle any areas you looked through.",
    )


def test_a_deck_searched_alone_is_all_that_is_shuffled() -> None:
    t = play(
        "choose up to 1 «Heron» card from your deck and add it to your hand. Then shuffle any "
        "areas you looked through.",
        deck=DECKS,
        life=LIVES,
        rival=side(),
    )
    then = t.happened
    t.you.chooses("Egret")
    settle(t)
    assert shuffled(t, then) == [DECK]


# A deck that is looked through as a cost.

PAID = (
    "[Activate: Main] Choose up to 1 «Heron» card from your deck and send it to your Warp, then "
    "shuffle your deck : Choose up to 1 «Heron» card in your Warp and play it."
)


@pytest.mark.parametrize("deck", [["Egret", "Crane", "filler"], ["filler"] * 3])
def test_up_to_so_many_can_be_paid_whatever_is_in_the_deck(deck: list[str]) -> None:
    t = main(battle("Filler"), battle("Hero", PAID), battle=["Hero"], deck=deck)
    assert "activate Hero" in asked(t)
    t.you.chooses("activate Hero")
    t.you.is_asked("pay")  # with nothing to find it is asked all the same
    found = [name for name in deck if name != "filler"]
    t.you.may_choose_exactly(*found, "done")
    then = t.happened
    t.you.chooses("done")
    settle(t)
    assert shuffled(t, then) == [DECK]
    t.you.battle.holds_exactly("Hero")


def test_what_is_found_is_used() -> None:
    t = main(
        battle("Filler"),
        battle("Hero", PAID),
        battle=["Hero"],
        deck=["Egret", "Stork", "filler"],
        warp=["Crane"],
    )
    t.you.chooses("activate Hero")
    settle(t)
    t.you.may_choose_exactly("Egret", "done")
    assert t.you.deck.seen_by(t.rival) == [None] * 3
    t.you.chooses("Egret")
    settle(t)
    t.you.warp.holds_exactly("Egret", "Crane")
    t.you.may_choose_exactly("Egret", "Crane", "done")
    t.you.chooses("Egret")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Egret")


def test_so_many_and_no_fewer_is_refused_nobody_knows_whether_it_can_be_paid() -> None:
    refused(
        PAID.replace("Choose up to 1", "Choose 1", 1),
        PAID.replace(", then shuffle your deck", ""),
    )


def test_what_is_done_with_cards_elsewhere_is_not_done_with_cards_of_a_deck_to_pay() -> None:
    for done in ("KO it", "discard it", "switch it to Rest Mode"):
        refused(PAID.replace("send it to your Warp", done))
