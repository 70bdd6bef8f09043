"""The server: what is asked through HTTP, and the socket."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.staticfiles import StaticFiles

from bythebook.agents import AGENTS
from bythebook.catalogue import GAMES, entry_of
from bythebook.kernel.state.errors import BythebookError, DeckRefused
from bythebook.language import Language, language_of, language_wished, mark
from bythebook.library.store import library_folder
from bythebook.server import browsing, decklists, learning, limits, prints, rules, wire
from bythebook.server.card_files import imported
from bythebook.server.chance import sealed
from bythebook.server.following import ONLOOKER
from bythebook.server.hall import Hall, NoTable
from bythebook.server.metrics import METRICS
from bythebook.server.opponents import Thinking
from bythebook.server.replays import Replays
from bythebook.server.saying import OUR_FAULT, sentence
from bythebook.server.settings import Settings
from bythebook.server.sockets import Sockets, refused
from bythebook.server.store import NotKept, Store
from bythebook.server.tables import Table

log: Final = logging.getLogger("bythebook.server")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
OWN: Final = frozenset({"127.0.0.1", "::1", "localhost"})
LAG_EVERY: Final = 0.25
HASTE: Final = mark("too many requests at once: slow down")
Wanted = TypeVar("Wanted")


class BadOrigin(BythebookError):
    """A page of somebody else's."""


