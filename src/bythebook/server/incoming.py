"""Connections that have not said what they want: how many there may be, and for how long.

Whoever opens sockets and says nothing takes nobody else's place: an operating system lets a process
have so many, and without bounds they would all be theirs. Nor does who reads nothing: a connection
ends only when what was sent has been read, and so would never end.
"""

import asyncio
import time
from collections import Counter
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from bythebook.server import limits

RESERVED: Final = 128
"""files that are open for other reasons: the database, the page, processes of opponents"""
USUAL: Final = 10_000
"""sockets, where the system sets no bound"""
LOOKS: Final = 2.0
"""seconds after which it is looked again for those that are never read"""


def room() -> int:
    """How many sockets there can be, as many as the system lets us have."""
    try:
        import resource
    except ModuleNotFoundError:
        return USUAL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (OSError, ValueError):
        pass  # what there is has to do
    return USUAL if soft == resource.RLIM_INFINITY else max(RESERVED, soft - RESERVED)


def is_gone(transport: asyncio.Transport) -> bool:
    """Whether a connection has ended: one that is closed may wait for its end to be read."""
    wired = transport.get_extra_info("socket")
    return transport.is_closing() and (wired is None or wired.fileno() < 0)


class Gate:
    """Counts connections that are no sockets of a page yet, and sees to it that all of them end."""

    def __init__(self, scale: float = 1.0) -> None:
        self.each: Counter[str] = Counter()
        self.most_each = round(limits.INCOMING_EACH * scale)
        self.most = room()
        self.open: dict[asyncio.Transport, float] = {}
        """all there are; of those that were closed since when"""
        self.pages: set[asyncio.Transport] = set()
        """those that are sockets of pages"""
        self._looks: asyncio.TimerHandle | None = None

    def comes(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room for one more."""
        if len(self.open) >= self.most:
            self.look()
        if len(self.open) >= self.most or self.each[address] >= self.most_each:
            return False
        self.open[transport] = 0.0
        self.each[address] += 1
        return True

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look now and then for those that are never read, as long as there are any."""
        if self._looks is None:
            self._looks = loop.call_later(LOOKS, self._look_again, loop)

    def _look_again(self, loop: asyncio.AbstractEventLoop) -> None:
        self._looks = None
        self.look()
        if self.open:
            self.watch(loop)

    def look(self) -> None:
        """Forget those that have gone, and be done with those that are never read.

        A page that reads nothing is sent nothing more, but to every ping it sends it is answered.
        """
        now = time.monotonic()
        for one, closed in list(self.open.items()):
            if one.is_closing():
                self.open[one] = closed or now
            unread = one in self.pages and one.get_write_buffer_size() > limits.WAITING_BYTES
            if unread or (closed and now - closed >= limits.ENDING):
                one.abort()
                self.leaves(one)
            elif is_gone(one):
                self.leaves(one)

    def leaves(self, transport: asyncio.Transport) -> None:
        """One has gone."""
        self.open.pop(transport, None)
        self.pages.discard(transport)

    def is_known(self, address: str) -> None:
        """One has gone, or become the socket of a page, which is counted elsewhere."""
        self.each[address] -= 1
        if self.each[address] <= 0:
            del self.each[address]

    def protocol(self) -> Any:
        """What uvicorn makes for each connection."""
        return partial(Incoming, self)


class Incoming(H11Protocol):  # type: ignore[misc]  # uvicorn does not type h11
    """A connection that is dropped unless it says in time what it wants, and hears the answer."""

    def __init__(self, gate: Gate, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.gate = gate
        self.address = ""
        self.counted = False
        self.asking = False
        """whether a request has come whose answer was not sent yet"""
        self.due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has come."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.counted = self.gate.comes(transport, self.address)
        if self.counted:
            self.gate.watch(self.loop)
            self.wait(limits.HELLO)
        else:
            transport.abort()

    def wait(self, seconds: float) -> None:
        """Drop it then."""
        if self.due is not None:
            self.due.cancel()
        self.due = self.loop.call_later(seconds, self.drop)

    def drop(self) -> None:
        """Nothing was heard, or nobody hears what is answered."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        self.time(anew=False)

    def on_response_complete(self) -> None:
        """It was answered, and may ask for something else."""
        super().on_response_complete()
        self.time(anew=True)

    def time(self, anew: bool) -> None:
        """There is so much time for saying what one wants, and so much for all that follows."""
        asking = self.cycle is not None and not self.cycle.response_complete
        if self.counted and (anew or asking != self.asking):
            self.wait(limits.ANSWERED if asking else limits.HELLO)
        self.asking = asking

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It becomes the socket of a page."""
        self.gate.pages.add(self.transport)
        self.leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.gate.leaves(self.transport)
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """It is no business of the gate's any more."""
        if self.due is not None:
            self.due.cancel()
            self.due = None
        if self.counted:
            self.counted = False
            self.gate.is_known(self.address)
