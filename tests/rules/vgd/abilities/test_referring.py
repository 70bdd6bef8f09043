"""Sections 11.8.5.3 and 11.8.6: which units texts mean that do not name one."""

from typing import Any

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

UNSAID = "[AUTO]:When placed on (RC), gets [Power] +10000 until end of turn."
ALWAYS = "[CONT](RC):If you went first, gets [Power] +1000."
MATCHES = (
    "[ACT](RC):Increase or decrease this unit's [Power] to match your vanguard's [Power] until end "
    "of turn."
)


def acting(text: str, **zones: Any) -> Table:
    you = side(**{"left": unit("doer", text=text), "hand": ["a"], **zones})
    return table("vgd", you=you, cards=[unit(name) for name in "ab"], at="main")


@clause("vgd 11.8.5.3")
def test_a_unit_that_is_not_said_is_the_one_whose_text_it_is() -> None:
    t = acting("", left="b", hand=[unit("doer", text=UNSAID), "a"])
    t.you.chooses("call doer", "right front")
    assert t.you.value("doer", "power") == 18000
    assert t.you.value("b", "power") == 8000


@clause("vgd 11.8.5.3")
def test_so_it_is_in_a_continuous_ability() -> None:
    t = acting(ALWAYS, right="b")
    assert t.you.value("doer", "power") == 9000
    assert t.you.value("b", "power") == 8000


@pytest.mark.parametrize(
    "text",
    [
        "[AUTO](RC):When your other unit is placed on (RC), gets [Power] +1000 until end of turn.",
        "[ACT](RC):Choose one of your units. Gets [Power] +1000 until end of turn.",
    ],
)
def test_where_another_was_spoken_of_it_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, 1 | OVERDRESS)


def test_the_other_era_says_which_unit_it_is() -> None:
    with pytest.raises(Unplayable):
        read_all("[AUTO]:When placed on (RC), gets [Power] +10000 until end of turn.", 1)


STRONG = unit("strong", 3, 20000)
WEAK = unit("weak", 3, 10000)


@clause("vgd 11.8.6")
@pytest.mark.parametrize(("first", "power"), [("strong", 10000), ("weak", 20000)])
def test_to_several_cards_it_is_referred_in_the_order_its_master_likes(
    first: str, power: int
) -> None:
    t = acting(MATCHES, vanguard=[STRONG, WEAK])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("strong", "weak")
    t.you.chooses(first)
    # Raised or lowered to what each of them has, it has what the last one has.
    assert t.you.value("doer", "power") == power


@clause("vgd 11.8.6")
def test_with_one_such_card_nobody_is_asked() -> None:
    t = acting(MATCHES, vanguard=STRONG)
    t.you.chooses("activate doer")
    assert t.you.value("doer", "power") == 20000


@pytest.mark.parametrize("text", [UNSAID, ALWAYS, MATCHES])
def test_it_prints_as_it_is_read(text: str) -> None:
    for ability in read_all(text, 1 | OVERDRESS):
        assert normalise(show(ability)) == normalise(text)