class Doors:
    """Everything that can be asked for, by its address."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hall: Hall
        self.sockets: Sockets
        self.replays = Replays()
        self.reading = asyncio.Lock()
        self.asked = limits.Counted(limits.REQUESTS, limits.REQUESTS / settings.rate)

    @contextlib.asynccontextmanager
    async def life(self, app: FastAPI) -> AsyncIterator[None]:
        """From the first request to the last."""
        store = self.store
        thinking = Thinking(self.settings.thinkers)
        self.hall = Hall(store, thinking, self.settings.scale)
        self.sockets = Sockets(self.hall, self.settings.rate, self.settings.scale)
        log.info("started", extra={"games": sorted(GAMES)})
        watching = asyncio.create_task(watch_lag())
        yield
        watching.cancel()
        await self.hall.close()
        thinking.close()
        await asyncio.to_thread(store.close)
        log.info("stopped")

    # Games and tables.

    async def games(self) -> Response:
        """The games there are, with our decks and opponents."""

        def told() -> list[wire.GameInfo]:
            return [
                wire.GameInfo(
                    name=name,
                    title=entry.title,
                    decks=decklists.decks_of(name),
                    opponents=list(AGENTS),
                )
                for name, entry in GAMES.items()
            ]

        return answer(await asyncio.to_thread(told))

    async def tables(self) -> Response:
        """Tables that wait for anybody."""
        return answer(await asyncio.to_thread(self.hall.open_tables))

    async def new_table(self, request: Request) -> Response:
        """A table is made."""
        wanted = await read(request, wire.NewTable)
        return answer(await self.hall.new_table(wanted, address_of(request)), 201)

    async def join(self, table: str, request: Request) -> Response:
        """Somebody comes to a table."""
        wanted = await read(request, wire.Join)
        return answer(await self.hall.join(table, wanted), 201)

    async def invited(self, table: str, request: Request) -> Response:
        """What somebody is invited to."""
        wanted = await read(request, wire.Join)
        return answer(await self.hall.invited(table, wanted))

    # Cards and decks.

    async def cards(
        self, game: str, request: Request, language: str = "en", explained: bool = False
    ) -> Response:
        """What is printed on cards, and what it means."""
        entry_of(game)
        numbers = request.query_params.getlist("number")
        told = await asyncio.to_thread(prints.prints, game, numbers, language, explained)
        return answer(told)

    async def search(
        self, game: str, request: Request, text: str = "", page: int = 0, language: str = "en"
    ) -> Response:
        """Cards by words and filters."""
        entry_of(game)
        filters = request.query_params.getlist("filter")
        found = await asyncio.to_thread(prints.search, game, text, page, language, filters)
        return answer(found)

    async def facets(self, game: str, language: str = "en") -> Response:
        """What decks of a game are built with."""
        entry_of(game)
        takes = self.settings.host in OWN
        return answer(await asyncio.to_thread(browsing.deck_making, game, language, takes))

    async def deck(self, game: str, request: Request) -> Response:
        """A deck is held against the rules."""
        entry_of(game)
        wanted = await read(request, wire.DeckToCheck)
        return answer(await asyncio.to_thread(decklists.checked, game, wanted))

    async def library(self, game: str, request: Request) -> Response:
        """A card file is taken into the library of whoever runs the server, by nobody else."""
        entry_of(game)
        if self.settings.host not in OWN:
            raise BadOrigin("only a server at your own machine takes card files")
        wanted = await read(request, wire.LibraryFile, limits.RECORD)
        work = (game, wanted.text, str(library_folder()))
        return answer(await self.hall.thinking.run(imported, *work))

    # Lessons.

    async def lessons(self, language: str = "en") -> Response:
        """The lessons there are, by game."""
        return answer(await asyncio.to_thread(learning.courses, language))

    async def learn(self, request: Request) -> Response:
        """A table for a lesson."""
        wanted = await read(request, wire.NewLesson)
        return answer(await self.hall.learn(wanted, address_of(request)), 201)

    # Records and rules.

    async def replay(self, request: Request) -> Response:
        """A position of a record."""
        wanted = await read(request, wire.RecordToRead, limits.RECORD)
        if wanted.table:
            wanted.record = await self._record_of(await self.hall.find(wanted.table))
        async with self.reading:
            return answer(await asyncio.to_thread(self.replays.read, wanted))

    async def chance(self, request: Request) -> Response:
        """All that was left to chance in a game that is over."""
        wanted = await read(request, wire.RecordToRead, limits.RECORD)
        table = await self.hall.find(wanted.table) if wanted.table else None
        if table is not None:
            wanted.record = await self._record_of(table)
        async with self.reading:
            told = await asyncio.to_thread(self.replays.chance, wanted)
        if table is not None:
            told = sealed(told, table, wanted.record, language_of(wanted.language))
        return answer(told)

    async def take_over(self, request: Request) -> Response:
        """Go on from a position of a record."""
        wanted = await read(request, wire.TakeOver, limits.RECORD)
        async with self.reading:
            game = await asyncio.to_thread(self.replays.game_at, wanted)
        return answer(await self.hall.take_over(wanted, game, address_of(request)), 201)

    async def rules(
        self,
        game: str,
        number: str = "",
        text: str = "",
        language: str = "en",
        cards: bool = False,
    ) -> Response:
        """Clauses of a book."""
        return answer(await asyncio.to_thread(rules.rules, game, number, text, language, cards))

    async def report(self, table: str, request: Request) -> Response:
        """A file with all that is needed to look into something."""
        wanted = await read(request, wire.Credentials)
        found = await self.hall.find(table)
        seat = self.hall.seat_of(found, wanted.secret)
        async with found.lock:
            language = language_of(wanted.language)
            text = await asyncio.to_thread(found.report, seat, language, wanted)
        return answer(wire.Report(name=f"bythebook-{found.id}.json", text=text))

    async def record(self, table: str, request: Request) -> Response:
        """The record of a game that is over."""
        await read(request, wire.Credentials)
        found = await self.hall.find(table)
        text = await self._record_of(found)
        return answer(wire.Report(name=f"bythebook-{found.id}.txt", text=text))

    async def _record_of(self, table: Table) -> str:
        """The record of a game that is over, and of which that is kept."""
        async with table.lock:
            return await asyncio.to_thread(table.record)

    async def log(self, table: str, request: Request) -> Response:
        """The whole log, as who asks may read it."""
        wanted = await read(request, wire.Credentials)
        found = await self.hall.find(table)
        viewer = self.hall.seat_of(found, wanted.secret) if wanted.secret else ONLOOKER
        async with found.lock:
            found.playing()
            return answer(found.screen(viewer, language_of(wanted.language)).log)

    # The server itself.

    async def healthz(self) -> Response:
        """Whether it is well."""
        well = await asyncio.to_thread(self.hall.store.is_there)
        return answer({"well": well, "tables": len(self.hall.tables)}, 200 if well else 503)

    async def metrics(self) -> Response:
        """Its numbers."""
        METRICS.tables.set(len(self.hall.tables))
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def socket(self, socket: WebSocket) -> None:
        """The socket of a page."""
        if not is_named(socket, self.settings) or not is_own(socket, self.settings):
            await socket.close(1008)
            return
        await self.sockets.serve(socket, address_of(socket))

    async def guard(
        self, request: Request, go_on: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        """Only pages of ours ask for anything that changes something; all get the same headers."""
        if not is_named(request, self.settings):
            response = fault(BadOrigin("this server is not called so"), request)
        elif request.method not in ("GET", "HEAD") and not is_own(request, self.settings):
            response = fault(BadOrigin("this page may not talk to this server"), request)
        elif request.url.path.startswith("/api/") and not self.asked.take(address_of(request)):
            response = fault(limits.TooMuch(HASTE), request)
        else:
            response = await go_on(request)
        return with_headers(response)


def make_app(settings: Settings, store: Store) -> FastAPI:
    """The server, to be run by uvicorn; it closes the store when it ends."""
    doors = Doors(settings, store)
    app = FastAPI(lifespan=doors.life, docs_url=None, redoc_url=None, openapi_url=None)
    app.middleware("http")(doors.guard)

    for kind, said in REFUSALS:
        app.add_exception_handler(kind, said)
    for path, method, door in (
        ("/api/games", "GET", doors.games),
        ("/api/tables", "GET", doors.tables),
        ("/api/tables", "POST", doors.new_table),
        ("/api/tables/{table}/seats", "POST", doors.join),
        ("/api/tables/{table}/invitation", "POST", doors.invited),
        ("/api/games/{game}/cards", "GET", doors.cards),
        ("/api/games/{game}/search", "GET", doors.search),
        ("/api/games/{game}/facets", "GET", doors.facets),
        ("/api/games/{game}/deck", "POST", doors.deck),
        ("/api/games/{game}/library", "POST", doors.library),
        ("/api/lessons", "GET", doors.lessons),
        ("/api/lessons", "POST", doors.learn),
        ("/api/replays", "POST", doors.replay),
        ("/api/replays/chance", "POST", doors.chance),
        ("/api/replays/take-over", "POST", doors.take_over),
        ("/api/rules/{game}", "GET", doors.rules),
        ("/api/tables/{table}/report", "POST", doors.report),
        ("/api/tables/{table}/record", "POST", doors.record),
        ("/api/tables/{table}/log", "POST", doors.log),
        ("/healthz", "GET", doors.healthz),
        ("/metrics", "GET", doors.metrics),
    ):
        app.add_api_route(path, door, methods=[method])
    app.add_api_websocket_route("/ws", doors.socket)
    if settings.page is not None:
        app.mount("/", StaticFiles(directory=settings.page, html=True))
    return app


async def watch_lag() -> None:
    """Notice when the event loop is late: something takes too long in it."""
    while True:
        wanted = time.monotonic() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        METRICS.lag.observe(max(0.0, time.monotonic() - wanted))


# Around requests.


def with_headers(response: Response) -> Response:
    """An answer with what browsers are to hold to."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def answer(data: Any, status: int = 200) -> Response:
    """Data as JSON."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def spoken(request: Request) -> Language:
    """The language of who asks."""
    return language_wished(request.headers.get("accept-language", ""))


def fault(error: BythebookError, request: Request) -> Response:
    """A refusal in the language of who asked, with the status that says what kind it is."""
    METRICS.refused.inc()
    status = 400
    if isinstance(error, NotKept):
        status = 503
    elif isinstance(error, NoTable):
        status = 404
    elif isinstance(error, limits.TooMuch):
        status = 429
    elif isinstance(error, BadOrigin):
        status = 403
    language = spoken(request)
    told = refused(error, 0, language)
    said = wire.Fault(sentence=told.sentence, clause=told.clause, field=told.field)
    if isinstance(error, DeckRefused):
        said.faults = decklists.faults_told(error.reasons, language)
    return answer(said, status)


async def refuse(request: Request, error: Exception) -> Response:
    """What the engine or the server refuses."""
    assert isinstance(error, BythebookError)
    return fault(error, request)


async def misspelt(request: Request, error: Exception) -> Response:
    """A part of an address that is no number, or no yes or no, where one belongs."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return fault(BythebookError(f"field '{first['loc'][-1]}': {first['msg']}"), request)


