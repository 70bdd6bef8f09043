"""Both eras share one grammar: words that only the other era's book knows are refused."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

G_ERA = NORMAL_UNIT
D_ERA = NORMAL_UNIT | OVERDRESS


@pytest.mark.parametrize(
    "text",
    [
        "[CONT](VC):This unit gets [Power] +1000 for each of your heart cards.",
        "[ACT](VC):Choose a card from your G zone, and turn it face up.",
        "[CONT](VC):This unit gets [Power] +1000 for each face up card in your G zone.",
        "[AUTO](VC):When your G unit [Stride], draw a card.",
        "[CONT](VC):If this unit is [Legion], this unit gets [Power] +1000.",
        "[ACT](VC):Choose one of your opponent's rear-guards, and lock it.",
        "[AUTO](RC):When your other unit is unlocked, draw a card.",
        "[CONT](VC)Brave:This unit gets [Power] +1000.",
        "[CONT](VC)[Generation Break 1]:This unit gets [Power] +1000.",
    ],
)
def test_what_only_the_g_era_knows_is_no_text_of_the_other(text: str) -> None:
    assert read_all(text, G_ERA)
    with pytest.raises(Unplayable, match="knows no"):
        read_all(text, D_ERA)


@pytest.mark.parametrize(
    "text",
    [
        "[ACT](VC):Choose a normal order from your drop zone, and return it to your hand.",
        "[CONT](VC):This unit gets [Power] +1000 for each face up card in your order zone.",
        "[ACT](VC):Choose a [Glitter] from your drop zone, and return it to your hand.",
        "[ACT](VC):Choose a [Front] trigger from your drop zone, and return it to your hand.",
    ],
)
def test_what_only_the_overdress_era_knows_is_no_text_of_the_other(text: str) -> None:
    assert read_all(text, D_ERA)
    with pytest.raises(Unplayable, match="knows no"):
        read_all(text, G_ERA)


def test_in_any_order_speaks_of_no_orders() -> None:
    text = "[ACT](VC):Choose two cards from your drop zone, and put them on the bottom of your"
    assert read_all(f"{text} deck in any order.", G_ERA)


def test_a_keyword_of_the_other_era_is_read_where_the_text_explains_it() -> None:
    reminder = "(Active if there are three or more grade 1 cards in your drop)"
    assert read_all(f"[CONT](RC)Ritual 3 {reminder}:This unit gets [Power] +1000.", D_ERA)
    with pytest.raises(Unplayable, match="knows no 'ritual'"):
        read_all("[CONT](RC)Ritual 3:This unit gets [Power] +1000.", D_ERA)


@pytest.mark.parametrize("trigger", ["Heal", "Critical", "Draw", "Stand"])
def test_a_trigger_called_by_its_icon_is_a_card_with_that_icon(trigger: str) -> None:
    text = (
        f"[ACT](VC):Choose a [{trigger}] trigger from your drop zone, and return it to your hand."
    )
    drop = ["filler", "heal", "critical", "draw", "stand"]
    t = table("vgg", you=side(vanguard=unit("lead", 3, text=text), drop=drop), at="main")
    t.you.chooses("activate lead")
    t.settle()
    t.you.hand.is_(trigger.lower())
