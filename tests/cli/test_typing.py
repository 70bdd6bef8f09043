"""What a typed word means: beginnings of words only, and nothing is done by mistake."""

import pytest

from bythebook.cli.names import matching
from bythebook.testing import Table, character, climax, side, table
from bythebook.testing.dbs import battle
from tests.cli.keys import Sitting, flat

NAMES = ["Anouk by Lamplight", "Norna, Plumber", "Bee"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lamp", [0]),
        ("anouk", [0]),
        ("by l", [0]),
        ("pl", [1]),
        ("n p", [1]),
        ("norna, plumber", [1]),
        ("be", [2]),
        # inside a word nothing is meant
        ("light", []),
        ("ouk", []),
        ("ee", []),
        ("umb", []),
        ("l by", []),
    ],
)
def test_a_name_is_meant_by_the_beginnings_of_its_words(typed: str, meant: list[int]) -> None:
    assert matching(typed, NAMES) == meant


def in_clock_phase() -> Table:
    cards = [character(name) for name in NAMES]
    t = table("ws", side(hand=NAMES, deck=20), side(deck=20), cards=cards, at="clock")
    t.ends_asking()
    return t


@pytest.mark.parametrize("line", ["light", "the", "main", "phase", "to", "ouk", "no", "n", "yes"])
def test_a_stray_word_clocks_nothing(line: str) -> None:
    t = in_clock_phase()
    Sitting(t.game, [line]).run()
    assert t.game.decided == 0


def test_a_name_s_beginning_clocks_it() -> None:
    t = in_clock_phase()
    Sitting(t.game, ["lamp"]).run()
    t.you.clock.is_("Anouk by Lamplight")


@pytest.mark.parametrize("line", ["climax", "the climax", "on to", "phase"])
def test_a_sentence_is_not_meant_by_a_word_in_it(line: str) -> None:
    """pass, on to the climax phase: only its beginning says so."""
    cards = [climax("Dawn")]
    t = table("ws", side(hand=["Dawn"], clock=1, deck=20), cards=cards, at="main")
    t.ends_asking()
    Sitting(t.game, [line]).run()
    assert t.game.decided == 0


@pytest.mark.parametrize("line", ["no", "n", "yes", "ouk"])
def test_a_stray_word_does_not_attack(line: str) -> None:
    cards = [character("Norna"), character("Anouk"), character("Yes Man")]
    you = side(left="Norna", middle="Anouk", right="Yes Man", deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="attack")
    t.ends_asking()
    text = Sitting(t.game, [line, "no"]).run()
    assert t.game.decided == 0
    assert "turned up" not in text


def test_yes_and_no_and_names_that_begin_so() -> None:
    cards = [character("Norna")]
    you = side(left="Norna", deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="attack")
    t.ends_asking()
    Sitting(t.game, ["nor"]).run()
    assert t.game.decided > 0


def test_a_card_that_could_be_used_in_two_ways_is_not_used_in_one() -> None:
    cards = [battle("Diver", cost=1)]
    you = side(hand=["Diver"], energy=["Diver"] * 2, battle=["Diver"])
    t = table("dbs", you, side(), cards=cards, at="main", turns=4)
    t.ends_asking()
    text = flat(Sitting(t.game, ["diver"]).run())
    assert "'diver' could be used to play a card / attack: say which." in text
    assert t.game.decided == 0
    Sitting(t.game, ["play diver"]).run()
    assert t.game.decided > 0


def test_exchange_goes_by_the_numbers_that_are_printed() -> None:
    cards = [character("Ace"), character("Bee"), character("Cat")]
    you = side(left="Ace", right="Bee", back_left="Cat", deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="main")
    t.ends_asking()
    keys = ["exchange", "back", "exchange 1 3", "exchange 3 5", "exchange 2 1"]
    text = flat(Sitting(t.game, keys).run())
    assert "1 left center Ace 3 right center Bee 4 left back Cat" in text
    t.you.left_center.is_("Bee")
    t.you.right_center.is_()
    t.you.right_back.is_("Ace")
    t.you.left_back.is_("Cat")
    assert "Choose one of the numbers 1, 4, 5; nothing was done." in text


def test_back_after_exchange_is_back_at_the_main_phase() -> None:
    """Whatever menu was open before."""
    cards = [character("Ace"), character("Bee")]
    you = side(left="Ace", hand=["Bee"], deck=20)
    t = table("ws", you, side(deck=20), cards=cards, at="main")
    t.ends_asking()
    sitting = Sitting(t.game, ["play", "back", "play bee", "back", "back", "exchange", "back"])
    text = sitting.run()
    assert text.split("\n> ")[-1].split("\n")[1].startswith("Main phase: what do you do?")
    assert sitting.session.menus[-1].key == "actions"
    assert t.game.decided == 0
