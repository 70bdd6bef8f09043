"""Connections that have not said what they want: how many there may be, and for how long.

Whoever opens sockets and says nothing takes nobody else's place: an operating system lets a process
have so many, and without bounds they would all be theirs.
"""

import asyncio
from collections import Counter
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from bythebook.server import limits

RESERVED: Final = 128
"""files that are open for other reasons: the database, the page, processes of opponents"""
USUAL: Final = 10_000
"""sockets, where the system sets no bound"""


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


class Gate:
    """Counts the connections of a server that are no sockets of a page yet."""

    def __init__(self, scale: float = 1.0) -> None:
        self.each: Counter[str] = Counter()
        self.most_each = round(limits.INCOMING_EACH * scale)
        self.most = room()
        self.open: set[asyncio.BaseTransport] = set()

    def comes(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Whether there is room for one more."""
        self.open = {one for one in self.open if not one.is_closing()}
        if len(self.open) >= self.most or self.each[address] >= self.most_each:
            return False
        self.open.add(transport)
        self.each[address] += 1
        return True

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
        self.leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
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
