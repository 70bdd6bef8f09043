"""Connections that have not said what they want: so many, for so long."""

import asyncio
import contextlib
import http.client
import json
import socket
import time
from pathlib import Path

import pytest

from bythebook.server import limits, serving
from bythebook.server.incoming import Gate
from bythebook.server.settings import Settings
from tests.server.live import Live


def test_who_opens_sockets_and_says_nothing_takes_nobody_elses_place(
    strict: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address has so many, and no more; a part of a request is as good as none."""
    idle = []
    for number in range(3 * limits.INCOMING_EACH):
        one = socket.create_connection(("127.0.0.1", strict.port), 20)
        if number % 2:
            one.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ")
        idle.append(one)
    # From another address of this machine.
    elsewhere = http.client.HTTPConnection(
        "127.0.0.1", strict.port, timeout=5, source_address=("127.0.0.2", 0)
    )
    elsewhere.request("GET", "/healthz")
    assert json.loads(elsewhere.getresponse().read())["well"]
    elsewhere.close()

    def is_dropped(one: socket.socket) -> bool:
        one.settimeout(5)
        try:
            return one.recv(1) == b""
        except ConnectionError:
            return True

    assert all(is_dropped(one) for one in idle[limits.INCOMING_EACH :])
    for one in idle:
        one.close()
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            assert strict.get("/healthz")["well"]
            return
        except OSError:
            time.sleep(0.01)
    raise AssertionError("those that have gone are counted still")


@pytest.mark.parametrize(
    ("said", "limit"),
    [
        (b"", "HELLO"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", "HELLO"),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", "HELLO"),
        (
            b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\n",
            "HELLO",
        ),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
            "ANSWERED",
        ),
    ],
)
def test_who_never_ends_what_they_say_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes, limit: str
) -> None:
    """Without a word, in the head of the first request or the next, in a body."""
    usual = {"HELLO": 60.0, "ANSWERED": 60.0} | {limit: 0.05}
    for name, seconds in usual.items():
        monkeypatch.setattr(limits, name, seconds)
    monkeypatch.setattr(serving, "configure", lambda level: None)

    async def run() -> None:
        settings = Settings(f"sqlite:///{tmp_path / 'kept.db'}", port=0)
        with serving.listening(settings) as found:
            server = serving.server_of(settings)
            running = asyncio.create_task(server.serve(sockets=[found]))
            while not server.started:
                await asyncio.sleep(0.01)
            reader, writer = await asyncio.open_connection(*found.getsockname())
            writer.write(said)
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 4)
            writer.close()
            server.should_exit = True
            await running

    asyncio.run(run())


def test_the_gate_has_room_for_so_many_and_for_others_once_they_have_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Wired(asyncio.BaseTransport):
        closed = False

        def is_closing(self) -> bool:
            return self.closed

    gate = Gate()
    gate.most = limits.INCOMING_EACH + 2
    wired = [Wired() for _ in range(limits.INCOMING_EACH)]
    assert all(gate.comes(one, "here") for one in wired)
    assert not gate.comes(Wired(), "here")
    assert gate.comes(Wired(), "there")
    gate.is_known("here")
    last = Wired()
    assert gate.comes(last, "here")
    # All there is room for: those that became sockets of pages count as well.
    assert not gate.comes(Wired(), "elsewhere")
    last.closed = True
    assert gate.comes(Wired(), "elsewhere")
