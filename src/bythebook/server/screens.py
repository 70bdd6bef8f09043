"""What is shown to all who look from the same seat in the same language: views and differences."""

from typing import Any

import msgspec

from bythebook.kernel.game.game import Game
from bythebook.language import Language
from bythebook.server import asking, wire
from bythebook.server.differences import differences
from bythebook.server.following import ONLOOKER, Follower
from bythebook.server.lines import Lines
from bythebook.server.seeing import Eyes
from bythebook.wording import wording_of

LINES_SENT = 300
"""so many lines of the log are sent with the whole view"""


class Screen:
    """One view that is kept up to date: whole for who comes, differences for who is there."""

    def __init__(
        self,
        game: Game,
        viewer: int,
        language: Language,
        follower: Follower,
        names: list[str],
        salt: bytes,
    ) -> None:
        self.viewer = viewer
        self.words = wording_of(game.book.name, language)
        self.salt = salt
        self.version = 0
        self.log: list[wire.Line] = []
        self._lines = Lines(self.words, viewer, names)
        self._told = 0
        self._batches = follower.batches
        self.view: Any = None
        self.decision: wire.Decision | None = None
        self.remembered = ""
        self.show(game, follower)

    def show(self, game: Game, follower: Follower) -> list[wire.Line]:
        """Look at the game as it is now, without telling differences; what is new in the log."""
        eyes = Eyes(game, self.viewer, follower, self.words)
        self.view = msgspec.to_builtins(eyes.view())
        self.decision = asking.decision(eyes, self.salt, self.remembered)
        self.version += 1
        return self._tell(follower)

    def _tell(self, follower: Follower) -> list[wire.Line]:
        told = follower.story[self._told :]
        new: list[wire.Line] = []
        start = 0
        for place in range(len(told) + 1):
            here = place < len(told) and self._told + place in follower.undone
            before = start < len(told) and self._told + start in follower.undone
            if place == len(told) or here != before:
                new += self._lines.of(told[start:place], before)
                start = place
        self._told = len(follower.story)
        self.log += new
        return new

    def changed(self, game: Game, follower: Follower, batches: list[wire.Batch]) -> wire.Changed:
        """What has become other since it was last looked at."""
        before = self.view
        log = self.show(game, follower)
        return wire.Changed(
            version=self.version,
            differences=differences(before, self.view),
            batches=batches,
            log=log,
            decision=self.decision,
        )

    def whole(self, table: wire.Table, clocks: list[wire.Clock]) -> bytes:
        """Everything, for who comes, encoded."""
        log = self.log[-LINES_SENT:]
        message = {
            "type": "whole",
            "version": self.version,
            "view": self.view,
            "table": table,
            "log": log,
            "log_begins": log[0].number if log else 0,
            "decision": self.decision,
            "clocks": clocks,
        }
        return msgspec.json.encode(message)

    def undone(self, game: Game, follower: Follower) -> None:
        """Something was taken back: the lines of it stay, marked."""
        self.log = [
            msgspec.structs.replace(line, undone=True)
            if line.decision > game.decided and not line.note
            else line
            for line in self.log
        ]
        self.show(game, follower)

    def note(self, text: str, kind: str, game: Game, player: int | None = None) -> wire.Line:
        """A line about the table."""
        line = self._lines.note(text, kind, game.decided, player)
        self.log.append(line)
        return line

    @property
    def public(self) -> bool:
        """Whether only what everybody may see is shown."""
        return self.viewer == ONLOOKER
