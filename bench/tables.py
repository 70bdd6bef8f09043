"""Many tables at once: random players over real sockets against a real server.

    python bench/tables.py --tables 200 --seconds 120

Every player thinks for a while (`--think`, seconds on average), as people do, and then answers
anything. Reported are the answers, how long each took from being sent until it was acknowledged
(and so kept), the server's memory for a table, and the share of one core it used: what one core
carries follows from it.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.live import Live, Page, page

from bythebook.catalogue import GAMES
from bythebook.server import wire

TICKS = os.sysconf("SC_CLK_TCK")


def used(pid: int) -> tuple[float, float]:
    """Seconds of processor time, and megabytes of memory, that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    seconds = (int(fields[11]) + int(fields[12])) / TICKS
    status = Path(f"/proc/{pid}/status").read_text()
    kilobytes = int(status.partition("VmRSS:")[2].split()[0])
    return seconds, kilobytes / 1024


async def stay(me: Page) -> None:
    """Say now and then that one is still there."""
    while True:
        await asyncio.sleep(30)
        await me.send(wire.Ping(id=-1))


class Seat:
    """A random player at a table; begins anew when a game is over."""

    def __init__(self, seed: int, think: float) -> None:
        self.chance = random.Random(seed)
        self.think = think
        self.took: list[tuple[float, float]] = []
        """when each answer was given, and how long it took"""
        self.errors: list[str] = []

    async def play(self, me: Page, until: float) -> None:
        """Answer until the time is over."""
        try:
            while time.monotonic() < until:
                decision = me.decision
                if me.is_over:
                    return
                if decision is None or not decision.mine:
                    await me.read(max(0.1, until - time.monotonic()))
                    continue
                await asyncio.sleep(self.chance.expovariate(1 / self.think))
                begun = time.perf_counter()
                reply = await me.answer(self.chance.randrange(len(decision.options)))
                self.took.append((time.monotonic(), time.perf_counter() - begun))
                if not isinstance(reply, wire.Accepted):
                    self.errors.append(str(reply))
        except TimeoutError:
            return
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is to be reported
            self.errors.append(repr(error))


async def sit(live: Live, number: int, think: float, until: float) -> list[Seat]:
    """Two players at a table, game after game."""
    names = sorted(GAMES)
    seats = [Seat(2 * number + n, think) for n in (0, 1)]
    while time.monotonic() < until:
        first, second = await asyncio.to_thread(live.two_seats, names[number % len(names)])
        pages = [await page(live, s.table, s.secret) for s in (first, second)]
        staying = [asyncio.create_task(stay(one)) for one in pages]
        await asyncio.gather(*(s.play(p, until) for s, p in zip(seats, pages, strict=True)))
        for one, task in zip(pages, staying, strict=True):
            task.cancel()
            await one.close()
    return seats


async def run(live: Live, wanted: argparse.Namespace) -> dict[str, Any]:
    """All tables; what was measured."""
    assert live.process is not None
    pid = live.process.pid
    warm = [await sit(live, n, 0.01, time.monotonic() + 1) for n in range(len(GAMES))]
    del warm
    _, empty = used(pid)
    until = time.monotonic() + wanted.seconds
    tasks = []
    for number in range(wanted.tables):
        tasks.append(asyncio.create_task(sit(live, number, wanted.think, until)))
        await asyncio.sleep(0.02)
    # Setting the tables up is not what is measured.
    await asyncio.sleep(min(10, wanted.seconds / 4))
    seconds, _ = used(pid)
    begun = time.monotonic()
    await asyncio.sleep(max(0.0, until - time.monotonic() - 1))
    busy, full = used(pid)
    share = (busy - seconds) / (time.monotonic() - begun)
    seats = [seat for found in await asyncio.gather(*tasks) for seat in found]
    took = sorted(t for seat in seats for at, t in seat.took if at > begun)
    answers = len(took)
    return {
        "tables": wanted.tables,
        "seconds": wanted.seconds,
        "answers": answers,
        "answers a second": round(answers / (until - begun), 1),
        "errors": [error for seat in seats for error in seat.errors][:5],
        "median ms": round(1000 * took[answers // 2], 1),
        "95 % within ms": round(1000 * took[answers * 95 // 100], 1),
        "99 % within ms": round(1000 * took[answers * 99 // 100], 1),
        "megabytes a table": round((full - empty) / wanted.tables, 2),
        "share of one core": round(share, 2),
        "tables one core carries": round(wanted.tables / share),
    }


def main() -> None:
    """Measure, and say what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--think", type=float, default=3.0)
    parser.add_argument("--metrics", action="store_true", help="the server's own numbers, too")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        live = Live(f"sqlite:///{folder}/tables.db", Path(folder), rate=1000)
        try:
            for name, value in asyncio.run(run(live, wanted)).items():
                print(f"{name:24} {value}")
            if wanted.metrics:
                with urllib.request.urlopen(f"http://127.0.0.1:{live.port}/metrics") as told:
                    print(told.read().decode())
        finally:
            live.stop()


if __name__ == "__main__":
    main()
