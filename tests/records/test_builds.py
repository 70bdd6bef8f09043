"""The interpreted and the compiled build play the same games to the letter."""

import pytest

from tests.records.played import DIGESTS, GAMES, digest, play

KNOWN = dict(line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("first", range(0, GAMES, 20))
def test_seeded_games_give_the_records_they_always_gave(first: int) -> None:
    for seed in range(first, first + 20):
        assert digest(play(seed)) == KNOWN[str(seed)], f"seed {seed}"
