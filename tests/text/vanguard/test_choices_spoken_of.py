"""Whoever is chosen has to be spoken of."""

import pytest

from bythebook.text.dbs import read_all as read_dbs
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

FOR_NOTHING = tuple(
    """
reveal three cards from the top of your deck, choose up to two <Kagero> from among them, put one card from among them into your hand, and put the rest into your drop zone.
choose one of your vanguards, and draw a card.
choose one of your vanguards, and until end of turn, this unit gets "[AUTO](VC):When this unit attacks, choose one of your rear-guards, and retire it.".
""".strip().splitlines()  # noqa: E501
)


@pytest.mark.parametrize("body", FOR_NOTHING)
def test_who_is_chosen_for_nothing_was_meant_for_something(body: str) -> None:
    for text, kind in ((body, 0), (f"[COST][Soul-Blast 1], {body}", OVERDRESS)):
        with pytest.raises(Unplayable, match="what was chosen"):
            read_all(f"[ACT](VC):{text}", kind)


def test_a_choice_that_is_asked_about_is_spoken_of() -> None:
    body = "choose one of your rear-guards. If you do, draw a card."
    assert read_all(f"[AUTO](VC):When this unit attacks, {body}", 0)
    with pytest.raises(Unplayable, match="what was chosen"):
        read_dbs(
            "[Auto] When this card attacks, choose 1 of your Battle Cards, and draw 1 card.", 1
        )


OTHERS = tuple(
    """
choose one of your rear-guards, it gets [Power] +1000 until end of turn, choose another of your rear-guards, and retire it.
choose one of your rear-guards, it gets [Power] +1000 until end of turn, choose one of your other rear-guards, and retire it.
""".strip().splitlines()  # noqa: E501
)


@pytest.mark.parametrize("body", OTHERS)
def test_others_may_be_others_than_those_chosen_before(body: str) -> None:
    text = f"[AUTO](VC):When this unit attacks, {body}"
    with pytest.raises(Unplayable, match="others than those chosen"):
        read_all(text, 0)
    elsewhere = text.replace(
        "one of your rear-guards, it", "one of your opponent's rear-guards, it"
    )
    assert read_all(elsewhere, 0)


def test_others_of_two_kinds_are_others_than_this_card() -> None:
    body = "choose one of your other grade 3 and grade 2 units, and retire them."
    assert read_all(f"[AUTO](RC):When this unit attacks, {body}", 0)


TWICE = "choose one of your opponent's rear-guards, retire it, choose one of your rear-guards, and retire it."  # noqa: E501


@pytest.mark.parametrize(
    "asks", ["If you retired a unit, draw a card.", "Draw a card for each unit retired."]
)
def test_of_what_was_done_twice_not_only_the_last_is_meant(asks: str) -> None:
    once = "choose one of your opponent's rear-guards, and retire it."
    assert read_all(f"[AUTO](VC):When this unit attacks, {once} {asks}", 0)
    with pytest.raises(Unplayable, match="other cards before"):
        read_all(f"[AUTO](VC):When this unit attacks, {TWICE} {asks}", 0)


def test_of_what_a_skill_did_twice_not_only_the_last_is_meant() -> None:
    first = "choose 1 of your opponent's Battle Cards and KO it"
    then = ", then choose 1 of your Battle Cards and KO it"
    asks = "If you KO'd a Battle Card, draw 1 card."
    assert read_dbs(f"[Auto] When this card attacks, {first}. {asks}", 1)
    with pytest.raises(Unplayable, match="other cards before"):
        read_dbs(f"[Auto] When this card attacks, {first}{then}. {asks}", 1)
