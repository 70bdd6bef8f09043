"""The keywords of section 14, as marks of abilities and cards."""

from typing import Final

WHITE_WINGS: Final = 1
BLACK_WINGS: Final = 2
POWERFUL: Final = 4
FRIEND: Final = 8
GLITTER: Final = 16
REVOL_DRESS: Final = 32
DRESS_BOOST: Final = 64
KEYWORD_NAMES: Final = {
    WHITE_WINGS: "White Wings",
    BLACK_WINGS: "Black Wings",
    POWERFUL: "Powerful",
    FRIEND: "Friend",
    GLITTER: "Glitter",
    REVOL_DRESS: "RevolDress",
    DRESS_BOOST: "DressBoost",
}
