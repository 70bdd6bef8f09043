"""Section 7.13.1: abilities made to stand by more than once, or not at all."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

PLACED = "[AUTO]:When this unit is placed on (RC), draw a card."
WATCH = "[AUTO](VC):When your rear-guard is placed on (RC), [Soul-Charge 1]."
OFTEN = "[CONT](VC):The [AUTO] abilities of your rear-guards activate {}."


def called(text: str, **zones: object) -> Table:
    """A unit has been called that waits for that, with a vanguard that has a text."""
    mine = {
        "vanguard": unit("ace", 3, text=text),
        "hand": [unit("scout", text=PLACED)],
        "deck": 9,
        **zones,
    }
    t = table("vgd", you=side(**mine), cards=[unit("a"), unit("b")], at="main")
    t.you.chooses("call scout", "left front")
    return t


@clause("vgd 7.13.1.2")
@pytest.mark.parametrize(("often", "drawn"), [("", 1), ("twice", 2), ("three times", 3)])
def test_an_ability_stands_by_until_it_was_played_as_often_as_is_said(
    often: str, drawn: int
) -> None:
    t = called(OFTEN.format(often) if often else "")
    t.you.hand.has(drawn)


@clause("vgd 7.13.1.2")
def test_another_can_be_played_in_between() -> None:

    t = called("", vanguard=unit("ace", 3, text=(OFTEN.format("twice"), WATCH)))
    t.you.may_choose_exactly("resolve ace scout", "resolve scout")
    t.you.chooses("resolve scout")
    t.you.hand.has(1)
    t.you.may_choose_exactly("resolve ace scout", "resolve scout")
    t.you.chooses("resolve ace scout")
    t.you.soul.has(1)
    t.you.hand.has(2)


@clause("vgd 7.13.1.2")
def test_the_most_that_is_said_counts_and_only_of_those_it_is_said_of() -> None:
    t = called(
        "", vanguard=unit("ace", 3, text=(OFTEN.format("twice"), OFTEN.format("three times")))
    )
    t.you.hand.has(3)
    other = "[CONT](RC):The [AUTO] abilities of this unit activate twice."
    t = called("", right=unit("alone", text=other))
    t.you.hand.has(1)


@clause("vgd 7.13.1.2")
def test_it_can_be_said_for_a_time() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Counter-Blast 1], choose one of your rear-guards, and the [AUTO] "
        "abilities of it activate twice until end of turn."
    )
    fighter = unit("fighter", text="[AUTO](RC):When this unit attacks, draw a card.")
    t = table(
        "vgd",
        you=side(vanguard=unit("ace", 3, text=text), left=fighter, damage=1, deck=9),
        at="main",
    )
    t.you.chooses("activate ace", "pass", "attack", "attack with fighter")
    t.you.hand.has(2)
    t.ends_asking()


CALLS = (
    "[ACT](VC)[1/turn]:[COST][Counter-Blast 1], choose a card from your drop, and call it to (RC)."
)
QUIET = " Your opponent's cards' [AUTO] abilities do not activate from this call."
GETS = "this unit gets [Power] +1000 until end of turn."
SEEN = f"[AUTO](RC):When {{}} rear-guard is placed on (RC), {GETS}"


def calls(text: str) -> Table:
    """A card is called from the drop zone, before somebody of each player who waits for that."""
    t = table(
        "vgd",
        you=side(
            vanguard=unit("ace", 3, text=text),
            left=unit("mine", 1, 8000, text=SEEN.format("your other")),
            damage=1,
            drop=["a"],
            hand=["b"],
        ),
        rival=side(left=unit("theirs", 1, 8000, text=SEEN.format("your opponent's"))),
        cards=[unit("a"), unit("b")],
        at="main",
    )
    t.you.chooses("activate ace", "right front")
    t.you.right.is_("a")
    return t


@clause("vgd 7.13.1.3")
def test_abilities_do_not_stand_by_from_what_is_said_to_make_none_stand_by() -> None:
    for text, power in ((CALLS, 9000), (CALLS + QUIET, 8000)):
        t = calls(text)
        assert t.rival.value("theirs", "power") == power
        # Those of the other player do, and all of them do the next time.
        assert t.you.value("mine", "power") == 9000
        t.you.chooses("call b", "right back")
        assert t.rival.value("theirs", "power") == power + 1000


def test_what_leaves_open_which_call_is_meant_is_refused() -> None:
    for text in (
        "[AUTO](VC):When this unit attacks, draw a card." + QUIET,
        "[AUTO](VC):When this unit attacks, " + QUIET.strip(),
    ):
        with pytest.raises(Unplayable):
            read_all(text, OVERDRESS)
    for text in (OFTEN.format("twice"), "[ACT](VC):[Counter-Blast 1] Draw a card." + QUIET):
        with pytest.raises(Unplayable):
            read_all(text, NORMAL_UNIT)
