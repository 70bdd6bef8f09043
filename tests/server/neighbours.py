"""Others at the same server, whom nothing that anybody does may disturb."""

import time

from websockets.exceptions import ConnectionClosed

from bythebook.server import wire
from tests.server.live import Live, Page, page


async def goes_on(me: Page) -> None:
    """Somebody else at the same server is answered as if nothing were."""
    begun = time.monotonic()
    assert isinstance(await me.ask(wire.Ping()), wire.Pong)
    reply = await me.ask(wire.AskHelp(id=0))
    assert isinstance(reply, wire.Help)
    assert time.monotonic() - begun < 5


async def until_closed(me: Page, seconds: float = 20) -> None:
    """Read until the server closes."""
    while True:
        try:
            await me.read(seconds)
        except (ConnectionClosed, ConnectionError):
            return


async def two(live: Live) -> tuple[list[wire.NewSeat], list[Page]]:
    seats = list(live.two_seats("ws"))
    return seats, [await page(live, seat.table, seat.secret) for seat in seats]
