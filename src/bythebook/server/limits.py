"""How much anybody may ask of the server."""

import time
from typing import Final

from bythebook.kernel.state.errors import BythebookError

MESSAGE: Final = 64 * 1024
"""bytes of a message through the socket"""
BODY: Final = 256 * 1024
"""bytes of a request: a deck list, a table"""
RECORD: Final = 4 * 1024 * 1024
"""bytes of a record that is looked through"""
SEARCHED: Final = 200
"""signs of what is searched for; what goes on after them is not looked at"""
MARKS: Final = 400
"""picks in one list"""
REMEMBERED: Final = 60
"""answers that are remembered for one player"""
NAME: Final = 40
"""signs of a player's name"""
RATE: Final = 25.0
"""messages a second, in the long run"""
REQUESTS: Final = 200
"""requests of one address at once; as many a second after that as messages through a socket"""
BURST: Final = 80
"""messages at once"""
ADDRESS_RATE: Final = 4 * RATE
"""messages a second of all sockets of one address, in the long run"""
ADDRESS_BURST: Final = 4 * BURST
COSTLY: Final = 3
"""for so many messages counts one whose answer has to be tried out"""
ADDRESS_COSTLY: Final = 10
"""for so many it counts among those of all sockets of one address: it takes so much longer"""
WAITING: Final = 512
"""messages that wait for a slow reader before it is dropped"""
WAITING_BYTES: Final = 4 * 1024 * 1024
TABLES: Final = 2000
"""tables that are open"""
TABLES_EACH: Final = 60
"""tables that one address opens within an hour"""
LOOKING_ON: Final = 50
"""onlookers at a table"""
CONNECTIONS_EACH: Final = 100
"""sockets of one address"""
INCOMING_EACH: Final = 64
"""connections of one address that are no sockets of a page"""
HELLO: Final = 10.0
"""seconds in which a connection says what it wants, and a socket who it is"""
ANSWERED: Final = 120.0
"""seconds in which a request is sent, answered, and the answer read"""
ENDING: Final = 10.0
"""seconds in which what a closed connection was sent last is read"""
SILENCE: Final = 75.0
"""seconds without a word from the page, pings included, after which a socket is dropped"""


class TooMuch(BythebookError):
    """More than anybody may ask for."""


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether one more may pass, or one that counts for several."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Counted:
    """How much each address has done lately."""

    def __init__(self, most: int, seconds: float) -> None:
        self.rate = most / seconds
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str, count: int = 1) -> bool:
        """Whether an address may do one more, or one that counts for several."""
        if len(self.buckets) > 10_000:
            full = [w for w, b in self.buckets.items() if time.monotonic() - b.at > 3600]
            for one in full:
                del self.buckets[one]
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.most)
        return bucket.take(count)
