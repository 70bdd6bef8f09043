"""Texts that compare numbers and names, played: both sides of each threshold."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import K_GUARD
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, no_guard, other

NAMESAKE = (
    "[ACT](VC):[Counter-Blast 1] Search your deck for up to one card with the same card name as one"
    " of your rear-guards, call it to (RC), and shuffle your deck."
)
LONE = "[CONT](VC):This unit cannot be boosted."
RUSH = (
    "[AUTO](VC):When your rear-guard attacks, that unit gets [Power] +5000 until end of that"
    " battle, and at the end of that battle, put that unit on the bottom of your deck."
)
RETURNS = (
    "[ACT](Hand):[Reveal this card to your opponent, and return it to your deck] Search your deck"
    " for up to one card named \"sword\", reveal it to your opponent, put it into your hand, and"
    " shuffle your deck."
)  # fmt: skip


def power(t: Table, name: str) -> int:
    return t.game.value(POWER, t.you.ref(name) & 0xFFFF)


@pytest.mark.parametrize(
    ("said", "mine", "theirs", "holds"),
    [
        ("more than", 2, 1, True),
        ("more than", 1, 1, False),
        ("greater than", 1, 1, False),
        ("less than", 1, 2, True),
        ("less than", 1, 1, False),
        ("equal to or more than", 1, 1, True),
        ("equal to or more than", 1, 2, False),
        ("equal to or less than", 1, 1, True),
        ("equal to or less than", 2, 1, False),
        ("equal to", 1, 1, True),
        ("equal to", 2, 1, False),
    ],
)
def test_what_both_players_have_is_compared(said: str, mine: int, theirs: int, holds: bool) -> None:
    text = f"[CONT](VC):If the number of cards in your hand is {said} your opponent's, this unit gets [Power] +3000."  # noqa: E501
    you = side(vanguard=unit("leader", 3, 10000, text=text), hand=["filler"] * mine)
    t = table("vgg", you=you, rival=side(hand=["filler"] * theirs), at="main")
    assert power(t, "leader") == (13000 if holds else 10000)


def test_a_name_of_any_rear_guard_will_do() -> None:
    you = side(
        vanguard=unit("leader", 3, 10000, text=NAMESAKE),
        damage=["filler"],
        left="bird",
        right="fish",
        deck=["fish", "bird", "goat"],
    )
    cards = tuple(unit(name) for name in ("bird", "fish", "goat"))
    t = table("vgg", you=you, cards=cards, at="main")
    t.you.chooses("activate leader")
    t.you.may_choose_exactly("fish", "bird", "done")
    t.you.chooses("bird", "right back")
    assert t.you.back_right.names == ["bird"]


def test_nobody_boosts_who_cannot_be_boosted() -> None:
    t = battle(
        field(vanguard=unit("leader", 3, 10000, text=LONE), back_center=unit("page", 1)),
        other(hand=["filler"]),
    )
    attack(t, "leader", boost="page")
    assert t.asked.kind == K_GUARD
    assert power(t, "leader") == 10000


def test_whom_the_trigger_spoke_of_is_put_away_after_the_battle() -> None:
    t = battle(
        field(vanguard=unit("leader", 3, 10000, text=RUSH), left=unit("runner", 2, 9000)),
        other(hand=["filler"]),
    )
    attack(t, "runner")
    assert power(t, "runner") == 14000
    no_guard(t)
    assert t.you.left.names == []
    assert t.you.deck.names[-1] == "runner"


def test_a_card_shown_and_returned_is_in_the_deck_that_is_searched() -> None:
    you = side(hand=[unit("herald", 3, text=RETURNS)], deck=["sword", "filler"])
    t = table("vgg", you=you, cards=(unit("sword"),), at="main")
    t.you.chooses("activate herald")
    t.you.may_choose_exactly("sword", "done")
    t.you.chooses("sword")
    assert t.you.hand.names == ["sword"]
    assert sorted(t.you.deck.names) == ["filler", "herald"]


def test_all_of_some_units_and_this_one() -> None:
    text = "[ACT](VC):[Counter-Blast 1] All of your rear-guards and this unit get [Power] +2000 until end of turn."  # noqa: E501
    you = side(
        vanguard=unit("leader", 3, 10000, text=text), damage=["filler"], left=unit("ally", 2, 9000)
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate leader")
    assert (power(t, "leader"), power(t, "ally")) == (12000, 11000)


def test_whoever_is_in_the_front_row() -> None:
    text = "[CONT](VC):Units in your front row get [Power] +1000."
    you = side(
        vanguard=unit("leader", 3, 10000, text=text),
        left=unit("ally", 2, 9000),
        back_left=unit("page", 1, 7000),
    )
    t = table("vgg", you=you, at="main")
    assert [power(t, name) for name in ("leader", "ally", "page")] == [11000, 10000, 7000]


def test_so_much_for_every_two_cards() -> None:
    text = "[CONT](VC):This unit gets [Power] +2000 for every two cards in your soul."
    for soul, expected in ((1, 10000), (2, 12000), (3, 12000), (4, 14000)):
        you = side(vanguard=unit("leader", 3, 10000, text=text), soul=["filler"] * soul)
        assert power(table("vgg", you=you, at="main"), "leader") == expected
