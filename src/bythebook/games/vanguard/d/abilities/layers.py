"""Section 11.9.1: in which order continuous effects are applied."""

from typing import Final

from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import ADD, BECOME, CHAR_ABILITIES

ORIGINALS: Final = 2
ORIGINALS_LOST: Final = 3


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


@rule("vgd 11.9.1.8", nothing=9)
def of_battle() -> int:
    """Then what boosting and guarding units add."""
    return 8


@rule("vgd 11.9.1.9", nothing=7)
def of_settings() -> int:
    """Last comes what sets a number."""
    return 9


def layer_of(op: int, char: int) -> int:
    """The layer of an effect that does this to a characteristic."""
    if char == CHAR_ABILITIES:
        return of_abilities()
    if op == ADD:
        return of_changes()
    return of_settings() if op == BECOME else without_values()
