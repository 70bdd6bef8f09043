"""Section 8, continuous effects: durations, what comes first."""

from typing import Final

from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import E_SINCE, E_STAMP
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import END_OF_TURN, THIS_GAME, UNSAID

_UNPRINTED: Final = [[0] * 500 for _ in range(64)]


@rule("ws 8.2.1.2", "dbs 8-2-2-2", "vgg 8.2.1.2", "vgd 11.3.1.2", nothing=END_OF_TURN)
def duration(until: int) -> int:
    """A continuous effect lasts as long as its text says, and else for the whole game."""
    return THIS_GAME if until == UNSAID else until


@rule("ws 8.9.1.1", "dbs 8-8-1-1", "vgg 8.7.1.1", "vgd 11.9.1.1", nothing=_UNPRINTED)
def base_values(lib: Library) -> list[list[int]]:
    """First of all a card's information is what is printed on it."""
    return lib.printed


@rule(
    "ws 8.9.1.5",
    "ws 8.9.1.5.1",
    "vgg 8.7.2.1",
    "vgg 8.7.2.1.1",
    "vgd 11.9.3.1",
    "vgd 11.9.3.1.1",
    nothing=0,
)
def since_placed(game: Game, card: int) -> int:
    """A continuous ability is as old as its card's stay, which goes on all over the field.

    Where nothing else decides, the older effect comes first.
    """
    return game.state.placed[card]


@rule("ws 8.9.1.5", "ws 8.9.1.5.2", "vgg 8.7.2.1", "vgg 8.7.2.1.1.1", nothing=0)
def since_played(effect: Change) -> int:
    """Any other effect is as old as the playing of the ability that made it."""
    return effect[E_STAMP] if effect[E_SINCE] == NOTHING else effect[E_SINCE]
