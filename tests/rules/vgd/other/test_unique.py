"""Section 17.3: counting unique cards."""

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

ALSO = '[CONT]:This card is also regarded as "Lamp Bearer".'
CARDS = [
    unit("Lamp Bearer", 1),
    unit("Lamp Lighter", 1),
    unit("Lamp Smith", 2, text=ALSO),
    unit("Wick", 3),
]


def power(text: str, soul: list[str], drop: list[str] | None = None) -> int:
    """What a vanguard with a text has more than its own power, with such cards in its soul."""
    ace = unit("ace", 3, 13000, text=text)
    t = table("vgd", you=side(vanguard=ace, soul=soul, drop=drop or []), cards=CARDS, at="main")
    return t.you.value("ace", "power") - 13000


@clause("vgd 17.3.1")
@pytest.mark.parametrize("said", ["different cards", "cards with different card names"])
@pytest.mark.parametrize(
    ("soul", "more"),
    [
        (["Wick", "Wick", "Lamp Lighter"], 0),
        (["Wick", "Lamp Bearer", "Lamp Lighter"], 5000),
    ],
)
def test_unique_cards_are_counted_by_their_names(said: str, soul: list[str], more: int) -> None:
    text = f"[CONT](VC):If your soul has three or more {said}, this unit gets [Power] +5000."
    assert power(text, soul) == more


@clause("vgd 17.3.1.1")
@pytest.mark.parametrize(
    ("soul", "names"),
    [
        (["Lamp Smith"], 2),
        (["Lamp Smith", "Lamp Bearer"], 2),
        (["Lamp Smith", "Lamp Smith"], 2),
        (["Lamp Smith", "Lamp Lighter"], 3),
        (["Lamp Smith", "Wick"], 3),
        ([], 0),
    ],
)
def test_names_count_and_not_cards(soul: list[str], names: int) -> None:
    each = "[CONT](VC):This unit gets [Power] +1000 for each card with a different card name in"
    assert power(f"{each} your soul.", soul) == 1000 * names


@clause("vgd 17.3.1.1")
@pytest.mark.parametrize(
    ("soul", "more"),
    [
        (["Lamp Smith"], 5000),
        (["Lamp Bearer"], 0),
        (["Lamp Bearer", "Lamp Bearer"], 0),
        (["Lamp Bearer", "Wick"], 0),
        (["Lamp Bearer", "Lamp Lighter"], 5000),
    ],
)
def test_with_a_part_of_a_name_only_names_with_it_count(soul: list[str], more: int) -> None:
    text = (
        '[CONT](VC):If your soul has two or more cards with "Lamp" in their different card names, '
        "this unit gets [Power] +5000."
    )
    assert power(text, soul) == more


@clause("vgd 17.3.1.2")
@pytest.mark.parametrize(
    ("soul", "more"),
    [
        (["Lamp Bearer", "Lamp Lighter"], 0),
        (["Lamp Smith"], 0),
        (["Lamp Smith", "Lamp Bearer"], 5000),
    ],
)
def test_where_the_grade_is_said_different_grades_count(soul: list[str], more: int) -> None:
    text = (
        "[CONT](VC):If your soul has two or more cards with different grades, "
        "this unit gets [Power] +5000."
    )
    assert power(text, soul) == more


@clause("vgd 17.3.1", "vgd 17.3.1.1")
def test_as_many_are_chosen_as_there_are_different_ones() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Counter-Blast 1], look at the top four cards of your deck, "
        "choose up to the same number of cards from among them as the number of cards in your "
        'soul with "Lamp" in their different card names, put them into your soul, and shuffle '
        "your deck."
    )
    mine = side(
        vanguard=unit("ace", 3, text=text),
        soul=["Lamp Smith", "Wick"],
        damage=1,
        deck=["Wick", "Lamp Lighter", "Lamp Bearer", "Wick"],
    )
    t = table("vgd", you=mine, cards=CARDS, at="main")
    t.you.chooses("activate ace", "Lamp Lighter", "Lamp Bearer")
    t.you.soul.holds_exactly("Lamp Smith", "Wick", "Lamp Lighter", "Lamp Bearer")


CHOOSES = "[ACT](VC):[COST][Soul-Blast 1], choose"


@pytest.mark.parametrize(
    "text",
    [
        # Nobody else sees how many different ones there are.
        "[CONT](VC):If your hand has two or more different cards, this unit gets [Power] +5000.",
        # It is not said from what they differ.
        f"{CHOOSES} up to one card with a different card name in your drop, and put it into soul.",
        f"{CHOOSES} up to two different cards from your drop, and put them into soul.",
    ],
)
def test_what_leaves_open_what_differs_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)
