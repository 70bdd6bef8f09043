"""Random games, with everything that must always hold checked on the way.

That cards are conserved is checked at every decision, that the log rebuilds the
state at the end of every game; the costly checks at a share of the decisions:
`thorough` times the check's own weight, so that a cheap one is made more often.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from bythebook import AnyDeck
from bythebook.engine import new_game
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import PROGRAMS
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.errors import Stuck
from bythebook.kernel.state.refs import NOTHING
from bythebook.library.pool import processes
from bythebook.text.cards import own_decks
from bythebook.tools.census import Counts, Names, Tally, listing, names_of
from bythebook.tools.checks import (
    Broken,
    Shadow,
    answers_hold,
    conserved,
    forked,
    log_rebuilds,
    options_legal,
    record_replays,
    saved,
    settled,
    taken_back,
    unseen,
    values_fresh,
)
from bythebook.tools.patience import last_resort, patience
from bythebook.tools.standings import Standings

NOT_OURS: Final = frozenset({"bench", "primer"})
"""Decks to be measured or to learn with: fuzzed too, but they compete with none of ours."""
APART: Final = 8
"""every so many games, one that tells nothing of our decks against each other"""
LONG: Final = 20_000
PATIENCE: Final = 120.0
"""for how many seconds one decision may be carried out"""
WHOLE_GAME: Final = 1800.0
"""and a whole game be played"""
CONCEDED: Final = 0.02
"""the share of games that a player gives up"""
FOLLOWED: Final = 6
"""for how many decisions a fork or a loaded game has to go the same way"""

# A cheap check is made more often: with `thorough` at 0.04, one of weight 25 at every decision.
WEIGHTS: Final = {
    "settled": 25.0,
    "options": 25.0,
    "values": 8.0,
    "answers": 1.0,
    "fork": 1.5,
    "leaks": 1.5,
    "save": 1.0,
    "undo": 0.5,
    "record": 5.0,
}


def our_decks(name: str) -> list[str]:
    """Our decks of a game, but for those that are not meant to be played."""
    return [deck for deck in own_decks(name) if deck not in NOT_OURS]


def pairings(name: str, games: int) -> list[tuple[str, str]]:
    """Who plays whom: all pairs of our decks, in both seats equally often.

    Now and then a deck that is none of ours plays one of them, or a deck itself.
    """
    ours = our_decks(name)
    pairs = list(combinations(ours, 2))
    both = [*pairs, *((b, a) for a, b in pairs)]
    others = [d for d in own_decks(name) if d in NOT_OURS]
    apart = [seats for o in others for d in ours for seats in ((o, d), (d, o))]
    apart += [(d, d) for d in (*ours, *others)]
    found: list[tuple[str, str]] = []
    for number in range(games):
        odd = number // APART
        if not both or number % APART == APART - 1:
            found.append(apart[odd % len(apart)])
        else:
            found.append(both[(number - odd) % len(both)])
    return found


class Rolls:
    """Which checks are made now; chance of its own, so that it does not change what is played."""

    def __init__(self, seed: int, thorough: float) -> None:
        self.chance = random.Random(f"checks {seed}")
        self.shares = {name: thorough * weight for name, weight in WEIGHTS.items()}
        self.made: Counter[str] = Counter()

    def now(self, name: str) -> bool:
        """Whether a check is made now."""
        if self.chance.random() >= self.shares[name]:
            return False
        self.made[name] += 1
        return True


def check_here(game: Game, names: Names, rolls: Rolls) -> Iterator[Shadow]:
    """The costly checks at a decision; the games made for them, to be followed."""
    if rolls.now("settled"):
        settled(game, names)
    if rolls.now("values"):
        values_fresh(game)
    if rolls.now("answers"):
        answers_hold(game)
    if rolls.now("options"):
        options_legal(game)
    if rolls.now("leaks"):
        unseen(game)
    if rolls.now("undo"):
        taken_back(game)
    if rolls.now("fork"):
        yield Shadow("forked", forked(game), game.decided + FOLLOWED)
    if rolls.now("save"):
        yield Shadow("saved and loaded", saved(game), game.decided + FOLLOWED)


def anything(chance: random.Random, ask: Ask) -> int:
    """Any of the options, each as likely as any other."""
    return chance.randrange(len(ask.options))


@last_resort(WHOLE_GAME)
def play(
    name: str,
    seed: int,
    thorough: float,
    decks: tuple[AnyDeck, AnyDeck],
    tally_of: Callable[[Names, Game], Tally] = Tally,
    choose: Callable[[random.Random, Ask], int] = anything,
) -> dict[str, Any]:
    """One random game with its checks; what went wrong, and what occurred."""
    chance = random.Random(seed)
    rolls = Rolls(seed, thorough)
    game = new_game(name, *decks, seed=seed)
    start = game.laid_out().state
    laid = len(start.inc)
    names = names_of(name)
    tally = tally_of(names, game)
    gives_up = chance.randrange(300) if chance.random() < CONCEDED else NOTHING
    shadows: list[Shadow] = []
    failure = ""
    kind = ""
    try:
        while game.result is None:
            ask = game.pending
            if ask is None or not ask.options:
                raise Broken("the game asks nothing and is not over")
            conserved(game, laid)
            if game.decided == gives_up:
                tally.concedes()
                game.concede(chance.randrange(2))
                shadows = []
                break
            shadows += check_here(game, names, rolls)
            choice = choose(chance, ask)
            tally.decides(game, choice)
            with patience(PATIENCE, f"decision {game.decided} is still being carried out"):
                game.answer(choice)
            for shadow in shadows:
                shadow.answers(choice)
            shadows = [s for s in shadows if not s.over(game)]
            if game.decided > LONG:
                raise Stuck(f"no end after {LONG} decisions")
        conserved(game, laid)
        log_rebuilds(game, start, tally.happens)
        if rolls.now("record"):
            record_replays(game)
        tally.ends(game)
    except Stuck as error:
        kind, failure = "stuck", str(error)
    except Broken as error:
        kind, failure = "broken", str(error)
    except Exception as error:  # noqa: BLE001 - any crash is a finding
        place = PROGRAMS[game.stack[-1].code].name if game.stack else ""
        kind, failure = "crashes", f"{type(error).__name__}: {error} in {place}"
    return {
        "seed": seed,
        "decks": decks,
        "decisions": game.decided,
        "kind": kind,
        "failure": failure,
        "record": _record(game) if failure else "",
        # Who gives up is left to chance: it says nothing of the decks.
        "winner": None if failure or gives_up >= 0 or game.result is None else game.result.winner,
        "counts": tally.counts if not failure else Counter(),
        "checks": rolls.made,
    }


def _record(game: Game) -> str:
    """The record of a game that failed; without its last answer, if that is what fails."""
    try:
        return game.record()
    except Exception:  # noqa: BLE001 - it is known already, and told
        again = game.from_the_start()
        for choice in game.inputs.since(0)[:-1]:
            again.put_in(choice)
        return again.record()


Job = tuple[str, float, list[tuple[int, tuple[str, str]]]]


def _batch(job: Job) -> list[dict[str, Any]]:
    name, thorough, games = job
    return [play(name, seed, thorough, decks) for seed, decks in games]


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
    counts: Counts = Counter()
    checks: Counter[str] = Counter()
    standings = Standings(our_decks(name))
    plan = [(seed * 1_000_000 + i, decks) for i, decks in enumerate(pairings(name, games))]
    size = 5
    work: list[Job] = [(name, thorough, plan[i : i + size]) for i in range(0, games, size)]
    with processes(jobs) if jobs > 1 else Here() as pool:
        for results in pool.map(_batch, work):
            for one in results:
                total["games"] += 1
                total["decisions"] += one["decisions"]
                counts += one["counts"]
                checks += one["checks"]
                standings.add(one["decks"], one["winner"])
                if one["failure"]:
                    total[one["kind"]] += 1
                    total["failures"].append(keep(one, name, failures))
                if progress is not None:
                    progress()
    total["checks"] = {"conserved": total["decisions"], **dict(sorted(checks.items()))}
    total["occurred"] = listing(names_of(name), counts)
    total["standings"] = standings.rows()
    return total


def keep(one: dict[str, Any], name: str, folder: Path | None) -> dict[str, Any]:
    """What is told of a game that failed; its record is written into the folder."""
    found = {key: one[key] for key in ("seed", "decks", "kind", "failure")}
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}-{one['seed']}.record"
        path.write_text(one["record"], encoding="utf-8")
        found["record"] = str(path)
    return found


class Here:
    """A pool of no other processes."""

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *args: object) -> None:
        return None

    def map(self, work: Any, jobs: Any) -> Any:
        """Do the jobs one after the other."""
        return map(work, jobs)
