"""What a game keeps ready of characteristics and of who waits is right at every decision."""

import random

import pytest

from bythebook import engine
from bythebook.tools.fuzz import play
from tests.kernel.table import audit

DECKS = {"dbs": ("bells", "gale", "hollow", "menagerie"), "ws": ("lanterns", "tides", "playhouse")}


@pytest.mark.parametrize("name", ["dbs", "ws"])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_ready_is_what_would_be_worked_out_afresh(name: str, seed: int) -> None:
    chance = random.Random(seed)
    mine, theirs = chance.choice(DECKS[name]), chance.choice(DECKS[name])
    game = engine.new_game(name, mine, theirs, seed=seed)
    while game.pending is not None:
        game.answer(chance.randrange(len(game.pending.options)))
        if game.pending is not None:
            audit(game)


@pytest.mark.parametrize(
    ("seed", "decks"), [(1002712, ("hollow", "gale")), (1002699, ("menagerie", "gale"))]
)
def test_so_it_is_if_nobody_has_looked_for_long(seed: int, decks: tuple[str, str]) -> None:
    # To look is to bring it up to date. In these games a value once stayed behind: an effect had
    # ended, and its card had gone, between two looks.
    assert play("dbs", seed, 0.04, decks)["failure"] == ""
