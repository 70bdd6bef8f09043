"""Seeded games whose records every build must give to the letter.

`python -m tests.records.played` writes the digests anew, after a change that
is meant to change how games go.
"""

import random
from hashlib import blake2b
from pathlib import Path

import bythebook

GAMES = 200
DECKS = ("bench", "deadletters", "lanterns", "playhouse", "tides")
DIGESTS = Path(__file__).with_name("ws-digests.txt")


def play(seed: int) -> bythebook.Game:
    """A random game of our decks, the same for the same seed everywhere."""
    chance = random.Random(seed)
    decks = [chance.choice(DECKS) for _ in range(2)]
    game = bythebook.new_game("ws", decks[0], decks[1], seed=seed)
    while game.pending is not None:
        game.answer(chance.randrange(len(game.pending.options)))
    return game


def digest(game: bythebook.Game) -> str:
    """A mark of a game's whole record."""
    return blake2b(game.record("").encode(), digest_size=8).hexdigest()


def main() -> None:
    """Write the digests of all games."""
    lines = [f"{seed} {digest(play(seed))}" for seed in range(GAMES)]
    DIGESTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
