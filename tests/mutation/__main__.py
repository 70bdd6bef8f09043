"""`python -m tests.mutation`: do the tests notice small changes to the engine?

Tests are collected once. Each mutant lives in a process of its own, forked from there, in which
one function's code is exchanged; the tests that come to that function run until one fails: the
one that noticed the mutant the last time first, then the quickest.
"""

import argparse
import json
import os
import sys
import tomllib
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from bythebook.tools.knock_out import exchange
from tests.mutation.changing import (
    Mutant,
    code_of,
    drawn,
    function_of,
    modules,
    mutants,
    unfinished,
)
from tests.mutation.forking import Job, in_turn
from tests.mutation.touching import KEPT, Came, failing, touching

FOLDERS = ("rules", "rulings", "kernel", "cards", "text/vanguard", "invariants", "records")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
NOTICED = KEPT.with_name("which-test-notices-what.json")
SLOWER = 10
"""so many times longer than before may the tests of a mutant take before it counts as hanging"""


class Trying:
    """In the place of a test run: every mutant is tried on the tests that come to it."""

    def __init__(self, tried: list[Mutant], at_once: int, longest: float) -> None:
        self.tried = tried
        self.longest = longest
        self.at_once = at_once
        self.survived: list[Mutant] = []
        self.untouched: list[Mutant] = []
        self.items: list[pytest.Item] = []
        self.came: list[Came] = []
        self.noticed: dict[str, str] = {}
        """the test that noticed a mutant, by their names: here or in a run before"""
        self.trusted: set[int] = set()
        """tests that failed on a mutant and pass without one, by their places"""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out which tests come to which mutants, and run those."""
        self.items = session.items
        if NOTICED.exists():
            self.noticed = json.loads(NOTICED.read_text(encoding="utf-8"))
        columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as bar:
            watching = bar.add_task("which tests come where", total=None)
            self.came = touching(
                self.items, self.at_once, lambda n, of: bar.update(watching, completed=n, total=of)
            )
            self.bar, self.task = bar, bar.add_task("mutants", total=len(self.tried))
            self.jobs = deque(self.job(mutant) for mutant in self.tried)
            in_turn(self.jobs, self.at_once)
        return True

    def job(self, mutant: Mutant) -> Job:
        """Run tests with a mutant in force."""
        before = self.noticed.get(mutant.name)
        came = sorted(
            (self.items[p].nodeid != before, c.seconds, p)
            for p, c in enumerate(self.came)
            if mutant.where in c.functions and c.fine and c.seconds < self.longest
        )
        places = [p for _, _, p in came]
        if not places:
            self.untouched.append(mutant)

        def work() -> int:
            exchange(function_of(mutant), code_of(mutant))
            found = failing([self.items[p] for p in places])
            return places[found] if found >= 0 else -1

        def told(found: Any) -> None:
            if found == -1:
                self.survived.append(mutant)
                self.bar.console.print(f"survived: {mutant.name}", markup=False, soft_wrap=True)
            if isinstance(found, int) and found >= 0 and found not in self.trusted:
                self.jobs.appendleft(self.without(found, mutant))
            else:
                self.is_over(mutant, found)

        return Job(work, 60 + SLOWER * sum(self.came[p].seconds for p in places), told)

    def is_over(self, mutant: Mutant, found: Any) -> None:
        """A mutant is tried: keep the place of the test that noticed it, if one did."""
        if isinstance(found, int) and found >= 0:
            self.noticed[mutant.name] = self.items[found].nodeid
            NOTICED.write_text(json.dumps(self.noticed, indent=0), encoding="utf-8")
        self.bar.advance(self.task)

    def without(self, place: int, mutant: Mutant) -> Job:
        """Does a test that failed on a mutant pass without it? Otherwise it has noticed nothing."""

        def told(found: Any) -> None:
            if found == -1:
                self.trusted.add(place)
                self.is_over(mutant, place)
            else:
                self.came[place].fine = False
                self.jobs.appendleft(self.job(mutant))

        return Job(
            lambda: failing([self.items[place]]), 60 + self.came[place].seconds * SLOWER, told
        )


def main() -> int:
    """Draw, try, and tell."""
    options = argparse.ArgumentParser(prog="python -m tests.mutation")
    options.add_argument("--count", type=int, default=200)
    options.add_argument("--seed", type=int, nargs="+", default=[1], help="so many of each")
    options.add_argument(
        "--least", type=float, default=95.0, help="per cent that have to be noticed"
    )
    options.add_argument("--of", default="", help="only mutants whose name begins so, all of them")
    options.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    options.add_argument(
        "--longest", type=float, default=10.0, help="seconds; tests that take longer are left out"
    )
    chosen = options.parse_args()
    equivalent = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    lots = {f"seed {seed}": drawn(chosen.count, seed) for seed in chosen.seed}
    if chosen.of:
        every = [m for n in modules() for m in mutants(n) if m.name.startswith(chosen.of)]
        lots = {f"of {chosen.of}": every}
    every = list({m.name: m for lot in lots.values() for m in lot}.values())
    plugin = Trying([m for m in every if m.name not in equivalent], chosen.at_once, chosen.longest)
    here = Path(__file__).parent.parent
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *(str(here / f) for f in FOLDERS)],
        plugins=[plugin],
    )
    say = sys.stdout.write
    for mutant in plugin.survived:
        lost = " (no test comes here)" if mutant in plugin.untouched else ""
        say(f"survived{lost}: line {mutant.line} {mutant.name}\n")
    for mutant in every:
        if mutant.name in equivalent:
            say(f"the same game: {mutant.name}: {equivalent[mutant.name]}\n")
    there = {m.name for module in modules() for m in mutants(module)}
    for name in equivalent:
        if name not in there:
            say(f"named in {EQUIVALENT.name}, and no longer there: {name}\n")
    for package in unfinished():
        say(f"left out, its rules are being written: {package}\n")
    if len(lots) > 1:
        lots["in all"] = every
    share = 0.0
    for name, lot in lots.items():
        tried = [m for m in lot if m.name not in equivalent]
        killed = len(tried) - sum(m in plugin.survived for m in tried)
        share = 100 * killed / max(1, len(tried))
        say(f"{killed} of {len(tried)} mutants noticed ({share:.1f} %), {name}\n")
    return int(share < chosen.least)


if __name__ == "__main__":
    sys.exit(main())
