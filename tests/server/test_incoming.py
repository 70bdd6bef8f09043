"""Connections that have not said what they want: so many, for so long."""

import asyncio
import contextlib
import http.client
import json
import socket
import time
import zlib
from pathlib import Path

import pytest

from bythebook.server import incoming, limits, serving
from bythebook.server.incoming import Gate
from bythebook.server.settings import Settings
from bythebook.server.sockets import Sockets
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
    class Wired(asyncio.Transport):
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


def test_who_is_being_let_in_counts_already() -> None:
    """However many come at once: one address has so many sockets."""

    class Comes:
        accepted = closed = 0

        async def accept(self) -> None:
            Comes.accepted += 1
            await asyncio.sleep(3600)

        async def close(self, code: int) -> None:
            Comes.closed += 1

    async def run() -> None:
        sockets = Sockets(None, 25)  # type: ignore[arg-type]
        coming = [
            asyncio.create_task(sockets.serve(Comes(), "here"))
            for _ in range(limits.CONNECTIONS_EACH + 3)
        ]
        await asyncio.sleep(0)
        assert (Comes.accepted, Comes.closed) == (limits.CONNECTIONS_EACH, 3)
        for one in coming:
            one.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
        assert not sockets.each

    asyncio.run(run())


def shaken(port: int, packed: bool = False) -> tuple[socket.socket, bytes]:
    """The socket of a page after its handshake, and what that said; it takes in little unread."""
    wired = socket.socket()
    wired.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wired.settimeout(20)
    wired.connect(("127.0.0.1", port))
    offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if packed else ""
    wired.sendall(
        (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{offer}"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
    )
    told = b""
    while b"\r\n\r\n" not in told:
        told += wired.recv(4096)
    return wired, told


def test_what_is_packed_is_not_unpacked(live: Live) -> None:
    """Thousands of packed messages come in one piece, and each would be unpacked at once."""
    wired, told = shaken(live.port, packed=True)
    assert told.startswith(b"HTTP/1.1 101 ")
    assert b"extensions" not in told.lower()
    packed = zlib.compress(b'{"type":"ping","id":1}')[2:-4]
    wired.sendall(bytes((0xC1, 0x80 + len(packed))) + bytes(4) + packed)
    assert wired.recv(4096)[:1] == b"\x88"  # it closes
    wired.close()


@pytest.mark.parametrize("rude", ["closes", "sends pings"])
def test_who_reads_nothing_is_done_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rude: str
) -> None:
    """What a page was not sent, because it reads nothing, keeps no connection open for ever."""
    monkeypatch.setattr(limits, "ENDING", 0.05)
    monkeypatch.setattr(incoming, "LOOKS", 0.02)
    monkeypatch.setattr(serving, "configure", lambda level: None)
    came: list[asyncio.Transport] = []
    comes = Gate.comes

    def noted(gate: Gate, one: asyncio.Transport, address: str) -> bool:
        came.append(one)
        return comes(gate, one, address)

    monkeypatch.setattr(Gate, "comes", noted)
    ping = b"\x89\xfd" + bytes(4) + bytes(125)
    if rude == "closes":
        monkeypatch.setattr(limits, "WAITING_BYTES", 1 << 40)

    def disturb(port: int) -> None:
        wired, _ = shaken(port)
        with contextlib.suppress(OSError):
            for _ in range(20_000):
                wired.sendall(ping * 8)
            if rude == "closes":
                wired.sendall(b"\x88\x80" + bytes(4))
        until = time.monotonic() + 10
        while came[0].get_extra_info("socket").fileno() >= 0:
            assert time.monotonic() < until, "it is open still"
            time.sleep(0.01)
        wired.close()

    async def run() -> None:
        settings = Settings(f"sqlite:///{tmp_path / 'kept.db'}", port=0)
        with serving.listening(settings) as found:
            server = serving.server_of(settings)
            running = asyncio.create_task(server.serve(sockets=[found]))
            while not server.started:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(disturb, found.getsockname()[1])
            server.should_exit = True
            await running

    asyncio.run(run())
