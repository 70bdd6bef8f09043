"""What texts let units do in battles is told apart."""

import pytest

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.cards.cards import (
    ATTACKS_BACK_OF_COLUMN,
    ATTACKS_BACK_ROW,
    ATTACKS_FROM_BACK,
    ATTACKS_VANGUARD_FROM_BACK,
)
from bythebook.games.vanguard.texts import events
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import able, battle, field, other, to_attack
from tests.rules.vanguard.eras import ERAS

WAYS = (
    "TWIN_DRIVE",
    "TRIPLE_DRIVE",
    "INTERCEPT",
    "BOOST",
    "ATTACKS_FROM_BACK",
    "ATTACKS_VANGUARD_FROM_BACK",
    "ATTACKS_BACK_ROW",
    "BATTLES_FRONT_ROW",
    "BATTLES_ALL",
    "BATTLES_COLUMN",
    "ATTACKS_STANDING",
    "DRIVES",
    "HIT_OR_NOT",
    "INTERCEPTS_FROM_BACK",
    "TAKES_NO_TRIGGERS",
)


def test_no_two_ways_are_the_same_bit() -> None:
    bits = [getattr(cards, name) for name in WAYS]
    assert len(set(bits)) == len(bits)
    assert all(bit & (bit - 1) == 0 for bit in bits)


def test_no_two_prohibitions_and_no_two_counters_are_the_same() -> None:
    bars = [v for k, v in vars(events).items() if k.startswith(("CANNOT_", "STAYS_", "UNAFFECTED"))]
    assert len(set(bars)) == len(bars)
    counters = [v for k, v in vars(events).items() if k.startswith("IS_")]
    assert len({*counters, events.VANGUARD_DAMAGE}) == len(counters) + 1


FRONT = ("foe", "left", "right")
BACK = ("back_left", "back_center", "back_right")


@ERAS
@clause("vgg 7.4.1.3", "vgg 7.4.1.6", "vgd 10.4.1.3", "vgd 10.4.1.6")
@pytest.mark.parametrize("at", ["left", "back_left"])
@pytest.mark.parametrize(
    ("ways", "from_front", "from_back"),
    [
        (0, FRONT, ()),
        (ATTACKS_FROM_BACK, FRONT, FRONT),
        (ATTACKS_VANGUARD_FROM_BACK, FRONT, ("foe",)),
        (ATTACKS_BACK_ROW, (*FRONT, *BACK), ()),
        (ATTACKS_BACK_OF_COLUMN, (*FRONT, "back_right"), ()),
        (ATTACKS_FROM_BACK | ATTACKS_BACK_ROW, (*FRONT, *BACK), (*FRONT, *BACK)),
        (
            ATTACKS_FROM_BACK | ATTACKS_BACK_OF_COLUMN,
            (*FRONT, "back_right"),
            (*FRONT, "back_right"),
        ),
        (ATTACKS_BACK_ROW | ATTACKS_BACK_OF_COLUMN, (*FRONT, *BACK), ()),
        (ATTACKS_VANGUARD_FROM_BACK | ATTACKS_BACK_ROW, (*FRONT, *BACK), ("foe",)),
    ],
)
def test_whom_a_unit_attacks_from_where(
    book: str, at: str, ways: int, from_front: tuple[str, ...], from_back: tuple[str, ...]
) -> None:
    theirs = {name: unit(name) for name in (*FRONT[1:], *BACK)}
    # A second unit that may attack, so that who attacks is asked.
    t = battle(field(**{at: able("ace", ways)}), other(**theirs, hand=["filler"]), book=book)
    to_attack(t)
    targets = from_front if at == "left" else from_back
    if not targets:
        t.you.may_choose_exactly(*(f"attack {name}" for name in FRONT))
        t.ends_asking()
        return
    t.you.may_choose_exactly("attack with me", "attack with ace")
    t.you.chooses("attack with ace")
    if len(targets) > 1:
        t.you.may_choose_exactly(*(f"attack {name}" for name in targets))
        t.you.chooses("attack foe")
        t.rival.passes()
    else:
        t.rival.is_asked("guard step")
        t.rival.passes()
    assert len(t.rival.damage) == 0
