"""Speed of bythebook beside weiss-sim, in one run on one machine.

    make bench                                    # on the native build
    .venv/bin/python bench/compare.py --json      # on whatever build is in place

weiss-sim (MIT or Apache-2.0, a Rust engine with Python bindings) is driven through its fastest
public stepping path: uniformly random legal actions are drawn inside Rust by the same call that
steps the environments, seeds are prepared beforehand and finished games are reset in place. Its
own observation encoding is part of every step and cannot be switched off.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import sys
import time
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

WEISS_SIM_VERSION = "1.2.0"
DECK = "starter_deck_ws02_v1"
LAYOUT = "i16_legal_ids_nometa"
BATCH = 256
SEED_ROWS = 512

COUNTED = (
    "A decision is a choice with two or more legal options, on both sides; forced steps are "
    "executed and timed but not counted. For weiss-sim it is read off the legal action ids it "
    "returns before each step. An env-step is one action of one environment, forced or not."
)
DECKS = f"weiss-sim plays its bundled preset {DECK} against itself; bythebook plays its own cards."


@dataclass(frozen=True)
class Row:
    """One measured configuration."""

    name: str
    decisions_per_s: float
    env_steps_per_s: float | None
    games_per_s: float


def weiss_sim_row(environments: int, threads: int, seconds: float) -> Row:
    """Plays random games on weiss-sim for some seconds."""
    import numpy as np
    import weiss_sim

    deck = weiss_sim.cards.builder(initial=DECK).build(rules_profile="approx", card_pool="all")
    pool, buffers = weiss_sim.make_pool(
        "train",
        environments,
        deck_lists=[deck, deck],
        deck_ids=[1, 2],
        seed=1,
        layout=LAYOUT,
        num_threads=threads,
    )
    out: Any = buffers.reset()
    step = pool.step_sample_legal_action_ids_uniform_into_i16_legal_ids_nometa
    reset_done = pool.reset_done_into_i16_legal_ids_nometa
    offsets, terminated, truncated = out.legal_offsets, out.terminated, out.truncated
    actions = np.zeros(environments, dtype=np.uint32)
    seeds = np.random.default_rng(1).integers(0, 2**63, (SEED_ROWS, environments), dtype=np.uint64)
    everyone = np.ones(1, dtype=bool)
    steps = decisions = games = 0

    started = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for row in seeds:
            if environments == 1:
                # Plain scalars: numpy reductions over one element would cost more than the step.
                decisions += offsets[1] > 1
                step(row, actions, out)
                if terminated[0] or truncated[0]:
                    games += 1
                    reset_done(everyone, out)
            else:
                decisions += np.count_nonzero(offsets[1:] - offsets[:-1] > 1)
                step(row, actions, out)
                done = terminated | truncated
                finished = np.count_nonzero(done)
                if finished:
                    games += finished
                    reset_done(done, out)
            steps += environments
            if environments > 1 and time.perf_counter() - started >= seconds:
                break
        elapsed = time.perf_counter() - started
    if pool.engine_error_reset_count():
        raise RuntimeError("weiss-sim reported engine errors: the measurement is void")
    kind = "single env" if environments == 1 else f"batch {environments}"
    plural = "thread" if threads == 1 else "threads"
    return Row(
        name=f"weiss-sim {WEISS_SIM_VERSION}, {kind}, {threads} {plural}",
        decisions_per_s=float(decisions) / elapsed,
        env_steps_per_s=steps / elapsed,
        games_per_s=float(games) / elapsed,
    )


def bythebook_row(seconds: float) -> tuple[Row, dict[str, Any]]:
    """Bythebook's own measurement of random Weiss Schwarz games, and all it reported."""
    from bythebook.tools.bench import measure

    own: dict[str, Any] = measure("ws", seconds=seconds)
    build = "compiled" if own["compiled"] else "pure Python"
    return (
        Row(
            name=f"bythebook {importlib.metadata.version('bythebook')}, {build}",
            decisions_per_s=own["decisions_per_s"],
            env_steps_per_s=None,
            games_per_s=own["games_per_s"],
        ),
        own,
    )


def table_of(rows: list[Row], own: Row | None) -> Table:
    """The rows side by side; the ratio is bythebook's decisions per second over the row's."""
    table = Table(
        title="Random legal play, Weiss Schwarz",
        caption="ratio: bythebook's decisions/s over this row's",
    )
    table.add_column("engine", no_wrap=True)
    for heading in ("decisions/s", "env-steps/s", "games/s", "ratio"):
        table.add_column(heading, justify="right")
    for row in rows:
        ratio = f"{own.decisions_per_s / row.decisions_per_s:.3f}" if own else "-"
        env_steps = "-" if row.env_steps_per_s is None else f"{row.env_steps_per_s:,.0f}"
        table.add_row(
            row.name, f"{row.decisions_per_s:,.0f}", env_steps, f"{row.games_per_s:,.1f}", ratio
        )
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure bythebook beside weiss-sim.")
    parser.add_argument("--seconds", type=float, default=3.0, help="per measurement (default 3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--only-weiss-sim", action="store_true", help="leave bythebook out")
    arguments = parser.parse_args()
    progress_console = Console(stderr=True)

    try:
        installed = importlib.metadata.version("weiss-sim")
    except importlib.metadata.PackageNotFoundError:
        progress_console.print("weiss-sim is missing: install the bench extra (make bench does)")
        return 2
    if installed != WEISS_SIM_VERSION:
        progress_console.print(f"expected weiss-sim {WEISS_SIM_VERSION}, found {installed}")
        return 2

    cores = os.cpu_count() or 1
    plan = [(1, 1), (BATCH, 1)] + ([(BATCH, cores)] if cores > 1 else [])
    rows: list[Row] = []
    own_row: Row | None = None
    own: dict[str, Any] | None = None
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=progress_console,
    ) as progress:
        if not arguments.only_weiss_sim:
            task = progress.add_task("bythebook", total=1)
            own_row, own = bythebook_row(arguments.seconds)
            rows.append(own_row)
            progress.update(task, completed=1)
        for environments, threads in plan:
            task = progress.add_task(f"weiss-sim, {environments} env, {threads} thr", total=1)
            rows.append(weiss_sim_row(environments, threads, arguments.seconds))
            progress.update(task, completed=1)

    if arguments.json:
        report = {
            "python": platform.python_version(),
            "cores": cores,
            "seconds": arguments.seconds,
            "counted": COUNTED,
            "decks": DECKS,
            "bythebook": own,
            "rows": [
                asdict(row)
                | {"ratio": own_row.decisions_per_s / row.decisions_per_s if own_row else None}
                for row in rows
            ],
        }
        print(json.dumps(report, indent=2))
        return 0

    console = Console(width=None if sys.stdout.isatty() else 100)
    console.print(table_of(rows, own_row))
    if own is not None:
        console.print(f"bythebook: fork {own['fork_us']:.1f} us, save {own['save_bytes']:,} bytes")
    console.print(COUNTED)
    console.print(DECKS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
