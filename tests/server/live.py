"""A real server in a process of its own, and pages that talk to it."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bythebook.server import wire
from bythebook.server.differences import applied

PATIENCE: Final = 120
"""seconds for a server to start: how fast a machine is is not what is tested"""
_decoder = msgspec.json.Decoder(wire.ServerMessage)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Live:
    """A server of our own."""

    def __init__(self, database: str, folder: Path, rate: int = 5000) -> None:
        self.rate = rate
        self.port = free_port()
        self.database = database
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it is well."""
        words = ["serve", "--port", str(self.port), "--database", self.database]
        words += ["--rate", str(self.rate)]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bythebook", *words, "--log-level", "info"],
                stdout=out,
                stderr=out,
                env={
                    **os.environ,
                    "PYTHONUNBUFFERED": "1",
                    "BYTHEBOOK_LIBRARY": str(self.log.parent / "cards"),
                },
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if self.get("/healthz")["well"]:
                    return
            except (OSError, urllib.error.URLError):
                assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """End it as nobody should."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """End it."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def get(self, path: str) -> Any:
        """What an address answers."""
        address = f"http://127.0.0.1:{self.port}{path}"
        try:
            with urllib.request.urlopen(address, timeout=30) as got:
                return json.loads(got.read())
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.code} {error.read()!r}") from error

    def post(self, path: str, data: Any, headers: dict[str, str] | None = None) -> Any:
        """What an address answers to data; a refusal too."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data if isinstance(data, bytes) else msgspec.json.encode(data),
            {"Content-Type": "application/json", **(headers or {})},
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as got:
                return json.loads(got.read())
        except urllib.error.HTTPError as error:
            return {"status": error.code, **json.loads(error.read() or b"{}")}

    def new_table(self, **wanted: Any) -> wire.NewSeat:
        """A table."""
        return msgspec.convert(self.post("/api/tables", wanted), wire.NewSeat)

    def two_seats(self, game: str, **wanted: Any) -> tuple[wire.NewSeat, wire.NewSeat]:
        """A table at which two people play."""
        first = self.new_table(game=game, opponent="", **wanted)
        joined = self.post(
            f"/api/tables/{first.table}/seats", {"invitation": first.invitation, "name": "B"}
        )
        return first, msgspec.convert(joined, wire.NewSeat)


class Page:
    """A page: it keeps the view it was sent up to date, as the real one does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: wire.Welcome | None = None
        self.view: Any = None
        self.version = 0
        self.decision: wire.Decision | None = None
        self.table: wire.Table | None = None
        self.log: list[wire.Line] = []
        self.moves: list[wire.Move] = []
        self.replies: dict[int, Any] = {}
        self.raw: list[str] = []
        self.bye: wire.Bye | None = None
        self.lesson: wire.LessonStep | None = None
        self.count = 0

    async def read(self, seconds: float = 30) -> Any:
        """The next message."""
        data = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(data, str)
        self.raw.append(data)
        message = _decoder.decode(data)
        match message:
            case wire.Welcome():
                self.welcome = message
            case wire.Whole():
                self.view = msgspec.to_builtins(message.view)
                self.version = message.version
                self.decision, self.table = message.decision, message.table
                self.log = list(message.log)
            case wire.Changed():
                assert message.version == self.version + 1
                self.version = message.version
                self.view = applied(self.view, message.differences)
                msgspec.convert(self.view, wire.View)
                self.decision = message.decision
                self.log += message.log
                self.moves += [move for batch in message.batches for move in batch.moves]
            case wire.TableChanged():
                self.table = message.table
                self.log += message.log
            case wire.LessonStep():
                self.lesson = message
            case wire.Bye():
                self.bye = message
            case _:
                self.replies[message.id] = message
        return message

    async def until(self, kind: type[Any], seconds: float = 30) -> Any:
        """Read until a kind of message comes."""
        while True:
            message = await self.read(seconds)
            if isinstance(message, kind):
                return message

    async def send(self, message: Any) -> None:
        """Send a message, or whatever is to be taken for one."""
        data = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self.socket.send(data)

    async def ask(self, message: Any) -> Any:
        """Send a message with a number of its own, and read until it is replied to."""
        self.count += 1
        number = self.count
        await self.send(msgspec.structs.replace(message, id=number))
        while number not in self.replies:
            await self.read()
        return self.replies.pop(number)

    async def answer(self, option: int) -> Any:
        """Answer the pending decision."""
        assert self.decision is not None
        return await self.ask(wire.Answer(id=0, decision=self.decision.number, option=option))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and self.view["result"] is not None

    async def close(self) -> None:
        """Go away."""
        await self.socket.close()


async def page(
    live: Live | str, table: str, secret: str = "", source: str = "127.0.0.1", **hello: Any
) -> Page:
    """A page at a table, once it has seen the first view (or why it may not)."""
    address = live if isinstance(live, str) else f"http://127.0.0.1:{live.port}"
    socket = await connect(
        f"ws{address.removeprefix('http')}/ws", max_size=None, local_addr=(source, 0)
    )
    found = Page(socket)
    await found.send(wire.Hello(table=table, secret=secret, **hello))
    while found.view is None and found.bye is None:
        await found.read()
        if found.table is not None and not found.table.started:
            break
    return found
