"""Section 7.23: soul blasts that are no cost."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.games.vanguard.d.texts.effects import SoulBlastCards
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.actions.making import does


@clause("vgd 7.23.3")
def test_a_player_who_is_to_soul_blast_chooses_or_does_nothing() -> None:
    body = SoulBlastCards(Num(2), OPPONENT)
    t = does(body, rival=side(soul=["a", "b", "c"]), book="vgd")
    t.rival.may_choose_exactly("a", "b", "c")
    t.rival.chooses("a", "b")
    t.rival.soul.is_("c")
    t.rival.drop.holds_exactly("a", "b")
    # One card is not two, so none is put away.
    t = does(body, rival=side(soul=["a"]), book="vgd")
    t.rival.soul.is_("a")
    t.you.is_asked("main phase")


@clause("vgd 7.23.3")
@pytest.mark.parametrize(("soul", "left"), [(["a"], ["a"]), (["a", "b"], [])])
def test_what_a_text_blasts_is_no_cost_and_what_it_says_besides_is_done(
    soul: list[str], left: list[str]
) -> None:
    text = "[ACT](VC)[1/turn]:[COST][Counter-Blast 1], draw a card, and [Soul-Blast 2]."
    mine = side(vanguard=unit("ace", 3, text=text), soul=soul, damage=["c"], deck=["d", "e"])
    t = table("vgd", you=mine, cards=[unit(name) for name in "abcde"], at="main")
    t.you.chooses("activate ace")
    t.you.soul.holds_exactly(*left)
    t.you.hand.is_("d")


def test_in_the_other_era_only_costs_are_soul_blasts() -> None:
    with pytest.raises(Unplayable):
        read_all("[ACT](VC):[Counter-Blast 1] Draw a card, and [Soul-Blast 2].", NORMAL_UNIT)
