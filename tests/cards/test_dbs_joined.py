"""Parts of a text joined in many ways, played: what counts, how often, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards import BATTLE
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.test_dbs_occasions import drawn

ATTACK = "attack Watch leader"
HELD = {"hand": ["Reed", "Stork"]}
EGRET = {"battle": ["Egret"]}
USED = "one of your «Heron» cards is played or used in a combo"


@pytest.mark.parametrize(
    ("moment", "answers", "mine", "guards", "times"),
    [
        ("this card attacks or is attacked", (ATTACK,), {}, False, 1),
        ("this card attacks or is attacked", ("attack Egret leader",), EGRET, True, 0),
        ("this card is played or attacks", (ATTACK,), {}, False, 1),
        ("this card attacks or when you combo", (ATTACK, "combo Reed"), HELD, False, 2),
        ("this card attacks or you play a red Battle Card", ("play Reed", ATTACK), HELD, False, 2),
        ("this card attacks or you play a blue Battle Card", ("play Reed", ATTACK), HELD, False, 1),
        (USED, ("play Reed",), HELD, False, 1),
        (USED, (ATTACK, "combo Reed"), HELD, False, 1),
        (USED, (ATTACK, "combo Stork"), HELD, False, 0),
        ("another of your cards attacks", (ATTACK,), {}, False, 0),
        ("another of your cards attacks", ("attack Egret leader",), EGRET, False, 1),
        ("your Leader Card is attacked", ("attack Egret leader",), EGRET, True, 1),
        ("your opponent plays a Battle Card and it is your turn", ("play Reed",), HELD, True, 0),
    ],
)  # fmt: skip
def test_one_thing_or_another(
    moment: str, answers: tuple[str, ...], mine: dict[str, Any], guards: bool, times: int
) -> None:
    theirs: dict[str, Any] = {}
    assert drawn(moment, *answers, mine=dict(mine), theirs=theirs, guards=guards) == times


def test_being_kod_is_going_to_the_drop_area() -> None:
    moment = "this card is KO'd or placed in your Drop Area from your Battle Area"
    with pytest.raises(Unplayable):
        read_all(f"[Auto] When {moment}, draw 1 card.", BATTLE)


def test_which_of_two_cards_is_spoken_of() -> None:
    text = "[Auto] When this card attacks or your opponent plays a Battle Card, KO it."
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)
