"""The interpreted and the compiled build play the same games to the letter."""

import pytest

from tests.records.played import GAMES, digest, digests_of, play

SHARE = 20
"""games of one test"""


@pytest.mark.parametrize(
    ("name", "first"), [(name, n) for name, games in GAMES.items() for n in range(0, games, SHARE)]
)
def test_seeded_games_give_the_records_they_always_gave(name: str, first: int) -> None:
    lines = digests_of(name).read_text(encoding="utf-8").splitlines()
    known = dict(line.split() for line in lines)
    for seed in range(first, first + SHARE):
        assert digest(play(seed, name)) == known[str(seed)], f"seed {seed}"
