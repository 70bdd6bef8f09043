"""The table as one player sees it."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from bythebook.kernel.game.game import Game as Engine
from bythebook.kernel.state.refs import OWNER_SEES
from bythebook.kernel.state.result import Result
from bythebook.surface.cards import Zone
from bythebook.surface.decisions import Decision

if TYPE_CHECKING:
    from bythebook.wording.common import Wording


class View:
    """The table as one player sees it: nothing that the rules hide from them.

    It stays as it is when the game goes on.
    """

    def __init__(
        self, game: Engine, player: int, decision: Decision | None, words: "Wording"
    ) -> None:
        self._words = words
        self._seen: dict[str, Any] = game.view(player)
        self._zones = game.zones
        self.player = player
        """who looks"""
        self.turn: int = self._seen["turn"]
        """the number of the turn, the first is 1"""
        self.turn_player: int = self._seen["turn_player"]
        self.variables: Mapping[str, int] = self._seen["variables"]
        """what the rules count beside the cards"""
        self.result: Result | None = game.result
        asked = self._seen["decision"]
        self.deciding: int | None = None if asked is None else asked["player"]
        """who decides now"""
        self.decision: Decision | None = decision if self.deciding == player else None
        """the decision, if it is this player's"""

    @cached_property
    def mine(self) -> Mapping[str, Zone]:
        """The player's own zones, by name."""
        return self._side(self.player)

    @cached_property
    def rivals(self) -> Mapping[str, Zone]:
        """The rival's zones, by name."""
        return self._side(1 - self.player)

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data, to be sent or kept: cards in zones, values by name."""
        return self._seen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._seen == other._seen

    # Its data could be changed: it cannot be put into sets.
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        whose = "their own" if self.turn_player == self.player else "the rival's"
        return f"<View of player {self.player}: turn {self.turn}, {whose}>"

    def _side(self, side: int) -> dict[str, Zone]:
        found: dict[str, Zone] = {}
        for kind, seen in enumerate(self._seen["zones"][side]):
            ordered = self._zones.sight[kind] != OWNER_SEES or side == self.player
            found[seen["name"]] = Zone(seen["name"], side, seen, ordered, self._words)
        return found
