"""What goes on at a table by itself: opponents think, remembered answers are given, time ends."""

import asyncio
import logging
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
"""seconds after which time is called once more, if that failed"""


class GoingOn:
    """Sees to it that a table never waits for anybody but a person."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

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
        running = self._task is not None and not self._task.done()
        if self.table.learning is not None and self.table.learning.due() is not None:
            if not running:
                self._task = asyncio.create_task(self._taught())
            return
        if self.table.began.seats[player].opponent:
            if not running:
                self._task = asyncio.create_task(self._opponent())
            return
        self.table.clocks.begin(game.decided)
        if remembered_answers.found(game, self.table.remembered, player) is not None:
            if not running:
                self._task = asyncio.create_task(self._remembered())
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
            task.add_done_callback(lambda done: done.exception())

    async def _opponent(self) -> None:
        """An opponent decides, as long as it is theirs to decide."""
        while True:
            async with self.table.lock:
                game = self.table.playing()
                ask = game.pending
                if ask is None or not self.table.began.seats[ask.player].opponent:
                    break
                if self.table.learning is not None and self.table.learning.due() is not None:
                    break
                name, player = self.table.began.seats[ask.player].opponent, ask.player
                copy, decided = game.copy(log=False, history=False), game.decided
            try:
                option = await self.table.thinking.choose(name, copy, self.table.salt)
            except Exception:
                log.exception(
                    "an opponent failed", extra={"table": self.table.id, "opponent": name}
                )
                option = ask.default
            async with self.table.lock:
                if (
                    self.table.playing().pending is not ask
                    or self.table.playing().decided != decided
                ):
                    continue
                if not await self._put_for(player, option):
                    return
            self.table.tell()
            if not self.table.connections:
                break
        self._task = None
        self.go_on()

    async def _put_for(self, player: int, option: int) -> bool:
        """An opponent's answer; if the engine fails at it, another one, or the game is given up."""
        ask = self.table.playing().pending
        assert ask is not None
        others = [n for n in range(len(ask.options)) if n not in (option, ask.default)]
        for choice in (option, ask.default, *others):
            try:
                await self.table.put(player, choice, kept.OPPONENT)
            except NotKept:
                return False
            except BythebookError:
                continue
            return True
        await self.table.give_up(player, kept.OPPONENT)
        return True

    async def _taught(self) -> None:
        """A lesson gives its answers: the rival's, and those no task of the learner's is about."""
        learning = self.table.learning
        assert learning is not None
        while True:
            game = self.table.playing()
            player = None if game.pending is None else game.pending.player
            if player not in (None, LEARNER):
                await asyncio.sleep(PAUSE)
            async with self.table.lock:
                ask, option = self.table.playing().pending, learning.due()
                if ask is None or option is None:
                    break
                how = kept.TAUGHT if ask.player == LEARNER else kept.OPPONENT
                try:
                    await self.table.put(ask.player, option, how)
                except BythebookError:
                    log.exception("a lesson's answer failed", extra={"table": self.table.id})
                    return
            self.table.tell()
            if not self.table.connections:
                break
        self._task = None
        self.go_on()

    async def _remembered(self) -> None:
        """A remembered answer is given, after the same pause always."""
        await asyncio.sleep(PAUSE)
        answered = False
        async with self.table.lock:
            game = self.table.playing()
            ask = game.pending
            found = None
            if ask is not None:
                found = remembered_answers.found(game, self.table.remembered, ask.player)
            if ask is not None and found is not None:
                try:
                    await self.table.put(ask.player, found[1], kept.REMEMBERED)
                except BythebookError:
                    log.exception(
                        "a remembered answer was not kept", extra={"table": self.table.id}
                    )
                    return
                answered = True
        self._task = None
        if answered:
            self.table.tell()
        self.go_on()

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
            name = self.table.names()[player]
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
        self.table.tell_table(lambda tr: tr(said, name=name), "clock")

    def stop(self) -> None:
        """Nobody is there any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
