"""Texts that call cards from among others, lock them for longer, and lend units their names."""

import pytest

from bythebook.games.vanguard.g.keywords.becoming import is_now
from bythebook.games.vanguard.g.keywords.marks import HOLLOWED
from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import attack, battle, field, no_guard

LOCK_NOTE = "(The locked card is turned face down, and cannot do anything."


@pytest.mark.parametrize(
    "call",
    [
        "Call all grade 1 cards to (RC) from among them",
        "Call all of the grade 1 cards from among them to (RC)",
    ],
)
def test_all_of_a_kind_among_the_cards_looked_at_are_called(call: str) -> None:
    text = (
        "[ACT](RC):[Rest this unit] Reveal three cards from the top of your deck."
        f" {call}, and put the rest into your drop zone."
    )
    deck = [unit("one", 1), unit("two", 2), unit("uno", 1), "filler"]
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
    t.you.chooses("activate doer", "right front", "right back")
    assert sorted(t.you.right.names + t.you.right_back.names) == ["one", "uno"]
    t.you.drop.holds_exactly("two")


def test_a_card_is_called_hollowed_and_is_what_is_spoken_of_then() -> None:
    text = (
        "[ACT](Drop zone):[Soul-Blast 1] Call this card to an open (RC) as hollowed, and it gets"
        " [Power] +4000 until end of turn."
    )
    you = side(left=unit("mate"), drop=[unit("ghost", text=text)], soul=["filler"])
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate ghost", "right front")
    assert t.you.value("ghost", "power") == 11000
    assert t.you.value("mate", "power") == 7000
    assert is_now(t.game, t.you.ref("ghost"), HOLLOWED)
    t.you.chooses("pass", "pass")
    assert "ghost" in t.you.drop.names


@pytest.mark.parametrize("where", ["from", "in"])
def test_one_of_each_row_is_locked(where: str) -> None:
    text = (
        f"[ACT](RC):[Rest this unit] Choose a rear-guard {where} your opponent's front row and"
        f" back row, and lock them. {LOCK_NOTE} It is unlocked and turns face up at end of the"
        " owner's turn)"
    )
    rival = side(left=unit("a"), right=unit("b"), back_left=unit("c"), back_right=unit("d"))
    t = table("vgg", you=side(left=unit("doer", text=text)), rival=rival, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.may_choose_exactly("c", "d")
    t.you.chooses("c")
    t.rival.locked_right.is_("b")
    t.rival.locked_back_left.is_("c")


def test_a_card_that_stays_locked_is_not_unlocked_in_the_next_end_phase_of_the_opponent() -> None:
    text = (
        "[ACT](RC):[Rest this unit] Choose a locked card, and that card cannot be unlocked during"
        " your opponent's next end phase."
    )
    for mine in (False, True):
        you = side(left=unit("doer", text=text), locked_right=unit("own"))
        rival = side(locked_left=unit("kept"), locked_right=unit("other"))
        t = table("vgg", you=you, rival=rival, at="main")
        t.you.chooses("activate doer", "own" if mine else "kept")
        t.you.chooses("pass", "pass")
        # In one's own end phase nothing keeps a card locked.
        t.you.right.is_("own")
        assert t.game.state.turn_player == 1
        while t.game.state.turn_player == 1:
            t.rival.chooses("pass")
        t.rival.right.is_("other")
        assert t.rival.left.names == (["kept"] if mine else [])


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("is also regarded as a unit with the same card name as that unit", "mate"),
        ("will be regarded as a unit with the same card name", "mate"),
    ],
)
def test_a_unit_also_has_the_name_of_another_for_the_turn(said: str, named: str) -> None:
    text = (
        f"[ACT](RC):[Rest this unit] Choose one of your other units, and this unit {said} until end"
        " of turn."
    )
    asks = '[ACT](VC):If you have two or more rear-guards named "mate", draw a card.'
    you = side(
        vanguard=unit("asker", 3, text=asks),
        left=unit("doer", text=text),
        right=unit("mate"),
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate asker")
    t.you.hand.has(0)
    t.you.chooses("activate doer", named, "activate asker")
    t.you.hand.has(1)


def test_this_card_that_is_called_is_meant_and_not_who_attacks() -> None:
    text = (
        "[AUTO](Bind zone):When your unit attacks, call this card to (RC), and it gets [Power]"
        " +2000 until end of turn."
    )
    t = battle(field(left=unit("ally", 1, 20000), bind=[unit("comer", text=text)]))
    attack(t, "ally")
    t.you.chooses("right front")
    no_guard(t)
    assert t.you.value("comer", "power") == 9000
    assert t.you.value("ally", "power") == 20000


def test_that_unit_is_not_a_card_that_is_looked_at() -> None:
    text = (
        "[ACT](RC):[Rest this unit] Choose one of your other rear-guards, look at three cards from"
        " the top of your deck, search for up to one card with the same card name as that unit"
        " from among them, call it to (RC), and shuffle your deck."
    )
    deck = [unit("nib"), unit("mate"), "filler", unit("mate")]
    you = side(left=unit("doer", text=text), right=unit("mate"), back_left=unit("nib"), deck=deck)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer", "mate")
    t.you.may_choose_exactly("mate", "done")
    t.you.chooses("mate", "right back")
    t.you.right_back.is_("mate")


def test_this_unit_moves_to_an_open_circle_and_stands() -> None:
    text = (
        "[ACT](RC):[Rest this unit] Choose one of your open (RC), move this unit to that (RC), and"
        " [Stand] it."
    )
    you = side(left=unit("doer", text=text), right=unit("mate"))
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("left back", "center back", "right back")
    t.you.chooses("left back")
    t.you.left_back.is_("doer")
    assert t.you.options.count("activate doer") == 1


@pytest.mark.parametrize(
    "text",
    [
        # Which of two is meant, what is explained, and what is not said.
        (
            "[ACT](Drop zone):[Soul-Blast 1] Choose one of your units, call this card to (RC), and"
            " it gets [Power] +1000 until end of turn."
        ),
        (
            "[ACT](RC):[Rest this unit] Choose two of your units, and this unit is also regarded"
            " as a unit with the same card name as those units until end of turn."
        ),
        "[ACT](RC):[Rest this unit] This unit is also regarded as a unit with the same card name.",
    ],
)
def test_what_leaves_open_who_is_meant_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read_all(text, 0)


@pytest.mark.parametrize(
    "note",
    [
        f"{LOCK_NOTE} It is unlocked and turns face up at end of the owner's turn)",
        (
            "(The deleted unit is turned face down, its power becomes 0 and it loses all text. It"
            " turns face up at end of the owner's turn)"
        ),
        "(You may use its abilities if you pay the cost)",
        "(This can only be played the first time it activates in a turn.)",
    ],
)
def test_a_reminder_of_something_else_is_refused(note: str) -> None:
    with pytest.raises(Unplayable, match="reminder"):
        read_all(f"[AUTO](RC):When this unit attacks, draw a card. {note}", 0)
