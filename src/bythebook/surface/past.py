"""Where a game has come from, to look again at decisions that were answered."""

from bythebook.kernel.game.game import Game as Engine
from bythebook.kernel.state.chain import Chain


class Past:
    """Plays a game again up to a decision, going on from the one that was looked at last.

    `origin` is the position it goes back to; if there is none, the game's own beginning.
    """

    def __init__(self, origin: Engine | None = None) -> None:
        self._origin = origin
        self._at: Engine | None = None

    def at(self, game: Engine, inputs: Chain, number: int) -> Engine:
        """The game as it was after so many of the inputs; of its own, to be looked at."""
        given = inputs.since(0)[:number]
        at = self._at
        if at is None or at.inputs.since(0) != given[: at.decided]:
            origin = self._origin
            at = game.from_the_start() if origin is None else origin.copy(log=False, history=False)
        for choice in given[at.decided :]:
            at.put_in(choice)
        self._at = at
        return at.copy(log=False, history=False)
