"""Opponents against each other: paired games, so that neither has the better deck or seat."""

from collections.abc import Callable
from typing import Any

from bythebook.agents import opponent
from bythebook.engine import new_game
from bythebook.library.pool import processes
from bythebook.tools.fuzz import LONG, Here, our_decks
from bythebook.tools.standings import interval

Job = tuple[str, str, str, int, tuple[str, str], int]
"""the game, who competes, the seed, the decks, and which of the two sits at player 0"""


def meet(job: Job) -> dict[str, Any]:
    """One game between two opponents."""
    name, one, two, seed, decks, first = job
    seats = [opponent(one, name, seed), opponent(two, name, seed + 1)]
    if first:
        seats.reverse()
    game = new_game(name, *decks, seed=seed)
    while game.pending is not None and game.decided < LONG:
        game.answer(seats[game.pending.player].choose(game))
    winner = -1 if game.result is None else game.result.winner
    return {
        "seed": seed,
        "decks": decks,
        "seat": first,
        "winner": -1 if winner < 0 else winner ^ first,
        "decisions": game.decided,
        "turns": game.state.turn,
    }


def plan(name: str, one: str, two: str, games: int, seed: int) -> list[Job]:
    """Pairs of games: the same decks and the same seed, with the seats changed."""
    decks = our_decks(name)
    pairs = [(a, b) for a in decks for b in decks]
    found: list[Job] = []
    for number in range(games):
        pair = number // 2
        game_seed = seed * 1_000_000 + pair
        found.append((name, one, two, game_seed, pairs[pair % len(pairs)], number % 2))
    return found


def arena(
    name: str,
    one: str,
    two: str,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """Paired games between two opponents: who won how many, and how sure that is."""
    for agent in (one, two):
        opponent(agent, name, 0)
    work = plan(name, one, two, games, seed)
    played: list[dict[str, Any]] = []
    with processes(jobs) if jobs > 1 else Here() as pool:
        for result in pool.map(meet, work):
            played.append(result)
            if progress is not None:
                progress()
    return {"game": name, "seed": seed, "games": len(played), **_sums(one, two, played)}


def _sums(one: str, two: str, played: list[dict[str, Any]]) -> dict[str, Any]:
    rows = []
    for place, agent in enumerate((one, two)):
        won = [p for p in played if p["winner"] == place]
        low, high = interval(len(won), len(played))
        rows.append(
            {
                "agent": agent,
                "won": len(won),
                "first": sum(1 for p in won if p["seat"] == place),
                "share": round(len(won) / len(played), 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }
        )
    return {
        "rows": rows,
        "drawn": sum(1 for p in played if p["winner"] < 0),
        "turns": round(sum(p["turns"] for p in played) / len(played), 1),
        "decisions": round(sum(p["decisions"] for p in played) / len(played), 1),
        "played": played,
    }
