"""Speed of this tree beside another checkout, run in turns so that both meet the same noise.

    git worktree add /tmp/before v0.1.0
    .venv/bin/python bench/against.py /tmp/before
    .venv/bin/python bench/against.py /tmp/before --cards each --json
    .venv/bin/python bench/against.py /tmp/before --profile

Every run is a process of its own that plays random games for some seconds of processor time
(not of the clock: others may use the machine). Both play the other checkout's cards, so that
the engines are compared and not the decks; with `--cards each`, each plays its own. What became
slower is told by `--profile`: calls a decision do not depend on how busy the machine is.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).resolve().parent.parent
GAMES = ("ws", "dbs", "vgg", "vgd")
DECKS = ("own", "rich")
Played = tuple[str, str]
"""a game and which decks of it"""

PROFILED = 60
"""games"""

CHILD = """
import cProfile, gc, json, pathlib, pstats, random, sys, time
folder, name, decks = sys.argv[1], sys.argv[2], sys.argv[3]
seconds, profiled = float(sys.argv[4]), int(sys.argv[5])
import bythebook
import bythebook.text.cards as cards
if folder:
    cards._sets = lambda game: pathlib.Path(folder) / game
from bythebook.catalogue import entry_of
from bythebook.tools.bench import play_randomly
a, b = entry_of(name).decks[decks]
chance = random.Random(1)
try:
    from bythebook.engine import new_game
except ImportError:  # an earlier tree
    from bythebook import new_game
new_game(name, a, b, seed=0)
gc.collect()
gc.freeze()
gc.set_threshold(50_000, 20, 100)
games = decisions = 0
functions = {}
profile = cProfile.Profile()
if profiled:
    profile.enable()
began = time.process_time()
while games < profiled or (not profiled and time.process_time() - began < seconds):
    decisions += play_randomly(new_game(name, a, b, seed=games), chance)
    games += 1
spent = time.process_time() - began
if profiled:
    profile.disable()
    for (file, _, name), found in pstats.Stats(profile).stats.items():
        row = functions.setdefault(file.split("bythebook/")[-1] + " " + name, [0, 0])
        row[0] += found[1] / decisions
        row[1] += found[2] / decisions * 1e6
json.dump({"rate": decisions / spent, "compiled": bythebook.is_compiled(),
           "from": bythebook.__file__, "functions": functions}, sys.stdout)
"""


def run(
    tree: Path, cards: Path | None, played: Played, seconds: float, profiled: int = 0
) -> dict[str, Any]:
    """One run of one checkout: decisions a second of processor time; or games, profiled."""
    environment = dict(os.environ, PYTHONPATH=str(tree / "src"))
    folder = "" if cards is None else str(cards / "src" / "bythebook" / "sets")
    done = subprocess.run(
        [sys.executable, "-c", CHILD, folder, *played, str(seconds), str(profiled)],
        env=environment,
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{tree} does not run:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    if not Path(found["from"]).is_relative_to(tree):
        raise SystemExit(f"{tree} is not what was measured, but {found['from']}")
    return found


def compare(
    trees: tuple[Path, Path],
    cards: Path | None,
    played: Played,
    rounds: int,
    seconds: float,
    tick: Any,
) -> dict[str, Any]:
    """Both checkouts in turns; the median of the ratios of runs next to each other."""
    rates: dict[str, list[float]] = {"here": [], "other": []}
    builds: set[bool] = set()
    for number in range(rounds):
        # Whoever goes second may find the machine warmer: the order changes every time.
        turns = list(zip(rates, trees, strict=True))
        for name, tree in turns if number % 2 else reversed(turns):
            found = run(tree, cards, played, seconds)
            rates[name].append(found["rate"])
            builds.add(found["compiled"])
            tick()
    if len(builds) > 1:
        raise SystemExit("one checkout is compiled and the other is not")
    ratios = [a / b for a, b in zip(rates["here"], rates["other"], strict=True)]
    return {
        "game": played[0],
        "decks": played[1],
        "compiled": builds.pop(),
        "here": round(statistics.median(rates["here"])),
        "other": round(statistics.median(rates["other"])),
        "ratio": round(statistics.median(ratios), 3),
        "least": round(min(ratios), 3),
        "most": round(max(ratios), 3),
    }


def profile(trees: tuple[Path, Path], cards: Path | None, played: Played) -> list[Table]:
    """Calls and own microseconds a decision: the functions that gained most of either."""
    here, other = (run(tree, cards, played, 0.0, PROFILED)["functions"] for tree in trees)
    rows = [
        (name, *here.get(name, (0.0, 0.0)), *other.get(name, (0.0, 0.0)))
        for name in sorted({*here, *other})
    ]
    calls = [sum(row[i] for row in rows) for i in (1, 3)]
    tables: list[Table] = []
    for what, mine, theirs in (("calls", 1, 3), ("own us, profiled", 2, 4)):
        table = Table(
            title=f"{' '.join(played)}: {what} a decision",
            caption=f"all calls: {calls[0]:.1f} here, {calls[1]:.1f} there",
        )
        for heading in ("more", "here", "other", "function"):
            table.add_column(heading, justify="left" if heading == "function" else "right")
        for row in sorted(rows, key=lambda r: r[theirs] - r[mine])[:15]:
            more = row[mine] - row[theirs]
            table.add_row(f"{more:+.2f}", f"{row[mine]:.2f}", f"{row[theirs]:.2f}", row[0])
        tables.append(table)
    return tables


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure this tree beside another checkout.")
    parser.add_argument("path", type=Path, help="the other checkout's folder")
    parser.add_argument("--here", type=Path, default=HERE, help="instead of this tree")
    parser.add_argument("--rounds", type=int, default=7, help="runs of each (default 7)")
    parser.add_argument("--seconds", type=float, default=3.0, help="a run (default 3)")
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--decks", choices=DECKS, help="only these")
    parser.add_argument("--cards", choices=("other", "each"), default="other", help="whose cards")
    parser.add_argument("--profile", action="store_true", help="what became slower (interpreted)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    here, other = arguments.here.resolve(), arguments.path.resolve()
    cards = other if arguments.cards == "other" else None
    wanted = [
        (game, decks)
        for game in ([arguments.game] if arguments.game else GAMES)
        for decks in ([arguments.decks] if arguments.decks else DECKS)
    ]
    if arguments.profile:
        for played in wanted:
            Console().print(*profile((here, other), cards, played))
        return 0
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("runs", total=2 * arguments.rounds * len(wanted))
        rows = [
            compare(
                (here, other),
                cards,
                played,
                arguments.rounds,
                arguments.seconds,
                lambda: progress.advance(task),
            )
            for played in wanted
        ]
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return 0
    table = Table(title="decisions a second of processor time (medians)")
    for heading in ("game", "decks", "build", "here", "other", "here / other", "from", "to"):
        table.add_column(heading, justify="right")
    for row in rows:
        build = "compiled" if row["compiled"] else "interpreted"
        rates = (f"{row['here']:,}", f"{row['other']:,}")
        ratios = (f"{row['ratio']:.3f}", f"{row['least']:.3f}", f"{row['most']:.3f}")
        table.add_row(row["game"], row["decks"], build, *rates, *ratios)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
