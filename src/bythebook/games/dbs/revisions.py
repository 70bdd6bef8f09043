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
        "energy payments that are all alike are not asked about; rule processing, [Warrior of "
        "Universe 7], [Indestructible], KOs that were replaced, unaffected cards and tokens"
    ),
    (
        "how cards come in that a skill plays and a [Counter] answers, cards in a mode, extra "
        "cards that a skill activates, costs whose earlier parts leave what later ones take"
    ),
)
