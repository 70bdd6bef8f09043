"""What goes wrong on our side is said, and nobody is stuck."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BythebookError
from bythebook.server import kept, wire
from bythebook.server.connections import Connection
from bythebook.server.hall import Hall
from bythebook.server.opponents import Thinking
from bythebook.server.store import NotKept, Store
from bythebook.server.tables import Table
from tests.server.live import Live, page


class Breaking:
    """A game whose engine fails at one answer, in the middle of it."""

    def __init__(self, game: Game, at: int) -> None:
        self._game = game
        self._at = at

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def answer(self, choice: int, player: int) -> None:
        """Fail, leaving the game broken, or answer."""
        self._game.answer(choice, player)
        if choice == self._at:
            raise IndexError("planted")


async def a_table(folder: Path, opponent: str = "") -> tuple[Table, Hall]:
    hall = Hall(Store(f"sqlite:///{folder / 'kept.db'}"), Thinking(1))
    made = await hall.new_table(wire.NewTable(game="ws", opponent=opponent), "here")
    if made.invitation:
        await hall.join(made.table, wire.Join(invitation=made.invitation))
    return hall.tables[made.table], hall


def test_an_answer_at_which_the_engine_fails_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        table, hall = await a_table(tmp_path)
        game = table.playing()
        assert game.pending is not None
        player = game.pending.player
        await table.put(player, 0, kept.PERSON)
        before = table.playing().view(player)
        table.game = Breaking(table.playing(), 0)  # type: ignore[assignment]
        with pytest.raises(BythebookError, match="our fault"):
            await table.put(player, 0, kept.PERSON)
        assert table.playing().view(player) == before
        assert table.playing().decided == 1
        await table.put(player, 1, kept.PERSON)
        table.tell()
        hall.store.close()

    asyncio.run(run())


def test_an_opponent_at_whose_answer_the_engine_fails_answers_something_else(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        table, hall = await a_table(tmp_path)
        game = table.playing()
        assert game.pending is not None
        player = game.pending.player
        table.game = Breaking(game, 0)  # type: ignore[assignment]
        await table._going_on._put_for(player, 0)
        assert table.playing().decided == 1
        assert table.inputs[0].option != 0
        hall.store.close()

    asyncio.run(run())


def test_an_answer_that_cannot_be_kept_is_not_given(tmp_path: Path) -> None:
    async def run() -> None:
        table, hall = await a_table(tmp_path)
        game = table.playing()
        assert game.pending is not None
        player = game.pending.player
        view = game.view(player)

        async def fails(*_: Any) -> None:
            raise NotKept("this could not be kept")

        table.store.append = fails  # type: ignore[method-assign,assignment]
        for deed in (table.put(player, 0, kept.PERSON), table.give_up(player, kept.PERSON)):
            with pytest.raises(NotKept):
                await deed
            assert (game.decided, table.inputs, game.result) == (0, [], None)
            assert game.view(player) == view
        hall.store.close()

    asyncio.run(run())


def test_an_opponent_that_fails_is_answered_for(tmp_path: Path) -> None:
    """Whatever an opponent does wrong, the game goes on with the usual answer."""

    class Failing(Thinking):
        async def choose(self, name: str, game: Game, salt: bytes) -> int:
            raise RuntimeError("planted")

    async def run() -> None:
        hall = Hall(Store(f"sqlite:///{tmp_path / 'kept.db'}"), Failing(1))
        made = await hall.new_table(wire.NewTable(game="ws", opponent="rules", seat=1), "here")
        table = hall.tables[made.table]
        table.connections.add(Listening())  # type: ignore[arg-type]
        for _ in range(200):
            async with table.lock:
                ask = table.playing().pending
                if ask is not None and ask.player == 1:
                    await table.put(1, ask.default, kept.PERSON)
            table.go_on()
            await asyncio.sleep(0.01)
            if sum(event.how == kept.OPPONENT for event in table.inputs) > 3:
                break
        assert sum(event.how == kept.OPPONENT for event in table.inputs) > 3
        table.connections.clear()
        table.close()
        hall.store.close()

    asyncio.run(run())


def test_a_question_at_which_we_fail_is_refused_and_the_next_one_answered(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked is told so, in the same words whatever it was, and stays where they are."""
    from bythebook.server import questions, sockets
    from bythebook.server.connections import Connection

    class Wired:
        """A socket that says what it is given, and hears."""

        def __init__(self, said: list[str]) -> None:
            self.said, self.heard = said, [""]

        async def receive_text(self) -> str:
            if not self.said:
                raise WebSocketDisconnect(1000)
            return self.said.pop(0)

        async def send_text(self, text: str) -> None:
            self.heard.append(text)

    def fails(*_: Any) -> None:
        raise IndexError("planted")

    monkeypatch.setattr(questions, "help_for", fails)

    async def run(folder: Path) -> list[str]:
        table, hall = await a_table(folder)
        wired = Wired(['{"type":"help","id":1}', '{"type":"ping","id":2}'])
        connection = Connection(wired, 25)
        connection.viewer = connection.seat = 0
        connection.start()
        with pytest.raises(WebSocketDisconnect):
            await sockets.Sockets(hall, 25)._talk(connection, table)
        await asyncio.sleep(0)
        connection.drop()
        hall.store.close()
        return wired.heard

    heard = asyncio.run(run(live.log.parent))
    assert "our fault" in heard[1]
    assert "planted" not in heard[1]
    assert '"pong"' in heard[2]


