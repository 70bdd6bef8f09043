"""Games of cards without a text, from the preparation to their end."""

import random

import pytest

from bythebook.engine import new_game


@pytest.mark.parametrize("seed", range(6))
def test_random_play_of_plain_cards_comes_to_an_end(seed: int) -> None:
    game = new_game("vgd", "plain", "plain", seed)
    chance = random.Random(seed)
    while game.pending is not None:
        game.answer(chance.randrange(len(game.pending.options)))
    assert game.result is not None
    assert game.result.clause in ("vgd 13.2.2", "vgd 13.2.3")
