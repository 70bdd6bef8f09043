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