def test_who_stops_waiting_for_a_table_does_not_have_it_laid_out_twice(tmp_path: Path) -> None:
    async def run() -> None:
        table, hall = await a_table(tmp_path)
        del hall.tables[table.id]
        first = asyncio.create_task(hall.find(table.id))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        second = asyncio.create_task(hall.find(table.id))
        assert await second is hall.tables[table.id] is await hall.find(table.id)
        await asyncio.sleep(0.2)
        assert await second is hall.tables[table.id]
        hall.store.close()

    asyncio.run(run())


def children(of: int) -> set[int]:
    """The processes that a process has started, and theirs."""
    parents: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        parents.setdefault(int(fields[1]), []).append(int(status.parent.name))
    found, begun = set(parents.get(of, [])), list(parents.get(of, []))
    while begun:
        new = parents.get(begun.pop(), [])
        found.update(new)
        begun += new
    return found


def test_who_goes_while_they_are_sent_something_is_no_fault_of_ours() -> None:
    """The socket says then that it is none any more, in the middle of listening."""

    class Gone:
        async def send_text(self, text: str) -> None:
            raise WebSocketDisconnect(1006)

        async def receive_text(self) -> str:
            raise RuntimeError("it is not connected")

    async def run() -> None:
        connection = Connection(Gone(), 25)
        connection.start()
        connection.send(wire.Pong(id=1))
        with pytest.raises(WebSocketDisconnect):
            await connection.receive(60)
        assert connection.dropped

    asyncio.run(run())


def thinking(tmp_path: Path) -> tuple[Live, set[int]]:
    """A server at which an opponent has thought, and the processes that it does that in."""
    live = Live(f"sqlite:///{tmp_path / 'kept.db'}", tmp_path)
    made = live.new_table(game="ws", opponent="rules", seat=1)

    async def until_it_has_thought() -> None:
        me = await page(live, made.table, made.secret)
        for _ in range(3):
            while me.decision is None or not me.decision.mine:
                await me.read()
            await me.answer(len(me.decision.options) - 1)
        await me.close()

    asyncio.run(until_it_has_thought())
    assert live.process is not None
    started = children(live.process.pid)
    assert started
    return live, started


def all_ended(processes: set[int]) -> bool:
    """Wait until none of them runs."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if not any(Path(f"/proc/{one}").exists() for one in processes):
            return True
        time.sleep(0.02)
    return False


def test_nothing_goes_on_running_once_the_server_was_killed(tmp_path: Path) -> None:
    """Opponents think in processes of their own, which nobody else would ever end."""
    live, started = thinking(tmp_path)
    live.kill()
    assert all_ended(started)


def test_who_ends_the_server_with_a_key_is_shown_no_fault(tmp_path: Path) -> None:
    """Ctrl-C in a terminal comes to the server and to all processes that it started."""
    live, started = thinking(tmp_path)
    assert live.process is not None
    for one in (*started, live.process.pid):
        os.kill(one, signal.SIGINT)
    live.process.wait(60)
    assert all_ended(started)
    assert "Traceback" not in live.log.read_text()


class Listening:
    """Somebody at the table who hears everything and says nothing."""

    def __init__(self) -> None:
        from bythebook.language import ENGLISH

        self.seat, self.viewer, self.language = 1, 1, ENGLISH

    def send(self, message: Any) -> None:
        """Hear it."""
