"""Cards go to zones of their owners: what is said to go elsewhere is refused, or stays."""

import pytest

from bythebook.testing import face_down, side, table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all


def test_of_all_units_of_a_name_only_yours_come_to_your_hand() -> None:
    text = (
        '[ACT](VC):[[Rest] this unit] Choose one of your units with "Quill" in its card name,'
        " return all units with the same name as that unit to your hand."
    )
    quill = unit("Quill", 1)
    you = side(vanguard=unit("lead", 3, text=text), left=quill, right=quill, back_left=unit("ally"))
    t = table("vgg", you=you, rival=side(left=quill), at="main")
    t.you.chooses("activate lead")
    t.answer(0)
    t.you.hand.holds_exactly("Quill", "Quill")
    t.rival.hand.has(0)


@pytest.mark.parametrize(
    "text",
    [
        (
            "[AUTO](RC):[Put this unit into your opponent's soul] When this unit attacks, you may"
            " pay the cost. If you do, draw a card."
        ),
        (
            "[AUTO](RC):[Choose a card from your hand, and put it into your opponent's drop zone]"
            " When this unit attacks, you may pay the cost. If you do, draw a card."
        ),
        "[AUTO](RC):When this unit attacks, put this unit into your opponent's soul.",
        "[AUTO](RC):When this unit attacks, put the top card of your deck into your opponent's drop zone.",  # noqa: E501
        "[AUTO](RC):When this unit attacks, return all of your opponent's rear-guards to your hand.",  # noqa: E501
        "[AUTO](RC):When your opponent's unit is placed on (RC), return that unit to your hand.",
        "[AUTO](RC):When a unit is placed on (RC), return that unit to your hand.",
    ],
)
def test_what_would_go_to_a_zone_of_another_player_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, 0)


@pytest.mark.parametrize(
    "text",
    [
        "[AUTO](RC):When your opponent's unit is placed on (RC), return that unit to his or her hand.",  # noqa: E501
        "[AUTO](RC):When your other unit is placed on (RC), return that unit to your hand.",
        (
            "[AUTO](RC):When a card is put into your damage zone during your turn, put that card"
            " into your hand."
        ),
    ],
)
def test_what_goes_to_a_zone_of_its_owner_is_read(text: str) -> None:
    assert read_all(text, 0)


SPENDS = "[ACT](VC):[Soul-Blast 1] Draw a card."


@pytest.mark.parametrize("word", ["your ", ""])
def test_what_comes_from_a_place_of_yours_is_yours(word: str) -> None:
    text = f"[AUTO](RC):When a card is put into the drop zone from {word}soul, draw a card."
    for mine in (True, False):
        spender = side(vanguard=unit("lead", 3, text=SPENDS), soul=1)
        waiter = unit("waiter", 1, text=text)
        if mine:
            spender.zones["left"] = waiter
            t = table("vgg", you=spender, at="main")
        else:
            t = table("vgg", you=spender, rival=side(left=waiter), at="main")
        t.you.chooses("activate lead")
        (t.you if mine else t.rival).hand.has(int(mine or not word) + int(mine))


def test_what_comes_from_circles_of_yours_is_yours() -> None:
    text = "[AUTO](RC):When a unit is put into the drop zone from your (RC), draw a card."
    retires = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."
    t = table(
        "vgg",
        you=side(vanguard=unit("lead", 3, text=retires), left=unit("waiter", text=text)),
        rival=side(left=unit("victim"), right=unit("theirs", text=text)),
        at="main",
    )
    t.you.chooses("activate lead", "victim")
    t.you.hand.has(0)
    t.rival.hand.has(1)


@pytest.mark.parametrize(
    ("mine", "theirs", "locked"), [(1, 0, 1), (0, 1, 1), (1, 2, 3), (0, 0, 0)], ids=str
)
def test_locked_cards_of_which_it_is_not_said_whose_they_are_are_anybodys(
    mine: int, theirs: int, locked: int
) -> None:
    each = "this unit gets [Power] +1000 until end of turn for each locked card"
    number = "if the number of locked cards is two or more, draw a card"
    there = "if there is a locked card, [Counter-Charge 1]"
    text = f"[ACT](VC):[Soul-Blast 1] {each}. I{number[1:]}. I{there[1:]}."
    places = ("locked_left", "locked_right")
    you = side(
        vanguard=unit("me", 3, 11000, text=text),
        soul=1,
        damage=[face_down("filler")],
        **dict.fromkeys(places[:mine], "filler"),
    )
    t = table("vgg", you, side(**dict.fromkeys(places[:theirs], "filler")), at="main")
    t.you.chooses("activate me")
    assert t.you.value("me", "power") == 11000 + 1000 * locked
    t.you.hand.has(int(locked > 1))
    assert t.you.damage.face_down == [] if locked else ["filler"]
