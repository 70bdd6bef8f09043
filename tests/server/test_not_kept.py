"""A database that fails: nothing is acknowledged or changed, and the game goes on after it."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from bythebook.kernel.game.game import Game
from bythebook.server import app, following, going_on, kept, tables, wire
from bythebook.server.following import Follower
from bythebook.server.hall import Hall
from bythebook.server.kept import Event, KeptSeat, KeptTable
from bythebook.server.opponents import Thinking
from bythebook.server.store import KeptOtherwise, NotKept, Store
from bythebook.server.tables import Table
from tests.server.test_failing import Listening, a_table
from tests.server.test_undo_and_time import Time, answer, at, decides, run

__all__ = ["at"]


class First(Thinking):
    """Opponents that take the first option there is."""

    async def choose(self, name: str, game: Game, salt: bytes) -> int:
        return 0


def failing(store: Store, times: int) -> None:
    """See to it that so many times nothing can be kept of what is put in."""
    keeps, left = store.append, [times]

    async def append(*about: Any) -> None:
        if left[0]:
            left[0] -= 1
            raise NotKept("planted")
        await keeps(*about)

    store.append = append  # type: ignore[method-assign,assignment]


def test_an_opponent_answers_once_the_database_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to come again for that."""
    monkeypatch.setattr(going_on, "AGAIN", 0.0)

    async def there() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path / 'kept.db'}"), First(1))
        made = await hall.new_table(wire.NewTable(game="ws", opponent="rules", seat=1), "here")
        table = hall.tables[made.table]
        while (ask := table.playing().pending) is not None and ask.player == 1:
            await table.put(1, ask.default, kept.PERSON)
        before = len(table.inputs)
        failing(hall.store, 3)
        table.connections.add(Listening())  # type: ignore[arg-type]
        table.go_on()
        async with asyncio.timeout(60):
            while len(table.inputs) == before:
                await asyncio.sleep(0)
        assert table.inputs[before].how == kept.OPPONENT
        table.connections.clear()
        table.close()
        hall.store.close()

    asyncio.run(there())


def test_an_answer_that_is_not_kept_costs_no_time_and_brings_none(tmp_path: Path, at: Time) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        table.clocks.begin(0)
        at.now += 10
        failing(hall.store, 2)
        for _ in range(2):
            with pytest.raises(NotKept):
                await table.put(me, 0, kept.PERSON)
            assert table.clocks.left == [60_000, 60_000]
            assert table.clocks.until_due(me) == 20
        at.now += 10
        await table.put(me, 0, kept.PERSON)
        assert table.clocks.left[me] == 45_000

    run(tmp_path, deed, total=60, increment=5, decision=30)


def test_what_could_not_be_taken_back_costs_no_time(tmp_path: Path, at: Time) -> None:
    async def deed(table: Table, hall: Hall) -> None:
        me = decides(table)
        await answer(table)
        at.now += 4
        before = (list(table.clocks.left), table.clocks.until_due(me))
        failing(hall.store, 1)
        with pytest.raises(NotKept):
            await table.take_back(me, action=False)
        assert table.playing().decided == 1
        assert (table.clocks.left, table.clocks.until_due(me)) == before

    run(tmp_path, deed, total=60, increment=5, decision=30)


def test_whatever_goes_wrong_in_writing_is_said_logged_and_over_with_the_next(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The thread that writes lives on; what was to be written stands in no log."""
    store = Store(f"sqlite:///{tmp_path / 'kept.db'}")
    works = store.engine
    table = KeptTable(id="t", game="ws", seed=1, salt="s", seats=[KeptSeat(), KeptSeat()])

    class Broken:
        def begin(self) -> Any:
            raise RuntimeError("planted")

    async def there() -> None:
        store.engine = Broken()
        async with asyncio.timeout(60):
            with pytest.raises(NotKept, match="does not count"):
                await store.create(table)
        store.engine = works
        await store.create(table)
        with pytest.raises(NotKept):
            await store.create(table)

    with caplog.at_level(logging.ERROR, "bythebook.server"):
        asyncio.run(there())
    store.close()
    said = [vars(record)["error"] for record in caplog.records]
    assert "planted" in said[0]
    assert "UNIQUE" in said[1]
    assert "parameters hidden" in said[1]


def test_what_was_kept_without_our_learning_of_it_is_found_by_coming_again(tmp_path: Path) -> None:
    """A database that was lost just when it had written, or two servers at one table."""

    class Leaving(Listening):
        def __init__(self) -> None:
            super().__init__()
            self.bye = ""

        async def close(self, said: str, code: int) -> None:
            self.bye = said

    async def there() -> None:
        table, hall = await a_table(tmp_path)
        ask = table.playing().pending
        assert ask is not None
        last = len(ask.options) - 1
        event = Event(kind=kept.ANSWER, player=ask.player, option=0)
        await hall.store.append(table.id, len(table.events), [event])
        listening = Leaving()
        table.connections.add(listening)  # type: ignore[arg-type]
        with pytest.raises(KeptOtherwise):
            await table.put(ask.player, last, kept.PERSON)
        assert table.playing().decided == 0
        async with asyncio.timeout(60):
            while not listening.bye:
                await asyncio.sleep(0)
        again = await hall.find(table.id)
        assert again is not table
        assert again.playing().decided == 1
        assert await hall.find(table.id) is again
        await again.put(decides(again), 0, kept.PERSON)
        hall.store.close()

    asyncio.run(there())


def test_who_comes_while_a_table_is_laid_out_finds_all_of_it_or_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second player's cards are dealt in a thread, and others may look on meanwhile."""
    laid: list[Table] = []
    started = tables.Table.start
    follows = following.follower

    def start(table: Table, events: Any = ()) -> None:
        laid.append(table)
        started(table, events)

    def follower(game: Game, viewer: int) -> Follower:
        assert laid[-1].game is None
        return follows(game, viewer)

    monkeypatch.setattr(tables.Table, "start", start)
    monkeypatch.setattr(tables, "follower", follower)

    async def there() -> None:
        table, hall = await a_table(tmp_path)
        assert len(table.followers) == 3
        hall.store.close()

    asyncio.run(there())


def test_a_failure_of_ours_is_told_as_such() -> None:
    """Of the database as one that passes; whatever it is, with the same headers."""
    request = Request({"type": "http", "headers": []})
    assert app.fault(NotKept("planted"), request).status_code == 503

    answered = asyncio.run(app.failed(request, IndexError("planted")))
    assert answered.status_code == 500
    assert "planted" not in json.loads(bytes(answered.body))["sentence"]
    assert answered.headers["content-security-policy"] == app.POLICY
