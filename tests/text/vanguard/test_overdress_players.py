"""What players get, decks and ride decks, trigger orders, orders that ask first (overDress era)."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.cards.types import NORMAL_ORDER, SET_ORDER, TRIGGER_ORDER
from bythebook.games.vanguard.d.preparation import copies
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import entries_of, read_all, show
from bythebook.text.vanguard.d.cards import entries_of_card, make_card
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

TEXTS = tuple(
    """
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and you get "During your turn, all of your rear-guards get [Power] +10000" until end of this fight.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and during this fight, you get "During your turn, all of your vanguards get [Power] +10000/[Critical] +1".
[CONT]:You may have up to eight "Quill, Keeper" in your deck.
[CONT]:You may only have one "Quill, Keeper" in a deck.
[CONT]:During this fight, this card is also regarded as "Quill" and "Nib".
[CONT](VC):If your soul has a "Nib", when you would ride "Quill" from your ride deck, you can ride without discarding a card from your hand.
[CONT](VC):When you would ride a grade 3 card with "Quill" in its card name from the ride deck, you can ride without discarding a card from hand.
[AUTO]:When this unit is placed on (RC), your opponent chooses a card from their drop, and imprisons it in your prison.
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


CARDS = (*[unit(name) for name in "abc"], order("edict"), order("keep", additional=("Prison",)))


def playing(text: str, **zones: Any) -> Table:
    """A main phase of a vanguard with a text."""
    you = side(**{"vanguard": unit("lead", 3, text=text), "deck": ["a"] * 9, **zones})
    return table("vgd", you=you, rival=side(left="c"), cards=[*CARDS], at="main")


def test_a_player_gets_an_effect_for_the_whole_game() -> None:
    text = (
        '[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and during this fight, you get "During your turn,'
        ' all of your rear-guards get [Power] +10000".'
    )
    t = playing(text, left="a", hand=["b"], soul=["a"])
    assert t.you.value("a", "power") == 8000
    t.you.chooses("activate lead")
    assert t.you.value("lead", "power") == 8000
    assert t.rival.value("c", "power") == 8000
    t.you.chooses("call b", "right front")
    assert t.you.value("b", "power") == 18000  # who comes later gets it, too
    while t.game.state.turn_player == t.you.player:
        t.you.passes()
    assert t.you.value("b", "power") == 8000  # it is not that player's turn


def test_for_how_long_a_player_gets_something_has_to_be_said() -> None:
    text = '[ACT](VC):[COST][Soul-Blast 1], and you get "All of your vanguards get [Power] +10000".'
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)


def test_a_text_about_decks_speaks_of_its_own_card() -> None:
    printed = {"number": "T-1", "type": "normal unit", "grade": 1, "power": 8000, "shield": 5}
    for said, most in (("have up to six", 6), ("only have one", 1)):
        text = f'[CONT]:You may {said} "Nib" in a deck.'
        card = make_card({**printed, "name": "Nib", "text": [text]})
        assert not card.unread
        assert copies([card] * most) == []
        assert len(copies([card] * (most + 1))) == 1
        assert make_card({**printed, "name": "Quill", "text": [text]}).unread == (text,)
    with pytest.raises(Unplayable):
        read_all('[CONT]:You may have up to six "Nib" in your deck.', 0)


@pytest.mark.parametrize(
    ("soul", "rides", "hand", "can"),
    [
        (["nib"], "quill", ["a"], True),
        (["nib"], "quill", [], True),
        (["nib"], "other", [], False),
        ([], "quill", [], False),
        ([], "quill", ["a"], True),
    ],
)
def test_riding_from_the_ride_deck_without_discarding(
    soul: list[str], rides: str, hand: list[str], can: bool
) -> None:
    text = (
        '[CONT](VC):If your soul has a "nib", when you would ride "quill" from your ride deck, you'
        " can ride without discarding a card from your hand."
    )
    cards = [unit("quill", 2), unit("other", 2), unit("nib"), *CARDS]
    you = side(
        vanguard=unit("lead", 1, text=text), soul=soul, hand=hand, ride_deck=[rides], deck=["a"] * 5
    )
    t = table("vgd", you=you, cards=cards, at="ride")
    if not can:
        assert not any("ride" in option for option in t.you.options)
        return
    t.you.chooses(f"ride {rides}")
    if soul and hand:
        t.you.may_choose_exactly("a", "done")
        t.you.chooses("done")
        t.you.hand.is_("a")
    assert t.you.vanguard.names == [rides]
    t.you.drop.has(1 if hand and not soul else 0)


def test_a_trigger_order_does_something_else_when_it_is_played() -> None:
    text = (
        "Additional Effect－Draw two cards! Play Effect (Resolve this effect when played as an"
        " order!) - [Soul-Charge 1]."
    )
    lines = (text,)
    assert len(entries_of_card(lines, TRIGGER_ORDER)) == 2
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3), hand=["gift"], deck=["a"] * 5),
        cards=[*CARDS, order("gift", text=lines, kind=TRIGGER_ORDER, trigger="over")],
        at="main",
    )
    t.you.chooses("play order gift")
    t.you.soul.has(1)
    t.you.hand.has(0)
    with pytest.raises(Unplayable):
        read_all("Play Effect - Draw a card.", NORMAL_ORDER | OVERDRESS)


@pytest.mark.parametrize(
    "form", ["If {so}, play this with {cost}!", "Play this card with {cost} if {so}!"]
)
@pytest.mark.parametrize(("grade", "can"), [(3, True), (2, False)])
def test_an_order_that_says_first_what_it_asks(form: str, grade: int, can: bool) -> None:
    said = form.format(so="you have a grade 3 vanguard", cost="[COST][Soul-Blast 1]")
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", grade), hand=["flag"], soul=["a"], deck=["b", "b"]),
        cards=[*CARDS, order("flag", text=f"{said} Draw a card.")],
        at="main",
    )
    if not can:
        t.you.may_choose_exactly("pass")
        return
    t.you.chooses("play order flag")
    t.you.hand.is_("b")
    t.you.soul.has(0)


def test_the_opponent_imprisons_a_card_in_your_prison() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], your opponent chooses a card from their drop, and"
        " imprisons it in your prison."
    )
    keep = order("jail", kind=SET_ORDER, additional=("Prison",))
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), soul=["a"], order_zone=[keep]),
        rival=side(drop=["b", "c"]),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("activate lead")
    t.rival.may_choose_exactly("b", "c")
    t.rival.chooses("c")
    t.you.prison.is_("c")


def test_abilities_behind_each_other_are_told_apart() -> None:
    labelled = "[CONT](VC):This unit gets [Power] +2000. Powerful－[AUTO](VC):When this unit attacks, draw a card."  # noqa: E501
    assert len(entries_of((labelled,))) == 2
    assert (
        entries_of(("[CONT]:Sentinel [AUTO]:When this unit attacks, draw a card.",))[0].strip()
        == "[CONT]:Sentinel"
    )
    assert entries_of(("[AUTO]:When this unit attacks, draw a card. [Glitter]",))[1] == "[Glitter]"
