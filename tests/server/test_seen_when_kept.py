"""What is put in is seen once it is kept: what could not be kept has not happened for anybody."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from bythebook.kernel.state.errors import BythebookError
from bythebook.server import going_on, kept, tables, wire
from bythebook.server.app import Doors
from bythebook.server.connections import Connection
from bythebook.server.hall import Hall, NoTable
from bythebook.server.kept import Event, KeptSeat, KeptTable
from bythebook.server.opponents import Thinking
from bythebook.server.settings import Settings
from bythebook.server.sockets import Sockets
from bythebook.server.store import EVENTS, TABLES, KeptOtherwise, NotKept, Store
from bythebook.server.tables import Table
from tests.server.test_failing import a_table
from tests.server.test_hidden_tables import Hears
from tests.server.test_undo_and_time import Time, at, decides, run

__all__ = ["at"]


class Slow:
    """A database that takes its time, and fails in the end."""

    def __init__(self, store: Store) -> None:
        self.begun = asyncio.Event()
        self.fails = asyncio.Event()
        self.keeps = store.append
        store.append = self.append  # type: ignore[method-assign,assignment]

    async def append(self, *_: Any) -> None:
        """Fail when it is told to."""
        self.begun.set()
        await self.fails.wait()
        raise NotKept("planted")


class Wired:
    """The socket of a page that has said something."""

    def __init__(self, *said: Any) -> None:
        self.said = [msgspec.json.encode(one).decode() for one in said]
        self.heard: list[str] = []
        self.closed = 0

    async def accept(self) -> None:
        """Somebody has come."""

    async def receive_text(self) -> str:
        """What it says; after that nothing."""
        if self.said:
            return self.said.pop(0)
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, text: str) -> None:
        """It is told something."""
        self.heard.append(text)

    async def close(self, code: int) -> None:
        """It is over."""
        self.closed = code


def asked(table: Table, hall: Hall) -> list[Awaitable[Any]]:
    """Everything by which somebody might see a game."""
    doors = Doors(Settings(""), hall.store)
    doors.hall = hall
    sockets = Sockets(hall, 1000)
    seat = Hears(0)
    comes = wire.Hello(table=table.id)
    gone = Connection(Wired(), 25)
    said = wire.RecordToRead(record="", table=table.id)
    return [
        sockets.serve(Wired(comes, wire.AskHelp(id=1)), "here"),
        sockets._do(seat, table, wire.AskHelp(id=1)),  # type: ignore[arg-type]
        table.leave(gone),
        doors.log(table.id, Request({})),
        doors.record(table.id, Request({})),
        doors.replay(Request(msgspec.to_builtins(said))),
        doors.chance(Request(msgspec.to_builtins(said))),
    ]


class Request:
    """What somebody asks for through HTTP."""

    def __init__(self, said: Any) -> None:
        self.said = said
        self.headers: dict[str, str] = {}

    async def stream(self) -> Any:
        """All of it at once."""
        yield json.dumps(self.said).encode()


def test_nobody_sees_what_is_not_kept_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither seed nor record of a game that was given up while nothing could be kept."""
    monkeypatch.setattr(going_on, "PAUSE", 0.0)

    async def there() -> None:
        table, hall = await a_table(tmp_path)
        looks_on = Hears(2)
        table.connections.add(looks_on)  # type: ignore[arg-type]
        slow = Slow(hall.store)
        before = table.playing().view(0)
        giving_up = asyncio.create_task(table.concede(0))
        await slow.begun.wait()
        assert table.playing().result is not None
        asking = [asyncio.ensure_future(one) for one in asked(table, hall)]
        table._going_on._tries_again()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not any(one.done() for one in asking)
        assert not table.began.over
        slow.fails.set()
        with pytest.raises(NotKept):
            await giving_up
        answered = await asyncio.gather(*asking[1:], return_exceptions=True)
        assert [type(one) for one in answered[-3:]] == [BythebookError] * 3
        asking[0].cancel()
        await asyncio.gather(asking[0], return_exceptions=True)
        assert table.playing().view(0) == before
        assert not table.began.over
        assert looks_on.heard
        for message in looks_on.heard:
            assert json.loads(message)["table"]["seed"] is None
        table.close()
        hall.store.close()

    asyncio.run(there())


