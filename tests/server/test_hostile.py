"""Clients that mean no good are refused or dropped, and nobody else notices."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from starlette.requests import ClientDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bythebook.kernel.state.errors import BythebookError
from bythebook.server import app, limits, wire
from tests.server.live import Live, Page, page
from tests.server.neighbours import goes_on, two, until_closed


def test_nobody_answers_for_the_other_or_what_is_not_asked(live: Live) -> None:
    async def run() -> None:
        _, pages = await two(live)
        me = next(p for p in pages if p.decision is not None and p.decision.mine)
        other = next(p for p in pages if p is not me)
        assert me.decision is not None
        now, count = me.decision.number, len(me.decision.options)
        view = json.dumps(me.view)
        reply = await other.ask(wire.Answer(id=0, decision=now, option=0))
        assert isinstance(reply, wire.Refused)
        assert reply.clause
        for decision, option in ((now, count), (now, -1), (now, 10**9), (now + 1, 0), (-1, 0)):
            reply = await me.ask(wire.Answer(id=0, decision=decision, option=option))
            assert isinstance(reply, wire.Refused)
            assert reply.sentence.endswith(".")
        assert (me.decision.number, json.dumps(me.view)) == (now, view)
        assert isinstance(await me.answer(0), wire.Accepted)

    asyncio.run(run())


def test_forged_stolen_and_used_secrets_open_nothing(live: Live) -> None:
    async def run() -> None:
        seats, pages = await two(live)
        elsewhere = live.new_table(game="ws", opponent="random")
        for table, secret in (
            (seats[0].table, "forged"),
            (seats[0].table, elsewhere.secret),
            (seats[0].table, seats[0].invitation),
            (elsewhere.table, seats[0].secret),
            ("nowhere", seats[0].secret),
            ("x" * 5000, "y"),
            ("../tables", ""),
        ):
            refused = await page(live, table, secret)
            assert refused.bye is not None
            assert refused.view is None
            assert not refused.bye.again
        again = {"invitation": seats[0].invitation, "name": "C"}
        told = live.post(f"/api/tables/{seats[0].table}/seats", again)
        assert told["status"] == 404
        told = live.post(f"/api/tables/{seats[0].table}/seats", {"name": "C"})
        assert told["status"] == 404
        for one in pages:
            await goes_on(one)

    asyncio.run(run())


def test_no_secret_is_ever_logged(live: Live) -> None:
    seats = list(live.two_seats("ws"))

    async def run() -> None:
        for seat in seats:
            await (await page(live, seat.table, seat.secret)).close()

    asyncio.run(run())
    text = live.log.read_text(encoding="utf-8")
    for seat in seats:
        assert seat.secret not in text
        assert not seat.invitation or seat.invitation not in text
    for line in text.splitlines():
        if line.startswith("{"):
            assert {"time", "level", "event"} <= set(json.loads(line))


def test_who_says_nothing_or_the_wrong_thing_first_is_let_go(live: Live) -> None:
    async def run() -> None:
        for first in ('{"type":"ping"}', "nonsense", '{"type":"hello","table":"x","protocol":99}'):
            wired = await connect(f"ws://127.0.0.1:{live.port}/ws")
            me = Page(wired)
            await me.send(first)
            await until_closed(me)
            assert me.bye is not None

    asyncio.run(run())


def test_a_page_from_elsewhere_is_refused(live: Live) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                f"ws://127.0.0.1:{live.port}/ws", additional_headers={"Origin": "http://evil.test"}
            )
        assert refused.value.response.status_code == 403
        own = {"Origin": f"http://127.0.0.1:{live.port}"}
        wired = await connect(f"ws://127.0.0.1:{live.port}/ws", additional_headers=own)
        await wired.close()

    asyncio.run(run())
    told = live.post("/api/tables", {"game": "ws"}, {"Origin": "http://evil.test"})
    assert told["status"] == 403


def test_a_name_that_somebody_made_mean_this_machine_is_refused(live: Live) -> None:
    named = {"Host": f"evil.test:{live.port}", "Origin": f"http://evil.test:{live.port}"}
    assert live.post("/api/tables", {"game": "ws"}, named)["status"] == 403

    async def run() -> None:
        with pytest.raises(InvalidStatus):
            await connect(
                f"ws://evil.test:{live.port}/ws",
                host="127.0.0.1",
                port=live.port,
                additional_headers={"Origin": f"http://evil.test:{live.port}"},
            )

    asyncio.run(run())


@pytest.mark.parametrize("name", ["[", "[::1", "http://[::1", "evil.test:[", "]"])
def test_a_name_that_is_none_is_refused_like_any_other(live: Live, name: str) -> None:
    """It is no fault of ours, and no page with one gets in."""
    for named in ({"Host": name}, {"Origin": name}, {"Origin": f"http://{name}"}):
        assert live.post("/api/tables", {"game": "ws"}, named)["status"] == 403

        async def run(named: dict[str, str]) -> None:
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{live.port}/ws", additional_headers=named)
            assert refused.value.response.status_code == 403

        if "Origin" in named:
            asyncio.run(run(named))


def test_who_goes_while_they_say_something_is_no_fault_of_ours() -> None:
    class Leaving:
        headers = {"content-length": "100"}  # noqa: RUF012 - as a request has them

        async def stream(self) -> Any:
            yield b'{"game":'
            raise ClientDisconnect

    with pytest.raises(BythebookError, match="broke off"):
        asyncio.run(app.read(Leaving(), wire.NewTable))


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "ws", "opponent": "nobody"}, "opponent"),
        ({"game": "ws", "seat": 5}, "seat"),
        ({"game": "ws", "clocks": {"total": -1}}, "clocks.total"),
        ({"game": "ws", "clocks": {"total": 10**9}}, "clocks.total"),
        ({"game": 5}, ""),
        ([], ""),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_field(
    live: Live, wanted: Any, field: str
) -> None:
    told = live.post("/api/tables", wanted)
    assert (told["status"], told["field"]) == (400, field)


def test_pages_come_with_a_policy_and_health_and_metrics_are_told(live: Live) -> None:
    for path in ("/api/games", "/healthz", "/metrics", "/nowhere"):
        address = f"http://127.0.0.1:{live.port}{path}"
        try:
            with urllib.request.urlopen(address) as got:
                headers, body = got.headers, got.read()
        except urllib.error.HTTPError as error:
            headers, body = error.headers, error.read()
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        if path == "/metrics":
            assert b"bythebook_tables " in body
            assert b"bythebook_answer_seconds_bucket" in body


def test_a_name_is_a_short_line(live: Live) -> None:
    async def run() -> None:
        made = live.new_table(game="ws", opponent="random", name="A\nB\x00" + "C" * 500)
        me = await page(live, made.table, made.secret)
        assert me.table is not None
        assert me.table.seats[0].name == "AB" + "C" * 38

    asyncio.run(run())


def test_of_two_devices_that_answer_at_once_one_is_heard(live: Live) -> None:
    """Both sit on one seat: what one has answered the other has not answered otherwise."""

    async def run() -> None:
        seats, pages = await two(live)
        me = next(p for p in pages if p.decision is not None and p.decision.mine)
        seat = seats[pages.index(me)]
        others = [await page(live, seat.table, seat.secret) for _ in range(5)]
        both = [me, *others]
        for _ in range(8):
            now = me.decision
            assert now is not None
            if not now.mine:
                break
            options = [number % len(now.options) for number in range(len(both))]
            replies = await asyncio.gather(
                *(one.answer(option) for one, option in zip(both, options, strict=True))
            )
            taken = {
                option
                for reply, option in zip(replies, options, strict=True)
                if isinstance(reply, wire.Accepted)
            }
            assert len(taken) == 1
            for one in both:
                while one.decision is None or one.decision.number <= now.number:
                    await one.read()
            assert len({json.dumps(one.view, sort_keys=True) for one in both}) == 1
            assert all(one.decision == me.decision for one in both)
            assert me.decision is not None
            assert me.decision.number == now.number + 1

    asyncio.run(run())


def test_the_links_of_a_game_that_is_over_change_nothing(live: Live) -> None:
    """The seed is told: nothing is answered, remembered or taken back any more."""

    async def run() -> None:
        seats, pages = await two(live)
        await pages[0].ask(wire.Concede(id=0))
        for one in pages:
            while not one.is_over:
                await one.read()
        elsewhere = list(live.two_seats("ws"))
        for seat, other in zip(seats, elsewhere, strict=True):
            again = await page(live, seat.table, seat.secret)
            view = again.view
            for message in (
                wire.Answer(id=0, decision=0, option=0),
                wire.Picks(id=0, decision=0, marks=["x"]),
                wire.Concede(id=0),
                wire.TakeBack(id=0),
                wire.AgreeToUndo(id=0, agree=True),
                wire.Remember(id=0, decision=0, option=0),
                wire.AskPreview(id=0, decision=0, option=0),
            ):
                assert isinstance(await again.ask(message), wire.Refused), message
            assert again.view == view
            refused = await page(live, other.table, seat.secret)
            assert refused.bye is not None

    asyncio.run(run())


def test_the_same_again_is_a_table_like_any_other(untouched: Live) -> None:
    """One address opens so many, however it does."""

    async def run() -> None:
        there = "127.0.0.4"
        made = untouched.new_table(game="ws", opponent="random")
        table, refused = made.table, None
        for _ in range(limits.TABLES_EACH + 2):
            me = await page(untouched, table, made.secret, there)
            if me.bye is not None:
                # So many sockets, too: they are all closed again.
                raise AssertionError(me.bye.sentence)
            assert isinstance(await me.ask(wire.Concede(id=0)), wire.Accepted)
            reply = await me.ask(wire.Again(id=0))
            if isinstance(reply, wire.Refused):
                refused = reply
                break
            while me.table is None or not me.table.next:
                await me.read()
            table = me.table.next
            await me.close()
        assert refused is not None
        assert "many tables" in refused.sentence

    asyncio.run(run())
