"""What each revision of how we play this edition has mended, oldest first.

A game depends on every rule it went through, so its record and its save say which revision
played it. One of an earlier revision goes on as long as it fits; where it does not, it is
refused with what was mended since. Whoever changes how recorded games go adds a revision, with
a few words that the refusal can show.
"""

from typing import Final

REVISIONS: Final = (
    "",
    (
        "what is known of a card after it has left, the end phase going back, attacks with no type "
        "left, loops, and choosing among cards nobody may see"
    ),
    (
        "costs whose earlier parts leave what later ones take, and what a text counts as done when "
        "fewer cards than it says were chosen or turned"
    ),
)
