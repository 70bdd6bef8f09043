"""Our opponents, who think in processes of their own: a table never waits for another's."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

from bythebook.engine import playing_book
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.saving import restore

Done = TypeVar("Done")


def think(name: str, game: str, data: bytes, seed: int) -> int:
    """What an opponent answers at a position; done in another process."""
    from bythebook.agents import opponent
    from bythebook.library.decks import cards_for_save

    position = restore(data, playing_book(game), cards_for_save(game, data))
    return opponent(name, game, seed).choose(position)


def end_with_the_server() -> None:
    """See to it that a process in which opponents think ends when the server does, however that be.

    It waits for work through a pipe whose other end it holds itself, and would wait for ever.
    Ctrl-C reaches every process of a terminal: it is the server that ends them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None

    def wait() -> None:
        connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=wait, name="server", daemon=True).start()


class Thinking:
    """The processes in which opponents think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, game: Game, salt: bytes) -> int:
        """What an opponent answers; by chance, but the same whenever it is asked at a position."""
        ask = game.pending
        assert ask is not None
        if len(ask.options) == 1:
            return 0
        drawn = sha256(salt + b"opponent" + game.decided.to_bytes(4, "little")).digest()
        seed = int.from_bytes(drawn[:6], "little")
        return await self.run(think, name, game.book.name, game.save(), seed)

    async def run(self, work: Callable[..., Done], *about: Any) -> Done:
        """Have something done in another process; if that has died, in a new one."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), work, *about)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._processes(), work, *about)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, get_context("spawn"), initializer=end_with_the_server
            )
        return self._pool

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
