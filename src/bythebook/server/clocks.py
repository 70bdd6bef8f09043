"""Time: so much for the game, some more with each decision, and so much for one decision."""

import time
from typing import Final

from bythebook.kernel.game.game import Game
from bythebook.server import wire
from bythebook.server.kept import OPPONENT, KeptClocks

MS: Final = 1000


class Clocks:
    """Both players' time. It runs for who decides, while somebody is at the table."""

    def __init__(self, kept: KeptClocks) -> None:
        self.kept = kept
        self.left = [kept.total * MS, kept.total * MS]
        self._since: float | None = None
        self._decision = -1
        self._used = 0.0
        """seconds of this decision before the clock was stopped in it"""

    def begin(self, decision: int, anew: bool = False) -> None:
        """A decision waits for its answer."""
        if anew or decision != self._decision:
            self._decision = decision
            self._used = 0.0
            self._since = None
        if self._since is None:
            self._since = time.monotonic()

    def pause(self) -> None:
        """Nobody is there: time stands still."""
        if self._since is not None:
            self._used += time.monotonic() - self._since
            self._since = None

    def used(self) -> float:
        """Seconds that the decision has taken so far."""
        return self._used + (time.monotonic() - self._since if self._since is not None else 0.0)

    def stop(self, player: int, how: str) -> list[int]:
        """A decision was answered: what both have left now."""
        if self.kept.total and how != OPPONENT:
            left = self.left[player] - round(self.used() * MS)
            self.left[player] = max(0, left) + self.kept.increment * MS
        self._since = None
        self._decision = -1
        return list(self.left) if self.kept.total else []

    def is_spent(self, player: int) -> bool:
        """Whether a player has no time left."""
        return bool(self.kept.total) and self.left[player] <= self.used() * MS

    def until_due(self, player: int) -> float | None:
        """Seconds until something has to be done; nothing without a clock."""
        due = []
        if self.kept.total:
            due.append(self.left[player] / MS - self.used())
        if self.kept.decision:
            due.append(self.kept.decision - self.used())
        return max(0.0, min(due)) if due else None

    def told(self, game: Game | None) -> list[wire.Clock]:
        """Both clocks as they are shown."""
        if not self.kept.total and not self.kept.decision:
            return []
        decides = -1 if game is None or game.pending is None else game.pending.player
        runs = self._since is not None
        found: list[wire.Clock] = []
        for player in (0, 1):
            used = round(self.used() * MS) if player == decides else 0
            limit = self.kept.decision * MS
            found.append(
                wire.Clock(
                    left=max(0, self.left[player] - used),
                    runs=runs and player == decides,
                    decision=max(0, limit - used) if limit and player == decides else 0,
                )
            )
        return found
