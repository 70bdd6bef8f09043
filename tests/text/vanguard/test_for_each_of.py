"""For each of something: of whatever that is said, it is said so often, and nothing else is."""

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

from bythebook.testing.vanguard import unit
from bythebook.text.dbs import read_all as read_dbs
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all

MATES = {"right": unit("one", 1, 1000), "back_right": unit("two", 1, 1000)}


@pytest.mark.parametrize(
    "said",
    [
        "This unit gets [Power] +3000/[Critical] +1 for each of your other rear-guards.",
        "For each of your other rear-guards, this unit gets [Power] +3000/[Critical] +1.",
    ],
)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_both_of_two_numbers_are_for_each(said: str, number: int) -> None:
    mates = dict(list(MATES.items())[:number])
    t = battle(field(left=unit("keeper", 1, 7000, text=f"[CONT](RC):{said}"), **mates), other())
    assert t.you.value("keeper", "power") == 7000 + 3000 * number
    assert t.you.value("keeper", "critical") == 1 + number


@pytest.mark.parametrize("number", [0, 1, 2])
def test_both_of_two_numbers_that_are_got_for_a_time(number: int) -> None:
    text = (
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +3000/[Critical] +1 until end"
        " of that battle for each of your other rear-guards."
    )
    mates = dict(list(MATES.items())[:number])
    rival = other(hand=["filler"])
    t = battle(field(left=unit("keeper", 1, 7000, text=text), **mates), rival)
    attack(t, "keeper")
    assert t.you.value("keeper", "power") == 7000 + 3000 * number
    assert t.you.value("keeper", "critical") == 1 + number
    t.rival.chooses("pass")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_what_goes_on_with_a_then_is_for_each_too(number: int) -> None:
    text = (
        "[CONT](RC):During your turn, this unit gets [Critical] +1. Then, for each of your other"
        " rear-guards, this unit gets [Power] +2000."
    )
    mates = dict(list(MATES.items())[:number])
    t = battle(field(left=unit("keeper", 1, 7000, text=text), **mates), other())
    assert t.you.value("keeper", "power") == 7000 + 2000 * number
    assert t.you.value("keeper", "critical") == 2


@pytest.mark.parametrize("number", [0, 1, 2])
def test_what_is_done_after_a_then_is_done_for_each(number: int) -> None:
    text = (
        "[AUTO](RC):When this unit attacks, if you have a grade 3 vanguard, [Soul-Charge 1]. Then,"
        " for each of your other rear-guards, draw a card."
    )
    mates = dict(list(MATES.items())[:number])
    lead = unit("lead", 3, 11000)
    t = battle(field(vanguard=lead, left=unit("keeper", 1, 7000, text=text), **mates), other())
    attack(t, "keeper")
    t.you.soul.has(1)
    t.you.hand.has(number)


@pytest.mark.parametrize(
    "text",
    [
        # an ability, so often, and a number once, or the other way round
        (
            '[CONT](RC):This unit gets [Power] +3000 and "[CONT](RC):Resist" for each of your other'
            " rear-guards."
        ),
        '[CONT](RC):This unit gets "[CONT](RC):Resist" for each of your other rear-guards.',
        (
            "[CONT](RC):For each of your other rear-guards, this unit gets [Power] +1000 and"
            ' "[CONT](RC):Resist".'
        ),
        # what follows is done once, or so often
        (
            "[AUTO](RC):When this unit attacks, if you have a grade 3 vanguard, for each of your"
            " other rear-guards, draw a card. Then, [Soul-Charge 1]."
        ),
        # rear-guards among units
        (
            "[AUTO](RC):When this unit attacks, choose up to three of your opponent's units, retire"
            " them, and draw a card for each rear-guard retired."
        ),
        # otherwise: so often, or once
        (
            "[AUTO](RC):When this unit attacks, if you have a grade 3 vanguard, draw a card. If"
            " not, for each of your other rear-guards, [Soul-Charge 1]."
        ),
    ],
)
def test_what_leaves_open_what_is_for_each_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, 0)


@pytest.mark.parametrize("gains", ["[Double Strike]", "+5000 power and [Double Strike]"])
def test_a_keyword_skill_is_not_got_so_often(gains: str) -> None:
    text = f"[Permanent] This card gets {gains} for each of your other Battle Cards."
    with pytest.raises(Unplayable):
        read_dbs(text, 0)
