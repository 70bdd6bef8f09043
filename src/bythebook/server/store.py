"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL.

Whatever is put in at a table is written before anybody is told that it was. One thread writes; what
comes while it writes is written together, so that many tables cost few commits.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from alembic.util import CommandError

from bythebook.kernel.state.errors import BythebookError
from bythebook.language import mark
from bythebook.library.store import data_directory
from bythebook.server.kept import Event, KeptTable
from bythebook.server.metrics import METRICS

log: Final = logging.getLogger("bythebook.server")
NOT_KEPT: Final = mark("this could not be kept, so it does not count: try again in a moment")
NOT_READ: Final = mark("the database does not answer: try again in a moment")
OTHERWISE: Final = mark("something else was kept of this table: come to it again")
METADATA: Final = sql.MetaData()
TABLES: Final = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(16), nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("began", sql.LargeBinary, nullable=False),
    sql.Column("changed", sql.DateTime, nullable=False, server_default=sql.func.now()),
    sql.Index("tables_listed", "listed", "over"),
)
EVENTS: Final = sql.Table(
    "events",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("event", sql.LargeBinary, nullable=False),
)


class NotKept(BythebookError):
    """Something could not be written."""


class KeptOtherwise(NotKept):
    """What is kept of a table is not what its server believes."""


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = data_directory() / "bythebook"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def engine_of(url: str) -> sql.Engine:
    """A database by its address."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    try:
        engine = sql.create_engine(url, pool_pre_ping=True, hide_parameters=True)
    except (sql.exc.ArgumentError, ModuleNotFoundError) as error:
        raise BythebookError(f"no database can be reached at {_shown(url)}: {error}") from error
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Reading never waits for writing, and what was committed survives the process."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _shown(url: str) -> str:
    """An address without its password."""
    try:
        shown: str = sql.make_url(url).render_as_string(hide_password=True)
        return shown
    except sql.exc.ArgumentError:
        return Path(url).name[:60]


Job = tuple[tuple[Any, ...], "Future[None]"]


class Store:
    """Keeps tables; every method that writes answers once it is written."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        from bythebook.server.migrations import upgrade

        try:
            with self.engine.begin() as connection:
                if self.engine.dialect.name == "postgresql":
                    # Of several servers that start at once, one brings the database up to date.
                    connection.execute(sql.text("SELECT pg_advisory_xact_lock(8017)"))
                upgrade(connection)
        except sql.exc.SQLAlchemyError as error:
            why = str(getattr(error, "orig", None) or error).partition("\n")[0]
            shown = _shown(url)
            raise BythebookError(f"no database can be reached at {shown}: {why}") from error
        except CommandError as error:
            raise BythebookError(
                f"the database at {_shown(url)} is not of this version of bythebook: {error}"
            ) from error
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    # Writing.

    async def create(self, table: KeptTable) -> None:
        """A new table."""
        await self._put(TABLES.insert().values(_row(table)))

    async def update(self, table: KeptTable) -> None:
        """How a table began, again: somebody has come to it, or it is over."""
        row = _row(table)
        await self._put(TABLES.update().where(TABLES.c.id == row.pop("id")).values(row))

    async def append(self, table: str, number: int, events: list[Event]) -> None:
        """What was put in at a table; its first event has the number 0."""
        if events:
            await self._put(_added(table, number, events))

    async def joined(self, table: KeptTable, number: int, event: Event) -> None:
        """Somebody has come to a table: both is kept, or nothing, if somebody else has."""
        row = _row(table)
        there = TABLES.update().where(TABLES.c.id == row.pop("id")).values(row)
        await self._put(_added(table.id, number, [event]), there)

    async def _put(self, *statements: Any) -> None:
        done: Future[None] = Future()
        # Whoever waits may go: it is written all the same, and the thread that writes lives on.
        done.set_running_or_notify_cancel()
        self._jobs.put((statements, done))
        await asyncio.wrap_future(done)

    def _write(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            jobs = [job]
            while not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                jobs.append(more)
            self._commit(jobs)

    def _commit(self, jobs: list[Job]) -> None:
        """Write what waits, all of it at once; if that fails each by itself."""
        try:
            with METRICS.commits.time(), self.engine.begin() as connection:
                for statements, _ in jobs:
                    for statement in statements:
                        connection.execute(statement)
        except Exception as error:  # noqa: BLE001 - a thread that has ended keeps nothing
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            METRICS.unkept.inc()
            log.error("something could not be kept", extra={"error": str(error)})
            twice = isinstance(error, sql.exc.IntegrityError)
            jobs[0][1].set_exception(KeptOtherwise(OTHERWISE) if twice else NotKept(NOT_KEPT))
            return
        for _, done in jobs:
            done.set_result(None)

    # Reading.

    @contextmanager
    def _reading(self) -> Iterator[sql.Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except sql.exc.SQLAlchemyError as error:
            log.error("nothing can be read", extra={"error": str(error)})
            raise NotKept(NOT_READ) from error

    def load(self, table: str) -> tuple[KeptTable, list[Event]] | None:
        """A table with all that was put in."""
        chosen = sql.select(EVENTS.c.event).where(EVENTS.c.table_id == table)
        with self._reading() as connection:
            found = connection.execute(sql.select(TABLES.c.began).where(TABLES.c.id == table))
            row = found.one_or_none()
            if row is None:
                return None
            rows = connection.execute(chosen.order_by(EVENTS.c.number)).all()
        began = msgspec.msgpack.decode(row[0], type=KeptTable)
        return began, [msgspec.msgpack.decode(r[0], type=Event) for r in rows]

    def listed(self) -> list[KeptTable]:
        """The tables that wait for somebody and may be seen by all."""
        chosen = sql.select(TABLES.c.began).where(TABLES.c.listed, sql.not_(TABLES.c.over))
        with self._reading() as connection:
            rows = connection.execute(chosen.order_by(TABLES.c.changed.desc()).limit(50)).all()
        found: list[KeptTable] = []
        for row in rows:
            # One that is damaged is said to be to whoever comes to it; here are the others.
            with suppress(msgspec.DecodeError):
                found.append(msgspec.msgpack.decode(row[0], type=KeptTable))
        return found

    def is_there(self) -> bool:
        """Whether the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sql.select(1))
        except sql.exc.SQLAlchemyError:
            return False
        return True

    def close(self) -> None:
        """Write what waits, and let go."""
        self._jobs.put(None)
        self._writer.join(10)
        self.engine.dispose()


def _added(table: str, number: int, events: list[Event]) -> Any:
    rows = [
        {"table_id": table, "number": number + place, "event": msgspec.msgpack.encode(event)}
        for place, event in enumerate(events)
    ]
    return EVENTS.insert().values(rows)


def _row(table: KeptTable) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "over": table.over,
        "listed": table.listed,
        "began": msgspec.msgpack.encode(table),
        "changed": sql.func.now(),
    }
