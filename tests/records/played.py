"""Seeded games whose records every build must give to the letter.

`python -m tests.records.played ws` writes the digests of a game anew, after a change that
is meant to change how games go; without a name, those of all games.
"""

import random
import sys
from hashlib import blake2b
from pathlib import Path

from bythebook import engine
from bythebook.kernel.game.game import Game

GAMES = {"dbs": 120, "ws": 200}
"""of each game so many; those of the second are longer"""
DECKS = {
    "dbs": ("bells", "bench", "gale", "hollow", "menagerie"),
    "vgg": ("bench", "curfew", "orchard", "slipway", "undercroft"),
    "ws": ("bench", "deadletters", "lanterns", "playhouse", "tides"),
}


def digests_of(name: str) -> Path:
    """The file with the digests of a game."""
    return Path(__file__).with_name(f"{name}-digests.txt")


def play(seed: int, name: str = "ws") -> Game:
    """A random game of our decks, the same for the same seed everywhere."""
    chance = random.Random(seed)
    decks = [chance.choice(DECKS[name]) for _ in range(2)]
    game = engine.new_game(name, decks[0], decks[1], seed=seed)
    while game.pending is not None:
        game.answer(chance.randrange(len(game.pending.options)))
    return game


def digest(game: Game) -> str:
    """A mark of a game's whole record."""
    return blake2b(game.record().encode(), digest_size=8).hexdigest()


def main() -> None:
    """Write the digests of all games."""
    for name in sys.argv[1:] or GAMES:
        lines = [f"{seed} {digest(play(seed, name))}" for seed in range(GAMES[name])]
        digests_of(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