def test_the_clock_runs_on_when_somebody_comes_while_nothing_can_be_kept(
    tmp_path: Path, at: Time
) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        table.go_on()
        slow = Slow(hall.store)
        answering = asyncio.create_task(
            table.answer(decides(table), wire.Answer(id=1, decision=0, option=0))
        )
        await slow.begun.wait()
        coming = asyncio.create_task(Sockets(hall, 25).serve(Wired(wire.Hello(table=table.id)), ""))
        await asyncio.sleep(0)
        slow.fails.set()
        with pytest.raises(NotKept):
            await answering
        while len(table.connections) < 2:
            await asyncio.sleep(0)
        hall.store.append = slow.keeps  # type: ignore[method-assign]
        at.now += 31
        timer = table._going_on._timer
        assert timer is not None
        assert timer._args == (0,)
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)

    run(tmp_path, deed, decision=30)


def test_who_stops_waiting_stops_nothing_from_being_kept(tmp_path: Path) -> None:
    """The thread that writes lives on."""
    store = Store(f"sqlite:///{tmp_path / 'kept.db'}")
    table = KeptTable(id="t", game="ws", seed=1, salt="s", seats=[KeptSeat(), KeptSeat()])

    async def there() -> None:
        for number in range(20):
            impatient = asyncio.create_task(store.append("t", number, [Event(kind="x")]))
            await asyncio.sleep(0)
            impatient.cancel()
            await asyncio.gather(impatient, return_exceptions=True)
        async with asyncio.timeout(60):
            await store.update(table)

    async def first() -> None:
        await store.create(table)
        await there()

    asyncio.run(first())
    loaded = store.load("t")
    assert loaded is not None
    assert len(loaded[1]) == 20
    store.close()


def test_of_two_who_come_at_two_servers_one_is_seated(tmp_path: Path) -> None:
    """The other finds the table as it is."""

    async def there() -> None:
        url = f"sqlite:///{tmp_path / 'kept.db'}"
        one, two = (Hall(Store(url), Thinking(1)) for _ in range(2))
        made = await one.new_table(wire.NewTable(game="ws", opponent=""), "here")
        # What is said before the rival comes is kept as well.
        await one.tables[made.table].open_hand(0, is_open=True)
        assert (await two.find(made.table)).open_hands == [True, False]
        comes = wire.Join(invitation=made.invitation)
        seat = await one.join(made.table, comes)
        with pytest.raises(KeptOtherwise):
            await two.join(made.table, comes)
        with pytest.raises(NoTable):
            await two.join(made.table, comes)
        found = await two.find(made.table)
        assert two.seat_of(found, seat.secret) == 1
        assert found.open_hands == [True, False]
        await found.put(decides(found), 0, kept.PERSON)
        for hall in (one, two):
            hall.store.close()

    asyncio.run(there())


def test_what_could_not_be_played_again_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def there() -> None:
        table, hall = await a_table(tmp_path)
        await table.concede(0)
        updates = hall.store.update

        async def fails(*_: Any) -> None:
            raise NotKept("planted")

        monkeypatch.setattr(hall.store, "update", fails)
        with pytest.raises(NotKept):
            await hall.again(table, "here")
        monkeypatch.setattr(hall.store, "update", updates)
        await hall.again(table, "here")
        loaded = hall.store.load(table.id)
        assert loaded is not None
        assert loaded[0].next == table.began.next
        assert (await hall.find(table.began.next)).playing().decided == 0
        hall.store.close()

    asyncio.run(there())


# What was kept is not as it was.


def written(store: Store, table: str, number: int, **other: Any) -> None:
    """Something else stands in the database than was written."""
    chosen = (EVENTS.c.table_id == table) & (EVENTS.c.number == number)
    with store.engine.begin() as connection:
        row = connection.execute(sql.select(EVENTS.c.event).where(chosen)).one()
        event = msgspec.structs.replace(msgspec.msgpack.decode(row[0], type=Event), **other)
        there = EVENTS.update().where(chosen)
        connection.execute(there.values(event=msgspec.msgpack.encode(event)))


