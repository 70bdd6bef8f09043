"""Cards are spoken of by what was done with them, and it is asked whether it was."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.testing import dbs as make
from bythebook.testing import side
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.test_play import play, settle
from tests.text.dbs_deeds import KO

BLUE = make.battle("Blue", cost=1, power=5000, color="blue")


@pytest.mark.parametrize(("chosen", "drawn"), [("Egret", 2), ("done", 1)])
def test_it_is_asked_what_was_done_and_not_what_was_done_last(chosen: str, drawn: int) -> None:
    t = play(
        f"{KO}, then draw 1 card. If you KO'd a card, draw 1 card.", rival=side(battle=["Egret"])
    )
    t.you.chooses(chosen)
    settle(t)
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("lying", "drawn"), [("Egret", 1), ("Stork", 0)])
def test_of_which_kind_it_was(lying: str, drawn: int) -> None:
    t = play(
        f"{KO}. If you KO'd a red card with this skill, draw 1 card.", rival=side(battle=[lying])
    )
    t.you.chooses(lying)
    settle(t)
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("top", "drawn"), [(["Egret", "Crane"], 1), (["Egret", "Blue"], 0)])
def test_how_many_it_was(top: list[str], drawn: int) -> None:
    t = play(
        "place the top 2 cards of your deck in your Drop Area. If you placed 2 or more red cards "
        "in your Drop Area with this skill, draw 1 card.",
        BLUE,
        deck=[*top, "filler", "filler"],
    )
    t.you.hand.has(drawn)


def test_other_cards_there_do_not_count() -> None:
    t = play(
        "place the top card of your deck in your Drop Area. If a «Heron» card was placed in your "
        "Drop Area by this skill, draw 1 card.",
        BLUE,
        deck=["Blue", "filler", "filler"],
        drop=["Egret"],
    )
    t.you.hand.has(0)


def test_what_was_not_done_draws() -> None:
    text = "you may discard 1 card. If you didn't discard a card, draw 2 cards."
    t = play(text, hand=["Egret"])
    t.you.chooses("no")
    settle(t)
    t.you.hand.has(3)
    t = play(text, hand=["Egret"])
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(0)


def test_the_card_you_played_is_that_one_whatever_was_done_since() -> None:
    t = play(
        "choose up to 1 «Heron» card in your hand and play it, then choose up to 1 of your "
        "other Battle Cards and switch it to Rest Mode. The Battle Card you played gets +5000 "
        "power for the turn.",
        hand=["Egret"],
        battle=["Stork"],
    )
    t.you.chooses("Egret")
    settle(t)
    t.you.chooses("Stork")
    settle(t)
    assert t.you.value("Egret", "power") == 15000
    assert t.you.value("Stork", "power") == 15000


def test_the_revealed_card() -> None:
    text = (
        "reveal the top card of your deck. If the revealed card is a red card, add it to your hand."
    )
    t = play(text, BLUE, deck=["Egret", "filler"])
    t.you.hand.holds_exactly("Egret")
    t = play(text, BLUE, deck=["Blue", "filler"])
    t.you.hand.has(0)


def test_switched_cards_are_those_that_were_switched() -> None:
    text = (
        "choose up to 1 of your energy and switch it to Active Mode. If you switched a card to "
        "Active Mode, draw 1 card."
    )
    t = play(text)
    t.you.chooses("filler")
    settle(t)
    t.you.hand.has(1)


REFUSED = """
choose up to 1 of your opponent's Battle Cards and KO it. If you discarded a card, draw 1 card.
choose up to 1 of your opponent's Battle Cards and KO it. If you played a card, draw 1 card.
draw 1 card. The card you played gets +5000 power for the turn.
choose up to 1 of your opponent's Battle Cards and KO it. If you sent a card to your Warp, draw 1 card.
place the top card of your deck in your Drop Area. If your life is at 4 or less, place the top card of your deck in your energy. If you placed a card in your energy, draw 1 card.
choose up to 1 card in your hand or Drop Area and play it. If you played a card from your hand, draw 1 card.
choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. The Unison Card sent to the Warp by this skill gets +5000 power for the turn.
"""  # noqa: E501 - a text is a line


@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_what_was_not_surely_done_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all("[Auto] When you play this card, " + text, BATTLE)


def test_the_rest_of_a_hand() -> None:
    t = play("choose 1 card in your hand and discard the rest.", hand=["Egret", "Stork", "Crane"])
    t.you.chooses("Stork")
    settle(t)
    t.you.hand.holds_exactly("Stork")
    t.you.drop.holds_exactly("Egret", "Crane")


def test_the_rest_of_the_other_players_hand() -> None:
    t = play(
        "your opponent chooses 1 card in their hand, discards the rest.",
        hand=["Crane"],
        rival=side(hand=["Egret", "Stork"]),
    )
    t.rival.chooses("Egret")
    settle(t)
    t.rival.hand.holds_exactly("Egret")
    t.rival.drop.holds_exactly("Stork")
    t.you.hand.holds_exactly("Crane")


@pytest.mark.parametrize(("card", "hand"), [("Egret", ["Egret"]), ("Crane", [])])
def test_what_a_card_spoken_of_costs(card: str, hand: list[str]) -> None:
    t = play(
        "choose up to 1 card in your Drop Area. If that card's energy cost is 3 or less, add it to "
        "your hand.",
        drop=[card],
    )
    t.you.chooses(card)
    settle(t)
    t.you.hand.holds_exactly(*hand)


@pytest.mark.parametrize(("card", "kept"), [("Blue", True), ("Egret", False)])
def test_no_other_color(card: str, kept: bool) -> None:
    t = play(
        "choose up to 1 of your other Battle Cards that is red and no other color and KO it.",
        BLUE,
        battle=[card],
    )
    if not kept:
        t.you.chooses(card)
        settle(t)
    assert (card in t.you.battle.names) == kept


def test_a_card_sent_away_is_played_from_there_later() -> None:
    t = play(
        "choose up to 1 «Heron» card in your Battle Area, send it to your Warp, and at the end of "
        "the turn, play that card from your Warp.",
        battle=["Egret"],
        warp=["Crane"],
    )
    t.you.chooses("Egret")
    settle(t)
    t.you.warp.holds_exactly("Egret", "Crane")
    t.you.chooses("pass")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Egret")
    t.you.warp.holds_exactly("Crane")


TWICE = (
    "choose up to 1 card in your Drop Area and add it to your hand, choose up to 1 card in your "
    "life and add it to your hand. "
)


@pytest.mark.parametrize("first", ["Egret", "done"])
@pytest.mark.parametrize("second", ["life", "done"])
def test_what_was_done_twice_was_done_if_either_was(first: str, second: str) -> None:
    text = f"{TWICE}If you added a card to your hand, place the top card of your deck in your warp."
    t = play(text, drop=["Egret"], life=2)
    t.you.chooses(first)
    t.you.chooses("done" if second == "done" else t.options[0])
    settle(t)
    t.you.warp.has(int([first, second].count("done") < 2))


def test_how_many_cards_that_was_is_not_known_of_two_times() -> None:
    for asked in ("you added 2 cards to your hand", "you added a red card to your hand"):
        with pytest.raises(Unplayable, match="before, too"):
            read_all(f"[Auto] When this card attacks, {TWICE}If {asked}, draw 1 card.", BATTLE)
