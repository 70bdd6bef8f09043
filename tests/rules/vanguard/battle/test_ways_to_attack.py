"""What texts let units do in battles is told apart."""

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.texts import events

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
