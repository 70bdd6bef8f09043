"""Time: so much for the game, some more with each decision, and so much for one decision."""

import time
from typing import Any, Final

from bythebook.kernel.game.game import Game
from bythebook.server import wire
from bythebook.server.kept import ANSWER, BEFORE, OPPONENT, Event, KeptClocks

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
        self._before = 0.0
        """seconds that it took before it was returned to; they are paid for already"""
        self._spent: dict[int, float] = {}
        """seconds that each answered decision took"""

    def noted(self) -> dict[str, Any]:
        """How they stand, to be set back to."""
        return vars(self) | {"left": list(self.left), "_spent": dict(self._spent)}

    def set_back(self, noted: dict[str, Any]) -> None:
        """What stopped them does not count."""
        vars(self).update(noted)

    def begin(self, decision: int, before: float = 0.0) -> None:
        """A decision waits for its answer."""
        if decision != self._decision:
            self._decision = decision
            self._used = 0.0
            self._before = before
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
        self._spent[self._decision] = self._before + self.used()
        self._since = None
        self._decision = -1
        return list(self.left) if self.kept.total else []

    def end(self, player: int) -> list[int]:
        """The game ends while a player decides: what that took is paid, and nothing is added."""
        if self.kept.total and player >= 0:
            self.left[player] = max(0, self.left[player] - round(self.used() * MS))
        self._spent[self._decision] = self._before + self.used()
        self._used = 0.0
        self._since = None
        self._decision = -1
        return list(self.left)

    def take_back(
        self, decision: int, decides: int, undone: list[Event], agreed: bool
    ) -> list[int] | None:
        """What both have left once some answers were taken back; nothing, if it is not enough.

        Time that was used is not given back, and what the answers added is taken away again:
        who goes to and fro gains nothing. Nor is there more time for a decision that somebody
        returns to, unless the other player agreed.
        """
        left = list(self.left)
        used = self.used()
        if self.kept.total:
            if decides >= 0:
                left[decides] -= round(used * MS)
            for event in undone:
                if event.kind == ANSWER and event.how not in (OPPONENT, BEFORE):
                    left[event.player] -= self.kept.increment * MS
            if min(left) <= 0:
                return None
        so_far = (
            self._before + used + sum(spent for at, spent in self._spent.items() if at >= decision)
        )
        if agreed:
            so_far = 0.0
        elif self.kept.decision and so_far >= self.kept.decision:
            return None
        self.left = left
        self._spent = {at: spent for at, spent in self._spent.items() if at < decision}
        self._decision = -1
        self.begin(decision, so_far)
        return list(left)

    def is_spent(self, player: int) -> bool:
        """Whether a player has no time left."""
        return bool(self.kept.total) and self.left[player] - self.used() * MS < 1

    def until_due(self, player: int) -> float | None:
        """Seconds until something has to be done; nothing without a clock."""
        due = []
        if self.kept.total:
            due.append(self.left[player] / MS - self.used())
        if self.kept.decision:
            due.append(self.kept.decision - self._before - self.used())
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
            over = used + round(self._before * MS)
            found.append(
                wire.Clock(
                    left=max(0, self.left[player] - used),
                    runs=runs and player == decides,
                    decision=max(0, limit - over) if limit and player == decides else 0,
                )
            )
        return found
