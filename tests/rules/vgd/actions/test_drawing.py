"""Section 7.5.4.1: cards drawn by abilities of cards."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import battle, field, fight, other

GETS = "this unit gets [Power] +1000 until end of turn."
READER = unit("reader", 1, 8000, text=f"[AUTO](RC):When you draw a card, {GETS}")
BY_ABILITY = f"[AUTO](RC):When you draw a card by a card's ability, {GETS}"
SCHOLAR = unit("scholar", 1, 8000, text=BY_ABILITY)


def drawn(t: Table, total: int, by_ability: int) -> None:
    """So many cards were drawn, and so many of them by abilities."""
    assert t.you.value("reader", "power") == 8000 + 1000 * total
    assert t.you.value("scholar", "power") == 8000 + 1000 * by_ability


@clause("vgd 7.5.4.1", "vgd 7.5.4.1.1")
def test_the_draw_of_the_draw_phase_is_made_by_no_ability() -> None:
    t = table("vgd", you=side(right=READER, back_right=SCHOLAR, deck=9, hand=1), at="draw")
    t.goes_on_to("ride step", t.you)
    drawn(t, 1, 0)


@clause("vgd 7.5.4.1")
def test_what_a_text_draws_in_the_draw_phase_too_is_drawn_by_an_ability() -> None:
    begins = "[AUTO](RC):At the beginning of your draw phase, draw a card."
    mine = side(right=READER, back_right=SCHOLAR, left=unit("early", text=begins), deck=9, hand=1)
    t = table("vgd", you=mine, at="draw")
    t.goes_on_to("ride step", t.you)
    drawn(t, 2, 1)


@clause("vgd 7.5.4.1")
def test_cards_that_texts_draw_are_drawn_by_abilities_and_others_are_not_drawn() -> None:
    draws = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and draw two cards."
    takes = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], search your deck for up to one grade 1 card, "
        "reveal it and put it into your hand, and shuffle your deck."
    )
    for text, count in ((draws, 2), (takes, 0)):
        ace = unit("ace", 3, text=text)
        mine = side(vanguard=ace, right=READER, back_right=SCHOLAR, soul=1, hand=1, deck=["a"] * 5)
        t = table("vgd", you=mine, cards=[unit("a")], at="main")
        t.you.chooses("activate ace")
        if not count:
            t.you.chooses("a")
        t.goes_on_to("main phase", t.you)
        drawn(t, count, count)


@clause("vgd 7.5.4.1.1")
def test_a_draw_trigger_draws_by_an_ability() -> None:
    me = unit("me", 3, 13000, None, skills=())
    mine = field(vanguard=me, right=READER, back_right=SCHOLAR, deck=["draw", *["filler"] * 5])
    t = battle(mine, other(), book="vgd")
    fight(t)
    t.you.chooses("icon first", "me", "resolve reader filler")
    drawn(t, 1, 1)
    t.ends_asking()


@clause("vgd 7.5.4.1.1")
def test_a_persona_ride_draws_by_an_ability() -> None:
    king = unit("king", 3, 13000, persona=True)
    mine = side(vanguard=king, hand=[king], back_left=READER, back_right=SCHOLAR, deck=9)
    t = table("vgd", you=mine, at="ride")
    t.you.chooses("ride king")
    t.goes_on_to("main phase", t.you)
    drawn(t, 1, 1)


@clause("vgd 7.5.4.1")
def test_who_waits_for_the_opponents_draws_waits_for_no_others() -> None:
    text = f"[AUTO](RC):When your opponent draws a card by a card's ability, {GETS}"
    ace = unit("ace", 3, text="[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and draw a card.")
    t = table(
        "vgd",
        you=side(vanguard=ace, left=unit("mine", text=text), soul=1, deck=9, hand=1),
        rival=side(left=unit("theirs", text=text)),
        at="main",
    )
    t.you.chooses("activate ace")
    t.settle()
    assert t.you.value("mine", "power") == 8000
    assert t.rival.value("theirs", "power") == 9000


def test_the_other_era_does_not_tell_such_draws_apart() -> None:
    assert read_all(f"[AUTO](RC):When you draw a card, {GETS}", NORMAL_UNIT)
    with pytest.raises(Unplayable):
        read_all(BY_ABILITY, NORMAL_UNIT)
