"""What each revision of how we play this edition has mended (`Book.revisions`), oldest first."""

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
    (
        "what a continuous ability gives as long as something is so counts from that moment on, "
        "what it forbids too, and as often as it is given"
    ),
)
