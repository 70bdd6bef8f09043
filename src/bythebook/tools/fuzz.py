"""Random games, with everything that must always hold checked on the way.

That cards are conserved is checked at every decision, that the log rebuilds the
state at the end of every game; the costly checks (fresh values, legality, saves,
undo, forks, leaks) at a share of the decisions, `thorough`.
"""

import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from bythebook import new_game
from bythebook.kernel.apply import apply
from bythebook.kernel.clauses import PROGRAMS
from bythebook.kernel.continuous import Sheet
from bythebook.kernel.errors import Stuck
from bythebook.kernel.game import Game
from bythebook.kernel.history import whole_log
from bythebook.kernel.options import KINDS
from bythebook.kernel.refs import FIRST_CARD, NOTHING
from bythebook.kernel.state import State, plain
from bythebook.testing.leaks import leak
from bythebook.testing.table import position

DECKS = {"ws": ("lanterns", "tides", "bench")}
LONG = 20_000


class Broken(Exception):
    """Something that must always hold does not."""


def conserved(game: Game) -> None:
    """Every card is in exactly one place, and knows where."""
    state = game.state
    seen: Counter[int] = Counter()
    for zone, cards in enumerate(state.zones):
        for card in cards:
            seen[card] += 1
            if state.where[card] != zone:
                raise Broken(f"card {card} lies in zone {zone} but thinks {state.where[card]}")
    for host, cards_below in state.below.items():
        for card in cards_below:
            seen[card] += 1
            if state.host[card] != host:
                raise Broken(f"card {card} lies under {host} but thinks {state.host[card]}")
    for card in range(FIRST_CARD, len(state.inc)):
        if seen[card] != 1 and not (seen[card] == 0 and state.where[card] == NOTHING):
            raise Broken(f"card {card} is in {seen[card]} places")


def values_fresh(game: Game) -> None:
    """What is kept of characteristics equals what they are when worked out anew."""
    kept = [list(v) for v in game.sheet_values()]
    granted = dict(game.sheet.granted)
    sheet = game.sheet
    game.sheet = Sheet()
    try:
        if [list(v) for v in game.sheet_values()] != kept:
            raise Broken("kept values differ from fresh ones")
        if game.sheet.granted != granted:
            raise Broken("kept abilities differ from fresh ones")
    finally:
        game.sheet = sheet


def options_legal(game: Game) -> None:
    """Every option passes verification, and whatever is not an option is refused by a clause."""
    ask = game.pending
    if ask is None:
        return
    book = game.book
    for option in ask.options:
        refused = book.verify(game, ask.player, option)
        if refused:
            raise Broken(f"option {option} is offered but {refused} forbids it")
    if not 0 <= ask.default < len(ask.options):
        raise Broken(f"the default {ask.default} is not an option")
    for option in book.candidates(game):
        # Asked of the rules themselves: `why_not` would fall back on the clause that asks.
        if option not in ask.options and not book.verify(game, ask.player, option):
            raise Broken(f"option {option} is refused without a clause")


def events_rebuild(game: Game, start: State) -> None:
    """Folding what happened, from the first position on, gives the position."""
    state = start.copy()
    for _, _, _, _, changes in whole_log(game):
        state.batch += 1
        for change in changes:
            apply(state, game.zones, game.seed, change)
    if plain(state) != plain(game.state):
        found, wanted = plain(state), plain(game.state)
        wrong = [k for k in found if found[k] != wanted[k]]
        raise Broken(f"the log does not rebuild the state: {', '.join(wrong)}")


def unchanged_by_looking(game: Game) -> None:
    """Forks, saves and taking back give the same position."""
    from bythebook import load

    here = position(game)
    if position(game.copy()) != here:
        raise Broken("a fork is another position")
    if position(load(game.save())) != here:
        raise Broken("saving and loading gives another position")
    if game.decided:
        game.undo()
        game.redo()
        if position(game) != here:
            raise Broken("taking back and doing again gives another position")


def play(name: str, seed: int, thorough: float) -> dict[str, Any]:
    """One random game with its checks; what went wrong, and what occurred."""
    chance = random.Random(seed)
    decks = DECKS[name]
    game = new_game(name, chance.choice(decks), chance.choice(decks), seed=seed)
    start = game.laid_out().state
    occurred: Counter[str] = Counter()
    failure = ""
    kind = ""
    try:
        while game.result is None:
            ask = game.pending
            if ask is None or not ask.options:
                raise Broken("the game asks nothing and is not over")
            occurred[f"decision: {KINDS[ask.kind]}"] += 1
            conserved(game)
            if chance.random() < thorough:
                values_fresh(game)
                options_legal(game)
                unchanged_by_looking(game)
                for player in (0, 1):
                    found = leak(game, player)
                    if found:
                        raise Broken(found)
            game.answer(chance.randrange(len(ask.options)))
            if game.decided > LONG:
                raise Stuck(f"no end after {LONG} decisions")
        events_rebuild(game, start)
        occurred[f"end: {game.result.reason}"] += 1
    except Stuck as error:
        kind, failure = "stuck", str(error)
    except Broken as error:
        kind, failure = "broken", str(error)
    except Exception as error:  # noqa: BLE001 - any crash is a finding
        place = PROGRAMS[game.stack[-1].code].name if game.stack else ""
        kind, failure = "crashes", f"{type(error).__name__}: {error} in {place}"
    for _, clause, _, _, _ in whole_log(game) if not failure else []:
        occurred[f"clause: {clause}"] += 1
    return {
        "seed": seed,
        "decisions": game.decided,
        "kind": kind,
        "failure": failure,
        "record": game.record() if failure else "",
        "occurred": occurred,
    }


def _batch(job: tuple[str, int, int, float]) -> list[dict[str, Any]]:
    name, first, count, thorough = job
    return [play(name, seed, thorough) for seed in range(first, first + count)]


def fuzz(
    name: str,
    games: int,
    seed: int,
    jobs: int = 1,
    thorough: float = 0.04,
    failures: Path | None = None,
    progress: Any = None,
) -> dict[str, Any]:
    """Many random games; counts of what occurred, and every failure with its seed and record."""
    total: dict[str, Any] = {
        "game": name,
        "games": 0,
        "decisions": 0,
        "thorough": thorough,
        "crashes": 0,
        "stuck": 0,
        "broken": 0,
        "failures": [],
    }
    occurred: Counter[str] = Counter()
    size = 20
    work = [
        (name, seed * 1_000_000 + first, min(size, games - first), thorough)
        for first in range(0, games, size)
    ]
    with ProcessPoolExecutor(jobs) if jobs > 1 else _Here() as pool:
        for results in pool.map(_batch, work):
            for one in results:
                total["games"] += 1
                total["decisions"] += one["decisions"]
                occurred += one["occurred"]
                if one["failure"]:
                    total[one["kind"]] += 1
                    total["failures"].append(_keep(one, name, failures))
                if progress is not None:
                    progress()
    total["occurred"] = dict(sorted(occurred.items()))
    return total


def _keep(one: dict[str, Any], name: str, folder: Path | None) -> dict[str, Any]:
    found = {"seed": one["seed"], "kind": one["kind"], "failure": one["failure"]}
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}-{one['seed']}.record"
        path.write_text(one["record"], encoding="utf-8")
        found["record"] = str(path)
    return found


class _Here:
    """A pool of no other processes."""

    def __enter__(self) -> "_Here":
        return self

    def __exit__(self, *args: object) -> None:
        return None

    def map(self, work: Any, jobs: Any) -> Any:
        """Do the jobs one after the other."""
        return map(work, jobs)
