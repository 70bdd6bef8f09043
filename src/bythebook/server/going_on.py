"""What goes on at a table by itself: opponents think, remembered answers are given, time ends."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from bythebook.kernel.state.errors import BythebookError
from bythebook.language import mark
from bythebook.lessons.walking import LEARNER
from bythebook.server import kept, remembered_answers
from bythebook.server.store import NotKept

if TYPE_CHECKING:
    from bythebook.server.tables import Table

log: Final = logging.getLogger("bythebook.server")
PAUSE: Final = 0.35
"""seconds before an answer that nobody thinks about: the same whatever the hand"""

AGAIN: Final = 2.0
"""seconds after which what could not be kept is tried once more"""


class GoingOn:
    """Sees to it that a table never waits for anybody but a person."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._trying: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Let an opponent think, an answer be given that is remembered, the clock run."""
        game = self.table.game
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if game is None or game.pending is None:
            self._over()
            return
        player = game.pending.player
        if not self.table.connections:
            self.table.clocks.pause()
            return
        if self._lesson_answers():
            self._start(self._taught)
            return
        if self.table.began.seats[player].opponent:
            self._start(self._opponent)
            return
        self.table.clocks.begin(game.decided)
        if remembered_answers.found(game, self.table.remembered, player) is not None:
            self._start(self._remembered)
            return
        wait = self.table.clocks.until_due(player)
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._due, game.decided)

    def _over(self) -> None:
        if self.table.game is not None and not self.table.began.over:
            self.table.began.over = True
            result = self.table.game.result
            told = {"table": self.table.id, "decisions": self.table.game.decided}
            log.info("a game is over", extra=told | {"result": str(result)})
            task = asyncio.ensure_future(self.table.store.update(self.table.began))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _start(self, deed: Callable[[], Awaitable[bool]]) -> None:
        """Let an answer be given, unless one is on its way."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._answered(deed))

    async def _answered(self, deed: Callable[[], Awaitable[bool]]) -> None:
        """Tell of an answer once it is given, and see who is next."""
        try:
            given = await deed()
        except NotKept:
            self._again_soon()
            return
        except BythebookError:
            # Whoever does something next at the table lets it be tried again.
            log.exception("an answer was not given", extra={"table": self.table.id})
            return
        self._task = None
        if given:
            self.table.tell()
        self.go_on()

    def _again_soon(self) -> None:
        """What could not be kept is tried again: a database may fail for a moment."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(AGAIN, self._tries_again)

    def _tries_again(self) -> None:
        async def once_it_is_kept() -> None:
            async with self.table.lock:
                self.table.go_on()

        self._trying = asyncio.create_task(once_it_is_kept())

    async def _opponent(self) -> bool:
        """An opponent decides, if it is still theirs to decide."""
        async with self.table.lock:
            game = self.table.playing()
            ask = game.pending
            if ask is None:
                return False
            name, player = self.table.began.seats[ask.player].opponent, ask.player
            if not name or self._lesson_answers():
                return False
            copy, decided = game.copy(log=False, history=False), game.decided
        try:
            option = await self.table.thinking.choose(name, copy, self.table.salt)
        except Exception:
            log.exception("an opponent failed", extra={"table": self.table.id, "opponent": name})
            option = ask.default
        async with self.table.lock:
            game = self.table.playing()
            # What was taken back in the meantime is not answered.
            if game.pending is not ask or game.decided != decided:
                return False
            await self._put_for(player, option)
        return True

    async def _put_for(self, player: int, option: int) -> None:
        """An opponent's answer; if the engine fails at it, another one, or the game is given up."""
        ask = self.table.playing().pending
        assert ask is not None
        others = [n for n in range(len(ask.options)) if n not in (option, ask.default)]
        for choice in (option, ask.default, *others):
            try:
                await self.table.put(player, choice, kept.OPPONENT)
            except NotKept:
                raise
            except BythebookError:
                continue
            return
        await self.table.give_up(player, kept.OPPONENT)

    def _lesson_answers(self) -> bool:
        """Is the next answer one of a lesson's?"""
        return self.table.learning is not None and self.table.learning.due() is not None

    async def _taught(self) -> bool:
        """A lesson gives an answer: the rival's, or one that no task of the learner's is about."""
        learning = self.table.learning
        assert learning is not None
        ask = self.table.playing().pending
        if ask is not None and ask.player != LEARNER:
            await asyncio.sleep(PAUSE)
        async with self.table.lock:
            ask, option = self.table.playing().pending, learning.due()
            if ask is None or option is None:
                return False
            how = kept.TAUGHT if ask.player == LEARNER else kept.OPPONENT
            await self.table.put(ask.player, option, how)
        return True

    async def _remembered(self) -> bool:
        """A remembered answer is given, after the same pause always."""
        await asyncio.sleep(PAUSE)
        async with self.table.lock:
            game = self.table.playing()
            ask = game.pending
            if ask is None:
                return False
            found = remembered_answers.found(game, self.table.remembered, ask.player)
            if found is None:
                return False
            await self.table.put(ask.player, found[1], kept.REMEMBERED)
        return True

    def _due(self, decided: int) -> None:
        """The time for a decision is over."""
        self._task = asyncio.create_task(self._out_of_time(decided))

    async def _out_of_time(self, decided: int) -> None:
        async with self.table.lock:
            game = self.table.playing()
            ask = game.pending
            if ask is None or game.decided != decided:
                return
            player = ask.player
            try:
                if self.table.clocks.is_spent(player):
                    await self.table.give_up(player, kept.IN_TIME)
                    said = mark("{name} has no time left.")
                else:
                    await self.table.put(player, ask.default, kept.IN_TIME)
                    said = mark("{name} did not answer in time: the usual answer was taken.")
            except BythebookError:
                log.exception("time could not be called", extra={"table": self.table.id})
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(AGAIN, self._due, decided)
                return
        self._task = None
        self.table.changed()
        self.table.tell_table(lambda tr: tr(said, name=self.table.names(tr)[player]), "clock")

    def stop(self) -> None:
        """Nobody is there any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
