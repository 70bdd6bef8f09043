"""What goes wrong on our side is said, and nobody is stuck."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BythebookError
from bythebook.server import kept, wire
from bythebook.server.hall import Hall
from bythebook.server.opponents import Thinking
from bythebook.server.store import NotKept, Store
from bythebook.server.tables import Table


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
        assert await table._going_on._put_for(player, 0)
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


class Listening:
    """Somebody at the table who hears everything and says nothing."""

    def __init__(self) -> None:
        from bythebook.language import ENGLISH

        self.seat, self.viewer, self.language = 1, 1, ENGLISH

    def send(self, message: Any) -> None:
        """Hear it."""
