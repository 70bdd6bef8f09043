"""Section 1.3.2.4: as many as possible, of cards that only one player knows."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

BINDS = "choose two unit cards from your hand as many as possible, and put them into your soul."


def choosing(hand: list[str], text: str = BINDS, **zones: object) -> Table:
    """A text has told to choose two unit cards of a hand, as many as possible."""
    ace = unit("ace", 3, text=f"[ACT](VC)[1/turn]:[COST][Counter-Blast 1], {text}")
    cards = [unit("a"), unit("b"), unit("c"), order("rite"), order("edict")]
    mine = side(vanguard=ace, damage=1, hand=hand, **zones)
    t = table("vgd", you=mine, cards=cards, at="main")
    t.you.chooses("activate ace")
    return t


def shown(t: Table, *names: str) -> None:
    """Of the hand the other player knows just these."""
    known = [name for name in t.you.hand.names if t.rival.knows(t.you.card(name))]
    assert sorted(known) == sorted(names)


@clause("vgd 1.3.2.4", "vgd 1.3.2.4.1")
def test_with_enough_that_will_do_nothing_is_shown() -> None:
    t = choosing(["a", "b", "c", "rite"])
    # There is no stopping before there are two.
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a")
    t.you.may_choose_exactly("b", "c")
    t.you.chooses("c")
    t.you.soul.holds_exactly("a", "c")
    shown(t)


@clause("vgd 1.3.2.4", "vgd 1.3.2.4.1")
def test_who_falls_short_chooses_what_will_do_and_shows_the_rest() -> None:
    t = choosing(["a", "rite", "edict"])
    t.you.may_choose_exactly("a")
    t.you.chooses("a")
    t.you.soul.holds_exactly("a")
    shown(t, "rite", "edict")


@clause("vgd 1.3.2.4.1")
def test_who_has_nothing_that_will_do_shows_everything() -> None:
    t = choosing(["rite", "edict"])
    t.you.is_asked("main phase")
    t.you.soul.is_()
    shown(t, "rite", "edict")


@clause("vgd 1.3.2.4")
def test_just_enough_is_asked_about_like_more_than_enough() -> None:
    t = choosing(["a", "b", "rite"])
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a", "b")
    shown(t)


@clause("vgd 1.3.2.4", "vgd 1.3.2.4.1")
def test_where_everybody_looks_there_is_nothing_to_show() -> None:
    text = BINDS.replace("from your hand", "from your drop")
    t = choosing(["rite"], text, drop=["a", "edict"])
    t.you.soul.holds_exactly("a")
    t.you.drop.is_("edict")
    shown(t)


def test_it_is_a_number_that_is_to_be_come_near_to() -> None:
    with pytest.raises(Unplayable):
        read_all(f"[ACT](VC):[COST][Soul-Blast 1], {BINDS.replace('two', 'up to two')}", OVERDRESS)
    with pytest.raises(Unplayable):
        read_all(f"[ACT](VC):[Soul-Blast 1] {BINDS.capitalize()}", NORMAL_UNIT)
