"""The socket: who is there, what they ask for, and what is refused."""

import logging
from collections import Counter
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bythebook.kernel.state.errors import BythebookError, DeckRefused, IllegalAnswer
from bythebook.language import ENGLISH, Language, language_of, mark
from bythebook.server import limits, questions, wire
from bythebook.server.connections import Connection
from bythebook.server.following import ONLOOKER
from bythebook.server.hall import Hall
from bythebook.server.metrics import METRICS
from bythebook.server.saying import OUR_FAULT, sentence
from bythebook.server.seeing import Eyes
from bythebook.server.store import NotKept
from bythebook.server.tables import LOOKS_ON, NO_LONGER, Table

log: Final = logging.getLogger("bythebook.server")
_decoder: Final = msgspec.json.Decoder(wire.ClientMessage)
NO_MESSAGE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""what reading raises at something that is no message, or nested too deeply to be one"""
TOO_FAST: Final = mark("too many messages at once: slow down")
PLAYS: Final = (
    wire.Answer,
    wire.Picks,
    wire.Concede,
    wire.TakeBack,
    wire.Again,
    wire.AgreeToUndo,
    wire.Remember,
    wire.Forget,
    wire.OpenHand,
)

COSTLY: Final = (
    wire.TakeBack,
    wire.AskTakeBack,
    wire.AskPreview,
    wire.Remember,
    wire.Forget,
    wire.OpenHand,
)
"""what has to be tried out to be answered, or is kept and told to all without an end of the game"""


def refused(error: BythebookError, number: int, language: Language) -> wire.Refused:
    """A refusal as one sentence, with its clause or field."""
    said = language.error(error)
    clause = error.clause if isinstance(error, IllegalAnswer) else ""
    if isinstance(error, DeckRefused) and error.reasons:
        clause = error.reasons[0][0]
    return wire.Refused(
        id=number, sentence=sentence(said), clause=clause, field=field_in(str(error))
    )


def field_in(said: str) -> str:
    """The field that a refusal names."""
    if said.startswith("field '"):
        return said.partition("field '")[2].partition("'")[0]
    return ""


class Sockets:
    """Every open socket of a server."""

    def __init__(self, hall: Hall, rate: float, scale: float = 1.0) -> None:
        self.hall = hall
        self.rate = rate
        self.most = round(limits.CONNECTIONS_EACH * scale)
        self.each: Counter[str] = Counter()
        burst = limits.ADDRESS_BURST * scale
        self.said = limits.Counted(round(burst), burst / (limits.ADDRESS_RATE * scale))
        """how much each address has said lately"""

    async def serve(self, socket: WebSocket, address: str) -> None:
        """One socket, from hello to goodbye."""
        if self.each[address] >= self.most:
            await socket.close(1013)
            return
        # Many may come at once: who is being let in counts already.
        self.each[address] += 1
        METRICS.connections.inc()
        connection = Connection(socket, self.rate, address)
        table: Table | None = None
        try:
            await socket.accept()
            connection.start()
            table = await self._hello(connection)
            if table is not None:
                await self._talk(connection, table)
        except WebSocketDisconnect:
            pass
        finally:
            self.each[address] -= 1
            if not self.each[address]:
                del self.each[address]
            METRICS.connections.dec()
            connection.drop()
            if table is not None:
                await table.leave(connection)

    async def _hello(self, connection: Connection) -> Table | None:
        """The first message says who it is."""
        language = ENGLISH.grouped
        try:
            message = _decoder.decode(await connection.receive(limits.HELLO))
        except TimeoutError:
            await connection.close("nobody said hello", code=1008)
            return None
        except (*NO_MESSAGE, KeyError) as error:
            await connection.close(sentence(f"this is no message: {error}"), False, 1008)
            return None
        try:
            if not isinstance(message, wire.Hello):
                raise BythebookError(mark("the first message has to be 'hello'"))
            if message.protocol != wire.PROTOCOL:
                raise BythebookError(
                    mark("this page is not of this server's version: load it again")
                )
            language = language_of(message.language).grouped
            return await self._come(connection, message, language)
        except BythebookError as error:
            METRICS.refused.inc()
            passes = isinstance(error, NotKept)
            code = 1013 if passes else 1008
            await connection.close(sentence(language.error(error)), passes, code)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("nobody can come to a table")
            await connection.close(sentence(language(OUR_FAULT)), False, 1011)
        return None

    async def _come(self, connection: Connection, message: wire.Hello, language: Language) -> Table:
        """Somebody comes to a table; what is being put in there is kept before they see it."""
        while True:
            table = await self.hall.find(message.table)
            async with table.lock:
                if table.stale:
                    continue
                self._sit(connection, table, message)
                try:
                    table.join(connection, language)
                except Exception:
                    table.connections.discard(connection)
                    raise
                return table

    def _sit(self, connection: Connection, table: Table, message: wire.Hello) -> None:
        if message.secret:
            connection.seat = self.hall.seat_of(table, message.secret)
            connection.viewer = connection.seat
            return
        if sum(1 for c in table.connections if c.seat is None) >= limits.LOOKING_ON:
            raise limits.TooMuch(mark("there is no more room to look on"))
        connection.viewer = ONLOOKER
        if message.seat is not None:
            if message.seat not in (0, 1) or not table.open_hands[message.seat]:
                raise BythebookError(mark("that player does not show what they see"))
            connection.viewer = message.seat

    async def _talk(self, connection: Connection, table: Table) -> None:
        while not connection.dropped:
            try:
                data = await connection.receive(limits.SILENCE)
            except TimeoutError:
                await connection.close("nothing was heard for long", code=1001)
                return
            except KeyError:
                await connection.close("messages are text", False, 1003)
                return
            if not self._may(connection, 1, 1):
                await self._let_go(connection)
                return
            METRICS.messages.inc()
            number = 0
            try:
                message = _decoder.decode(data)
                number = getattr(message, "id", 0)
                if isinstance(message, COSTLY) and not self._may(
                    connection, limits.COSTLY - 1, limits.ADDRESS_COSTLY - 1
                ):
                    await self._let_go(connection)
                    return
                await self._do(connection, table, message)
            except NO_MESSAGE as error:
                METRICS.refused.inc()
                connection.send(wire.Refused(id=number, sentence=sentence(str(error))))
            except BythebookError as error:
                METRICS.refused.inc()
                connection.send(refused(error, number, connection.language))
            except WebSocketDisconnect:
                raise
            except Exception:
                # Whoever asked is told so and may ask something else; nobody is thrown out.
                log.exception("a message could not be answered", extra={"table": table.id})
                said = sentence(connection.language(OUR_FAULT))
                connection.send(wire.Refused(id=number, sentence=said))

    def _may(self, connection: Connection, count: int, of_all: int) -> bool:
        """Whether a page may ask for so much more, and all pages of its address for as much."""
        return connection.bucket.take(count) and self.said.take(connection.address, of_all)

    async def _let_go(self, connection: Connection) -> None:
        METRICS.refused.inc()
        await connection.close(sentence(connection.language(TOO_FAST)), True, 1008)

    async def _do(self, connection: Connection, table: Table, message: wire.ClientMessage) -> None:
        """What a page asks for."""
        seat = connection.seat
        if isinstance(message, PLAYS):
            if seat is None:
                raise BythebookError(LOOKS_ON)
            with METRICS.time():
                await self._play(connection, table, seat, message)
            return
        if isinstance(message, wire.Ping):
            connection.send(wire.Pong(id=message.id))
            return
        if isinstance(message, wire.Hello):
            raise BythebookError(mark("hello has been said already"))
        async with table.lock:
            self._ask(connection, table, message)

    def _ask(self, connection: Connection, table: Table, message: wire.ClientMessage) -> None:
        """What a page wishes to know."""
        seat = connection.seat
        screen = table.screen(connection.viewer, connection.language)
        follower = table.followers[connection.viewer]
        eyes = Eyes(table.playing(), connection.viewer, follower, screen.words)
        match message:
            case wire.AskSources():
                connection.send(questions.sources(eyes, message))
            case wire.AskWhyNot():
                if seat is None:
                    raise BythebookError(LOOKS_ON)
                connection.send(questions.why_not(eyes, message))
            case wire.AskPreview():
                if seat is None:
                    raise BythebookError(LOOKS_ON)
                connection.send(questions.preview(eyes, follower, message))
            case wire.AskTakeBack():
                if seat is None:
                    raise BythebookError(LOOKS_ON)
                connection.send(table.would_take_back(seat, message, screen.words))
            case wire.AskHelp():
                connection.send(questions.help_for(eyes, message))

    async def _play(
        self, connection: Connection, table: Table, seat: int, message: wire.ClientMessage
    ) -> None:
        accepted = wire.Accepted(id=getattr(message, "id", 0))
        match message:
            case wire.Answer():
                await table.answer(seat, message)
            case wire.Picks():
                taken, stopped = await table.picks(seat, message)
                if stopped:
                    stopped = connection.language(NO_LONGER, count=taken, all=len(message.marks))
                accepted = wire.Accepted(
                    id=message.id, taken=taken, stopped=sentence(stopped) if stopped else ""
                )
            case wire.Concede():
                await table.concede(seat)
            case wire.TakeBack():
                await table.take_back(seat, message.action)
            case wire.Again():
                await self.hall.again(table, connection.address)
            case wire.AgreeToUndo():
                await table.agree(seat, message.agree, message.to)
            case wire.Remember():
                await table.remember(seat, message)
            case wire.Forget():
                await table.forget(seat, message.key)
            case wire.OpenHand():
                await table.open_hand(seat, message.open)
        connection.send(accepted)
