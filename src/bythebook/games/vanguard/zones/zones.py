"""The zones both eras have, and how circles stand to each other.

A locked card and a heart lie on a circle and are no units there. Each circle that can hold such
cards therefore has a place of its own for them, which the table says to be part of that circle.
Whatever asks for the units of a circle never meets them.
"""

from typing import Final

from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import NOTHING

# How a card is turned.
STAND: Final = 1
REST: Final = 2
ORIENTATIONS: Final = {STAND: "stand", REST: "rest"}

DECK: Final = 0
HAND: Final = 1
DROP: Final = 2
SOUL: Final = 3
DAMAGE: Final = 4
BIND: Final = 5
TRIGGER: Final = 6
REMOVED: Final = 7
FRONT_LEFT: Final = 8
VANGUARD: Final = 9
"""the center front circle"""
FRONT_RIGHT: Final = 10
BACK_LEFT: Final = 11
BACK_CENTER: Final = 12
BACK_RIGHT: Final = 13
GUARDIANS: Final = 14
"""the center far front circle"""
SHARED_KINDS: Final = 15
"""an edition's own zones come after these"""

FRONT_ROW: Final = (FRONT_LEFT, VANGUARD, FRONT_RIGHT)
BACK_ROW: Final = (BACK_LEFT, BACK_CENTER, BACK_RIGHT)
REAR_GUARDS: Final = (FRONT_LEFT, FRONT_RIGHT, BACK_LEFT, BACK_CENTER, BACK_RIGHT)
VANGUARD_AND_REAR: Final = (VANGUARD, *REAR_GUARDS)
FIELD: Final = (*VANGUARD_AND_REAR, GUARDIANS)

# Relations between circles, for card texts.
SAME_COLUMN: Final = 1
"""the other circles of a card's column, of both players"""
BEHIND: Final = 2
"""the circle behind a card in the front row"""
IN_FRONT: Final = 3
"""the circle in front of a card in the back row"""
SAME_ROW: Final = 4
"""its player's circles in a card's row"""
COLUMN_OF_VANGUARD: Final = 5
"""its master's circles in the center column"""
OWN_COLUMN: Final = 6
"""the other circle of its column on a card's own side"""
THEIR_COLUMN: Final = 7
"""the circles of its column on the other player's side"""

_COLUMNS: Final = (
    (FRONT_LEFT, BACK_LEFT),
    (VANGUARD, BACK_CENTER),
    (FRONT_RIGHT, BACK_RIGHT),
)


@rule("vgg 4.6.2", "vgd 4.9.1.1", nothing=())
def column_of(circle: int) -> tuple[int, ...]:
    """Two circles, one behind the other, are a column."""
    for column in _COLUMNS:
        if circle in column:
            return column
    return ()


@rule("vgg 4.6.2.1", "vgd 4.9.1.2", nothing=())
def column_across(circle: int) -> tuple[int, ...]:
    """The other player's circles of a column: left is across from right, center from center."""
    for place, column in enumerate(_COLUMNS):
        if circle in column:
            return _COLUMNS[2 - place]
    return ()


@rule("vgg 4.6.3", "vgd 4.9.1.3", nothing=())
def row_of(circle: int) -> tuple[int, ...]:
    """Three circles side by side are a row: the front row or the back row."""
    if circle in FRONT_ROW:
        return FRONT_ROW
    return BACK_ROW if circle in BACK_ROW else ()


def behind(circle: int) -> int:
    """The circle behind one in the front row, or NOTHING."""
    column = column_of(circle)
    return column[1] if column and column[0] == circle else NOTHING


def in_front(circle: int) -> int:
    """The circle in front of one in the back row, or NOTHING."""
    column = column_of(circle)
    return column[0] if column and column[1] == circle else NOTHING
