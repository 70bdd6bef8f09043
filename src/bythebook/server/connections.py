"""One socket: what waits to be sent, and who is at the other end."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bythebook.language import ENGLISH, Language
from bythebook.server import limits, wire

_encoder = msgspec.json.Encoder()


class Connection:
    """Sends in the order in which it is told to, without ever making anybody wait for it."""

    def __init__(self, socket: WebSocket, rate: float, address: str = "") -> None:
        self.socket = socket
        self.address = address
        self.seat: int | None = None
        self.viewer = 0
        self.language: Language = ENGLISH.grouped
        self.bucket = limits.Bucket(rate, limits.BURST)
        self.dropped = False
        self.gone = asyncio.Event()
        """set when nobody is to be waited for any more"""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._sender: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._sender = asyncio.create_task(self._send())

    def send(self, message: Any) -> None:
        """Send a message, or what is one already; who reads too slowly is dropped."""
        if self.dropped:
            return
        data = message if isinstance(message, bytes) else _encoder.encode(message)
        self._waiting += len(data)
        if self._queue.qsize() >= limits.WAITING or self._waiting > limits.WAITING_BYTES:
            self.drop()
            return
        self._queue.put_nowait(data)

    def drop(self) -> None:
        """Have no more to do with it."""
        self.dropped = True
        self.gone.set()
        if self._sender is not None:
            self._sender.cancel()

    async def close(self, sentence: str = "", again: bool = True, code: int = 1000) -> None:
        """Say why, send what waits, and close."""
        if sentence:
            self.send(wire.Bye(sentence=sentence, again=again))
        self._queue.put_nowait(None)
        if self._sender is not None and not self.dropped:
            try:
                await asyncio.wait_for(asyncio.shield(self._sender), 2)
            except (TimeoutError, asyncio.CancelledError):
                self._sender.cancel()
        self.dropped = True
        try:
            await asyncio.wait_for(self.socket.close(code), 2)
        except (RuntimeError, TimeoutError, WebSocketDisconnect):
            pass  # it has gone already

    async def _send(self) -> None:
        try:
            while (data := await self._queue.get()) is not None:
                self._waiting -= len(data)
                await self.socket.send_text(data.decode())
        except (RuntimeError, WebSocketDisconnect, OSError):
            self.dropped = True
            self.gone.set()

    async def receive(self, seconds: float) -> str:
        """The next message; raises TimeoutError, or WebSocketDisconnect once it was dropped."""
        heard = asyncio.ensure_future(self.socket.receive_text())
        gone = asyncio.ensure_future(self.gone.wait())
        try:
            await asyncio.wait({heard, gone}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if heard.done():
                try:
                    text: str = heard.result()
                except RuntimeError as error:
                    # It went while it was being sent something: nothing can be heard any more.
                    raise WebSocketDisconnect(1006) from error
                return text
            if gone.done():
                raise WebSocketDisconnect(1008)
            raise TimeoutError
        finally:
            gone.cancel()
            if not heard.done():
                heard.cancel()