async def no_door(request: Request, error: Exception) -> Response:
    """An address at which there is nothing, or not for what is wanted there."""
    assert isinstance(error, HTTPException)
    METRICS.refused.inc()
    path = request.url.path[:80]
    said = f"There is nothing at {path!r}."
    if error.status_code == 405:
        said = f"{request.method} is not for {path!r}."
    return answer(wire.Fault(sentence=said), error.status_code)


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours; what it was stands in the log and is nobody else's business."""
    return with_headers(answer(wire.Fault(sentence=sentence(spoken(request)(OUR_FAULT))), 500))


REFUSALS: Final = (
    (BythebookError, refuse),
    (RequestValidationError, misspelt),
    (HTTPException, no_door),
    (Exception, failed),
)


async def read(request: Request, kind: type[Wanted], most: int = limits.BODY) -> Wanted:
    """What a request says; what is too large is refused before it is read."""
    size = request.headers.get("content-length", "0")
    if not size.isdigit() or int(size) > most:
        raise limits.TooMuch(f"field 'content-length': {most} bytes at the most")
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise limits.TooMuch(f"field 'content-length': {most} bytes at the most")
    except ClientDisconnect as error:
        raise BythebookError(f"this is no {kind.__name__}: it broke off") from error
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BythebookError(f"this is no {kind.__name__}: {str(error)[:200]}") from error


def is_own(request: Request | WebSocket, settings: Settings) -> bool:
    """Whether a request comes from a page of this server's, or from no page at all."""
    origin: str | None = request.headers.get("origin")
    host: str = request.headers.get("host", "")
    if origin is None or origin in settings.origins:
        return True
    return host != "" and parts_of(origin).netloc == host


def is_named(request: Request | WebSocket, settings: Settings) -> bool:
    """Whether a request means this server by a name that it has.

    A page may make a name of its own mean the machine of who looks at it: a server that listens
    there only is called by no other name than that.
    """
    if settings.host not in OWN:
        return True
    host: str = request.headers.get("host", "")
    return (parts_of(f"//{host}").hostname or "") in OWN


def parts_of(address: str) -> SplitResult:
    """The parts of an address; nothing, if it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def address_of(request: Request | WebSocket) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""
