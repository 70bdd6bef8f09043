"""How fast: random legal play, with the log on, on one core."""

import gc
import random
import time
from typing import Any

from bythebook import is_compiled
from bythebook.catalogue import entry_of
from bythebook.engine import new_game
from bythebook.kernel.game.game import Game


def play_randomly(game: Game, chance: random.Random) -> int:
    """Play a game to its end; how many decisions had two options or more."""
    count = 0
    while game.result is None:
        ask = game.pending
        assert ask is not None
        n = len(ask.options)
        if n > 1:
            count += 1
            game.answer(int(chance.random() * n))
        else:
            game.answer(0)
    return count


ROUNDS = 6
"""Other work on the machine slows some of them: the fastest tells what the engine can do."""


def measure(game: str, seconds: float = 3.0, decks: str = "own") -> dict[str, Any]:
    """Decisions and games a second, the cost of a fork, the size of a save."""
    a, b = entry_of(game).decks[decks]
    chance = random.Random(1)
    new_game(game, a, b, seed=0)
    # Cards and grammar live as long as the process: the collector need not look at them again.
    gc.collect()
    gc.freeze()
    # Games make no circles of references worth a look every 700 objects.
    gc.set_threshold(50_000, 20, 100)
    games = decisions = 0
    spent = fastest = 0.0
    for _ in range(ROUNDS):
        before = decisions
        began = time.perf_counter()
        while time.perf_counter() - began < seconds / ROUNDS:
            decisions += play_randomly(new_game(game, a, b, seed=games), chance)
            games += 1
        took = time.perf_counter() - began
        spent += took
        fastest = max(fastest, (decisions - before) / took)
    fork, size = _fork_and_save(game, a, b, chance)
    return {
        "game": game,
        "decks": decks,
        "decisions_per_s": round(decisions / spent),
        "fastest_round_per_s": round(fastest),
        "games_per_s": round(games / spent, 1),
        "fork_us": round(fork, 1),
        "save_bytes": size,
        "compiled": is_compiled(),
    }


def _fork_and_save(game: str, a: str, b: str, chance: random.Random) -> tuple[float, int]:
    """The median cost of a fork over a game, and the largest save."""
    costs: list[float] = []
    size = 0
    for seed in range(4):
        played = new_game(game, a, b, seed=1000 + seed)
        while played.result is None:
            ask = played.pending
            assert ask is not None
            played.answer(int(chance.random() * len(ask.options)))
            began = time.perf_counter()
            for _ in range(4):
                played.copy()
            costs.append((time.perf_counter() - began) / 4)
            if played.decided % 25 == 0:
                size = max(size, len(played.save()))
    costs.sort()
    return costs[len(costs) // 2] * 1e6, size


def by_length(game: str, games: int = 60) -> list[tuple[int, float]]:
    """Microseconds a decision, by how far the game has gone: it must not rise."""
    a, b = entry_of(game).decks["own"]
    chance = random.Random(2)
    spent: dict[int, list[float]] = {}
    for seed in range(games):
        played = new_game(game, a, b, seed=seed)
        while played.result is None:
            ask = played.pending
            assert ask is not None
            choice = int(chance.random() * len(ask.options))
            began = time.perf_counter()
            played.answer(choice)
            spent.setdefault(played.decided // 50, []).append(time.perf_counter() - began)
    return [(part * 50, sum(t) / len(t) * 1e6) for part, t in sorted(spent.items()) if len(t) > 99]
