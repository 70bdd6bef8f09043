"""Who plays: anybody who can choose an option."""

from typing import TYPE_CHECKING, Protocol

from bythebook.kernel.state.result import Result
from bythebook.surface.decisions import Option
from bythebook.surface.game import Game

if TYPE_CHECKING:
    from bythebook.agents import Opponent


class Agent(Protocol):
    """Somebody who answers decisions."""

    def choose(self, game: Game) -> Option | int:
        """One of the game's options, or the number of one.

        `game.decision` says who is asked what; `game.view(decision.player)` is what that player
        sees, and all that an honest agent looks at.
        """


class _Ours:
    """One of our own opponents."""

    def __init__(self, player: "Opponent") -> None:
        self._player = player

    def choose(self, game: Game) -> Option:
        """The option it takes."""
        return game.options[self._player.choose(game._game)]


def agent(game: str, name: str = "rules", seed: int = 0) -> Agent:
    """One of our opponents for a game: "rules", "greedy" or "random"."""
    from bythebook.agents import opponent

    return _Ours(opponent(name, game, seed))


def play(game: Game, first: Agent, second: Agent) -> Result:
    """Play a game to its end; the first agent is player 0, the second player 1."""
    players = (first, second)
    while (decision := game.decision) is not None:
        game.answer(players[decision.player].choose(game))
    result = game.result
    assert result is not None
    return result