def lost(store: Store, table: str) -> None:
    """An answer is missing; what follows fits by chance."""
    chosen = (EVENTS.c.table_id == table) & (EVENTS.c.number == 4)
    with store.engine.begin() as connection:
        connection.execute(EVENTS.delete().where(chosen))


def garbage(what: Any, column: str) -> Callable[[Store, str], None]:
    """Something that was never written stands there."""

    def wrong(store: Store, table: str) -> None:
        named = what.c.id if what is TABLES else what.c.table_id
        with store.engine.begin() as connection:
            connection.execute(what.update().where(named == table).values({column: b"\xc1"}))

    return wrong


WRONG: dict[str, tuple[Callable[[Store, str], None], str]] = {
    "an answer that is not offered": (lambda s, t: written(s, t, 5, option=77), "today's rules"),
    "an answer of the other": (lambda s, t: written(s, t, 1, player=9), "today's rules"),
    "another position": (lambda s, t: written(s, t, 3, mark="other"), "today's rules"),
    "an answer less": (lost, "today's rules"),
    "no event": (garbage(EVENTS, "event"), "is damaged"),
    "no table": (garbage(TABLES, "began"), "is damaged"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_table_that_does_not_fit_any_more_is_refused_in_a_sentence(
    tmp_path: Path, wrong: str
) -> None:
    """Rules that were mended since, or a damaged database: nobody goes on from elsewhere."""
    change, said = WRONG[wrong]

    async def there() -> None:
        table, hall = await a_table(tmp_path)
        table.began.listed = True
        await hall.store.update(table.began)
        for _ in range(8):
            await table.put(decides(table), 0, kept.PERSON)
        change(hall.store, table.id)
        hall.tables.clear()
        with pytest.raises(BythebookError, match=said):
            await hall.find(table.id)
        wired = Wired(wire.Hello(table=table.id))
        await Sockets(hall, 25).serve(wired, "here")
        assert said in wired.heard[0]
        assert not json.loads(wired.heard[0])["again"]
        assert len(hall.open_tables()) == (0 if wrong == "no table" else 1)
        hall.store.close()

    asyncio.run(there())


def test_what_was_kept_before_there_were_marks_goes_on(tmp_path: Path) -> None:
    async def there() -> None:
        table, hall = await a_table(tmp_path)
        for number in range(8):
            await table.put(decides(table), 0, kept.PERSON)
            written(hall.store, table.id, number + 1, mark="")
        hall.tables.clear()
        assert (await hall.find(table.id)).playing().decided == 8
        hall.store.close()

    asyncio.run(there())


def test_who_comes_while_the_database_does_not_answer_is_told_to_come_again(
    tmp_path: Path,
) -> None:
    async def there() -> None:
        table, hall = await a_table(tmp_path)
        hall.tables.clear()
        with hall.store.engine.begin() as connection:
            connection.execute(sql.text("ALTER TABLE events RENAME TO elsewhere"))
        with pytest.raises(NotKept, match="does not answer"):
            await hall.find(table.id)
        wired = Wired(wire.Hello(table=table.id))
        await Sockets(hall, 25).serve(wired, "here")
        assert json.loads(wired.heard[0])["again"]
        assert wired.closed == 1013
        with hall.store.engine.begin() as connection:
            connection.execute(sql.text("ALTER TABLE elsewhere RENAME TO events"))
        assert (await hall.find(table.id)).playing().decided == 0
        hall.store.close()

    asyncio.run(there())


def test_a_failure_of_ours_at_the_door_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise IndexError("planted")

    async def there() -> None:
        table, hall = await a_table(tmp_path)
        monkeypatch.setattr(tables, "described", fails)
        wired = Wired(wire.Hello(table=table.id))
        await Sockets(hall, 25).serve(wired, "here")
        assert "our fault" in wired.heard[-1]
        assert not table.connections
        hall.store.close()

    asyncio.run(there())
