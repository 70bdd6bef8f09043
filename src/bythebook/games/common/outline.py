"""Section 1: winning and losing, and the golden rules."""

from bythebook.games.common.policy import BOTH_LOSE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, end_game
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.result import BY_EFFECT, CONCESSION


@rule("ws 1.2.1", "dbs 1-2-1", "vgg 1.2.1", "vgd 1.2.1", nothing=[])
def game_ends(losing: list[tuple[int, int]]) -> list[Change]:
    """Whoever does not lose when the other does has won; the game is over at once."""
    return [end_game(winner_of(losing), losing[0][1])]


def winner_of(losing: list[tuple[int, int]]) -> int:
    """Who wins when these players lose."""
    return BOTH_LOSE.value if len(losing) == 2 else 1 - losing[0][0]


@rule("ws 1.2.2", "dbs 1-2-2", "vgg 1.2.2", "vgd 1.2.2", nothing=NOTHING)
def loses_for(met: list[int]) -> int:
    """Whoever meets a losing condition loses in the next rule action; for the first one met."""
    return met[0] if met else NOTHING


@rule("ws 1.2.4", "dbs 1-2-4", "vgg 1.2.4", "vgd 1.2.4", nothing=[])
def concession(player: int) -> list[Change]:
    """Whoever concedes has lost then and there, without a check timing."""
    return [end_game(1 - player, CONCESSION)]


@rule("ws 1.2.5", "dbs 1-2-6", "vgg 1.2.5", "vgd 1.2.5", nothing=[])
def end_by_effect(winner: int) -> list[Change]:
    """An effect that says who wins or loses ends the game while it resolves."""
    return [end_game(winner, BY_EFFECT)]


@rule("ws 1.3.1", "dbs 1-3-1", "vgg 1.3.1", "vgd 1.3.1", nothing=False)
def card_allows(permitted: int, what: int) -> bool:
    """Where a card's text allows what the rules do not, the text counts."""
    return permitted & what != 0


@rule("ws 1.3.3", "dbs 1-3-2", "vgg 1.3.2", "vgd 1.3.2", nothing=0)
def as_far_as_possible(count: int, available: int) -> int:
    """Of what cannot all be done, as much is done as can be."""
    return min(count, available)


@rule("ws 1.3.3.1", "dbs 1-3-2-1", "vgg 1.3.2.1", "vgg 3.17.2", "vgd 1.3.2.1", nothing=True)
def changes_state(now: int, wanted: int) -> bool:
    """What is already in a state is not brought into it again."""
    return now != wanted


@rule("ws 1.3.3.2", "dbs 1-3-2-2", "vgg 1.3.2.2", "vgd 1.3.2.2", nothing=1)
def times(count: int) -> int:
    """Zero or a negative number of times is not at all."""
    return max(0, count)


@rule("ws 1.3.5", "dbs 1-3-4", "vgg 1.3.4", "vgd 1.3.4", nothing=0)
def decides_first(game: Game) -> int:
    """Of two players who decide at the same time the turn player does so first."""
    return game.state.turn_player
