"""Section 11.9.1: in which order continuous effects are applied."""

from bythebook.games.vanguard.d.cards.types import WORLD
from bythebook.games.vanguard.texts.events import FOR_THE_BATTLE, NO_BATTLE, VAR_BATTLE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import WHILE_FRAME, Change
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    CHAR_ABILITIES,
    E_STAMP,
    LOSE_ABILITIES,
    OPS,
    ORIGINAL,
)


@rule("vgd 11.9.1.2", nothing=9)
def originals_changed() -> int:
    """After what is printed comes what gives or changes original information."""
    return 2


@rule("vgd 11.9.1.3", nothing=1)
def originals_lost() -> int:
    """Then what takes original information away."""
    return 3


@rule("vgd 11.9.1.4", nothing=9)
def of_rules() -> int:
    """What rules change that is no effect comes after what is original."""
    return 4


@rule("vgd 11.9.1.5", nothing=6)
def of_abilities() -> int:
    """What gives and takes abilities comes before what changes other information."""
    return 5


@rule("vgd 11.9.1.6", nothing=7)
def without_values() -> int:
    """Then comes what changes no number."""
    return 6


@rule("vgd 11.9.1.7", nothing=9)
def of_changes() -> int:
    """Then what raises or lowers a number."""
    return 7


@rule("vgd 11.9.1.8", nothing=4)
def of_battle() -> int:
    """Then what boosting and guarding units add."""
    return 8


@rule("vgd 11.9.1.9", nothing=7)
def of_settings() -> int:
    """Last comes what sets a number."""
    return 9


@rule("vgd 11.9.2", nothing=False)
def sets_information(op: int) -> bool:
    """In one layer what sets information to a value comes after all others."""
    return op & OPS == BECOME


@rule("vgd 11.9.3.1.1.1", nothing=0)
def since_made(effect: Change) -> int:
    """An effect that no continuous ability has is as old as itself, not as what made it."""
    return effect[E_STAMP]


@rule("vgd 11.3.1.2.1", nothing=True)
def time_has_come(game: Game, until: int, value: int) -> bool:
    """What would last until the end of a battle does not come about where there is none."""
    for_battle = until == WHILE_FRAME and value == FOR_THE_BATTLE
    return not for_battle or game.state.vars[VAR_BATTLE] != NO_BATTLE


def layer_of(op: int, char: int) -> int:
    """The layer of an effect that does this to a characteristic."""
    if op & ORIGINAL:
        losing = op & OPS in (BITS_OFF, LOSE_ABILITIES)
        return originals_lost() if losing else originals_changed()
    if char == CHAR_ABILITIES:
        return of_abilities()
    if op == ADD:
        return of_changes()
    # Which World a player's is, is no number, though one stands for it.
    return of_settings() if op == BECOME and char != WORLD else without_values()
