"""Texts that keep units from a deck, a lock or standing up; rows, names and powers asked for."""

import pytest

from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all

REST_IT = "[ACT](RC):[Rest this unit]"


@pytest.mark.parametrize("kept", [True, False])
def test_a_unit_is_not_put_into_the_deck_by_effects(kept: bool) -> None:
    bar = "[CONT](RC):This unit cannot be put into your deck by card effects."
    text = f"{REST_IT} Choose one of your other rear-guards, and put it on the bottom of your deck."
    mate = unit("mate", text=bar if kept else ())
    t = table("vgg", you=side(left=unit("doer", text=text), right=mate, deck=["filler"]), at="main")
    t.you.chooses("activate doer")
    assert t.you.right.names == (["mate"] if kept else [])
    # What is returned to the hand goes.
    text = f"{REST_IT} Choose one of your other rear-guards, and return it to your hand."
    t = table("vgg", you=side(left=unit("doer", text=text), right=mate), at="main")
    t.you.chooses("activate doer")
    t.you.hand.holds_exactly("mate")


@pytest.mark.parametrize("kept", [True, False])
def test_a_unit_is_not_locked_by_effects(kept: bool) -> None:
    bar = "[CONT](RC):This unit cannot be locked by card effects."
    text = f"{REST_IT} Choose one of your opponent's rear-guards, and lock it."
    rival = side(left=unit("prey", text=bar if kept else ()))
    t = table("vgg", you=side(left=unit("doer", text=text)), rival=rival, at="main")
    t.you.chooses("activate doer")
    assert t.rival.left.names == (["prey"] if kept else [])
    assert t.rival.locked_left.names == ([] if kept else ["prey"])


def test_a_unit_does_not_stand_in_the_stand_phase() -> None:
    text = "[CONT](RC):This unit cannot [Stand] during your stand phase."
    you = side(left=(unit("tired", text=text), REST), right=(unit("fresh"), REST))
    t = table("vgg", you=you, at="stand")
    assert t.you.state_of("tired") == REST
    assert t.you.state_of("fresh") == STAND


def test_a_keyword_is_lost_all_the_time() -> None:
    text = (
        "[CONT](VC):Restraint (This unit cannot attack)",
        '[CONT](VC):If you do not have any rear-guards, this unit gets [Power] +1000 and loses "Restraint".',  # noqa: E501 - a text is one line
    )
    for mine, can in (({}, True), ({"back_left": unit("mate")}, False)):
        t = table("vgg", you=side(vanguard=unit("lead", 3, text=text), **mine), at="battle")
        assert ("attack" in t.options) is can


def test_open_circles_of_a_row() -> None:
    for row, power in (("back", 9000), ("front", 8000)):
        text = (
            f"[CONT](RC):This unit gets [Power] +1000 for each of your opponent's open (RC) in the"
            f" {row} row."
        )
        rival = side(left=unit("a"), back_left=unit("b"))
        t = table("vgg", you=side(left=unit("doer", text=text)), rival=rival, at="main")
        assert t.you.value("doer", "power") == power


def test_for_each_card_discarded() -> None:
    text = (
        f"{REST_IT} Choose any number of cards from your hand, discard them, and this unit gets"
        " [Power] +3000 until end of turn for each card discarded."
    )
    you = side(left=unit("doer", text=text), hand=[unit("a"), unit("b"), unit("c")])
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer", "a", "c", "done")
    assert t.you.value("doer", "power") == 13000


def test_cards_named_as_one_on_a_circle_and_cards_of_a_power() -> None:
    text = (
        f"{REST_IT} Look at three cards from the top of your deck, search for up to one card with"
        " the same card name as a card on your (VC) or (RC) from among them, put it into your"
        " hand, and put the remaining one card into your soul."
    )
    with pytest.raises(TextError):
        read_all(text.replace("a card on your (VC) or (RC)", "a card in your hand"), 0)
    deck = [unit("mate"), unit("nib"), unit("nib"), "filler"]
    you = side(left=unit("doer", text=text), right=unit("mate"), deck=deck)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("mate", "done")
    t.you.chooses("mate")
    t.you.soul.has(2)
    text = f"{REST_IT} Search your deck for up to one card with [Power] 6000, put it into your hand, and shuffle your deck."  # noqa: E501 - a text is one line
    deck = [unit("six", 1, 6000), unit("seven", 1, 7000), unit("five", 1, 5000)]
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("six", "done")
    t.you.chooses("six")
