"""Nothing that was acknowledged is lost: the server is killed, and all tables go on."""

import asyncio
import random
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from bythebook.catalogue import GAMES
from bythebook.kernel.state.errors import BythebookError
from bythebook.server import wire
from bythebook.server.kept import Event, KeptSeat, KeptTable
from bythebook.server.store import METADATA, Store, engine_of
from tests.server.databases import installed, postgresql
from tests.server.live import Live, Page, page

LOUD = "PostgreSQL IS NOT INSTALLED: whether tables are kept there WAS NOT TESTED"
KINDS = ["sqlite", "postgresql"]
TABLES = 20


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'kept.db'}"
    elif installed() is None:
        warnings.warn(LOUD, stacklevel=1)
        pytest.skip(LOUD)
    else:
        with postgresql() as url:
            yield url


async def answer_on(me: Page, chance: random.Random, most: int) -> None:
    """Answer at random until enough was answered, or the server is gone."""
    for _ in range(most):
        while not me.is_over and (me.decision is None or not me.decision.mine):
            await me.read(20)
        if me.is_over or me.decision is None:
            return
        await me.answer(chance.randrange(len(me.decision.options)))


def test_all_tables_go_on_at_the_same_decision_after_a_kill(database: str, tmp_path: Path) -> None:
    live = Live(database, tmp_path)
    names = sorted(GAMES)
    seats = [
        live.new_table(game=names[n % len(names)], opponent="random", name=f"Player {n}")
        for n in range(TABLES)
    ]

    async def play_until_killed() -> list[Page]:
        pages = [await page(live, seat.table, seat.secret) for seat in seats]

        async def play(me: Page, chance: random.Random) -> None:
            try:
                await answer_on(me, chance, 1000)
            except Exception:  # noqa: BLE001 - however a socket ends when its server is killed
                return

        tasks = [asyncio.create_task(play(me, random.Random(n))) for n, me in enumerate(pages)]
        while sum(me.decision.number for me in pages if me.decision is not None) < 12 * TABLES:
            await asyncio.sleep(0.05)
        live.kill()
        await asyncio.gather(*tasks)
        return pages

    async def come_back(before: list[Page]) -> None:
        for me, seat in zip(before, seats, strict=True):
            again = await page(live, seat.table, seat.secret)
            if me.is_over:
                assert again.view == me.view
                continue
            assert me.decision is not None
            # An opponent may have decided, and that been kept, without anybody having been told.
            while again.decision is not None and not again.decision.mine and not again.is_over:
                await again.read()
            if me.decision.mine and again.decision is not None:
                kept = again.decision.number
                assert kept >= me.decision.number
                if kept == me.decision.number:
                    assert again.decision == me.decision
                    assert again.view == me.view
            await again.close()

    before = asyncio.run(play_until_killed())
    live.start()
    try:
        asyncio.run(come_back(before))
    finally:
        live.stop()


def test_every_acknowledged_answer_is_there_after_a_kill(database: str, tmp_path: Path) -> None:
    """Two people, so that nothing happens but what they answer."""
    live = Live(database, tmp_path)
    first, second = live.two_seats("ws")

    async def play(most: int) -> tuple[list[object], object]:
        pages = [
            await page(live, first.table, first.secret),
            await page(live, second.table, second.secret),
        ]
        chance = random.Random(1)
        for _ in range(most):
            asked = next(p for p in pages if p.decision is not None and p.decision.mine)
            assert asked.decision is not None
            number = asked.decision.number
            reply = await asked.answer(chance.randrange(len(asked.decision.options)))
            assert isinstance(reply, wire.Accepted)
            for one in pages:
                while one.decision is not None and one.decision.number <= number:
                    await one.read()
        told = [one.view for one in pages], [one.decision for one in pages]
        lines = [line.text for line in pages[0].log]
        return [*told[0], *told[1]], lines

    try:
        before, lines = asyncio.run(play(30))
        live.kill()
        live.start()
        after, again = asyncio.run(play(0))
        assert after == before
        assert again == lines
    finally:
        live.stop()


def test_what_was_taken_back_and_is_remembered_is_there_after_a_kill(
    database: str, tmp_path: Path
) -> None:
    live = Live(database, tmp_path)
    made = live.new_table(game="ws", opponent="random", clocks={"total": 900})

    async def play() -> Page:
        me = await page(live, made.table, made.secret)
        await answer_on(me, random.Random(4), 12)
        while me.decision is None or not me.decision.mine:
            await me.read()
        await me.ask(wire.TakeBack(id=0, action=True))
        await me.ask(wire.OpenHand(id=0, open=True))
        return me

    async def come_back() -> Page:
        return await page(live, made.table, made.secret)

    try:
        before = asyncio.run(play())
        live.kill()
        live.start()
        after = asyncio.run(come_back())
    finally:
        live.stop()
    assert (after.view, after.decision) == (before.view, before.decision)
    struck = [line.text for line in before.log if line.undone]
    assert struck
    assert [line.text for line in after.log if line.undone] == struck
    assert after.table is not None
    assert (after.table.taken_back, after.table.seats[0].open_hand) == (1, True)


def test_a_database_is_brought_up_to_date_step_by_step(database: str) -> None:
    """What the steps make is what the server reads and writes; twice is once."""
    for _ in range(2):
        store = Store(database)
        store.close()
    engine = engine_of(database)
    found = sql.inspect(engine)
    for name, table in METADATA.tables.items():
        columns = {c["name"]: c["nullable"] for c in found.get_columns(name)}
        assert columns == {c.name: bool(c.nullable) for c in table.columns}
        kept = {i["name"] for i in found.get_indexes(name)}
        assert {i.name for i in table.indexes} <= kept
    engine.dispose()


def test_what_cannot_be_written_is_said_to_be(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'kept.db'}")
    table = KeptTable(id="t", game="ws", seed=1, salt="s", seats=[KeptSeat(), KeptSeat()])

    async def keep() -> None:
        await store.create(table)
        await store.append("t", 0, [Event(kind="answer")])
        with pytest.raises(BythebookError, match="kept"):
            await store.append("t", 0, [Event(kind="answer", option=1)])
        with pytest.raises(BythebookError, match="kept"):
            await store.append("nowhere", 0, [Event(kind="answer")])

    asyncio.run(keep())
    found = store.load("t")
    assert found is not None
    assert [event.option for event in found[1]] == [0]
    store.close()


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////nowhere/at/all.db", "mysql://x/y"])
def test_a_database_that_cannot_be_reached_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(BythebookError, match="no database can be reached"):
        Store(url)
