"""Section 2.10: what the skill icons stand for."""

from bythebook.games.vanguard.cards.cards import (
    BOOST,
    INTERCEPT,
    SKILLS,
    TRIPLE_DRIVE,
    TWIN_DRIVE,
)
from bythebook.testing import clause
from bythebook.testing.vanguard import unit


def skills(*icons: str) -> int:
    """The skills of a unit with these icons."""
    return unit("card", skills=icons).values[SKILLS]


@clause("vgg 2.10.1.1", "vgd 2.10.1.3")
def test_an_icon_stands_for_twin_drive() -> None:
    assert skills("twin drive") == TWIN_DRIVE


@clause("vgg 2.10.1.2", "vgd 2.10.1.2")
def test_an_icon_stands_for_intercept() -> None:
    assert skills("intercept") == INTERCEPT


@clause("vgg 2.10.1.3", "vgd 2.10.1.1")
def test_an_icon_stands_for_boost() -> None:
    assert skills("boost") == BOOST
    assert skills("boost", "intercept") == BOOST | INTERCEPT
    assert skills() == 0


@clause("vgg 2.10.1.4", "vgd 2.10.1.4")
def test_an_icon_stands_for_triple_drive() -> None:
    assert skills("triple drive") == TRIPLE_DRIVE
