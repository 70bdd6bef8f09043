"""Nothing that was acknowledged is lost: the server is killed, and all tables go on."""

import asyncio
import json
import random
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from bythebook.catalogue import GAMES
from bythebook.kernel.state.errors import BythebookError
from bythebook.language import ENGLISH
from bythebook.server import serving, wire
from bythebook.server.following import ONLOOKER
from bythebook.server.kept import JOINED, Event, KeptSeat, KeptTable
from bythebook.server.opponents import Thinking
from bythebook.server.settings import Settings
from bythebook.server.store import METADATA, Store, engine_of
from bythebook.server.tables import Table
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


class Player:
    """Somebody who answers at random until the server is gone."""

    def __init__(self, seat: wire.NewSeat, secret: str, number: int) -> None:
        self.seat = seat
        self.secret = secret
        self.chance = random.Random(number)
        self.page: Page | None = None
        self.acknowledged: dict[int, int] = {}
        """the option that was taken, by decision"""

    async def sit(self, live: Live) -> None:
        """Come to the table; who has no secret looks on."""
        self.page = await page(live, self.seat.table, self.secret)

    async def play(self) -> None:
        """Answer, and read what comes, as long as there is a server."""
        me = self.page
        assert me is not None
        try:
            while not me.is_over:
                if me.decision is None or not me.decision.mine:
                    await me.read()
                    continue
                number = me.decision.number
                option = self.chance.randrange(len(me.decision.options))
                if isinstance(await me.answer(option), wire.Accepted):
                    self.acknowledged[number] = option
        except Exception:  # noqa: BLE001 - however a socket ends when its server is killed
            return


def answers(events: list[Event]) -> list[Event]:
    """What was answered; who has come is kept beside it."""
    return [event for event in events if event.kind != JOINED]


def shown(store: Store, table: str, viewer: int, upto: int | None = None) -> tuple[Any, Any]:
    """What somebody is shown, worked out from what is kept: at its end, or at a decision."""
    kept = store.load(table)
    assert kept is not None
    began, events = kept
    again = Table(began, store, Thinking(1))
    again.start(answers(events)[:upto])
    screen = again.screen(viewer, ENGLISH)
    return json.loads(msgspec.json.encode(screen.view)), screen.decision


def test_all_tables_go_on_at_the_same_decision_after_a_kill(database: str, tmp_path: Path) -> None:
    """Against our opponents and between people with somebody who looks on, of all four games."""
    live = Live(database, tmp_path)
    names = sorted(GAMES)
    players: list[Player] = []
    for number in range(TABLES):
        game = names[number % len(names)]
        if number % 2:
            first = live.new_table(game=game, opponent="random")
            players.append(Player(first, first.secret, number))
            continue
        first, second = live.two_seats(game)
        for secret in (first.secret, second.secret, ""):
            players.append(Player(first, secret, len(players)))

    async def play_until_killed() -> None:
        await asyncio.gather(*(player.sit(live) for player in players))
        tasks = [asyncio.create_task(player.play()) for player in players]
        while sum(len(player.acknowledged) for player in players) < 10 * TABLES:
            await asyncio.sleep(0.01)
        live.kill()
        await asyncio.gather(*tasks)

    asyncio.run(play_until_killed())
    store = Store(database)
    in_flight = 0
    ends: dict[str, int] = {}
    for player in players:
        loaded = store.load(player.seat.table)
        assert loaded is not None
        given = answers(loaded[1])
        ends[player.seat.table] = len(given)
        for decision, option in player.acknowledged.items():
            assert (given[decision].kind, given[decision].option) == ("answer", option)
        me = player.page
        assert me is not None
        assert me.welcome is not None
        viewer = ONLOOKER if me.welcome.public else me.welcome.viewer
        # What was shown last before the kill, and what is shown now, follow from what is kept.
        upto = len(given) if me.decision is None else me.decision.number
        in_flight += len(given) - upto
        assert (me.view, me.decision) == shown(store, player.seat.table, viewer, upto)
    live.start()

    async def come_back() -> None:
        for player in players:
            before = player.page
            assert before is not None
            await player.sit(live)
            now = player.page
            assert now is not None
            assert now.welcome is not None
            viewer = ONLOOKER if now.welcome.public else now.welcome.viewer
            kept = None if now.decision is None else now.decision.number
            assert (now.view, now.decision) == shown(store, player.seat.table, viewer, kept)
            if player.seat.invitation and kept is not None:
                # Between people nothing happens that they do not do.
                assert kept == ends[player.seat.table]
            if before.decision is not None and kept == before.decision.number:
                assert (now.view, now.decision) == (before.view, before.decision)
            await now.close()

    try:
        asyncio.run(come_back())
    finally:
        live.stop()
        store.close()
    # At the most one answer of each table was on its way.
    assert in_flight <= 3 * TABLES


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
        for _ in range(20):
            await answer_on(me, random.Random(4), 12)
            while me.decision is None or not me.decision.mine:
                await me.read()
            await me.ask(wire.TakeBack(id=0, action=True))
            await me.ask(wire.OpenHand(id=0, open=True))
            # Not every answer has told something that can be struck.
            if any(line.undone for line in me.log):
                break
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
    assert before.table is not None
    assert after.table is not None
    assert after.table.taken_back == before.table.taken_back > 0
    assert after.table.seats[0].open_hand


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
def test_a_database_that_cannot_be_reached_is_refused_in_a_sentence(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is served."""
    monkeypatch.setattr(serving, "configure", lambda level: None)
    with pytest.raises(BythebookError, match="no database can be reached"):
        Store(url)
    with pytest.raises(BythebookError, match="no database can be reached"):
        serving.server_of(Settings(url))


def test_a_database_of_a_later_version_is_refused_and_left_alone(database: str) -> None:
    Store(database).close()
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BythebookError, match="not of this version of bythebook"):
        Store(database)
    with engine.begin() as connection:
        found = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
        assert found == "9999"
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '0001'"))
    engine.dispose()
    Store(database).close()
