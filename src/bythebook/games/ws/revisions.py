"""What each revision of how we play this edition has mended (`Book.revisions`), oldest first."""

from typing import Final

REVISIONS: Final = (
    "",
    (
        "what is known of a card after it has left, the end phase going back, attacks with no type "
        "left, loops, and choosing among cards nobody may see"
    ),
    (
        "costs whose earlier parts leave what later ones take, and what a text counts as done when "
        "fewer cards than it says were chosen or turned; of two cards that are exchanged neither "
        "moves if one of them stays"
    ),
    (
        "what a continuous ability gives as long as something is so counts from that moment on, "
        "what it forbids too, and as often as it is given"
    ),
)
