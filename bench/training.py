"""Games for a build that counts what they do: the native build is optimised for such games.

All pairs of our own decks play, for every book, as often; not only the decks that speed is
measured with. Positions are copied now and then, as agents do that look ahead.
"""

import random
import sys
from itertools import product

from bythebook import is_compiled
from bythebook.engine import new_game
from bythebook.text.cards import own_decks

GAMES_A_PAIR = 8
COPIED_EVERY = 25


def play(game: str, first: str, second: str, seed: int) -> None:
    """Play a game to its end, at random."""
    chance = random.Random(seed)
    played = new_game(game, first, second, seed=seed)
    while played.pending is not None:
        if played.decided % COPIED_EVERY == 0:
            played.copy()
        played.answer(int(chance.random() * len(played.pending.options)))


def main() -> int:
    if not is_compiled():
        print("there is no native build that could count anything", file=sys.stderr)
        return 1
    for game in ("ws", "dbs", "vgg"):
        for first, second in product(own_decks(game), repeat=2):
            for seed in range(GAMES_A_PAIR):
                play(game, first, second, seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
