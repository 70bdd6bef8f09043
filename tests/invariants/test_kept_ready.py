"""What a game keeps ready of characteristics and of who waits is right at every decision."""

import random

import pytest

import bythebook
from tests.kernel.table import audit

DECKS = {"dbs": ("bells", "gale", "hollow", "menagerie"), "ws": ("lanterns", "tides", "playhouse")}


@pytest.mark.parametrize("name", ["dbs", "ws"])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_ready_is_what_would_be_worked_out_afresh(name: str, seed: int) -> None:
    chance = random.Random(seed)
    mine, theirs = chance.choice(DECKS[name]), chance.choice(DECKS[name])
    game = bythebook.new_game(name, mine, theirs, seed=seed)
    while game.pending is not None:
        game.answer(chance.randrange(len(game.pending.options)))
        if game.pending is not None:
            audit(game)
